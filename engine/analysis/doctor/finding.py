"""Finding: one thing about a tokenizer that its user should know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, get_args

import numpy as np

from engine.text.code_points import IntArray
from engine.text.remark import Remark

Severity = Literal["error", "warning", "note"]
SEVERITIES: tuple[Severity, ...] = get_args(Severity)

MOST_DETAILS = 20


def _no_ids() -> IntArray:
    return np.zeros(0, np.int64)


@dataclass(frozen=True, eq=False)
class Finding:
    """What an examination found, of one sort.

    Attributes:
        code: a name of this sort that does not change, such as "duplicate-merges".
        severity: "error": texts come out wrong or not at all; "warning": probably a mistake in the
            file; "note": good to know, and often on purpose.
        count: of how many things it is true.
        title: what was found, in some words.
        explanation: what it means, whether it matters and what can be done.
        ids: the tokens concerned.
        details: the first things found, a line each.
    """

    code: str
    severity: Severity
    count: int
    title: Remark
    explanation: Remark
    ids: IntArray = field(default_factory=_no_ids)
    details: tuple[Remark, ...] = ()

    def __post_init__(self) -> None:
        """Keep no more details than are shown."""
        object.__setattr__(self, "ids", np.asarray(self.ids, np.int64))
        object.__setattr__(self, "details", tuple(self.details[:MOST_DETAILS]))
