"""The sizes of the presets are the sums of the parts that their papers name."""

import pytest

from engine.analysis.vocabulary_size import PRESETS, LanguageModel, of_total

BY_NAME = {model.name: model for model in PRESETS}


def gpt2(width, layers):
    """Positions, blocks with two matrices of attention and two of four times the width, norms."""
    return 1024 * width + layers * (12 * width**2 + 13 * width) + 2 * width


def llama(width, layers, inner, keys):
    """Blocks with attention, three matrices of the inner width and two norms; a last norm."""
    attention = 2 * width**2 + 2 * width * keys
    return layers * (attention + 3 * width * inner + 2 * width) + width


def gemma(width, layers, inner, keys):
    return llama(width, layers, inner, keys)


@pytest.mark.parametrize(
    ("name", "rest"),
    [
        ("GPT-2 124M", gpt2(768, 12)),
        ("GPT-2 1.5B", gpt2(1600, 48)),
        ("LLaMA 7B", llama(4096, 32, 11008, 4096)),
        ("Llama 3 8B", llama(4096, 32, 14336, 1024)),
        ("Gemma 2B", gemma(2048, 18, 16384, 256)),
    ],
)
def test_the_rest_of_a_preset_is_what_its_layers_add_up_to(name, rest):
    assert BY_NAME[name].rest == rest


@pytest.mark.parametrize(
    ("name", "millions"), [("GPT-2 124M", "38.6"), ("LLaMA 7B", "131.1"), ("Gemma 2B", "524.3")]
)
def test_embeddings_of_published_models(name, millions):
    assert f"{BY_NAME[name].embedding / 1e6:.1f}" == millions


def test_the_embedding_is_31_percent_of_the_small_gpt2():
    assert round(100 * BY_NAME["GPT-2 124M"].share) == 31


def test_a_head_that_is_not_tied_is_paid_for_again():
    llama_ = BY_NAME["LLaMA 7B"]
    assert llama_.head == llama_.embedding == 131_072_000
    tied = LanguageModel("", 10, 4, 7)
    assert (tied.embedding, tied.head, tied.total) == (40, 0, 47)
    untied = LanguageModel("", 10, 4, 7, tied=False, bias=True)
    assert (untied.head, untied.total) == (50, 97)
    assert untied.share == 90 / 97


def test_another_vocabulary_changes_nothing_else():
    larger = BY_NAME["GPT-2 124M"].with_vocabulary(100_514)
    assert larger.total - BY_NAME["GPT-2 124M"].total == 50_257 * 768


def test_sizes_that_cannot_be_are_refused():
    with pytest.raises(ValueError, match="more than 10"):
        of_total("", 10, 4, 10)
    with pytest.raises(ValueError, match="less than 0"):
        LanguageModel("", -1, 4, 10)
    assert LanguageModel("", 0, 0, 0).share == 0.0
