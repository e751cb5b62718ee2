"""Sentences about lesson files, marked for translation.

`remark_templates` joins them to the others.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

LESSON_TEMPLATES: Final = (
    QT_TRANSLATE_NOOP("EngineRemarks", "this is no lesson of this program"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the lesson is written for a later version of the program (schema {version})",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "there is no field {name!r} here; these are: {names}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a lesson needs at least one step"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the first step must say what the corpus is"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a text must be given here, by language or as it is"),
    QT_TRANSLATE_NOOP("EngineRemarks", "{name!r} is no language of this program: {names}"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "the brace in {found!r} belongs to no fact; a brace is {{{{"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "there is no fact {name!r}; {near!r} is one"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "there is no fact {name!r}; the README of the lessons lists them"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "{place}: the training ends after {length} steps, before step {wished}"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "{place}: {fact} cannot be told here"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "behind the colon of {name!r} a number belongs, not {argument!r}"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "this step has no text called {name!r}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "two steps are called {name!r}"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "this program has no sample called {name!r}; it has: {names}"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "say one of these: {names}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this lesson has no file called {name!r}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "there is no file {name!r} beside the lesson"),
    QT_TRANSLATE_NOOP("EngineRemarks", 'a position is a whole number from 0, or "end"'),
    QT_TRANSLATE_NOOP("EngineRemarks", "a count is a whole number from 1, not {value}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "an answer needs a question"),
)
