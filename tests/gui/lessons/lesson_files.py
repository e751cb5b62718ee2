"""Lesson files for tests, and what the engine says about the steps of a lesson."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from engine import BPETokenizer, Trace
from gui.lessons import facts_job
from gui.lessons.facts import Trained
from gui.lessons.facts_job import Told
from gui.lessons.lesson import Lesson, Step
from gui.lessons.reading import KIND, read_lesson
from gui.lessons.shipped import shipped_lessons

SHIPPED = tuple(read_lesson(each.path) for each in shipped_lessons())
STEPS = [(lesson, step) for lesson in SHIPPED for step in lesson.steps]
STEP_NAMES = [f"{lesson.name}-{step.name}" for lesson, step in STEPS]


def small_lesson(**changes: object) -> dict[str, object]:
    """A lesson of two steps as JSON."""
    first = {
        "name": "first",
        "title": {"en": "The first", "ru": "Первый"},
        "text": {"en": "{words|word|words}.", "ru": "{words|слово|слова|слов}."},
        "question": {"en": "Which pair?", "ru": "Какая пара?"},
        "answer": {"en": "{pair}: {count}.", "ru": "{pair}: {count}."},
        "state": {"corpus": {"sample": "four-words"}, "position": 0, "text": "nest"},
    }
    second = {
        "name": "second",
        "title": "The second",
        "text": "Now {token:1}.",
        "state": {"position": 3, "view": "compare"},
        "expect": {"token:1": "es"},
    }
    whole = {"kind": KIND, "schema": 1, "title": "Small", "steps": [first, second]}
    return whole | changes


def write_lesson(path: Path, content: object) -> Path:
    """Write a lesson file."""
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return path


def tokenizer_file(path: Path) -> Path:
    """A tokenizer of bytes that splits every text, in place of the files that a teacher has."""
    tokenizer = BPETokenizer()
    tokenizer.train(["hello the cat sat on the mat"] * 3, vocab_size=280, alphabet="bytes")
    tokenizer.save(path)
    return path


@cache
def training(lesson: str, name: str) -> Trained:
    """The training of a step of a shipped lesson, done by the engine alone."""
    step = next(s for at, s in STEPS if at.name == lesson and s.name == name)
    state = step.state
    trace = Trace(state.source().read(state.setup.rule), state.setup.options)
    return Trained(trace, state.setup.rule, state.position)


def told(lesson: Lesson, step: Step) -> Told:
    """What the engine says about a step, apart from facts about files that a teacher has."""
    trained = training(lesson.name, step.name)
    found = facts_job.of_texts(step) | facts_job.of_training(step, trained)
    if not step.state.tokenizer:
        found |= facts_job.of_tokenizer(facts_job.asked_of_tokenizer(step), trained.tokenizer)
    return found
