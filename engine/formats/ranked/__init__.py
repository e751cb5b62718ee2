"""Files of bytes with ranks: tiktoken's, its JSON for JavaScript, and Mistral's tekken.json.

`rank_file`, `npm_json` and `tekken` read one format each, with `ranks`; `known` has what such files
do not say. `building` makes the tokenizer, with `stated` ids of special tokens and `decoding`.
"""

from engine.formats.ranked.npm_json import open_npm_json
from engine.formats.ranked.rank_file import open_rank_file
from engine.formats.ranked.tekken import open_tekken

__all__ = ["open_npm_json", "open_rank_file", "open_tekken"]
