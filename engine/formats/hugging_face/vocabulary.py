"""The vocabulary of a model: labels with ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from engine.documented_json import JsonObject
from engine.documented_json.remarks import Remarks
from engine.formats.hugging_face.fields import Value

_IDS = 1 << 32


def read_vocabulary(value: Value, remarks: Remarks) -> Mapping[str, int]:
    """Read an object that gives each label its id.

    Labels without an id (null) are left out. Ids need not be different, nor without holes.

    Raises:
        TokenizerFileError: it is no such object, or an id is no number that 32 bits hold.
    """
    if not isinstance(value.value, dict):
        value.fail("the vocabulary must be an object that gives each token its id")
    entries = value.members()
    vocabulary = _checked(value, entries, remarks)
    _tell_of_repeated(entries, remarks)
    _tell_of_shared(vocabulary, remarks)
    return vocabulary


def _checked(value: Value, entries: JsonObject, remarks: Remarks) -> dict[str, int]:
    # Asking one by one would take as long as all the rest of the reading.
    if set(map(type, entries.values())) <= {int}:
        vocabulary = cast(dict[str, int], entries)
        if min(vocabulary.values(), default=0) >= 0 and max(vocabulary.values(), default=0) < _IDS:
            return dict(vocabulary)
    vocabulary = {}
    for label, number in entries.items():
        if number is None:
            remarks.add("the token {token!r} has no id and is left out", token=label[:60])
            continue
        vocabulary[label] = value.member(label).whole()
    return vocabulary


def _tell_of_repeated(entries: JsonObject, remarks: Remarks) -> None:
    for token, before in getattr(entries, "repeated", {}).items():
        ids = ", ".join(str(number)[:20] for number in [*before[:10], entries[token]])
        remarks.add(
            "the token {token!r} is given more than once (ids {ids}); the last counts",
            token=token[:60],
            ids=ids,
        )


def _tell_of_shared(vocabulary: Mapping[str, int], remarks: Remarks) -> None:
    if len(set(vocabulary.values())) == len(vocabulary):
        return
    labels = {number: label for label, number in vocabulary.items()}
    first: dict[int, str] = {}
    for label, number in vocabulary.items():
        if first.setdefault(number, label) != label and labels[number] == label:
            remarks.add(
                "the tokens {first!r} and {second!r} share id {id}; decoding gives the second",
                first=first[number][:60],
                second=label[:60],
                id=number,
            )
