"""Sums that grow large are begun anew where SentencePiece begins them anew."""

import itertools
import random

import pytest
import sentencepiece
from sentencepiece import sentencepiece_model_pb2 as library_fields

from engine.formats.sentencepiece import open_sentencepiece

TEXTS = ["".join(letters) for n in (1, 2, 3, 4) for letters in itertools.product("abé", repeat=n)]
SIZES = (1.0, 1_000.0, 33_333.0, 99_999.0, 100_000.0, 100_001.0, 3e5, 1e7, 1e30, 1e38, 3e38)


def _random_model(chance, size):
    """Pieces whose scores often add up to the same sum."""
    proto = library_fields.ModelProto()
    proto.trainer_spec.SetInParent()
    proto.normalizer_spec.add_dummy_prefix = False
    proto.pieces.add(piece="<unk>", type=2)
    sign = chance.choice([-1, 1, 0])
    for text in chance.sample(TEXTS, chance.randrange(3, 30)):
        part = chance.choice([1, 1 / 2, 1 / 3, chance.random()])
        score = size * part * (sign or chance.choice([-1, 1]))
        proto.pieces.add(piece=text, score=score, type=chance.choice([1, 1, 1, 1, 4, 5]))
    return proto.SerializeToString()


@pytest.mark.parametrize("size", SIZES)
def test_scores_of_any_size_are_summed_as_by_the_library(size):
    chance = random.Random(size)
    for _ in range(60):
        data = _random_model(chance, size)
        processor = sentencepiece.SentencePieceProcessor(model_proto=data)
        tokenizer = open_sentencepiece(data, "m.model")
        for length in (5, 20, 80, 80):
            text = "".join(chance.choice("aaabbébéx") for _ in range(length))
            assert tokenizer.encode(text).ids == processor.encode(text), (text, size)
