"""Counting a part of a text in another process, which runs `counter` and nothing else.

It is apart from `counting`, because only long texts need a process and what Python has for one.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import IO

from engine.text import counter
from engine.text.pretokenize import SPLIT_RULES, pattern_package

_NO_WINDOW: int = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # Windows would open a console


@contextmanager
def counted_elsewhere(data: bytes, rule: str) -> Iterator[IO[bytes] | None]:
    """Start counting in another process; gives where its answer can be read, None for nowhere."""
    arguments = [pattern_package(rule), SPLIT_RULES[rule], str(len(data))]
    command = [sys.executable, "-I", counter.__file__, *arguments]
    try:
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=_NO_WINDOW,
        )
    except OSError:
        yield None
        return
    # The pipe holds less than the text: whoever writes waits until the other one has started.
    sender = Thread(target=_send, args=(process.stdin, data), daemon=True)
    sender.start()
    try:
        yield process.stdout
    except BaseException:
        process.kill()
        raise
    finally:
        with process:
            sender.join()


def _send(pipe: IO[bytes], data: bytes) -> None:
    try:
        with pipe:
            pipe.write(data)
    except OSError:
        pass  # the other process is gone; who reads its answer sees it


def words_in(answer: IO[bytes] | None) -> dict[str, int] | None:
    """Read the other process's words; None if it did not finish."""
    if answer is None:
        return None
    try:
        words: dict[str, int] = json.loads(answer.read().decode("utf-8", "surrogatepass"))
    except (OSError, ValueError):
        return None
    return words
