"""Training against a trainer that recounts everything at each step, and its peak memory.

``python -m tests.benchmarks.bench_recounting [SLOW_STEPS]``: the slow trainer makes that many of
the 1 000 steps (default 50) and is extrapolated, as its steps cost about the same. Seconds are
those of the processor. What compiled trainers take is in `bench_training`.
"""

import subprocess
import sys
import time

from engine.text.corpus import Corpus
from engine.training import Trace, TrainingOptions
from tests.benchmarks.corpora import mixed_text
from tests.engine.training.slow_twin import SlowTraining

MERGES = 1000


def fast_seconds(text: str, **options: object) -> float:
    """Count words, train and record."""
    start = time.process_time()
    Trace(Corpus.from_texts([text]), TrainingOptions(**options))
    return time.process_time() - start


def slow_seconds(text: str, steps: int) -> float:
    """Seconds that MERGES steps take, measured on the first ``steps``."""
    start = time.process_time()
    slow = SlowTraining(dict(Corpus.from_texts([text]).words), TrainingOptions(merges=steps))
    for _ in slow.steps():
        pass
    return (time.process_time() - start) * MERGES / steps


def peak_memory(characters: int, merges: int) -> str:
    """Train in a process of its own and let it say what it needed at most, in MB."""
    program = (
        "import resource\n"
        "from tests.benchmarks.bench_recounting import fast_seconds, mixed_text\n"
        f"seconds = fast_seconds(mixed_text({characters}), merges={merges})\n"
        "peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024\n"
        "print(f'{seconds:.2f} s, peak {peak:.0f} MB')\n"
    )
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.strip()


def main() -> None:
    """Print the figures."""
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    text = mixed_text(1_000_000)
    fast = fast_seconds(text, merges=MERGES)
    slow, again = slow_seconds(text, steps), fast_seconds(text, merges=MERGES)
    fast = max(fast, again)
    print(f"1 MB, {MERGES} merges: {fast:.2f} s; recounting {slow:.0f} s; {slow / fast:.0f} x")
    print("10 MB, 30000 merges:", peak_memory(10_000_000, 30_000))


if __name__ == "__main__":
    main()
