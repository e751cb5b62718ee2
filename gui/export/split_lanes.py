"""The word that the comparison was asked about, as the lanes of a film."""

from __future__ import annotations

from engine.analysis.judging import fidelity
from engine.analysis.watching import WordTooLongError
from gui.compare.compared_tokenizer import compared
from gui.compare.modes import mode_names
from gui.export.split_scene import SplitLane, SplitScene
from gui.look.theme import Theme
from gui.state.compare_state import CompareState
from gui.state.source_names import source_names
from gui.widgets.fidelity_badge import fidelity_name


def can_be_filmed(compare: CompareState) -> bool:
    """Whether a word was asked about that some lane splits in steps."""
    return any(lane.steps for lane in split_lanes(compare))


def split_scene(compare: CompareState, theme: Theme) -> SplitScene:
    """The scene of the word that was asked about; ask `can_be_filmed` first."""
    return SplitScene(split_lanes(compare), theme)


def split_lanes(compare: CompareState) -> tuple[SplitLane, ...]:
    """Each lane's way with the word; without those that have none there, or too long a one."""
    split, place = compare.split, compare.place
    if split is None or place is None:
        return ()
    made = []
    lanes = zip(lane_titles(compare), split.ways, split.tokenizers, place.words, strict=False)
    for title, way, tokenizer, word in lanes:
        if word is None:
            continue
        asked = compared(tokenizer)
        mode = asked.actual(way.mode)
        try:
            steps = asked.steps(word.text, mode)
        except WordTooLongError:
            continue
        symbols = tuple(asked.symbols(word.text))
        made.append(SplitLane(title, mode, symbols, steps, asked.vocab, asked.alphabet))
    return tuple(made)


def lane_titles(compare: CompareState) -> tuple[str, ...]:
    """What the lanes are called outside of the window: way, tokenizer, how far to trust it."""
    split = compare.split
    if split is None:
        return ()
    names, modes = dict(source_names(compare.sources())), mode_names()
    return tuple(
        " · ".join(
            (
                modes[compared(tokenizer).actual(way.mode)],
                names.get(lane.source, ""),
                fidelity_name(fidelity(tokenizer).kind),
            )
        )
        for lane, way, tokenizer in zip(compare.lanes, split.ways, split.tokenizers, strict=False)
    )
