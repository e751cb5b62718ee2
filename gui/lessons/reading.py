"""Lesson files: JSON, described for teachers in `resources/lessons/README.md`, and read here.

Every fault has its place. A field that nobody knows is a fault, too: it is a slip of the pen far
more often than a later version. What a step does not say stays as it was in the step before.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NoReturn

from engine import TokenizerFileError
from engine.documented_json import decode_json, parse_json
from engine.formats.hugging_face.fields import Value
from engine.text.reading import InputFileError, read_bytes
from gui.lessons import facts
from gui.lessons.lesson import Asked, Expected, Lesson, NeededFile, Step, Texts
from gui.lessons.reading_state import only, read_state
from gui.lessons.wording import WordingError, asked_in
from gui.look.translation import languages

KIND: Final = "BPE Visualizer lesson"
SCHEMA: Final = 1
LARGEST: Final = 1 << 24
"""Bytes of the largest lesson that is read."""

_OF_LESSON: Final = ("kind", "schema", "title", "about", "files", "steps")
_OF_STEP: Final = (*("name", "title", "text", "question", "answer", "state", "texts", "expect"),)
_OF_FILE: Final = ("says", "path")


class LessonFileError(InputFileError):
    """A file that is no usable lesson: `path`, `place` (line or JSON path), `reason`."""


def is_lesson(path: Path) -> bool:
    """Whether a file says of itself that it is a lesson."""
    try:
        with path.open("rb") as stream:
            head = stream.read(400)
    except (OSError, ValueError):
        return False
    return head.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"{" and f'"{KIND}"'.encode() in head


def read_lesson(path: str | os.PathLike[str]) -> Lesson:
    """Read a lesson.

    Raises:
        LessonFileError: with file, place and reason.
    """
    data = read_bytes(path, LARGEST, LessonFileError)
    try:
        return _lesson(Value(parse_json(decode_json(data, path), path), path))
    except TokenizerFileError as error:
        raise LessonFileError(error.path, error.place, error.reason) from None


def _lesson(whole: Value) -> Lesson:
    if whole.members().get("kind") != KIND:
        whole.fail("this is no lesson of this program")
    schema = whole.member("schema").whole(SCHEMA)
    if schema > SCHEMA:
        whole.member("schema").fail(
            "the lesson is written for a later version of the program (schema {version})",
            version=schema,
        )
    only(whole, _OF_LESSON)
    path = Path(whole.path)
    files = _files(whole.member("files"))
    return Lesson(
        name=path.stem,
        path=path,
        title=_texts(whole.member("title")),
        about=_texts(whole.member("about"), optional=True),
        files=files,
        steps=tuple(_steps(whole.member("steps"), files)),
    )


def _files(value: Value) -> dict[str, NeededFile]:
    if value.value is None:
        return {}
    return {name: _file(value.member(name)) for name in value.members()}


def _file(value: Value) -> NeededFile:
    only(value, _OF_FILE)
    says, name = _texts(value.member("says")), value.member("path").optional_text()
    if name is None:
        return NeededFile(says)
    found = Path(value.path).parent / name
    if "\0" in name or not found.exists():
        value.member("path").fail("there is no file {name!r} beside the lesson", name=name[:80])
    return NeededFile(says, found)


def _steps(value: Value, files: dict[str, NeededFile]) -> Iterator[Step]:
    before = None
    names: set[str] = set()
    entries = list(value.items())
    if not entries:
        value.fail("a lesson needs at least one step")
    for number, entry in enumerate(entries, start=1):
        only(entry, _OF_STEP)
        state = read_state(entry.member("state"), before, files)
        before = state
        name = entry.member("name").text(f"step-{number}")
        if name in names:
            entry.member("name").fail("two steps are called {name!r}", name=name[:60])
        names.add(name)
        yield _step(entry, Step(name, {}, {}, state))


def _step(entry: Value, begun: Step) -> Step:
    named = _named(entry.member("texts"))
    title, text, question, answer = (
        _texts(entry.member(part), optional=part in ("question", "answer"), named=named)
        for part in ("title", "text", "question", "answer")
    )
    if answer and not question:
        entry.member("answer").fail("an answer needs a question")
    expected = tuple(_expected(entry.member("expect"), named))
    return replace(
        begun,
        title=title,
        text=text,
        question=question,
        answer=answer,
        named=named,
        expected=expected,
    )


def _named(value: Value) -> dict[str, str]:
    if value.value is None:
        return {}
    return {name: value.member(name).text() for name in value.members()}


def _expected(value: Value, named: dict[str, str]) -> Iterator[tuple[Asked, Expected]]:
    for written in value.members() if value.value is not None else ():
        member = value.member(written)
        name, _, argument = written.partition(":")
        asked = Asked(name, argument)
        _check_fact(member, asked, named)
        wanted: Any = member.value
        if not isinstance(wanted, int | float | str):
            wanted = member.text()
        yield asked, wanted


def _texts(value: Value, *, optional: bool = False, named: dict[str, str] | None = None) -> Texts:
    """A text by language, or one for all languages."""
    if value.value is None and optional:
        return {}
    if isinstance(value.value, str) and value.value:
        _check_wording(value, named)
        return {languages()[0]: value.value}
    if not isinstance(value.value, dict) or not value.value:
        value.fail("a text must be given here, by language or as it is")
    for language in value.members():
        if language not in languages():
            value.fail(
                "{name!r} is no language of this program: {names}",
                name=language[:40],
                names=", ".join(languages()),
            )
        _check_wording(value.member(language), named)
    return {language: value.member(language).text() for language in value.members()}


def _check_wording(value: Value, named: dict[str, str] | None) -> None:
    """Refuse braces that belong to no fact, and facts that nobody knows."""
    try:
        asked = tuple(asked_in(value.text()))
    except WordingError as error:
        value.fail("the brace in {found!r} belongs to no fact; a brace is {{{{", found=error.found)
    for each in asked:
        _check_fact(value, each, named or {})


def _check_fact(value: Value, asked: Asked, named: dict[str, str]) -> None:
    name, argument = asked
    if name not in facts.NAMES:
        _refuse_fact(value, name)
    if argument.startswith("@") and argument[1:] not in named:
        value.fail("this step has no text called {name!r}", name=argument[1:41])
    if name in facts.NUMBERED and argument and not argument.isdecimal():
        value.fail(
            "behind the colon of {name!r} a number belongs, not {argument!r}",
            name=name,
            argument=argument[:40],
        )


def _refuse_fact(value: Value, name: str) -> NoReturn:
    """Name the fact that was meant rather than all of them: they are too many for the dock."""
    near = get_close_matches(name, facts.NAMES, n=1)
    if near:
        template = "there is no fact {name!r}; {near!r} is one"
        value.fail(template, name=name[:40], near=near[0])
    value.fail("there is no fact {name!r}; the README of the lessons lists them", name=name[:40])
