"""What the program remembers between starts: typed, checked, forgiving.

It adds what belongs to the work (speed, files, how a corpus is trained) to `look_preferences`,
which reads every value as if anybody had edited it. Nobody else touches `QSettings`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, fields, replace
from pathlib import Path

from engine import TrainingOptions
from engine.models.modes import MODES, Mode
from engine.text.alphabet import ALPHABETS
from engine.training import TIE_RULES
from gui.state.look_preferences import LookPreferences
from gui.work.setup import TrainingSetup

MOST_RECENT = 8
_LARGEST_SIZE = 10_000_000
_LONGEST_TEXT = 10_000
_LONGEST_NAME = 4_000


class Preferences(LookPreferences):
    """The remembered settings. A getter answers None (or its default) for what is not there.

    Attributes:
        follows_work: whether options, text and lanes are remembered as they are chosen; a lesson
            chooses them without anybody wanting them at the next start.
        remembers_files: whether opened files are remembered; a picture that is drawn without a
            window opens files that nobody looks at.
    """

    follows_work = True
    remembers_files = True

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
        return path if _answers_yes(path.is_dir) else None

    @folder.setter
    def folder(self, path: Path) -> None:
        self._settings.setValue("files/folder", str(path))

    @property
    def recent_files(self) -> list[Path]:
        """The files opened last, the latest first, as far as they are still there."""
        value = self._parsed("files/recent", json.loads)
        names = [name for name in value if isinstance(name, str)] if isinstance(value, list) else []
        paths = [Path(name) for name in names[:MOST_RECENT] if "\0" not in name]
        return [path for path in paths if _answers_yes(path.exists)]

    def add_recent_files(self, paths: Sequence[Path]) -> None:
        """Remember that these files were opened."""
        if not self.remembers_files:
            return
        names = dict.fromkeys(str(path) for path in (*paths, *self.recent_files))
        self._settings.setValue("files/recent", json.dumps(list(names)[:MOST_RECENT]))

    @property
    def setup(self) -> TrainingSetup | None:
        """The remembered split rule and training options, if all of them make sense."""
        return self._parsed("training/setup", setup_from_json)

    @setup.setter
    def setup(self, setup: TrainingSetup | None) -> None:
        if not self.follows_work:
            return
        if setup is None:
            self._settings.remove("training/setup")
        else:
            self._settings.setValue("training/setup", setup_to_json(setup))

    # The comparison

    @property
    def compare_text(self) -> str | None:
        """The text that was compared last, unless it was too long to be kept."""
        return self._parsed("compare/text", lambda text: _text(json.loads(text)))

    @compare_text.setter
    def compare_text(self, text: str) -> None:
        if not self.follows_work:
            return
        if len(text) <= _LONGEST_TEXT:
            # JSON writes what Qt's files cannot hold (NUL, half a surrogate pair) in plain letters.
            self._settings.setValue("compare/text", json.dumps(text))
        else:
            self._settings.remove("compare/text")

    @property
    def compare_lanes(self) -> list[tuple[str, Mode]] | None:
        """The lanes that were shown last, each as its tokenizer and its way of splitting."""
        return self._parsed("compare/lanes", _lanes)

    @compare_lanes.setter
    def compare_lanes(self, lanes: Sequence[tuple[str, Mode]]) -> None:
        if self.follows_work:
            self._settings.setValue("compare/lanes", json.dumps(lanes))

    @property
    def flashing(self) -> bool:
        """Whether tokens that a key has changed flash."""
        return self._flag("compare/flashing", default=True)

    @flashing.setter
    def flashing(self, value: bool) -> None:
        self._settings.setValue("compare/flashing", "true" if value else "false")

    @property
    def byte_row(self) -> bool:
        """Whether the row of bytes is shown."""
        return self._flag("compare/byte_row", default=False)

    @byte_row.setter
    def byte_row(self, value: bool) -> None:
        if self.follows_work:
            self._settings.setValue("compare/byte_row", "true" if value else "false")

    @property
    def bytes_as_text(self) -> bool:
        """Whether bytes that a file writes as characters are shown as text."""
        return self._flag("explore/bytes_as_text", default=True)

    @bytes_as_text.setter
    def bytes_as_text(self, value: bool) -> None:
        if self.follows_work:
            self._settings.setValue("explore/bytes_as_text", "true" if value else "false")

    # Lessons

    @property
    def lessons(self) -> Mapping[str, object]:
        """What lessons remember, as whoever gives them wrote it."""
        value = self._parsed("lessons/memory", json.loads)
        return value if isinstance(value, dict) else {}

    @lessons.setter
    def lessons(self, value: Mapping[str, object]) -> None:
        self._settings.setValue("lessons/memory", json.dumps(value))


def _lanes(text: str) -> list[tuple[str, Mode]]:
    """Read lanes; of files nobody knows whether they are still there, so they are not kept."""
    lanes: list[tuple[str, Mode]] = []
    for source, mode in json.loads(text):
        if mode not in MODES or not isinstance(source, str) or len(source) > _LONGEST_NAME:
            raise ValueError("no sensible lane")
        lanes.append((source if source in ("here", "end") else "end", mode))
    return lanes


def _answers_yes(question: Callable[[], bool]) -> bool:
    try:
        return question()
    except OSError:  # too long a name, for example
        return False


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


def are_sizes(sizes: list[int]) -> bool:
    """Whether these are sizes of which at least one is visible.

    >>> are_sizes([250, 0]), are_sizes([0, 0]), are_sizes([-1, "a"])
    (True, False, False)
    """
    return all(type(size) is int and 0 <= size <= 100_000 for size in sizes) and sum(sizes) > 0
