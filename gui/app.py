"""The start: read the command line, make sure that a window is possible, then bring up Qt.

Qt is imported late, and only here: a wrong argument or a missing system library becomes one
sentence instead of an abort, and the worker processes, which import the main module again, stay
free of Qt.
"""

import os
import sys
from collections.abc import Sequence
from multiprocessing import freeze_support

from gui import command_line, display


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the program until its window is closed; returns the exit code."""
    freeze_support()
    wishes = command_line.parse(sys.argv[1:] if arguments is None else arguments)
    if wishes.is_unattended:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif (problem := display.find_problem()) is not None:
        return _refuse(problem)
    try:
        from gui import program
    except ImportError as error:
        if (reason := display.missing_part(error)) is None:
            raise
        return _refuse(reason)
    return program.run(wishes)


def _refuse(sentence: str) -> int:
    sys.stderr.write(f"{sentence}\n")
    return 2
