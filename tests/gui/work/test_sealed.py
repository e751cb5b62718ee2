"""Tokenizers as bytes: what is sealed in one process is opened in another."""

import pickle

from engine import BPETokenizer
from gui.work.sealed import Sealed
from gui.work.tokenizer_shelf import Shelf, TokenizerKey


def tokenizer() -> BPETokenizer:
    made = BPETokenizer()
    made.train(["low lower lowest"], vocab_size=9)
    return made


def test_what_was_sealed_and_sent_splits_as_before():
    sealed = Sealed.of(tokenizer())
    buffers: list[pickle.PickleBuffer] = []
    head = pickle.dumps(sealed, protocol=5, buffer_callback=buffers.append)
    assert len(head) < 200 < buffers[0].raw().nbytes
    opened = pickle.loads(head, buffers=buffers).opened()
    assert opened.encode("lowest") == tokenizer().encode("lowest")


def test_a_shelf_opens_it_only_when_it_is_needed():
    shelf, key = Shelf(), TokenizerKey(1)
    shelf.put_tokenizer(key, Sealed.of(tokenizer()))
    assert not shelf.has(key) and not shelf.is_quick(key)
    assert isinstance(shelf.parcel([key]).tokenizers[key], Sealed)
    assert shelf.tokenizer(key).encode("low") == tokenizer().encode("low")
    assert shelf.has(key) and shelf.is_quick(key)
