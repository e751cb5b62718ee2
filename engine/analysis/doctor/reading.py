"""What was noticed when the file was read, as findings: a warning of a known sort gets its words.

Readers know things that are gone afterwards: a field that does not fit, a merge that was ignored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.analysis.doctor.finding import Finding, Severity
from engine.analysis.doctor.patient import Patient
from engine.text.remark import Remark


class _Sort(NamedTuple):
    """What to say of warnings of one sort, known by the beginning of their template."""

    code: str
    severity: Severity
    title: Remark
    explanation: Remark


_SORTS: dict[str, _Sort] = {
    "vocab_size says": _Sort(
        "wrong-vocab-size",
        "warning",
        Remark("A wrong vocabulary size"),
        Remark(
            "The size that the file states is not the number of its tokens. Programs that trust it"
            " make a model too large or too small. Usually tokens were added or removed by hand."
        ),
    ),
    "the result {token!r} of merge": _Sort(
        "ignored-merges",
        "error",
        Remark("Merges whose result is not in the vocabulary"),
        Remark(
            "Such a merge would make something that has no id, so it is ignored here. The"
            " vocabulary and the merges do not belong together."
        ),
    ),
    "the merge in line {line} needs": _Sort(
        "ignored-merges",
        "error",
        Remark("Merges of tokens that are not in the vocabulary"),
        Remark(
            "Such a merge needs or makes something that has no id, so it is ignored here. The"
            " vocabulary and the merges do not belong together."
        ),
    ),
    "merge {number} has an empty part": _Sort(
        "merges-of-nothing",
        "warning",
        Remark("Merges with an empty part"),
        Remark(
            "A merge joins two tokens that have a text. Such a line joins nothing, so it is ignored"
            " here. The file was probably damaged, or its merges were cut at the wrong signs."
        ),
    ),
    "{field} names {name!r}": _Sort(
        "special-tokens-missing",
        "error",
        Remark("Special tokens that are not in the vocabulary"),
        Remark(
            "The file names a special token that has no id. Where it is needed, nothing is put in."
        ),
    ),
    "an added token is empty": _Sort(
        "empty-added-tokens",
        "warning",
        Remark("Added tokens without any text"),
        Remark(
            "An empty added token can be found nowhere in a text, or everywhere. It is left out"
            " here; other programs may behave oddly."
        ),
    ),
    "the token {token!r} is given more than once": _Sort(
        "repeated-tokens",
        "warning",
        Remark("Tokens that the file lists twice"),
        Remark("The last place counts, as in all programs that read such a file into a table."),
    ),
    "the file has no merges": _Sort(
        "no-merges",
        "warning",
        Remark("The file has no merges"),
        Remark(
            "Without them nobody can split a text as BPE does. Texts are split by longest match"
            " here, which gives other tokens for some words."
        ),
    ),
}

_TOLD_OTHERWISE: dict[str, Severity] = {
    "line {line} is empty: there is no token": "note",
    "merge {number} ({left!r} + {right!r}) is listed again": "warning",
    "the file asks for dropout": "warning",
    "the largest id is {largest}": "warning",
    "the merge in line {line} comes again": "warning",
    "the token of id {id} is empty": "warning",
    "the tokens {first!r}": "error",
    "the vocabulary has no [UNK]": "error",
    "unknown text is to become {name!r}": "error",
}
"""Warnings of what the checks find themselves, and how grave it is to these."""

_SIGNS = {",": Remark("a comma"), " ": Remark("a space")}

_MORE = "{count} more remarks like this one: {example}"


def noticed(patient: Patient) -> Iterator[Finding]:
    """Turn the warnings of the reader into findings, one for each sort."""
    sorts: dict[str, tuple[_Sort, list[Remark]]] = {}
    for warning in patient.tokenizer.warnings:
        if _template(warning).startswith(tuple(_TOLD_OTHERWISE)):
            continue
        sort = _sort_of(warning) or _other()
        sorts.setdefault(sort.code, (sort, []))[1].append(warning)
    for sort, warnings in sorts.values():
        yield _finding(sort, warnings)


def severity_of(warning: Remark) -> Severity:
    """How grave a warning of the reader is; what is not known by its template is a note.

    >>> severity_of(Remark("the file has no merges"))
    'warning'
    """
    sort, template = _sort_of(warning), _template(warning)
    if sort is not None:
        return sort.severity
    told = (grave for start, grave in _TOLD_OTHERWISE.items() if template.startswith(start))
    return next(told, _other().severity)


def _sort_of(warning: Remark) -> _Sort | None:
    template = _template(warning)
    return next((sort for start, sort in _SORTS.items() if template.startswith(start)), None)


def _finding(sort: _Sort, warnings: list[Remark]) -> Finding:
    counts = (_count(warning) for warning in warnings)
    title, explanation = sort.title, sort.explanation
    return Finding(sort.code, sort.severity, sum(counts), title, explanation, details=(*warnings,))


def _other() -> _Sort:
    return _Sort(
        "noticed",
        "note",
        Remark("Noticed when the file was read"),
        Remark("The file could be read all the same; this is how it was understood."),
    )


def _template(warning: Remark) -> str:
    if warning.template == _MORE and isinstance(example := warning.values["example"], Remark):
        return example.template
    return warning.template


def _count(warning: Remark) -> int:
    count = warning.values.get("count") if warning.template == _MORE else 1
    return count if isinstance(count, int) else 1


def refused(patient: Patient) -> Iterator[Finding]:
    """Say why texts cannot be split."""
    refusal = patient.tokenizer.refusal
    if refusal is not None:
        yield Finding(
            "refused",
            "error",
            1,
            Remark("Texts cannot be split"),
            Remark(
                "The vocabulary can be read, but the file asks for something that is not known"
                " here: {reason}",
                reason=refusal,
            ),
        )


def old_form(patient: Patient) -> Iterator[Finding]:
    """See whether merges are written as they were in earlier years."""
    sign = _sign_between(getattr(patient.tokenizer, "source", None))
    if sign:
        yield Finding(
            "old-form-of-merges",
            "note",
            1,
            Remark("Merges in the old form"),
            _two_ways(sign) if _is_in_a_part(sign, patient) else _one_way(sign),
        )


def _is_in_a_part(sign: str, patient: Patient) -> bool:
    return any(sign in left or sign in right for left, right in patient.tokenizer.merges)


def _one_way(sign: str) -> Remark:
    return Remark(
        "Each merge is one text, with {sign} between its two parts. No part holds this sign itself,"
        " so there is only one way to read them. Saved anew, the file lists both parts of each"
        " merge apart.",
        sign=_SIGNS[sign],
    )


def _two_ways(sign: str) -> Remark:
    return Remark(
        "Each merge is one text, with {sign} between its two parts. Some parts hold this sign"
        " themselves, and their texts can be read in two ways. Saved anew, the file lists both"
        " parts of each merge apart.",
        sign=_SIGNS[sign],
    )


def _sign_between(source: object) -> str:
    """Look for `merges: {"a,b": 0}` of the documented format, or "a b" in a tokenizer.json.

    >>> _sign_between({"model": {"merges": ["a b"]}}), _sign_between({"merges": {"a,b": 0}})
    (' ', ',')
    >>> _sign_between({"merges": [["a", "b"]]})
    ''
    """
    if not isinstance(source, Mapping):
        return ""
    model = source.get("model")
    merges = (model if isinstance(model, Mapping) else source).get("merges")
    if isinstance(merges, Mapping):
        return "," if merges else ""
    is_old = isinstance(merges, list) and bool(merges) and isinstance(merges[0], str)
    return " " if is_old else ""
