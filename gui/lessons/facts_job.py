"""The facts that a step asks for, all at once: here where that is quick, else in a worker.

It adds to `facts`, which knows one fact at a time, where each of a step comes from. It imports no
Qt.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from engine.pipeline import Tokenizer
from gui.lessons import facts
from gui.lessons.facts import Fact, FactError, Trained
from gui.lessons.lesson import Asked, Step
from gui.lessons.wording import asked_in
from gui.work.explore_job import Question
from gui.work.tokenizer_card import as_file
from gui.work.tokenizer_shelf import Shelf

Told = dict[Asked, Fact | None]
"""Facts by what was asked; None for one that cannot be told."""


class Listener(Protocol):
    """Who hears how far a job is; `gui.worker.Reporter` is one."""

    def progress(self, stage: str, done: int, total: int = 0) -> None:
        """The stage has come to `done` of `total` (0: unknown)."""


@dataclass(frozen=True)
class FactsQuestion(Question):
    """What a step asks of a tokenizer.

    Attributes:
        asked: the facts, each with the text that it is about.
    """

    asked: tuple[tuple[Asked, str], ...] = ()


_shelf = Shelf()


def needed(step: Step) -> tuple[Asked, ...]:
    """The facts that the texts of a step ask for, in any language, and those it relies on."""
    texts = (step.title, step.text, step.question, step.answer)
    wordings = (wording for by_language in texts for wording in by_language.values())
    asked = [each for wording in wordings for each in asked_in(wording)]
    return tuple(dict.fromkeys([*asked, *(each for each, _ in step.expected)]))


def of_texts(step: Step) -> Told:
    """The facts for which neither a training nor a tokenizer is needed."""
    wanted = (asked for asked in needed(step) if asked.name in facts.OF_TEXT)
    return {asked: facts.OF_TEXT[asked.name](step.about(asked)) for asked in wanted}


def of_training(step: Step, trained: Trained) -> Told:
    """The facts of the training of a step."""
    told: Told = {}
    for asked in needed(step):
        if asked.name in facts.OF_TRAINING:
            try:
                told[asked] = facts.of_training(trained, asked.name, asked.argument)
            except FactError:
                told[asked] = None
    return told


def asked_of_tokenizer(step: Step) -> tuple[tuple[Asked, str], ...]:
    """The facts that only the tokenizer of the step can tell, with their texts."""
    wanted = (asked for asked in needed(step) if asked.name in facts.OF_TOKENIZER)
    return tuple((asked, step.about(asked)) for asked in wanted)


def of_tokenizer(asked: Iterable[tuple[Asked, str]], tokenizer: Tokenizer) -> Told:
    """What a tokenizer answers."""
    told: Told = {}
    for each, text in asked:
        try:
            told[each] = facts.of_tokenizer(tokenizer, each.name, text)
        except FactError:
            told[each] = None
    return told


def tell(question: FactsQuestion, _: Listener) -> Told:
    """Answer in a worker."""
    _shelf.put(question.parcel)
    _shelf.keep(question.keys)
    (key,) = question.keys
    return of_tokenizer(question.asked, as_file(_shelf.tokenizer(key)))


def untold(step: Step, told: Told) -> tuple[tuple[str, Asked], ...]:
    """The facts that cannot be told: in which field of the step each is asked for, and which."""
    title, question = ("title", step.title), ("question", step.question)
    fields = (title, ("text", step.text), question, ("answer", step.answer))
    found = {
        asked: f"{name}.{language}"
        for name, texts in fields
        for language, wording in texts.items()
        for asked in asked_in(wording)
        if asked in told and told[asked] is None
    }
    return tuple((place, asked) for asked, place in found.items())


def broken(step: Step, told: Told) -> tuple[tuple[Asked, object, Fact | None], ...]:
    """The facts that the wording relies on and that are not so: which, what it says, what is."""
    return tuple(
        (asked, wanted, told[asked])
        for asked, wanted in step.expected
        if asked in told and as_written(told[asked]) != wanted
    )


def as_written(fact: Fact | None) -> object:
    """A fact as a lesson file writes it."""
    if isinstance(fact, facts.Tokens):
        return " ".join(fact.shown)
    if isinstance(fact, facts.Choices):
        return ", ".join(" ".join(lot.shown) for lot in fact.lots)
    if isinstance(fact, facts.Numbers):
        return ", ".join(map(str, fact.values))
    return round(fact, 2) if isinstance(fact, float) else fact
