"""What is imported and made until the first bars are drawn: what nobody needs by then comes later.

No time is measured here. A module that is named below may be needed one day; then it is taken off.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.benchmarks import bench_start

ROOT = Path(__file__).resolve().parents[3]

LATER_PACKAGES = (
    *("gui.compare", "gui.explore", "gui.lab", "gui.lessons", "gui.export"),
    *("engine.pipeline", "engine.tokenizer", "engine.documented_json"),
)
LATER_MODULES = (
    *("gui.dialogs.about", "gui.dialogs.keys_overview", "gui.dialogs.save_picture"),
    *("gui.worker_link", "gui.pictures", "gui.training.options_panel", "gui.start.picture_run"),
    *("engine.models.word_splitter", "engine.text.second_process", "engine.training.pair_history"),
    *("multiprocessing", "subprocess", "socket", "logging.handlers", "concurrent.futures.thread"),
    *("regex", "google.protobuf", "PIL", "PySide6.QtNetwork", "PySide6.QtPrintSupport"),
)
LATER_CLASSES = (
    *("QStyle", "QStyleOption", "QFileDialog", "QMessageBox", "QDialogButtonBox", "QFormLayout"),
    *("QMdiArea", "QWizard", "QGraphicsView", "QColorDialog", "QCalendarWidget", "QTreeView"),
)


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    """The names of the modules, and of the classes for widgets, when the bars are drawn."""
    home = str(tmp_path_factory.mktemp("home"))
    own = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), home)
    say = "print(*sys.modules); print(*vars(sys.modules['PySide6.QtWidgets']))"
    done = subprocess.run(
        [sys.executable, "-c", bench_start.start(say)],
        cwd=ROOT,
        env=os.environ | own | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    modules, classes = map(str.split, done.stdout.splitlines())
    assert {"gui.training.view", "engine.training.trace"} <= set(modules)
    assert {"QLabel", "QTableView"} <= set(classes)
    return set(modules), set(classes)


def test_other_views_and_readers_of_files_are_loaded_later(started):
    modules, _ = started
    inside = tuple(f"{package}." for package in LATER_PACKAGES)
    assert [name for name in sorted(modules) if name.startswith(inside)] == []


def test_modules_that_the_first_picture_does_without_are_loaded_later(started):
    modules, _ = started
    assert modules.isdisjoint(LATER_MODULES)


def test_pyside_is_not_led_to_make_classes_that_nobody_needs_yet(started):
    """One widget whose class it must find out, or one style, and it makes very many."""
    _, classes = started
    assert classes.isdisjoint(LATER_CLASSES)
