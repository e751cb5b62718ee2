"""Loss: what a format cannot hold of a tokenizer."""

from __future__ import annotations

from dataclasses import dataclass

from engine.text.remark import Remark


@dataclass(frozen=True)
class Loss:
    """A sentence about saving in a format.

    Attributes:
        remark: what would be lost.
        forbids: whether the tokenizer cannot be saved in this format at all.
    """

    remark: Remark
    forbids: bool = False
