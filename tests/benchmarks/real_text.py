"""Real text for the benchmarks of training: a third English, a third Russian, a third source code.

The texts are cut from what three Debian packages and Python itself hold, in the order of their
names, so that two people who have the same packages measure the same text:

* English: the sources of Python's documentation (``python3.*-doc``);
* Russian: manual pages (``manpages-ru``), then the Debian handbook (``debian-handbook``);
* code: Python's own library, without its tests.

Packages are fetched once, with ``apt-get download``, into ``tests/benchmarks/.texts``, and unpacked
there without being installed. Without apt, the bundled books and Python's library have to do; the
table says which it was.
"""

import gzip
import html
import re
import subprocess
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.benchmarks.corpora import mixed_text

FOLDER = Path(__file__).parent / ".texts"
DOCUMENTATION = tuple(f"python3.{minor}-doc" for minor in (11, 12, 13, 14))


def real_text(size: int) -> tuple[Path, str]:
    """Return a UTF-8 file of about that many bytes, and what is in it."""
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"mixed-{size}.txt"
    note = path.with_suffix(".note")
    if not (path.exists() and note.exists()):
        text, recipe = _mixed(size)
        path.write_bytes(text.encode("utf-8"))
        note.write_text(recipe, encoding="utf-8")
    return path, note.read_text(encoding="utf-8")


def _mixed(size: int) -> tuple[str, str]:
    english = next(filter(None, map(_english, DOCUMENTATION)), "")
    russian = _russian() if english else ""
    if not russian:
        return mixed_text(size), "the bundled books, then Python's library (Debian's are not there)"
    share = size // 3
    parts = (_cut(text, share) for text in (english, russian, _code()))
    return "".join(parts), "a third each of English, Russian (from Debian packages) and Python"


def _cut(text: str, size: int) -> str:
    return text.encode("utf-8")[:size].decode("utf-8", "ignore")


def _english(package: str) -> str:
    return "".join(path.read_text("utf-8") for path in _files(package, "*.rst.txt"))


def _russian() -> str:
    pages = (gzip.decompress(path.read_bytes()).decode("utf-8") for path in _russian_pages())
    book = (path for path in _files("debian-handbook", "*.html") if "ru-RU" in path.parts)
    chapters = (re.sub("<[^>]*>", "", path.read_text("utf-8")) for path in book)
    return "".join(pages) + html.unescape("".join(chapters))


def _russian_pages() -> Iterator[Path]:
    pages = _files("manpages-ru", "*.gz")
    return (path for path in pages if "man" in path.parts and not path.is_symlink())


def _code() -> str:
    parts: list[str] = []
    for path in sorted(Path(sysconfig.get_paths()["stdlib"]).rglob("*.py")):
        if "site-packages" in path.parts or "test" in str(path):
            continue
        try:
            parts.append(path.read_text("utf-8"))
        except UnicodeDecodeError:
            continue
    return "".join(parts)


def _files(package: str, pattern: str) -> list[Path]:
    """Return the files of a Debian package, which is fetched if need be; none if it cannot be."""
    folder = FOLDER / package
    if not folder.exists() and not _unpacked(package, folder):
        return []
    return sorted(folder.rglob(pattern))


def _unpacked(package: str, folder: Path) -> bool:
    with tempfile.TemporaryDirectory() as place:
        try:
            fetch = ["apt-get", "download", package]
            subprocess.run(fetch, cwd=place, check=True, capture_output=True)
            archive = str(next(Path(place).glob("*.deb")))
            subprocess.run(["dpkg-deb", "-x", archive, str(folder)], check=True)
        except (OSError, StopIteration, subprocess.CalledProcessError):
            return False
    return True
