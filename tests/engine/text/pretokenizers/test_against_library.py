"""Every pre-tokenizer gives the pieces and places that the Hugging Face library gives."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tokenizers import Regex
from tokenizers import pre_tokenizers as library

from engine.text import pretokenizers as ours
from engine.text.aligned import AlignedText
from engine.text.patterns import PatternError, PatternTimeoutError
from engine.text.pretokenize import SPLIT_RULES
from tests.engine.text.nasty import nasty_text

BEHAVIORS = {
    "Removed": "removed",
    "Isolated": "isolated",
    "MergedWithPrevious": "merged_with_previous",
    "MergedWithNext": "merged_with_next",
    "Contiguous": "contiguous",
}
PAIRS = {
    "BertPreTokenizer": (ours.BertPreTokenizer(), library.BertPreTokenizer()),
    "Whitespace": (ours.Whitespace(), library.Whitespace()),
    "WhitespaceSplit": (ours.WhitespaceSplit(), library.WhitespaceSplit()),
    "CharDelimiterSplit": (ours.CharDelimiterSplit("a"), library.CharDelimiterSplit("a")),
    "Digits": (ours.Digits(), library.Digits()),
    "Digits individual": (ours.Digits(True), library.Digits(individual_digits=True)),
    "ByteLevel": (ours.ByteLevel(), library.ByteLevel()),
    "ByteLevel bare": (
        ours.ByteLevel(False, use_regex=False),
        library.ByteLevel(add_prefix_space=False, use_regex=False),
    ),
    "Metaspace": (ours.Metaspace(), library.Metaspace()),
    "Metaspace first": (
        ours.Metaspace(prepend_scheme="first"),
        library.Metaspace(prepend_scheme="first"),
    ),
    "Metaspace whole": (
        ours.Metaspace("_", "never", False),
        library.Metaspace("_", "never", False),
    ),
    "UnicodeScripts": (ours.UnicodeScripts(), library.UnicodeScripts()),
    "FixedLength": (ours.FixedLength(3), library.FixedLength(3)),
    "Sequence": (
        ours.PreTokenizerSequence([ours.WhitespaceSplit(), ours.Digits(True), ours.ByteLevel()]),
        library.Sequence(
            [library.WhitespaceSplit(), library.Digits(individual_digits=True), library.ByteLevel()]
        ),
    ),
}


def pieces(pre_tokenizer, text):
    """Give the pieces and their places in characters."""
    owner = [n for n, c in enumerate(text) for _ in c.encode("utf-8", "surrogatepass")]
    owner.append(len(text))
    return [
        (piece.text, (owner[piece.starts[0]], owner[piece.ends[-1] - 1] + 1))
        for piece in pre_tokenizer([AlignedText.original(text)])
    ]


@pytest.mark.parametrize("name", PAIRS)
@settings(max_examples=150)
@given(text=nasty_text())
def test_a_pre_tokenizer_gives_the_librarys_pieces_and_places(name, text):
    own, theirs = PAIRS[name]
    assert pieces(own, text) == theirs.pre_tokenize_str(text)


@pytest.mark.parametrize("behavior", BEHAVIORS)
@settings(max_examples=100)
@given(text=nasty_text())
def test_punctuation_is_treated_in_all_five_ways(behavior, text):
    theirs = library.Punctuation(BEHAVIORS[behavior])
    assert pieces(ours.Punctuation(behavior), text) == theirs.pre_tokenize_str(text)


@pytest.mark.parametrize("behavior", BEHAVIORS)
@settings(max_examples=150)
@given(
    text=nasty_text(),
    invert=st.booleans(),
    pattern=st.sampled_from(
        [
            " ",
            "a",
            "",
            r"\s+",
            r"\d{1,3}",
            r"[[:punct:]]|\p{Han}",
            r"(?i:B)+",
            r"^.|$",
            *SPLIT_RULES,
        ]
    ),
)
def test_a_split_cuts_as_the_library_does(behavior, text, invert, pattern):
    is_regex = len(pattern) > 1
    own = ours.Split(pattern, is_regex, behavior, invert)
    theirs = library.Split(Regex(pattern) if is_regex else pattern, BEHAVIORS[behavior], invert)
    assert pieces(own, text) == theirs.pre_tokenize_str(text)


def test_a_pattern_that_does_not_compile_says_where():
    with pytest.raises(PatternError) as caught:
        ours.Split("a(b")
    assert caught.value.position is not None


def test_a_pattern_that_backtracks_without_end_is_stopped(monkeypatch):
    monkeypatch.setattr("engine.text.patterns.searching._SECONDS", 0.05)
    split = ours.Split(r"(?:a|aa)+(?:a|aa)+$")
    with pytest.raises(PatternTimeoutError):
        split([AlignedText.original("a" * 40 + "!")])


def test_metaspace_marks_only_the_piece_that_begins_the_text():
    first = ours.Metaspace(prepend_scheme="first")
    whole = AlignedText.original("ab cd")
    cut = first([whole.slice(0, 2), whole.slice(2, 5)])
    assert [piece.text for piece in cut] == ["▁ab", "▁cd"]
    cut = first([whole.slice(0, 2), whole.slice(3, 5)])
    assert [piece.text for piece in cut] == ["▁ab", "cd"]
