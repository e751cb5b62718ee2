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


def half_characters() -> Loss:
    """Say what becomes of lone surrogates, which only the documented format has tokens for."""
    return Loss(
        Remark(
            "half characters (lone surrogates) in a text are bytes in the documented format and"
            " become U+FFFD in all others"
        )
    )


def merges_of_no_tokens(count: int) -> Loss:
    """Say that merges need symbols which have no id of their own."""
    return Loss(
        Remark(
            "{count} merges join symbols that are no tokens: they would be lost, and texts split"
            " otherwise",
            count=count,
        )
    )
