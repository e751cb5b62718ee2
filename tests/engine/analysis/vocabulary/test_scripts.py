"""Scripts of characters, against the property one by one."""

import numpy as np
import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.vocabulary.scripts import OTHER_SCRIPT, character_facts, combined
from engine.text.code_points import code_points


@given(st.text(max_size=30))
def test_the_script_is_the_property_of_the_character(text):
    facts = character_facts(code_points(text))
    for character, place in zip(text, facts.scripts, strict=True):
        name = facts.names[place]
        if name == "":
            pattern = r"[\p{Script=Common}\p{Script=Inherited}\p{Script=Unknown}]"
            assert regex.fullmatch(pattern, character)
        elif name != OTHER_SCRIPT:
            assert regex.fullmatch(rf"\p{{Script={name}}}", character)


@pytest.mark.parametrize(
    ("text", "script"),
    [("a", "Latin"), ("д", "Cyrillic"), ("漢", "Han"), ("한", "Hangul"), ("の", "Hiragana"),
     ("α", "Greek"), ("ש", "Hebrew"), ("ع", "Arabic"), ("ก", "Thai"), ("क", "Devanagari")],
)  # fmt: skip
def test_usual_scripts_have_their_usual_names(text, script):
    facts = character_facts(code_points(text))
    assert facts.names[facts.scripts[0]] == script


@given(st.lists(st.text(alphabet="aяβ1 ", max_size=4)))
def test_texts_are_combined_as_each_alone(texts):
    lengths = np.array([len(text) for text in texts], np.int64)
    facts = character_facts(code_points("".join(texts)))
    lowest, highest, _ = combined(facts, np.cumsum(lengths) - lengths, lengths)
    for text, low, high in zip(texts, lowest, highest, strict=True):
        places = {facts.names.index(name) for name in _names(text)}
        assert (low, high) == ((min(places), max(places)) if places else (0, 0))


def _names(text):
    known = {"a": "Latin", "я": "Cyrillic", "β": "Greek"}
    return {known[character] for character in text if character in known}
