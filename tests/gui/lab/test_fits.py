"""Every page of the experiments in the window: nothing is cut in any language, theme and size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.content.window_content import WindowContent
from gui.look import theme, translation
from gui.main_window import MainWindow
from gui.session import Session
from gui.state.preferences import Preferences
from tests.gui.fitting import misfits

WAIT = 30_000


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    session = Session(Preferences())
    window = MainWindow(session.preferences)
    window.content = WindowContent(window, session)
    qtbot.addWidget(window)
    session.start()
    window.show()
    yield window
    session.close()


@pytest.mark.parametrize(
    ("look", "size"),
    [("light", (1024, 700)), ("dark", (1280, 800)), ("projector", (1024, 768))],
)
def test_every_page_fits(
    window: MainWindow, qtbot: QtBot, qapp: QApplication, look: str, size: tuple[int, int]
) -> None:
    theme.apply(qapp, look)
    window.take_size(size)
    content = window.content
    assert isinstance(content, WindowContent)
    for language in translation.languages():
        translation.install(qapp, language)
        content.show_view("lab")
        assert content.lab.view is not None
        for page in content.lab.view.pages:
            content.lab.open(page)
            qtbot.waitUntil(lambda: content.lab.settled, timeout=WAIT)
            for _ in range(4):
                QApplication.processEvents()
            assert misfits(window) == [], f"{page} {language}"
            assert (window.width(), window.height()) == size, f"{page} {language}"
