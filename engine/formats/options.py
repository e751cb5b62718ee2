"""OpeningOptions: what a person says about a file that does not say it itself."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class OpeningOptions:
    """The choices; None leaves one to the program, which tells what it took (`Tokenizer.choices`).

    Attributes:
        split_rule: name of a split rule or a pattern, for files of ranks.
        lower_case: whether texts are lower-cased, for lists of BERT's kind.
        partner: the file with the other half: merges for a vocabulary, a vocabulary for merges.
    """

    split_rule: str | None = None
    lower_case: bool | None = None
    partner: Path | None = None


NO_OPTIONS = OpeningOptions()
