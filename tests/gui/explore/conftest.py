"""The view on the trained tokenizer; panels speak English, whatever a test before left."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from gui.explore.view import ExploreView
from gui.look import theme, translation
from gui.session import Session


@pytest.fixture(autouse=True)
def _english(qapp) -> Iterator[None]:
    translation.install(qapp, "en")
    yield
    translation.install(qapp, "en")
    theme.apply(qapp, theme.names()[0])


@pytest.fixture
def view(session: Session, qtbot: QtBot) -> ExploreView:
    """The view, in sight, of a session that has been started."""
    view = ExploreView(session)
    qtbot.addWidget(view)
    view.resize(1280, 720)
    view.show()
    session.start()
    return view
