"""The start: read the command line, make sure that a window is possible, then bring up Qt.

Qt is imported late, and only here: a wrong argument or a missing system library becomes one
sentence instead of an abort, and the worker processes, which import the main module again, stay
free of Qt.
"""

import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from gui.start import command_line, display, import_statement, spared
from gui.start.numpy_settings import NUMPY_SETTINGS


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the program until its window is closed; returns the exit code."""
    if getattr(sys, "frozen", False):  # only then a worker begins here, and must not go on
        import_module("multiprocessing").freeze_support()
    gc.disable()  # nothing made while the program starts is garbage; `gui.garbage` goes on
    os.environ |= NUMPY_SETTINGS | dict(os.environ)  # what a person has set stays
    wishes = command_line.parse(sys.argv[1:] if arguments is None else arguments)
    if wishes.is_unattended:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif (problem := display.find_problem()) is not None:
        return _refuse(problem)
    try:
        spared.spare_documentation()
        with spared.spare_stubs():
            import_module("PySide6.QtCore")
        import_statement.make_plain()
        from gui.start import program
    except ImportError as error:
        if (reason := display.missing_part(error)) is None:
            raise
        return _refuse(reason)
    return program.run(wishes)


def _refuse(sentence: str) -> int:
    sys.stderr.write(f"{sentence}\n")
    return 2
