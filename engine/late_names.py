"""Names of a package that are imported when somebody first asks for one of them (PEP 562).

The engine is many readers, writers and questions, and a program that trains on a page of text needs
few of them. A package that says where its names are at home costs nothing until they are used.
"""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module


def late_names(package: str, homes: Mapping[str, str]) -> Callable[[str], object]:
    """The `__getattr__` of a package; `homes` names the module of each of its names.

    >>> find = late_names(__name__, {"sqrt": "math"})
    >>> find("sqrt")(4)
    2.0
    >>> find("root")
    Traceback (most recent call last):
    AttributeError: module 'engine.late_names' has no attribute 'root'
    """

    def find(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found: object = getattr(import_module(homes[name]), name)
        setattr(sys.modules[package], name, found)  # Python asks only for what is not there
        return found

    return find
