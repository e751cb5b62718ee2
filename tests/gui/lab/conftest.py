"""A session that trains on the four words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from gui.session import Session
from gui.state.preferences import Preferences


@pytest.fixture
def session(qapp: QApplication) -> Iterator[Session]:
    session = Session(Preferences())
    session.start()
    yield session
    session.close()
