"""minbpe's text model against a literal reading of its program."""

from itertools import pairwise

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from engine import TokenizerFileError, open_tokenizer

PATTERN = r"'(?:[sdmt]|ll|ve|re)| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+"
MERGES = [(97, 97), (256, 97), (97, 98), (32, 258), (195, 169), (256, 256)]
TEXTS = st.text(alphabet="aab bé1!\n", max_size=30)


def file(pattern, special=()):
    lines = ["minbpe v1", pattern, str(len(special)), *(f"{n} {i}" for n, i in special)]
    return "\n".join([*lines, *(f"{left} {right}" for left, right in MERGES)]) + "\n"


def literal(text, pattern):
    """Encode as `RegexTokenizer.encode_ordinary` does."""
    made = {pair: 256 + number for number, pair in enumerate(MERGES)}
    result = []
    for chunk in regex.findall(pattern, text) if pattern else [text]:
        ids = list(chunk.encode())
        while len(ids) >= 2:
            pair = min(pairwise(ids), key=lambda pair: made.get(pair, 1e9))
            if pair not in made:
                break
            new = []
            while ids:
                size = 2 if tuple(ids[:2]) == pair else 1
                new.append(made[pair] if size == 2 else ids[0])
                ids = ids[size:]
            ids = new
        result += ids
    return result


@pytest.fixture(scope="module", params=["", PATTERN])
def both(request, tmp_path_factory):
    path = tmp_path_factory.mktemp("minbpe") / "x.model"
    path.write_text(file(request.param, [("<|end|>", 262)]))
    return request.param, open_tokenizer(path)


@given(text=TEXTS)
def test_ids_are_those_of_minbpe(both, text):
    pattern, tokenizer = both
    ids = tokenizer.encode(text).ids
    assert ids == literal(text, pattern)
    assert tokenizer.decode(ids) == text


def test_special_tokens_have_their_ids(both):
    tokenizer = both[1]
    assert tokenizer.encode("b<|end|>b").ids == [98, 262, 98]
    assert 262 not in tokenizer.encode("b<|end|>b", match_special_tokens=False).ids
    assert tokenizer.decode([98, 262], skip_special_tokens=False) == "b<|end|>"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("minbpe v1\n\n", "line 3"),
        ("minbpe v1\n\n5\n", "line 4"),
        ("minbpe v1\n\n0\n97 256\n", "line 4"),
        ("minbpe v1\n\n0\n97 97\n97\n", "line 5"),
        ("minbpe v1\n\n0\n97 x\n", "line 4"),
        (
            "minbpe v1\n\n0\n" + "97 97\n" + "".join(f"{n} {n}\n" for n in range(256, 300)),
            "line 20",
        ),
    ],
)
def test_wrong_files_are_refused_with_the_line(tmp_path, text, place):
    (tmp_path / "x").write_text(text)
    with pytest.raises(TokenizerFileError) as caught:
        open_tokenizer(tmp_path / "x")
    assert caught.value.place == place
