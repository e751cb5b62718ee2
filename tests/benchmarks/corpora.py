"""Real text of a chosen size for benchmarks: the bundled books, then Python's own source code."""

import sysconfig
from pathlib import Path

SAMPLES = Path(__file__).parents[2] / "resources" / "samples"


def mixed_text(characters: int) -> str:
    """Return that many characters of Russian, English and Python."""
    parts = [(SAMPLES / name).read_text("utf-8") for name in ("dead_souls.txt", "alice.txt")]
    total = sum(map(len, parts))
    for path in sorted(Path(sysconfig.get_paths()["stdlib"]).rglob("*.py")):
        if total >= characters:
            break
        try:
            parts.append(path.read_text("utf-8"))
        except UnicodeDecodeError:
            continue  # some test files are not UTF-8 on purpose
        total += len(parts[-1])
    return "".join(parts)[:characters]
