import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

NO_STUBS = """
import builtins
compile = builtins.compile
from gui.start import spared
with spared.spare_stubs():
    import PySide6.QtCore
assert builtins.compile is compile
import sys
writer = sys.modules["shibokensupport.signature.lib.pyi_generator"]
assert not [name for name in vars(writer) if not name.startswith("__")]
from PySide6.QtCore import QSize, Qt
assert QSize(2, 3) == QSize(2, 3) and Qt.Key.Key_A.name == "Key_A"
try:
    QSize("wide")
except TypeError as error:  # which is told with the help of the rest
    assert "QSize" in str(error) and "called with wrong argument types" in str(error)
else:
    raise AssertionError
"""

NO_DOCUMENTATION = """
from gui.start import spared
spared.spare_documentation()
import numpy
assert not numpy.ndarray.sum.__doc__
assert numpy.arange(4).sum() == 6 and numpy.linalg.norm([3.0, 4.0]) == 5.0
"""

WHOLE = """
from gui.start import spared
import numpy
spared.spare_documentation()
assert numpy.ndarray.sum.__doc__
"""


def run(code):
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


def test_pyside_is_imported_without_what_writes_stubs():
    run(NO_STUBS)


def test_numpy_is_imported_without_documentation():
    run(NO_DOCUMENTATION)


def test_numpy_that_is_there_already_stays_whole():
    run(WHOLE)
