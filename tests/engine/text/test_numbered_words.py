"""Words found with arrays against the words that `re` finds, whatever the characters are."""

import random
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.text import character_codes, numbered_words, word_keys
from engine.text.character_codes import LETTER, OTHER, SPACE, CharacterCodes
from engine.text.code_points import code_points
from engine.text.numbered_words import NumberedWords, word_starts
from engine.text.pretokenize import SPLIT_RULES, pretokenize

SCRAPS = ("a", "low", "Z_9", "ёж", "中文", "😀", "é", "\ud83d", "1", "'s", "!", "...", "\0", "\x1c")
SPACES = (" ", "  ", "\n", "\t ", " \n", "\r\n  ", "\u3000", "\xa0")


def mixed_text(draw, total):
    """Words of all lengths around those that fit into a key, and all sorts of white space."""
    scraps = draw.choices(SCRAPS + SPACES + (" ",) * 6, k=total)
    return "".join(
        scrap * (draw.randrange(1, 19) if draw.random() < 0.05 else 1) for scrap in scraps
    )


def words_of(numbered, text):
    return [numbered.words[number] for number in numbered.read(text).tolist()]


@pytest.fixture(autouse=True)
def _always_arrays(monkeypatch):
    monkeypatch.setattr(numbered_words, "_LONG", 1)


def test_the_kinds_of_all_characters_are_those_that_re_tells_apart():
    everything = "".join(map(chr, range(0x110000)))
    points = code_points(everything)
    codes = CharacterCodes()
    kinds = codes.kinds(codes.of(points), points)
    for kind, pattern in ((LETTER, r"\w"), (SPACE, r"\s"), (OTHER, r"[^\w\s]")):
        assert np.flatnonzero(kinds == kind).tolist() == [
            match.start() for match in re.finditer(pattern, everything)
        ]


@given(st.text(min_size=1) | st.text("a_ \n\t!ё😀\x1f", min_size=1))
def test_words_begin_where_the_documented_rule_begins_them(text):
    points = code_points(text)
    codes = CharacterCodes()
    starts = word_starts(codes.kinds(codes.of(points), points), points)
    matches = re.finditer(SPLIT_RULES["document"], text)
    assert starts.tolist() == [match.start() for match in matches]


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("last_code", [0, 2, 7, 254])
def test_texts_are_numbered_as_their_words_one_by_one(seed, last_code, monkeypatch):
    monkeypatch.setattr(character_codes, "_LAST_CODE", last_code)
    monkeypatch.setattr(numbered_words, "_MANY_RARE", 2 if seed % 2 else 16)
    monkeypatch.setattr(numbered_words, "_PART", 1 + 50 * (seed % 5))
    draw = random.Random(seed)
    numbered = NumberedWords("document")
    seen = {}
    for total in (1, 30, 300, 300, 1000):
        text = mixed_text(draw, total)
        wanted = pretokenize(text)
        assert words_of(numbered, text) == wanted
        seen.update(dict.fromkeys(wanted))
        assert numbered.words == list(seen)  # in order of appearance
        assert numbered.lengths.tolist() == list(map(len, seen))


@pytest.mark.parametrize("seed", range(10))
def test_words_that_fall_into_one_slot_are_told_apart(seed, monkeypatch):
    monkeypatch.setattr(word_keys, "_FEWEST_SLOTS", 2)
    monkeypatch.setattr(word_keys, "_SLOTS_PER_WORD", 1)
    draw = random.Random(seed)
    numbered = NumberedWords("document")
    for _ in range(6):
        text = " ".join(str(draw.randrange(400)) for _ in range(500))
        assert words_of(numbered, text) == pretokenize(text)


@pytest.mark.parametrize("slots", [2, 1 << 14])
def test_words_that_begin_alike_are_told_apart(slots, monkeypatch):
    monkeypatch.setattr(word_keys, "_FEWEST_SLOTS", slots)
    monkeypatch.setattr(word_keys, "_MOST_SLOTS", slots)
    words = [letter * size for letter in "ab" for size in range(1, 40)]
    words += [f"beginning{number}" for number in range(300)]
    text = "\n".join(words)
    numbered = NumberedWords("document")
    for _ in range(2):
        assert words_of(numbered, text) == pretokenize(text)


def test_no_code_is_that_which_stands_for_no_key():
    """A key of sixteen bytes 255 would be that of every word that has none."""
    everything = "".join(map(chr, range(0x100, 0x300)))
    assert CharacterCodes().of(code_points(everything)).max() == 254


def test_words_that_were_seen_are_found_by_their_keys(monkeypatch):
    numbered = NumberedWords("document")
    text = " ".join(f"word{number}" for number in range(5000))
    numbered.read(text)
    made = []
    monkeypatch.setattr(numbered, "number", lambda words: made.extend(words) or np.zeros(0, int))
    with pytest.raises(ValueError, match="shape"):  # words that fell into one slot are asked for
        numbered.read(text)
    assert len(made) < 1500


def test_arrays_are_tried_again_when_they_were_of_no_use(monkeypatch):
    """Texts of thousands of different characters, then one of few."""
    monkeypatch.setattr(numbered_words, "_PART", 1000)
    chinese = "".join(map(chr, range(0x4E00, 0x4E00 + 9000)))
    numbered = NumberedWords("document")
    text = "\n".join(chinese[i : i + 30] for i in range(0, 9000, 30)) + "\nlow lower" * 9000
    assert words_of(numbered, text) == pretokenize(text)
    assert numbered._codes is not None
    assert numbered._keyed.find(
        word_keys.word_keys(
            numbered._codes.of(code_points("\nlow")), np.array([0, 1]), np.array([1, 3])
        )
    )[1].any()


@pytest.mark.parametrize("text", ["(f); [g], " * 900, '{"a":1,"b":[2,3]}' * 900, "." * 9000 + "a."])
def test_a_text_without_spaces_behind_letters_is_read_in_parts(text, monkeypatch):
    monkeypatch.setattr(numbered_words, "_PART", 100)
    parts = list(numbered_words.parts(text))
    assert "".join(parts) == text
    assert [word for part in parts for word in pretokenize(part)] == pretokenize(text)
    assert max(map(len, parts[:-1]), default=0) < 200 or text.startswith("..")


def test_a_word_is_the_same_in_long_and_in_short_texts(monkeypatch):
    monkeypatch.setattr(numbered_words, "_LONG", 20)
    numbered = NumberedWords("document")
    assert numbered.read("low new").tolist() == [0, 1]
    assert numbered.read("newer new low new low").tolist() == [2, 1, 3, 1, 3]
    assert numbered.read("low").tolist() == [0]


@pytest.mark.parametrize("rule", ["gpt2", "whitespace", "none", "[a-z]+"])
def test_other_rules_are_as_pretokenize_has_them(rule):
    numbered = NumberedWords(rule)
    text = mixed_text(random.Random(3), 200)
    for _ in range(2):
        assert words_of(numbered, text) == pretokenize(text, rule)
