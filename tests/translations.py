"""Keep the translations in step with the source: `python -m tests.translations [--update]`.

Without `--update` it fails on any difference between the committed files and what Qt's tools make
of the source now, and on every text that is not translated. English has a file for its plural
forms only.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import PySide6

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = {"en": ("-pluralonly",), "ru": ()}


def main(arguments: list[str]) -> int:
    """Check, or bring the files up to date; 0 when nothing is to be complained of."""
    if "--update" in arguments:
        for code in LANGUAGES:
            make_ts(code, FOLDER)
            make_qm(code, FOLDER)
    problems = list(find_problems())
    for problem in problems:
        sys.stdout.write(f"{problem}\n")
    return 1 if problems else 0


def find_problems() -> Iterator[str]:
    """What is wrong with the committed translations, a line each."""
    with tempfile.TemporaryDirectory() as folder:
        for code in LANGUAGES:
            yield from _differences(code, Path(folder))
            yield from unfinished(FOLDER / f"bpe_{code}.ts")


def _differences(code: str, folder: Path) -> Iterator[str]:
    for make, name in ((make_ts, f"bpe_{code}.ts"), (make_qm, f"bpe_{code}.qm")):
        committed = FOLDER / name
        if not committed.exists():
            yield f"{name}: missing; run python -m tests.translations --update"
            continue
        shutil.copy(committed, folder / name)
        make(code, folder)
        if (folder / name).read_bytes() != committed.read_bytes():
            yield f"{name}: not up to date; run python -m tests.translations --update"


def unfinished(path: Path) -> Iterator[str]:
    """The texts of a translation file that nobody translated, or that went out of use."""
    for context in ElementTree.parse(path).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            state = translation.get("type") if translation is not None else "missing"
            if state is not None:
                source = message.findtext("source")
                yield f"{path.name}: {state}: {context.findtext('name')}: {source!r}"


def make_ts(code: str, folder: Path) -> None:
    """Bring a translation file up to date with the source; what is translated is kept."""
    sources = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "gui").rglob("*.py"))
    options = ("-no-obsolete", "-locations", "none", "-source-language", "en")
    _run(
        "lupdate",
        *sources,
        *options,
        *LANGUAGES[code],
        "-target-language",
        code,
        "-ts",
        str(folder / f"bpe_{code}.ts"),
    )


def make_qm(code: str, folder: Path) -> None:
    """Compile a translation file into what Qt loads."""
    stem = folder / f"bpe_{code}"
    _run("lrelease", "-silent", f"{stem}.ts", "-qm", f"{stem}.qm")


def _run(tool: str, *arguments: str) -> None:
    done = subprocess.run(
        [_find(tool), *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise RuntimeError(f"{tool} failed: {done.stdout}{done.stderr}")


def _find(tool: str) -> str:
    """Qt's tool as it comes with Qt for Python."""
    beside = Path(PySide6.__file__).parent
    for candidate in (beside / tool, beside / f"{tool}.exe"):
        if candidate.exists():
            return str(candidate)
    raise FileNotFoundError(f"Qt for Python came without {tool}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
