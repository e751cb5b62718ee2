"""Whether a window can be shown at all, found out before Qt would abort the whole program.

It knows X11 and Wayland on Linux; Windows and macOS always have a display.
"""

import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final

NO_DISPLAY: Final = (
    "There is no display to open a window on. "
    "Start the program in a graphical session, or use --save-picture or --save-animation to draw "
    "into a file."
)
NO_LIBRARY: Final = (
    "The window cannot be opened because a system library is missing ({reason}). "
    "README.md names the packages that Debian needs."
)
NO_PACKAGE: Final = (
    "The Python package {name} is not installed here. README.md says how to set everything up."
)
_OWN_PACKAGES: Final = ("gui", "engine")
# Platforms of Qt that draw somewhere else than on this machine's screen.
_WITHOUT_SCREEN: Final = ("offscreen", "minimal", "vnc")


def find_problem(environment: Mapping[str, str] = os.environ) -> str | None:
    """One sentence that says why no window can be shown, or None when one can."""
    if not sys.platform.startswith("linux"):
        return None
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if chosen.startswith(_WITHOUT_SCREEN):
        return None
    if not (chosen.startswith("xcb")) and _wayland_answers(environment):
        return None
    if not environment.get("DISPLAY"):
        return NO_DISPLAY
    reason = _missing_library()
    if reason is not None:
        return NO_LIBRARY.format(reason=reason)
    return None if _x11_answers() else NO_DISPLAY


def missing_part(error: ImportError) -> str | None:
    """One sentence for a package or system library that is not there; None for anything else.

    >>> missing_part(ImportError("libGL.so.1: cannot open shared object file")).split(" (")[1]
    'libGL.so.1). README.md names the packages that Debian needs.'
    """
    message = str(error)
    if isinstance(error, ModuleNotFoundError):
        name = (error.name or "").partition(".")[0]
        return None if name in _OWN_PACKAGES else NO_PACKAGE.format(name=name)
    if "cannot open shared object" in message or "DLL load failed" in message:
        return NO_LIBRARY.format(reason=message.partition(":")[0])
    return None


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY")
    if not name:
        return False
    import socket  # not needed, and not loaded, under X11

    path = Path(environment.get("XDG_RUNTIME_DIR", "/")) / name
    with socket.socket(socket.AF_UNIX) as tried:
        tried.settimeout(2)
        try:
            tried.connect(str(path))
        except OSError:
            return False
    return True


def _missing_library() -> str | None:
    """What the system says when Qt's X11 plugin is loaded, or None when all is well."""
    found = find_spec("PySide6")
    if found is None or found.origin is None:
        return None
    import ctypes  # needed under X11 only, and not quick to load

    plugin = Path(found.origin).parent / "Qt" / "plugins" / "platforms" / "libqxcb.so"
    if not plugin.exists():
        return None
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return str(error).partition(":")[0]
    return None


def _x11_answers() -> bool:
    import ctypes

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # Qt brought its own: let it try
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    broken = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not broken
