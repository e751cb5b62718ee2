"""Checks of the bytes that tokens stand for."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.analysis.doctor.finding import Finding
from engine.analysis.doctor.patient import Patient
from engine.analysis.vocabulary import Flag
from engine.text.code_points import IntArray
from engine.text.remark import Remark

_NEVER_IN_UTF8 = frozenset({0xC0, 0xC1, *range(0xF5, 0x100)})
_HEX_LIST = 32


def partial_characters(patient: Patient) -> Iterator[Finding]:
    """Find tokens longer than a byte that are no whole characters, but parts of some."""
    rows = np.setdiff1d(_partial(patient), _impossible(patient))
    if len(rows):
        yield Finding(
            "partial-characters",
            "note",
            len(rows),
            Remark("Tokens that end or begin inside a character"),
            Remark(
                "Their bytes are no valid UTF-8 by themselves; only with their neighbours they make"
                " characters. That is normal where merges work on bytes. Do not decode a text token"
                " by token: a character that is cut would be shown as � (U+FFFD)."
            ),
            patient.ids(rows),
        )


def impossible_bytes(patient: Patient) -> Iterator[Finding]:
    """Find tokens longer than a byte with bytes that no UTF-8 text can have there."""
    wrong = _impossible(patient)
    if len(wrong):
        yield Finding(
            "impossible-bytes",
            "warning",
            len(wrong),
            Remark("Tokens whose bytes no text can have"),
            Remark(
                "Wherever such a token stood, its bytes would be no UTF-8. So no text produces it,"
                " and if a model gives it, decoding shows � (U+FFFD). The vocabulary was probably"
                " learned from files that are no text."
            ),
            patient.ids(wrong),
        )


def _partial(patient: Patient) -> IntArray:
    """Find the rows of such tokens; those that are made of no text anyway are told of elsewhere."""
    rows: IntArray = np.setdiff1d(patient.rows_with(Flag.PARTIAL), patient.unreachable)
    longer: IntArray = rows[patient.table.byte_lengths[rows] > 1]
    return longer


def _impossible(patient: Patient) -> IntArray:
    contents = patient.table.contents
    wrong = [row for row in _partial(patient).tolist() if not _can_be_in_text(contents[row])]
    return np.array(wrong, np.int64)


def _can_be_in_text(data: bytes) -> bool:
    r"""Tell whether bytes can be the middle of a UTF-8 text.

    >>> _can_be_in_text(b"\x9fa"), _can_be_in_text(b"a\xf0\x9f"), _can_be_in_text(b"a\x9f")
    (True, True, False)
    """
    whole = data.lstrip(bytes(range(0x80, 0xC0)))
    if len(data) - len(whole) > 3:
        return False
    try:
        whole.decode("utf-8")
    except UnicodeDecodeError as error:
        return error.reason == "unexpected end of data"
    return True


def missing_bytes(patient: Patient) -> Iterator[Finding]:
    """Find byte values without a token, where characters are made of bytes."""
    single = {content[0] for content in patient.table.contents if len(content) == 1}
    missing = sorted(set(range(256)) - single)
    if not missing or not _is_of_bytes(single):
        return
    lost = [byte for byte in missing if byte not in _NEVER_IN_UTF8]
    values = " ".join(f"{byte:02X}" for byte in missing[:_HEX_LIST])
    yield Finding(
        "missing-bytes",
        "error" if lost else "note",
        len(missing),
        Remark("Byte values that no token stands for"),
        Remark(
            "Texts with these bytes cannot be written with this vocabulary: {values}. Characters"
            " that need them become the unknown token or are lost. The values C0, C1 and F5 to FF"
            " are in no UTF-8 text and are not needed.",
            values=values + (" …" if len(missing) > _HEX_LIST else ""),
        ),
    )


def _is_of_bytes(single: set[int]) -> bool:
    """Tell whether a vocabulary means to have all bytes: it has most of those above ASCII.

    A vocabulary of characters has none of them, since a character above ASCII has several bytes.
    """
    return sum(byte >= 0x80 for byte in single) > 16
