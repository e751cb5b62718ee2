"""What the session has to tell, as a value; `gui.training.notice_text` makes sentences of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Notice:
    """What a person should know about what the window shows.

    Attributes:
        kind: "problem" (`subject` is an exception or a `Failure`), "cancelled" (a number of steps),
            "replay" (a `LoadedTokenizer`), "no-merges" or "opened" (the same), "own-options" (the
            `Sample` that is trained with other options than its usual ones).
        subject: what it is about.
    """

    kind: str
    subject: object = None
