"""The checks that find tokens which no text produces; `trying` has tried them out.

Those with a name like `<|endoftext|>` are a sort of their own: files of merges do not say that they
are special, so they are tried out like all others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np

from engine.analysis.doctor.finding import MOST_DETAILS, Finding
from engine.analysis.doctor.marks import Marks
from engine.analysis.doctor.patient import Patient
from engine.models.bpe_model import BPEModel
from engine.text.code_points import IntArray
from engine.text.remark import Remark

_NAME = re.compile(r"<\|[^|<>\s]+\|>|</?[a-z]+>|\[[A-Z]+\]")


def unreachable(patient: Patient) -> Iterator[Finding]:
    """Find tokens that no text produces: each that is a piece of words was tried out."""
    rows = np.setdiff1d(patient.unreachable, _named(patient))
    if len(rows):
        yield Finding(
            "unreachable",
            "warning",
            len(rows),
            Remark("Tokens that no text produces"),
            Remark(
                "The model splits the very text of such a token into other tokens, so it never"
                " appears in a result. It does no harm but takes up a place. Many of them mean that"
                " merges are missing, or that vocabulary and merges come from different trainings."
            ),
            patient.ids(rows),
            tuple(_instead(patient, rows)),
        )


def put_in_by_id(patient: Patient) -> Iterator[Finding]:
    """Find tokens that no text produces and that are named like special ones."""
    rows = _named(patient)
    if len(rows):
        yield Finding(
            "put-in-by-id",
            "note",
            len(rows),
            Remark("Tokens that are put in by their id only"),
            Remark(
                "They are named like special tokens, and no text produces them: the model splits"
                " their names like any other text. Programs put them in by their id, as GPT-2's"
                " does with the end of a text. Other programs find the names in a text, too."
            ),
            patient.ids(rows),
            _names(patient, rows),
        )


def _named(patient: Patient) -> IntArray:
    tokens, rows = patient.tokens, patient.unreachable
    is_name = [_NAME.fullmatch(tokens[row].label) is not None for row in rows.tolist()]
    found: IntArray = rows[np.array(is_name, np.bool_)]
    return found


def _instead(patient: Patient, rows: IntArray) -> Iterator[Remark]:
    """Say what the model makes of the text of such tokens, or at least their names.

    Only where labels carry nothing besides their text can the model be asked with them.
    """
    model = patient.tokenizer.model
    plain = model if isinstance(model, BPEModel) and Marks.of(patient) == Marks() else None
    for row, name in zip(rows.tolist(), _names(patient, rows), strict=False):
        token = patient.tokens[row]
        pieces = plain.tokenize(token.label).texts if plain else ()
        if 1 < len(pieces) <= MOST_DETAILS and "".join(pieces) == token.label:
            yield Remark(
                "id {id}: {token} is cut into {pieces}",
                id=token.id,
                token=patient.shown(token.label),
                pieces=" + ".join(map(patient.shown, pieces)),
            )
        else:
            yield name


def _names(patient: Patient, rows: IntArray) -> tuple[Remark, ...]:
    tokens = [patient.tokens[row] for row in rows[:MOST_DETAILS].tolist()]
    return tuple(
        Remark("id {id}: {names}", id=token.id, names=patient.shown(token.label))
        for token in tokens
    )
