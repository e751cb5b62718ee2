"""Makes `resources/unigram/example.json`: a small Unigram tokenizer for who has no file of one.

    python -m tests.unigram_example

It is trained on the two stories among the samples, English and Russian, with the trainer of the
`tokenizers` library. The program cannot train such a model; it needs one to show a lattice.
Two runs may differ in some rare pieces: the trainer does not order what is equally probable.
"""

from __future__ import annotations

import json
from pathlib import Path

from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, trainers

RESOURCES = Path(__file__).resolve().parent.parent / "resources"
EXAMPLE = RESOURCES / "unigram" / "example.json"
TEXTS = ("alice.txt", "dead_souls.txt")
SIZE = 1_200


def main() -> None:
    """Train and write the file."""
    tokenizer = Tokenizer(models.Unigram())
    tokenizer.normalizer = normalizers.NFC()
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace()
    trainer = trainers.UnigramTrainer(
        vocab_size=SIZE, special_tokens=["<unk>"], unk_token="<unk>", show_progress=False
    )
    texts = [(RESOURCES / "samples" / name).read_text(encoding="utf-8") for name in TEXTS]
    tokenizer.train_from_iterator((line for text in texts for line in text.splitlines()), trainer)
    whole = json.loads(tokenizer.to_str())
    pieces = whole["model"]["vocab"]
    whole["model"]["vocab"] = [[piece, round(score, 4)] for piece, score in pieces]
    EXAMPLE.parent.mkdir(exist_ok=True)
    EXAMPLE.write_text(json.dumps(whole, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
