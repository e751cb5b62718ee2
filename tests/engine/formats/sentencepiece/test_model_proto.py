"""What is in a .model file, and which of its fields mean what."""

import struct

import pytest
from sentencepiece import sentencepiece_model_pb2 as library_fields

from engine import TokenizerFileError
from engine.formats.sentencepiece.model_proto import (
    MODEL_TYPES,
    NormalizerSpec,
    SentencePieceFile,
    message_class,
    read_model_proto,
)
from engine.models.pieces import Piece
from tests.engine.formats.sentencepiece.models import trained


def model(**fields):
    """A model with the fewest fields that make one, changed."""
    proto = library_fields.ModelProto()
    proto.pieces.add(piece="<unk>", score=0, type=2)
    proto.pieces.add(piece="low", score=-1.5)
    proto.trainer_spec.SetInParent()
    for name, value in fields.items():
        part, _, field = name.partition("__")
        setattr(getattr(proto, part), field, value)
    return proto.SerializeToString()


def test_the_smallest_model_has_the_usual_settings():
    expected = (Piece("<unk>", 0.0, "unknown"), Piece("low", -1.5, "normal"))
    assert read_model_proto(model(), "") == SentencePieceFile(expected)


def test_every_field_is_read():
    file = read_model_proto(
        model(
            trainer_spec__model_type=2,
            trainer_spec__byte_fallback=True,
            trainer_spec__treat_whitespace_as_suffix=True,
            trainer_spec__unk_surface="?",
            trainer_spec__bos_piece="<bos>",
            trainer_spec__eos_piece="<eos>",
            normalizer_spec__name="own",
            normalizer_spec__precompiled_charsmap=bytes(4),
            normalizer_spec__add_dummy_prefix=False,
            normalizer_spec__remove_extra_whitespaces=False,
            normalizer_spec__escape_whitespaces=False,
            denormalizer_spec__precompiled_charsmap=bytes(4),
        ),
        "",
    )
    assert file.model_type == "BPE" and file.byte_fallback and file.whitespace_as_suffix
    assert (file.unknown_surface, file.bos, file.eos) == ("?", "<bos>", "<eos>")
    assert file.normalizer == NormalizerSpec("own", bytes(4), False, False, False)
    assert file.denormalizer == NormalizerSpec("", bytes(4))


def test_a_surface_that_is_empty_is_not_the_usual_one():
    assert read_model_proto(model(trainer_spec__unk_surface=""), "").unknown_surface == ""
    assert read_model_proto(model(), "").unknown_surface == " ⁇ "


def test_fields_have_the_numbers_and_defaults_of_the_library():
    ours = message_class().DESCRIPTOR.file.message_types_by_name
    for name, message in ours.items():
        theirs = library_fields.DESCRIPTOR.message_types_by_name
        parent = theirs["ModelProto"] if name == "SentencePiece" else theirs[name]
        known = parent.nested_types_by_name.get(name, parent)
        for field in message.fields:
            same = known.fields_by_number[field.number]
            assert same.name == field.name
            if field.message_type is None and field.has_default_value:
                ours_default = field.default_value
                is_bytes = isinstance(ours_default, bytes)
                assert (ours_default.decode() if is_bytes else ours_default) == same.default_value


def test_model_types_are_those_of_the_library():
    types = library_fields.TrainerSpec.ModelType.items()
    assert {number: name.title() for name, number in types} == {
        number: name.title() for number, name in MODEL_TYPES.items()
    }


@pytest.mark.parametrize("size", [1, 2, 3, 100, 5_000])
def test_what_is_cut_off_in_a_piece_is_damaged(size):
    data = trained("unigram")[:-1] if size == 1 else trained("unigram")[:size]
    try:
        file = read_model_proto(data, "m.model")
    except TokenizerFileError as error:
        assert "damaged SentencePiece model" in error.reason
    else:  # cut between two pieces: nothing is damaged, but the end is missing
        assert not file.complete


@pytest.mark.parametrize("data", [b"", b"\0", b"\n\x00", b"\xff" * 50, b"hello, world", b"{}"])
def test_what_is_no_model_is_damaged(data):
    with pytest.raises(TokenizerFileError):
        file = read_model_proto(data, "m.model")
        raise TokenizerFileError("", "", f"an empty piece: {file.pieces}")


def test_unknown_types_are_named():
    with pytest.raises(TokenizerFileError, match=r"unknown type \(9\)"):
        read_model_proto(_with_number(model(), b"\x18", 9), "m.model")


def test_two_pieces_that_are_no_utf_8_stay_two():
    pieces = b"".join(
        b"\n" + bytes([3 + 5]) + b"\n\x01" + byte + b"\x15" + struct.pack("<f", -1.0)
        for byte in (b"\xfe", b"\xff")
    )
    first, second = read_model_proto(pieces, "").pieces
    assert first.text != second.text


def _with_number(data: bytes, field: bytes, number: int) -> bytes:
    """Give the first piece, which is of type 2, another type."""
    return data.replace(field + b"\x02", field + bytes([number]), 1)
