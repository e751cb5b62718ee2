"""Sentences about session files and about how far tokenizers can be trusted, for translation.

`remark_templates` joins them to the others.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SESSION_TEMPLATES: Final = (
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "the file holds ranks and no merges: these are worked out from the ranks"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "the file holds scores and no merges: these are worked out from the scores"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the file does not say whether letters become small: they do, it is assumed",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the file does not say whether letters become small: they do not, it is assumed",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is no session of this program"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the session was written by a later version of the program ({version}); this one"
        " cannot read it",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the text of the corpus is missing here"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the files of the corpus are missing here"),
    QT_TRANSLATE_NOOP("EngineRemarks", "{value} is no value of this option"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a pair has two tokens"),
    QT_TRANSLATE_NOOP("EngineRemarks", "there is no tokenizer with the number {number} here"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "{name} is not there any more; what was trained on it cannot be shown"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "{name} is not there any more; its text comes from the session"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "{name} has changed since the session was saved"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the tokenizer {name} is not there any more"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this version of the program has no sample called {name!r}"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the training is shorter now: it ends after {length} steps, and the session was at"
        " {wished}",
    ),
)
