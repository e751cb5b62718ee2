"""Checks of ids, and of tokens that look alike."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.analysis.doctor.finding import Finding
from engine.analysis.doctor.marks import Marks
from engine.analysis.doctor.patient import Patient
from engine.text.code_points import IntArray
from engine.text.remark import Remark


def no_tokens(patient: Patient) -> Iterator[Finding]:
    """See whether there are any tokens at all."""
    if not len(patient.table):
        yield Finding(
            "empty-vocabulary",
            "error",
            1,
            Remark("There are no tokens"),
            Remark(
                "The vocabulary is empty, so every character of every text is unknown. The file was"
                " probably written before anything was learned, or something went wrong then."
            ),
        )


def shared_ids(patient: Patient) -> Iterator[Finding]:
    """Find ids that several tokens have."""
    ids = patient.table.ids
    shared = np.unique(ids[1:][ids[1:] == ids[:-1]])
    if len(shared):
        rows = np.flatnonzero(np.isin(ids, shared))
        yield Finding(
            "shared-ids",
            "error",
            len(shared),
            Remark("Ids that several tokens share"),
            Remark(
                "Decoding such an id gives only one of its tokens, so a text does not come back as"
                " it was. A model cannot tell these tokens apart. The file was put together badly."
            ),
            ids[rows],
            tuple(_owners(patient, shared)),
        )


def _owners(patient: Patient, shared: IntArray) -> Iterator[Remark]:
    table = patient.table
    for number in shared[:20].tolist():
        rows = np.flatnonzero(table.ids == number).tolist()
        names = ", ".join(table.label(row) for row in rows)
        yield Remark("id {id}: {names}", id=number, names=names)


def holes(patient: Patient) -> Iterator[Finding]:
    """Find ids between the first and the last one that no token has."""
    ids = np.unique(patient.table.ids)
    gaps = np.flatnonzero(np.diff(ids) > 1)
    if not len(gaps):
        return
    first, last = ids[gaps] + 1, ids[gaps + 1] - 1
    total = int((last - first + 1).sum())
    is_far = _is_far(int(ids[-1]), len(ids))
    details = tuple(
        Remark("no token has the id {id}", id=a)
        if a == b
        else Remark("no token has an id from {first} to {last}", first=a, last=b)
        for a, b in zip(first[:20].tolist(), last[:20].tolist(), strict=True)
    )
    yield Finding(
        "holes",
        "warning" if is_far else "note",
        total,
        Remark("Ids that no token has"),
        Remark(
            "{count} ids are in use, but the largest id is {largest}. A model needs a row for each"
            " id up to the largest one: nearly all of {size} rows would be empty, if they fit into"
            " memory at all. Probably an id is wrong.",
            count=len(ids),
            largest=int(ids[-1]),
            size=int(ids[-1]) + 1,
        )
        if is_far
        else Remark(
            "{count} ids are in use, but the largest id is {largest}. A model needs a row for each"
            " id up to the largest one, so its vocabulary size is {size}, not {count}. A program"
            " that goes on counting from the number of tokens gives an id twice.",
            count=len(ids),
            largest=int(ids[-1]),
            size=int(ids[-1]) + 1,
        ),
        details=details,
    )


def _is_far(largest: int, used: int) -> bool:
    """Whether ids were hardly meant so, as the readers judge, too."""
    return largest >= 10 * used + 1_000


def odd_start(patient: Patient) -> Iterator[Finding]:
    """See whether ids begin with 0."""
    ids = patient.table.ids
    if len(ids) and ids[0] > 0:
        yield Finding(
            "odd-start",
            "warning" if _is_far(int(ids[0]), len(ids)) else "note",
            int(ids[0]),
            Remark("Ids do not begin with 0"),
            Remark(
                "The first id is {first}. The ids before it may be kept for tokens that the program"
                " adds itself; if not, all ids are shifted against those of the model.",
                first=int(ids[0]),
            ),
            ids[:1],
        )


def same_surface(patient: Patient) -> Iterator[Finding]:
    """Find groups of tokens that stand for the same bytes at the same place of a word."""
    groups = surface_groups(patient)
    if groups:
        table = patient.table
        yield Finding(
            "same-surface",
            "note",
            len(groups),
            Remark("Groups of tokens with the same text"),
            Remark(
                "Decoding shows no difference between the tokens of a group, but encoding gives"
                " only one of them. Usually one is a letter and the other its byte, kept for"
                " characters that the vocabulary does not have. A model that was never trained"
                " with one of the two may behave oddly when it gets it."
            ),
            np.concatenate([table.ids[rows] for rows in groups]),
            tuple(
                Remark(
                    "{text}: ids {ids}",
                    text=table.label(rows[-1]),
                    ids=", ".join(str(table.ids[row]) for row in rows),
                )
                for rows in groups[:20]
            ),
        )


def surface_groups(patient: Patient) -> list[list[int]]:
    """Group the rows of ordinary tokens by what they stand for; only groups of several.

    The byte `<0x41>` and the letter `A` are the same. The byte `<0x20>` and `▁` are not, though
    both are read as a space: a decoder may drop the mark at the beginning of a text, or put it
    there, and never does so with a byte. So what is written with such a mark, in a file of
    SentencePiece or by a Metaspace or Replace of a tokenizer.json, is the same only as what is
    written with it, too.
    """
    marks, signs = Marks.of(patient), patient.space_signs
    rows = patient.rows_of_kind("symbol", "merge", "piece", "byte")
    rows = rows[patient.table.byte_lengths[rows] > 0]
    labels = [patient.tokens[row].label for row in rows.tolist()]
    written = [(*marks.on(label), any(map(label.__contains__, signs))) for label in labels]
    ways = np.array(written, np.int64).reshape(-1, 3) @ (4, 2, 1)
    keys = patient.table.contents.order[rows] * 8 + ways
    order = np.argsort(keys, kind="stable")
    bounds = np.flatnonzero(np.diff(keys[order], prepend=-1, append=-1))
    several = np.flatnonzero(np.diff(bounds) > 1)
    spans = zip(bounds[several].tolist(), bounds[several + 1].tolist(), strict=True)
    return sorted(rows[order[start:end]].tolist() for start, end in spans)
