"""A session that trains on the four words."""

import pytest

from gui.session import Session


@pytest.fixture
def session(session: Session) -> Session:
    """The session of all window tests, started."""
    session.start()
    return session
