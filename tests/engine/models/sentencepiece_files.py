"""SentencePiece files made in memory: any pieces, no normalization."""

import struct

import sentencepiece

_TYPES = {"normal": 1, "unknown": 2, "control": 3, "user-defined": 4, "unused": 5, "byte": 6}
_KINDS = {"unigram": 1, "bpe": 2}


def _number(value):
    low, rest = value & 0x7F, value >> 7
    return bytes([low | 0x80]) + _number(rest) if rest else bytes([low])


def _field(field, value):
    """One field of a protocol buffer: a number, a 32-bit float or bytes."""
    if isinstance(value, float):
        return _number(field << 3 | 5) + struct.pack("<f", value)
    if isinstance(value, int):
        return _number(field << 3) + _number(value)
    return _number(field << 3 | 2) + _number(len(value)) + value


def processor(pieces, kind, byte_fallback=False):
    """The library with these pieces, for texts that are normalized already."""
    data = b""
    for piece in pieces:
        score = _field(2, float(piece.score))
        data += _field(1, _field(1, piece.text.encode()) + score + _field(3, _TYPES[piece.type]))
    data += _field(2, _field(3, _KINDS[kind]) + _field(35, int(byte_fallback)))
    data += _field(3, _field(1, b"identity") + _field(3, 0) + _field(4, 0) + _field(5, 0))
    return sentencepiece.SentencePieceProcessor(model_proto=data)


def pieces_of(library):
    """The pieces of a file that the library has read, as the engine has them."""
    from engine.models.pieces import Piece

    def type_of(number):
        tests = {
            "unknown": library.is_unknown,
            "control": library.is_control,
            "unused": library.is_unused,
            "byte": library.is_byte,
        }
        return next((name for name, test in tests.items() if test(number)), "normal")

    numbers = range(library.get_piece_size())
    return [Piece(library.id_to_piece(n), library.get_score(n), type_of(n)) for n in numbers]
