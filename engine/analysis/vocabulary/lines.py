"""Lines: all labels and texts of a table as one long text, a line each, for regular expressions.

They are made where the table is, and cross to a window with it: collecting them costs ten times as
much as searching them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

_END = ord("\n")
_CONTINUES = 0xC0, 0x80  # a byte that continues a character: its mask and its value


@dataclass(frozen=True, eq=False)
class Lines:
    """The n labels of a table, and the m texts of tokens that differ from them.

    Attributes:
        data: the lines without a line end in them, in UTF-8, each closed by one.
        starts: where each of these begins, in characters; and where one more begins, which is
            empty: a find that takes the end of the last line runs into it.
        odd: the lines with a line end in them; their places come after those of `data`.
        rows: the row of each line.
    """

    data: bytes
    starts: NDArray[np.int32]
    odd: tuple[str, ...]
    rows: NDArray[np.int32]

    @classmethod
    def of(cls, labels: Sequence[bytes], contents: Sequence[bytes], whole: Sequence[bool]) -> Lines:
        """Collect the lines of n tokens.

        Args:
            labels: n labels, none of them with a line end.
            contents: what the n tokens stand for.
            whole: whether that is a text of whole characters.
        """
        even: list[int] = []
        odd: list[int] = []
        for row, (label, content, is_text) in enumerate(zip(labels, contents, whole, strict=True)):
            if is_text and content != label:
                (odd if _END in content else even).append(row)
        data = b"\n".join((*labels, *(contents[row] for row in even), b""))
        return cls(
            data,
            _starts(data),
            tuple(contents[row].decode("utf-8", "surrogatepass") for row in odd),
            np.array([*range(len(labels)), *even, *odd], np.int32),
        )

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, place: int) -> str:
        """Give a line without its end."""
        last = len(self.starts) - 1
        if place >= last:
            return self.odd[place - last]
        return self.text[self.starts[place] : self.starts[place + 1] - 1]

    @cached_property
    def text(self) -> str:
        """The lines of `data`, and an empty one."""
        return (self.data + b"\n").decode("utf-8", "surrogatepass")

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without what is made of the bytes in a moment."""
        return {name: value for name, value in self.__dict__.items() if name != "text"}


def _starts(data: bytes) -> NDArray[np.int32]:
    letters = np.frombuffer(data, np.uint8)
    characters = np.cumsum((letters & _CONTINUES[0]) != _CONTINUES[1], dtype=np.int32)
    return np.concatenate((np.zeros(1, np.int32), characters[letters == _END]))
