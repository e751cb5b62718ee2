"""WordPiece: the longest token that fits, from left to right, or the whole word is unknown.

`longest_match` does the splitting. Here tokens that continue a word have a prefix (`##`), words may
be too long, and one place without a token gives the word up, as in Hugging Face's `tokenizers`
(models/wordpiece/mod.rs) and BERT's own program (Devlin et al. 2018).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from engine.models.labels import FIRST, LabelWriting
from engine.models.model import Model, WordTokens
from engine.models.modes import Mode
from engine.models.word_splitter import WordSplitter
from engine.models.writing import SymbolPlaces, Symbols, character_places


class WordPieceWriting(LabelWriting):
    """Characters, the first one marked, so that it finds labels without the prefix."""

    def symbols(self, word: str) -> Sequence[str]:
        """Give the first symbols of a word."""
        return Symbols([FIRST + word[0], *word[1:]]) if self.prefix and word else word

    def places(self, word: str) -> SymbolPlaces:
        """Give the places of these symbols."""
        return character_places(word)


class WordPiece(Model):
    """The WordPiece model.

    >>> model = WordPiece({"[UNK]": 0, "low": 1, "##er": 2})
    >>> model.tokenize("lower").texts, model.tokenize("lowest").texts
    (('low', '##er'), ('[UNK]',))

    Where the library fails for want of an unknown token, the word is unknown without an id.
    """

    kind = "WordPiece"
    modes = ("rank-ordered", "longest-match", "fewest-tokens")

    def __init__(
        self,
        vocabulary: Mapping[str, int],
        unk_token: str = "[UNK]",
        continuing_subword_prefix: str = "##",
        max_input_chars_per_word: int = 100,
    ) -> None:
        """Take the fields of the file.

        Args:
            vocabulary: label -> id.
            unk_token: the label for words that cannot be split.
            continuing_subword_prefix: what labels begin with that continue a word.
            max_input_chars_per_word: the length of the longest word that is tried, in characters.
        """
        self._vocabulary, self.unk_token = vocabulary, unk_token
        self.longest_word = max_input_chars_per_word
        self._writing = WordPieceWriting(vocabulary, continuing_subword_prefix)
        super().__init__()

    @cached_property
    def splitter(self) -> WordSplitter[WordPieceWriting]:
        """The ways to split."""
        splitter = WordSplitter.of_texts(self._writing, self._ids.keys, None)
        splitter.gives_up = True
        return splitter

    @cached_property
    def _ids(self) -> dict[str, int]:
        """Text -> id."""
        texts = self._writing.texts
        return {text: number for label, number in self._vocabulary.items() for text in texts(label)}

    @property
    def vocabulary(self) -> Mapping[str, int]:
        """Label -> id."""
        return self._vocabulary

    def settings(self) -> dict[str, object]:
        """Give what the file says besides the vocabulary."""
        return {
            "unk_token": self.unk_token,
            "continuing_subword_prefix": self._writing.prefix,
            "max_input_chars_per_word": self.longest_word,
        }

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without what can be computed again."""
        return {name: v for name, v in super().__getstate__().items() if name != "_ids"}

    def data(self, label: str) -> bytes | None:
        """Give the bytes of a label, its prefix taken off; None for the unknown token."""
        writing = self._writing
        return None if label == self.unk_token else writing.data(writing.text(label))

    def _tokenize(self, word: str, mode: Mode) -> WordTokens:
        if len(word) <= self.longest_word:
            mark = FIRST if self._writing.prefix else ""
            pieces = self.splitter.pieces(mark + word, mode)
            find = self._ids.get
            numbers = tuple(number for piece in pieces if (number := find(piece)) is not None)
            if len(numbers) == len(pieces):
                return self._with_places(numbers, pieces)
        end = len(word.encode("utf-8", "surrogatepass"))
        unknown = self._vocabulary.get(self.unk_token)
        return WordTokens((unknown,), (self.unk_token,), (0,), (end,), (True,))

    def _with_places(self, numbers: tuple[int, ...], pieces: list[str]) -> WordTokens:
        ends: list[int] = []
        for piece in pieces:
            text = piece.removeprefix(FIRST)
            start = ends[-1] if ends else 0
            ends.append(start + len(text.encode("utf-8", "surrogatepass")))
        labels = tuple(map(self._writing.label, pieces))
        return WordTokens(numbers, labels, (0, *ends[:-1]), tuple(ends), (False,) * len(pieces))
