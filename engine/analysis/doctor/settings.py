"""Checks of settings that change a text, or lose a part of it, without a word."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping

from engine.analysis.doctor.finding import Finding
from engine.analysis.doctor.patient import Patient
from engine.pipeline import Stage
from engine.text.remark import Remark

_COMPATIBLE = frozenset({"NFKC", "NFKD", "Precompiled"})
_CLIP = "CLIP"  # its own program repairs, lower-cases and strips texts
_BOTH_FORMS = frozenset({"NFC", "NFD"})


def changed_texts(patient: Patient) -> Iterator[Finding]:
    """Find normalizers that make different texts the same."""
    normalizers = [stage for stage in patient.stages if stage.kind == "normalizer"]
    single = list(_single(normalizers))
    for make, is_wanted in _WANTED.items():
        stages = [stage for stage in single if is_wanted(stage)]
        if stages:
            yield make(len(stages))
    forms = [stage for stage in single if stage.name in _BOTH_FORMS]
    # Where accents are lost or more is replaced, that has been said already.
    if forms and not any(_strips_accents(stage) or _maps(stage) for stage in single):
        yield _one_form(len(forms))


def _single(stages: list[Stage]) -> Iterator[Stage]:
    """Give stages one by one, those of a sequence too."""
    for stage in stages:
        inner = stage.settings.get("normalizers")
        if not isinstance(inner, (list, tuple)):
            yield stage
            continue
        for one in inner:
            if isinstance(one, Mapping):
                yield Stage("normalizer", str(one.get("type", "")), one)


def _lower_casing(count: int) -> Finding:
    return Finding(
        "lower-casing",
        "note",
        count,
        Remark("Capital letters are lost"),
        Remark(
            "The text is made lower case before it is split, so decoding cannot give the capital"
            " letters back. Right for models that were trained so; wrong for all others."
        ),
    )


def _accents(count: int) -> Finding:
    return Finding(
        "strips-accents",
        "note",
        count,
        Remark("Accents are lost"),
        Remark(
            "Accents are taken off before the text is split, which also turns Russian й into и and"
            " ё into е. Decoding cannot give them back."
        ),
    )


def _other_characters(count: int) -> Finding:
    return Finding(
        "changes-characters",
        "note",
        count,
        Remark("Some characters are replaced by similar ones"),
        Remark(
            "The text is normalized before it is split: ligatures, full-width letters, small raised"
            " digits and unusual spaces become their common forms. Decoding gives those instead of"
            " what was written."
        ),
    )


def _one_form(count: int) -> Finding:
    return Finding(
        "one-form",
        "note",
        count,
        Remark("Letters with accents are written in one form only"),
        Remark(
            "A letter with an accent can be one character, or a letter and an accent after it; both"
            " look the same. The text is put into one of these forms before it is split. Decoding"
            " gives that form, whatever was written, so a file may not come back byte for byte."
        ),
    )


def _replacements(count: int) -> Finding:
    return Finding(
        "replaces-text",
        "note",
        count,
        Remark("Parts of the text are replaced or stripped"),
        Remark(
            "The file asks for replacements, or for spaces at the ends to be taken off. What they"
            " remove does not come back in decoding. See the stages for what exactly is changed."
        ),
    )


def _lowers(stage: Stage) -> bool:
    return stage.name in ("Lowercase", _CLIP) or stage.settings.get("lowercase") is True


def _strips_accents(stage: Stage) -> bool:
    settings = stage.settings
    strips = settings.get("strip_accents")
    # BERT's normalizer strips accents wherever it lowers, unless the file says something else.
    by_lowering = strips is None and "strip_accents" in settings and settings.get("lowercase")
    return stage.name == "StripAccents" or strips is True or by_lowering is True


def _maps(stage: Stage) -> bool:
    return stage.name in _COMPATIBLE or bool(stage.settings.get("precompiled_charsmap"))


def _replaces(stage: Stage) -> bool:
    if stage.name == _CLIP or stage.settings.get("remove_extra_whitespaces") is True:
        return True
    # A space that becomes ▁ is only another way to write it.
    return stage.name == "Strip" or (
        stage.name == "Replace" and stage.settings.get("content") != "\u2581"
    )


_WANTED: dict[Callable[[int], Finding], Callable[[Stage], bool]] = {
    _lower_casing: _lowers,
    _accents: _strips_accents,
    _other_characters: _maps,
    _replacements: _replaces,
}


def dropped_characters(patient: Patient) -> Iterator[Finding]:
    """See what becomes of characters that the vocabulary does not have."""
    if _has_all_bytes(patient):
        return
    settings = patient.model_settings
    stated = [settings[name] for name in ("unk_token", "unk_id") if name in settings]
    if stated and all(value is None for value in stated):
        yield Finding(
            "drops-unknown",
            "warning",
            1,
            Remark("Unknown characters vanish"),
            Remark(
                "There is no token for unknown characters, and not all bytes have tokens. A"
                " character that is not in the vocabulary leaves no trace in the ids."
            ),
        )


def _has_all_bytes(patient: Patient) -> bool:
    single = {content for content in patient.table.contents if len(content) == 1}
    return len(single) >= 243  # the values that UTF-8 uses


def unapplied(patient: Patient) -> Iterator[Finding]:
    """Find settings that change results and are not applied here."""
    facts = dict(patient.tokenizer.facts)
    for name, finding in _UNAPPLIED.items():
        value = facts.get(name, patient.model_settings.get(name))
        if value:
            yield finding(value)


def _truncation(value: object) -> Finding:
    return Finding(
        "truncation",
        "warning",
        1,
        Remark("The file asks for long texts to be cut"),
        Remark(
            "Programs that follow the file lose everything after a number of tokens, silently"
            " ({setting}). Nothing is cut here.",
            setting=_short(value),
        ),
    )


def _padding(value: object) -> Finding:
    return Finding(
        "padding",
        "note",
        1,
        Remark("The file asks for short texts to be filled up"),
        Remark(
            "Programs that follow the file put padding tokens after the text ({setting}). Nothing"
            " is put there here.",
            setting=_short(value),
        ),
    )


def _dropout(value: object) -> Finding:
    return Finding(
        "dropout",
        "warning",
        1,
        Remark("The file asks for merges to be skipped at random"),
        Remark(
            "With a dropout of {value} the same text is split differently every time. That is meant"
            " for training. Here it is off.",
            value=_short(value),
        ),
    )


_UNAPPLIED: dict[str, Callable[[object], Finding]] = {
    "truncation": _truncation,
    "padding": _padding,
    "dropout": _dropout,
}


def _short(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name}: {_short(setting)}" for name, setting in value.items())[:200]
    return (value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))[:200]
