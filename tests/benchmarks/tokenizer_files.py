"""Tokenizer files of any size, made up and always the same: real ones are too large to be kept."""

import base64
import json
import random
import struct

from engine.text.byte_characters import BYTE_CHARACTERS

LATIN = "etaoinshrdlucmfwypvbgkqjxzETAOIN"
CYRILLIC = "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфО"
CHINESE = "".join(map(chr, range(0x4E00, 0x4E00 + 900)))


def merges_of_bytes(total):
    """Made-up merges in GPT-2's characters: mostly Latin, the rest Cyrillic."""
    choose = random.Random(1)
    space = BYTE_CHARACTERS[32]
    pools = [
        [space, *LATIN],
        [space, *LATIN],
        [space, *("".join(BYTE_CHARACTERS[b] for b in letter.encode()) for letter in CYRILLIC)],
    ]
    known, merges = set(BYTE_CHARACTERS), []
    for letter in CYRILLIC:
        left, right = (BYTE_CHARACTERS[byte] for byte in letter.encode())
        merges.append((left, right))
        known.add(left + right)
    while len(merges) < total:
        pool = choose.choice(pools)
        left, right = choose.choice(pool), choose.choice(pool[: 20 + len(pool) // 50])
        token = left + right
        if token not in known and len(token) < 24 and space not in right:
            known.add(token)
            merges.append((left, right))
            pool.append(token)
    return merges


def words(total, marks=("", "##")):
    """Made-up pieces of words, each with one of the marks before it."""
    choose = random.Random(2)
    found = dict.fromkeys(mark + letter for mark in marks for letter in LATIN + CYRILLIC + CHINESE)
    while len(found) < total:
        letters = choose.choice((LATIN, LATIN, CYRILLIC, CHINESE))
        word = "".join(choose.choices(letters, k=choose.randint(2, 9)))
        found[choose.choice(marks) + word] = None
    return list(found)[:total]


def byte_vocabulary(merges):
    """Labels with ids, as GPT-2's files have them."""
    return {label: n for n, label in enumerate([*BYTE_CHARACTERS, *map("".join, merges)])}


def write_pair(folder, total):
    """vocab.json and merges.txt; gives the first."""
    merges = merges_of_bytes(total - 256)
    path = folder / "vocab.json"
    path.write_text(json.dumps(byte_vocabulary(merges)), "utf-8")
    lines = ["#version: 0.2", *map(" ".join, merges)]
    (folder / "merges.txt").write_text("\n".join(lines) + "\n", "utf-8")
    return path


def write_bert(folder, total):
    """vocab.txt."""
    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    path = folder / "vocab.txt"
    lines = [*special, *words(total - 5)]
    path.write_text("\n".join(line.lower() if line[0] != "[" else line for line in lines), "utf-8")
    return path


def write_ranks(folder, total):
    """A .tiktoken file."""
    characters = {character: byte for byte, character in enumerate(BYTE_CHARACTERS)}
    labels = byte_vocabulary(merges_of_bytes(total - 256))
    data = (bytes(map(characters.__getitem__, label)) for label in labels)
    lines = (base64.b64encode(token) + b" %d" % rank for rank, token in enumerate(data))
    path = folder / "ranks.tiktoken"
    path.write_bytes(b"\n".join(lines) + b"\n")
    return path


def write_json(folder, total, kind):
    """tokenizer.json."""
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers

    if kind == "bpe":
        merges = merges_of_bytes(total - 256)
        model = models.BPE(byte_vocabulary(merges), merges)
        around = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
    elif kind == "unigram":
        pieces = [("<unk>", 0.0), *((w, -n / 9) for n, w in enumerate(words(total - 1, ("", "▁"))))]
        model = models.Unigram(pieces, 0, False)
        around = pre_tokenizers.Metaspace(), decoders.Metaspace()
    else:
        labels = ["[UNK]", "[CLS]", "[SEP]", *words(total - 3)]
        model = models.WordPiece({label: n for n, label in enumerate(labels)}, unk_token="[UNK]")
        around = pre_tokenizers.BertPreTokenizer(), decoders.WordPiece()
    tokenizer = Tokenizer(model)
    tokenizer.pre_tokenizer, tokenizer.decoder = around
    path = folder / "tokenizer.json"
    tokenizer.save(str(path))
    return path


def write_sentencepiece(folder, total, kind):
    """A .model file, whose pieces are normal but for the first three and those for bytes."""
    pieces = [("<unk>", 0.0, 2), ("<s>", 0.0, 3), ("</s>", 0.0, 3)]
    pieces += ((f"<0x{byte:02X}>", 0.0, 6) for byte in range(256))
    rest = words(total - len(pieces), ("", "▁"))
    pieces += ((word, -float(n), 1) for n, word in enumerate(rest))
    parts = [_field(1, _piece(*piece)) for piece in pieces]
    number = {"unigram": 1, "bpe": 2}[kind]
    parts.append(_field(2, b"\x18" + bytes([number]) + b"\x98\x02\x01"))  # kind, byte_fallback
    parts.append(_field(3, _field(1, b"identity")))
    path = folder / "tokenizer.model"
    path.write_bytes(b"".join(parts))
    return path


def _piece(text, score, kind):
    return _field(1, text.encode()) + b"\x15" + struct.pack("<f", score) + b"\x18" + bytes([kind])


def _field(number, data):
    size, length = b"", len(data)
    while length > 0x7F:
        size += bytes([length & 0x7F | 0x80])
        length >>= 7
    return bytes([number << 3 | 2]) + size + bytes([length]) + data
