"""Fields: the members of a JSON object, read by type, every fault with its JSON path.

Members that are missing take the default that the Hugging Face library's constructors have. It
refuses many such files; here they open.
"""

from __future__ import annotations

import json
import math
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NoReturn

from engine.documented_json import JsonObject, TokenizerFileError, written
from engine.text.remark import Remark

_SIMPLE_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_LARGEST_ID = (1 << 32) - 1
_SHOWN = 60


class UnknownComponentError(ValueError):
    """A stage that is not known here: the vocabulary can be read, but no text can be split.

    Attributes:
        refusal: the sentence that says which.
    """

    def __init__(self, refusal: Remark) -> None:
        """Take the sentence."""
        self.refusal = refusal
        super().__init__(str(refusal))


@dataclass(frozen=True)
class Value:
    """A JSON value with its place.

    Attributes:
        value: the value.
        path: the file.
        place: the JSON path.
        is_missing: whether the object has no such member.
    """

    value: object
    path: str | os.PathLike[str]
    place: str = "$"
    is_missing: bool = False

    def fail(self, template: str, **values: object) -> NoReturn:
        """Refuse the file because of this value, or because it is not there."""
        reason = Remark("this is missing") if self.is_missing else Remark(template, **values)
        raise TokenizerFileError(self.path, self.place, reason)

    @property
    def shown(self) -> str:
        """The value for a sentence, cut if it is long."""
        return written(self.value, _SHOWN)

    def member(self, name: str) -> Value:
        """Give a member of an object; one that is missing is None."""
        mapping = self.members()
        step = f".{name}" if _SIMPLE_NAME.fullmatch(name) else f"[{json.dumps(name)}]"
        return Value(mapping.get(name), self.path, self.place + step, name not in mapping)

    def has(self, name: str) -> bool:
        """Tell whether an object has a member that is not null."""
        return self.members().get(name) is not None

    def items(self) -> Iterator[Value]:
        """Yield the items of a list."""
        for index, value in enumerate(self.entries()):
            yield Value(value, self.path, f"{self.place}[{index}]")

    def members(self) -> JsonObject:
        """Give it as an object."""
        if not isinstance(self.value, dict):
            self.fail("this must be an object, not {value}", value=self.shown)
        if not isinstance(self.value, JsonObject):
            return JsonObject.from_pairs(list(self.value.items()))
        return self.value

    def entries(self) -> list[object]:
        """Give it as a list."""
        if not isinstance(self.value, list):
            self.fail("this must be a list, not {value}", value=self.shown)
        return self.value

    def text(self, default: str | None = None) -> str:
        """Give it as a text; the default if it is missing."""
        if self.value is None and default is not None:
            return default
        if not isinstance(self.value, str):
            self.fail("this must be a text, not {value}", value=self.shown)
        return self.value

    def optional_text(self) -> str | None:
        """Give it as a text, or None if it is missing."""
        return None if self.value is None else self.text()

    def character(self, default: str | None = None) -> str:
        """Give it as a single character."""
        text = self.text(default)
        if len(text) != 1:
            self.fail("this must be a single character, not {value}", value=self.shown)
        return text

    def flag(self, default: bool) -> bool:
        """Give it as true or false; the default if it is missing."""
        if self.value is None:
            return default
        if not isinstance(self.value, bool):
            self.fail("this must be true or false, not {value}", value=self.shown)
        return self.value

    def whole(self, default: int | None = None) -> int:
        """Give it as a whole number from 0 that 32 bits hold, as ids and sizes are."""
        value = default if self.value is None else self.value
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _LARGEST_ID:
            self.fail(
                "this must be a whole number from 0 to {most}, not {value}",
                most=_LARGEST_ID,
                value=self.shown,
            )
        return value

    def number(self) -> float:
        """Give it as a number that is none of the odd ones."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.fail("this must be a number, not {value}", value=self.shown)
        try:
            number = float(value)
        except OverflowError:
            number = math.inf
        if not math.isfinite(number):
            self.fail("this must be a number, not {value}", value=self.shown)
        return number

    def choice(self, names: tuple[str, ...], default: str) -> str:
        """Give it as one of some names."""
        text = self.text(default)
        if text not in names:
            self.fail("{value!r} is none of: {names}", value=text[:_SHOWN], names=", ".join(names))
        return text
