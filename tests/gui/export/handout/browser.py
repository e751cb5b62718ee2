"""A browser without a window that tests can type into: Chromium over its DevTools pipe.

The protocol is JSON messages that end in a zero byte, on the file descriptors 3 and 4; so neither a
driver nor a library is needed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
_KEYS = {
    "ArrowRight": 39,
    "ArrowLeft": 37,
    "Home": 36,
    "End": 35,
    "PageDown": 34,
    "PageUp": 33,
    "Tab": 9,
    " ": 32,
}


def find_browser() -> str | None:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found if os.name == "posix" else None


class Browser:
    """One page of a headless Chromium."""

    def __init__(self, profile: Path) -> None:
        program = find_browser()
        assert program is not None
        to_browser, ours_out = os.pipe()
        ours_in, from_browser = os.pipe()
        self._process = subprocess.Popen(
            [
                *(program, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run"),
                *("--disable-dev-shm-usage", "--remote-debugging-pipe"),
                *(f"--user-data-dir={profile}", "about:blank"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            close_fds=False,
            preexec_fn=lambda: (os.dup2(to_browser, 3), os.dup2(from_browser, 4)),
        )
        os.close(to_browser)
        os.close(from_browser)
        self._out, self._in = ours_out, os.fdopen(ours_in, "rb")
        self._numbers = count(1)
        self._session: str | None = None
        self.requested: list[str] = []
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        attached = self.ask("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]
        for domain in ("Page", "Runtime", "Network"):
            self.ask(f"{domain}.enable")

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        number = next(self._numbers)
        message: dict[str, Any] = {"id": number, "method": method, "params": params}
        if self._session is not None:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        while (answer := self._receive()).get("id") != number:
            pass
        assert "error" not in answer, answer
        return answer["result"]

    def open(self, path: Path, fragment: str = "") -> None:
        """Load a file and wait until it is there."""
        self.ask("Page.navigate", url=path.as_uri() + fragment)
        while self.evaluate("document.readyState") != "complete":
            pass

    def evaluate(self, expression: str) -> Any:
        """The value of an expression on the page."""
        answer = self.ask("Runtime.evaluate", expression=expression, returnByValue=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def press(self, key: str) -> None:
        """Press and release a key."""
        code = _KEYS[key]
        text = {"text": " "} if key == " " else {}
        for kind in ("keyDown" if text else "rawKeyDown", "keyUp"):
            self.ask(
                "Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code, **text
            )

    def media(self, kind: str = "", scheme: str = "light") -> None:
        """Pretend to be a printer or to prefer another colour scheme."""
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.ask("Emulation.setEmulatedMedia", media=kind, features=features)

    def close(self) -> None:
        os.close(self._out)
        self._process.kill()
        self._process.wait()
        self._in.close()

    def __enter__(self) -> Browser:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _receive(self) -> dict[str, Any]:
        data = bytearray()
        while (byte := self._in.read(1)) != b"\0":
            assert byte, "the browser has ended"
            data += byte
        message: dict[str, Any] = json.loads(data)
        if message.get("method") == "Network.requestWillBeSent":
            self.requested.append(message["params"]["request"]["url"])
        return message
