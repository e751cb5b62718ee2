"""Builds normalization maps for tests, slowly and plainly."""

import struct


def charsmap(changes):
    """Write {key: new text} as SentencePiece writes it."""
    texts, places = b"", {}
    for new in changes.values():
        if new not in places:
            places[new] = len(texts)
            texts += new.encode() + b"\0"
    trie = {}
    for key, new in changes.items():
        node = trie
        for byte in key.encode():
            node = node.setdefault(byte, {})
        node[0] = places[new]
    units = _units(trie)
    return struct.pack(f"<I{len(units)}I", 4 * len(units), *units) + texts


def _units(trie):
    # Each node gets 256 units of its own, so that nothing has to be searched for.
    units = {0: 0}
    todo = [(0, trie)]
    blocks = 1
    while todo:
        place, node = todo.pop()
        base = 256 * blocks
        blocks += 1
        distance = place ^ base
        units[place] |= distance << 10 if distance < 1 << 21 else distance >> 8 << 10 | 1 << 9
        if 0 in node:
            units[place] |= 1 << 8
        for byte, child in node.items():
            if byte:
                units[base ^ byte] = byte
                todo.append((base ^ byte, child))
            else:
                units[base] = 1 << 31 | child
    return [units.get(place, 0) for place in range(256 * blocks)]
