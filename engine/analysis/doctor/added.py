"""Checks of added and special tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

import numpy as np

from engine.analysis.doctor.arriving import Stages
from engine.analysis.doctor.finding import MOST_DETAILS, Finding
from engine.analysis.doctor.hidden import model_vocabulary, twice
from engine.analysis.doctor.patient import Patient
from engine.pipeline import AddedToken, Encoding, UnknownIdError
from engine.pipeline.staged import StagedTokenizer
from engine.text.remark import Remark

_SPECIAL_SETTINGS = (
    "unk_token", "bos", "eos", "cls", "sep", "bos_piece", "eos_piece", "special_tokens", "tokens"
)  # fmt: skip


def shadowed(patient: Patient) -> Iterator[Finding]:
    """Find ordinary tokens whose text holds an added token."""
    rows = np.setdiff1d(patient.with_added, patient.unreachable)
    if len(rows):
        yield Finding(
            "shadowed",
            "warning",
            len(rows),
            Remark("Tokens hidden by added tokens"),
            Remark(
                "Added tokens are cut out of a text before anything else happens to it. These"
                " tokens hold the text of an added token, so a text never gets to them, unless"
                " special tokens are not recognised."
            ),
            patient.ids(rows),
        )


def twice_in_file(patient: Patient) -> Iterator[Finding]:
    """Find added tokens that the vocabulary has under another id."""
    model_ids, doubles = model_vocabulary(patient), twice(patient)
    if doubles:
        yield Finding(
            "added-with-other-id",
            "warning",
            len(doubles),
            Remark("Added tokens that the vocabulary has under another id"),
            Remark(
                "A text that holds such a token gives the id of the added one; the other id never"
                " appears. Programs that read only the vocabulary give the other id."
            ),
            np.array([added.id for added in doubles], np.int64),
            tuple(_both_ids(added, model_ids) for added in doubles[:20]),
        )


def _both_ids(added: AddedToken, model_ids: Mapping[str, int]) -> Remark:
    return Remark(
        "{token}: added as {id}, in the vocabulary {other}",
        token=added.content,
        id=added.id,
        other=model_ids[added.content],
    )


def look_alikes(patient: Patient) -> Iterator[Finding]:
    """Find added tokens that the normalizer makes the same text of."""
    groups = {text: group for text, group in _by_text(patient).items() if len(group) > 1}
    if groups:
        yield Finding(
            "added-look-alikes",
            "warning",
            len(groups),
            Remark("Added tokens that become the same text"),
            Remark(
                "These added tokens are looked for after the normalizer, which makes the same text"
                " of them. The library finds any one of them, not the same one in each run; here it"
                " is the first."
            ),
            np.array([token.id for group in groups.values() for token in group], np.int64),
            tuple(
                Remark(
                    "{names} become {text}",
                    names=", ".join(patient.shown(token.content) for token in group),
                    text=patient.shown(text),
                )
                for text, group in islice(groups.items(), MOST_DETAILS)
            ),
        )


def _by_text(patient: Patient) -> dict[str, list[AddedToken]]:
    """Group the added tokens that are looked for after the normalizer by the text looked for."""
    groups: dict[str, list[AddedToken]] = {}
    if isinstance(patient.tokenizer, StagedTokenizer) and patient.tokenizer.normalizer is not None:
        stages = Stages(patient.tokenizer)
        for token in patient.tokenizer.added_tokens:
            if token.normalized:
                groups.setdefault(stages.normalized(token.content).text, []).append(token)
    return groups


def empty_added(patient: Patient) -> Iterator[Finding]:
    """Find added tokens without content."""
    empty = [added.id for added in patient.tokenizer.added_tokens if not added.content]
    if empty:
        yield Finding(
            "empty-added-tokens",
            "warning",
            len(empty),
            Remark("Added tokens without any text"),
            Remark(
                "An empty added token can be found nowhere in a text, or everywhere. It is left out"
                " here; other programs may behave oddly."
            ),
            np.array(empty, np.int64),
        )


def missing_special(patient: Patient) -> Iterator[Finding]:
    """Find special tokens that stages name and the vocabulary does not have."""
    known = patient.tokenizer.vocabulary.keys() | {
        added.content for added in patient.tokenizer.added_tokens
    }
    missing = dict.fromkeys(name for name in _named_tokens(patient) if name not in known)
    if missing:
        yield Finding(
            "special-tokens-missing",
            "error",
            len(missing),
            Remark("Special tokens that are not in the vocabulary"),
            Remark(
                "The settings name tokens that have no id: {names}. Where such a token is needed,"
                " nothing or something wrong is put in its place. Take the settings and the"
                " vocabulary from the same source.",
                names=", ".join(map(patient.shown, list(missing)[:20])),
            ),
        )


def _named_tokens(patient: Patient) -> Iterator[str]:
    for stage in patient.stages:
        if stage.kind in ("model", "post-processor"):
            yield from _names_in(stage.settings)


def _names_in(settings: Mapping[str, object]) -> Iterator[str]:
    """Find names of tokens: `unk_token: "<unk>"`, `cls: ["[CLS]", 101]`, or a template's keys."""
    for name in _SPECIAL_SETTINGS:
        match settings.get(name):
            case str(token) if token:
                yield token
            case [str(token), int()]:
                yield token
            case {**tokens}:
                yield from (str(token) for token in tokens)


def put_around(patient: Patient) -> Iterator[Finding]:
    """Find tokens that are put around a text with the id of another token, or of none."""
    details = tuple(_wrong_ids(patient))
    if details:
        yield Finding(
            "put-around-wrongly",
            "error",
            len(details),
            Remark("Special tokens that are put around a text with a wrong id"),
            Remark(
                "The post-processor states names and ids, and nobody checks them: the model gets"
                " the id. These are not the ids that the vocabulary has. Probably the vocabulary"
                " was changed and the post-processor was not."
            ),
            details=details,
        )


def _wrong_ids(patient: Patient) -> Iterator[Remark]:
    tokenizer = patient.tokenizer
    if not isinstance(tokenizer, StagedTokenizer) or tokenizer.post_processor is None:
        return
    around = tokenizer.post_processor(Encoding(), True)
    for name, number in dict.fromkeys(zip(around.tokens, around.ids, strict=True)):
        if tokenizer.vocabulary.get(name) == number:
            continue
        try:
            other = tokenizer.token(number).label
        except UnknownIdError:
            yield Remark("{token}: no token has the id {id}", token=patient.shown(name), id=number)
        else:
            if other != name:
                yield Remark(
                    "{token}: the id {id} is that of {other}",
                    token=patient.shown(name),
                    id=number,
                    other=patient.shown(other),
                )


def reserved(patient: Patient) -> Iterator[Finding]:
    """Count places that are kept free."""
    rows = patient.rows_of_kind("unused")
    if len(rows):
        yield Finding(
            "unused",
            "note",
            len(rows),
            Remark("Places that are kept free"),
            Remark(
                "These tokens are named or marked as unused. They are there so that tokens can be"
                " added later without making the model larger. The model never learned them."
            ),
            patient.ids(rows),
        )
