"""Records of pieces: found in the bytes of a file, or read one by one, they are the same."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sentencepiece import sentencepiece_model_pb2 as library_fields

from engine.formats.sentencepiece.model_proto import message_class, read_model_proto
from engine.formats.sentencepiece.piece_records import read_beginning, read_records
from engine.models.pieces import PIECE_TYPES
from tests.engine.formats.sentencepiece.models import SETTINGS, trained

RECORD = message_class("SentencePiece").FromString
# Texts that look like the beginning of a record, and all else that may mislead.
TEXTS = st.text(st.sampled_from("ab▁\n\x0a\x15\x18\x07\0é"), min_size=1, max_size=9) | st.text(
    min_size=1, max_size=150
)


def one_by_one(data):
    message = library_fields.ModelProto.FromString(data)
    return read_records([piece.SerializeToString() for piece in message.pieces], RECORD)


def same(first, second):
    return first[0] == second[0] and all(
        np.array_equal(a, b, equal_nan=True) for a, b in zip(first[1:], second[1:], strict=True)
    )


@pytest.mark.parametrize("name", SETTINGS)
def test_trained_models_begin_with_records_that_are_all_alike(name):
    found = read_beginning(trained(name))
    assert found is not None and same(found[0], one_by_one(trained(name)))
    rest = library_fields.ModelProto.FromString(trained(name)[found[1] :])
    assert not rest.pieces and rest.HasField("trainer_spec")


@given(
    st.lists(
        st.tuples(TEXTS, st.none() | st.floats(width=32), st.none() | st.integers(1, 6)),
        min_size=1,
        max_size=6,
    ),
    st.booleans(),
)
def test_whatever_the_pieces_are_they_are_read_as_they_are(rows, ended):
    proto = library_fields.ModelProto()
    for text, score, kind in rows:
        piece = proto.pieces.add(piece=text)
        if score is not None:
            piece.score = score
        if kind is not None:
            piece.type = kind
    if ended:
        proto.trainer_spec.SetInParent()
    data = proto.SerializeToString()
    pieces = read_model_proto(data, "").pieces
    assert [p.text for p in pieces] == [text for text, *_ in rows]
    assert [p.type for p in pieces] == [PIECE_TYPES[(kind or 1) - 1] for *_, kind in rows]
    scores = np.array([score or 0.0 for _, score, _ in rows], np.float32)
    assert np.array_equal([p.score for p in pieces], scores, equal_nan=True)


def test_pieces_that_come_after_other_things_are_read_too():
    first, second = library_fields.ModelProto(), library_fields.ModelProto()
    first.pieces.add(piece="a", score=-1)
    first.trainer_spec.SetInParent()
    second.pieces.add(piece="b", score=-2)
    data = first.SerializeToString() + second.SerializeToString()
    assert [piece.text for piece in read_model_proto(data, "").pieces] == ["a", "b"]
