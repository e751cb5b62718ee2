"""Autosave: what a crash leaves behind is found; who ends well leaves nothing."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gui.export.autosave import Autosave, discard, left_behind, usual_folder
from gui.export.session_file import read_session, write_session
from gui.export.session_record import CorpusRecord, SessionRecord

pytestmark = pytest.mark.usefixtures("started")

ROOT = Path(__file__).parents[3]
RECORD = SessionRecord(CorpusRecord("text", text="low"), position=3)
CRASH = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from gui.export.autosave import Autosave
from gui.export.session_record import CorpusRecord, SessionRecord
from gui.state.preferences import Preferences
from gui.session import Session
app = QCoreApplication([])
session = Session(Preferences())
record = SessionRecord(CorpusRecord("text", text=sys.argv[2]))
autosave = Autosave(session, lambda: record, Path(sys.argv[1]))
autosave.save()
autosave._writer.shutdown(wait=True)
os._exit(1)
"""


def crash(folder: Path, text: str) -> None:
    subprocess.run([sys.executable, "-c", CRASH, folder, text], cwd=ROOT, check=False, timeout=60)


def saved(autosave: Autosave) -> bool:
    return autosave.path.exists()


def test_a_change_is_written_after_a_while(qtbot, session, tmp_path):
    autosave = Autosave(session, lambda: RECORD, tmp_path)
    assert not saved(autosave)
    session.seek(2)
    autosave._later.setInterval(1)
    autosave._later.start()
    qtbot.waitUntil(lambda: saved(autosave), timeout=10_000)
    assert read_session(autosave.path) == RECORD
    autosave.close()


def test_who_ends_well_leaves_nothing(qtbot, session, tmp_path):
    autosave = Autosave(session, lambda: RECORD, tmp_path)
    autosave.save()
    autosave.close()
    assert list(tmp_path.iterdir()) == []
    assert left_behind(tmp_path) is None


def test_a_running_program_is_not_taken_for_a_crashed_one(qtbot, session, tmp_path):
    autosave = Autosave(session, lambda: RECORD, tmp_path)
    autosave.save()
    qtbot.waitUntil(lambda: saved(autosave))
    assert left_behind(tmp_path) is None
    autosave.close()


def test_a_crash_leaves_its_session_behind(qapp, tmp_path):
    crash(tmp_path, "the last words")
    found = left_behind(tmp_path)
    assert found is not None
    assert read_session(found).corpus.text == "the last words"
    discard(found)
    assert left_behind(tmp_path) is None
    assert list(tmp_path.iterdir()) == []


def test_of_several_the_latest_is_offered_and_all_are_forgotten(qapp, tmp_path):
    for age, name in ((50, "session-1-a"), (10, "session-2-b"), (90, "session-3-c")):
        path = tmp_path / f"{name}.bpesession"
        write_session(path, RECORD)
        os.utime(path, (time.time() - age,) * 2)
    found = left_behind(tmp_path)
    assert found is not None
    assert found.name == "session-2-b.bpesession"
    discard(found)
    assert left_behind(tmp_path) is None


def test_a_folder_that_cannot_be_written_disturbs_nobody(session, tmp_path):
    (tmp_path / "file").write_text("")
    autosave = Autosave(session, lambda: RECORD, tmp_path / "file" / "below")
    autosave.save()
    autosave.close()
    assert left_behind(tmp_path / "file" / "below") is None


def test_sessions_are_kept_with_the_other_local_data(qapp):
    assert usual_folder().name == "sessions"
    assert "BPE Visualizer" in str(usual_folder())
