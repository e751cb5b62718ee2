"""The engine's reasons in the person's language.

The engine speaks English, and its remarks keep the template they were made from. Here are all
templates, marked for translation, and the reasons that the `regex` package gives for a pattern
that does not compile. What is not in the tables is shown in English: better than not at all.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

CONTEXT: Final = "EngineRemarks"

TEMPLATES: Final = (
    QT_TRANSLATE_NOOP("EngineRemarks", "not a word and its count"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the word is empty"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the count {count} is no whole number from 1"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the count is larger than 64 bits hold"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the counts together are larger than 64 bits hold"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a word is empty or no text: {word!r}"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "the count of {word!r} is {count!r}; counts are whole numbers from 1"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the text is not UTF-8; its encoding has to be chosen"),
    QT_TRANSLATE_NOOP("EngineRemarks", "there is no encoding called {encoding}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this byte does not belong to {encoding} text"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the file is larger than {limit} bytes"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is a folder, not a file"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is a pipe, not a regular file"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is a socket, not a regular file"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is a device, not a regular file"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "file not found: this is a link to a file that does not exist"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "file not found"),
    QT_TRANSLATE_NOOP("EngineRemarks", "there is no permission to read this file"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the file cannot be read: {reason}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this cannot be the name of a file"),
)

# What `regex` says -> what a person can act on; the longest beginning that fits is taken.
_PATTERN_REASONS: Final = (
    ("bad character range", QT_TRANSLATE_NOOP("EngineRemarks", "the range runs backwards")),
    ("bad escape (end", QT_TRANSLATE_NOOP("EngineRemarks", "a character must follow the last \\")),
    ("bad escape", QT_TRANSLATE_NOOP("EngineRemarks", "there is no such escape after \\")),
    ("bad hex escape", QT_TRANSLATE_NOOP("EngineRemarks", "the hexadecimal number is not complete")),
    ("incomplete escape", QT_TRANSLATE_NOOP("EngineRemarks", "the escape is not complete")),
    ("bad inline flags", QT_TRANSLATE_NOOP("EngineRemarks", "these flags are not possible here")),
    ("bad character in group", QT_TRANSLATE_NOOP("EngineRemarks", "this is no name for a group")),
    ("missing group name", QT_TRANSLATE_NOOP("EngineRemarks", "the group has no name")),
    ("missing )", QT_TRANSLATE_NOOP("EngineRemarks", "a closing ) is missing")),
    ("missing ]", QT_TRANSLATE_NOOP("EngineRemarks", "a closing ] is missing")),
    ("unterminated character set", QT_TRANSLATE_NOOP("EngineRemarks", "a closing ] is missing")),
    ("missing", QT_TRANSLATE_NOOP("EngineRemarks", "something is missing here")),
    ("expected }", QT_TRANSLATE_NOOP("EngineRemarks", "a closing } is missing")),
    ("unbalanced parenthesis", QT_TRANSLATE_NOOP("EngineRemarks", "this ) closes nothing")),
    ("nothing to repeat", QT_TRANSLATE_NOOP("EngineRemarks", "there is nothing to repeat")),
    ("nothing for fuzzy", QT_TRANSLATE_NOOP("EngineRemarks", "there is nothing to repeat")),
    ("multiple repeat", QT_TRANSLATE_NOOP("EngineRemarks", "two repeats follow one another")),
    ("min repeat greater", QT_TRANSLATE_NOOP("EngineRemarks", "at least is more than at most")),
    ("repeat count too big", QT_TRANSLATE_NOOP("EngineRemarks", "the number of repeats is too large")),
    ("unknown property", QT_TRANSLATE_NOOP("EngineRemarks", "there is no such property")),
    ("unknown extension", QT_TRANSLATE_NOOP("EngineRemarks", "this cannot follow (?")),
    ("unknown group", QT_TRANSLATE_NOOP("EngineRemarks", "there is no such group")),
    ("invalid group", QT_TRANSLATE_NOOP("EngineRemarks", "there is no such group")),
    ("it is nested", QT_TRANSLATE_NOOP("EngineRemarks", "it is nested too deeply or too large")),
    ("it is longer", QT_TRANSLATE_NOOP("EngineRemarks", "it is too long")),
)

_UNREADABLE: Final = QT_TRANSLATE_NOOP("EngineRemarks", "it cannot be read from here on")


def translated_reason(reason: str) -> str:
    """A remark of the engine in the current language; plain text stays as it is."""
    template = getattr(reason, "template", None)
    if template is None:
        return QCoreApplication.translate(CONTEXT, reason)
    return QCoreApplication.translate(CONTEXT, template).format(**getattr(reason, "values", {}))


def pattern_reason(reason: str) -> str:
    """Why a pattern does not compile, in the current language."""
    fitting = (text for start, text in _PATTERN_REASONS if reason.startswith(start))
    return QCoreApplication.translate(CONTEXT, next(fitting, _UNREADABLE))
