"""Files that lie beside tokenizers or look like one, told by their first lines or their keys."""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.documented_json import JsonObject

SIGNATURES = (
    ("pieces", re.compile(rb"(?:<(?:unk|pad|s|/s)>\t-?[0-9.]+\r?\n)+[^\t\n]*\t-?[0-9.]+\r?\n")),
    ("rwkv", re.compile(rb"(?:[0-9]+ b?(['\"])[^\n]+\1 [0-9]+\r?\n){2}")),
    # safetensors: the length of a JSON object in eight bytes, then the object.
    ("weights", re.compile(rb"[\x00-\xff]{3,4}\0{4,5}\{\"")),
)
"""Kind of file -> what it begins with."""

_MAPS = frozenset({"stoi", "itos", "char_to_id", "id_to_char", "char2id", "char2idx", "word_index"})
_NAME = re.compile(r"<.+>|\[.+\]", re.DOTALL)


_FEWEST_LINES = 20
_FEWEST_SINGLE = 0.3
_SOUND = re.compile(r"[a-z]{1,6}[0-9]?")


def looks_like_map_of_characters(head: bytes) -> bool:
    r"""Tell a list of characters, one a line, whose numbers are their ids, from a text.

    No line comes twice; all are single characters, or many are and the others name sounds, such as
    F5-TTS's `ang1`.

    Args:
        head: the beginning of a file, which may be cut anywhere.

    >>> looks_like_map_of_characters("\n".join("abcdefghijklmnopqrstuvwxyz").encode() + b"\n")
    True
    """
    lines = head.decode("utf-8", "replace").replace("\r\n", "\n").split("\n")[:-1]
    if len(lines) < _FEWEST_LINES or len(set(lines)) < len(lines):
        return False
    longer = [line for line in lines if len(line) != 1]
    is_many = len(lines) - len(longer) >= _FEWEST_SINGLE * len(lines)
    return is_many and all(map(_SOUND.fullmatch, longer))


def kind_of_neighbour(value: JsonObject) -> str | None:
    """Name the kind of an object of JSON that is no tokenizer itself; None if it is none of these.

    >>> from engine.documented_json import parse_json
    >>> kind_of_neighbour(parse_json('{"bos_token": "<s>"}', ""))
    'special-tokens'
    """
    return next((kind for kind, is_such in _KINDS if value and is_such(value)), None)


def _is_special_tokens_map(value: JsonObject) -> bool:
    ends = ("_token", "_special_tokens")
    return all(key.endswith(ends) and type(item) is not int for key, item in value.items())


def _is_added_tokens(value: JsonObject) -> bool:
    return all(type(number) is int and _NAME.fullmatch(key) for key, number in value.items())


def _is_settings(value: JsonObject) -> bool:
    return not value.keys().isdisjoint({"transformers_version", "eos_token_id", "image_mean"})


def _is_list_of_weights(value: JsonObject) -> bool:
    return "weight_map" in value


def _is_map_of_characters(value: JsonObject) -> bool:
    return any(isinstance(value.get(key), (dict, list)) for key in _MAPS)


def _is_by_id(value: JsonObject) -> bool:
    return all(key.isdecimal() and isinstance(token, str) for key, token in value.items())


_KINDS: tuple[tuple[str, Callable[[JsonObject], bool]], ...] = (
    ("special-tokens", _is_special_tokens_map),
    ("added-tokens", _is_added_tokens),
    ("model-settings", _is_settings),
    ("weights", _is_list_of_weights),
    ("characters", _is_map_of_characters),
    ("tokens-by-id", _is_by_id),
)
