"""WordLevel: every word is one token, or unknown. The model that never splits."""

from __future__ import annotations

from collections.abc import Mapping

from engine.models.model import Model, WordTokens
from engine.models.modes import ActualMode, Mode, check_mode


class WordLevel(Model):
    """The WordLevel model of Hugging Face's `tokenizers`.

    >>> WordLevel({"low": 0, "<unk>": 1}, "<unk>").tokenize("nest").ids
    (1,)
    """

    kind = "WordLevel"

    def __init__(self, vocabulary: Mapping[str, int], unk_token: str = "<unk>") -> None:
        """Take the fields of the file; if `unk_token` is no label, unknown words have no id."""
        super().__init__()
        self._vocabulary, self.unk_token = vocabulary, unk_token

    @property
    def vocabulary(self) -> Mapping[str, int]:
        """Label -> id."""
        return self._vocabulary

    def settings(self) -> dict[str, object]:
        """Give what the file says besides the vocabulary."""
        return {"unk_token": self.unk_token}

    def data(self, label: str) -> bytes | None:
        """Give the bytes of the label; None for the unknown token."""
        return None if label == self.unk_token else label.encode("utf-8", "surrogatepass")

    def actual(self, mode: Mode) -> ActualMode:
        """Name what every mode is here."""
        check_mode(mode)
        return "whole-word"

    def _tokenize(self, word: str, mode: Mode) -> WordTokens:
        known = word in self._vocabulary
        label = word if known else self.unk_token
        length = len(word.encode("utf-8", "surrogatepass"))
        number = self._vocabulary.get(label)
        return WordTokens((number,), (label,), (0,), (length,), (not known,))
