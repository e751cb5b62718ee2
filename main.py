"""Start the program: `python main.py [FILE ...]`."""

import sys

from gui.app import run

if __name__ == "__main__":
    sys.exit(run())
