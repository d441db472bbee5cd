"""Save files that somebody brings along: whole ones become tables, others a clear refusal."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import deorbit
from deorbit.core import save
from deorbit.server.storage import records
from server.site import Person, Site
from server.test_fork import advance, finish, state

Change = Callable[[dict[str, Any]], object]
OWN = {"X-Deorbit": "1", "Content-Type": "application/json"}


@pytest.fixture
def file(tmp_path: Path) -> str:
    """SQLite, where the database makes no difference."""
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


def played(game: str = "stationfall", seats: int = 2, steps: int = 1_000_000) -> deorbit.Match:
    match = deorbit.new(game, seats=seats, seed=4)
    deorbit.play_out(match, [deorbit.agent("random", seed=n) for n in range(seats)], steps)
    return match


def changed(text: str, change: Change) -> str:
    """A file that somebody has changed, with a checksum that fits again."""
    raw = json.loads(text)
    change(raw)
    try:
        body = msgspec.json.decode(json.dumps({**raw, "checksum": ""}), type=save.File)
        raw["checksum"] = save.checksum_of(body)
    except (msgspec.ValidationError, OverflowError):
        pass
    return json.dumps(raw)


def look(person: Person, text: str | bytes) -> httpx.Response:
    content = text.encode() if isinstance(text, str) else text
    return person.ask("POST", "/api/files/look", content=content, headers=OWN)


def bring(person: Person, text: str, **more: Any) -> httpx.Response:
    start = json.dumps(more)[:-1] + (", " if more else "")
    return person.ask(
        "POST", "/api/files", content=f'{start}"file": {text}}}'.encode(), headers=OWN
    )


def refused(answer: httpx.Response) -> str:
    assert answer.status_code == 400, answer.text
    error = answer.json()["error"]
    assert error["text"] != error["id"], "a message without words"
    return str(error["id"])


# What becomes of a file ----------------------------------------------------------------------


@pytest.mark.parametrize("game", ["stationfall", "stationx"])
def test_a_finished_match_is_there_to_be_watched(database: str, game: str) -> None:
    match = played(game)
    with Site(database) as site:
        anna, carl = site.person(), site.person("Carl")
        seen = look(anna, match.dumps()).json()
        assert (seen["kind"], seen["game"], seen["steps"]) == ("save", game, len(match))
        assert (seen["over"], seen["asked"], seen["seats"]) == (True, [], 2)
        table = bring(anna, match.dumps()).json()["id"]
        info = carl.at(table)
        assert (info["status"], info["yours"], info["open"]) == ("over", [], 0)
        assert info["origin"] == {"sort": "file", "step": len(match)}
        assert info["secret"] == match.secret
        assert info["commitment"] == match.commitment
        assert match.outcome is not None
        assert info["outcome"] == json.loads(json.dumps(match.outcome.to_json()))
        with carl.live(table) as live:
            assert live.next()["game"]["step"] == len(match)
        whole = carl.ask("GET", f"/api/tables/{table}/record").text
        assert deorbit.loads(whole).fingerprint == match.fingerprint
        site.premises.rooms.forget(site.room(table))
        assert site.room(table).match.fingerprint == match.fingerprint
        assert site.room(table).match.secret == match.secret
        assert site.room(table).match.log(0) == match.log(0)
    with Site(database) as again:
        assert again.room(table).match.fingerprint == match.fingerprint


def test_a_running_match_goes_on_by_new_chances(database: str) -> None:
    match = played(steps=20)
    with Site(database) as site:
        anna = site.person()
        seen = look(anna, match.dumps()).json()
        assert (seen["over"], seen["asked"]) == (False, list(match.to_act))
        seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
        table = bring(anna, match.dumps(), seats=seats).json()["id"]
        info = anna.at(table)
        assert (info["status"], info["yours"]) == ("playing", [0, 1])
        assert info["origin"] == {"sort": "file", "step": 20}
        assert info["commitment"] != match.commitment
        assert site.room(table).match.fingerprint == match.fingerprint
        advance(site, anna, table, 9)
        before = state(site, table)
        site.premises.rooms.forget(site.room(table))
        assert state(site, table) == before
        finish(site, anna, table)
        whole = anna.ask("GET", f"/api/tables/{table}/record").text
        assert deorbit.loads(whole).at(20).fingerprint == match.fingerprint


def test_without_seats_the_others_are_open(file: str) -> None:
    match = played(steps=20, seats=3)
    with Site(file) as site:
        anna, ben = site.person(), site.person("Ben")
        table = bring(anna, match.dumps()).json()["id"]
        info = anna.at(table)
        assert (info["status"], info["yours"], info["open"]) == ("waiting", [match.to_act[0]], 2)
        ben.do(table, "join")
        anna.do(table, "start", fill="greedy")
        assert anna.at(table)["status"] == "playing"
        assert bring(anna, match.dumps(), seats=[{"kind": "me"}]).status_code == 409


def test_a_match_that_was_only_looked_at_is_played_again_from_its_set_up(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = bring(anna, played("stationx").dumps()).json()["id"]
        again = anna.do(table, "rematch")["id"]
        assert anna.at(again)["origin"] is None
        made = anna.do(table, "fork", step=3, seats=[{"kind": "me"}, {"kind": "me"}])["id"]
        assert len(site.room(made).match) == 3


def test_what_is_kept_is_written_anew(file: str) -> None:
    text = played("stationx", steps=40).dumps()
    spaced = json.dumps(json.loads(text), indent=8)
    with Site(file) as site:
        table = bring(site.person(), spaced).json()["id"]
        kept = site.run(site.premises.rooms.read(lambda c: records.origin(c, table)))
        assert kept is not None
        assert kept.save == text


# What is no save file ------------------------------------------------------------------------


def test_a_recording_is_told_from_a_save_file(file: str) -> None:
    match = played(steps=12)
    with Site(file) as site:
        anna = site.person()
        seen = look(anna, match.record(0)).json()
        assert (seen["kind"], seen["game"], seen["steps"]) == ("recording", "stationfall", 12)
        assert refused(bring(anna, match.record(0))) == "server-file-recording"


def nested(raw: dict[str, Any]) -> None:
    inner: Any = 0
    for _ in range(300):
        inner = [inner]
    raw["segments"][0]["position"]["minute"] = inner


BROKEN: list[tuple[str, Change, str]] = [
    ("another game", lambda raw: raw.update(game="chess"), "save-unknown-game"),
    ("a game with a long name", lambda raw: raw.update(game="x" * 5000), "save-unknown-game"),
    ("a path for a game", lambda raw: raw.update(game="../../etc"), "save-unknown-game"),
    ("a newer format", lambda raw: raw.update(version=9), "save-format"),
    ("too many seats", lambda raw: raw.update(seats=200), "save-damaged"),
    ("no segments", lambda raw: raw.update(segments=[]), "save-damaged"),
    ("many segments", lambda raw: raw.update(segments=raw["segments"] * 30), "save-damaged"),
    ("an unknown option", lambda raw: raw["options"].update(cheats=True), "save-options"),
    (
        "a pack that nobody has",
        lambda raw: raw["options"].update(pack={"name": "dire", "hash": "0" * 64}),
        "save-options",
    ),
    ("a pack as a folder", lambda raw: raw["options"].update(pack="/etc"), "save-options"),
    (
        "another secret",
        lambda raw: raw["segments"][0].update(keys=[[0, "00" * 32]]),
        "save-mismatch",
    ),
    ("a short secret", lambda raw: raw["segments"][0].update(keys=[[0, "00"]]), "save-damaged"),
    ("no secret", lambda raw: raw["segments"][0].update(keys=[]), "save-mismatch"),
    ("a negative number", lambda raw: raw["segments"][0].update(first=-5), "save-damaged"),
    (
        "a huge number",
        lambda raw: raw["segments"][0]["log"][-1].__setitem__(0, 2**40),
        "save-damaged",
    ),
    ("a number beyond all", lambda raw: raw.update(seats=10**400), "save-damaged"),
    (
        "a minute beyond all",
        lambda raw: raw["segments"][0]["position"].update(minute=2**70),
        "save-damaged",
    ),
    (
        "a decision against the rules",
        lambda raw: raw["segments"][0]["log"][3].__setitem__(2, "step legionnaire reactor"),
        "save-mismatch",
    ),
    (
        "a decision that is none",
        lambda raw: raw["segments"][0]["log"][3].__setitem__(2, "§ \x00"),
        "save-mismatch",
    ),
    (
        "a decision of nobody",
        lambda raw: raw["segments"][0]["log"][3].__setitem__(1, 77),
        "save-mismatch",
    ),
    ("another end", lambda raw: raw["segments"][0]["position"].update(minute=1), "save-mismatch"),
    (
        "a check for every step",
        lambda raw: raw["segments"][0].update(checks=[[n, "0"] for n in range(900)]),
        "save-damaged",
    ),
    (
        "one who takes back and is not there",
        lambda raw: raw["segments"][0]["log"][3].extend([50, 99]),
        "save-damaged",
    ),
    ("a deep position", nested, "save-damaged"),
]


@pytest.fixture(scope="module")
def broken_site(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Site(f"sqlite:///{tmp_path_factory.mktemp('files') / 'deorbit.db'}") as site:
        yield site, site.person()


@pytest.mark.parametrize(("what", "change", "id"), BROKEN, ids=[case[0] for case in BROKEN])
def test_a_file_is_refused_with_a_clear_message(
    broken_site: tuple[Site, Person], what: str, change: Change, id: str
) -> None:
    _, anna = broken_site
    text = changed(played(steps=30).dumps(), change)
    assert refused(look(anna, text)) == id
    assert refused(bring(anna, text)) == id
    assert anna.ok("GET", "/api/me/tables") == []


@pytest.mark.parametrize(
    ("text", "id"),
    [
        (b"", "save-not-json"),
        (b"hello", "save-not-json"),
        (b"\xff\xfe\x00", "save-not-json"),
        (b"null", "save-foreign"),
        (b"[]", "save-foreign"),
        (b'{"format":"tiled-map"}', "save-foreign"),
        (b'{"format":"deorbit-save"}', "save-format"),
        (b'{"format":"deorbit-save","version":1}', "save-damaged"),
        (b'{"format":"deorbit-record","version":2}', "save-damaged"),
        (b"[" * 100_000, "save-not-json"),
        (b'{"a":' * 100_000, "save-not-json"),
    ],
)
def test_what_is_no_file_of_ours_is_refused(
    broken_site: tuple[Site, Person], text: bytes, id: str
) -> None:
    assert refused(look(broken_site[1], text)) == id


def test_a_file_cut_off_or_edited_by_hand_is_refused(broken_site: tuple[Site, Person]) -> None:
    _, anna = broken_site
    text = played("stationx", steps=30).dumps()
    assert refused(look(anna, text[:-40])) == "save-not-json"
    assert refused(look(anna, text.replace('"seats":2', '"seats":3'))) == "save-edited"
    assert refused(bring(anna, text[:-40])) == "server-bad-input"


def test_what_is_too_large_is_not_even_read(broken_site: tuple[Site, Person]) -> None:
    _, anna = broken_site
    assert look(anna, b" " * (8 << 20)).status_code == 400
    assert look(anna, b" " * ((8 << 20) + 1)).status_code == 413


def test_what_does_not_say_how_large_it_is_is_read_only_so_far(
    broken_site: tuple[Site, Person],
) -> None:
    _, anna = broken_site

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(200):
            yield b" " * 65_536

    endless: Any = pieces()
    answer = anna.ask("POST", "/api/files/look", content=endless, headers=OWN)
    assert answer.status_code == 413
    assert answer.json()["error"]["args"] == {"most": 8 << 20}


def test_a_match_without_end_is_refused(
    broken_site: tuple[Site, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deorbit.server.telling.uploads.MOST_ENTRIES", 25)
    assert refused(look(broken_site[1], played(steps=30).dumps())) == "server-file-long"


def test_whatever_breaks_in_reading_is_the_fault_of_the_file(
    broken_site: tuple[Site, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*given: Any) -> Any:
        raise IndexError("out of range")

    monkeypatch.setattr("deorbit.loads", breaks)
    assert refused(look(broken_site[1], played(steps=3).dumps())) == "save-damaged"


def test_a_story_that_nobody_could_be_told_is_refused(broken_site: tuple[Site, Person]) -> None:
    """Events of older rules are told as they stand, so they are tried out."""

    def lie(raw: dict[str, Any]) -> None:
        old = json.loads(json.dumps(raw["segments"][0]))
        old["rules"] = 0
        old["story"] = [{**old["story"][0], "args": {"a": "x" * 100_000}}] * 50
        raw["segments"].insert(0, old)

    _, anna = broken_site
    text = changed(played("stationx", steps=30).dumps(), lie)
    assert refused(look(anna, text)) == "save-too-large"


def earlier(**part: Any) -> Change:
    """A part under earlier rules, which no game reads: what stands in it would be kept."""

    def change(raw: dict[str, Any]) -> None:
        old = json.loads(json.dumps(raw["segments"][0]))
        raw["segments"].insert(0, {**old, "rules": 0, **part})

    return change


EVENT: dict[str, Any] = {
    "game": "",
    "name": "",
    "args": {},
    "secret": {},
    "readers": None,
    "step": 0,
    "names": [],
}
DEEP: dict[str, Any] = {}
for _ in range(300):
    DEEP = {"a": DEEP}


@pytest.mark.parametrize(
    ("part", "id"),
    [
        ({"position": {"junk": ["x" * 100] * 35_000}}, "save-too-large"),
        ({"position": {"junk": [[]] * 30_000}}, "save-damaged"),
        ({"start": {"junk": "x" * 1000}}, "save-damaged"),
        ({"position": DEEP}, "save-damaged"),
        ({"story": [EVENT] * 20_001}, "save-damaged"),
    ],
)
def test_nothing_that_is_no_match_is_kept_with_one(
    broken_site: tuple[Site, Person], part: dict[str, Any], id: str
) -> None:
    _, anna = broken_site
    text = played("stationx", steps=30).dumps()
    assert look(anna, changed(text, earlier())).status_code == 200
    assert refused(look(anna, changed(text, earlier(**part)))) == id


# Limits --------------------------------------------------------------------------------------


def test_only_a_guest_may_bring_files_and_not_too_many(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = played("stationx", steps=5).dumps()
    monkeypatch.setattr("deorbit.server.rooms.origins.MOST_KEPT", {"file": 2})
    with Site(file) as site:
        assert look(site.stranger(), text).status_code == 401
        anna = site.person()
        assert [bring(anna, text).status_code for _ in range(3)] == [200, 200, 429]
        assert bring(site.person("Ben"), text).status_code == 200
        assert anna.ask("POST", "/api/files/look", content=b"{}", headers={}).status_code == 403


def test_files_count_as_downloads_do(file: str) -> None:
    text = played("stationx", steps=5).dumps()
    with Site(file, limits=True, limit_chat=3) as site:
        anna = site.person()
        assert [look(anna, text).status_code for _ in range(4)] == [200, 200, 200, 429]


def test_one_who_sends_slowly_holds_up_nobody_else(file: str) -> None:
    """Two files at once from one address; others still get through."""
    text = played("stationx", steps=5).dumps().encode()
    with Site(file) as site:
        anna = site.person("Anna", "203.0.113.1")
        ben = site.person("Ben", "203.0.113.2")
        gate = asyncio.Event()

        async def slowly() -> Any:
            yield text[:100]
            await gate.wait()
            yield text[100:]

        async def send() -> int:
            transport = httpx.ASGITransport(site.app, client=(anna.address, 1234))
            headers = {**OWN, "Cookie": anna.cookie}
            async with httpx.AsyncClient(
                transport=transport, base_url="http://deorbit.test"
            ) as one:
                answer = await one.post("/api/files/look", content=slowly(), headers=headers)
            return answer.status_code

        async def start() -> list[asyncio.Task[int]]:
            tasks = [asyncio.ensure_future(send()) for _ in range(2)]
            while site.premises.inbox.open[anna.address] < 2:
                await asyncio.sleep(0.005)
            return tasks

        async def end(tasks: list[asyncio.Task[int]]) -> list[int]:
            gate.set()
            return list(await asyncio.gather(*tasks))

        tasks = site.run(start())
        assert look(anna, text).status_code == 503
        assert look(ben, text).status_code == 200
        assert site.run(end(tasks)) == [200, 200]
        assert look(anna, text).status_code == 200
