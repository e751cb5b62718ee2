"""Garbage of window tests is collected between them, in the thread that the windows live in.

See `gui.garbage`: otherwise a thread that imports or reads may destroy the widgets of an old test.
"""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from gui.look import translation
from gui.session import Session
from gui.state.preferences import Preferences

_WORTH_IT = 20_000


@pytest.fixture(scope="session", autouse=True)
def _no_collection_in_threads() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def _english_between_tests() -> Iterator[None]:
    """A test that speaks another language leaves English behind."""
    yield
    app = QApplication.instance()
    if isinstance(app, QApplication) and translation.current() != "en":
        translation.install(app, "en")


@pytest.fixture(autouse=True)
def _collect_between_tests() -> Iterator[None]:
    yield
    if gc.get_count()[0] > _WORTH_IT:
        gc.collect()


@pytest.fixture
def session(qapp: QApplication) -> Iterator[Session]:
    """A session in which nothing has been started."""
    session = Session(Preferences())
    yield session
    session.close()


@pytest.fixture
def started(session: Session) -> None:
    """Start the session of a test: it trains on the four words."""
    session.start()


@pytest.fixture
def reduced_motion(session: Session) -> None:
    """Let nothing move in the session of a test."""
    session.set_reduced_motion(True)
