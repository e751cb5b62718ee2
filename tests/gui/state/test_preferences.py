"""Settings: what is remembered comes back, and what makes no sense is as if it were not there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QApplication

from engine import TrainingOptions
from gui.state import look_preferences
from gui.state.look_preferences import PatientSettings
from gui.state.preferences import Preferences
from gui.work.setup import TrainingSetup

SETUP = TrainingSetup(
    "[a-z]+",
    TrainingOptions(
        vocab_size=300,
        alphabet="bytes",
        end_of_word="</w>",
        end_of_word_attached=True,
        tie_rule="greatest-symbols",
        special_tokens=("<pad>", "<ё>"),
        min_count=2,
    ),
)


@pytest.fixture
def settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def preferences(settings: QSettings) -> Preferences:
    return Preferences(settings)


def reread(settings: QSettings) -> Preferences:
    settings.sync()
    return Preferences(QSettings(settings.fileName(), QSettings.Format.IniFormat))


def test_everything_comes_back_after_a_restart(
    settings: QSettings, preferences: Preferences, tmp_path: Path
) -> None:
    preferences.set_language("ru")
    preferences.set_theme("projector")
    preferences.set_text_size(125)
    preferences.reduced_motion = True
    preferences.setup_visible = False
    preferences.speed = 4.0
    preferences.folder = tmp_path
    preferences.setup = SETUP
    preferences.set_sizes("columns", [250, 700, 320])
    preferences.set_bytes("geometry", QByteArray(b"\x00\x01"))
    again = reread(settings)
    assert again.language(("en", "ru")) == "ru"
    assert again.theme(("light", "projector")) == "projector"
    assert again.text_size((100, 125)) == 125
    assert again.reduced_motion is True
    assert again.setup_visible is False
    assert again.speed == 4.0
    assert again.folder == tmp_path
    assert again.setup == SETUP
    assert again.sizes("columns", 3) == [250, 700, 320]
    assert again.bytes_of("geometry") == QByteArray(b"\x00\x01")


def test_nothing_remembered_gives_the_defaults(preferences: Preferences) -> None:
    assert preferences.language(("en",)) is None
    assert preferences.theme(("light",)) is None
    assert preferences.text_size((100,)) is None
    assert preferences.reduced_motion is False
    assert preferences.setup_visible is True
    assert preferences.speed == 1.0
    assert preferences.folder is None
    assert preferences.setup is None
    assert preferences.sizes("columns", 3) is None
    assert preferences.bytes_of("geometry") is None


@pytest.mark.parametrize("value", ["nan", "inf", "-1", "1000", "fast", "", b"\xff", ["1"], None])
def test_a_senseless_speed_is_the_usual_one(
    settings: QSettings, preferences: Preferences, value: object
) -> None:
    settings.setValue("player/speed", value)
    assert preferences.speed == 1.0


@pytest.mark.parametrize(
    "value",
    [
        "[1, 2]",
        "[0, 0, 0]",
        "[1, -2, 3]",
        "[1, 2.5, 3]",
        "[true, 1, 1]",
        '["1", 2, 3]',
        "{}",
        "[",
        "[" * 100_000,
        "null",
        "",
    ],
)
def test_senseless_sizes_are_none(
    settings: QSettings, preferences: Preferences, value: str
) -> None:
    settings.setValue("layout/splitter_columns", value)
    assert preferences.sizes("columns", 3) is None


@pytest.mark.parametrize(
    "value",
    [
        "",
        "{",
        "[]",
        "null",
        "{}",
        '{"rule": 3}',
        '{"rule": "document", "merges": -1}',
        '{"rule": "document", "merges": "10"}',
        '{"rule": "document", "merges": 1e3}',
        '{"rule": "document", "merges": true}',
        '{"rule": "document", "vocab_size": 99999999999}',
        '{"rule": "document", "alphabet": "runes"}',
        '{"rule": "document", "tie_rule": ["a"]}',
        '{"rule": "document", "special_tokens": "<pad>"}',
        '{"rule": "document", "special_tokens": [1]}',
        '{"rule": "document", "end_of_word": null}',
        '{"rule": "' + "a" * 20_000 + '"}',
    ],
)
def test_a_setup_with_anything_wrong_in_it_is_none(
    settings: QSettings, preferences: Preferences, value: str
) -> None:
    settings.setValue("training/setup", value)
    assert preferences.setup is None


def test_a_setup_of_another_version_keeps_what_is_known(
    settings: QSettings, preferences: Preferences
) -> None:
    settings.setValue("training/setup", '{"rule": "gpt2", "merges": 7, "dropout": 0.1}')
    assert preferences.setup == TrainingSetup("gpt2", TrainingOptions(merges=7))


def test_choices_must_be_known_and_flags_must_be_flags(
    settings: QSettings, preferences: Preferences
) -> None:
    settings.setValue("look/language", "xx")
    settings.setValue("look/theme", ["light"])
    settings.setValue("look/reduced_motion", "perhaps")
    settings.setValue("layout/geometry", "no bytes")
    assert preferences.language(("en", "ru")) is None
    assert preferences.theme(("light",)) is None
    assert preferences.reduced_motion is False
    assert preferences.bytes_of("geometry") is None


@pytest.mark.parametrize("value", ["99", "1000000", "-100", "large", "1e2", "", 3.5, ["100"]])
def test_a_size_of_type_that_there_is_not_is_none(
    settings: QSettings, preferences: Preferences, value: object
) -> None:
    settings.setValue("look/text_size", value)
    assert preferences.text_size((80, 100, 125)) is None


@pytest.mark.parametrize("value", ["/no/such/folder", "/" + "x" * 300, "", "a\0b", 3])
def test_a_folder_that_is_gone_is_none(
    settings: QSettings, preferences: Preferences, value: object
) -> None:
    settings.setValue("files/folder", value)
    assert preferences.folder is None


def test_a_file_of_garbage_gives_the_defaults(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(bytes(range(256)) * 10)
    preferences = Preferences(QSettings(str(path), QSettings.Format.IniFormat))
    assert preferences.setup is None
    assert preferences.speed == 1.0


def test_recent_files_are_the_latest_ones_that_are_still_there(
    preferences: Preferences, tmp_path: Path
) -> None:
    paths = [tmp_path / f"{number}.txt" for number in range(10)]
    for path in paths:
        path.write_text("low", encoding="utf-8")
        preferences.add_recent_files([path])
    preferences.add_recent_files([paths[5]])
    paths[9].unlink()
    assert [path.stem for path in preferences.recent_files] == ["5", "8", "7", "6", "4", "3", "2"]


def test_files_that_nobody_looks_at_are_not_remembered(
    preferences: Preferences, tmp_path: Path
) -> None:
    preferences.remembers_files = False
    preferences.add_recent_files([tmp_path])
    assert preferences.recent_files == []


def test_a_folder_that_holds_a_tokenizer_is_remembered_like_a_file(
    preferences: Preferences, tmp_path: Path
) -> None:
    preferences.add_recent_files([tmp_path])
    assert preferences.recent_files == [tmp_path]


@pytest.mark.parametrize(
    "value", ["", "{}", "[1, null]", '["a\\u0000b"]', '["' + "a" * 9000 + '"]']
)
def test_senseless_recent_files_are_none(
    settings: QSettings, preferences: Preferences, value: str
) -> None:
    settings.setValue("files/recent", value)
    assert preferences.recent_files == []


@pytest.fixture
def patient(tmp_path: Path, qapp: QApplication, monkeypatch) -> PatientSettings:
    monkeypatch.setattr(look_preferences, "WRITTEN_AFTER_MS", 50)
    return PatientSettings(str(tmp_path / "patient.ini"), QSettings.Format.IniFormat)


def test_settings_are_written_a_moment_after_a_change(patient, qtbot) -> None:
    file = Path(patient.fileName())
    for number in range(3):
        patient.setValue("number", number)
        QApplication.processEvents()
        assert not file.exists()
    qtbot.waitUntil(file.exists)
    assert "number=2" in file.read_text()
    patient.setValue("number", 3)
    qtbot.waitUntil(lambda: "number=3" in file.read_text())


PROGRAM_THAT_ENDS = """
import sys
from PySide6.QtCore import QCoreApplication, QSettings, QTimer
from gui.state.look_preferences import PatientSettings
application = QCoreApplication([])
settings = PatientSettings(sys.argv[1], QSettings.Format.IniFormat)
QTimer.singleShot(0, lambda: settings.setValue("number", 1))
QTimer.singleShot(20, application.quit)
application.exec()
print(open(sys.argv[1]).read())
"""


def test_settings_are_written_when_the_program_ends(tmp_path: Path) -> None:
    command = sys.executable, "-c", PROGRAM_THAT_ENDS, str(tmp_path / "settings.ini")
    ended = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert "number=1" in ended.stdout
