"""Checks of the list of merges."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.analysis.doctor.finding import Finding
from engine.analysis.doctor.patient import Patient
from engine.analysis.vocabulary.family import writing_of
from engine.text.remark import Remark


def missing_parts(patient: Patient) -> Iterator[Finding]:
    """Find merges that use or make a token which the vocabulary does not have."""
    details = list(_missing(patient))
    if details:
        yield Finding(
            "merges-missing-tokens",
            "error",
            len(details),
            Remark("Merges of tokens that are not in the vocabulary"),
            Remark(
                "Such a merge can never happen, or makes something that has no id. The vocabulary"
                " and the merges do not belong together; get both files from the same source."
            ),
            details=tuple(details),
        )


def _missing(patient: Patient) -> Iterator[Remark]:
    vocabulary, writing = patient.tokenizer.vocabulary, writing_of(patient.tokenizer)
    if writing is None:
        return
    made, text_of = set(patient.spelled.values()), patient.spelled.get
    for rank, (left, right) in enumerate(patient.tokenizer.merges):
        texts = text_of(left), text_of(right)
        if texts[0] is not None and texts[1] is not None and texts[0] + texts[1] in made:
            continue
        lacking = [part for part in (left, right) if part not in vocabulary]
        result = writing.text(left) + writing.text(right)
        if not lacking and result not in made:
            label = writing.label(result)
            lacking = [] if label in vocabulary else [label]
        if lacking:
            yield Remark(
                "merge {number} ({left} + {right}): {missing} is missing",
                number=rank,
                left=patient.shown(left),
                right=patient.shown(right),
                missing=", ".join(map(patient.shown, lacking)),
            )


def repeated(patient: Patient) -> Iterator[Finding]:
    """Find merges that are listed twice."""
    merges = patient.tokenizer.merges
    last = {pair: rank for rank, pair in enumerate(merges)}
    if len(last) == len(merges):
        return
    twice = [rank for rank, pair in enumerate(merges) if last[pair] != rank]
    details = tuple(
        Remark(
            "merge {number} ({left} + {right}) is listed again as merge {last}",
            number=rank,
            left=patient.shown(merges[rank][0]),
            right=patient.shown(merges[rank][1]),
            last=last[merges[rank]],
        )
        for rank in twice
    )
    yield Finding(
        "duplicate-merges",
        "warning",
        len(twice),
        Remark("Merges that are listed twice"),
        Remark(
            "The last place of such a merge counts, as in GPT-2's program and in the tokenizers"
            " library. A program that takes the first place splits some words otherwise."
        ),
        details=details,
    )


def more_than_tokens(patient: Patient) -> Iterator[Finding]:
    """Compare the number of merges with the number of tokens."""
    merges, tokens = len(patient.tokenizer.merges), len(patient.table)
    if merges > tokens:
        yield Finding(
            "more-merges-than-tokens",
            "warning",
            merges - tokens,
            Remark("More merges than tokens"),
            Remark(
                "There are {merges} merges, but only {tokens} tokens. Usually each merge makes one"
                " token. Either several merges make the same token, as in files that were converted"
                " from SentencePiece, or the merges belong to a larger vocabulary.",
                merges=merges,
                tokens=tokens,
            ),
        )


def without_merge(patient: Patient) -> Iterator[Finding]:
    """Find long tokens that are found whole though no merge makes them, where there are merges."""
    if not patient.tokenizer.merges:
        return
    rows = np.setdiff1d(patient.rows_of_kind("piece"), patient.unreachable)
    rows = rows[patient.table.byte_lengths[rows] > 0]
    if len(rows):
        yield Finding(
            "without-merge",
            "note",
            len(rows),
            Remark("Tokens that no merge makes"),
            Remark(
                "They are longer than a symbol, but no pair of the list gives them. They are found"
                " only where they are a whole word, because whole words are looked up first."
            ),
            patient.ids(rows),
        )


def empty_tokens(patient: Patient) -> Iterator[Finding]:
    """Find tokens without any text, which no place of a text can hold."""
    rows = [row for row, token in enumerate(patient.tokens) if not token.label]
    if rows:
        yield Finding(
            "empty-tokens",
            "warning",
            len(rows),
            Remark("Tokens without any text"),
            Remark(
                "An empty token stands for nothing and can never be found in a text. It is usually"
                " left over from an empty line of the file. Programs that search for tokens in a"
                " text may run forever on it."
            ),
            patient.ids(np.array(rows)),
        )
