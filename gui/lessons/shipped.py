"""The lessons that come with the program, in the order in which the menu offers them.

The menu needs their titles only; a lesson is read whole when it is opened.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from gui.lessons.lesson import Texts

FOLDER: Final = Path(__file__).resolve().parents[2] / "resources" / "lessons"
ENDING: Final = ".json"

ORDER: Final = (
    *("vocabulary", "two-ways", "bytes", "without-words", "aaabdaaabac", "hug-pug"),
    *("jurafsky-martin", "one-more-letter", "vocabulary-size", "real-tokenizers"),
)


@dataclass(frozen=True, slots=True)
class ShippedLesson:
    """A lesson of the program: its name, its file and its titles by language."""

    name: str
    path: Path
    title: Texts


@cache
def shipped_lessons() -> tuple[ShippedLesson, ...]:
    """All that are in the folder of the program; without one of them it starts, too."""
    paths = (FOLDER / f"{name}{ENDING}" for name in ORDER)
    return tuple(_shipped(path) for path in paths if path.is_file())


def find_lesson(name: str) -> Path | None:
    """The file of the shipped lesson with this name."""
    return next((each.path for each in shipped_lessons() if each.name == name), None)


def _shipped(path: Path) -> ShippedLesson:
    title = json.loads(path.read_text(encoding="utf-8"))["title"]
    return ShippedLesson(path.stem, path, title)
