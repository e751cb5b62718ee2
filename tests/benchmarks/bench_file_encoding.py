"""A megabyte of text split by tokenizer files, against the library that each is made for.

``python -m tests.benchmarks.bench_file_encoding [NAME-PART ...]``

The files are trained or made up here, see `families` and `tokenizer_files`. Processor seconds of
one thread: the first text, the same again when its chunks are remembered, and the library.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

os.environ["TOKENIZERS_PARALLELISM"] = "false"

from tokenizers import Tokenizer

from engine import open_tokenizer
from tests.benchmarks.corpora import mixed_text
from tests.engine.formats.hugging_face.families import family

FAMILIES = (
    "gpt2", "llama 3", "qwen 2", "bert, small letters", "xlm-r", "t5", "llama 2", "gemma",
    "starcoder", "gpt-neox", "clip",
)  # fmt: skip


def seconds(function, *arguments):
    start = time.process_time()
    function(*arguments)
    return time.process_time() - start


def main(wanted):
    """Print a table."""
    text = mixed_text(1_000_000)
    print("| like | first, s | again, s | its library, s |\n| --- | --: | --: | --: |")
    for name in FAMILIES:
        if wanted and not any(part in name for part in wanted):
            continue
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "tokenizer.json"
            path.write_text(family(name, 8000), "utf-8")
            ours, theirs = open_tokenizer(path), Tokenizer.from_file(str(path))
        first, again = seconds(ours.encode, text), seconds(ours.encode, text)
        library = min(seconds(theirs.encode, text) for _ in range(2))
        print(f"| {name} | {first:.2f} | {again:.2f} | {library:.2f} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
