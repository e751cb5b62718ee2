"""What is remembered of words is what a text as a whole is split into, however sums are rounded."""

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.models.best_score import BestScore
from engine.models.pieces import Piece
from engine.models.sentencepiece import SentencePieceUnigram
from engine.models.sure_words import SureWords
from tests.engine.models.sentencepiece_files import processor

TEXTS = ["".join(letters) for n in (1, 2, 3, 4) for letters in product("ab▁", repeat=n)]
# Equal in truth and not when they are added up; equal; a little apart; so large that sums restart.
SCORES = {
    "tenths": st.sampled_from([-0.1, -0.2, -0.3, -0.4, -0.6]),
    "one": st.just(-2.1716766357421875),
    "near": st.integers(0, 40).map(lambda n: -3.0 - n / 1024),
    "any": st.floats(-20, 0, width=32),
    "signs": st.floats(-20, 20, width=32),
    "large": st.floats(-70_000, 70_000, width=32),
    "too large": st.floats(-1, 1, width=32).map(lambda part: part * 2.0**127),
    "no numbers": st.sampled_from([float("nan"), float("inf"), -1.0]),
}


def _scores(kind):
    return st.dictionaries(st.sampled_from(TEXTS), SCORES[kind], min_size=1, max_size=14)


def _text(seed, length):
    return "".join(random.Random(seed).choices("aaabb▁▁c", k=length))


@pytest.mark.parametrize("kind", SCORES)
@given(data=st.data(), seed=st.integers(0, 999), unknown=st.sampled_from([-12.5, -1.0, -9e4]))
def test_a_text_is_split_as_a_whole(kind, data, seed, unknown):
    best_score = BestScore(data.draw(_scores(kind)), unknown, "single")
    sure = SureWords(best_score)
    for length in (1, 30, 900):
        text = _text(seed, length)
        assert sure.split(text) == best_score.split(text)
        assert sure.split(text) == best_score.split(text)


@pytest.mark.parametrize("kind", ["tenths", "one", "near", "any", "signs", "large"])
@given(data=st.data(), seed=st.integers(0, 999))
def test_so_does_the_library(kind, data, seed):
    scores = data.draw(_scores(kind))
    pieces = [Piece("<unk>", 0.0, "unknown"), *(Piece(text, scores[text]) for text in scores)]
    text = _text(seed, 900)
    assert list(SentencePieceUnigram(pieces, 0).tokenize(text).ids) == processor(
        pieces, "unigram"
    ).encode(text)


@pytest.mark.parametrize("seed", range(8))
def test_so_it_is_wherever_the_sums_are_between_powers_of_two(seed):
    draw = random.Random(seed)
    values = [-0.1, -0.2, -0.3, -2.1716766357421875, -2.5, -9.75, -33.3]
    scores = {text: draw.choice(values) for text in TEXTS[:90]}
    pieces = [Piece("<unk>", 0.0, "unknown"), *(Piece(text, scores[text]) for text in scores)]
    model, library = SentencePieceUnigram(pieces, 0), processor(pieces, "unigram")
    text = _text(seed, 60_000)
    whole = model.splitter.best_score.split(text)
    for _ in range(2):
        assert SureWords(model.splitter.best_score).split(text) == whole
        assert list(model.tokenize(text).ids) == library.encode(text)


def test_the_sum_before_a_word_can_decide_what_it_becomes():
    """ "▁aa" is the same as its parts in truth; from some sums on it is rounded to less or more."""
    scores = {"▁": -0.1, "a": -0.1, "▁a": -0.2, "aa": -0.2, "▁aa": -0.3, "b": -0.7}
    best_score = BestScore({text: -abs(score) for text, score in scores.items()}, -11.0, "single")
    text = "▁aab" * 50_000
    pieces = SureWords(best_score).split(text)
    assert pieces == best_score.split(text)
    assert len({tuple(pieces[place : place + 4]) for place in range(0, len(pieces), 4)}) > 1
