"""The merges of a BPE model: pairs, or texts with a space between both parts."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import cast

from engine.documented_json.remarks import Remarks
from engine.formats.hugging_face.fields import Value

Pair = tuple[str, str]


def read_merges(value: Value, vocabulary: Mapping[str, int], remarks: Remarks) -> list[Pair]:
    """Read the merges in rank order.

    Files from before 2024 have texts. Where a part holds a space itself, a text can be cut in
    several ways: it is cut where both parts and what they make are in the vocabulary, if that is
    one place.

    Raises:
        TokenizerFileError: something is no merge, or there is not one place to cut it.
    """
    if value.value is None:
        value.fail("this BPE model has no merges")
    merges = value.entries()
    kinds = set(map(type, merges))
    if kinds == {list}:
        pairs = cast(list[list[object]], merges)
        texts_only = set(map(type, chain.from_iterable(pairs))) <= {str}
        if texts_only and set(map(len, pairs)) == {2}:
            return cast(list[Pair], list(map(tuple, pairs)))
    if kinds == {str}:
        texts = cast(list[str], merges)
        # All at once: that is a quarter of the time of cutting one after the other.
        parts = " ".join(texts).split(" ")
        is_pairs = len(parts) == 2 * len(texts) and all(" " in text for text in texts)
        # Where a part is empty, a space may have been half of it.
        if is_pairs and "" not in parts and "#version" not in texts[0]:
            return list(zip(parts[::2], parts[1::2], strict=True))
    return _read_one_by_one(value, vocabulary, remarks)


def _read_one_by_one(value: Value, vocabulary: Mapping[str, int], remarks: Remarks) -> list[Pair]:
    pairs: list[Pair] = []
    for merge in value.items():
        if isinstance(merge.value, str):
            if not merge.value.startswith("#version"):
                pairs.append(_cut(merge, merge.value, vocabulary, remarks))
            continue
        parts = merge.entries()
        if len(parts) != 2 or not all(isinstance(part, str) for part in parts):
            merge.fail("a merge must be two texts, not {value}", value=merge.shown)
        pairs.append((cast(str, parts[0]), cast(str, parts[1])))
    return pairs


def _cut(merge: Value, text: str, vocabulary: Mapping[str, int], remarks: Remarks) -> Pair:
    found = [
        (text[:place], text[place + 1 :])
        for place, character in enumerate(text)
        if character == " "
    ]
    if len(found) == 1:
        return found[0]
    known = [
        (left, right)
        for left, right in found
        if left in vocabulary and right in vocabulary and left + right in vocabulary
    ]
    if len(known) != 1:
        merge.fail(
            "the merge {text!r} can be cut at {places} of its spaces: each part, and both together,"
            " must be in the vocabulary",
            text=text[:60],
            places=len(known),
        )
    left, right = known[0]
    remarks.add(
        "the merge {text!r} has several spaces; it is read as {left!r} + {right!r}",
        text=text[:60],
        left=left[:60],
        right=right[:60],
    )
    return left, right
