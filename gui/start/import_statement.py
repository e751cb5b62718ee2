"""The import statement as Python has it, without what PySide6 adds to it.

PySide6 lets a module ask for `from __feature__ import ...` and, to know which modules might, reads
the source text of every module that is imported after it. This program asks for no such thing, and
the reading took a seventh of its start and the memory for all that text.
"""

import builtins


def make_plain() -> None:
    """Take PySide6's addition away; call it once `PySide6.QtCore` has been imported.

    What PySide6 needs itself, to make its classes when they are first used, stays.
    """
    before = getattr(builtins, "__orig_import__", None)  # under this name PySide6 keeps it
    if before is not None:
        builtins.__import__ = before
