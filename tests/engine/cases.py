"""Where the cases are: a folder of many beside the checkout, or else the copies in it."""

import gzip
import json
import os
from functools import cache
from pathlib import Path

from engine import BPETokenizer

_CHECKOUT = Path(__file__).resolve().parents[2]
_COPIES = _CHECKOUT / "tests" / "data" / "cases"
_FOLDERS = (
    Path(os.environ.get("BPE_CASES", _CHECKOUT.parent / "shared" / "cases")),
    _COPIES,
)

OWN = ("own_doc_example", "own_doc_cats", "own_commas", "own_ru_1000")


def read_case(relative: str) -> bytes:
    """The content of a case, unpacked."""
    for folder in _FOLDERS:
        path = folder / relative
        if path.is_file():
            return path.read_bytes()
        packed = path.with_name(path.name + ".gz")
        if packed.is_file():
            return gzip.decompress(packed.read_bytes())
    raise FileNotFoundError(relative)


def find_case(relative: str) -> Path | None:
    """Where a file or folder of the cases is; None if it is not at hand."""
    return next((f / relative for f in _FOLDERS if (f / relative).exists()), None)


@cache
def load_case(relative: str) -> object:
    """The parsed content of a JSON case."""
    return json.loads(read_case(relative))


@cache
def texts() -> dict[str, str]:
    """The nasty texts by their names."""
    return {text["id"]: text["text"] for text in load_case("texts.json")["texts"]}


def example_tokenizer(**options) -> BPETokenizer:
    """low×5 lower×2 newest×6 widest×3, trained to 20 tokens."""
    tokenizer = BPETokenizer()
    words = ["low"] * 5 + ["lower"] * 2 + ["newest"] * 6 + ["widest"] * 3
    tokenizer.train(words, **{"vocab_size": 20, **options})
    return tokenizer
