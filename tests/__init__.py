"""The tests; `python -m tests` runs all of them and every other check."""
