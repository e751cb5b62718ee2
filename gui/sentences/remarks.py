"""The engine's reasons in the person's language.

It adds to `remark_templates` the reasons that the `regex` package gives for a pattern that does not
compile, and the translating itself. What is in no table is shown in English: better than nothing.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engine.text.remark import Remark
from gui.look.translation import format_number
from gui.sentences.system_reasons import system_reason

CONTEXT: Final = "EngineRemarks"

# What `regex` says -> what a person can act on; the longest beginning that fits is taken.
_PATTERN_REASONS: Final = (
    ("bad character range", QT_TRANSLATE_NOOP("EngineRemarks", "the range runs backwards")),
    ("bad escape (end", QT_TRANSLATE_NOOP("EngineRemarks", "a character must follow the last \\")),
    ("bad escape", QT_TRANSLATE_NOOP("EngineRemarks", "there is no such escape after \\")),
    (
        "bad hex escape",
        QT_TRANSLATE_NOOP("EngineRemarks", "the hexadecimal number is not complete"),
    ),
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
    (
        "repeat count too big",
        QT_TRANSLATE_NOOP("EngineRemarks", "the number of repeats is too large"),
    ),
    ("unknown property", QT_TRANSLATE_NOOP("EngineRemarks", "there is no such property")),
    ("unknown extension", QT_TRANSLATE_NOOP("EngineRemarks", "this cannot follow (?")),
    ("unknown group", QT_TRANSLATE_NOOP("EngineRemarks", "there is no such group")),
    ("invalid group", QT_TRANSLATE_NOOP("EngineRemarks", "there is no such group")),
    ("it is nested", QT_TRANSLATE_NOOP("EngineRemarks", "it is nested too deeply or too large")),
    ("it is longer", QT_TRANSLATE_NOOP("EngineRemarks", "it is too long")),
)

_PLACES: Final = frozenset({"place", "earlier"})

_UNREADABLE: Final = QT_TRANSLATE_NOOP("EngineRemarks", "it cannot be read from here on")


def translated_reason(reason: str) -> str:
    """A remark of the engine in the current language; plain text stays as it is."""
    template = getattr(reason, "template", None)
    if template is None:
        return QCoreApplication.translate(CONTEXT, reason)
    values = getattr(reason, "values", {})
    return QCoreApplication.translate(CONTEXT, template).format(
        **{name: _translated_value(name, value) for name, value in values.items()}
    )


class _Grouped(int):
    """A number that a sentence shows with its digits in groups; as Python's it has none."""

    def __format__(self, spec: str) -> str:
        """Group the digits, unless something else is asked for."""
        return format(int(self), spec) if spec else format_number(int(self))


def _translated_value(name: str, value: object) -> object:
    """A remark may hold another one, as its example, or what the system said, as its detail.

    Whole numbers have their digits in groups, as everywhere in the window.
    """
    if isinstance(value, Remark):
        return translated_reason(value)
    if type(value) is int:
        return _Grouped(value)
    if name in _PLACES and isinstance(value, str):
        return translated_place(value)
    return system_reason(value) if name == "detail" and isinstance(value, str) else value


def translated_place(place: str) -> str:
    """Write "line 3", "line 3, column 7", "byte 17" and "piece 5" in the language of now.

    A JSON path stays as it is.
    """
    match = re.fullmatch(r"(line|byte|piece) (\d+)(?:, column (\d+))?", place)
    if not match:
        return place
    kind, number = match[1], format_number(int(match[2]))
    if match[3]:
        return QCoreApplication.translate("Messages", "line {number}, column {column}").format(
            number=number, column=format_number(int(match[3]))
        )
    if kind == "line":
        return QCoreApplication.translate("Messages", "line {number}").format(number=number)
    if kind == "piece":
        return QCoreApplication.translate("Messages", "piece {number}").format(number=number)
    return QCoreApplication.translate("Messages", "byte {number}").format(number=number)


def pattern_reason(reason: str) -> str:
    """Why a pattern does not compile, in the current language."""
    fitting = (text for start, text in _PATTERN_REASONS if reason.startswith(start))
    return QCoreApplication.translate(CONTEXT, str(next(fitting, _UNREADABLE)))
