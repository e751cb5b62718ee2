"""Make the stand-alone program: `python .ci/build.py`.

It makes `dist/bpe-visualizer`, a folder that starts on a machine without Python, and packs it. Then
it starts what it has made, without this Python in reach: the window is drawn into a file, and a
corpus is trained on that is large enough for a process of its own. Needs what
`pip install -e '.[build]'` installs.
"""

import os
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "bpe-visualizer"
FOLDER = ROOT / "dist" / NAME
LARGEST = 75_000_000  # bytes, packed
WINDOWS = sys.platform == "win32"


def main() -> int:
    """Build, start, pack; 0 when all of that went well."""
    build()
    with tempfile.TemporaryDirectory() as folder:
        start(Path(folder))
    packed = pack()
    size, whole = packed.stat().st_size, sum(path.stat().st_size for path in files())
    say(f"{FOLDER.relative_to(ROOT)}: {whole / 1e6:.1f} MB")
    say(f"{packed.relative_to(ROOT)}: {size / 1e6:.1f} MB, at most {LARGEST / 1e6:.0f} are allowed")
    return 0 if size <= LARGEST else 1


def build() -> None:
    """Let PyInstaller put the folder together."""
    work = ROOT / "build" / "pyinstaller"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    folders = ["--distpath", str(FOLDER.parent), "--workpath", str(work)]
    subprocess.run([*command, *folders, str(ROOT / ".ci" / "build.spec")], check=True, cwd=ROOT)


def start(folder: Path) -> None:
    """Draw two pictures with it: of the first sample, and of a large corpus."""
    corpus = folder / "corpus.txt"
    corpus.write_text(" ".join(f"{n * 7919 % 100_003:x}" for n in range(60_000)), "utf-8")
    for name, arguments in {
        "sample": ["--step", "3", "--language", "ru", "--theme", "dark"],
        "corpus": [str(corpus), "--step", "40"],
        "comparison": ["--view", "compare", "--text", "nest lowest"],
    }.items():
        picture = folder / f"{name}.png"
        run([*arguments, "--save-picture", str(picture)], folder)
        if picture.read_bytes()[:8] != b"\x89PNG\r\n\x1a\n":
            raise RuntimeError(f"{picture.name} is no picture")
        say(f"started: {name}")


def run(arguments: list[str], home: Path) -> None:
    """Start the program where no Python can be found; it must end well and within two minutes."""
    program = FOLDER / (f"{NAME}.exe" if WINDOWS else NAME)
    kept = {"SYSTEMROOT", "TEMP", "TMP"} if WINDOWS else {"LANG", "LC_ALL"}
    environment = {name: value for name, value in os.environ.items() if name in kept}
    environment |= {"PATH": "", "HOME": str(home), "USERPROFILE": str(home)}
    environment |= {"APPDATA": str(home), "LOCALAPPDATA": str(home)}
    subprocess.run([str(program), *arguments], check=True, cwd=home, env=environment, timeout=120)


def pack() -> Path:
    """Pack the folder: as people unpack it on their system."""
    packed = FOLDER.with_name(f"{NAME}-{sys.platform}{'.zip' if WINDOWS else '.tar.xz'}")
    if not WINDOWS:
        with tarfile.open(packed, "w:xz", preset=6) as archive:
            archive.add(FOLDER, NAME)
        return packed
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in files():
            archive.write(path, path.relative_to(FOLDER.parent))
    return packed


def files() -> list[Path]:
    """Everything in the folder; links are not counted twice."""
    return [path for path in sorted(FOLDER.rglob("*")) if path.is_file() and not path.is_symlink()]


def say(text: str) -> None:
    """Tell whoever waits."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    if find_spec("PyInstaller") is None:
        sys.exit("Install what it needs first: pip install -e '.[build]'")
    sys.exit(main())
