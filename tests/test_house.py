"""Rules of the house that no single module can break on its own."""

import ast
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF

ROOT = Path(__file__).resolve().parent.parent
SOURCES = [ROOT / "main.py", *(ROOT / "engine").rglob("*.py"), *(ROOT / "gui").rglob("*.py")]


def run_python(code):
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_qt_keeps_count_of_its_references_to_none():
    """PySide6 6.12.0 loses one in nearly every call and aborts after some thousands."""
    point = QPointF(1, 2)
    point.setX(1.0)
    before = sys.getrefcount(None)
    for _ in range(1000):
        point.setX(1.0)
    assert abs(sys.getrefcount(None) - before) < 100


def test_every_process_collects_the_same_tests(request):
    """They share them by name: none may hold the time of day, or the order of a set."""
    mine = {item.nodeid for item in request.session.items}
    files = sorted({name.partition("::")[0] for name in mine})
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:xdist", *files],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": str(random.randrange(1, 1000))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert sorted(mine - set(done.stdout.splitlines())) == []


def test_importing_the_engine_loads_no_window():
    code = (
        "import sys, engine, engine.formats, engine.analysis\n"
        "print([name for name in sys.modules if name.split('.')[0] in "
        "('gui', 'PySide6', 'shiboken6', 'pyqtgraph')])"
    )
    done = run_python(code)
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


def test_the_start_of_the_program_loads_no_qt():
    """Worker processes import the main module again; they must not pay for a window."""
    done = run_python("import sys, main; print('PySide6' in sys.modules)")
    assert (done.stdout.strip(), done.stderr) == ("False", "")


def test_main_imports_the_start_of_the_program_and_nothing_else_of_it():
    tree = ast.parse((ROOT / "main.py").read_text(encoding="utf-8"))
    imported = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert imported == ["gui.app"]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_module_says_what_it_is_and_stays_short(path):
    text = path.read_text(encoding="utf-8")
    assert ast.get_docstring(ast.parse(text))
    assert text.count("\n") <= 400


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_text_is_formatted_before_it_is_translated(path):
    assert not re.search(r"""\btr\(\s*f["']""", path.read_text(encoding="utf-8"))


def test_readme_names_the_test_command_that_the_house_has():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "python -m tests" in text
