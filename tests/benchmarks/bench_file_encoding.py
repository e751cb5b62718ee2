"""A megabyte of text split by tokenizer files, against the library that each is made for.

``python -m tests.benchmarks file_encoding`` (see ``__main__``). The files are trained or made up
here, see ``families``. Processor seconds of one thread: the ids the first time, all lists of the
encoding then, the ids again when the text is remembered, and the library, which has all at once.
"""

import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

os.environ["TOKENIZERS_PARALLELISM"] = "false"

from tokenizers import Tokenizer

from engine import open_tokenizer
from tests.benchmarks.corpora import mixed_text
from tests.benchmarks.report import Table
from tests.engine.formats.hugging_face.families import family

PACKAGES = ("tokenizers", "regex")
FAMILIES = (
    "gpt2", "llama 3", "qwen 2", "bert, small letters", "xlm-r", "t5", "llama 2", "gemma",
    "starcoder", "gpt-neox", "clip",
)  # fmt: skip


def seconds(function, *arguments):
    start = time.process_time()
    function(*arguments)
    return time.process_time() - start


def tables(short: bool) -> Iterator[Table]:
    """Measure; the short form only the files that most programs use."""
    text = mixed_text(1_000_000)
    rows = [_row(name, text) for name in (FAMILIES[:2] if short else FAMILIES)]
    columns = ("like", "ids, s", "the rest, s", "ids again, s", "library, s", "x library")
    yield Table("1 000 000 characters, 8 000 tokens, by tokenizer.json", columns, rows)


def _row(name: str, text: str) -> tuple[str, ...]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tokenizer.json"
        path.write_text(family(name, 8000), "utf-8")
        ours, theirs = open_tokenizer(path), Tokenizer.from_file(str(path))
    first, again = (seconds(lambda: ours.encode(text).ids) for _ in range(2))
    rest = seconds(lambda: ours.encode(text).spans)
    library = min(seconds(theirs.encode, text) for _ in range(2))
    times = (f"{value:.2f}" for value in (first, rest, again, library))
    return name, *times, f"**{first / library:.2f}**"
