import pytest
from PySide6.QtCore import QSettings

from gui.session import Session
from gui.state.preferences import Preferences


@pytest.fixture
def session(qapp, tmp_path):
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    session = Session(Preferences(settings))
    session.start()
    yield session
    session.close()


def test_a_state_that_is_made_late_knows_steps_and_position(session):
    session.seek(4)
    here, end = session.compare.all_sources()
    assert (here.position, end.position) == (4, len(session.trace))
    session.seek(7)
    assert session.compare.all_sources()[0].position == 7


def test_a_state_is_made_once(session):
    assert session.compare is session.compare
    assert session.explore is session.explore


def test_who_waits_for_a_state_is_called_when_it_is_made_and_not_before(session):
    compared, explored = [], []
    session.further.when_compared(compared.append)
    session.further.when_explored(explored.append)
    assert (compared, explored) == ([], [])
    explore, compare = session.explore, session.compare
    assert (compared, explored) == ([compare], [explore])
    session.further.when_compared(compared.append)
    assert compared == [compare, compare]


def test_a_session_that_nobody_compared_in_closes_without_a_state(qapp, tmp_path):
    settings = QSettings(str(tmp_path / "other.ini"), QSettings.Format.IniFormat)
    session = Session(Preferences(settings))
    compared = []
    session.further.when_compared(compared.append)
    session.close()
    assert compared == []
