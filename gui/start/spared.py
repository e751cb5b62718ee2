"""What PySide6 and NumPy load for people who write programs with them, and no program needs.

PySide6 carries a part of itself as source text, which Python compiles at every start; a third of
that writes type stubs. NumPy gives the functions that it has from C their documentation when it is
imported. Nothing of this is asked for here; together it took a sixteenth of the start.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Final

STUB_WRITERS: Final = frozenset(
    f"shibokensupport/signature/lib/{name}.py" for name in ("enum_sig", "pyi_generator")
)
DOCUMENTATION: Final = ("numpy._core._add_newdocs", "numpy._core._add_newdocs_scalars")


@contextmanager
def spare_stubs() -> Iterator[None]:
    """Import `PySide6.QtCore` within, and what writes type stubs is empty.

    A PySide6 in which these files have other names is imported whole.
    """
    before = builtins.compile

    def compile_needed(source: str, filename: str, *rest: Any, **named: Any) -> object:  # noqa: ANN401
        return before("" if filename in STUB_WRITERS else source, filename, *rest, **named)

    builtins.compile = compile_needed  # type: ignore[assignment]  # one of its overloads
    try:
        yield
    finally:
        builtins.compile = before


def spare_documentation() -> None:
    """Let NumPy be imported without the documentation of what it has from C."""
    for name in DOCUMENTATION:
        sys.modules.setdefault(name, ModuleType(name))
