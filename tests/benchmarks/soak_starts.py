"""Start the program many times in many states, and tell of every start that crashed.

    python tests/benchmarks/soak_starts.py [N] [SEED]

No test of the suite: a crash that happens once in hundreds of starts wants hours, not seconds. Half
of the starts save a picture and end by themselves; the others get keys and are closed at a random
moment, in the middle of whatever they do. A start crashed if it ended by a signal, wrote a
traceback or anything of Qt's about threads, or did not end at all.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120
_SUSPICIOUS = re.compile(
    r"Traceback|Fatal Python error|another thread|made a mistake|segfault", re.I
)

_INTERACTIVE = """
import random, sys
from PySide6.QtCore import QTimer, Qt
from PySide6.QtTest import QTest
from gui.start import command_line, program

KEYS = [Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_Space,
        Qt.Key.Key_T, Qt.Key.Key_F2, Qt.Key.Key_Tab, Qt.Key.Key_Plus, Qt.Key.Key_PageDown]

def poke():
    for window in app.topLevelWidgets():
        if window.isWindow() and window.isVisible() and hasattr(window, "content"):
            content = window.content
            if content is not None and chance.random() < 0.2:
                content.show_view(chance.choice(["training", "compare"]))
            QTest.keyClick(app.focusWidget() or window, chance.choice(KEYS))

def close():
    keys.stop()
    for window in app.topLevelWidgets():
        if hasattr(window, "content"):
            window.close()

if __name__ == "__main__":
    chance = random.Random(int(sys.argv[1]))
    app = program.application()
    keys = QTimer(interval=30)
    keys.timeout.connect(poke)
    keys.start()
    QTimer.singleShot(chance.choice([1, 50, 300, 900, 1500, 3000]), close)
    sys.exit(program.run(command_line.parse(sys.argv[2:])))
"""


def main(arguments: list[str]) -> int:
    """Start as often as asked; 0 when nothing crashed."""
    times = int(arguments[0]) if arguments else 100
    chance = random.Random(int(arguments[1]) if len(arguments) > 1 else None)
    outcomes: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        files = _make_files(Path(folder))
        for number in range(times):
            problem = _start(chance, Path(folder), files)
            outcomes["crashed" if problem else "well"] += 1
            if problem:
                sys.stdout.write(f"start {number}: {problem}\n\n")
                sys.stdout.flush()
    sys.stdout.write(f"{outcomes['well']} starts went well, {outcomes['crashed']} crashed\n")
    return 1 if outcomes["crashed"] else 0


def _make_files(folder: Path) -> list[Path]:
    """A corpus that keeps a worker busy, a tokenizer, and a tokenizer that a worker opens."""
    chance = random.Random(1)
    corpus = folder / "corpus.txt"
    words = ("".join(chance.choices("abcdefgh", k=chance.randint(1, 9))) for _ in range(200_000))
    corpus.write_text(" ".join(words), encoding="utf-8")
    saved = folder / "tokenizer.json"
    train = (
        "import sys; from engine import BPETokenizer; tokenizer = BPETokenizer();"
        "tokenizer.train(['low lower newest widest'] * 9, merges=9); tokenizer.save(sys.argv[1])"
    )
    subprocess.run([sys.executable, "-c", train, str(saved)], cwd=ROOT, check=True)
    large = folder / "large.json"
    large.write_text(saved.read_text(encoding="utf-8") + " " * 300_000, encoding="utf-8")
    return [corpus, saved, large]


def _start(chance: random.Random, folder: Path, files: list[Path]) -> str:
    """Start once; what went wrong, or an empty string."""
    said = [
        *("--view", chance.choice(["training", "compare"])),
        *("--theme", chance.choice(["light", "dark", "projector"])),
        *("--language", chance.choice(["en", "ru"])),
        *("--size", chance.choice(["1024x700", "1024x768", "1280x800", "1920x1080", "3840x2160"])),
        *map(str, chance.sample(files, chance.choice([0, 0, 1, 1, 2]))),
    ]
    if chance.random() < 0.5:
        ending = chance.choice(["png", "svg", "pdf"])
        command = ["main.py", *said, "--save-picture", str(folder / f"window.{ending}")]
    else:
        script = folder / "interactive.py"
        script.write_text(_INTERACTIVE, encoding="utf-8")
        command = [str(script), str(chance.randrange(1 << 30)), *said]
    return _run(command, folder)


def _run(command: list[str], folder: Path) -> str:
    own = {name: str(folder) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    environment = os.environ | own | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    try:
        done = subprocess.run(
            [sys.executable, "-X", "faulthandler", *command],
            cwd=ROOT,
            env=environment,
            timeout=PATIENCE,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"did not end: {' '.join(command)}"
    if done.returncode == 0 and not _SUSPICIOUS.search(done.stderr):
        return ""
    return f"exit code {done.returncode}: {' '.join(command)}\n{done.stderr[-4000:]}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
