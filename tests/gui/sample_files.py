"""Small tokenizer files for tests of the window."""

import json
from pathlib import Path


def hugging_face_file(path: Path, pre_tokenizer: str) -> Path:
    """A tokenizer.json that looks whole words up."""
    model = {"type": "WordLevel", "vocab": {"low": 0, "[UNK]": 1}, "unk_token": "[UNK]"}
    content = {"version": "1.0", "model": model, "added_tokens": []}
    content["pre_tokenizer"] = {"type": pre_tokenizer}
    path.write_text(json.dumps(content), encoding="utf-8")
    return path
