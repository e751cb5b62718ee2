"""Unigram against `tokenizers`, ties and roundings included."""

import pickle

from hypothesis import given
from hypothesis import strategies as st
from tokenizers import models

from engine.models.best_score import BestScore
from engine.models.pieces import BYTE_PIECES
from engine.models.split_steps import steps_of
from engine.models.unigram import Unigram
from tests.engine.models.library_tokens import engine_tokens, library_tokens
from tests.engine.models.random_vocabularies import all_ways

SCORES = [st.floats(-20, 0), st.sampled_from([-1.0, -2.0]), st.sampled_from([-0.1, -0.2, -0.3])]
TEXTS = st.lists(st.sampled_from([*"aaabbé€z", "<unk>"]), min_size=1, max_size=30).map("".join)


@st.composite
def unigram_files(draw):
    """Pieces, the id for unknown characters, and whether there is byte fallback."""
    scores = draw(st.sampled_from(SCORES))
    texts = ["<unk>", "a", "b", "é", "€"]
    for _ in range(draw(st.integers(0, 12))):
        texts.append(draw(st.sampled_from(texts[1:])) + draw(st.sampled_from(texts[1:])))
    texts = [text for text in dict.fromkeys(texts) if len(text) < 12]
    del texts[1 : draw(st.integers(1, 4))]
    byte_fallback = draw(st.booleans())
    if byte_fallback:
        texts += BYTE_PIECES[: draw(st.sampled_from([256, 256, 200]))]
    texts += draw(st.lists(st.sampled_from(texts), max_size=1))
    pieces = [(text, draw(scores) if "<" not in text else 0.0) for text in texts]
    return pieces, draw(st.sampled_from([0, 0, 0, len(pieces) - 1])), byte_fallback


@given(fields=unigram_files(), text=TEXTS)
def test_tokens_and_places_are_those_of_the_library(fields, text):
    assert engine_tokens(Unigram(*fields), text) == library_tokens(models.Unigram(*fields), text)


@given(
    text=st.text(alphabet="aab", min_size=1, max_size=9),
    scores=st.dictionaries(
        st.text(alphabet="ab", min_size=1, max_size=4),
        st.sampled_from([-1.0, -1.5, -2.25, -4.0]),
        min_size=1,
    ),
)
def test_no_way_scores_higher_than_the_best(text, scores):
    unknown = min(scores.values()) - 10

    def total(way):
        return sum(scores.get(piece, unknown) for piece in way)

    best = BestScore(scores, unknown, "double").split(text)
    # All ways may leave a symbol alone; that is allowed here only if it is no token.
    assert total(best) == max(map(total, all_ways(tuple(text), frozenset(scores))))


@given(fields=unigram_files(), text=st.text(alphabet="aabéz", max_size=12))
def test_the_columns_grow_from_the_beginning_and_the_steps_lead_to_the_pieces(fields, text):
    model = pickle.loads(pickle.dumps(Unigram(*fields)))
    steps = steps_of(model.splitter, text, "rank-ordered")
    columns = [step for step in steps if step.kind == "best"]
    sums = [0.0]
    for place, step in enumerate(columns):
        assert step.place == place and step.backward and step.tokens == tuple(text)
        for option in step.options:
            assert text[place + 1 - option.width : place + 1] == option.token
            assert option.sum == option.score + sums[place + 1 - option.width]
        assert step.sum == max(option.sum for option in step.options)
        winner = next(option for option in step.options if option.sum == step.sum)
        assert winner.token == step.result and winner.unknown != step.known
        sums.append(step.sum)
    if text:
        assert list(steps[-1].after) == model.splitter.split(text, "rank-ordered")
    pickle.dumps(steps)


def test_its_own_way_is_called_best_score():
    model = Unigram([("<unk>", 0.0), ("a", -1.0)], 0)
    assert model.actual("rank-ordered") == "best-score"
    assert model.actual("longest-match") == "longest-match"


def test_without_an_unknown_token_there_is_no_id():
    tokens = Unigram([("a", -1.0)]).tokenize("azza")
    assert tokens.ids == (0, None, 0) and tokens.texts == ("a", "zz", "a")


def test_bytes_of_an_unknown_run_share_its_place():
    pieces = [("<unk>", 0.0), ("a", -1.0), *((label, 0.0) for label in BYTE_PIECES)]
    tokens = Unigram(pieces, 0, True).tokenize("aé")
    assert tokens.texts == ("a", "<0xC3>", "<0xA9>")
    assert (tokens.starts, tokens.ends) == ((0, 1, 1), (1, 3, 3))
