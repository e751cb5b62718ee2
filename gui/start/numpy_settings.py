"""What NumPy is told through the environment, by which it is known to all processes of the program.

The benchmarks of the window say the same, so that they measure the program as it is.
"""

from typing import Final

NUMPY_SETTINGS: Final = {
    # Nothing here does linear algebra: threads for it would cost each process time and memory.
    "OPENBLAS_NUM_THREADS": "1",
    # Linux is asked for pages of 2 MiB otherwise. To find and clear one may take it 15 ms, in which
    # the thread that touched the array keeps Python's lock, and the window stands still. Nothing
    # that this program computes is faster with them.
    "NUMPY_MADVISE_HUGEPAGE": "0",
}
