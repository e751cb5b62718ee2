r"""What `\p{…}` names: the same characters as in the library's regular expressions."""

import pytest
from tokenizers import Regex, normalizers

from engine.text.patterns import compile_pattern

# Every assigned plane of text, thinly in the large blocks that are all alike.
CHARACTERS = "".join(
    chr(code) for code in (*range(0xD800), *range(0xE000, 0x20000), *range(0x20000, 0x110000, 997))
)
GENERAL = """
    L Lu Ll Lt Lm Lo M Mn Mc N Nd Nl No P Pd Ps Po S Sm Sc So Z Zs Zl C Cc Cf Cn Letter Any Assigned
"""
BINARY = """
    Alphabetic Alpha Upper Lower Punct PosixPunct Digit XDigit Alnum Space Blank Cntrl Graph Print
    Word ASCII ID_Start ID_Continue IDS IDC XIDC White_Space Emoji Emoji_Presentation
    Extended_Pictographic ExtPict Ideographic Dash Quotation_Mark Math
"""
SCRIPTS = """
    Latin Greek Cyrillic Hebrew Arabic Devanagari Thai Hangul Hiragana Katakana Han Hani Common
"""
NAMES = [*GENERAL.split(), *BINARY.split(), *SCRIPTS.split()]


@pytest.mark.parametrize("name", NAMES)
def test_a_property_has_the_characters_that_it_has_in_the_library(name):
    pattern = f"\\p{{{name}}}+"
    others = normalizers.Replace(Regex(pattern), "").normalize_str(CHARACTERS)
    found = {c for start, end in compile_pattern(pattern).matches(CHARACTERS)
             for c in CHARACTERS[start:end]}  # fmt: skip
    assert found == set(CHARACTERS) - set(others)
