"""What went wrong, and what a training came to, as one sentence in the person's language.

The engine's errors carry place and reason as facts in English; here they become a sentence that
says where, why and what to do. Works on the exceptions themselves and on `worker.Failure`, the
form in which an exception comes out of another process.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from gui.look.translation import format_number
from gui.sentences.remarks import pattern_reason, translated_place, translated_reason
from gui.sentences.system_reasons import system_reason

Facts = Mapping[str, Any]
_MOST_CHARACTERS: Final = 20


def explain(problem: object) -> str:
    """One sentence about an exception or a `Failure`; never empty, never a traceback."""
    error = getattr(problem, "error", None) or problem
    for kind in _kinds(error):
        if kind in _EXPLANATIONS:
            return _EXPLANATIONS[kind](_facts(error))
    return QCoreApplication.translate(
        "Messages", "The program met something it did not expect: {reason}"
    ).format(reason=str(getattr(error, "reason", "") or error) or type(error).__name__)


def explain_unattended(problem: object) -> str:
    """The same where there is no window in which somebody could choose anything."""
    error = getattr(problem, "error", None) or problem
    if "UnknownEncodingError" not in _kinds(error):
        return explain(problem)
    facts = _facts(error)
    return QCoreApplication.translate(
        "Messages",
        "{file}, {place}: this is not UTF-8. Save it as UTF-8; in the window another encoding can"
        " be chosen.",
    ).format(file=_file_name(facts), place=translated_place(facts["place"]))


def _kinds(error: object) -> tuple[str, ...]:
    kinds = getattr(error, "kinds", None)
    return tuple(kinds) if kinds else tuple(kind.__name__ for kind in type(error).__mro__)


def _facts(error: object) -> Facts:
    if isinstance(error, OSError):
        return {"path": error.filename, "reason": error.strerror or str(error)}
    facts = getattr(error, "facts", None)
    if facts is None:
        facts = getattr(error, "__dict__", {})
    return {"reason": str(error), **facts}


def _file_problem(facts: Facts) -> str:
    """A file (or typed text) that cannot be read: where, and why."""
    reason = translated_reason(facts["reason"])
    where = [part for part in (_file_name(facts), translated_place(facts.get("place", ""))) if part]
    return _sentence(": ".join((", ".join(where), reason)) if where else reason)


def _sentence(text: str) -> str:
    """Begin with a capital, unless it is the name of a file; end with a full stop."""
    begins = text[:1].upper() + text[1:] if re.match(r"[^\W\d_]+\s", text) else text
    return begins if begins.endswith((".", "!", "?")) else begins + "."


def _file_name(facts: Facts) -> str:
    path = facts.get("path") or facts.get("file")
    return Path(path).name if path else ""


def _unknown_encoding(facts: Facts) -> str:
    name = _file_name(facts)
    if not name:
        return QCoreApplication.translate(
            "Messages", "The text is not UTF-8. Choose the encoding in which it can be read."
        )
    return QCoreApplication.translate(
        "Messages", "{file} is not UTF-8. Choose the encoding in which it can be read."
    ).format(file=name)


def _pattern_problem(facts: Facts) -> str:
    if not facts["pattern"]:
        return QCoreApplication.translate(
            "Messages", "Write a regular expression; each of its matches becomes a word."
        )
    reason = pattern_reason(str(facts["reason"]))
    if facts.get("position") is None:
        return QCoreApplication.translate(
            "Messages", "The pattern cannot be used: {reason}."
        ).format(reason=reason)
    return QCoreApplication.translate(
        "Messages", "The pattern is wrong at character {number}: {reason}."
    ).format(number=facts["position"] + 1, reason=reason)


def _pattern_too_slow(facts: Facts) -> str:
    return QCoreApplication.translate(
        "Messages",
        "The split pattern tries too many ways on this text and was stopped. "
        "Avoid repeats inside repeats, such as (a+)+.",
    )


def _training_problem(facts: Facts) -> str:
    if facts["reason"] == "mark-in-text":
        return QCoreApplication.translate(
            "Messages", "The end-of-word mark {mark} occurs in the text. Choose another mark."
        ).format(mark=facts.get("detail", ""))
    if facts["reason"] == "counts-too-large":
        return QCoreApplication.translate(
            "Messages",
            "The counts of this corpus together are larger than 64 bits hold. Use smaller counts.",
        )
    return QCoreApplication.translate("Messages", "Training is not possible: {reason}").format(
        reason=facts["reason"]
    )


def _file_missing(facts: Facts) -> str:
    return QCoreApplication.translate(
        "Messages", "{file} was not found. Perhaps it was moved or renamed."
    ).format(file=_file_name(facts))


def _not_allowed(facts: Facts) -> str:
    return QCoreApplication.translate(
        "Messages", "There is no permission to use {file}. Choose another file or folder."
    ).format(file=_file_name(facts))


def _system_problem(facts: Facts) -> str:
    return QCoreApplication.translate(
        "Messages", "The system reports a problem with {file}: {reason}"
    ).format(file=_file_name(facts), reason=system_reason(facts["reason"]))


def _no_memory(facts: Facts) -> str:
    return QCoreApplication.translate(
        "Messages", "There is not enough memory for this. Use a smaller corpus."
    )


def _worker_died(facts: Facts) -> str:
    return QCoreApplication.translate(
        "Messages",
        "The training stopped because its process ended, perhaps for lack of memory. "
        "Try again, or use a smaller corpus.",
    )


def _reader_died(facts: Facts) -> str:
    return QCoreApplication.translate(
        "Messages",
        "{file} was not opened because the process that read it ended, perhaps for lack of memory.",
    ).format(file=_file_name(facts))


def _word_too_long(facts: Facts) -> str:
    return QCoreApplication.translate(
        "Messages", "This word has {length} characters: too many to show all its splits."
    ).format(length=format_number(facts["length"]))


def _unknown_characters(facts: Facts) -> str:
    characters = facts["characters"]
    shown = " ".join(map(str, characters[:_MOST_CHARACTERS]))
    return QCoreApplication.translate(
        "Messages",
        "The vocabulary has no token for {characters}{more}, and none for what is unknown, so this "
        "text cannot be split.",
    ).format(characters=shown, more="…" if len(characters) > _MOST_CHARACTERS else "")


def _own_reason(facts: Facts) -> str:
    return _sentence(translated_reason(facts["reason"]))


_EXPLANATIONS: Final[Mapping[str, Callable[[Facts], str]]] = {
    "UnknownEncodingError": _unknown_encoding,
    "InputFileError": _file_problem,
    "SplitPatternError": _pattern_problem,
    "SplitTimeoutError": _pattern_too_slow,
    "PatternTimeoutError": _pattern_too_slow,
    "UnknownCharactersError": _unknown_characters,
    "TrainingError": _training_problem,
    "FileNotFoundError": _file_missing,
    "PermissionError": _not_allowed,
    "OSError": _system_problem,
    "MemoryError": _no_memory,
    "WorkerDied": _worker_died,
    "ReaderDied": _reader_died,
    "ForkError": _own_reason,
    "TooManyWaysError": _own_reason,
    "LatticeError": _own_reason,
    "WordTooLongError": _word_too_long,
}
