"""One training by one program, in a process of its own: what it takes in time and memory.

``python -m tests.benchmarks.trainers NAME FILE VOCABULARY ALPHABET`` reads the file, splits it with
the rule ``document`` (SentencePiece has its own), trains, and writes a JSON object. Importing the
program is not measured. Each runs in the way its authors show, in two threads where it has threads,
and this project's trainer with what the program tells NumPy.
"""

import importlib
import io
import json
import math
import os
import re
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from gui.start.numpy_settings import NUMPY_SETTINGS

THREADS = "2"
PIECE = 20_000
Run = Callable[[str, int, str], None]
Settings = dict[str, Any]


def ours(rule: str = "first-seen") -> Run:
    """This project's trainer; the whole trace is recorded."""
    from engine import Corpus, Trace, TrainingOptions

    for module in ("engine.text.counted_words", "engine.training.level"):
        importlib.import_module(module)  # else the first long text would do it

    def run(path: str, vocabulary: int, alphabet: str) -> None:
        options: Settings = {"vocab_size": vocabulary, "alphabet": alphabet, "tie_rule": rule}
        Trace(Corpus.from_file(path), TrainingOptions(**options))

    return run


def tokenizers() -> Run:
    """The trainer of Hugging Face's library."""
    from tokenizers import Regex, Tokenizer, models, pre_tokenizers, trainers

    def run(path: str, vocabulary: int, alphabet: str) -> None:
        tokenizer = Tokenizer(models.BPE())
        split: Any = pre_tokenizers.Split(Regex(_pattern()), "isolated")
        options: Settings = {"vocab_size": vocabulary, "show_progress": False}
        if alphabet == "bytes":
            level = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)
            split = pre_tokenizers.Sequence([split, level])
            options["initial_alphabet"] = pre_tokenizers.ByteLevel.alphabet()
        tokenizer.pre_tokenizer = split
        tokenizer.train_from_iterator(_pieces(path), trainers.BpeTrainer(**options))

    return run


def rustbpe() -> Run:
    """The trainer of nanochat."""
    library = importlib.import_module("rustbpe")

    def run(path: str, vocabulary: int, alphabet: str) -> None:
        library.Tokenizer().train_from_iterator(iter(_pieces(path)), vocabulary, pattern=_pattern())

    return run


def bpeasy() -> Run:
    """A small trainer in Rust."""
    library = importlib.import_module("bpeasy")

    def run(path: str, vocabulary: int, alphabet: str) -> None:
        library.train_bpe(iter(_pieces(path)), _pattern(), 1000, vocabulary)

    return run


def sentencepiece() -> Run:
    """SentencePiece's BPE, with nothing normalized and no character left out."""
    library = importlib.import_module("sentencepiece")

    def run(path: str, vocabulary: int, alphabet: str) -> None:
        library.SentencePieceTrainer.train(
            input=path,
            model_writer=io.BytesIO(),
            model_type="bpe",
            vocab_size=vocabulary,
            character_coverage=1.0,
            normalization_rule_name="identity",
            max_sentence_length=1_000_000,
            num_threads=int(THREADS),
            minloglevel=3,
        )

    return run


PEERS = {
    "characters": {"tokenizers": tokenizers, "sentencepiece": sentencepiece},
    "bytes": {"tokenizers": tokenizers, "rustbpe": rustbpe, "bpeasy": bpeasy},
}
"""Per alphabet the programs that can be compared, by the name of their package."""


def installed(alphabet: str) -> list[str]:
    """Return the names of the peers that are there."""
    return [name for name in PEERS[alphabet] if find_spec(name) is not None]


def measure(
    name: str, path: object, vocabulary: int, alphabet: str, patience: float = math.inf
) -> dict[str, float]:
    """Run one training in a process of its own; seconds, processor seconds and peak megabytes.

    Raises:
        TimeoutError: It took longer than ``patience`` seconds, and was ended.
    """
    arguments = [name, str(path), str(vocabulary), alphabet]
    command = [sys.executable, "-m", "tests.benchmarks.trainers", *arguments]
    threads = {"RAYON_NUM_THREADS": THREADS, "TOKENIZERS_PARALLELISM": "true"}
    environment = os.environ | NUMPY_SETTINGS | threads
    end = time.monotonic() + patience
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
        together = 0.0
        while process.poll() is None:
            together = max(together, _megabytes(process.pid))
            time.sleep(0.01)
            if time.monotonic() > end:
                process.kill()
                raise TimeoutError
        answer = process.stdout.read() if process.stdout else ""
    result: dict[str, float] = json.loads(answer)
    result["megabytes"] = max(together, result["megabytes"])
    return result


def _megabytes(number: int, starter: bytes = b"") -> float:
    """Return what a process and the processes it started hold in memory now."""
    place = Path(f"/proc/{number}")
    try:
        command = (place / "cmdline").read_bytes()
        pages = int((place / "statm").read_text().split()[1])
        started = (place / "task" / str(number) / "children").read_text().split()
    except (OSError, IndexError):
        return 0.0
    if command == starter:
        return 0.0  # not another program yet: it shares the memory of who starts it
    own = pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    return own + sum(_megabytes(int(one), command) for one in started)


def _own_peak() -> float:
    # Not from getrusage: there a process inherits the peak of the one that started it.
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) * 1024 / 1e6


def _processor_seconds() -> float:
    # `os.times` counts in hundredths of a second: too coarse for a tenth of one.
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in used)


def _pattern() -> str:
    return r" ?\w+| ?[^\s\w]+|\s+(?!\S)|\s+"


def _pieces(path: str) -> list[str]:
    """Cut a text where no word is: libraries that take many texts split them in parallel."""
    text = Path(path).read_bytes().decode("utf-8")
    cut, pieces, begin = re.compile(r"(?<=[^\W\d_])\n(?=[^\W\d_])"), [], 0
    while found := cut.search(text, begin + PIECE):
        pieces.append(text[begin : found.start()])
        begin = found.start()
    return [*pieces, text[begin:]]


def _main(name: str, path: str, vocabulary: str, alphabet: str) -> None:
    library, _, rule = name.partition(":")
    known: dict[str, Callable[..., Run]] = {"ours": ours, **PEERS["characters"], **PEERS["bytes"]}
    run = known[library](rule) if rule else known[library]()
    start, used = time.perf_counter(), _processor_seconds()
    run(path, int(vocabulary), alphabet)
    result = {
        "seconds": time.perf_counter() - start,
        "processor": _processor_seconds() - used,
        "megabytes": _own_peak(),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    _main(*sys.argv[1:])
