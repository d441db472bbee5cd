"""Who has no seat sees what everybody may see, and can do nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import expect

from web.person import Person
from web.screen import Screen
from web.wording import say, web

Meet = Callable[..., Person]
Json = Any

FORBIDDEN = "status of 40[1345]|status of 422"


def test_a_stranger_and_a_spectator_see_no_card_and_cannot_act(meet: Meet) -> None:
    anna, ben = meet("Anna"), meet("Ben")
    path = anna.make("me", "open", "greedy", "greedy")
    ben.sit(path)
    anna.open(path)
    anna.page.get_by_role("button", name=say("web-begin")).click()
    watcher = meet("Wanda")
    watcher.expects(FORBIDDEN)
    watcher.open(path)
    screens = [Screen(anna, 3), Screen(ben, 4)]
    for screen in screens:
        screen.choose_identity()

    sees_only_the_board(Screen(watcher))
    played = 0
    while played < 12 or not anna.asked:
        ready = next((screen for screen in screens if screen.person.asked), None)
        if ready:
            ready.decide()
            played += 1
        else:
            anna.page.wait_for_timeout(20)
    watcher.until(lambda: watcher.version >= max(anna.version, ben.version), "the same state")
    sees_only_the_board(Screen(watcher))

    id = path.rpartition("/")[2]
    is_refused(watcher, id, anna.desk["legal"])
    secrets = [own_cards(person) for person in (anna, ben)]
    for reader in (watcher, anna, ben):
        nothing_hidden_reached(reader, secrets)

    # A stranger knows only the address of a seat's channel, and has no cookie of its holder.
    stranger = meet("Sam")
    stranger.expects(FORBIDDEN, "WebSocket")
    stranger.open("/about")
    is_refused(stranger, id, anna.desk["legal"])
    frames = stranger.page.evaluate(LISTEN, f"/api/tables/{id}/live?seat=0")
    assert [json.loads(frame)["type"] for frame in frames] == ["error"]


LISTEN = """(path) => new Promise((done) => {
  const frames = [];
  const socket = new WebSocket(location.origin.replace("http", "ws") + path);
  socket.onmessage = (event) => frames.push(event.data);
  socket.onclose = () => done(frames);
})"""


def sees_only_the_board(screen: Screen) -> None:
    expect(screen.page.get_by_text(say("web-watching"))).to_be_visible()
    expect(screen.board).to_be_visible()
    expect(screen.actions).to_have_count(0)
    expect(screen.undo).to_have_count(0)
    expect(screen.page.get_by_role("region", name=web("cards"))).to_have_count(0)
    expect(screen.page.get_by_role("button", name=say("web-notes"))).to_have_count(0)


def is_refused(person: Person, id: str, legal: list[Json]) -> None:
    """Everything that only a seat may do."""
    table = f"/api/tables/{id}"
    act = {"seat": 0, "action": legal[0], "id": "0123456789ab", "version": 0}
    for method, path, body in (
        ("POST", "/actions", act),
        ("POST", "/undo", {"seat": 0, "id": "0123456789ac", "version": 0}),
        ("POST", "/resign", {"seat": 0}),
        ("POST", "/leave", {"seat": 0}),
        ("POST", "/kick", {"seat": 1}),
        ("POST", "/mute", {"seat": 1, "muted": True}),
        ("POST", "/propose", {"seat": 0, "kind": "close"}),
        ("GET", "/seats/0/link", None),
        ("GET", "/notes?seat=0", None),
        ("GET", "/record?seat=0", None),
        ("GET", "/report?seat=0", None),
        ("GET", "/moments/1?seat=0", None),
        ("GET", "/towards?seat=0&sort=section&name=bridge", None),
    ):
        status, answer = person.fetch(method, table + path, body)
        assert status == 403, (method, path, status, answer)
        assert answer["error"]["text"]
    without_header = f"""fetch("{table}/actions", {{
      method: "POST", headers: {{"Content-Type": "application/json"}},
      body: {json.dumps(json.dumps(act))},
    }}).then((answer) => answer.status)"""
    assert person.page.evaluate(without_header) == 403


def own_cards(person: Person) -> tuple[int, str]:
    seat = person.live.seat
    assert seat is not None
    return seat, str(person.view["players"][seat]["identity"])


def nothing_hidden_reached(reader: Person, secrets: list[tuple[int, str]]) -> None:
    """In no byte that came to a browser stands a card that its reader may not know."""
    seats = {channel.seat for channel in reader.channels}
    for text in reader.received().splitlines():
        try:
            sent = json.loads(text)
        except ValueError:
            continue
        for player in found(sent, "guilt", "identity", "hand"):
            if player["seat"] in seats or "pc" in player:
                continue
            assert player["identity"] is None
            assert set(player["bonus"]) <= {None}
            assert set(player["hand"]) <= {None, *player["shown"]}
        for event in found(sent, "id", "args"):
            if event["id"] == "stationfall-event-chose":
                assert event["args"]["player"] in seats or event["args"]["identity"] is None
        for preview in found(sent, "identity", "total"):
            others = {name for seat, name in secrets if seat not in seats}
            assert preview["identity"] not in others


def found(sent: Json, *keys: str) -> Iterator[dict[str, Json]]:
    """Every record with these fields, however deep."""
    if isinstance(sent, dict):
        if all(key in sent for key in keys):
            yield sent
        for value in sent.values():
            yield from found(value, *keys)
    elif isinstance(sent, list):
        for value in sent:
            yield from found(value, *keys)
