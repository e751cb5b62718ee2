"""Encoding: a text as tokens, each with label, bytes and place; and the errors on the way there."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TypeVar

from engine.text.remark import Remark

Span = tuple[int, int]
Item = TypeVar("Item")
Given = Sequence[Item] | Callable[[], list[Item]]


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


class Encoding:
    """A text as tokens; the four lists have one entry per token.

    Who wants only the ids of a long text does not wait for the rest: a list may be given as a
    function that makes it, which is called when the list is first asked for.

    >>> Encoding([5], lambda: ["low"]).tokens
    ['low']

    Attributes:
        ids: ids.
        tokens: labels of these ids in the vocabulary.
        bytes: what each token stands for, as bytes (of an unknown character: its own bytes).
        spans: (start, end) in characters of the original text; empty for added tokens. A token
            of bytes spans every character that it holds a part of. They are the reference
            library's, which loses count in a few texts, see `library_spans`.
    """

    def __init__(
        self,
        ids: Given[int] = (),
        tokens: Given[str] = (),
        bytes: Given[builtins.bytes] = (),
        spans: Given[Span] = (),
    ) -> None:
        """Take the lists, or what makes them."""
        self._given = ids, tokens, bytes, spans

    @cached_property
    def ids(self) -> list[int]:
        """The ids."""
        return _made(self._given[0])

    @cached_property
    def tokens(self) -> list[str]:
        """The labels."""
        return _made(self._given[1])

    @cached_property
    def bytes(self) -> list[builtins.bytes]:
        """What the tokens stand for."""
        return _made(self._given[2])

    @cached_property
    def spans(self) -> list[Span]:
        """Where they are."""
        return _made(self._given[3])

    def with_spans(self, spans: Callable[[], list[Span]]) -> Encoding:
        """Give the same tokens with other places, which are found when they are asked for."""
        return Encoding(lambda: self.ids, lambda: self.tokens, lambda: self.bytes, spans)

    def _lists(self) -> tuple[object, ...]:
        return self.ids, self.tokens, self.bytes, self.spans

    def __len__(self) -> int:
        return len(self.ids)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Encoding) and self._lists() == other._lists()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Encoding({', '.join(map(repr, self._lists()))})"

    def __reduce__(self) -> tuple[object, ...]:
        """Cross a process border with the lists."""
        return type(self), self._lists()


def _made(given: Given[Item]) -> list[Item]:
    made = given() if callable(given) else given
    return made if isinstance(made, list) else list(made)
