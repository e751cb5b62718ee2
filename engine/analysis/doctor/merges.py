"""Checks of the list of merges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np

from engine.analysis.doctor.finding import Finding
from engine.analysis.doctor.patient import Patient
from engine.text.code_points import IntArray
from engine.text.remark import Remark


def missing_parts(patient: Patient) -> Iterator[Finding]:
    """Find merges that use or make a token which the vocabulary does not have."""
    details = patient.lacking_merges
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
            details=details,
        )


def repeated(patient: Patient) -> Iterator[Finding]:
    """Find merges that are listed twice."""
    merges = patient.tokenizer.merges
    last = patient.last_places
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
    """Say why there are more merges than tokens, if there are: usually each merge makes one."""
    merges = patient.tokenizer.merges
    if len(merges) <= len(patient.table):
        return
    missing = patient.lacking_merges
    if missing:
        yield _of_a_larger_vocabulary(len(merges), len(patient.table), len(missing))
    elif len(rows := _made_in_several_ways(patient)):
        yield _several_for_one(patient, rows)


def _made_in_several_ways(patient: Patient) -> IntArray:
    text_of = patient.spelled
    ways = Counter(
        text_of[left] + text_of[right]
        for left, right in patient.last_places
        if left in text_of and right in text_of
    )
    several = {text for text, count in ways.items() if count > 1}
    is_one = [text_of.get(token.label) in several for token in patient.tokens]
    return np.flatnonzero(is_one)


def _of_a_larger_vocabulary(merges: int, tokens: int, missing: int) -> Finding:
    return Finding(
        "more-merges-than-tokens",
        "warning",
        missing,
        Remark("More merges than tokens"),
        Remark(
            "There are {merges} merges, but only {tokens} tokens, and {count} merges need or make a"
            " token that is not there. The merges belong to a larger vocabulary.",
            merges=merges,
            tokens=tokens,
            count=missing,
        ),
    )


def _several_for_one(patient: Patient, rows: IntArray) -> Finding:
    return Finding(
        "several-merges-for-one-token",
        "note",
        len(rows),
        Remark("Tokens that several merges make"),
        Remark(
            "There are {merges} merges and {tokens} tokens: a token that can be made of different"
            " parts has a merge for each way. So it is in files that were converted from"
            " SentencePiece, and nothing is wrong with it.",
            merges=len(patient.tokenizer.merges),
            tokens=len(patient.table),
        ),
        patient.ids(rows),
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
