"""A position of a trace -> what the panel of ties says about the choice that comes next.

Beside `presenter`, because it asks other questions: not what there is but why this pair wins, and
which one the other rules would have taken.
"""

from __future__ import annotations

from engine.training import TIE_RULES, PairCount
from gui.training.presenter import Presenter, pair_key
from gui.training.ties_state import TiedPair, TiesState, TrainingEnd

MOST_TIED = 40


def ties_at(
    presenter: Presenter, position: int, *, complete: bool, replayed: bool
) -> TiesState | TrainingEnd:
    """What the next step chooses among and why, or why there is no next step.

    Args:
        presenter: of the trace.
        position: 0…N.
        complete: whether no further steps will come.
        replayed: whether the merges are prescribed.
    """
    view = presenter.view(position)
    winner = view.winner
    if winner is None:
        return _end_at(presenter, position, complete=complete, replayed=replayed)
    most_frequent = winner.count == view.highest_count and winner.count > 0
    place = view.where(winner)
    tied = _tied(presenter, position)
    return TiesState(
        winner=_compared_pair(presenter, winner),
        count=winner.count,
        # What decides is said of the first two.
        tied=(
            *(_compared_pair(presenter, pair) for pair in tied[:2]),
            *(_named_pair(presenter, pair) for pair in tied[2:]),
        ),
        hidden=max(0, view.tie_size - MOST_TIED),
        rule="" if replayed else presenter.trace.options.tie_rule,
        place_word=presenter.shown_word(place.word_index) if place else "",
        place_offset=place.offset if place else 0,
        choices=_choices(presenter, position) if view.tie_size > 1 else (),
        winner_is_most_frequent=most_frequent,
        top_count=view.highest_count,
        unit=presenter.trace.options.alphabet,
    )


def _tied(presenter: Presenter, position: int) -> list[PairCount]:
    """The first of the tied pairs, in the order of the rule."""
    highest = presenter.view(position).highest_count
    top = presenter.top_pairs(position)[:MOST_TIED]
    return [pair for pair in top if pair.count == highest]


def _choices(presenter: Presenter, position: int) -> tuple[tuple[str, TiedPair], ...]:
    """Which pair each rule would take."""
    return tuple(
        (rule, TiedPair(presenter.shown(pair[0]), presenter.shown(pair[1])))
        for rule in TIE_RULES
        if (pair := _choice(presenter, position, rule)) is not None
    )


def _choice(presenter: Presenter, position: int, rule: str) -> tuple[str, str] | None:
    view = presenter.view(position)
    if rule == presenter.trace.options.tie_rule:
        return view.labels(presenter.top_pairs(position)[0])  # known already
    return view.choice(rule)


def _named_pair(presenter: Presenter, pair: PairCount) -> TiedPair:
    left, right = pair_key(pair)
    return TiedPair(presenter.label(left), presenter.label(right), key=(left, right))


def _compared_pair(presenter: Presenter, pair: PairCount) -> TiedPair:
    left, right = pair_key(pair)
    return _named_pair(presenter, pair)._replace(
        joined=presenter.joined(left, right),
        length=presenter.length(left) + presenter.length(right),
    )


def _end_at(presenter: Presenter, position: int, *, complete: bool, replayed: bool) -> TrainingEnd:
    """Why the training ends here."""
    if not complete:
        return TrainingEnd("running")
    if replayed:
        return TrainingEnd("replayed", position)
    options = presenter.trace.options
    if not presenter.trace.word_count:
        return TrainingEnd("no-words")
    if presenter.view(position).pair_total == 0:
        return TrainingEnd("no-pairs")
    if options.merges is not None and position >= options.merges:
        return TrainingEnd("merges", options.merges)
    size = presenter.trace.vocabulary_size_at(position)
    if options.vocab_size is not None and size >= options.vocab_size:
        return TrainingEnd("vocabulary", options.vocab_size)
    return TrainingEnd("minimum", options.min_count)
