"""The part of a lesson file that says what the program shows at a step.

It adds to `reading` the fields of `state`: corpus, training, position, view, text, lanes,
tokenizer, guess, bytes and panel. What is not said is taken from the step before, but a class
guesses, and another panel than the usual one is open, only where a step says so; another corpus
begins anew.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields, replace
from pathlib import Path
from typing import Final, cast

from engine import TokenizerFileError, TrainingOptions
from engine.formats.hugging_face.fields import Value
from engine.models.modes import MODES, Mode
from engine.text.pretokenize import check_rule
from engine.text.remark import Remark
from gui.export.session_record import CorpusRecord, FileRecord, LaneRecord
from gui.lessons.lesson import StepState
from gui.view_stack import COMPARE, EXPLORE, LAB, TRAINING
from gui.work.samples import find_sample, samples
from gui.work.setup import TrainingSetup

FILE: Final = "file"
"""The source of a lane that has the file of the step."""

PAGES: Final = ("fork", "ways", "curve", "languages", "parameters", "lattice", "check")
"""The pages of the experiments, as `gui.lab.view` calls them."""

PANELS: Final = ("corpus", "options", "token", "ids", "words", "watch")
"""What a tab can be open at: in the column of the setup, and beside or under the lanes."""

USUAL_LANES: Final = (LaneRecord("here", "rank-ordered"), LaneRecord("here", "longest-match"))
_OF_STATE: Final = (
    *("corpus", "training", "position", "view", "page", "text", "lanes", "tokenizer"),
    *("guess", "bytes", "panel"),
)
_CORPORA: Final = ("sample", "text", "counts", "file")
_OPTIONS: Final = tuple(field.name for field in fields(TrainingOptions))


def read_state(value: Value, before: StepState | None, files: Collection[str]) -> StepState:
    """Read what a step shows.

    Raises:
        TokenizerFileError: with file, place and reason.
    """
    if value.value is None:
        if before is None:
            raise _no_corpus(value)
        return replace(before, guess=False, panel="")
    only(value, _OF_STATE)
    state = _with_corpus(value, before)
    if value.has("training"):
        state = replace(state, setup=_setup(value.member("training"), state.setup))
    if value.has("position"):
        state = replace(state, position=_position(value.member("position")))
    if value.has("view"):
        views = (TRAINING, COMPARE, EXPLORE, LAB)
        state = replace(state, view=value.member("view").choice(views, TRAINING))
    if value.has("tokenizer"):
        state = replace(state, tokenizer=_tokenizer(value.member("tokenizer"), files))
    if value.has("lanes"):
        state = replace(state, lanes=_lanes(value.member("lanes")))
    if value.has("bytes"):
        state = replace(state, bytes_shown=value.member("bytes").flag(False))
    page = value.member("page").choice(PAGES, PAGES[0]) if value.has("page") else state.page
    text = value.member("text").optional_text()
    state = replace(state, page=page, text=state.text if text is None else text)
    panel = value.member("panel").choice(PANELS, "") if value.has("panel") else ""
    return replace(state, guess=value.member("guess").flag(False), panel=panel)


def only(value: Value, names: tuple[str, ...]) -> None:
    """Refuse fields that nobody knows."""
    for name in value.members():
        if name not in names:
            value.fail(
                "there is no field {name!r} here; these are: {names}",
                name=name[:40],
                names=", ".join(names),
            )


def _no_corpus(value: Value) -> TokenizerFileError:
    """What is wrong with a first step that has no corpus; that a value is missing tells less."""
    reason = Remark("the first step must say what the corpus is")
    return TokenizerFileError(value.path, value.place, reason)


def _with_corpus(value: Value, before: StepState | None) -> StepState:
    """The state before, or, with a corpus of its own, the usual state of that."""
    member = value.member("corpus")
    if member.value is None:
        if before is None:
            raise _no_corpus(value)
        return before
    only(member, _CORPORA)
    given = [name for name in _CORPORA if member.has(name)]
    if len(given) != 1:
        member.fail("say one of these: {names}", names=", ".join(_CORPORA))
    corpus, setup = _corpus(member.member(given[0]), given[0])
    kept = before or StepState(corpus, setup, lanes=USUAL_LANES)
    return replace(kept, corpus=corpus, setup=setup, position=0)


def _corpus(value: Value, kind: str) -> tuple[CorpusRecord, TrainingSetup]:
    if kind == "sample":
        sample = find_sample(value.text())
        if sample is None:
            names = ", ".join(each.id for each in samples())
            value.fail(
                "this program has no sample called {name!r}; it has: {names}",
                name=value.text()[:40],
                names=names,
            )
        return CorpusRecord("sample", sample.id), sample.setup
    if kind == "text":
        return CorpusRecord("text", text=value.text()), TrainingSetup()
    if kind == "counts":
        return CorpusRecord("text", text=_counted(value)), TrainingSetup("none")
    return CorpusRecord("files", files=(FileRecord(_beside(value)),)), TrainingSetup()


def _counted(value: Value) -> str:
    """Words and counts as the text that the program reads as such."""
    lines = []
    for word in value.members():
        count = value.member(word).value
        if type(count) is not int or count < 1:
            member = value.member(word)
            member.fail("a count is a whole number from 1, not {value}", value=member.shown)
        lines.append(f"{word}\t{count}\n")
    return "".join(lines)


def _beside(value: Value) -> Path:
    name = value.text()
    path = Path(value.path).parent / name
    if "\0" in name or not path.is_file():
        value.fail("there is no file {name!r} beside the lesson", name=name[:80])
    return path


def _setup(value: Value, before: TrainingSetup) -> TrainingSetup:
    """The options that are said; the others stay. A limit takes the place of the other limit."""
    only(value, ("rule", *_OPTIONS))
    rule = value.member("rule")
    try:
        check_rule(rule.text(before.rule))
    except ValueError as error:
        rule.fail("{detail}", detail=str(error))
    options = before.options
    if "merges" in value.members() or "vocab_size" in value.members():
        options = replace(options, merges=None, vocab_size=None)
    for name in _OPTIONS:
        if name in value.members():
            options = _with_option(options, name, value.member(name))
    return TrainingSetup(rule.text(before.rule), options)


def _with_option(options: TrainingOptions, name: str, member: Value) -> TrainingOptions:
    given = member.value
    if name == "special_tokens":
        given = tuple(item.text() for item in member.items())
    if name == "end_of_word_attached":
        given = member.flag(False)
    try:
        return replace(options, **{name: given})  # type: ignore[arg-type]
    except (TypeError, ValueError):
        member.fail("{value} is no value of this option", value=member.shown)


def _position(value: Value) -> int | None:
    if value.value == "end":
        return None
    if type(value.value) is not int or value.value < 0:
        value.fail('a position is a whole number from 0, or "end"')
    return value.value


def _tokenizer(value: Value, files: Collection[str]) -> str:
    name = value.text()
    if name and name not in files:
        value.fail("this lesson has no file called {name!r}", name=name[:40])
    return name


def _lanes(value: Value) -> tuple[LaneRecord, ...]:
    lanes = []
    for item in value.items():
        only(item, ("tokenizer", "mode"))
        source = item.member("tokenizer").choice(("here", "end", FILE), "here")
        mode = cast(Mode, item.member("mode").choice(tuple(MODES), MODES[0]))
        lanes.append(LaneRecord(source, mode))
    return tuple(lanes)
