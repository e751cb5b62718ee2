"""examine: all checks, one after another, the gravest findings first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.analysis.doctor import (
    added,
    bytes_of_tokens,
    identities,
    merges,
    never_whole,
    reading,
    settings,
)
from engine.analysis.doctor.finding import SEVERITIES, Finding
from engine.analysis.doctor.patient import Part, Patient, Tell
from engine.analysis.doctor.unreachable import put_in_by_id, unreachable
from engine.analysis.progress import Progress, part
from engine.analysis.vocabulary import VocabularyTable
from engine.pipeline import Tokenizer

Check = Callable[[Patient], Iterator[Finding]]

_PLACES: Final[Mapping[Part, tuple[int, int]]] = {
    "reading": (0, 250),
    "trying": (500, 700),
    "alone": (700, 900),
    "arriving": (900, 950),
}
"""Where the parts of an examination begin and end, in thousandths."""

CHECKS: tuple[Check, ...] = (
    reading.refused,
    identities.no_tokens,
    identities.shared_ids,
    merges.missing_parts,
    added.missing_special,
    added.put_around,
    bytes_of_tokens.missing_bytes,
    unreachable,
    put_in_by_id,
    merges.repeated,
    merges.more_than_tokens,
    merges.empty_tokens,
    added.empty_added,
    added.twice_in_file,
    added.look_alikes,
    added.shadowed,
    bytes_of_tokens.impossible_bytes,
    settings.dropped_characters,
    settings.unapplied,
    settings.changed_texts,
    reading.noticed,
    reading.old_form,
    never_whole.cut_apart,
    never_whole.changed_before,
    never_whole.not_alone,
    never_whole.inside_only,
    merges.without_merge,
    identities.holes,
    identities.odd_start,
    identities.same_surface,
    bytes_of_tokens.partial_characters,
    added.reserved,
)


def examine(
    tokenizer: Tokenizer,
    table: VocabularyTable | None = None,
    progress: Progress | None = None,
) -> tuple[Finding, ...]:
    """Look for what may surprise the user of a tokenizer.

    Args:
        tokenizer: the tokenizer.
        table: its vocabulary, if it is there already.
        progress: hears how far the examination is, in thousandths.
    """
    patient = Patient.of(tokenizer, table, None if progress is None else _telling(progress))
    found = [finding for check in CHECKS for finding in check(patient)]
    return tuple(sorted(found, key=lambda finding: SEVERITIES.index(finding.severity)))


def _telling(progress: Progress) -> Tell:
    parts = {name: part(progress, *places) for name, places in _PLACES.items()}
    return lambda name, done, total: parts[name](done, total)
