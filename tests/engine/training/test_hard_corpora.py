"""Corpora on which simple programs hang or fill the memory."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from engine.text.corpus import Corpus
from engine.training import TIE_RULES, Trace, TrainingOptions, train

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("rule", TIE_RULES)
def test_a_million_equal_letters_double_until_one_token_is_left(rule):
    trace = Trace(Corpus.from_counts({"a" * 1_000_000: 1}), TrainingOptions(tie_rule=rule))
    assert trace[0].count == 999_999
    assert trace[0].replacements == 500_000
    assert trace.tokens_at(len(trace)) == 1
    assert len(trace) < 40


def test_a_line_of_a_million_letters_without_spaces_trains_until_no_pair_is_left():
    draw = random.Random(1)
    line = "".join(draw.choices("abcdefghijklmnop", k=1_000_000))
    trace = Trace(Corpus.from_counts({line: 1}), TrainingOptions())
    assert trace.tokens_at(len(trace)) == 1
    assert trace[-1].token == line
    assert trace.at(len(trace)).single_token_words == 1


def test_an_alphabet_of_20_000_characters_is_no_trouble():
    draw = random.Random(2)
    words = {
        "".join(chr(0x4E00 + draw.randrange(20_000)) for _ in range(3)): 1 for _ in range(50_000)
    }
    trace = Trace(Corpus.from_counts(words), TrainingOptions(merges=500))
    assert len(trace) == 500
    assert trace.at(250).pair_counts(1)[0][1] == trace[250].count


def test_many_ties_are_counted_though_not_listed():
    words = {chr(0x4E00 + i) + chr(0x4E00 + 15_000 - i): 1 for i in range(7_000)}
    step = next(train(Corpus.from_counts(words)))
    assert step.tie_size == 7_000
    assert len(step.tied) == 7_000


@pytest.mark.parametrize("rule", TIE_RULES)
def test_training_is_the_same_whatever_python_hashes_strings_to(rule):
    program = (
        "from engine import Corpus, TrainingOptions, train\n"
        "text = 'set new new renew reset renew самовар сам вар ' * 3\n"
        f"options = TrainingOptions(tie_rule={rule!r}, end_of_word='_')\n"
        "print([(s.pair, s.tied) for s in train(Corpus.from_texts([text]), options)])\n"
    )
    outputs = set()
    for seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"}
        command = [sys.executable, "-c", program]
        run = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, check=True)
        outputs.add(run.stdout)
    assert len(outputs) == 1
