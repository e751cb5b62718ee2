"""What a person may say when starting the program, checked before any window exists.

No Qt here: `--help` and a wrong argument answer at once, even where Qt cannot be loaded.
"""

import argparse
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

LANGUAGES: Final = ("en", "ru")
THEMES: Final = ("light", "dark", "projector")
VIEWS: Final = ("training", "compare", "explore", "lab")
PAGES: Final = ("token", "overview", "doctor", "differences", "pipeline")
PICTURE_FORMATS: Final = (".png", ".svg", ".pdf")
FILM_FORMATS: Final = (".gif", ".png", ".apng", ".mp4")

_SMALLEST, _LARGEST = 200, 16_384


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
        return Wishes()  # the usual start need not wait for a parser
    parser = _parser()
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


class _Parser(argparse.ArgumentParser):
    """argparse, but a wrong argument is answered with one sentence instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (--help lists what there is)\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="main.py",
        description="See byte-pair encoding: watch every merge of a training.",
        allow_abbrev=False,
    )
    add = parser.add_argument
    add(
        "files",
        metavar="FILE",
        nargs="*",
        type=Path,
        help="a corpus (text or word counts) or a tokenizer file; recognised by content",
    )
    add("--view", choices=VIEWS, help="which view to show")
    add(
        "--page",
        choices=PAGES,
        help="what --view explore shows beside the vocabulary, or of a text: with 'doctor' the"
        " file is examined, with 'differences' the first of two files is compared with the second",
    )
    add("--text", metavar="TEXT", help="text to train on; in the other views: to split")
    add("--step", metavar="N", type=_step, help="how many merges are applied at the start")
    add("--lesson", metavar="NAME", help="a lesson of the program by its name, or a lesson file")
    add("--lesson-step", metavar="N", type=_step, help="which step of the lesson to begin with")
    add("--language", choices=LANGUAGES, help="language of the window")
    add("--theme", choices=THEMES, help="colours and type sizes")
    add("--size", metavar="WxH", type=_size, help="size of the window, for example 1280x800")
    add(
        "--save-picture",
        metavar="OUT",
        type=_picture,
        help="draw the window into a .png, .svg or .pdf file and exit; needs no display",
    )
    add(
        "--save-animation",
        metavar="OUT",
        type=_animation,
        help="draw the steps from --step on, or with --view compare a word being split, into a"
        " .gif, .png, .apng or .mp4 file and exit; needs no display",
    )
    return parser


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


def _step(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 12:
        raise argparse.ArgumentTypeError(f"'{text}' is no number of merges")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    """Width and height in pixels.

    >>> _size("1280x800")
    (1280, 800)
    """
    match = re.fullmatch(r"(\d{1,6})[x×](\d{1,6})", text, re.ASCII)
    sides = tuple(int(side) for side in match.groups()) if match else ()
    if len(sides) != 2 or not all(_SMALLEST <= side <= _LARGEST for side in sides):
        raise argparse.ArgumentTypeError(
            f"'{text}' is no size like 1280x800, each side from {_SMALLEST} to {_LARGEST}"
        )
    return sides[0], sides[1]


def _picture(text: str) -> Path:
    return _file_to_write(text, PICTURE_FORMATS)


def _animation(text: str) -> Path:
    return _file_to_write(text, FILM_FORMATS)


def _file_to_write(text: str, endings: Sequence[str]) -> Path:
    path = Path(text)
    if path.suffix.lower() not in endings:
        *some, last = endings
        raise argparse.ArgumentTypeError(f"'{text}' does not end in {', '.join(some)} or {last}")
    folder = path.absolute().parent
    try:
        is_folder = folder.is_dir()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"'{folder}': {error.strerror}") from None
    if not is_folder:
        raise argparse.ArgumentTypeError(f"there is no folder '{folder}'")
    return path
