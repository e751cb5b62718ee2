"""What a person may say when starting the program, checked before any window exists.

No Qt here: `--help` and a wrong argument answer at once, even where Qt cannot be loaded.
"""

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from argparse import ArgumentParser

LANGUAGES: Final = ("en", "ru")
THEMES: Final = ("light", "dark", "projector")
VIEWS: Final = ("training", "compare", "explore", "lab")
PAGES: Final = ("token", "overview", "doctor", "differences", "pipeline")
PICTURE_FORMATS: Final = (".png", ".svg", ".pdf")
FILM_FORMATS: Final = (".gif", ".png", ".apng", ".mp4")

PARSER: Final = "gui.start.argument_parser"
"""Imported when something was said: the usual start need not wait for it."""


@dataclass(frozen=True)
class Wishes:
    """A checked command line; None means that nothing was said."""

    files: tuple[Path, ...] = ()
    view: str | None = None
    page: str | None = None
    text: str | None = None
    step: int | None = None
    language: str | None = None
    theme: str | None = None
    size: tuple[int, int] | None = None
    picture: Path | None = None
    animation: Path | None = None
    lesson: str | None = None
    lesson_step: int | None = None

    @property
    def is_unattended(self) -> bool:
        """Whether a file is to be drawn, and no window to be shown."""
        return self.picture is not None or self.animation is not None


def parse(arguments: Sequence[str]) -> Wishes:
    """Read the arguments after the program's name.

    Raises:
        SystemExit: with code 2 after one sentence for a wrong argument, 0 after `--help`.
    """
    if not arguments:
        return Wishes()
    parser: ArgumentParser = importlib.import_module(PARSER).parser()
    said = parser.parse_args(arguments)
    if said.save_picture is not None and said.save_animation is not None:
        parser.error("give either --save-picture or --save-animation, not both")
    if said.page is not None and said.view != "explore":
        parser.error("--page is for --view explore")
    missing = [str(path) for path in said.files if _is_missing(path)]
    if missing:
        parser.error(f"no such file: {', '.join(missing)}")
    return Wishes(
        files=tuple(said.files),
        view=said.view,
        page=said.page,
        text=said.text,
        step=said.step,
        language=said.language,
        theme=said.theme,
        size=said.size,
        picture=said.save_picture,
        animation=said.save_animation,
        lesson=said.lesson,
        lesson_step=said.lesson_step,
    )


def _is_missing(path: Path) -> bool:
    """Whether there certainly is no such file; of all others, reading says what is wrong."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except (OSError, ValueError):
        # A name too long, links in a ring, a folder that must not be looked into.
        return False
    return False
