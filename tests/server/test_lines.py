"""What is told at a table is encoded once, and each reader gets what they may read of it."""

from __future__ import annotations

import threading
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import deorbit
from deorbit.server.rooms.matches import Play
from deorbit.server.telling import lines as telling
from deorbit.server.telling import views
from deorbit.server.telling.lines import Lines
from deorbit.server.telling.views import Key
from server.site import Site

GAMES = [("stationx", 2), ("stationfall", 4), ("intrepid", 2)]


def told(match: deorbit.Match, key: Key) -> list[bytes]:
    return [msgspec.json.encode(event) for event in views.log_for(match, key)]


def read(lines: Lines, key: Key, at: int = 0) -> list[bytes]:
    """What a reader pieces together of as many parts as it takes."""
    found: list[bytes] = []
    while at + len(found) < len(lines):
        found += [bytes(line) for line in lines.cut(key, at + len(found))]
    return found


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_reader_is_told_what_the_log_tells_them(game: str, seats: int) -> None:
    rng = Random(2)
    play, lines = Play.of(deorbit.new(game, seats=seats, seed=5)), Lines()
    readers: list[Key] = [None, *range(seats)]
    known: dict[Key, tuple[int, list[bytes]]] = dict.fromkeys(readers, (0, []))
    while play.match.to_act:
        play = play.copy()
        back = rng.random() < 0.2 and play.undo(rng.randrange(seats), rng.random() < 0.5)
        if not back:
            seat = rng.choice(play.match.to_act)
            play.attempt(seat, rng.choice(play.match.legal(seat)))
        if play.match.to_act and rng.random() < 0.3:
            continue
        lines.follow(play.match)
        for key in readers:
            if rng.random() < 0.2 or not play.match.to_act:
                version, log = known[key]
                same = min(len(log), lines.same_since(key, version))
                log = log[:same] + read(lines, key, same)
                assert log == told(play.match, key)
                known[key] = play.match.version, log
    assert lines.size >= sum(map(len, told(play.match, None)))


def test_only_what_came_behind_the_cut_is_encoded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    play, lines = Play.of(deorbit.new("stationx", seats=2, seed=4)), Lines()
    rng = Random(4)
    for _ in range(300):
        play.attempt(play.match.to_act[0], rng.choice(play.match.legal(play.match.to_act[0])))
    lines.follow(play.match)
    count = 0
    line = telling._line

    def counted(*given: Any) -> bytes:
        nonlocal count
        count += 1
        return line(*given)

    monkeypatch.setattr(telling, "_line", counted)
    for _ in range(20):
        play = play.copy()
        seat = play.match.to_act[0]
        play.attempt(seat, rng.choice(play.match.legal(seat)))
        lines.follow(play.match)
        play = play.copy()
        assert play.undo(seat, agreed=True)
        lines.follow(play.match)
        assert read(lines, None) == told(play.match, None)
    assert count < 20 * 10


def long_match(text: str, events: int) -> str:
    """The save file with a part before it that tells of so many events."""
    raw = msgspec.json.decode(text)
    event = {**raw["segments"][0]["story"][0], "args": {}, "secret": {}}
    old = {**raw["segments"][0], "rules": 0, "story": [event] * events}
    raw["segments"].insert(0, old)
    file = msgspec.json.decode(
        msgspec.json.encode({**raw, "checksum": ""}), type=deorbit.core.save.File
    )
    raw["checksum"] = deorbit.core.save.checksum_of(file)
    return msgspec.json.encode(raw).decode()


def test_a_long_log_comes_in_parts_and_is_encoded_beside_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of the past is worked out where everybody waits for it, neither when readers come
    nor when the match ends."""
    match = deorbit.new("stationx", seats=2, seed=4)
    agents = [deorbit.agent("greedy", seed=n) for n in range(2)]
    deorbit.play_out(match, agents, 1_000_000)
    seat, last = match.actions[-1]
    match = match.at(len(match) - 1)
    text = long_match(match.dumps(), 3000)
    encoded: dict[str, int] = {}
    line = telling._line

    def counted(*given: Any) -> bytes:
        name = threading.current_thread().name
        encoded[name] = encoded.get(name, 0) + 1
        return line(*given)

    monkeypatch.setattr(telling, "_line", counted)
    with Site(f"sqlite:///{tmp_path / 'deorbit.db'}") as site:
        anna = site.person()
        body = f'{{"seats": [{{"kind": "me"}}, {{"kind": "me"}}], "file": {text}}}'
        headers = {"X-Deorbit": "1", "Content-Type": "application/json"}
        answer = anna.ask("POST", "/api/files", content=body.encode(), headers=headers)
        table = answer.json()["id"]
        with anna.live(table, 0) as one, anna.live(table, 1) as two, anna.live(table) as three:
            readers = (one, two, three)
            for reader in readers:
                reader.until(lambda _, reader=reader: len(reader.log) > 3000)
                assert len(reader.raw) > 2
                assert max(map(len, reader.raw[1:])) < 3 * telling.LARGEST_CUT
            assert anna.act(table, seat, last.to_json(), "a", match.version).status_code == 200
            for reader, key in zip(readers, (0, 1, None), strict=True):
                want = [msgspec.json.decode(line) for line in told(site.room(table).match, key)]
                while reader.log != want:
                    assert reader.next() is not None
        here = site._thread.name
    assert sum(encoded.values()) > 3000
    assert encoded.get(here, 0) < telling.MOST_AT_ONCE
