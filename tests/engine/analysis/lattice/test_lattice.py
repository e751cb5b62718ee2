"""The lattice holds every split; its best, next best and probable ones are those of enumeration."""

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import open_tokenizer
from engine.analysis.lattice import LatticeError, lattice_of
from engine.models.bpe_model import BPEModel
from engine.models.pieces import Piece
from engine.models.sentencepiece import SentencePieceUnigram
from engine.models.split_steps import WordTooLongError
from engine.models.unigram import Unigram
from tests.engine.analysis.bare_tokenizer import BareTokenizer
from tests.engine.formats.sentencepiece.models import SETTINGS, library, trained

PIECES = [("<unk>", 0.0), ("h", -3.0), ("u", -2.5), ("g", -3.5), ("hu", -4.0), ("ug", -4.25)]


def lattice(word, pieces=PIECES):
    return lattice_of(BareTokenizer(Unigram(pieces, 0)), word)


def every_split(lattice_, place=0):
    """All ways from a place to the end, by trying everything."""
    if place == len(lattice_.word):
        yield ()
    for number, arc in enumerate(lattice_.arcs):
        if arc.start == place:
            for rest in every_split(lattice_, arc.end):
                yield (number, *rest)


def score(lattice_, way):
    return sum((Fraction(lattice_.arcs[number].score) for number in way), Fraction())


def test_all_tokens_that_fit_are_arcs():
    found = lattice("hug")
    assert [(arc.start, arc.end, arc.text, arc.id) for arc in found.arcs] == [
        (0, 1, "h", 1),
        (0, 2, "hu", 4),
        (1, 2, "u", 2),
        (1, 3, "ug", 5),
        (2, 3, "g", 3),
    ]
    assert found.split_total == 3
    assert found.tokens(found.best) == ("h", "ug")
    assert found.best_path.score == -7.25


def test_the_best_splits_in_order_with_their_chances():
    found = lattice("hug")
    paths = found.best_paths(5)
    assert [found.tokens(path.arcs) for path in paths] == [("h", "ug"), ("hu", "g"), tuple("hug")]
    assert [path.score for path in paths] == [-7.25, -7.5, -9.0]
    total = sum(math.exp(path.score) for path in paths)
    for path in paths:
        assert path.chance == pytest.approx(math.exp(path.score) / total)


def test_unknown_neighbours_are_shown_as_the_model_shows_them():
    found = lattice("hxyg")
    assert found.tokens(found.best) == ("h", "xy", "g")
    assert [arc.id for arc in found.arcs if arc.text in "xy"] == [None, None]


def test_only_a_unigram_model_has_a_lattice():
    with pytest.raises(LatticeError, match="only a Unigram model"):
        lattice_of(BareTokenizer(BPEModel({"a": 0}, [])), "a")


def test_a_word_that_nobody_can_look_at_is_refused():
    with pytest.raises(WordTooLongError):
        lattice("h" * 501)


def test_scores_that_are_no_numbers_are_refused():
    pieces = [Piece("<unk>", 0.0, "unknown"), Piece("a", float("-inf")), Piece("b", -1.0)]
    with pytest.raises(LatticeError, match="no finite number"):
        lattice_of(BareTokenizer(SentencePieceUnigram(pieces, 0)), "ab")


def test_scores_beyond_all_measure_still_have_chances():
    found = lattice("ab", [("<unk>", 0.0), ("a", -1e250), ("b", -1e250), ("ab", -1.9e250)])
    assert [path.chance for path in found.best_paths(2)] == [1.0, 0.0]


def test_nothing_has_one_split():
    found = lattice("")
    assert (found.split_total, found.best, found.best_path.chance) == (1, (), 1.0)


scores = st.integers(-40, 0).map(lambda number: number / 4)
pieces = st.dictionaries(st.text("abc", min_size=1, max_size=4), scores, max_size=12)
words = st.text("abcx", max_size=7)


@given(pieces, words, st.sampled_from([0.0, 0.3, 1.0, 2.5]))
def test_everything_equals_enumeration(vocabulary, word, alpha):
    model = Unigram([("<unk>", -5.0), *vocabulary.items()], 0)
    found = lattice_of(BareTokenizer(model), word)
    ways = list(every_split(found))
    assert found.split_total == len(ways)
    ranked = sorted((score(found, way) for way in ways), reverse=True)
    best = found.best_paths(4)
    assert [path.score for path in best] == [float(value) for value in ranked[:4]]
    assert len({path.arcs for path in best}) == len(best)
    assert {path.arcs for path in best} <= set(ways)
    assert score(found, found.best) == ranked[0]
    assert found.tokens(found.best) == model.tokenize(word).texts
    masses = [math.exp(alpha * score(found, way)) for way in ways]
    for way, mass in zip(ways, masses, strict=True):
        assert found.path(way, alpha).chance == pytest.approx(mass / sum(masses))
    for number, share in enumerate(found.arc_chances(alpha)):
        using = sum(m for way, m in zip(ways, masses, strict=True) if number in way)
        assert share == pytest.approx(using / sum(masses))


UNIGRAM = [name for name in SETTINGS if name.startswith("unigram")]
TEXTS = ("abcab", "caabbdea a cab", "ab aab ё日")


def opened(name, folder):
    path = folder / "a.model"
    path.write_bytes(trained(name))
    return open_tokenizer(path)


@pytest.mark.parametrize("name", UNIGRAM)
def test_the_best_path_is_how_the_opened_tokenizer_splits(name, tmp_path):
    tokenizer = opened(name, tmp_path)
    for word in (word for text in TEXTS for word in tokenizer.split(text).words):
        found = lattice_of(tokenizer, word)
        split = tokenizer.model.splitter.split(word, "rank-ordered")
        assert found.tokens(found.best) == tuple(split)
        assert found.best_paths(1)[0].score == pytest.approx(found.best_path.score)


@pytest.mark.parametrize("text", TEXTS)
def test_the_next_best_are_those_of_the_library(text, tmp_path):
    tokenizer = opened("unigram", tmp_path)
    (word,) = tokenizer.split(text).words
    found = lattice_of(tokenizer, word)
    scores_of = {arc.text: arc.score for arc in found.arcs if arc.id is not None}
    theirs = library("unigram").nbest_encode(text, nbest_size=8, out_type=str)
    known = [[scores_of[piece] for piece in split if piece in scores_of] for split in theirs]
    ours = [[a for a in path.arcs if found.arcs[a].id is not None] for path in found.best_paths(8)]
    ours = [sum(found.arcs[number].score for number in way) for way in ours]
    assert [sum(split) for split in known] == pytest.approx(ours, abs=1e-4)
