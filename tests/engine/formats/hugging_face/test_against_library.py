"""Any file of components against the `tokenizers` library: ids, tokens, places, decoded texts."""

import json

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tokenizers import Tokenizer

from engine.documented_json.json_text import parse_json
from engine.formats.hugging_face import read_tokenizer_json
from tests.engine.formats.hugging_face.random_files import TEXTS, files


def attempt(function):
    """What the library gives, if it does not crash (which is no Exception)."""
    try:
        return function()
    except BaseException as error:
        assume("PanicException" not in type(error).__name__)
        raise


def of_library(file):
    """The library's tokenizer."""
    return attempt(lambda: Tokenizer.from_str(file))


def normalized(tokenizer, texts):
    """Texts as the library normalizes them."""
    if tokenizer.normalizer is None:
        return texts
    return attempt(lambda: [tokenizer.normalizer.normalize_str(text) for text in texts])


def patterns_differ(file):
    """No two added tokens are normalized to one text; of two such the library takes any."""
    parsed = json.loads(file)
    tokenizer = of_library(file)
    late = [token["content"] for token in parsed["added_tokens"] if token["normalized"]]
    return len(set(normalized(tokenizer, late))) == len(late)


def forgets_special(file):
    """An added token that normalizing changes: whether it is special, the library then asks of the
    changed text, so it leaves out others than it should."""
    tokens = json.loads(file)["added_tokens"]
    late = [token["content"] for token in tokens if token["normalized"]]
    return normalized(of_library(file), late) != late


@settings(max_examples=300, deadline=None)
@given(file=files(), text=TEXTS, plain=st.booleans())
def test_ids_tokens_and_places_are_those_of_the_library(file, text, plain):
    library = of_library(file)
    ours = read_tokenizer_json(parse_json(file, ""), "")
    assume(patterns_differ(file))
    library.encode_special_tokens = plain
    for special in (False, True):
        expected = attempt(lambda special=special: library.encode(text, add_special_tokens=special))
        encoding = ours.encode(text, match_special_tokens=not plain, add_special_tokens=special)
        assert encoding.ids == expected.ids
        assert encoding.tokens == expected.tokens
        assert encoding.spans == expected.offsets


@settings(max_examples=300, deadline=None)
@given(file=files(), numbers=st.lists(st.integers(0, 40), max_size=8), skip=st.booleans())
def test_decoded_texts_are_those_of_the_library(file, numbers, skip):
    library = of_library(file)
    ours = read_tokenizer_json(parse_json(file, ""), "")
    known = set(ours.vocabulary.values())
    numbers = [number for number in numbers if number in known]
    assume(not (skip and forgets_special(file)))
    expected = attempt(lambda: library.decode(numbers, skip_special_tokens=skip))
    assert ours.decode(numbers, skip_special_tokens=skip) == expected


@settings(max_examples=100, deadline=None)
@given(file=files())
def test_vocabulary_and_added_tokens_are_those_of_the_library(file):
    library = of_library(file)
    ours = read_tokenizer_json(parse_json(file, ""), "")
    assert dict(ours.vocabulary) == library.get_vocab()
    added = {token.id: token for token in ours.added_tokens}
    assert added.keys() == library.get_added_tokens_decoder().keys()
    for number, token in library.get_added_tokens_decoder().items():
        own = added[number]
        for name in ("content", "special", "normalized", "lstrip", "rstrip", "single_word"):
            assert getattr(own, name) == getattr(token, name)
