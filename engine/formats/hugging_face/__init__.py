"""tokenizer.json of Hugging Face, member by member.

`reading` begins and ends. The members: `added_tokens`, `normalizers`, `pre_tokenizers`, `models`
(with `vocabulary` and `merges`), `post_processors` and `decoders`. `components` chooses by `type`
what reads an object, `fields` reads its members and tells every fault with its JSON path;
`patterns` and `metaspace` occur in several. `engine.formats.saving` writes the file.
"""

from engine.formats.hugging_face.reading import read_tokenizer_json

__all__ = ["read_tokenizer_json"]
