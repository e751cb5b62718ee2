"""A palette for a whole film: at most 255 colours, the flat ones exact.

Films of this program have a few flat colours and, at the edges of letters, blends of them. What the
theme paints with and what covers much of the pictures is in the palette as it is; only the rare
blends share what is left. The last index stands for "as in the frame before". No Qt.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Frame = NDArray[np.uint32]
"""Height x width pixels, each 0xRRGGBB."""

Indices = NDArray[np.uint8]

UNCHANGED: Final = 255
_EXACT: Final = 160
_SAMPLED: Final = 200_000


class Palette:
    """The colours of a film, and which of them comes nearest to any other."""

    def __init__(self, samples: Sequence[Frame], wanted: Collection[int] = ()) -> None:
        """Choose the colours.

        Args:
            samples: some frames of the film.
            wanted: colours that must be exact, for example those of the theme.
        """
        colours, counts = _counted(samples)
        order = np.lexsort((colours, -counts))  # the most frequent first; equally so by colour
        chosen = list(dict.fromkeys([*sorted(wanted), *colours[order].tolist()]))
        if len(chosen) > UNCHANGED:
            exact = chosen[:_EXACT]
            rest = ~np.isin(colours, exact)
            shared = _shared(colours[rest], counts[rest], UNCHANGED - _EXACT)
            chosen = list(dict.fromkeys([*exact, *shared]))
        self.colours: tuple[int, ...] = tuple(chosen)
        self._rgb = _split(np.array(chosen, np.uint32))
        # For each of the 16 million colours its index; UNCHANGED where nobody has asked yet.
        self._known = np.full(1 << 24, UNCHANGED, np.uint8)
        self._known[np.array(chosen, np.uint32)] = np.arange(len(chosen), dtype=np.uint8)

    def indices(self, frame: Frame) -> Indices:
        """The frame with each pixel as the index of the nearest colour."""
        found = self._known[frame]
        unknown = found == UNCHANGED
        if unknown.any():
            for colour in np.unique(frame[unknown]).tolist():
                self._known[colour] = self._nearest(colour)
            found = self._known[frame]
        return found

    def as_bytes(self) -> bytes:
        """The 256 colours of three bytes each; those that are not used are black."""
        return self._rgb.astype(np.uint8).tobytes().ljust(3 * 256, b"\0")

    def _nearest(self, colour: int) -> int:
        difference = self._rgb - _split(np.array([colour], np.uint32))
        return int((difference**2).sum(axis=1).argmin())


def _counted(samples: Sequence[Frame]) -> tuple[NDArray[np.uint32], NDArray[np.int64]]:
    """All colours of some frames, ascending, and how many pixels have each."""
    total: dict[int, int] = {}
    for sample in samples:
        colours, counts = np.unique(sample, return_counts=True)
        for colour, count in zip(colours.tolist(), counts.tolist(), strict=True):
            total[colour] = total.get(colour, 0) + count
    ordered = sorted(total)
    return np.array(ordered, np.uint32), np.array([total[colour] for colour in ordered], np.int64)


def _shared(colours: NDArray[np.uint32], counts: NDArray[np.int64], most: int) -> list[int]:
    """A few colours for many, by median cut."""
    weights = np.maximum(1, counts * _SAMPLED // max(1, int(counts.sum())))
    pixels = np.repeat(_split(colours).astype(np.uint8), weights, axis=0)
    image = Image.fromarray(pixels[np.newaxis])
    cut = image.quantize(most, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    found = np.frombuffer(bytes(cut.getpalette() or ()), np.uint8).reshape(-1, 3)[:most]
    return [int(red) << 16 | int(green) << 8 | int(blue) for red, green, blue in found]


def _split(colours: NDArray[np.uint32]) -> NDArray[np.int32]:
    """Red, green and blue of n colours: n x 3 values."""
    return np.stack([colours >> 16 & 255, colours >> 8 & 255, colours & 255], -1).astype(np.int32)
