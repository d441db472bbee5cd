"""Looking back: who sees what of the past, long matches in pieces, and recordings from files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import deorbit
from deorbit import Match
from deorbit.core import recording, save
from deorbit.server.rooms.matches import Play
from deorbit.server.telling import past, recordings, views
from server.site import Person, Site
from server.twins import Pair

SEATS = 3


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(f"sqlite:///{tmp_path / 'deorbit.db'}", agents=False) as site:
        yield site


def played(game: str, seats: int, actions: int, **options: Any) -> Match:
    match = deorbit.new(game, seats=seats, seed=4, **options)
    deorbit.play_out(match, [deorbit.agent("random", seed=seat) for seat in range(seats)], actions)
    return match


def table_of(site: Site, host: Person, match: Match) -> str:
    """A table at which this match is played: the host has the first seat, others are open."""
    seats = ["me", *["greedy"] * (match.seats - 1)]
    id: str = host.make(*seats, game=match.game, start=True)
    table = site.room(id)
    table.play = Play.of(match)
    return id


def rebuilt(answer: Any) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The moments of an answer, each whole."""
    view: dict[str, Any] = {}
    desk: dict[str, Any] = {}
    found = []
    for change in answer["moments"]:
        view = {key: value for key, value in view.items() if key not in change["gone"]}
        view |= change["set"]
        beside = change["desk"]
        desk = {key: value for key, value in desk.items() if key not in beside["gone"]}
        desk |= beside["set"]
        found.append((view, desk))
    return found


def plain(value: Any) -> Any:
    """As it is once it has been sent."""
    return json.loads(msgspec.json.encode(value))


def seen_by(match: Match, seat: int | None) -> list[Any]:
    """What a seat saw at each moment, but for what it could do then."""
    return [plain({**earlier.view(seat), "legal": []}) for earlier in match.moments()]


def replay(person: Person, table: str, query: str = "") -> list[Any]:
    answer = person.ok("GET", f"/api/tables/{table}/replay?count=64&{query}")
    assert answer["first"] == 0
    return [view for view, _ in rebuilt(answer)]


# While it runs ---------------------------------------------------------------------------------


def test_a_running_match_is_looked_back_at_as_the_own_seat_saw_it(site: Site) -> None:
    match = played("stationfall", SEATS, 40)
    anna = site.person()
    table = table_of(site, anna, match)
    assert replay(anna, table, "seat=0") == seen_by(match, 0)


def test_who_watches_a_running_match_looks_back_as_a_spectator(site: Site) -> None:
    match = played("stationfall", SEATS, 40)
    table = table_of(site, site.person(), match)
    for person in (site.stranger(), site.person("Ben")):
        assert replay(person, table) == seen_by(match, None)


def test_who_wants_no_view_looks_back_at_the_desk_alone(site: Site) -> None:
    match = played("stationfall", SEATS, 40)
    anna = site.person()
    table = table_of(site, anna, match)
    path = f"/api/tables/{table}/replay?seat=0&first=3&count=20"
    with_views, without = (anna.ok("GET", f"{path}&view={view}")["moments"] for view in (1, 0))
    assert all({"set", "gone"} < set(moment) for moment in with_views)
    assert [moment["desk"] for moment in with_views] == [one.pop("desk") for one in without]
    assert not any(without)
    path = f"/api/tables/{table}/moments/7?seat=0"
    whole, bare = anna.ok("GET", path), anna.ok("GET", f"{path}&view=0")
    assert whole.pop("view") == plain(match.at(7).view(0))
    assert whole == bare


def test_while_the_match_runs_nobody_looks_through_the_eyes_of_others(site: Site) -> None:
    anna = site.person()
    table = table_of(site, anna, played("stationfall", SEATS, 40))
    for what in ("replay", "log"):
        path = f"/api/tables/{table}/{what}"
        for person in (anna, site.person("Ben"), site.stranger()):
            for wanted in ("0", "1", "all"):
                refusal = person.refused(403, "GET", f"{path}?seat=0&as={wanted}")
                assert refusal == "server-replay-running"
            assert person.refused(403, "GET", f"{path}?seat=1") == "server-not-your-seat"
        assert site.stranger().refused(403, "GET", f"{path}?seat=0") == "server-not-your-seat"


def test_the_past_of_a_running_match_tells_nothing_that_two_other_seats_hide() -> None:
    pair = Pair(5, ((1, 2),), {}, b"r" * 32, Random(13))
    for _ in islice(chain(pair.choices(), pair.play()), 90):
        pass
    assert len(pair.one) > past.MOST_MOMENTS
    for reader in (None, *pair.strangers):
        for first in range(0, len(pair.one) + 1, past.MOST_MOMENTS):
            one, other = (
                past.replay(match, reader, first, past.MOST_MOMENTS)
                for match in (pair.one, pair.other)
            )
            assert msgspec.json.encode(one) == msgspec.json.encode(other)
        assert past.logged(pair.one, reader) == past.logged(pair.other, reader)


def test_a_running_match_is_not_left_behind_in_a_browser(site: Site) -> None:
    anna = site.person()
    table = table_of(site, anna, played("stationfall", SEATS, 20))
    answer = anna.ask("GET", f"/api/tables/{table}/replay?seat=0")
    assert answer.headers["cache-control"] == "no-store"


def test_there_is_nothing_to_look_back_at_before_the_start(site: Site) -> None:
    anna = site.person()
    table = anna.make("me", "open", "open")
    for what in ("replay", "log"):
        refusal = anna.refused(409, "GET", f"/api/tables/{table}/{what}")
        assert refusal == "server-not-started"


# After the end ---------------------------------------------------------------------------------


def test_after_the_end_anybody_sees_what_each_seat_saw(site: Site) -> None:
    match = played("stationfall", SEATS, 10_000)
    assert not match.to_act
    table = table_of(site, site.person(), match)
    ben = site.stranger()
    for seat in range(SEATS):
        assert replay(ben, table, f"as={seat}") == seen_by(match, seat)[:64]


def test_after_the_end_everything_lies_open_at_every_moment(site: Site) -> None:
    match = played("stationfall", SEATS, 10_000)
    anna = site.person()
    table = table_of(site, anna, match)
    for query in ("as=all", "", "seat=0"):
        found = replay(anna, table, query)
        for view, earlier in zip(found, match.moments(), strict=False):
            position = plain(earlier.position())
            assert {key: view[key] for key in position} == position
            assert view["to_act"] == list(earlier.to_act)


def test_the_last_moment_of_a_finished_match_is_open_to_all(site: Site) -> None:
    match = played("stationfall", SEATS, 10_000)
    table = table_of(site, site.person(), match)
    last = f"/api/tables/{table}/replay?first={len(match)}&as="
    views = [site.stranger().ok("GET", last + wanted)["moments"] for wanted in ("0", "all")]
    assert [len(moments) for moments in views] == [1, 1]
    assert views[0][0]["set"] == views[1][0]["set"]
    assert views[0][0]["desk"]["set"]["ending"] is not None


def test_the_log_reads_as_each_seat_was_told_it(site: Site) -> None:
    match = played("stationfall", SEATS, 10_000)
    table = table_of(site, site.person(), match)
    ben = site.stranger()
    path = f"/api/tables/{table}/log?as="
    for seat in range(SEATS):
        told = [event.to_json() for event in match.log(seat)]
        assert ben.ok("GET", f"{path}{seat}")["events"] == plain(told)
    assert ben.ok("GET", f"{path}all")["events"] == plain(views.log_for(match, None))


def test_a_moment_says_whose_eyes_it_is_seen_with(site: Site) -> None:
    table = table_of(site, site.person(), played("stationfall", SEATS, 10_000))
    for wanted, seat in (("1", 1), ("all", None)):
        answer = site.stranger().ok("GET", f"/api/tables/{table}/replay?as={wanted}&count=3")
        assert [desk["seat"] for _, desk in rebuilt(answer)] == [seat] * 3


# Long matches ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def long_match() -> Match:
    match = played("stationx", 4, 3_000, rounds=120)
    assert len(match) >= 3_000
    return match


def test_a_long_match_is_looked_back_at_in_pieces(site: Site, long_match: Match) -> None:
    table = table_of(site, site.person(), long_match)
    ben = site.stranger()
    found: list[Any] = []
    while len(found) <= len(long_match):
        answer = ben.ok("GET", f"/api/tables/{table}/replay?first={len(found)}")
        assert answer["steps"] == len(long_match)
        assert len(answer["moments"]) <= past.MOST_MOMENTS
        assert answer["moments"][0]["gone"] == [], "the first of each piece is whole"
        found += [view for view, _ in rebuilt(answer)]
    assert found == seen_by(long_match, None)


def test_no_piece_of_a_long_match_is_large(long_match: Match) -> None:
    files = [
        past._file(past.replay(long_match, None, first, past.MOST_MOMENTS))
        for first in range(0, len(long_match), 640)
    ]
    assert max(len(file.packed or b"") for file in files) < 64_000


def test_pieces_of_finished_matches_are_kept_and_make_room(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    real = past.replay

    def counted(match: Match, reader: past.Reader, first: int, *more: int) -> past.Replay:
        made.append(first)
        return real(match, reader, first, *more)

    monkeypatch.setattr(past, "replay", counted)
    site.premises.archive._room = 40_000
    over = table_of(site, site.person(), played("stationx", 2, 10_000))
    running = table_of(site, site.person("Ben"), played("stationx", 2, 100))
    ben = site.stranger()
    for first in (0, 0, 8, 0, 8):
        ben.ok("GET", f"/api/tables/{over}/replay?first={first}&count=2")
    assert made == [0, 8]
    for _ in range(2):
        ben.ok("GET", f"/api/tables/{running}/replay?count=2")
    assert made == [0, 8, 0, 0]
    for first in range(100, 130, 2):
        ben.ok("GET", f"/api/tables/{over}/replay?first={first}&count=2")
    ben.ok("GET", f"/api/tables/{over}/replay?first=8&count=2")
    assert made[-1] == 8
    assert site.premises.archive._used <= 40_000


def test_moments_that_do_not_exist_are_refused(site: Site) -> None:
    anna = site.person()
    match = played("stationfall", SEATS, 20)
    table = table_of(site, anna, match)
    path = f"/api/tables/{table}/replay"
    assert anna.refused(400, "GET", f"{path}?first={len(match) + 1}") == "bad-moment"
    for query in ("first=-1", "count=0", "count=65", "as=9", "as=-1", "as=everybody", "seat=9"):
        assert anna.refused(400, "GET", f"{path}?{query}") == "server-bad-input"
    over = table_of(site, anna, played("stationx", 2, 10_000))
    assert anna.refused(404, "GET", f"/api/tables/{over}/replay?as=2") == "server-no-seat"


# Recordings ------------------------------------------------------------------------------------


def watch(person: Person, text: str | bytes) -> Any:
    body = text.encode() if isinstance(text, str) else text
    return person.ask("POST", "/api/watch", content=body)


def refusal(person: Person, text: str | bytes, status: int = 400) -> str:
    answer = watch(person, text)
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["text"] != error["id"]
    return str(error["id"])


@pytest.mark.parametrize(
    ("game", "seats", "seat"),
    [("stationfall", SEATS, 1), ("stationfall", 2, None), ("stationx", 2, 0)],
)
def test_a_recording_is_watched_from_its_beginning_to_its_end(
    site: Site, game: str, seats: int, seat: int | None
) -> None:
    match = played(game, seats, 60)
    answer = watch(site.stranger(), match.record(seat))
    assert answer.status_code == 200, answer.text
    shown = answer.json()
    assert (shown["game"], shown["seats"], shown["seat"]) == (game, seats, seat)
    assert shown["steps"] == len(match)
    assert shown["names"] == list(match.names)
    assert [view for view, _ in rebuilt(shown)] == seen_by(match, seat)
    assert shown["log"] == plain([event.to_json() for event in match.log(seat)])


def test_a_recording_of_a_finished_match_can_be_watched(site: Site) -> None:
    match = played("stationfall", SEATS, 10_000)
    assert watch(site.stranger(), match.record(0)).status_code == 200


def test_a_save_file_is_not_watched_but_uploaded(site: Site) -> None:
    match = played("stationx", 2, 20)
    assert refusal(site.stranger(), match.dumps()) == "server-watch-save"


def test_what_is_no_recording_gets_a_clear_message(site: Site) -> None:
    text = played("stationx", 2, 20).record(0)
    ben = site.stranger()
    assert refusal(ben, b"") == "save-not-json"
    assert refusal(ben, text[:-20]) == "save-not-json"
    assert refusal(ben, b"\xff\xfe") == "save-not-json"
    assert refusal(ben, b"[" * 100_000) == "save-not-json"
    assert refusal(ben, '{"some": "thing"}') == "save-foreign"
    assert refusal(ben, text.replace('"version":2', '"version":99')) == "save-format"
    assert refusal(ben, text.replace('"seat":0', '"seat":1', 1)) == "save-edited"
    assert refusal(ben, b" " * (8 * 1024 * 1024 + 1), 413) == "server-too-large"


def forged(match: Match, **changes: Any) -> bytes:
    """A recording that somebody has changed with care: its checksum fits."""
    file = msgspec.json.decode(match.record(0), type=recording.File)
    file = msgspec.structs.replace(file, **changes)
    file.checksum = save.checksum_of(file)
    return msgspec.json.encode(file)


def test_forged_recordings_are_refused_and_keep_nobody_busy(site: Site) -> None:
    match = played("stationfall", SEATS, 20)
    ben = site.stranger()
    views = msgspec.json.decode(match.record(0), type=recording.File).views

    def first(**changes: Any) -> list[msgspec.Raw]:
        view = msgspec.json.decode(views[0], type=recording.Change)
        return [save.encoded(recording.Change({**view.set, **changes})), *views[1:]]

    cases: list[tuple[str, dict[str, Any]]] = [
        ("save-unknown-game", {"game": "chess"}),
        ("save-damaged", {"seats": 99}),
        ("save-damaged", {"seat": 7}),
        ("save-damaged", {"names": ("x",) * 100}),
        ("save-damaged", {"names": ("x" * 10_000,)}),
        ("save-options", {"options": {"pack": {"name": "x", "hash": "y"}}}),
        ("save-damaged", {"views": views[1:]}),
        ("save-damaged", {"views": first(minute=10**9)}),
        ("save-damaged", {"views": first(minute=1e300)}),
        ("save-damaged", {"views": first(characters="x" * 1000)}),
        ("save-damaged", {"views": first(characters=[])}),
        ("save-damaged", {"views": first(cast=["nobody"])}),
        ("save-damaged", {"views": first(more=["x"] * 50_000)}),
        ("save-damaged", {"log": [recording.Told("../x", {}, 1)]}),
        ("save-damaged", {"log": [recording.Told("minute", {}, 10**6)]}),
        (
            "server-watch-long",
            {"actions": [(0, "pass")] * 7_000, "views": [*views, *[views[-1]] * 7_000][:7_001]},
        ),
    ]
    for expected, changes in cases:
        assert refusal(ben, forged(match, **changes)) == expected, changes.keys()


def test_a_forged_recording_that_grows_with_each_step_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(recordings, "LARGEST_WHOLE", 50_000)
    with pytest.raises(deorbit.SaveError, match="damaged"):
        recordings.watched(forged(played("stationfall", SEATS, 20)))


def test_a_recording_needs_no_name_but_the_header_of_the_page(site: Site) -> None:
    text = played("stationx", 2, 5).record(0).encode()
    answer = site.stranger().ask("POST", "/api/watch", content=text, headers={})
    assert answer.status_code == 403
