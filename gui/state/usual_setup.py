"""With which options a training begins: those that a person chose last, or those of a sample."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine import TrainingOptions
from gui.state.preferences import Preferences
from gui.work.samples import Sample
from gui.work.setup import TrainingSetup

USUAL_SETUP: Final = TrainingSetup("document", TrainingOptions(merges=1000))
"""For files, until somebody chooses otherwise: quick on any corpus and with any alphabet."""


def own_setup(preferences: Preferences) -> TrainingSetup:
    """The options that the person chose last, whatever a sample brought along."""
    return preferences.setup or USUAL_SETUP


def setup_for_sample(sample: Sample, preferences: Preferences) -> TrainingSetup:
    """What shows a sample best; counted words are not split, so there the own rule stays."""
    is_counts = sample.kind == "counts"
    return replace(sample.setup, rule=own_setup(preferences).rule) if is_counts else sample.setup
