"""Both models against the library: made-up pieces of every type, and trained files."""

import io
import pickle

import pytest
import sentencepiece
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.models.pieces import BYTE_PIECES, Piece
from engine.models.sentencepiece import SentencePieceBPE, SentencePieceUnigram
from engine.models.split_steps import steps_of
from tests.engine.models.sentencepiece_files import pieces_of, processor

MODELS = {"bpe": SentencePieceBPE, "unigram": SentencePieceUnigram}
# Few different scores tie often; those of one decimal place round differently in 32 bits.
SCORES = [
    st.floats(-20, 0, width=32),
    st.sampled_from([-1.0, -2.0]),
    st.sampled_from([-0.1, -0.2, -0.3, -0.6]),
]
TYPES = ["normal", "normal", "normal", "unused", "user-defined"]
TEXTS = st.text(alphabet="aaabbé€z", min_size=1, max_size=60)


@st.composite
def piece_lists(draw):
    """Pieces of all types over a few characters, and whether there are byte pieces."""
    byte_fallback = draw(st.booleans())
    scores = draw(st.sampled_from(SCORES))
    texts = ["a", "b", "é", "€"]
    for _ in range(draw(st.integers(1, 14))):
        texts.append(draw(st.sampled_from(texts)) + draw(st.sampled_from(texts)))
    texts = [text for text in dict.fromkeys(texts) if len(text) < 14]
    texts = texts[draw(st.integers(0, 3)) :]
    pieces = [Piece("<unk>", 0.0, "unknown"), Piece("<s>", 0.0, "control")]
    if byte_fallback:
        pieces += [Piece(label, 0.0, "byte") for label in BYTE_PIECES]
    pieces += [Piece(text, draw(scores), draw(st.sampled_from(TYPES))) for text in texts]
    assume(any(piece.type == "normal" for piece in pieces))
    return pieces, byte_fallback


def assert_equal(model, library, text):
    tokens = model.tokenize(text)
    assert list(tokens.texts) == library.encode(text, out_type=str)
    assert list(tokens.ids) == library.encode(text)
    assert list(*model.ids_of_words([text], "rank-ordered")) == list(tokens.ids)
    if tokens.ids:
        assert (tokens.starts[0], tokens.ends[-1]) == (0, len(text.encode()))
        assert tokens.starts[1:] == tokens.ends[:-1]


@pytest.mark.parametrize("kind", MODELS)
@given(made=piece_lists(), text=TEXTS)
def test_tokens_are_those_of_the_library(kind, made, text):
    pieces, byte_fallback = made
    model = MODELS[kind](pieces, 0, byte_fallback)
    assert_equal(model, processor(pieces, kind, byte_fallback), text)


@pytest.mark.parametrize("kind", MODELS)
@given(made=piece_lists(), text=st.text(alphabet="aaabé€", min_size=100, max_size=400))
def test_so_they_are_in_long_texts(kind, made, text):
    pieces, byte_fallback = made
    model = MODELS[kind](pieces, 0, byte_fallback)
    assert_equal(model, processor(pieces, kind, byte_fallback), text)


@pytest.mark.parametrize(
    "settings",
    [
        {"model_type": "bpe"},
        {"model_type": "bpe", "byte_fallback": True, "user_defined_symbols": ["new", "▁l"]},
        {"model_type": "unigram"},
        {"model_type": "unigram", "byte_fallback": True},
        {"model_type": "unigram", "user_defined_symbols": ["new", "west", "ё"]},
    ],
)
def test_trained_files_split_every_text_as_the_library_does(settings):
    lines = ["low lower lowest", "new newer newest", "wide wider widest", "новый ёж", "aaaaaaaaa"]
    written = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(lines * 3),
        model_writer=written,
        hard_vocab_limit=False,
        vocab_size=330 if settings.get("byte_fallback") else 60,
        minloglevel=2,
        normalization_rule_name="identity",
        **settings,
    )
    library = sentencepiece.SentencePieceProcessor(model_proto=written.getvalue())
    defined = settings.get("user_defined_symbols", [])
    pieces = [
        piece._replace(type="user-defined") if piece.text in defined else piece
        for piece in pieces_of(library)
    ]
    byte_fallback = settings.get("byte_fallback", False)
    model = MODELS[settings["model_type"]](pieces, library.unk_id(), byte_fallback)
    for text in [*lines, "newestwest lowx", "ёлка 😀 new", "a" * 1000, "▁▁low", "zzz low zz"]:
        normalized = library.normalize(text)
        tokens = model.tokenize(normalized)
        assert list(tokens.ids) == library.encode(text)
        assert list(tokens.texts) == library.encode(text, out_type=str)


def test_a_user_defined_piece_is_never_cut_nor_joined():
    types = ["normal", "normal", "user-defined", "normal", "normal"]
    texts = ["a", "b", "ab", "aab", "ba"]
    pieces = [Piece("<unk>", 0.0, "unknown"), *map(Piece, texts, [-1.0] * 5, types)]
    model = SentencePieceBPE(pieces, 0)
    for mode in model.modes:
        assert model.tokenize("aabab", mode).texts == ("a", "ab", "ab")


def test_an_unused_piece_is_taken_apart_again():
    pieces = [
        Piece("<unk>", 0.0, "unknown"),
        Piece("a", -1.0),
        Piece("b", -1.0),
        Piece("ab", -1.0),
        Piece("abab", -1.0, "unused"),
    ]
    assert SentencePieceBPE(pieces, 0).tokenize("ababab").texts == ("ab", "ab", "ab")


def test_a_merge_is_recovered_from_the_scores_above():
    pieces = [
        Piece("<unk>", 0.0, "unknown"),
        Piece("es", -0.0),
        Piece("est", -1.0),
        Piece("xyz", -2.0),
        *(Piece(c, -9.0) for c in "estxyz"),
    ]
    model = SentencePieceBPE(pieces, 0)
    assert model.recovered == {"es": ("e", "s"), "est": ("es", "t"), "xyz": None}
    assert model.merges == (("e", "s"), ("es", "t"))


def test_byte_pieces_stand_for_one_byte_each():
    pieces = [
        Piece("<unk>", 0.0, "unknown"),
        *(Piece(p, 0.0, "byte") for p in BYTE_PIECES),
        Piece("a", -1.0),
    ]
    for kind in MODELS.values():
        tokens = kind(pieces, 0, True).tokenize("aé")
        assert tokens.texts == ("a", "<0xC3>", "<0xA9>") and tokens.starts == (0, 1, 2)


def test_control_pieces_match_no_text_and_stand_for_nothing():
    pieces = [Piece("<unk>", 0.0, "unknown"), Piece("s", 0.0, "control"), Piece("a", -1.0)]
    for kind in MODELS.values():
        model = kind(pieces, 0)
        assert model.tokenize("as").ids == (2, 0) and model.data("s") is None


def test_an_unknown_run_that_looks_like_a_piece_stays_unknown():
    """ "bb" is unused at first; what is left of it are two unknown characters."""
    pieces = [
        Piece("<unk>", 0.0, "unknown"),
        Piece("a", -1.0),
        Piece("ab", -2.0),
        Piece("abb", -1.5, "unused"),
        Piece("bb", -9.0),
    ]
    model = SentencePieceBPE(pieces, 0)
    assert_equal(model, processor(pieces, "bpe"), "abbb")


@pytest.mark.parametrize("kind", MODELS)
@given(made=piece_lists(), text=st.text(alphabet="aaabbéz", max_size=14))
def test_the_steps_lead_to_the_pieces(kind, made, text):
    pieces, byte_fallback = made
    assume(kind == "unigram" or not any(piece.type == "unused" for piece in pieces))
    model = pickle.loads(pickle.dumps(MODELS[kind](pieces, 0, byte_fallback)))
    for mode in model.modes:
        steps = steps_of(model.splitter, text, mode)
        symbols = list(model.splitter.writing.symbols(text))
        after = list(steps[-1].after) if steps else symbols
        assert model.splitter.fuse(after) == model.splitter.fuse(
            model.splitter.pieces(model.splitter.writing.symbols(text), mode)
        )


def test_long_texts_without_a_seam():
    pieces = [
        Piece("<unk>", 0.0, "unknown"),
        *(Piece("a" * n, -float(n)) for n in (1, 2, 3, 4, 6, 8)),
    ]
    for kind, make in MODELS.items():
        for length in (99_999, 100_000):
            assert_equal(make(pieces, 0), processor(pieces, kind), "a" * length)


def test_a_score_of_minus_zero_is_below_zero():
    pieces = [Piece("<unk>", 0.0, "unknown"), Piece("a", 0.0, "normal"), Piece("aa", 0.0, "normal")]
    for score, tokens in ((0.0, ("aaa", "a")), (-0.0, ("aa", "aa"))):
        model = SentencePieceBPE([*pieces, Piece("aaa", score, "normal")], 0, False)
        assert model.tokenize("aaaa").texts == tokens
