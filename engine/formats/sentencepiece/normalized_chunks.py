"""NormalizedChunks: a normalized text from chunks of it, each of which is normalized once.

`SentencePieceNormalizer` also says where each character comes from, and walks through the whole
text for that. Here only the text is wanted. It is cut before spaces; what a chunk becomes is found
out between two letters, for all new chunks at once, and remembered. That holds in any text if

- nothing that is replaced, and no user-defined piece, has a space after another character,
- a space that comes after the chunk is not left out because of it, and nothing of what the chunk
  becomes could be taken off as a space at the end of the text,
- the two letters stay what they are.

Where it does not, the text is normalized as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate, pairwise

import numpy as np

from engine.models.word_cache import WordCache
from engine.text.aligned import AlignedText
from engine.text.normalizers.sentencepiece import SPACE, SentencePieceNormalizer

_PLACE = re.compile(rf"(?<=[^\s{SPACE}])(?= )")
_LETTER = "a"
_BEFORE, _AFTER = _LETTER, f" {_LETTER}"


class NormalizedChunks:
    """Normalizes texts.

    >>> NormalizedChunks(SentencePieceNormalizer()).text(" low  lower lowest newer ")
    '▁low▁lower▁lowest▁newer'
    """

    def __init__(self, normalizer: SentencePieceNormalizer) -> None:
        """Take what normalizes."""
        self._normalizer = normalizer
        mapping = normalizer.mapping
        self._is_safe = (
            not any(" " in piece[1:] for piece in normalizer.user_defined)
            and (mapping is None or not mapping.holds_inside(" "))
            and self._at_length(_LETTER).strip(f" {SPACE}") == _LETTER
        )
        self._known = WordCache[str | None](lambda chunk: self._made([chunk])[0])

    def text(self, text: str) -> str:
        """Give what the text becomes."""
        chunks = _PLACE.split(text) if self._is_safe else []
        if len(chunks) < 3:
            return self._at_length(text)
        first, last = chunks[0], chunks.pop()
        del chunks[0]
        new = self._known.unknown(chunks)
        self._known.learn(dict(zip(new, self._made(new), strict=True)))
        parts = [*self._made([first], before=""), *map(self._known.__getitem__, chunks)]
        parts += self._made([last], after="")
        known = [part for part in parts if part is not None]
        return "".join(known) if len(known) == len(parts) else self._at_length(text)

    def _at_length(self, text: str) -> str:
        return self._normalizer(AlignedText.original(text)).text

    def _made(
        self, chunks: Sequence[str], before: str = _BEFORE, after: str = _AFTER
    ) -> list[str | None]:
        """Give what chunks become that stand side by side; None if that depends on the text."""
        text = AlignedText.original("".join([before, *chunks, after]))
        sizes = [len(chunk.encode("utf-8", "surrogatepass")) for chunk in chunks]
        bounds = list(accumulate(sizes, initial=len(before)))
        normal = self._normalizer(text)
        starts = np.array(normal.starts, np.int64)
        cuts = np.searchsorted(starts, bounds).tolist()
        if not after:
            cuts[-1] = len(normal)
        made: list[str | None] = []
        for (begin, end), bound in zip(pairwise(cuts), bounds[1:], strict=True):
            part = normal.text[begin:end]
            is_closed = normal.ends[end - 1] <= bound and not part.endswith(self._normalizer.space)
            made.append(part if not after or (part and is_closed) else None)
        for number, chunk in enumerate(chunks[1:], 1):
            if made[number - 1] is None:
                made[number] = self._made([chunk])[0]
        return made
