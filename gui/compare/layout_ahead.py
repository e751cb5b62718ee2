"""A text that will be shown when its tokens come: cut by then, and laid out where it is seen first.

It adds to `layout` what can be done before: the tokens of a megabyte take the worker a while, in
which the window has nothing to do.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from gui.compare.heights import Heights
from gui.compare.piece_layout import LaidOutPiece, Measures, PieceKey, lay_out
from gui.compare.text_pieces import TextPieces
from gui.compare.text_recut import Recut, cutting_again


class LayoutAhead:
    """One text to come.

    Attributes:
        text: the text.
        before: the pieces of the text that is shown until then.
        measures: the measures of its lines.
        width: how long they may be, in pixels.
        cut: its pieces, once they are there.
        layouts: pieces that are laid out.
        done: nothing is left to be done.
    """

    def __init__(self, text: str, before: TextPieces, measures: Measures, width: float) -> None:
        """Nothing is done yet."""
        self.text, self.before = text, before
        self.measures, self.width = measures, width
        self.cut: Recut | None = None
        self.layouts: dict[PieceKey, LaidOutPiece] = {}
        self.done = False

    def is_like(self, other: LayoutAhead) -> bool:
        """Whether both come to the same."""
        mine, others = ((it.text, it.measures, it.width) for it in (self, other))
        return self.before is other.before and mine == others

    def preparing(
        self, heights: Heights, seen: tuple[int, int], known: Callable[[PieceKey], bool]
    ) -> Generator[None, None, None]:
        """Do all of it, a part after each step.

        Args:
            heights: of the pieces that are shown.
            seen: the first pixel of the text that is in sight, and how many are.
            known: whether a piece is laid out already.
        """
        cut = self.cut = yield from cutting_again(self.before, self.text)
        yield
        after = heights.after(cut, self.width / self.measures.column)
        number, lines = 0, [edge // self.measures.pitch for edge in (seen[0], sum(seen))]
        if len(cut.pieces):
            number = after.piece_at(lines[0])
        while number < len(cut.pieces) and after.top(number) <= lines[1]:
            key = cut.pieces.piece(number), cut.pieces.is_mirrored(number), ()
            if not known(key):
                self.layouts[key] = made = lay_out(*key, self.measures, self.width)
                after.correct(number, made.line_count)
                yield
            number += 1
        self.done = True
