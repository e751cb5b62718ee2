"""Paragraphs: one text laid out once for all lanes, so that their lines break at the same places.

`text_pieces` says what is laid out together; here each piece becomes a `QTextLayout` when it comes
into sight, and not before. Lanes ask for the pieces between two heights and get the cells of all
of them in one go.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont

from gui.compare.cells import Cells, join_cells
from gui.compare.frames import IntArray
from gui.compare.heights import Heights
from gui.compare.layout_ahead import LayoutAhead
from gui.compare.piece_layout import LaidOutPiece, Measures, PieceKey, lay_out
from gui.compare.room import Room, Span
from gui.compare.text_pieces import TextPieces
from gui.compare.text_recut import Recut, cut_again
from gui.turns import InTurns, OneByOne

_REMEMBERED = 300_000  # characters of pieces whose layouts are kept
_NARROWEST = 14  # columns that a line has at least: an escape must fit
_FEW = 4  # pieces that are laid out because they were edited, in sight or not
_BLOCKS = 4  # runs of pieces whose cells are kept


class Paragraphs(QObject):
    """One text laid out for lanes of one width.

    Signals:
        changed: another text; whatever was worked out from it is void.
        reshaped: the same text in another width or font; lines are elsewhere, bytes are not.
        heights_corrected: pieces that were laid out are not as high as was estimated.
        prepared: all is done for a text that comes later.
        room_made: there are empty lines where there were none, or the other way round.

    Attributes:
        turns: those of the lanes to be drawn anew as a whole.
    """

    changed = Signal()
    reshaped = Signal()
    room_made = Signal()
    heights_corrected = Signal()
    prepared = Signal()

    def __init__(self, font: QFont, width: float = 600.0, parent: QObject | None = None) -> None:
        """Lay out an empty text in `font` for lines of `width` pixels."""
        super().__init__(parent)
        self._font, self._scale = font, 1.0
        self._measures = self._unscaled = Measures.of(font)
        self._width = float(width)
        self._pieces = TextPieces()
        self._heights = Heights()
        self._layouts: OrderedDict[PieceKey, LaidOutPiece] = OrderedDict()
        self._laid_out = 0
        self._in_use: dict[int, LaidOutPiece] = {}
        self._blocks: OrderedDict[tuple[int, int], Cells] = OrderedDict()
        self._room = Room()
        self._revision = 0
        self._seen = 0, 0
        self._ahead: LayoutAhead | None = None
        self._preparation = InTurns(self)
        self.turns = OneByOne(self)

    # -- what is laid out ----------------------------------------------------------------------

    @property
    def pieces(self) -> TextPieces:
        """The text and its pieces."""
        return self._pieces

    @property
    def text(self) -> str:
        """The text."""
        return self._pieces.text

    @property
    def byte_total(self) -> int:
        """Number of its bytes in UTF-8."""
        return int(self._pieces.byte_starts[-1])

    @property
    def revision(self) -> int:
        """Another number for every other text."""
        return self._revision

    @property
    def measures(self) -> Measures:
        """The measures of a line."""
        return self._measures

    @property
    def width(self) -> float:
        """How long a line may be, in pixels; at least what an escape needs."""
        return max(self._width, _NARROWEST * self._measures.column)

    @property
    def height(self) -> int:
        """Height of all lines in pixels; an estimate, where nothing was laid out yet."""
        return self._heights.total * self._measures.pitch

    def set_text(self, text: str) -> None:
        """Lay out another text; pieces that stay the same keep their layouts."""
        if text == self._pieces.text:
            return
        cut = self._cut(text)
        self._heights = self._heights.after(cut, self.width / self._measures.column)
        self._pieces, self._room = cut.pieces, Room()
        self._revision += 1
        self._forget_places()
        self._measure_edited(range(cut.head, len(cut.pieces) - cut.tail))
        self.changed.emit()

    def prepare(self, text: str, measures: Measures, width: float) -> None:
        """Begin with a text that comes later, with lines of these measures and this width."""
        width = max(width, _NARROWEST * measures.column)
        ahead = LayoutAhead(text, self._pieces, measures, width)
        if self._ahead is None or not self._ahead.is_like(ahead):
            self._ahead = ahead
            self._preparation.begin(self._preparing(ahead))

    def is_preparing(self, text: str) -> bool:
        """Whether something has still to be done for a text that comes later."""
        ahead = self._ahead
        return ahead is not None and ahead.text == text and not ahead.done

    def finish_preparing(self) -> None:
        """Do now what has still to be done."""
        self._preparation.finish()

    def _preparing(self, ahead: LayoutAhead) -> Iterator[None]:
        fits = ahead.measures == self._measures
        known = self._layouts.__contains__ if fits else lambda _: False
        yield from ahead.preparing(self._heights, self._seen, known)
        self.prepared.emit()

    def _cut(self, text: str) -> Recut:
        """The pieces of another text, which may have been prepared."""
        ahead, self._ahead = self._ahead, None
        if ahead is None or ahead.before is not self._pieces or ahead.text != text:
            self._preparation.stop()
            return cut_again(self._pieces, text)
        self.finish_preparing()
        if (ahead.measures, ahead.width) == (self._measures, self.width):
            self._layouts.update(ahead.layouts)
            self._laid_out += sum(len(key[0]) for key in ahead.layouts)
        assert ahead.cut is not None
        return ahead.cut

    def _measure_edited(self, numbers: range) -> None:
        """Lay out the few pieces that a key has changed, before anybody sees an estimate."""
        if len(numbers) <= _FEW:
            for number in numbers:
                made = self._in_use[number] = self._laid_out_piece(number)
                self._heights.correct(number, made.line_count)

    def set_width(self, width: float) -> None:
        """Break lines at another width, in pixels."""
        if width != self._width:
            self._width = float(width)
            self._start_afresh()

    def set_font(self, font: QFont) -> None:
        """Write in another font."""
        self._font, self._unscaled = font, Measures.of(font)
        self._measure()

    def set_scale(self, scale: float) -> None:
        """Write so many times as large as the font says."""
        if scale != self._scale:
            self._scale = scale
            self._measure()

    def scaled(self, scale: float) -> Measures:
        """The measures of a line that is written so many times as large as the font says."""
        return self._unscaled if scale == 1.0 else Measures.of(self._font, scale)

    @property
    def unscaled(self) -> Measures:
        """The measures of a line at the size that the font says."""
        return self._unscaled

    def _measure(self) -> None:
        measures = self.scaled(self._scale)
        if measures != self._measures:
            self._measures = measures
            self._start_afresh()

    def make_room(self, owner: object, spans: Iterable[Span]) -> None:
        """Leave empty lines under the lines on which some ranges of bytes stand, in every lane.

        Args:
            owner: who needs the room; it replaces what the same owner asked for before. Another
                text takes all room back.
            spans: first byte, byte after the last, number of empty lines.
        """
        if self._room.give(owner, tuple(spans), self._pieces):
            self._forget_places()
            self.room_made.emit()

    # -- places --------------------------------------------------------------------------------

    def top(self, number: int) -> int:
        """The display line on which piece `number` begins."""
        return self._heights.top(number)

    def lines_of_bytes(self, offsets: IntArray) -> IntArray:
        """About on which display line each of many bytes stands; nothing is laid out for it."""
        if not len(self._pieces):
            return np.zeros(len(offsets), dtype=np.int64)
        return self._heights.lines_of(offsets, self._pieces)

    def bytes_of_lines(self, lines: IntArray) -> IntArray:
        """The first byte that stands on each of some lines or below, by `lines_of_bytes`."""
        if not len(self._pieces):
            return np.zeros(len(lines), dtype=np.int64)
        return self._heights.bytes_of(lines, self._pieces)

    def line_of_byte(self, byte: int) -> int:
        """The display line on which a byte stands; its piece is laid out for it."""
        if not len(self._pieces):
            return 0
        number = self._pieces.piece_at_byte(byte)
        cells = self.piece(number).cells
        within = byte - int(self._pieces.byte_starts[number])
        cell = int(np.searchsorted(cells.bytes, within, side="right")) - 1
        return self.top(number) + int(cells.lines[max(0, min(cell, len(cells) - 1))])

    # -- laying out ----------------------------------------------------------------------------

    def piece(self, number: int) -> LaidOutPiece:
        """Piece `number`, laid out; its height is right from then on."""
        made = self._in_use.get(number)
        if made is not None:
            return made
        made = self._in_use[number] = self._laid_out_piece(number)
        if self._heights.correct(number, made.line_count):
            self._blocks.clear()
            self.heights_corrected.emit()
        return made

    def settle(self, top: int, height: int) -> int:
        """Lay out all that is in sight; returns where `top` is once heights are right.

        The end of the piece at `top` (in pixels) stays where it is, even when the piece turns out
        to be higher or lower; the beginning of the text stays at the top.
        """
        self._seen = top, height
        if not len(self._pieces):
            return 0
        pitch = self._measures.pitch
        first = self._heights.piece_at(top // pitch)
        if top > 0:
            top = self._settle_above(first, top)
        number = first
        while number < len(self._pieces) and self.top(number) * pitch < top + height:
            self.piece(number)
            number += 1
        return top

    def _settle_above(self, anchor: int, top: int) -> int:
        """Lay out a piece and what comes into sight before it; its end stays where it is."""
        pitch, number = self._measures.pitch, anchor
        below = self.top(anchor + 1) * pitch - top
        self.piece(number)
        while number > 0 and self.top(number) * pitch > self.top(anchor + 1) * pitch - below:
            number -= 1
            self.piece(number)
        return self.top(anchor + 1) * pitch - below

    def pieces_between(self, top: int, bottom: int) -> range:
        """The pieces that have a line between two heights, all laid out."""
        if not len(self._pieces):
            return range(0)
        self.settle(top, bottom - top)
        pitch = self._measures.pitch
        first = self._heights.piece_at(max(0, top // pitch))
        last = self._heights.piece_at(max(0, (bottom - 1) // pitch))
        return range(first, last + 1)

    def cells(self, numbers: range) -> Cells:
        """The cells of some pieces one after the other, in offsets and lines of the whole text."""
        key = numbers.start, numbers.stop
        known = self._blocks.get(key)
        if known is not None:
            return known
        laid_out = [self.piece(number).cells for number in numbers]
        places = [self._place(number) for number in numbers]
        made = join_cells([(cells, *place) for cells, place in zip(laid_out, places, strict=True)])
        self._blocks[key] = made
        while len(self._blocks) > _BLOCKS:
            self._blocks.popitem(last=False)
        return made

    def _place(self, number: int) -> tuple[int, int, int]:
        pieces = self._pieces
        return int(pieces.starts[number]), int(pieces.byte_starts[number]), self.top(number)

    def _laid_out_piece(self, number: int) -> LaidOutPiece:
        pieces = self._pieces
        key = pieces.piece(number), pieces.is_mirrored(number), self._room.within(number)
        made = self._layouts.get(key)
        if made is None:
            made = self._layouts[key] = lay_out(*key, self._measures, self.width)
            self._laid_out += len(key[0])
            if self._laid_out > _REMEMBERED:
                self._forget_some()
        else:
            self._layouts.move_to_end(key)
        return made

    def _forget_some(self) -> None:
        """Let go of the layouts that were used longest ago."""
        self._in_use.clear()
        while self._laid_out > _REMEMBERED // 2 and len(self._layouts) > 1:
            forgotten, _ = self._layouts.popitem(last=False)
            self._laid_out -= len(forgotten[0])

    def _forget_places(self) -> None:
        self._in_use.clear()
        self._blocks.clear()

    def _start_afresh(self) -> None:
        self._layouts.clear()
        self._laid_out = 0
        self._forget_places()
        self._heights.estimate(self._pieces, self.width / self._measures.column)
        self.reshaped.emit()
