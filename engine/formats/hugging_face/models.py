"""The object `model` of a tokenizer.json."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NoReturn

from engine.documented_json.remarks import Remarks
from engine.formats.hugging_face.fields import Value
from engine.formats.hugging_face.merges import read_merges
from engine.formats.hugging_face.vocabulary import read_vocabulary
from engine.models.bpe_model import BPEModel
from engine.models.model import Model
from engine.models.numbered_merges import MergeError
from engine.models.unigram import Unigram
from engine.models.word_level import WordLevel
from engine.models.word_piece import WordPiece


def read_model(value: Value, remarks: Remarks) -> Model:
    """Read the model; where it has no `type`, its fields tell, as in the library.

    Raises:
        TokenizerFileError: it is no model of a known type.
    """
    kind = value.member("type")
    name = _guessed(value) if kind.value is None else kind.text()
    reader = _READERS.get(name)
    if reader is None:
        kind.fail(
            "a model of type {name!r} is not supported; these are: {names}",
            name=name[:60],
            names=", ".join(_READERS),
        )
    return reader(value, remarks)


def _guessed(value: Value) -> str:
    fields = value.members()
    if isinstance(fields.get("vocab"), list):
        return "Unigram"
    if "merges" in fields:
        return "BPE"
    return "WordPiece" if "max_input_chars_per_word" in fields else "WordLevel"


def _bpe(value: Value, remarks: Remarks) -> Model:
    vocabulary = read_vocabulary(value.member("vocab"), remarks)
    merges = value.member("merges")
    pairs = read_merges(merges, vocabulary, remarks)
    unknown = value.member("unk_token").optional_text()
    if unknown is not None:
        _tell_if_missing(unknown, vocabulary, remarks)
    dropout = value.member("dropout").number() if value.has("dropout") else None
    try:
        model = BPEModel(
            vocabulary,
            pairs,
            unk_token=unknown,
            continuing_subword_prefix=value.member("continuing_subword_prefix").optional_text(),
            end_of_word_suffix=value.member("end_of_word_suffix").optional_text(),
            fuse_unk=value.member("fuse_unk").flag(False),
            byte_fallback=value.member("byte_fallback").flag(False),
            ignore_merges=value.member("ignore_merges").flag(False),
            dropout=dropout,
        )
    except MergeError as error:
        _fail_for(error, merges, pairs)
    _tell_of_repeated(pairs, remarks)
    return model


def _word_piece(value: Value, remarks: Remarks) -> Model:
    vocabulary = read_vocabulary(value.member("vocab"), remarks)
    unknown = value.member("unk_token").text("[UNK]")
    _tell_if_missing(unknown, vocabulary, remarks)
    return WordPiece(
        vocabulary,
        unknown,
        value.member("continuing_subword_prefix").text("##"),
        value.member("max_input_chars_per_word").whole(100),
    )


def _word_level(value: Value, remarks: Remarks) -> Model:
    vocabulary = read_vocabulary(value.member("vocab"), remarks)
    unknown = value.member("unk_token").text("<unk>")
    _tell_if_missing(unknown, vocabulary, remarks)
    return WordLevel(vocabulary, unknown)


def _unigram(value: Value, remarks: Remarks) -> Model:
    pieces = _pieces(value.member("vocab"))
    number = value.member("unk_id")
    unknown = None if number.value is None else number.whole()
    if unknown is not None and unknown >= len(pieces):
        number.fail("there is no piece with the number {number}", number=unknown)
    return Unigram(pieces, unknown, value.member("byte_fallback").flag(False))


def _pieces(value: Value) -> list[tuple[str, float]]:
    pieces: list[tuple[str, float]] = []
    for index, entry in enumerate(value.entries()):
        if isinstance(entry, list) and len(entry) == 2:
            label, score = entry
            # NaN and infinity are no numbers that can be compared or added up.
            if type(label) is str and type(score) is float and -1e300 < score < 1e300:
                pieces.append((label, score))
                continue
        pieces.append(_piece(Value(entry, value.path, f"{value.place}[{index}]")))
    return pieces


def _piece(value: Value) -> tuple[str, float]:
    parts = list(value.items())
    if len(parts) != 2:
        value.fail("this must be a piece and its score, not {value}", value=value.shown)
    return parts[0].text(), parts[1].number()


def _tell_if_missing(name: str, vocabulary: Mapping[str, int], remarks: Remarks) -> None:
    if name not in vocabulary:
        remarks.add(
            "unknown text is to become {name!r}, which is not in the vocabulary: it cannot be"
            " split",
            name=name[:60],
        )


def _tell_of_repeated(pairs: list[tuple[str, str]], remarks: Remarks) -> None:
    if len(set(pairs)) == len(pairs):
        return
    last = {pair: number for number, pair in enumerate(pairs)}
    for number, pair in enumerate(pairs):
        if last[pair] != number:
            remarks.add(
                "merge {number} ({left!r} + {right!r}) is listed again as merge {last}; the "
                "last place counts",
                number=number,
                left=pair[0][:60],
                right=pair[1][:60],
                last=last[pair],
            )


def _fail_for(error: MergeError, merges: Value, pairs: list[tuple[str, str]]) -> NoReturn:
    merge = Value(pairs[error.rank], merges.path, f"{merges.place}[{error.rank}]")
    left, right = pairs[error.rank]
    if error.label is None:
        merge.fail(
            "the second part of the merge {left!r} + {right!r} has no mark that it continues a"
            " word",
            left=left[:60],
            right=right[:60],
        )
    merge.fail(
        "the merge {left!r} + {right!r} needs {label!r}, which is not in the vocabulary",
        left=left[:60],
        right=right[:60],
        label=error.label[:60],
    )


_READERS: Mapping[str, Callable[[Value, Remarks], Model]] = MappingProxyType(
    {"BPE": _bpe, "WordPiece": _word_piece, "Unigram": _unigram, "WordLevel": _word_level}
)
