"""What NumPy is told: that it takes notice, and that nothing imports it before it is told."""

import os
import subprocess
import sys

from gui.start.numpy_settings import NUMPY_SETTINGS


def _told(code: str) -> str:
    """What a fresh Python with these settings says."""
    environment = os.environ | NUMPY_SETTINGS
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=environment)
    return (done.stdout + done.stderr).decode().strip()


def test_numpy_asks_for_no_huge_pages() -> None:
    code = "import numpy._core.multiarray as made; print(int(made._set_madvise_hugepage(True)))"
    assert _told(f"import numpy; {code}") == "0"


def test_nothing_imports_numpy_before_it_is_told() -> None:
    assert _told("import gui.app, sys; print('numpy' in sys.modules)") == "False"
