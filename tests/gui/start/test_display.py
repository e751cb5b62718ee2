"""Without a display the program says so, instead of letting Qt abort."""

import sys

import pytest

from gui.start import display

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 and Wayland")


@linux_only
@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"DISPLAY": ""},
        {"WAYLAND_DISPLAY": "wayland-of-nobody", "XDG_RUNTIME_DIR": "/nowhere"},
        {"QT_QPA_PLATFORM": "xcb"},
    ],
)
def test_no_display_is_one_sentence(environment):
    assert display.find_problem(environment) == display.NO_DISPLAY


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=800x600"])
def test_a_platform_without_screen_needs_no_display(platform):
    assert display.find_problem({"QT_QPA_PLATFORM": platform}) is None


@linux_only
def test_a_missing_library_is_named(monkeypatch):
    monkeypatch.setattr(display, "_missing_library", lambda: "libxcb-cursor.so.0")
    told = display.find_problem({"DISPLAY": ":0"})
    assert "libxcb-cursor.so.0" in told
    assert "README.md" in told


@linux_only
def test_a_display_that_does_not_answer_is_no_display(monkeypatch):
    monkeypatch.setattr(display, "_missing_library", lambda: None)
    monkeypatch.setattr(display, "_x11_answers", lambda: False)
    assert display.find_problem({"DISPLAY": ":77"}) == display.NO_DISPLAY
    monkeypatch.setattr(display, "_x11_answers", lambda: True)
    assert display.find_problem({"DISPLAY": ":77"}) is None


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ImportError("libEGL.so.1: cannot open shared object file: No such file"), "libEGL.so.1"),
        (ImportError("DLL load failed while importing QtCore"), "DLL load failed"),
        (ModuleNotFoundError("No module named 'PySide6'", name="PySide6.QtCore"), "PySide6"),
        (ModuleNotFoundError("No module named 'gui.x'", name="gui.x"), None),
        (ImportError("cannot import name 'x' from 'engine'"), None),
    ],
)
def test_only_what_the_person_can_install_becomes_a_sentence(error, said):
    told = display.missing_part(error)
    assert told is None if said is None else said in told
