"""JSON values -> Document: every field checked, every fault named with its JSON path."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from engine.documented_json.comma_keys import read_comma_keys
from engine.documented_json.document import SPECIAL_NAMES, Document, TokenizerFileError
from engine.documented_json.json_text import JsonObject, decode_json, parse_json, written
from engine.documented_json.remarks import Remarks
from engine.documented_json.settings import read_settings
from engine.text.alphabet import join_labels, label_bytes
from engine.text.reading import read_bytes
from engine.text.remark import Remark

SIZE_LIMIT = 1 << 27
"""The largest tokenizer file that is read, in bytes."""

_LARGEST_ID = (1 << 63) - 1

Path = str | os.PathLike[str]


def load(path: Path) -> Document:
    """Read a documented tokenizer file.

    Raises:
        TokenizerFileError: with file, place and reason.
    """
    data = read_bytes(path, SIZE_LIMIT, TokenizerFileError)
    if not data.strip():
        raise TokenizerFileError(path, "", Remark("the file is empty"))
    return read_document(parse_json(decode_json(data, path), path), path)


def read_document(value: object, path: Path) -> Document:
    """Check a parsed file and give its content.

    Raises:
        TokenizerFileError: the fault is such that no tokenizer can be made of it.
    """
    if not isinstance(value, JsonObject) or "vocab" not in value:
        raise TokenizerFileError(path, "$", Remark("there is no vocabulary here (field vocab)"))
    remarks = Remarks()
    for name in value.repeated:
        remarks.add("the field {name!r} is given more than once; the last counts", name=name)
    vocab = read_vocabulary(value["vocab"], path, remarks)
    names = _read_names(value, vocab, remarks)
    settings = read_settings(value.get("training"), path)
    alphabet = settings.alphabet if settings is not None else "characters"
    merges = _read_merges(value.get("merges"), vocab, alphabet, path, remarks)
    vocab_list = _read_vocab_list(value.get("vocab_list"), vocab, names, path, remarks)
    _compare_sizes(value, vocab, remarks)
    if alphabet == "bytes":
        _check_byte_labels(vocab_list, path)
    if merges is None and any(len(token) > 1 for token in vocab_list):
        remarks.add("the file has no merges: texts are split by longest match")
    kind = value.get("tokenizer_type")
    return Document(
        vocab=vocab,
        merges=None if merges is None else tuple(merges),
        vocab_list=vocab_list,
        special_names=names,
        settings=settings,
        tokenizer_type=kind if isinstance(kind, str) else "BPETokenizer",
        warnings=remarks.finished(),
    )


def read_vocabulary(
    vocab: object, path: Path, remarks: Remarks, place: str = "$.vocab"
) -> dict[str, int]:
    """Read an object of tokens and ids, which stands at `place`; what is odd becomes a remark.

    Raises:
        TokenizerFileError: it is none.
    """
    if not isinstance(vocab, JsonObject):
        reason = Remark("the vocabulary must be an object that gives each token its id")
        raise TokenizerFileError(path, place, reason)
    ids = _read_ids(vocab, path, place)
    for token, earlier in vocab.repeated.items():
        remarks.add(
            "the token {token!r} is given more than once (ids {ids}); the last counts",
            token=token,
            ids=", ".join(map(str, (*earlier, ids[token]))),
        )
    _report_shared_ids(ids, remarks)
    _report_large_hole(ids, remarks)
    return ids


def _read_ids(vocab: JsonObject, path: Path, place: str) -> dict[str, int]:
    # Asking one by one would take as long as all the rest of the reading.
    if set(map(type, vocab.values())) == {int}:
        ids = cast(dict[str, int], dict(vocab))
        if min(ids.values()) >= 0 and max(ids.values()) <= _LARGEST_ID:
            return ids
    return {token: _read_id(token, number, path, place) for token, number in vocab.items()}


def _read_id(token: str, number: object, path: Path, place: str) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= _LARGEST_ID:
        reason = Remark(
            "the id of {token!r} is {number}; ids are whole numbers from 0 to {most}",
            token=token[:60],
            number=written(number),
            most=_LARGEST_ID,
        )
        raise TokenizerFileError(path, f'{place}["{token[:60]}"]', reason)
    return number


def _report_shared_ids(ids: Mapping[str, int], remarks: Remarks) -> None:
    if len(set(ids.values())) == len(ids):
        return
    owners: dict[int, str] = {}
    for token, number in ids.items():
        if number in owners:
            remarks.add(
                "the tokens {first!r} and {second!r} share id {id}; decoding gives the second",
                first=owners[number],
                second=token,
                id=number,
            )
        owners[number] = token


def _report_large_hole(ids: Mapping[str, int], remarks: Remarks) -> None:
    largest = max(ids.values(), default=-1)
    if largest >= 10 * len(ids) + 1000:
        remarks.add(
            "the largest id is {largest}, but there are only {count} tokens: most ids are unused",
            largest=largest,
            count=len(ids),
        )


def _read_names(
    value: Mapping[str, object], vocab: Mapping[str, int], remarks: Remarks
) -> dict[str, str]:
    names: dict[str, str] = {}
    for field, default in SPECIAL_NAMES.items():
        name = value.get(field, default)
        if not isinstance(name, str):
            remarks.add("{field} is no text; {default} is assumed", field=field, default=default)
            name = default
        elif name not in vocab and name != default:
            # The usual names are written even by a training without these tokens.
            remarks.add(
                "{field} names {name!r}, which is not in the vocabulary: there is no such token",
                field=field,
                name=name,
            )
        names[field] = name
    return names


def _read_merges(
    merges: object, vocab: Mapping[str, int], alphabet: str, path: Path, remarks: Remarks
) -> list[tuple[str, str]] | None:
    if merges is None or merges == [] or merges == {}:
        return None
    if isinstance(merges, JsonObject):
        return read_comma_keys(merges, vocab, path, remarks)
    if not isinstance(merges, list):
        reason = Remark("merges must be a list of pairs or an object")
        raise TokenizerFileError(path, "$.merges", reason)
    pairs = [_read_pair(pair, number, path) for number, pair in enumerate(merges)]
    if alphabet == "bytes":
        _check_byte_labels((part for pair in pairs for part in pair), path)
    _report_repeated(pairs, remarks)
    usable = [
        pair
        for number, pair in enumerate(pairs)
        if _is_usable(number, pair, vocab, alphabet, remarks)
    ]
    # With none left the file says as much about splitting as one without merges.
    return usable or None


def _read_pair(pair: object, number: int, path: Path) -> tuple[str, str]:
    match pair:
        case [str(left), str(right)]:
            return left, right
    reason = Remark("merge number {number} is no pair of two texts", number=number)
    raise TokenizerFileError(path, f"$.merges[{number}]", reason)


def _report_repeated(pairs: Sequence[tuple[str, str]], remarks: Remarks) -> None:
    last = {pair: number for number, pair in enumerate(pairs)}
    for number, pair in enumerate(pairs):
        if last[pair] != number:
            remarks.add(
                "merge {number} ({left!r} + {right!r}) is listed again as merge {last}; the last"
                " place counts",
                number=number,
                left=pair[0],
                right=pair[1],
                last=last[pair],
            )


def _is_usable(
    number: int, pair: tuple[str, str], vocab: Mapping[str, int], alphabet: str, remarks: Remarks
) -> bool:
    if not all(pair):
        remarks.add("merge {number} has an empty part and is ignored", number=number)
        return False
    token = join_labels(*pair, alphabet)
    if token not in vocab:
        remarks.add(
            "the result {token!r} of merge {number} is not in the vocabulary; the merge is ignored",
            token=token,
            number=number,
        )
        return False
    return True


def _read_vocab_list(
    tokens: object,
    vocab: Mapping[str, int],
    names: Mapping[str, str],
    path: Path,
    remarks: Remarks,
) -> tuple[str, ...]:
    if tokens is None:
        special = set(names.values())
        return tuple(
            token for token in sorted(vocab, key=vocab.__getitem__) if token not in special
        )
    if not isinstance(tokens, list):
        reason = Remark("vocab_list must be a list of tokens")
        raise TokenizerFileError(path, "$.vocab_list", reason)
    known: dict[str, None] = {}
    for number, token in enumerate(tokens):
        if not isinstance(token, str):
            reason = Remark("this token is no text")
            raise TokenizerFileError(path, f"$.vocab_list[{number}]", reason)
        if token in vocab:
            known[token] = None
        else:
            remarks.add("vocab_list names {token!r}, which is not in the vocabulary", token=token)
    return tuple(known)


def _check_byte_labels(labels: Iterable[str], path: Path) -> None:
    for label in labels:
        try:
            label_bytes(label)
        except ValueError:
            reason = Remark("{label!r} names no bytes", label=label[:60])
            raise TokenizerFileError(path, "$.vocab", reason) from None


def _compare_sizes(value: Mapping[str, object], vocab: Mapping[str, int], remarks: Remarks) -> None:
    size = value.get("vocab_size", len(vocab))
    if size != len(vocab):
        remarks.add(
            "vocab_size says {stated}, but the vocabulary has {count} tokens",
            stated=size if type(size) is int and size.bit_length() < 64 else str(size)[:60],
            count=len(vocab),
        )
