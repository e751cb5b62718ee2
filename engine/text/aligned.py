"""AlignedText: a text that was changed and still knows which bytes of the original it stands for.

`pretokenize` cuts a text and changes nothing. Tokenizer files also change it: they lower letters,
drop accents, write spaces as `▁`. Every such stage takes an AlignedText and gives another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.text.code_points import offset_list


@dataclass(frozen=True, slots=True)
class AlignedText:
    """A piece of text, each character with the bytes that it stands for.

    Attributes:
        text: the n characters, after all changes so far.
        starts: n offsets: the first byte of the original text's UTF-8 (a lone surrogate has three
            bytes) that each character stands for.
        ends: n offsets: the byte after the last one. Where a character was put in, both are those
            of a neighbour; several characters may stand for the same bytes.
        start: where the piece begins in the original, even if it has become empty.
        end: where it ends.
    """

    text: str
    starts: Sequence[int]
    ends: Sequence[int]
    start: int
    end: int

    @classmethod
    def original(cls, text: str) -> AlignedText:
        """Begin with a text as a person typed it.

        >>> AlignedText.original("aё").ends
        [1, 3]
        """
        if text.isascii():
            # Ranges cost nothing, however long the text is, and slicing them gives ranges.
            total = len(text)
            return cls(text, range(total), range(1, total + 1), 0, total)
        offsets = offset_list(text)
        return cls(text, offsets[:-1], offsets[1:], 0, offsets[-1])

    def __len__(self) -> int:
        return len(self.text)

    def slice(self, first: int, last: int) -> AlignedText:
        """Give the characters from `first` to before `last`."""
        starts, ends = self.starts[first:last], self.ends[first:last]
        if first < last:
            return AlignedText(self.text[first:last], starts, ends, starts[0], ends[-1])
        place = self.starts[first] if first < len(self.text) else self.end
        return AlignedText("", starts, ends, place, place)

    def with_text(self, text: str) -> AlignedText:
        """Change characters one for one.

        Raises:
            ValueError: the new text has another length.
        """
        if len(text) != len(self.text):
            raise ValueError(f"{len(text)} characters cannot stand for {len(self.text)}")
        return AlignedText(text, self.starts, self.ends, self.start, self.end)

    def pick(self, text: str, sources: Sequence[int]) -> AlignedText:
        """Give a new text; character i stands for what character `sources[i]` stood for.

        >>> AlignedText.original("ab").pick("▁ab", [0, 0, 1]).starts
        [0, 0, 1]
        """
        starts = [self.starts[source] for source in sources]
        ends = [self.ends[source] for source in sources]
        return AlignedText(text, starts, ends, self.start, self.end)


class Rewriting:
    """A new text in the making: written from left to right, in pieces of an old one and new ones.

    What is neither kept nor written about is left out. A text of which everything was kept is the
    old text itself, with its ranges, so whoever changes little pays little.

    >>> rewriting = Rewriting(AlignedText.original("a--b"))
    >>> rewriting.keep(0, 1)
    >>> rewriting.write("+", [2])
    >>> rewriting.keep(3, 4)
    >>> rewriting.finish().text, rewriting.finish().starts
    ('a+b', [0, 2, 3])
    """

    def __init__(self, old: AlignedText) -> None:
        """Begin with nothing."""
        self._old = old
        self._texts: list[str] = []
        self._starts: list[int] = []
        self._ends: list[int] = []
        self._kept = 0
        self._same = True

    def keep(self, first: int, last: int) -> None:
        """Take over the characters from `first` to before `last` of the old text."""
        if first >= last:
            return
        self._same = self._same and first == self._kept
        self._kept = last
        self._texts.append(self._old.text[first:last])
        self._starts += self._old.starts[first:last]
        self._ends += self._old.ends[first:last]

    def write(self, text: str, sources: Sequence[int]) -> None:
        """Put new characters; each stands for what character `sources[i]` of the old text does.

        A source of -1 is the place before the first character, which has no width.
        """
        old = self._old
        self._same = False
        self._texts.append(text)
        self._starts += [old.starts[source] if source >= 0 else old.start for source in sources]
        self._ends += [old.ends[source] if source >= 0 else old.start for source in sources]

    def move_last(self, source: int) -> None:
        """Let the character written last stand for what another character of the old text does."""
        self._starts[-1], self._ends[-1] = self._old.starts[source], self._old.ends[source]

    def finish(self) -> AlignedText:
        """Give the new text."""
        old = self._old
        if self._same and self._kept == len(old.text):
            return old
        return AlignedText("".join(self._texts), self._starts, self._ends, old.start, old.end)
