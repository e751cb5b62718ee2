"""A tokenizer as bytes: it crosses the window on its way between workers without being looked at.

Unpacking a tokenizer of 200 000 tokens takes a second, in which the window would stand still. This
module imports no Qt: workers load it.
"""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import SupportsIndex, TypeAlias

from engine import BPETokenizer
from engine.pipeline import Tokenizer

AnyTokenizer: TypeAlias = BPETokenizer | Tokenizer


@dataclass(frozen=True, eq=False)
class Sealed:
    """A tokenizer that another process will open.

    Attributes:
        data: the pickled tokenizer, which a process of this program made.
    """

    data: bytes | memoryview

    @classmethod
    def of(cls, tokenizer: AnyTokenizer) -> Sealed:
        """Seal a tokenizer."""
        return cls(pickle.dumps(tokenizer, protocol=5))

    def opened(self) -> AnyTokenizer:
        """Give the tokenizer; of a large one it takes a second."""
        tokenizer: AnyTokenizer = pickle.loads(self.data)
        return tokenizer

    def __reduce_ex__(self, _: SupportsIndex) -> tuple[object, ...]:
        """Cross a pipe beside the message (PEP 574): its bytes are not copied through it."""
        return _sealed, (pickle.PickleBuffer(self.data),)


def _sealed(data: bytes | memoryview) -> Sealed:
    return Sealed(data)
