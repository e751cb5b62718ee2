"""Encoding: a text as tokens, each with label, bytes and place; and the errors on the way there."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.text.remark import Remark

Span = tuple[int, int]


class UnknownIdError(ValueError):
    """Ids that no token has. Attribute `ids`: these ids."""

    def __init__(self, ids: tuple[int, ...]) -> None:
        """Take the ids."""
        self.ids = ids
        super().__init__(f"no such id: {', '.join(map(str, ids[:20]))}")

    def __reduce__(self) -> tuple[object, ...]:
        """Cross a process border with the ids."""
        return type(self), (self.ids,)


class UnsupportedTokenizerError(ValueError):
    """A file whose vocabulary can be read, but which splits texts in a way that is not known here.

    Attributes:
        refusal: the sentence that says what is not known.
    """

    def __init__(self, refusal: Remark) -> None:
        """Take the sentence."""
        self.refusal = refusal
        super().__init__(str(refusal))

    def __reduce__(self) -> tuple[object, ...]:
        """Cross a process border with the sentence."""
        return type(self), (self.refusal,)


@dataclass(frozen=True)
class Encoding:
    """A text as tokens; the four lists have one entry per token.

    Attributes:
        ids: ids.
        tokens: labels of these ids in the vocabulary.
        bytes: what each token stands for, as bytes (of an unknown character: its own bytes).
        spans: (start, end) in characters of the original text; empty for added tokens. A token
            of bytes spans every character that it holds a part of.
    """

    ids: list[int] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    bytes: list[bytes] = field(default_factory=list)
    spans: list[Span] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.ids)
