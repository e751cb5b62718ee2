"""The best way by scores, and the ways that it beat."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from engine.models.best_score import BestScore

TEXTS = ["".join(letters) for n in (1, 2, 3) for letters in product("abc", repeat=n)]
SCORES = st.dictionaries(
    st.sampled_from(TEXTS), st.integers(-120_000, 0).map(lambda whole: whole / 2), max_size=12
)


def _best_sum(model, word):
    """The slow twin: the best of all ways to cover a word."""
    best = [0.0]
    for end in range(1, len(word) + 1):
        sums = [best[end - 1] + model.scores.get(word[end - 1], model.unknown)]
        for start in range(end - 1):
            if word[start:end] in model.scores:
                sums.append(best[start] + model.scores[word[start:end]])
        best.append(max(sums))
    return best[-1]


@given(SCORES, st.text("abc", min_size=1, max_size=30), st.sampled_from(["single", "double"]))
def test_no_other_way_has_a_higher_score_and_what_was_taken_off_is_known(scores, word, precision):
    model = BestScore(scores, -70_000.0, precision)
    way = model.way(word)
    # Halves below 2^24 have no rounding, so every sum is the true one.
    assert way.sums[-1] == _best_sum(model, word)
    assert precision == "single" or not way.zeros
    pieces = model.split(word)
    assert "".join(pieces) == word
    assert sum(model.scores.get(piece, model.unknown) for piece in pieces) == _best_sum(model, word)


@given(SCORES, st.text("abc", min_size=1, max_size=30), st.sampled_from(["single", "double"]))
def test_at_every_place_the_winner_has_the_highest_sum_of_all_that_end_there(
    scores, word, precision
):
    model = BestScore(scores, -70_000.0, precision)
    for end, (winner, options) in enumerate(model.columns(word), start=1):
        assert winner in options
        assert winner.sum == max(option.sum for option in options)
        known = [start for start in range(end) if word[start:end] in model.scores]
        assert [option.start for option in options if option.known] == known
