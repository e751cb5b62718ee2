"""Whatever way words are counted, and however often it changes, they are those that `re` finds."""

from collections import Counter
from unittest import mock

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.text import counted_words, numbered_words
from engine.text.counted_words import CountedWords
from engine.text.pretokenize import pretokenize

few = st.sampled_from(["low", "lower", "самый", "x" * 20, "!"])
many = st.text("abcdefghij", min_size=3, max_size=5)
passages = st.lists(st.lists(few, max_size=60) | st.lists(many, max_size=60), max_size=8)


@settings(max_examples=300)
@given(
    texts=st.lists(passages, max_size=4),
    known=st.dictionaries(few, st.integers(1, 3)),
    enough=st.integers(1, 40),
    part=st.integers(1, 200),
)
def test_words_their_counts_and_their_order_are_those_of_strings(texts, known, enough, part):
    joined = [" ".join(" ".join(passage) for passage in text) for text in texts]
    expected = Counter(known)
    with (
        mock.patch.object(counted_words, "_WORDS_TO_TELL", enough),
        mock.patch.object(numbered_words, "_PART", part),
    ):
        words = CountedWords(known)
        for text in joined:
            words.add(text)
            expected.update(pretokenize(text))
    assert list(words.finished().items()) == list(expected.items())


def test_the_way_follows_the_words():
    new = " ".join(f"{number:x}" for number in range(1 << 20, (1 << 20) + 20_000))
    known = " low" * 300_000
    words = CountedWords({})
    by_numbers = []
    with mock.patch.object(counted_words, "_WORDS_TO_TELL", 5_000):
        for text in (known, new, known):
            words.add(text)
            by_numbers.append(words._numbers is not None)
    assert by_numbers == [True, False, True]
    assert words.finished()[" low"] == 600_000
