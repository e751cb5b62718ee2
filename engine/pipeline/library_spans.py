"""Places of tokens as the Hugging Face library counts them, where it loses count.

`split` gives the true places, and the window shows those. Whoever compares an encoding with the
library's gets the library's:

- A BPE model without an unknown token drops characters that it does not know, and the library goes
  on counting as if they had not been there, up to the end of the word.
- Where a map of characters leaves out what a text begins with, all other characters are taken for
  those that many places before them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import accumulate

from engine.models.model import Model
from engine.models.modes import Mode
from engine.pipeline.added_vocabulary import AddedVocabulary
from engine.pipeline.encoding import Encoding, Span
from engine.pipeline.spans import character_spans
from engine.pipeline.staged_text import Piece, TextStages, flat
from engine.text.aligned import AlignedText
from engine.text.normalizers import Normalizer, NormalizerSequence, Precompiled
from engine.text.pretokenizers import PreTokenizer


class LibrarySpans:
    """Leads a text to the model once more, and counts as the library does."""

    def __init__(
        self,
        added: AddedVocabulary,
        normalizer: Normalizer | None,
        pre_tokenizer: PreTokenizer | None,
        model: Model,
    ) -> None:
        """Take the stages."""
        self._maps = tuple(part for part in flat(normalizer) if isinstance(part, Precompiled))
        counting: Normalizer | None = normalizer
        if self._maps:
            parts = flat(normalizer)
            counting = NormalizerSequence(
                [_Counting(part) if isinstance(part, Precompiled) else part for part in parts]
            )
        self._stages, self._model = TextStages(added, counting, pre_tokenizer), model

    def counted(
        self, encoding: Encoding, has_dropped: bool, text: str, mode: Mode, match: bool
    ) -> Encoding:
        """Give an encoding with the library's places, found when they are asked for.

        Args:
            encoding: the tokens of the text that have an id, with their true places.
            has_dropped: whether the model dropped characters.
            text: the text.
            mode: how the model splits.
            match: recognise special tokens.
        """
        if not (has_dropped or self._maps):
            return encoding

        def spans() -> list[Span]:
            if has_dropped or self._takes_off(text):
                return self._spans(text, mode, match)
            return encoding.spans

        return encoding.with_spans(spans)

    def _takes_off(self, text: str) -> bool:
        characters = set(text)
        return any(one.drops(character) for one in self._maps for character in characters)

    def _spans(self, text: str, mode: Mode, match: bool) -> list[Span]:
        pieces = self._stages.pieces(AlignedText.original(text), match)
        places = list(self._places(pieces, mode))
        return character_spans(text, [start for start, _ in places], [end for _, end in places])

    def _places(self, pieces: Iterable[Piece], mode: Mode) -> Iterator[Span]:
        for text, token_id in pieces:
            if token_id is not None:
                yield text.starts[0], text.ends[-1]
                continue
            for first, last in _without_dropped(self._model, text.text, mode):
                start = text.starts[first] if first < len(text) else text.ends[-1]
                yield start, text.ends[last - 1] if first < last else start


class _Counting:
    """A map of characters with the library's places."""

    name = Precompiled.name

    def __init__(self, part: Precompiled) -> None:
        self._part = part

    def settings(self) -> dict[str, object]:
        return self._part.settings()

    def __call__(self, text: AlignedText) -> AlignedText:
        return self._part.as_counted(text)


def _without_dropped(model: Model, word: str, mode: Mode) -> list[Span]:
    """Give the tokens of a word in characters, as if those that were dropped were not there."""
    tokens = model.tokenize(word, mode)
    rows = list(zip(tokens.ids, tokens.starts, tokens.ends, strict=True))
    dropped = [(start, end - start) for number, start, end in rows if number is None]
    firsts = [start for start, _ in dropped]
    lost = list(accumulate((length for _, length in dropped), initial=0))

    def counted(place: int) -> int:
        return place - lost[bisect_left(firsts, place)]

    known = [(start, end) for number, start, end in rows if number is not None]
    starts, ends = [counted(start) for start, _ in known], [counted(end) for _, end in known]
    return character_spans(word, starts, ends)
