"""What every test stands on: no display, no settings of the person, a known look and language."""

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before anything imports Qt

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QStandardPaths

settings.register_profile("house", deadline=None)
settings.load_profile("house")


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path) -> Iterator[None]:
    """Settings and standard folders of this test only."""
    QCoreApplication.setOrganizationName("bpe-visualizer-tests")
    QCoreApplication.setApplicationName("BPE Visualizer tests")
    QStandardPaths.setTestModeEnabled(True)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
        QSettings.setPath(QSettings.Format.IniFormat, scope, str(tmp_path / "settings"))
    yield


@pytest.fixture(autouse=True)
def _known_look(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every window test starts in the light theme and in English, whatever ran before it."""
    if "qtbot" in request.fixturenames or "qapp" in request.fixturenames:
        from gui.look import theme, translation

        app = request.getfixturevalue("qapp")
        if theme.active() != theme.THEMES["light"] or app.styleSheet() == "":
            theme.apply(app, "light")
        if translation.current() != "en" or not translation.is_installed():
            translation.install(app, "en")
        yield
        # A closed window lives on until it is really deleted, and would be dressed by every theme.
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    else:
        yield
