"""What the program remembers between starts: typed, checked, forgiving.

`QSettings` gives back whatever stands in a file that anybody may have edited; here every value is
checked when it is read, and one that makes no sense counts as not there. Nobody else touches
`QSettings`. The application's names must be set before the first `Preferences` is made.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings

from engine import TrainingOptions
from gui.setup import TrainingSetup

ALPHABETS = ("characters", "bytes")
TIE_RULES = ("first-seen", "lowest-ids", "greatest-symbols", "sentencepiece")
T = TypeVar("T")

MOST_RECENT = 8
_LARGEST_SIZE = 10_000_000
_LONGEST_TEXT = 10_000


class Preferences:
    """The remembered settings. A getter answers None (or its default) for what is not there."""

    def __init__(self, settings: QSettings | None = None) -> None:
        """Use the given settings, or the application's own."""
        self._settings = settings if settings is not None else QSettings()

    # The look

    def language(self, known: Collection[str]) -> str | None:
        """The chosen language, if it is one of the known ones."""
        return self._choice("look/language", known)

    def set_language(self, code: str) -> None:
        """Remember the language."""
        self._settings.setValue("look/language", code)

    def theme(self, known: Collection[str]) -> str | None:
        """The chosen theme, if it is one of the known ones."""
        return self._choice("look/theme", known)

    def set_theme(self, name: str) -> None:
        """Remember the theme."""
        self._settings.setValue("look/theme", name)

    @property
    def reduced_motion(self) -> bool:
        """Whether steps happen without sliding."""
        return self._flag("look/reduced_motion", default=False)

    @reduced_motion.setter
    def reduced_motion(self, value: bool) -> None:
        self._settings.setValue("look/reduced_motion", "true" if value else "false")

    # The layout

    @property
    def setup_visible(self) -> bool:
        """Whether the column with corpus and options is shown."""
        return self._flag("layout/setup_visible", default=True)

    @setup_visible.setter
    def setup_visible(self, value: bool) -> None:
        self._settings.setValue("layout/setup_visible", "true" if value else "false")

    def sizes(self, splitter: str, count: int) -> list[int] | None:
        """The sizes of a splitter's `count` parts in pixels, if they are sizes at all."""
        value = self._parsed(f"layout/splitter_{splitter}", json.loads)
        if not isinstance(value, list) or len(value) != count or not are_sizes(value):
            return None
        return value

    def set_sizes(self, splitter: str, sizes: Sequence[int]) -> None:
        """Remember the sizes of a splitter's parts."""
        self._settings.setValue(f"layout/splitter_{splitter}", json.dumps(list(sizes)))

    def forget_sizes(self, splitter: str) -> None:
        """Remember no sizes for this splitter any more."""
        self._settings.remove(f"layout/splitter_{splitter}")

    def bytes_of(self, name: str) -> QByteArray | None:
        """What Qt wants to remember about a window (`saveGeometry`); Qt checks it itself."""
        value = self._settings.value(f"layout/{name}")
        return value if isinstance(value, QByteArray) and not value.isEmpty() else None

    def set_bytes(self, name: str, value: QByteArray) -> None:
        """Remember what Qt wants remembered."""
        self._settings.setValue(f"layout/{name}", value)

    # The work

    @property
    def speed(self) -> float:
        """The player's speed as a factor."""
        value = self._parsed("player/speed", float)
        return value if value is not None and 0.25 <= value <= 16 else 1.0

    @speed.setter
    def speed(self, value: float) -> None:
        self._settings.setValue("player/speed", repr(float(value)))

    @property
    def folder(self) -> Path | None:
        """The folder in which a file was last opened or saved, if it is still there."""
        value = self._settings.value("files/folder")
        if not isinstance(value, str) or not value or "\0" in value:
            return None
        path = Path(value)
        return path if path.is_dir() else None

    @folder.setter
    def folder(self, path: Path) -> None:
        self._settings.setValue("files/folder", str(path))

    @property
    def recent_files(self) -> list[Path]:
        """The files opened last, the latest first, as far as they are still there."""
        value = self._parsed("files/recent", json.loads)
        names = [name for name in value if isinstance(name, str)] if isinstance(value, list) else []
        return [Path(name) for name in names[:MOST_RECENT] if "\0" not in name and _is_file(name)]

    def add_recent_files(self, paths: Sequence[Path]) -> None:
        """Remember that these files were opened."""
        names = dict.fromkeys(str(path) for path in (*paths, *self.recent_files))
        self._settings.setValue("files/recent", json.dumps(list(names)[:MOST_RECENT]))

    @property
    def setup(self) -> TrainingSetup | None:
        """The remembered split rule and training options, if all of them make sense."""
        return self._parsed("training/setup", setup_from_json)

    @setup.setter
    def setup(self, setup: TrainingSetup) -> None:
        self._settings.setValue("training/setup", setup_to_json(setup))

    # Reading what may be anything

    def _parsed(self, key: str, parse: Callable[[str], T]) -> T | None:
        value = self._settings.value(key)
        if not isinstance(value, str):
            return None
        try:
            return parse(value)
        except (ValueError, TypeError, RecursionError):
            return None

    def _choice(self, key: str, known: Collection[str]) -> str | None:
        value = self._settings.value(key)
        return value if isinstance(value, str) and value in known else None

    def _flag(self, key: str, *, default: bool) -> bool:
        value = self._settings.value(key)
        return {"true": True, "false": False}.get(str(value).lower(), default)


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except OSError:  # too long a name, for example
        return False


def are_sizes(sizes: list[int]) -> bool:
    """Whether these are sizes of which at least one is visible.

    >>> are_sizes([250, 0]), are_sizes([0, 0]), are_sizes([-1, "a"])
    (True, False, False)
    """
    return all(type(size) is int and 0 <= size <= 100_000 for size in sizes) and sum(sizes) > 0


def setup_to_json(setup: TrainingSetup) -> str:
    """The setup as one line of JSON."""
    return json.dumps({"rule": setup.rule} | asdict(setup.options))


def setup_from_json(text: str) -> TrainingSetup:
    """Read what `setup_to_json` wrote.

    Raises:
        ValueError, TypeError: when anything in it is not what it should be.

    >>> setup_from_json(setup_to_json(TrainingSetup("gpt2"))) == TrainingSetup("gpt2")
    True
    """
    values = json.loads(text)
    if not isinstance(values, dict):
        raise TypeError("a setup is an object")
    rule = _text(values.pop("rule", None))
    known = {field.name for field in fields(TrainingOptions)}
    options = {name: _option(name, value) for name, value in values.items() if name in known}
    return TrainingSetup(rule, replace(TrainingOptions(), **options))  # type: ignore[arg-type]


def _option(name: str, value: object) -> object:
    """The value of one training option as its right type."""
    if name in ("vocab_size", "merges"):
        return None if value is None else _number(value)
    if name == "min_count":
        return max(1, _number(value))
    if name == "special_tokens":
        return _texts(value)
    if name == "end_of_word_attached":
        return value is True
    if name in ("alphabet", "tie_rule"):
        return _one_of(value, ALPHABETS if name == "alphabet" else TIE_RULES)
    return _text(value)


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= _LARGEST_SIZE:
        raise ValueError("no sensible number")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST_TEXT:
        raise ValueError("no sensible text")
    return value


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError("no list")
    return tuple(_text(item) for item in value)


def _one_of(value: object, known: Collection[str]) -> str:
    if value not in known:
        raise ValueError("unknown choice")
    return str(value)
