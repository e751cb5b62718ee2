"""The JSON that `BPETokenizer` saves and loads: the documented format of this project.

One object with `vocab`, `vocab_size`, four names of special tokens, `tokenizer_type`, `merges` and
`vocab_list`; what this project adds stands in one more object, `training`, so that readers that
know only the first nine fields still work. Three layouts of `merges` load: a list of pairs (the one
that is written), the old object {"a,b": rank}, and none.

A `document` is what a file holds. `reading` makes it of JSON (`json_text`, `library_numbers`) with
its `settings` and the old `comma_keys`, and collects `remarks`; `writing` saves it.
"""

from engine.documented_json.document import (
    SPECIAL_NAMES,
    Document,
    Settings,
    TokenizerFileError,
)
from engine.documented_json.json_text import JsonObject, decode_json, parse_json, written
from engine.documented_json.reading import SIZE_LIMIT, load, read_document, read_vocabulary
from engine.documented_json.remarks import Remarks
from engine.documented_json.writing import save, save_vocabulary, write_atomically

__all__ = [
    "SIZE_LIMIT",
    "SPECIAL_NAMES",
    "Document",
    "JsonObject",
    "Remarks",
    "Settings",
    "TokenizerFileError",
    "decode_json",
    "load",
    "parse_json",
    "read_document",
    "read_vocabulary",
    "save",
    "save_vocabulary",
    "write_atomically",
    "written",
]
