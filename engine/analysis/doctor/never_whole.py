"""The checks that find tokens which never arrive at the model, or not alone; see `arriving`."""

from __future__ import annotations

from collections.abc import Iterator

from engine.analysis.doctor.arriving import Stages
from engine.analysis.doctor.finding import MOST_DETAILS, Finding
from engine.analysis.doctor.patient import Patient
from engine.pipeline import Token
from engine.pipeline.staged import StagedTokenizer
from engine.text.code_points import IntArray
from engine.text.remark import Remark


def cut_apart(patient: Patient) -> Iterator[Finding]:
    """Find tokens whose text is cut apart before the model sees it."""
    rows = patient.arrivals.cut
    if len(rows):
        yield Finding(
            "cut-apart",
            "note",
            len(rows),
            Remark("Tokens that are cut apart before they reach the model"),
            Remark(
                "The rules that split a text into words cut the text of such a token, alone and"
                " with letters, digits, spaces or signs around it. So the model never gets it"
                " whole, and the token hardly ever appears. That is usual: tokens were often"
                " learned with other rules than those of the file."
            ),
            patient.ids(rows),
            tuple(_cuts(patient, rows)),
        )


def changed_before(patient: Patient) -> Iterator[Finding]:
    """Find tokens whose text becomes another one before the model sees it."""
    rows = patient.arrivals.changed
    if len(rows):
        yield Finding(
            "changed-before",
            "note",
            len(rows),
            Remark("Tokens whose text is changed before it reaches the model"),
            Remark(
                "The stages before the model make another text of such a token: capital letters"
                " become small, a letter and its accent one character, bytes signs of their own. So"
                " the model never gets it as it is, and the token hardly ever appears. It does no"
                " harm but takes up a place."
            ),
            patient.ids(rows),
            tuple(_changes(patient, rows)),
        )


def not_alone(patient: Patient) -> Iterator[Finding]:
    """Find tokens that are cut or changed only if their text stands alone."""
    rows = patient.arrivals.not_alone
    if len(rows):
        yield Finding(
            "not-alone",
            "note",
            len(rows),
            Remark("Tokens that their own text alone does not give"),
            Remark(
                "If nothing stands beside it, the text of such a token is cut apart or changed"
                " before it reaches the model, so it gives other tokens. Beside other characters it"
                " can stay whole, and there the token appears. That is usual: tokens were often"
                " learned with other rules than those of the file."
            ),
            patient.ids(rows),
            (*_cuts(patient, rows), *_changes(patient, rows)),
        )


def inside_only(patient: Patient) -> Iterator[Finding]:
    """Find tokens beside whose text something is put, so that alone it is never the whole word."""
    rows = patient.arrivals.inside
    if len(rows):
        yield Finding(
            "inside-only",
            "note",
            len(rows),
            Remark("Tokens that begin no text"),
            Remark(
                "Something is put beside every text, mostly a space before it. So the text of such"
                " a token alone gives other tokens: those of the text with what is put there. After"
                " other characters the token appears. That is how such files are meant."
            ),
            patient.ids(rows),
        )


def _cuts(patient: Patient, rows: IntArray) -> Iterator[Remark]:
    for token, raw, stages in _looked_at(patient, rows):
        places = [(piece.start, piece.end) for piece in stages.pieces(raw.decode("utf-8"))]
        if len(places) > 1:
            parts = (raw[start:end].decode("utf-8", "replace") for start, end in places)
            yield Remark(
                "id {id}: {token} is cut into {pieces}",
                id=token.id,
                token=patient.shown(raw.decode("utf-8")),
                pieces=" + ".join(map(patient.shown, parts)),
            )


def _changes(patient: Patient, rows: IntArray) -> Iterator[Remark]:
    for token, raw, stages in _looked_at(patient, rows):
        text = raw.decode("utf-8")
        changed = stages.normalized(text).text
        if changed != text:
            yield Remark(
                "id {id}: {token} becomes {text}",
                id=token.id,
                token=patient.shown(text),
                text=patient.shown(changed),
            )


def _looked_at(patient: Patient, rows: IntArray) -> Iterator[tuple[Token, bytes, Stages]]:
    tokenizer = patient.tokenizer
    if isinstance(tokenizer, StagedTokenizer):
        stages = Stages(tokenizer)
        for row in rows[:MOST_DETAILS].tolist():
            token = patient.tokens[row]
            yield token, token.data or b"", stages
