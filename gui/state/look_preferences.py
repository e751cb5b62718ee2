"""What the program remembers of its look and layout, ready before the engine is loaded.

`QSettings` gives back whatever stands in a file that anybody may have edited; here every value is
checked when it is read, and one that makes no sense counts as not there. `Preferences` adds what
belongs to the work, and the sizes of panels. The application must have its names before either is
made.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final, TypeVar

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QSettings, QTimer

WRITTEN_AFTER_MS: Final = 2_000
"""So long after a change the settings are written."""

T = TypeVar("T")


class PatientSettings(QSettings):
    """Settings that are written a moment after a change, and when the program ends.

    Qt writes them in the next turn and waits until the disk has them: 10 to 25 ms in which the
    window stands still, after each key that changes the remembered text.
    """

    def __init__(self, *place: Any) -> None:  # noqa: ANN401
        """Settings at the place that `QSettings` is told of, or those of the application."""
        super().__init__(*place)
        self._pause = QTimer(self, singleShot=True, interval=WRITTEN_AFTER_MS)
        self._pause.timeout.connect(self.sync)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.sync)

    def event(self, event: QEvent) -> bool:
        """Wait instead of writing at once; Qt asks again only when it is written."""
        if event.type() != QEvent.Type.UpdateRequest:
            return super().event(event)
        self._pause.start()
        return True


class LookPreferences:
    """Language, theme and sizes. A getter answers None (or its default) for what is not there."""

    def __init__(self, settings: QSettings | None = None) -> None:
        """Use the given settings, or the application's own."""
        self._settings = settings if settings is not None else PatientSettings()

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

    def text_size(self, known: Collection[int]) -> int | None:
        """How large the type is in per cent, if it is one of the known sizes."""
        value = self._parsed("look/text_size", int)
        return value if value in known else None

    def set_text_size(self, per_cent: int) -> None:
        """Remember how large the type is."""
        self._settings.setValue("look/text_size", str(per_cent))

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

    def bytes_of(self, name: str) -> QByteArray | None:
        """What Qt wants to remember about a window (`saveGeometry`); Qt checks it itself."""
        value = self._settings.value(f"layout/{name}")
        return value if isinstance(value, QByteArray) and not value.isEmpty() else None

    def set_bytes(self, name: str, value: QByteArray) -> None:
        """Remember what Qt wants remembered."""
        self._settings.setValue(f"layout/{name}", value)

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
