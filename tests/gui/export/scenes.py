"""Small scenes and films for the tests of the export."""

from functools import cache
from pathlib import Path

import numpy as np
from PIL import Image
from pytestqt.qtbot import QtBot

from engine import BPETokenizer, Corpus, Trace, TrainingOptions
from engine.analysis.watching import split_steps
from gui.export.animation import AnimationExport, AnimationWish, MakeScene
from gui.export.palette import Frame
from gui.export.split_scene import SplitLane, SplitScene
from gui.export.training_scene import TrainingScene

WORDS = {"low": 5, "lower": 2, "newest": 6, "widest": 3}
WAIT = 60_000


@cache
def trace() -> Trace:
    return Trace(Corpus.from_counts(WORDS), TrainingOptions(merges=12))


def training(theme) -> TrainingScene:
    return TrainingScene(trace(), theme)


@cache
def lanes() -> tuple[SplitLane, ...]:
    tokenizer = BPETokenizer()
    texts = [word for word, count in WORDS.items() for _ in range(count)]
    tokenizer.train(texts, vocab_size=20)
    return tuple(
        SplitLane(mode, mode, tuple("nest"), split_steps(tokenizer, "nest", mode), tokenizer.vocab)
        for mode in ("rank-ordered", "longest-match")
    )


def splitting(theme) -> SplitScene:
    return SplitScene(lanes(), theme)


def film(qtbot: QtBot, make_scene: MakeScene, wish: AnimationWish, path: Path) -> Path:
    """Make a film and wait for it."""
    export = AnimationExport(make_scene, wish, path)
    with qtbot.waitSignal(export.finished, timeout=WAIT):
        export.start()
    return path


def decoded(path: Path) -> list[tuple[Frame, float]]:
    """The frames of a film, as pixels 0xRRGGBB, and how many milliseconds each stays."""
    found = []
    with Image.open(path) as image:
        for number in range(getattr(image, "n_frames", 1)):
            image.seek(number)
            rgb = np.asarray(image.convert("RGB"), np.uint32)
            pixels = rgb[..., 0] << 16 | rgb[..., 1] << 8 | rgb[..., 2]
            found.append((pixels, image.info["duration"]))
    return found


def channels(frame: Frame) -> np.ndarray:
    return np.stack([frame >> 16 & 255, frame >> 8 & 255, frame & 255], -1).astype(int)
