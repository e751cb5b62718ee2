"""Bytes -> JSON values, for files from strangers: no crash on depth, size, or odd encodings."""

from __future__ import annotations

import json
import os

from engine.documented_json.document import TokenizerFileError
from engine.documented_json.library_numbers import library_float
from engine.text.reading import InputFileError, UnknownEncodingError, decode
from engine.text.remark import Remark

_UTF_16 = (b"{\0", b"[\0", b"\0{", b"\0[")
"""How JSON begins in UTF-16 without a byte order mark."""


class JsonObject(dict[str, object]):
    """A JSON object that remembers which names were given more than once.

    Attributes:
        repeated: name -> the values given before the last one, which counts.
    """

    repeated: dict[str, list[object]]

    @classmethod
    def from_pairs(cls, pairs: list[tuple[str, object]]) -> JsonObject:
        """Build it from its members in order."""
        result = cls(pairs)
        result.repeated = {}
        if len(result) == len(pairs):
            return result
        result.clear()
        for name, value in pairs:
            if name in result:
                result.repeated.setdefault(name, []).append(result[name])
            result[name] = value
        return result


def decode_json(data: bytes, path: str | os.PathLike[str]) -> str:
    """Decode the text of a JSON file (UTF-8, or UTF-16 with byte order mark).

    Raises:
        TokenizerFileError: it is neither, with the place of the first wrong byte.
    """
    if data[:2] in _UTF_16:
        reason = Remark("the text is UTF-16 and does not say so; save the file as UTF-8")
        raise TokenizerFileError(path, "", reason)
    try:
        return decode(data)
    except UnknownEncodingError as error:
        reason = Remark(
            "the text is not UTF-8: byte 0x{byte:02X} at offset {offset}; save the file as UTF-8",
            byte=data[error.position],
            offset=error.position,
        )
        raise TokenizerFileError(path, error.place, reason) from None
    except InputFileError as error:
        raise TokenizerFileError(path, error.place, error.reason) from None


def parse_json(text: str, path: str | os.PathLike[str]) -> object:
    """Parse JSON; objects come as `JsonObject`.

    Raises:
        TokenizerFileError: with line and column of the fault.
    """
    try:
        return json.loads(text, object_pairs_hook=JsonObject.from_pairs, parse_float=library_float)
    except json.JSONDecodeError as error:
        raise TokenizerFileError(path, _place(error), _reason(error)) from None
    except RecursionError:
        raise TokenizerFileError(path, "", Remark("the JSON is nested too deeply")) from None
    except ValueError:  # Python refuses to read numbers of thousands of digits
        raise TokenizerFileError(path, "", Remark("the JSON holds a number too long")) from None


def written(value: object, most: int = 60) -> str:
    r"""Write a value for a sentence as its file has it, cut if it is long.

    >>> written(None), written([True, "ё\ud800"])
    ('null', '[true, "ё\\ud800"]')
    """
    text = json.dumps(value, ensure_ascii=False).encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= most else f"{text[:most]}…"


def _place(error: json.JSONDecodeError) -> str:
    return f"line {error.lineno}, column {error.colno}"


_FAULTS = {
    "Unterminated string": Remark("a string has no closing quotation mark"),
    "Expecting ':'": Remark("a colon is missing"),
    "Expecting ','": Remark("a comma or a closing bracket is missing"),
    "Expecting property name": Remark("a name in double quotation marks is missing"),
    "Expecting value": Remark("a value is missing"),
    "Extra data": Remark("something follows after its end"),
    "Invalid \\u": Remark("four hexadecimal digits must follow \\u"),
    "Invalid \\": Remark("there is no such escape after \\"),
    "Invalid control character": Remark("a string holds a line end or another control character"),
    "Illegal trailing comma": Remark("nothing follows after a comma"),
}
"""How the reader of Python begins to tell of a fault -> the fault in plain words."""


def _fault(message: str) -> str:
    return next((fault for begin, fault in _FAULTS.items() if message.startswith(begin)), message)


def _reason(error: json.JSONDecodeError) -> Remark:
    cut_off = error.msg.startswith("Unterminated") or not error.doc[error.pos :].strip()
    if cut_off:
        return Remark(
            "the JSON ends too early: the file is cut off ({detail})", detail=_fault(error.msg)
        )
    return Remark("this is not JSON: {detail}", detail=_fault(error.msg))
