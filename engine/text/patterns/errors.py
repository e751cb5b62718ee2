"""What can go wrong with a pattern of a tokenizer file."""

from __future__ import annotations


class PatternError(ValueError):
    """A pattern of a file that cannot be used.

    Attributes:
        pattern: the pattern.
        position: the character at which reading it failed, or None.
        reason: what is wrong, in words.
    """

    def __init__(self, pattern: str, position: int | None, reason: str) -> None:
        """Keep the parts; the message joins them."""
        place = "" if position is None else f" at character {position + 1}"
        super().__init__(f"the pattern is wrong{place}: {reason}")
        self.pattern, self.position, self.reason = pattern, position, reason

    def __reduce__(self) -> tuple[type[PatternError], tuple[str, int | None, str]]:
        """Cross a process border with all parts."""
        return type(self), (self.pattern, self.position, self.reason)


class PatternTimeoutError(ValueError):
    """A pattern that backtracked for too long on this text."""
