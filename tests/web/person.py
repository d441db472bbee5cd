"""Somebody with a browser of their own: what they see, what reached them, what went wrong."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebSocket,
    expect,
)
from playwright.sync_api import Error as PlaywrightError

from web.wording import say

Json = Any

PATIENCE = 60.0
"""Seconds after which a test gives up waiting for something that should happen."""
expect.set_options(timeout=PATIENCE * 1000)
PAUSE = 15
"""Milliseconds between two looks."""
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

FETCH = """async ([method, path, body]) => {
  const answer = await fetch(path, {
    method,
    headers: { "X-Deorbit": "1", "Content-Type": "application/json" },
    body: body === null ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  try { return { status: answer.status, body: JSON.parse(text) }; }
  catch { return { status: answer.status, body: text }; }
}"""


class Channel:
    """A live channel as the page has received it."""

    def __init__(self, socket: WebSocket) -> None:
        self.url = socket.url
        self.frames: list[str] = []
        self.table: Json = None
        self.game: Json = None
        self.log: list[Json] = []
        self.open = True
        socket.on("framereceived", self._take)
        socket.on("close", self._close)

    @property
    def seat(self) -> int | None:
        found = re.search(r"[?&]seat=(\d+)", self.url)
        return int(found[1]) if found else None

    def _close(self, _: WebSocket) -> None:
        self.open = False

    def _take(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] in ("hello", "table"):
            self.table = message["table"]
        game = message.get("game") if message["type"] == "hello" else message
        if message["type"] not in ("hello", "game") or game is None:
            return
        assert not {"view", "patch"} & set(game)
        if "desk" not in game:
            game["desk"] = _patched(self.game["desk"], game["desk_patch"])
        self.game = game
        self.log = self.log[: game["log"]["at"]] + game["log"]["events"]


def _patched(known: Json, patch: Json) -> Json:
    kept = {key: value for key, value in known.items() if key not in patch["gone"]}
    within = {key: _patched(known[key], part) for key, part in patch.get("within", {}).items()}
    return {**kept, **within, **patch["set"]}


class Person:
    """`anna.open("/")`, `anna.page.get_by_role(...)`, `anna.until(lambda: ...)`."""

    def __init__(
        self, browser: Browser, address: str, name: str, options: dict[str, Any] | None = None
    ) -> None:
        self.name = name
        self.address = address
        self.complaints: list[str] = []
        self.answered: list[Request] = []
        self.channels: list[Channel] = []
        self._expected: list[str] = []
        self._views: dict[tuple[str, int], Json] = {}
        self.context: BrowserContext = browser.new_context(
            base_url=address, **(options or DESKTOP), reduced_motion="reduce"
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.on("console", self._listen)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.context.on("requestfinished", self._finish)
        self.context.on("page", self._watch)
        self._page: Page = self.context.new_page()

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location})")

    def _finish(self, request: Request) -> None:
        if "/api/" in request.url:
            self.answered.append(request)

    def _watch(self, page: Page) -> None:
        page.on("websocket", lambda socket: self.channels.append(Channel(socket)))

    def expects(self, *patterns: str) -> None:
        """Complaints of the browser that belong to this test."""
        self._expected += patterns

    @property
    def unexpected(self) -> list[str]:
        return [
            complaint
            for complaint in self.complaints
            if not any(re.search(pattern, complaint) for pattern in self._expected)
        ]

    def close(self) -> None:
        self.context.close()

    @property
    def page(self) -> Page:
        """Where they are: on the first page, if they have gone nowhere else."""
        if self._page.url == "about:blank":
            self.open("/")
            self._page.get_by_role("button", name=self.name).wait_for()
        return self._page

    # What they do -----------------------------------------------------------------------------

    def open(self, path: str) -> None:
        self._page.goto(path)

    def fetch(self, method: str, path: str, body: Json = None) -> tuple[int, Json]:
        """A request from within the page, with the header that the page sends."""
        answer = self.page.evaluate(FETCH, [method, path, body])
        return answer["status"], answer["body"]

    def ok(self, method: str, path: str, body: Json = None) -> Json:
        """A request with the browser's cookies but without a page, to get somewhere quickly."""
        headers = {"X-Deorbit": "1"}
        answer = self.context.request.fetch(path, method=method, headers=headers, data=body)
        assert answer.status == 200, (method, path, answer.status, answer.text())
        return answer.json() if answer.text() else None

    def arrive(self) -> None:
        """Be somebody with a name, before anything else is done."""
        self.ok("POST", "/api/guests", {"name": self.name})

    def make(self, *seats: str, **given: Any) -> str:
        """A table; seats are "me", "open" or the name of an agent. Returns its path."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "agent", "agent": seat}
            for seat in seats
        ]
        body = {"game": "stationfall", "options": {}, "seats": wanted, "listed": False}
        made = self.ok("POST", "/api/tables", {**body, "pace": "live", "start": False, **given})
        return f"/t/{made['id']}"

    def sit(self, path: str) -> None:
        """Take a seat in the waiting room."""
        self.open(path)
        self.page.get_by_role("button", name=say("web-join-as", name=self.name)).click()
        self.page.get_by_text(say("web-seat-yours"), exact=True).wait_for()

    def until(
        self, condition: Callable[[], object], what: str = "", patience: float = PATIENCE
    ) -> None:
        """Until something is so; what the browser reports is taken in meanwhile."""
        end = time.monotonic() + patience
        while not condition():
            if time.monotonic() > end:
                raise AssertionError(f"{self.name} waited in vain: {what or condition}")
            self.page.wait_for_timeout(PAUSE)

    # What they know ---------------------------------------------------------------------------

    @property
    def live(self) -> Channel:
        return self.channels[-1]

    @property
    def desk(self) -> Json:
        return self.live.game["desk"]

    @property
    def view(self) -> Json:
        """What the seat knows at the newest version of the page, as a program is told it."""
        while (known := (self.live.url, self.version)) not in self._views:
            seat = "" if self.live.seat is None else f"?seat={self.live.seat}"
            path = f"/api/tables/{self.live.table['id']}/moments/{self.live.game['step']}{seat}"
            answer = self.context.request.get(path)
            if answer.ok:
                self._views = {known: answer.json()["view"]}
            else:  # What the page stands at was taken back: it is about to hear of it.
                self.page.wait_for_timeout(PAUSE)
        return self._views[known]

    @property
    def version(self) -> int:
        """The newest version that a page of theirs knows; -1 before the first."""
        if not self.channels or self.live.game is None:
            return -1
        return int(self.live.game["version"])

    @property
    def asked(self) -> bool:
        return self.version >= 0 and self.live.seat in self.desk["to_act"]

    @property
    def over(self) -> bool:
        return self.version >= 0 and self.live.game["outcome"] is not None

    def received(self) -> str:
        """Every text that the service sent to this browser."""
        frames = [frame for channel in self.channels for frame in channel.frames]
        return "\n".join([*frames, *filter(None, map(_text, self.answered))])


def _text(request: Request) -> str | None:
    try:
        response = request.response()
        return response.text() if response else None
    except (PlaywrightError, UnicodeDecodeError):
        # A redirect, an image, or a page that is gone: nothing to read.
        return None
