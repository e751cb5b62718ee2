"""Files of bytes with ranks: tiktoken's, its JSON for JavaScript, and Mistral's tekken.json."""

from engine.formats.ranked.npm_json import open_npm_json
from engine.formats.ranked.rank_file import open_rank_file
from engine.formats.ranked.tekken import open_tekken

__all__ = ["open_npm_json", "open_rank_file", "open_tekken"]
