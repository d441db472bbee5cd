"""Bots at tables: nobody else's seats, played by script, explained without giving anything away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import deorbit
from deorbit.server.agents.driver import beat
from deorbit.server.rooms.room import Room
from server.site import Person, Site

KINDS = {"m": "me", "o": "open", "b": "bot", "g": "agent"}


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


def wanted(letters: str) -> list[dict[str, str]]:
    """Seats by letters: m me, o open, b bot, g greedy."""
    return [{"kind": KINDS[one], **({"agent": "greedy"} if one == "g" else {})} for one in letters]


def make(person: Person, letters: str, **given: Any) -> str:
    return person.make(seats=wanted(letters), **given)


def go_on(person: Person, table: str, seat: int, turns: int) -> None:
    """Play until bots have had so many turns more, and the seat is asked again."""
    site = person.site
    before = len(decisions_of(site.room(table)))
    while True:
        site.wait(lambda: seat in site.room_now(table).asked())
        if len(decisions_of(site.room(table))) >= before + turns:
            return
        match = site.room(table).match
        legal = [action.to_json() for action in match.legal(seat)]
        last = next((one for one in legal if one["kind"] == "renegotiate"), legal[0])
        assert person.act(table, seat, last, f"v{match.version}", match.version).status_code == 200


def decisions_of(table: Room) -> list[int]:
    """The steps at which bots announced something."""
    return [
        step
        for step, (seat, action) in enumerate(table.match.actions, 1)
        if seat in table.table.bots and action.kind in ("manoeuvre", "regroup")
    ]


# Seats --------------------------------------------------------------------------------------------


def test_bots_are_made_with_the_table_and_play_by_themselves(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = make(anna, "mbb")
        go_on(anna, table, 0, 3)
        info = anna.at(table)
        assert [seat["bot"] for seat in info["seats"]] == [False, True, True]
        assert all(seat["agent"] == "automation" for seat in info["seats"][1:])
        view = site.room(table).match.view(None)
        assert [seat["identity"] for seat in info["seats"][1:]] == [
            player["pc"] for player in view["players"][1:]
        ]
        assert decisions_of(site.room(table))


def test_who_the_bots_are_is_told_only_when_the_match_has_told_it(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = make(anna, "mbb", options={"bot_identities": ["engineer"]})
        assert {seat["identity"] for seat in anna.at(table)["seats"]} == {None}
        anna.play_first(table, 0)
        assert anna.at(table)["seats"][1]["identity"] == "engineer"


def test_nobody_takes_the_seat_of_a_bot(file: str) -> None:
    with Site(file) as site:
        anna, ben = site.person("Anna"), site.person("Ben")
        table = make(anna, "mobb")
        assert ben.cannot(409, table, "join", seat=2) == "server-seat-taken"
        seat = f"/api/tables/{table}/seats/2"
        for body in ({"kind": "open"}, {"kind": "agent", "agent": "greedy"}):
            assert anna.refused(409, "POST", seat, body) == "server-bot-here"
        assert ben.do(table, "join", seat=None)["seat"] == 1
        assert ben.cannot(403, table, "resign", seat=2)


def test_a_person_cannot_be_made_a_bot_nor_a_bot_a_person(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        body = {"game": "stationfall", "seats": wanted("mmb"), "options": {"bots": [1, 2]}}
        assert anna.refused(409, "POST", "/api/tables", body) == "server-bot-here"
        body = {"game": "stationfall", "seats": wanted("mbb"), "options": {"bots": [2]}}
        assert anna.refused(409, "POST", "/api/tables", body) == "server-no-bot-here"


def test_bots_move_as_fast_as_the_table_wants_but_agents_never_faster_than_usual(
    file: str,
) -> None:
    with Site(file) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = make(anna, "mbg")
        room = site.room(table)

        def beats() -> tuple[float, float]:
            return beat(2.0, room, 1), beat(2.0, room, 2)

        assert beats() == (2.0, 2.0)
        anna.do(table, "tempo", tempo="calm")
        assert min(beats()) > 2.0
        anna.do(table, "tempo", tempo="quick", skip=True)
        assert anna.at(table)["tempo"] == "quick"
        skipped = beats()
        anna.do(table, "tempo", tempo="quick")
        assert skipped[0] < beats()[0] < 2.0
        assert skipped[1] == beats()[1] == 2.0
        assert bert.cannot(403, table, "tempo", tempo="calm") == "server-not-at-table"


def test_a_game_without_bots_says_so(file: str) -> None:
    with Site(file) as site:
        body = {"game": "stationx", "seats": wanted("mbb")}
        assert site.person().refused(400, "POST", "/api/tables", body) == "server-no-bots"
        body["seats"] = [{"kind": "me"}, {"kind": "agent", "agent": "automation"}]
        assert site.person().refused(400, "POST", "/api/tables", body) == "no-automation"


def test_automation_plays_an_ordinary_seat_with_a_secret_identity(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "automation", "automation")
        anna.play_first(table, 0)
        site.wait(lambda: 0 in site.room_now(table).asked())
        info = anna.at(table)
        assert [(seat["agent"], seat["bot"]) for seat in info["seats"][1:]] == [
            ("automation", False)
        ] * 2
        assert site.room(table).table.bots == []


def test_a_table_with_bots_begins_when_the_last_person_sits_down(file: str) -> None:
    with Site(file) as site:
        anna, ben = site.person("Anna"), site.person("Ben")
        table = make(anna, "mobb", options={"cooperative": True}, start=False)
        assert anna.at(table)["status"] == "waiting"
        ben.do(table, "join", seat=None)
        assert anna.at(table)["status"] == "playing"


def test_up_to_nine_play_with_bots_and_no_more(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = make(anna, "mgbbbbbbb")
        assert site.room(table).match.seats == 9
        body = {"game": "stationfall", "seats": wanted("mgbbbbbbbb")}
        assert anna.ask("POST", "/api/tables", body).status_code == 400
        body["seats"] = wanted("mb")
        assert anna.refused(400, "POST", "/api/tables", body) == "stationfall-bots-players"


def test_a_rematch_and_the_lobby_know_the_bots(file: str) -> None:
    with Site(file) as site:
        anna, ben = site.person("Anna"), site.person("Ben")
        table = make(anna, "mobb", listed=True)
        (card,) = ben.ok("GET", "/api/tables")
        assert [seat["bot"] for seat in card["seats"]] == [False, False, True, True]
        ben.do(table, "join", seat=None)
        for person, seat in ((anna, 0), (ben, 1)):
            person.do(table, "resign", seat=seat)
        with anna.live(table) as live:
            while live.game is None or live.game["outcome"] is None:
                assert live.next() is not None
        assert {2, 3} == set(site.room(table).table.bots)


# After a restart ----------------------------------------------------------------------------------


def test_bots_go_on_after_a_restart(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = make(anna, "mbb")
        go_on(anna, table, 0, 2)
        before = anna.at(table, "", None)["seats"]
        known = len(site.room(table).entries)
    with Site(database) as again:
        back = Person(again, anna.cookie, anna.address)
        assert back.at(table)["seats"][1:] == before[1:]
        go_on(back, table, 0, 2)
        entries = again.room(table).entries
        assert {entry.seat for entry in entries[known:]} == {0, 1, 2}


def test_a_bot_that_owes_a_move_at_a_restart_makes_it(database: str) -> None:
    with Site(database, agents=False) as site:
        anna = site.person()
        table = make(anna, "mbb")
        while 0 in site.room(table).match.to_act:
            anna.play_first(table, 0)
        version = site.room(table).version
    with Site(database) as again:
        again.wait(
            lambda: (
                (found := again.premises.rooms.known(table)) is not None and found.version > version
            )
        )


# Why ----------------------------------------------------------------------------------------------


def test_why_tells_the_same_to_everybody(file: str) -> None:
    with Site(file) as site:
        anna, eve = site.person("Anna"), site.person("Eve")
        table = make(anna, "mbb", listed=True)
        go_on(anna, table, 0, 3)
        steps = decisions_of(site.room(table))
        for step in steps:
            told = anna.at(table, f"/why/{step}")
            assert told == eve.at(table, f"/why/{step}")
            ids = [line["id"] for line in told["lines"]]
            assert any(one.startswith("stationfall-why-chosen") for one in ids)


def test_why_tells_what_the_match_tells_without_anybodys_cards(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = make(anna, "mbb")
        go_on(anna, table, 0, 3)
        match = site.room(table).match
        identity = match.view(0)["players"][0]["identity"]
        assert identity is not None
        for step in decisions_of(site.room(table)):
            assert match.at(step - 1).view(None)["players"][0]["identity"] is None
            assert anna.at(table, f"/why/{step}")["lines"] == [
                sentence.to_json() for sentence in match.why(step)
            ]


def test_why_is_the_same_whatever_somebody_chose_in_secret() -> None:
    told = []
    for choice in (0, 1):
        match = deorbit.new("stationfall", seats=3, seed=6, bots=[1, 2])
        match.play(0, match.legal(0)[choice])
        while match.to_act and match.to_act[0] != 0:
            seat = match.to_act[0]
            match.play(seat, deorbit.agent("automation").choose(match, seat))
        told.append([match.why(step) for step in range(1, len(match) + 1)])
    assert told[0] == told[1]
    assert any(told[0])


def test_why_of_what_a_person_did_is_empty(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = make(anna, "mbb")
        go_on(anna, table, 0, 3)
        own = [n for n, (seat, _) in enumerate(site.room(table).match.actions, 1) if seat == 0]
        assert [anna.at(table, f"/why/{step}")["lines"] for step in own] == [[]] * len(own)


def test_why_of_an_action_that_is_not_there_is_refused(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = make(anna, "mbb")
        assert anna.refused(400, "GET", f"/api/tables/{table}/why/999") == "bad-moment"
        assert anna.ask("GET", f"/api/tables/{table}/why/0").status_code == 400


def test_strangers_do_not_ask_why_at_a_table_that_is_not_there(file: str) -> None:
    with Site(file) as site:
        path = "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/why/1"
        assert site.stranger().ask("GET", path).status_code == 404


# Elsewhere ----------------------------------------------------------------------------------------


def test_a_fork_and_a_position_keep_their_bots(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = make(anna, "mbb")
        go_on(anna, table, 0, 2)
        fork = anna.do(table, "fork", step=None, seats=wanted("mbb"))["id"]
        assert [seat["bot"] for seat in anna.at(fork)["seats"]] == [False, True, True]
        go_on(anna, fork, 0, 1)

        body = {
            "game": "stationfall",
            "seats": wanted("mbmb"),
            "options": {"bots": [1, 3], "teams": True},
            "position": {"minute": 9},
        }
        made = anna.ok("POST", "/api/tables", body)["id"]
        assert site.room(made).match.view(None)["minute"] == 9
        assert [seat["bot"] for seat in anna.at(made)["seats"]] == [False, True, False, True]
        assert site.room(made).table.partner(0) == 2
        assert site.room(made).table.partner(1) is None
        desk = site.run(site.premises.rooms.room(made)).match.seat(0)
        assert desk.view()["options"]["teams"] is True


def test_the_desk_pairs_people_and_no_bots(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = make(anna, "mbmb", options={"teams": True})
        with anna.live(table, 0) as live:
            live.next()
            assert live.desk["teams"] == [
                {"team": "A", "partner": 2},
                {"team": "", "partner": None},
                {"team": "A", "partner": 0},
                {"team": "", "partner": None},
            ]


def test_a_match_of_the_library_is_the_same_with_bots() -> None:
    """What the service plays is what anybody plays: a bot draws nothing."""
    agent = deorbit.agent("automation")
    match = deorbit.new("stationfall", seats=3, seed=1, bots=[1, 2])
    match.play(0, match.legal(0)[0])
    while match.to_act and match.to_act[0] in (1, 2):
        seat = match.to_act[0]
        assert agent.choose(match, seat) == deorbit.agent("automation", seed=9).choose(match, seat)
        match.play(seat, agent.choose(match, seat))
    assert match.to_act == (0,)
