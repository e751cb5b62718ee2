import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_imports_after_qt_are_pythons_own_again():
    code = (
        "import PySide6.QtCore; from gui.start import import_statement;"
        "import_statement.make_plain();"
        "from PySide6.QtCore import Qt; import colorsys;"  # what PySide6 makes late is still made
        "import linecache; assert not any('colorsys' in name for name in linecache.cache);"
        "assert Qt.Key.Key_A"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
