import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

PACKAGES = ("engine", "engine.formats", "engine.pipeline")
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_is_there_when_asked_for(package):
    module = import_module(package)
    for name in module.__all__:
        assert getattr(module, name) is not None


@pytest.mark.parametrize("package", PACKAGES)
def test_a_name_that_is_nowhere_is_missing_as_in_any_module(package):
    module = import_module(package)
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        module.nothing  # noqa: B018
    assert not hasattr(module, "nothing")


def test_the_names_are_the_objects_of_their_modules():
    import engine
    from engine.text.corpus import Corpus

    assert engine.Corpus is Corpus


def test_who_trains_loads_no_readers_of_files():
    code = (
        "import sys; from engine import Corpus, Trace, TrainingOptions;"
        "len(Trace(Corpus.from_texts(['low lower']), TrainingOptions(merges=3)));"
        "print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert not loaded & {"engine.formats", "engine.pipeline", "engine.analysis", "ftfy", "google"}
