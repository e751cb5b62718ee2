"""The sentences about forks, all ways, a student's work and languages, marked for translation.

`remark_templates` holds what is said of files; this is what the engine says to a class.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

CLASSROOM_TEMPLATES: Final = (
    QT_TRANSLATE_NOOP("EngineRemarks", "merges that were only replayed have no other way to go"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "{left!r} + {right!r} is not among the most frequent pairs at step {step}",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "all ways are followed for the first {merges} merges; after that there are more than"
        " {limit} states: ask for fewer merges or fewer words",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "there is no list of sentences here"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a sentence is an object"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the field {field} is missing or no text"),
    QT_TRANSLATE_NOOP("EngineRemarks", "there are no merges here"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the text is longer than {limit} characters"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is neither a quoted token nor a bracket or a comma"),
    QT_TRANSLATE_NOOP("EngineRemarks", "{written!r} is no pair; write two tokens as e s or e+s"),
)
