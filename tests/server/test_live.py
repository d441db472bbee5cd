"""The live channel: everybody is told the newest state, and only what they may know."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import deorbit
from deorbit.server.telling import reader as channel
from deorbit.server.telling import screens, views
from deorbit.server.telling.audience import Audience
from server.site import Live, Person, Site


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


def two_at_a_table(site: Site, **given: Any) -> tuple[Person, Person, str]:
    anna, bert = site.person("Anna"), site.person("Bert")
    table = anna.make("me", "open", **given)
    bert.do(table, "join")
    anna.do(table, "start")
    return anna, bert, table


def decide(person: Person, table: str, seat: int, rng: Random) -> int:
    """Any legal action, or taking one back."""
    match = person.site.room(table).match
    if len(match) and rng.random() < 0.2 and match.copy().undo(seat):
        body = {"seat": seat, "id": f"u{match.version}", "version": match.version}
        return int(person.do(table, "undo", **body)["version"])
    action = rng.choice(match.legal(seat)).to_json()
    answer = person.act(table, seat, action, f"a{match.version}", match.version)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["version"])


def knows(live: Live, match: deorbit.Match, seat: int | None) -> None:
    """What a reader has pieced together is what it would be given now."""
    view = match.view(seat)
    assert live.view == json.loads(json.dumps(view))
    assert live.desk == json.loads(json.dumps(screens.desk(match.game, match.seen(seat), seat)))
    assert live.log == json.loads(json.dumps([event.to_json() for event in match.log(seat)]))
    assert live.game["step"] == len(match)
    mine = seat is not None and bool(len(match)) and match.copy().undo(seat)
    assert live.game["undo"] == mine


@pytest.mark.parametrize("seed", range(3))
def test_patches_and_logs_always_add_up(file: str, seed: int) -> None:
    rng = Random(seed)
    with Site(file) as site:
        anna, bert, table = two_at_a_table(site)
        watcher = site.stranger()
        with anna.live(table, 0) as one, bert.live(table, 1) as two, watcher.live(table) as three:
            for _ in range(40):
                match = site.room(table).match
                if not match.to_act:
                    break
                seat = rng.choice(match.to_act)
                version = decide((anna, bert)[seat], table, seat, rng)
                for reader in (one, two, three):
                    reader.until_version(version)
                match = site.room(table).match
                knows(one, match, 0)
                knows(two, match, 1)
                knows(three, match, None)


def test_a_reader_who_wants_no_view_is_told_the_desk_alone(file: str) -> None:
    rng = Random(4)
    with Site(file) as site:
        anna, bert, table = two_at_a_table(site)
        with anna.live(table, 0, view=0) as bare, anna.live(table, 0) as full:
            for turn in range(12):
                seat = rng.choice(site.room(table).match.to_act)
                version = decide((anna, bert)[seat], table, seat, rng)
                for reader in (bare, full):
                    reader.until_version(version)
                knows(full, site.room(table).match, 0)
                assert (bare.desk, bare.log, bare.view) == (full.desk, full.log, None)
                assert turn == 0 or "desk_patch" in bare.game
        seat = rng.choice(site.room(table).match.to_act)
        decide((anna, bert)[seat], table, seat, rng)
        since = {"version": bare.game["version"], "log": len(bare.log)}
        with anna.live(table, 0, **since) as live:
            live.log = bare.log
            live.next()
            knows(live, site.room(table).match, 0)


def test_no_view_is_made_where_nobody_wants_one(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Site(file) as site:
        anna, _, table = two_at_a_table(site)
        with anna.live(table, 0, view=0) as seated, site.stranger().live(table, view=0) as watcher:
            for reader in (seated, watcher):
                reader.next()
            wanted: list[int | None] = []
            monkeypatch.setattr(views, "view_for", lambda match, seat: wanted.append(seat))
            version = decide(anna, table, 0, Random(1))
            for reader in (seated, watcher):
                reader.until_version(version)
            assert wanted == []


def test_a_reader_who_was_away_gets_only_what_it_missed(file: str) -> None:
    rng = Random(5)
    with Site(file) as site:
        anna, bert, table = two_at_a_table(site)
        with anna.live(table, 0) as live:
            live.next()
            log, version = live.log, live.game["version"]
        for turn in range(25):
            match = site.room(table).match
            seat = rng.choice(match.to_act)
            decide((anna, bert)[seat], table, seat, rng)
            with anna.live(table, 0, version=version, log=len(log)) as live:
                live.log = log
                live.next()
                knows(live, site.room(table).match, 0)
                if turn % 3:
                    log, version = live.log, live.game["version"]


def test_a_reader_can_go_on_after_the_server_was_started_anew(file: str) -> None:
    rng = Random(6)
    with Site(file) as site:
        anna, bert, table = two_at_a_table(site)
        for _ in range(10):
            seat = rng.choice(site.room(table).match.to_act)
            decide((anna, bert)[seat], table, seat, rng)
        with anna.live(table, 0) as live:
            live.next()
    with Site(file) as again:
        anna.site = bert.site = again
        for _ in range(2):
            seat = rng.choice(again.room(table).match.to_act)
            decide((anna, bert)[seat], table, seat, rng)
        with anna.live(table, 0, version=live.game["version"], log=len(live.log)) as after:
            after.log = live.log
            after.next()
            knows(after, again.room(table).match, 0)


def test_a_version_from_nowhere_gets_the_whole_log(file: str) -> None:
    with Site(file) as site:
        anna, _, table = two_at_a_table(site)
        anna.play_first(table, 0)
        with anna.live(table, 0, version=999, log=500) as live:
            assert live.next()["game"]["log"]["at"] == 0
        with anna.live(table, 0, version=1, log=500) as live:
            game = live.next()["game"]
            assert game["log"]["at"] == len(site.room(table).match.log(0))


def test_who_watches_learns_nothing_hidden(file: str) -> None:
    with Site(file) as site:
        anna, _bert, table = two_at_a_table(site)
        with site.stranger().live(table) as live:
            live.next()
            for player in live.view["players"]:
                assert not any(player.get("dealt", ()))
            assert live.view["legal"] == []
            anna.play_first(table, 0)
            live.until_version(1)
            assert live.log[0]["args"]["identity"] is None
            assert live.game["outcome"] is None
            secret = site.room(table).row.secret
            assert secret
            assert not any(secret in raw for raw in live.raw)


def test_after_the_end_everything_lies_open(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        with site.stranger().live(table) as watcher, anna.live(table, 0) as live:
            rng = Random(1)
            while site.room(table).match.to_act:
                match = site.room(table).match
                seat = match.to_act[0]
                action = rng.choice(match.legal(seat)).to_json()
                assert anna.act(table, seat, action, f"a{match.version}", match.version)
            match = site.room(table).match
            assert match.outcome is not None
            for reader in (watcher, live):
                reader.until_version(match.version)
                assert reader.game["outcome"] == json.loads(json.dumps(match.outcome.to_json()))
                chosen = [e["args"]["identity"] for e in reader.log if e["id"].endswith("-chose")]
                assert chosen
                assert None not in chosen
                assert all(player["identity"] for player in reader.view["players"])
            info = watcher.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
            assert info["table"]["secret"] == site.room(table).row.secret
        with site.stranger().live(table) as late:
            late.next()
            assert late.log == watcher.log
        step = anna.at(table, "/moments/2")
        assert all(player.get("dealt") != [None] for player in step["view"]["players"])


def test_no_seat_is_read_by_who_does_not_hold_it(file: str) -> None:
    with Site(file) as site:
        anna, bert, table = two_at_a_table(site)
        for reader in (site.stranger(), bert):
            with reader.live(table, 0) as live:
                message = live.next()
                assert message["type"] == "error"
                assert message["error"]["id"] == "server-not-your-seat"
                assert live.until_closed() == 4403
        with anna.live("nowhere", 0) as live:
            live.next()
            assert live.until_closed() == 4404
        with anna.live(table, 99) as live:
            live.next()
            assert live.until_closed() == 4404
        with Live(anna, table, "seat=x") as live:
            live.next()
            assert live.until_closed() == 4400


def test_who_loses_a_seat_sees_nothing_more_of_it(file: str) -> None:
    with Site(file) as site:
        anna, bert, table = two_at_a_table(site)
        with bert.live(table, 1) as live:
            live.next()
            anna.do(table, "kick", seat=1)
            anna.play_first(table, 0)
            assert live.until_closed() == 4403
            assert not any('"type":"game"' in raw for raw in live.raw)


def test_hot_seat_channels_never_mix_seats(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me", "me")
        with anna.live(table, 0) as one, anna.live(table, 1) as two:
            one.next()
            two.next()
            for seat in (0, 1, 2):
                version = anna.play_first(table, seat)
                one.until_version(version)
                two.until_version(version)
            knows(one, site.room(table).match, 0)
            knows(two, site.room(table).match, 1)
            hands = [reader.view["players"] for reader in (one, two)]
            assert hands[0][1].get("identity") is None
            assert hands[1][0].get("identity") is None


def test_a_slow_reader_holds_nobody_up_and_gets_the_newest_state(file: str) -> None:
    rng = Random(3)
    with Site(file) as site:
        anna, bert, table = two_at_a_table(site)
        with anna.live(table, 0) as slow, bert.live(table, 1) as quick:
            slow.next()
            quick.next()
            slow.hold()
            version = 0
            for _ in range(12):
                seat = rng.choice(site.room(table).match.to_act)
                version = decide((anna, bert)[seat], table, seat, rng)
                quick.until_version(version)
            before = len(slow.raw)
            slow.go_on()
            slow.until_version(version)
            assert len(slow.raw) - before < 6
            knows(slow, site.room(table).match, 0)


def test_presence_and_watchers_are_told(file: str) -> None:
    with Site(file) as site:
        anna, bert, table = two_at_a_table(site)
        with anna.live(table, 0) as live:
            hello = live.next()
            assert [seat["present"] for seat in hello["table"]["seats"]] == [True, False]
            with bert.live(table, 1):
                live.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["present"])
            live.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["present"])
            with site.stranger().live(table):
                live.until(lambda m: m["type"] == "table" and m["table"]["watchers"] == 1)
            live.until(lambda m: m["type"] == "table" and m["table"]["watchers"] == 0)


def test_a_reader_in_the_waiting_room_sees_the_game_begin(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "open")
        with anna.live(table, 0) as live:
            assert live.next()["game"] is None
            anna.do(table, "start", fill="random")
            live.until_version(0)
            live.until(lambda m: m["type"] == "table" and m["table"]["status"] == "playing")


def test_pings_are_answered_and_what_was_seen_is_kept(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        anna.play_first(table, 0)
        with anna.live(table, 0) as live:
            assert live.next()["seen"] == 0
            live.send({"type": "seen", "step": 1})
            live.send({"type": "seen", "step": 99})
            live.send({"type": "ping"})
            live.until(lambda m: m["type"] == "pong")
        with anna.live(table, 0) as live:
            assert live.next()["seen"] == 1
        with anna.live(table, 1) as live:
            assert live.next()["seen"] == 0
    with Site(file) as again:
        anna.site = again
        with anna.live(table, 0) as live:
            assert live.next()["seen"] == 1


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("nonsense", 1008),
        ('{"type":"act"}', 1008),
        ('{"type":"seen","step":-1}', 1008),
        ("[" * 4000, 1008),
        ('{"type":"ping","x":"' + "x" * 5000 + '"}', 1009),
    ],
)
def test_nonsense_from_a_client_closes_its_channel(file: str, message: str, code: int) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        with anna.live(table, 0) as live:
            live.next()
            live.send(message)
            assert live.until_closed() == code


def test_a_client_that_never_stops_talking_is_sent_away(file: str) -> None:
    with Site(file, limits=True) as site:
        anna = site.person()
        table = anna.make("me", "me")
        with anna.live(table, 0) as live:
            live.next()
            for _ in range(int(channel.BURST) + 1):
                live.send({"type": "ping"})
            assert live.until_closed() == 1008


def test_nobody_opens_very_many_channels(file: str) -> None:
    with Site(file, limits=True, limit_sockets=2) as site:
        anna = site.person()
        table = anna.make("me", "me")
        with anna.live(table, 0) as one, anna.live(table, 1) as two:
            one.next()
            two.next()
            with anna.live(table) as three:
                assert three.next()["error"]["id"] == "server-too-many-open"
                assert three.until_closed() == 4429
        with anna.live(table) as live:
            assert live.next()["type"] == "hello"


def test_a_stopping_server_asks_readers_to_come_again(file: str) -> None:
    site = Site(file)
    with site:
        anna = site.person()
        table = anna.make("me", "me")
        live = anna.live(table, 0)
        live.__enter__()
        live.next()
        for reader in list(site.readers(table)):
            site.run(_part(reader))
        assert live.until_closed() == 1012
        live.close()


def test_whoever_comes_to_a_stopping_server_is_asked_to_come_again(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        site.room(table)
        site.run(_send_home(site))
        with anna.live(table, 0) as live:
            assert live.until_closed() == 1012
        assert not site.readers(table)


async def _send_home(site: Site) -> None:
    site.premises.rooms.send_home()


async def _part(reader: channel.Reader) -> None:
    reader.part(channel.RETRY)


def test_spectators_share_one_text(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        with site.stranger().live(table) as one, site.person("Bert").live(table) as two:
            one.next()
            two.next()
            version = anna.play_first(table, 0)
            one.until_version(version)
            two.until_version(version)
            games = [[raw for raw in live.raw if '"type":"game"' in raw] for live in (one, two)]
            assert games[0] == games[1]


def test_who_was_sent_away_hears_no_more_of_the_team(file: str) -> None:
    with Site(file) as site:
        people = [site.person(name) for name in ("Anna", "Bert", "Cleo", "Dora")]
        table = people[0].make("me", "open", "open", "open", options={"teams": True})
        for person in people[1:]:
            person.do(table, "join")
        people[0].do(table, "start")
        with people[3].live(table, 3) as slow:
            slow.next()
            slow.hold()
            people[1].do(table, "chat", seat=1, text="one", channel="team")
            people[1].do(table, "chat", seat=1, text="two", channel="team")
            people[0].do(table, "kick", seat=3)
            people[1].do(table, "chat", seat=1, text="psst", channel="team")
            slow.go_on()
            assert slow.until_closed() == channel.SEAT_LOST
            assert not any("psst" in raw for raw in slow.raw)


def test_looking_at_a_table_that_has_not_begun_is_no_nonsense(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "open")
        with anna.live(table, 0) as live:
            live.next()
            live.send({"type": "seen", "step": 3})
            live.send({"type": "ping"})
            live.until(lambda message: message["type"] == "pong")


def test_a_failure_of_ours_is_noted_and_the_channel_closed(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[str] = []
    monkeypatch.setattr(
        "deorbit.server.base.logs.fail",
        lambda event, **about: noted.append(type(about["error"]).__name__),
    )

    def fails(*given: object) -> str:
        raise KeyError

    with Site(file) as site:
        anna, bert, table = two_at_a_table(site)
        with anna.live(table, 0) as live:
            live.next()
            monkeypatch.setattr(Audience, "text", fails)
            decide(bert, table, 1, Random(1))
            site.wait(lambda: noted == ["KeyError"])
            site.wait(lambda: not site.readers(table))
        monkeypatch.setattr(Audience, "game", fails)
        with anna.live(table, 0) as live:
            assert live.until_closed() == 1011
        assert noted == ["KeyError"] * 2


def act_on(live: Live, seat: int, id: str, action: Any = None) -> dict[str, Any]:
    """Decide over the channel; what is answered."""
    match = live.site.room(live.table).match
    body = action or match.legal(seat)[0].to_json()
    live.send({"type": "act", "seat": seat, "action": body, "id": id, "version": match.version})
    answer: dict[str, Any] = live.until(lambda message: message["type"] in ("acted", "refused"))
    return answer


def test_a_decision_over_the_channel_is_the_same_as_one_by_http(file: str) -> None:
    with Site(file) as site:
        anna, bert, table = two_at_a_table(site)
        with anna.live(table, 0) as one, bert.live(table, 1) as two:
            one.next()
            two.next()
            first = site.room(table).match.legal(0)[0].to_json()
            assert act_on(one, 0, "a1") == {"type": "acted", "id": "a1", "version": 1}
            for reader in (one, two):
                reader.until_version(1)
            knows(one, site.room(table).match, 0)
            knows(two, site.room(table).match, 1)
            # The same id again, on either way, changes nothing.
            assert act_on(one, 0, "a1", first)["version"] == 1
            assert anna.act(table, 0, first, "a1", 0).json() == {"version": 1}
            assert len(site.room(table).match) == 1


def test_a_careful_decision_over_the_channel_is_confirmed_first(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        with anna.live(table, 0) as live:
            live.next()
            message: dict[str, Any] = {"type": "act"}
            answer: dict[str, Any] = {"type": ""}
            while answer["type"] != "confirm":
                match = site.room(table).match
                seat, version = match.to_act[0], match.version
                action = match.legal(seat)[-1].to_json()
                message |= {"seat": seat, "action": action, "id": f"a{version}", "version": version}
                live.send({**message, "careful": True})
                answer = live.until(lambda one: one["type"] in ("acted", "confirm"))
            assert answer == {"type": "confirm", "id": f"a{version}"}
            assert site.room(table).version == version
            live.send(message)
            assert live.until(lambda one: one["type"] == "acted")["version"] == version + 1


def test_a_decision_is_taken_back_over_the_channel(file: str) -> None:
    with Site(file) as site:
        anna, _, table = two_at_a_table(site)
        with anna.live(table, 0) as live:
            live.next()
            act_on(live, 0, "a1")
            live.until_version(1)
            assert live.game["undo"]
            live.send({"type": "undo", "seat": 0, "id": "u1", "version": 1})
            answer = live.until(lambda message: message["type"] in ("acted", "refused"))
            assert answer == {"type": "acted", "id": "u1", "version": 2}
            live.until_version(2)
            knows(live, site.room(table).match, 0)


def test_a_refusal_over_the_channel_says_what_http_would(file: str) -> None:
    with Site(file) as site:
        anna, _, table = two_at_a_table(site)
        with anna.live(table, 0) as live, site.stranger().live(table) as stranger:
            live.next()
            stranger.next()
            of_another = act_on(live, 1, "a1")
            assert (of_another["status"], of_another["error"]["id"]) == (
                403,
                "server-not-your-seat",
            )
            forbidden = act_on(live, 0, "a2", {"kind": "end", "args": []})
            assert forbidden["status"] == 422
            assert forbidden["error"]["rule"]
            nonsense = act_on(live, 0, "a3", {"kind": "sing", "args": []})
            assert (nonsense["status"], nonsense["error"]["id"]) == (400, "unknown-action")
            assert act_on(stranger, 0, "a4")["status"] == 403
            body = site.room(table).match.legal(0)[0].to_json()
            live.send({"type": "act", "seat": 0, "action": body, "id": "a5", "version": 99})
            late = live.until(lambda message: message["type"] == "refused")
            assert (late["status"], late["error"]["id"]) == (409, "server-moved-on")
            assert len(site.room(table).match) == 0


def test_decisions_over_the_channel_are_counted_as_all_others(file: str) -> None:
    with Site(file, limits=True, limit_actions=2) as site:
        anna = site.person()
        table = anna.make("me", "me")
        with anna.live(table, 0) as live:
            live.next()
            assert act_on(live, 0, "a1")["type"] == "acted"
            nonsense = {"kind": "end", "args": []}
            assert act_on(live, 0, "a2", nonsense)["status"] == 422
            refused = act_on(live, 0, "a3", nonsense)
            assert (refused["status"], refused["error"]["id"]) == (429, "server-too-often")
            assert refused["after"] > 0
