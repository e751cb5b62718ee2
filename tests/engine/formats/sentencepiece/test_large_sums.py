"""Sums that grow large are begun anew where SentencePiece begins them anew."""

import itertools

import sentencepiece
from hypothesis import given
from hypothesis import strategies as st
from sentencepiece import sentencepiece_model_pb2 as library_fields

from engine.formats.sentencepiece import open_sentencepiece

SYMBOLS = "abé"
TEXTS = ["".join(letters) for n in (1, 2, 3, 4) for letters in itertools.product(SYMBOLS, repeat=n)]
SIZES = st.sampled_from([0.3, 1.0, 33_333.0, 99_999.0, 100_000.0, 100_001.0, 3e5, 1e30, 3e38])
SCORES = st.builds(lambda size, part: size * part, SIZES, st.floats(-1, 1, width=32))


@st.composite
def models(draw):
    proto = library_fields.ModelProto()
    proto.trainer_spec.SetInParent()
    proto.normalizer_spec.add_dummy_prefix = False
    proto.pieces.add(piece="<unk>", type=2)
    for text in draw(st.lists(st.sampled_from(TEXTS), min_size=2, max_size=20, unique=True)):
        kind = draw(st.sampled_from([1, 1, 1, 1, 4, 5]))
        proto.pieces.add(piece=text, score=draw(SCORES), type=kind)
    return proto.SerializeToString()


@given(models(), st.lists(st.text(SYMBOLS + "x", min_size=1, max_size=80), min_size=1, max_size=4))
def test_scores_of_any_size_are_summed_as_by_the_library(data, texts):
    processor = sentencepiece.SentencePieceProcessor(model_proto=data)
    tokenizer = open_sentencepiece(data, "m.model")
    for text in texts:
        assert tokenizer.encode(text).ids == processor.encode(text)


def test_a_long_text_of_small_scores_falls_as_in_the_library():
    proto = library_fields.ModelProto()
    proto.trainer_spec.SetInParent()
    proto.pieces.add(piece="<unk>", type=2)
    scores = {"a": -12.236188, "b": -12.973674, "ab": -12.733271, "ba": -12.476588, "▁": -2.171677}
    for text, score in scores.items():
        proto.pieces.add(piece=text, score=score)
    data = proto.SerializeToString()
    text = "abba ab bab aab " * 2500
    expected = sentencepiece.SentencePieceProcessor(model_proto=data).encode(text)
    assert open_sentencepiece(data, "m.model").encode(text).ids == expected
