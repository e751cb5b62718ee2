"""The engine as others see it."""

import subprocess
import sys
from pathlib import Path

import pytest

import engine
from engine import BPETokenizer, Corpus, Trace, TrainingOptions, train


def test_the_public_names_are_those_of_the_design():
    assert set(engine.__all__) == {
        "pretokenize", "Corpus", "TrainingOptions", "train", "Trace", "MergeStep",
        "BaseTokenizer", "BPETokenizer", "SimpleBPETokenizer",
        "open_tokenizer", "TokenizerFileError", "find_disagreements",
    }  # fmt: skip
    assert all(hasattr(engine, name) for name in engine.__all__)


def test_options_may_be_given_without_their_names_in_the_order_of_the_design():
    options = engine.TrainingOptions(20, None, "bytes", "_", "lowest-ids", ("<unk>",), 2)
    assert options == engine.TrainingOptions(
        vocab_size=20,
        alphabet="bytes",
        end_of_word="_",
        tie_rule="lowest-ids",
        special_tokens=("<unk>",),
        min_count=2,
    )


def test_importing_the_engine_loads_no_window():
    program = "import engine, sys; print([m for m in sys.modules if 'PySide' in m or 'pyqt' in m])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.strip() == b"[]"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: train(["low"]), "a corpus is needed"),
        (lambda: train({"low": 5}), "a corpus is needed"),
        (lambda: train(Corpus({"low": 5}), {"merges": 3}), "TrainingOptions are needed"),
        (lambda: Trace(Corpus({"low": 5}), {"merges": 3}), "TrainingOptions are needed"),
        (lambda: Corpus.from_files("low.txt"), "paths is one path"),
        (lambda: Corpus.from_files(Path("low.txt")), "paths is one path"),
        (lambda: TrainingOptions(special_tokens=[1]), "a special token is a text, not 1"),
        (lambda: BPETokenizer().train(["low"], special_tokens=[1]), "a special token is a text"),
        (lambda: BPETokenizer().add_special_tokens([1]), "a special token is a text, not 1"),
    ],
)
def test_a_value_of_a_wrong_kind_is_refused_with_a_sentence(wrong, said):
    with pytest.raises(TypeError, match=said):
        wrong()


def test_what_holds_no_steps_makes_no_trace():
    for steps in ([], [1], "low", [next(train(Corpus({"low": 5}))), 1]):
        with pytest.raises(ValueError, match="first steps of one training"):
            Trace(steps)
