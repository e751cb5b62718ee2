"""The ways to split by name, apart from the models that split so: who only names one needs none."""

from __future__ import annotations

from typing import Literal, get_args

Mode = Literal["rank-ordered", "longest-match", "left-to-right", "fewest-tokens"]
MODES: tuple[Mode, ...] = get_args(Mode)

ActualMode = Literal[
    "rank-ordered", "longest-match", "left-to-right", "fewest-tokens", "best-score", "whole-word"
]
"""What a mode can turn out to be: models of tokenizer files have ways of their own."""


def check_mode(mode: str) -> None:
    """Refuse names that are no mode.

    Raises:
        ValueError: there is no such mode.
    """
    if mode not in MODES:
        raise ValueError(f"unknown mode {mode!r}: it is one of {', '.join(MODES)}")
