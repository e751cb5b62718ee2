"""Lanes of tokens cut at random or by hand, and panes that show them."""

import itertools
import random
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QPointF

from gui.compare.boxes import Boxes
from gui.compare.display_text import code_points, utf8_lengths
from gui.compare.frames import PaneTokens
from gui.compare.layout import Paragraphs
from gui.compare.token_pane import TokenPane
from gui.look import theme
from tests.engine.cases import texts

NASTY = {
    "mirrored": "שלום עולם, זה משפט בעברית עם English באמצע ומספר 123.\n",
    "both ways": "say שלום now, مرحبا بك and می‌خواهم (ok)\n",
    "joined": "👩‍👩‍👧 🇷🇺 👋🏽 ❤️ 1️⃣ é и̐ नमस्ते\n",
    "unseen": "nul \0 bell \a zw\u200bj \u200c nbsp\u00a0 \ud83d \u0301x \t\r\n",
    "line ends": "one\rtwo\r\nthree\n\n\rfour",
    "long": "word " * 900 + "a" * 5000,
}
TEXTS = {**texts(), **NASTY}


def tokens_at(text: str, cuts: list[int]) -> PaneTokens:
    """The tokens between cuts, which are byte offsets and include both ends of the text."""
    offsets = np.concatenate(([0], np.cumsum(utf8_lengths(code_points(text)), dtype=np.int64)))
    byte_starts = np.array(cuts, dtype=np.int32)
    starts = np.searchsorted(offsets, byte_starts, side="right") - 1
    starts[-1] = len(text)
    data = text.encode("utf-8", "surrogatepass")
    keys: dict[bytes, int] = {}
    ids = [keys.setdefault(data[a:b], len(keys)) for a, b in itertools.pairwise(cuts)]
    return PaneTokens(starts.astype(np.int32), byte_starts, np.array(ids, dtype=np.int32))


def pieces(text: str, *parts: str) -> PaneTokens:
    """Tokens of whole characters, given one after the other."""
    assert "".join(parts) == text
    sizes = [len(part.encode("utf-8", "surrogatepass")) for part in parts]
    return tokens_at(text, [0, *np.cumsum(sizes).tolist()])


def random_tokens(text: str, seed: int = 1, *, inside: bool = True) -> PaneTokens:
    """Tokens of about three bytes; `inside` lets them end within characters."""
    dice = random.Random(seed)
    sizes = utf8_lengths(code_points(text)).astype(int)
    ends = np.cumsum(sizes).tolist()
    places = range(1, ends[-1]) if inside and ends else ends[:-1]
    chosen = {place for place in places if dice.random() < 0.35}
    return tokens_at(text, sorted({0, *ends[-1:], *chosen}) if ends else [0])


def marked(tokens: PaneTokens, **marks: list[int]) -> PaneTokens:
    """The same tokens, some of them `unknown` or `differs`, given by index."""
    arrays = {name: np.isin(np.arange(len(tokens)), chosen) for name, chosen in marks.items()}
    return replace(tokens, **arrays)


def paragraphs_of(text: str, width: float = 400.0) -> Paragraphs:
    """A text laid out in the font of the theme."""
    made = Paragraphs(theme.active().token_font(), width)
    made.set_text(text)
    return made


def pane_of(qtbot, text: str, tokens: PaneTokens, size=(420, 300)) -> TokenPane:
    """A pane that shows a text."""
    paragraphs = Paragraphs(theme.active().token_font())
    pane = TokenPane(paragraphs)
    pane.resized.connect(lambda: paragraphs.set_width(pane.text_width()))
    qtbot.addWidget(pane)
    pane.resize(*size)
    pane.show()
    paragraphs.set_text(text)
    pane.show_tokens(tokens)
    return pane


def centre(pane: TokenPane, index: int, box: int = 0) -> QPointF:
    """The middle of a box of a token, in the viewport."""
    return [rect for owner, rect in pane.rects() if owner == index][box].center()


def byte_ranges(boxes: Boxes) -> list[tuple[int, int, int]]:
    """First byte, byte after the last, and token of all boxes, in the order of the text."""
    rows = zip(boxes.low.tolist(), boxes.high.tolist(), boxes.owners.tolist(), strict=True)
    return sorted(rows)
