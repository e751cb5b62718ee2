"""The options of the command line, with argparse: what each may be, and how `--help` explains it.

It adds to `command_line`, which knows what the answers mean, how they are written.
"""

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from gui.start.command_line import FILM_FORMATS, LANGUAGES, PAGES, PICTURE_FORMATS, THEMES, VIEWS

_SMALLEST, _LARGEST = 200, 16_384


class _Parser(argparse.ArgumentParser):
    """argparse, but a wrong argument is answered with one sentence instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (--help lists what there is)\n")


def parser() -> argparse.ArgumentParser:
    """Everything that may be said, and how `--help` explains it."""
    made = _Parser(
        prog="main.py",
        description="See byte-pair encoding: watch every merge of a training.",
        allow_abbrev=False,
    )
    add = made.add_argument
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
    return made


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
