"""The engine as others see it."""

import subprocess
import sys

import engine


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
