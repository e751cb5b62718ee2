"""All the ways to split a word under a Unigram model: the best, the next best, and sampled ones."""

from engine.analysis.lattice.lattice import (
    MOST_PATHS,
    Arc,
    Lattice,
    LatticeError,
    Path,
    lattice_of,
)
from engine.analysis.lattice.sampling import sample_splits

__all__ = [
    "MOST_PATHS",
    "Arc",
    "Lattice",
    "LatticeError",
    "Path",
    "lattice_of",
    "sample_splits",
]
