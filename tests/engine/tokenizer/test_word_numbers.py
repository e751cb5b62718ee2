"""Words by numbers: the same words as the split rule gives, whatever was read before."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.text.pretokenize import SPLIT_RULES, SplitPatternError, word_spans
from engine.tokenizer import word_numbers
from engine.tokenizer.word_numbers import WordNumbers

TEXTS = st.lists(st.text(alphabet="ab é\n1'\ud83d", max_size=30), max_size=6)
RULES = [*SPLIT_RULES, "[a-z]+", "(?=a)"]


def read(numbers, text):
    words = numbers.read(text)
    return [
        (numbers.words[number], (start, end))
        for number, start, end in zip(*(column.tolist() for column in words), strict=True)
    ]


@pytest.mark.parametrize("rule", RULES)
@given(texts=TEXTS)
def test_words_and_places_are_those_of_the_rule(rule, texts):
    numbers = WordNumbers(rule)
    for text in [*texts, "".join(texts)]:
        spans = word_spans(text, rule)
        assert read(numbers, text) == [(text[start:end], (start, end)) for start, end in spans]


def test_a_distinct_word_has_one_number():
    numbers = WordNumbers("whitespace")
    assert numbers.read("low new low").numbers.tolist() == [0, 1, 0]
    assert numbers.read("new newer").numbers.tolist() == [1, 2]
    assert numbers.lengths.tolist() == [3, 3, 5]


def test_it_forgets_when_there_are_too_many_words_and_says_so(monkeypatch):
    monkeypatch.setattr(word_numbers, "_MOST_WORDS", 5)
    numbers = WordNumbers("whitespace")
    for number in range(50):
        assert read(numbers, f"a{number} b")[0] == (f"a{number}", (0, len(f"a{number}")))
        assert len(numbers.words) <= 7
    assert numbers.generation > 5


def test_a_wrong_pattern_is_refused_each_time():
    numbers = WordNumbers("[a-")
    for _ in range(2):
        with pytest.raises(SplitPatternError):
            numbers.read("a")
