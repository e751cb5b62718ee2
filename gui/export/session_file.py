"""Session files: a `SessionRecord` as JSON, and back.

One object; every member but `kind` and `corpus` may be missing and has the value given here then:

- `kind`: always "BPE Visualizer session".
- `schema`: the version of this layout (1). Files of a later one are refused.
- `program`: the version of the program that wrote it ("").
- `view`: "training", "compare" or another view of the program ("training").
- `corpus`: an object with `kind` ("sample", "files" or "text"), `sample` (its id), `text` (the text
  itself, or null), `files` (a list of files), `encoding` (or null) and `line_by_line` (false).
- a file is an object with `path`, `size` in bytes (or null) and `sha256` in hexadecimal (""). That
  of a tokenizer may have `options`, an object of what a person chose because the file does not say
  it: `split_rule`, `lower_case` (true or false), `partner` (the path of the file that belongs to
  it).
- `training`: the split rule as `rule`, and the options by the names of `engine.TrainingOptions`.
- `position`: how many steps are applied (0).
- `replays`: the merges of the last tokenizer are replayed (false).
- `compare`: an object with `text` and `lanes`, a list of objects: `tokenizer` is "here", "end" or
  an index into `tokenizers`, `mode` is the way to split.
- `tokenizers`: a list of files.
- `lesson`: the place in a lesson ("").
- `page`: the page of the view, such as "curve" of the experiments ("").
- `work`: a student's work that is checked, an object with `kind` ("merges" or "splits"), and `text`
  or the `path` of a file.
- `fork`: where a second timeline parts, an object with `position`, `pair` (two tokens, or null) and
  `rule` (a tie rule, or null).
- `score`: how well a class has guessed, an object of the numbers `votes`, `right_votes`, `rounds`
  and `right_rounds`.

Members that are not known are left alone: a later version may have added them.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import asdict, fields, replace
from pathlib import Path, PureWindowsPath
from typing import Any, Final, cast, get_args

from engine import TokenizerFileError, TrainingOptions
from engine.documented_json import decode_json, parse_json, write_atomically
from engine.formats.hugging_face.fields import Value
from engine.formats.options import NO_OPTIONS, OpeningOptions
from engine.models.modes import MODES, Mode
from engine.text.pretokenize import check_rule
from engine.text.reading import InputFileError, read_bytes
from engine.training.options import TieRuleName
from gui.export.fingerprints import sealed
from gui.export.session_record import (
    CorpusKind,
    CorpusRecord,
    FileRecord,
    ForkRecord,
    LabRecord,
    LaneRecord,
    SessionRecord,
    WorkKind,
    WorkRecord,
)
from gui.predict.ballot import Score
from gui.work.setup import TrainingSetup

KIND: Final = "BPE Visualizer session"
SCHEMA: Final = 1
ENDING: Final = ".bpesession"
LARGEST: Final = 1 << 28
"""Bytes of the largest session file that is read; a typed text is kept whole in it."""

_TRAINED: Final = ("here", "end")

AnyPath = str | os.PathLike[str]


class SessionFileError(InputFileError):
    """A file that is no usable session: `path`, `place` (line or JSON path), `reason`."""


def write_session(path: AnyPath, record: SessionRecord) -> SessionRecord:
    """Write a session; an old file stays whole until the new one is complete.

    Returns:
        The record as it was written: with the fingerprints of its files.

    Raises:
        SessionFileError: it could not be written; a file that was there is unchanged.
    """
    whole = sealed(record)
    text = json.dumps(_as_json(whole), ensure_ascii=False, indent=1) + "\n"
    # Half a surrogate pair cannot be UTF-8; its backslash form is what JSON calls it.
    data = text.encode("utf-8", "backslashreplace")
    try:
        write_atomically(path, data)
    except TokenizerFileError as error:
        raise SessionFileError(error.path, error.place, error.reason) from error
    return whole


def read_session(path: AnyPath) -> SessionRecord:
    """Read a session that any version of the program has written.

    Raises:
        SessionFileError: with file, place and reason.
    """
    data = read_bytes(path, LARGEST, SessionFileError)
    try:
        whole = Value(parse_json(decode_json(data, path), path), path)
        return _record(whole)
    except TokenizerFileError as error:
        raise SessionFileError(error.path, error.place, error.reason) from None


def is_session(head: bytes) -> bool:
    """Whether the first bytes of a file look like a session of this program."""
    return head.lstrip()[:1] == b"{" and f'"{KIND}"'.encode() in head[:200]


# Writing


def _as_json(record: SessionRecord) -> dict[str, object]:
    places = {str(file.path): number for number, file in enumerate(record.tokenizers)}
    corpus, setup = record.corpus, record.setup
    return {
        "kind": KIND,
        "schema": SCHEMA,
        "program": record.program,
        "view": record.view,
        "corpus": {**_members(corpus), "files": [_file_as_json(file) for file in corpus.files]},
        "training": {"rule": setup.rule, **_members(setup.options)},
        "position": record.position,
        "replays": record.replays,
        "compare": {
            "text": record.compare_text,
            "lanes": [
                {"tokenizer": _source_as_json(lane, places), "mode": lane.mode}
                for lane in record.lanes
            ],
        },
        "tokenizers": [_file_as_json(file) for file in record.tokenizers],
        "lesson": record.lesson,
        **({"page": record.page} if record.page else {}),
        **_lab_as_json(record.lab),
        **({"score": asdict(record.score)} if record.score != Score() else {}),
    }


def _lab_as_json(lab: LabRecord) -> dict[str, object]:
    said: dict[str, object] = {}
    if lab.work is not None:
        path = lab.work.path
        held = {"text": lab.work.text} if path is None else {"path": str(path)}
        said["work"] = {"kind": lab.work.kind} | held
    if lab.fork is not None:
        said["fork"] = asdict(lab.fork)
    return said


def _source_as_json(lane: LaneRecord, places: dict[str, int]) -> str | int:
    return lane.source if lane.source in _TRAINED else places.get(lane.source, "end")


def _members(value: Any) -> dict[str, object]:  # noqa: ANN401 - any dataclass
    return asdict(value)


def _file_as_json(file: FileRecord) -> dict[str, object]:
    known = {"path": str(file.path), "size": file.size, "sha256": file.sha256}
    options = file.options
    chosen = {
        "split_rule": options.split_rule,
        "lower_case": options.lower_case,
        "partner": None if options.partner is None else str(options.partner),
    }
    said = {name: value for name, value in chosen.items() if value is not None}
    return known | ({"options": said} if said else {})


# Reading


def _record(whole: Value) -> SessionRecord:
    if whole.members().get("kind") != KIND:
        whole.fail("this is no session of this program")
    schema = whole.member("schema").whole(SCHEMA)
    if schema > SCHEMA:
        whole.member("schema").fail(
            "the session was written by a later version of the program ({version}); this one"
            " cannot read it",
            version=whole.member("program").text(str(schema))[:40],
        )
    tokenizers = tuple(map(_file, _items(whole.member("tokenizers"))))
    compare = whole.member("compare")
    known = compare.value is not None
    return SessionRecord(
        corpus=_corpus(whole.member("corpus")),
        setup=_setup(whole.member("training")),
        position=whole.member("position").whole(0),
        replays=whole.member("replays").flag(False),
        view=whole.member("view").text("training"),
        compare_text=compare.member("text").text("") if known else "",
        lanes=_lanes(compare.member("lanes"), tokenizers) if known else (),
        tokenizers=tokenizers,
        lesson=whole.member("lesson").text(""),
        page=whole.member("page").text(""),
        lab=LabRecord(_work(whole.member("work")), _fork(whole.member("fork"))),
        score=_score(whole.member("score")),
        program=whole.member("program").text(""),
    )


def _work(value: Value) -> WorkRecord | None:
    if value.value is None:
        return None
    kind = cast(WorkKind, value.member("kind").choice(get_args(WorkKind), "merges"))
    path = value.member("path")
    if path.value is None:
        return WorkRecord(kind, value.member("text").text(""))
    return WorkRecord(kind, path=_named(path))


def _fork(value: Value) -> ForkRecord | None:
    if value.value is None:
        return None
    pair, rule = value.member("pair"), value.member("rule")
    tokens = _texts(pair) if pair.value is not None else ()
    if tokens and len(tokens) != 2:
        pair.fail("a pair has two tokens")
    rules = get_args(TieRuleName)
    return ForkRecord(
        value.member("position").whole(0),
        (tokens[0], tokens[1]) if tokens else None,
        cast(TieRuleName, rule.choice(rules, "")) if rule.value is not None else None,
    )


def _score(value: Value) -> Score:
    if value.value is None:
        return Score()
    return Score(*(value.member(field.name).whole(0) for field in fields(Score)))


def _named(path: Value) -> Path:
    if "\0" in path.text() or not path.text():
        path.fail("this cannot be the name of a file")
    return _found(path.text(), path.path)


def _items(value: Value) -> tuple[Value, ...]:
    return () if value.value is None else tuple(value.items())


def _corpus(value: Value) -> CorpusRecord:
    kind = cast(CorpusKind, value.member("kind").choice(get_args(CorpusKind), ""))
    record = CorpusRecord(
        kind=kind,
        sample=value.member("sample").text(""),
        text=value.member("text").optional_text(),
        files=tuple(map(_file, _items(value.member("files")))),
        encoding=value.member("encoding").optional_text(),
        line_by_line=value.member("line_by_line").flag(False),
    )
    if kind == "text" and record.text is None:
        value.member("text").fail("the text of the corpus is missing here")
    if kind == "files" and not record.files:
        value.member("files").fail("the files of the corpus are missing here")
    return record


def _file(value: Value) -> FileRecord:
    path, size = _named(value.member("path")), value.member("size")
    number = size.value
    if number is not None and (type(number) is not int or number < 0):
        size.fail("this must be a whole number from 0, not {value}", value=size.shown)
    return FileRecord(
        path,
        number,
        value.member("sha256").text(""),
        _opening_options(value.member("options")),
    )


def _opening_options(value: Value) -> OpeningOptions:
    if value.value is None:
        return NO_OPTIONS
    lower_case, partner = value.member("lower_case"), value.member("partner")
    if "\0" in partner.text(""):
        partner.fail("this cannot be the name of a file")
    return OpeningOptions(
        split_rule=value.member("split_rule").optional_text(),
        lower_case=None if lower_case.value is None else lower_case.flag(False),
        partner=_found(partner.text(), value.path) if partner.value is not None else None,
    )


def _found(name: str, session: AnyPath) -> Path:
    """Where a file is: where it was, or beside the session, if both were moved together."""
    path = Path(session).parent / name
    # subtle: a Windows path takes both kinds of strokes, so this is the name on any system.
    beside = Path(session).parent / PureWindowsPath(name).name
    with suppress(OSError):
        return beside if not path.exists() and beside.exists() else path
    return path


def _setup(value: Value) -> TrainingSetup:
    if value.value is None:
        return TrainingSetup()
    rule = value.member("rule")
    try:
        check_rule(rule.text("document"))
    except ValueError as error:
        rule.fail("{detail}", detail=str(error))
    return TrainingSetup(rule.text("document"), _options(value))


def _options(value: Value) -> TrainingOptions:
    """The options, each checked by the engine's own constructor, so that a fault has its place."""
    options = TrainingOptions()
    for name in (field.name for field in fields(TrainingOptions)):
        if name not in value.members():
            continue
        member = value.member(name)
        given = _texts(member) if name == "special_tokens" else member.value
        if name == "end_of_word_attached":
            given = member.flag(False)
        try:
            options = replace(options, **{name: given})  # type: ignore[arg-type]
        except (TypeError, ValueError):
            member.fail("{value} is no value of this option", value=member.shown)
    return options


def _texts(value: Value) -> tuple[str, ...]:
    return tuple(item.text() for item in value.items())


def _lanes(value: Value, tokenizers: tuple[FileRecord, ...]) -> tuple[LaneRecord, ...]:
    return tuple(_lane(item, tokenizers) for item in _items(value))


def _lane(value: Value, tokenizers: tuple[FileRecord, ...]) -> LaneRecord:
    source = value.member("tokenizer")
    mode = cast(Mode, value.member("mode").choice(tuple(MODES), MODES[0]))
    if source.value in _TRAINED:
        return LaneRecord(source.text(), mode)
    number = source.whole()
    if number >= len(tokenizers):
        source.fail("there is no tokenizer with the number {number} here", number=number)
    return LaneRecord(str(tokenizers[number].path), mode)
