"""PostProcessor: what every post-processor can do, and encodings put together."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from engine.pipeline.encoding import Encoding


class PostProcessor(ABC):
    """A stage that changes the tokens of a text after the model.

    Attributes:
        name: the field's name for it.
    """

    name: ClassVar[str]

    @abstractmethod
    def settings(self) -> dict[str, object]:
        """Give its settings as tokenizer.json writes them."""

    @abstractmethod
    def process(self, parts: list[Encoding], add_special_tokens: bool) -> list[Encoding]:
        """Change the tokens of a text, which come in at least one part, and give as much."""

    def __call__(self, encoding: Encoding, add_special_tokens: bool) -> Encoding:
        """Change the tokens of a text."""
        return joined(self.process([encoding], add_special_tokens))


def encoding_of(names: Sequence[str], ids: Sequence[int]) -> Encoding:
    """Give tokens that no text stands for."""
    data = [name.encode("utf-8", "surrogatepass") for name in names]
    return Encoding(list(ids), list(names), data, [(0, 0)] * len(ids))


def joined(parts: Sequence[Encoding]) -> Encoding:
    """Put encodings one after the other."""
    if len(parts) == 1:
        return parts[0]
    return Encoding(
        lambda: [number for part in parts for number in part.ids],
        lambda: [token for part in parts for token in part.tokens],
        lambda: [data for part in parts for data in part.bytes],
        lambda: [span for part in parts for span in part.spans],
    )
