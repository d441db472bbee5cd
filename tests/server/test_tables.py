"""Tables come about, fill, begin and end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from deorbit.server.storage import records
from deorbit.server.storage.store import Store
from server.site import Person, Site, StillClock

DAY = 24 * 3600.0


def test_a_table_with_agents_begins_at_once(database: str) -> None:
    with Site(database) as site:
        anna = site.person("Anna")
        table = anna.make("me", "greedy", "random")
        info = anna.at(table)
        assert info["status"] == "playing"
        assert [seat["kind"] for seat in info["seats"]] == ["person", "agent", "agent"]
        assert info["yours"] == [0]
        assert info["host"]
        assert info["commitment"]
        assert info["secret"] is None
        assert len(info["names"]) == 3


def test_a_table_with_open_seats_waits_for_people(database: str) -> None:
    with Site(database) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open", listed=True)
        assert anna.at(table)["status"] == "waiting"
        assert [card["id"] for card in bert.ok("GET", "/api/tables")] == [table]
        assert bert.do(table, "join")["seat"] == 1
        assert bert.do(table, "join")["seat"] == 1
        anna.do(table, "start")
        assert bert.at(table)["status"] == "playing"
        assert bert.at(table)["seats"][1] == {
            "number": 1,
            "name": "Bert",
            "kind": "person",
            "agent": None,
            "bot": False,
            "identity": None,
            "left": False,
            "resigned": False,
            "muted": False,
            "late": False,
            "present": False,
            "yours": True,
        }


def test_an_unlisted_table_is_found_only_by_its_link(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = anna.make("me", "open")
        assert site.stranger().ok("GET", "/api/tables") == []
        assert site.stranger().at(table)["status"] == "waiting"
        assert site.stranger().refused(404, "GET", "/api/tables/abc") == "server-no-table"


def test_of_two_who_want_the_last_seat_one_gets_it(database: str) -> None:
    with Site(database) as site:
        table = site.person().make("me", "open")
        guests = [site.person(name) for name in ("Bert", "Cleo", "Dora")]

        async def all_at_once() -> list[int]:
            path = f"/api/tables/{table}/join"
            asked = [guest._ask("POST", path, {}, None, None, "http") for guest in guests]
            return [answer.status_code for answer in await asyncio.gather(*asked)]

        assert sorted(site.run(all_at_once())) == [200, 409, 409]


def test_the_host_fills_open_seats_with_agents(database: str) -> None:
    with Site(database) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open", "open")
        assert anna.cannot(409, table, "start") == "server-seats-open"
        assert bert.cannot(403, table, "start", fill="greedy") == "server-not-host"
        assert anna.cannot(400, table, "start", fill="nobody") == "unknown-agent"
        anna.do(table, "seats/1", kind="agent", agent="random")
        anna.do(table, "start", fill="greedy")
        assert [seat["agent"] for seat in anna.at(table)["seats"]] == [None, "random", "greedy"]
        assert anna.cannot(409, table, "start") == "server-table-playing"


def test_a_host_who_leaves_is_followed_by_the_next_person(database: str) -> None:
    with Site(database) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open", "open")
        bert.do(table, "join")
        anna.do(table, "leave", seat=0)
        info = bert.at(table)
        assert info["host"]
        assert info["host_name"] == "Bert"
        assert info["seats"][0]["kind"] == "open"
        bert.do(table, "leave", seat=1)
        assert bert.at(table)["status"] == "closed"
        assert bert.at(table)["note"] == "abandoned"


def test_a_host_who_only_watches_stays_the_host(database: str) -> None:
    with Site(database) as site:
        anna, bert, cleo = site.person("Anna"), site.person("Bert"), site.person("Cleo")
        table = anna.make("open", "open", "open")
        bert.do(table, "join")
        cleo.do(table, "join")
        bert.do(table, "leave", seat=0)
        cleo.do(table, "leave", seat=1)
        assert anna.at(table)["host"]
        assert anna.at(table)["status"] == "waiting"


def test_hot_seat_gives_one_guest_several_seats(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = anna.make("me", "me", "me")
        assert anna.at(table)["yours"] == [0, 1, 2]
        for seat in range(3):
            anna.play_first(table, seat)
        assert anna.at(table)["version"] == 3


def test_a_seat_link_opens_the_seat_on_another_device(database: str) -> None:
    with Site(database) as site:
        anna, phone = site.person("Anna"), site.person("Anna")
        table = anna.make("me", "greedy")
        path = anna.at(table, "/seats/0/link")["path"]
        assert phone.refused(403, "GET", f"/api/tables/{table}/seats/0/link")
        token = path.removeprefix("/s/")
        assert phone.ok("POST", "/api/seats/claim", {"token": token}) == {"table": table, "seat": 0}
        assert phone.at(table)["yours"] == [0]
        assert anna.at(table)["yours"] == [0]
        assert phone.refused(404, "POST", "/api/seats/claim", {"token": "x" * 22})


def test_a_seat_link_is_void_after_leaving(database: str) -> None:
    with Site(database) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open", "open")
        bert.do(table, "join")
        token = bert.at(table, "/seats/1/link")["path"].removeprefix("/s/")
        bert.do(table, "leave", seat=1)
        assert bert.refused(404, "POST", "/api/seats/claim", {"token": token}) == "server-no-link"


def test_who_leaves_a_game_leaves_a_seat_for_the_table_to_fill(database: str) -> None:
    with Site(database) as site:
        anna, bert, cleo = site.person("Anna"), site.person("Bert"), site.person("Cleo")
        table = anna.make("me", "open", "open")
        bert.do(table, "join")
        cleo.do(table, "join")
        anna.do(table, "start")
        assert anna.cannot(409, table, "propose", kind="agent", seat=1) == "server-seat-not-free"
        bert.do(table, "leave", seat=1)
        assert anna.at(table)["seats"][1]["left"]
        anna.do(table, "propose", kind="agent", seat=1)
        proposal = cleo.at(table)["proposal"]
        assert proposal == {
            "kind": "agent",
            "seat": 1,
            "by": 0,
            "votes": [0],
            "needed": [2],
            "you_may_vote": True,
        }
        assert not anna.at(table)["proposal"]["you_may_vote"]
        assert bert.cannot(403, table, "vote", yes=True) == "server-not-at-table"
        cleo.do(table, "vote", yes=True)
        assert anna.at(table)["seats"][1]["kind"] == "agent"
        assert anna.at(table)["proposal"] is None


def test_one_no_ends_a_proposal(database: str) -> None:
    with Site(database) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open")
        bert.do(table, "join")
        anna.do(table, "start")
        anna.do(table, "propose", kind="close", seat=0)
        assert bert.cannot(409, table, "propose", kind="close", seat=1) == "server-proposal-stands"
        bert.do(table, "vote", yes=False)
        assert anna.at(table)["proposal"] is None
        assert bert.cannot(409, table, "vote", yes=True) == "server-no-proposal"
        anna.do(table, "propose", kind="close", seat=0)
        bert.do(table, "vote", yes=True)
        assert anna.at(table)["status"] == "closed"
        assert anna.at(table)["note"] == "agreed"


def test_a_left_seat_can_be_opened_for_somebody_else(database: str) -> None:
    with Site(database) as site:
        anna, bert, cleo = site.person("Anna"), site.person("Bert"), site.person("Cleo")
        table = anna.make("me", "open")
        bert.do(table, "join")
        anna.do(table, "start")
        bert.do(table, "leave", seat=1)
        anna.do(table, "propose", kind="open", seat=1)
        assert cleo.do(table, "join")["seat"] == 1
        cleo.play_first(table, 1)
        assert bert.at(table)["yours"] == []


def test_nobody_who_plays_against_others_takes_a_second_hand(database: str) -> None:
    with Site(database) as site:
        anna, bert, cleo = site.person("Anna"), site.person("Bert"), site.person("Cleo")
        table = anna.make("me", "open", "open")
        bert.do(table, "join")
        cleo.do(table, "join")
        anna.do(table, "start")
        bert.do(table, "leave", seat=1)
        anna.do(table, "propose", kind="open", seat=1)
        cleo.do(table, "vote", yes=True)
        assert anna.cannot(409, table, "join") == "server-seated-already"
        assert anna.cannot(409, table, "join", seat=1) == "server-seated-already"


def test_who_kicks_the_only_opponent_does_not_get_to_see_that_hand(database: str) -> None:
    with Site(database) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open")
        bert.do(table, "join")
        anna.do(table, "start")
        anna.do(table, "kick", seat=1)
        anna.do(table, "propose", kind="open", seat=1)
        assert anna.cannot(409, table, "join", seat=1) == "server-seated-already"


def test_somebody_long_waited_for_can_be_replaced(database: str) -> None:
    clock = StillClock()
    with Site(database, clock=clock) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open")
        bert.do(table, "join")
        anna.do(table, "start")
        clock.time += 299
        assert anna.cannot(409, table, "propose", kind="agent", seat=1)
        clock.time += 2
        with bert.live(table, 1) as live:
            live.next()
            assert anna.cannot(409, table, "propose", kind="agent", seat=1)
        anna.do(table, "propose", kind="agent", seat=1)
        assert anna.at(table)["seats"][1]["kind"] == "agent"
        assert bert.at(table)["yours"] == []


def test_an_agent_plays_on_for_who_resigns(database: str) -> None:
    with Site(database) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open")
        bert.do(table, "join")
        anna.do(table, "start")
        anna.do(table, "resign", seat=0)
        seat = bert.at(table)["seats"][0]
        assert (seat["kind"], seat["resigned"], seat["name"]) == ("agent", True, "Anna")
        assert bert.at(table)["host"]
        site.wait(lambda: site.room_now(table).version >= 1)
        assert anna.act(table, 0, {"kind": "wait"}, "x", 1).status_code == 403


def test_a_rematch_leads_everybody_to_one_table(database: str) -> None:
    with Site(database) as site:
        anna, bert, cleo = site.person("Anna"), site.person("Bert"), site.person("Cleo")
        table = anna.make("me", "open", "random")
        bert.do(table, "join")
        anna.do(table, "start")
        assert anna.cannot(409, table, "rematch") == "server-table-playing"
        anna.do(table, "propose", kind="close", seat=0)
        bert.do(table, "vote", yes=True)
        again = bert.do(table, "rematch")["id"]
        info = bert.at(again)
        assert [seat["kind"] for seat in info["seats"]] == ["open", "person", "agent"]
        assert info["host"]
        assert cleo.cannot(403, table, "rematch") == "server-not-at-table"
        assert anna.do(table, "rematch")["id"] == again
        assert anna.at(again)["status"] == "playing"
        assert anna.at(table)["rematch"] == again


def test_tables_that_nobody_comes_back_to_expire(database: str) -> None:
    clock = StillClock()
    with Site(database, clock=clock) as site:
        anna = site.person()
        waiting = anna.make("me", "open")
        live = anna.make("me", "me")
        slow = anna.make("me", "me", pace="slow")
        clock.time += 3 * DAY
        site.sweep()
        assert anna.at(waiting)["note"] == "expired"
        assert anna.at(live)["status"] == "playing"
        clock.time += 12 * DAY
        site.sweep()
        assert anna.at(live)["status"] == "closed"
        assert anna.at(slow)["status"] == "playing"
        clock.time += 50 * DAY
        site.sweep()
        assert anna.at(slow)["status"] == "closed"
        clock.time += 500 * DAY
        site.sweep()
        assert anna.ask("GET", f"/api/tables/{live}").status_code == 404
        assert anna.ok("GET", "/api/me")["guest"] is None


def test_a_rematch_of_a_deleted_table_stays(database: str) -> None:
    clock = StillClock()
    with Site(database, clock=clock) as site:
        anna = site.person()
        table = anna.make("me", "me")
        anna.do(table, "propose", kind="close", seat=0)
        clock.time += 300 * DAY
        again = anna.do(table, "rematch")["id"]
        clock.time += 80 * DAY
        site.sweep()
        assert anna.ask("GET", f"/api/tables/{table}").status_code == 404
        assert anna.at(again)["status"] in ("playing", "closed")


def test_nobody_keeps_very_many_tables(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deorbit.server.rooms.lobby.MOST_RUNNING", 2)
    with Site(database) as site:
        anna = site.person()
        anna.make("me", "open")
        table = anna.make("me", "me")
        body = {"game": "stationfall", "seats": [{"kind": "me"}, {"kind": "me"}]}
        assert anna.refused(429, "POST", "/api/tables", body) == "server-too-many-tables"
        anna.do(table, "propose", kind="close", seat=0)
        anna.make("me", "me")


def test_my_tables_tell_whose_turn_it_is(database: str) -> None:
    with Site(database) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open")
        bert.do(table, "join")
        anna.do(table, "start")
        (card,) = anna.ok("GET", "/api/me/tables")
        assert (card["id"], card["your_turn"], card["yours"]) == (table, True, [0])
        assert card["asked"] == [0, 1]
        assert card["clock"]["id"] == "server-clock-minute"
        anna.play_first(table, 0)
        anna.play_first(table, 0)
        while 0 in site.room(table).match.to_act:
            anna.play_first(table, 0)
        (card,) = anna.ok("GET", "/api/me/tables")
        assert not card["your_turn"]
        assert bert.ok("GET", "/api/me/tables")[0]["your_turn"]


def test_who_is_called_otherwise_is_so_at_every_table_and_who_sits_beside_them_is_not(
    database: str,
) -> None:
    with Site(database) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        mine = anna.ok(
            "POST",
            "/api/tables",
            {"game": "stationfall", "seats": [{"kind": "me"}, {"kind": "me", "name": "Cleo"}]},
        )["id"]
        theirs = bert.make("me", "open")
        anna.do(theirs, "join")
        away = anna.make("me", "greedy")
        room = site.room(away)

        async def forget() -> None:
            site.premises.rooms.let_go(room)

        site.run(forget())
        anna.ok("PATCH", "/api/me", {"name": "Zofia"})
        assert [seat["name"] for seat in anna.at(mine)["seats"]] == ["Zofia", "Cleo"]
        assert [seat["name"] for seat in bert.at(theirs)["seats"]] == ["Bert", "Zofia"]
        assert anna.at(away)["seats"][0]["name"] == anna.at(away)["host_name"] == "Zofia"


def test_a_table_of_station_x_can_be_played(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = anna.make("me", "me", game="stationx")
        for _ in range(4):
            anna.play_first(table, site.room(table).match.to_act[0])
        assert anna.at(table, "/content")["board"]["size"] == 25
        assert anna.at(table)["version"] == 4


def test_who_comes_back_while_others_agree_keeps_the_seat(database: str) -> None:
    clock = StillClock()
    with Site(database, clock=clock) as site:
        anna, bert, cleo = site.person("Anna"), site.person("Bert"), site.person("Cleo")
        table = anna.make("me", "open", "open")
        bert.do(table, "join", seat=1)
        cleo.do(table, "join", seat=2)
        anna.do(table, "start")
        clock.time += 301
        for kind in ("agent", "open"):
            anna.do(table, "propose", kind=kind, seat=1)
            with bert.live(table, 1) as live:
                live.next()
                cleo.do(table, "vote", yes=True)
            assert bert.at(table)["yours"] == [1]
            assert bert.at(table)["proposal"] is None


def test_a_rematch_that_was_forgotten_is_made_again(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = anna.make("me", "me")
        anna.do(table, "propose", kind="close", seat=0)
        again = anna.do(table, "rematch")["id"]
        assert anna.do(table, "rematch")["id"] == again
        rooms = site.premises.rooms
        site.run(rooms.write(lambda connection: records.delete_table(connection, again)))
        rooms.forget(site.room_now(again))
        third = anna.do(table, "rematch")["id"]
        assert third != again
        assert anna.at(third)["yours"] == [0, 1]


def test_no_rematch_gives_a_second_hand(database: str) -> None:
    with Site(database) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open", "open")
        bert.do(table, "join", seat=1)
        anna.do(table, "start", fill="random")
        anna.do(table, "propose", kind="close", seat=0)
        bert.do(table, "vote", yes=True)
        again = anna.do(table, "rematch")["id"]
        # Bert sits down elsewhere, and his old seat falls free during play.
        cleo = site.person("Cleo")
        cleo.do(again, "join", seat=1)
        anna.do(again, "seats/2", kind="open")
        bert.do(again, "join", seat=2)
        anna.do(again, "start")
        cleo.do(again, "leave", seat=1)
        anna.do(again, "propose", kind="open", seat=1)
        bert.do(again, "vote", yes=True)
        assert bert.do(table, "rematch")["id"] == again
        assert bert.at(again)["yours"] == [2]


def test_the_last_to_leave_closes_the_table_in_one_go(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Site(database, agents=False) as site:
        anna = site.person()
        table = anna.make("me", "random")
        writes = []
        write = Store.write

        async def counted(self: Store, job: Any) -> Any:
            writes.append(job)
            return await write(self, job)

        with monkeypatch.context() as patch:
            patch.setattr(Store, "write", counted)
            anna.do(table, "leave", seat=0)
        assert anna.at(table)["note"] == "abandoned"
        assert len(writes) == 1


def test_who_was_sent_away_may_only_watch(database: str) -> None:
    with Site(database) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open")
        bert.do(table, "join")
        anna.do(table, "kick", seat=1)
        assert bert.cannot(403, table, "join") == "server-kicked"
        assert bert.cannot(403, table, "join", seat=1) == "server-kicked"
        assert bert.at(table)["yours"] == []
        site.person("Cleo").do(table, "join")


def test_who_was_sent_away_stays_away_after_a_restart_and_comes_by_no_link(database: str) -> None:
    with Site(database) as site:
        anna, bert, cleo = (site.person(name) for name in ("Anna", "Bert", "Cleo"))
        table = anna.make("me", "open", "open", "open")
        for person in (bert, cleo):
            person.do(table, "join")
        anna.do(table, "kick", seat=1)
        people = [Person(site, one.cookie, one.address) for one in (anna, bert, cleo)]
    with Site(database) as site:
        anna, bert, cleo = (Person(site, one.cookie, one.address) for one in people)
        assert bert.cannot(403, table, "join") == "server-kicked"
        link = cleo.at(table, "/seats/2/link")["path"].removeprefix("/s/")
        claim = {"token": link}
        assert bert.refused(403, "POST", "/api/seats/claim", claim) == "server-kicked"
        assert site.person("Dora").ok("POST", "/api/seats/claim", claim)["seat"] == 2


# Links ------------------------------------------------------------------------------------------


def claimed(person: Person, path: str) -> int:
    token = path.removeprefix("/s/")
    return person.ask("POST", "/api/seats/claim", {"token": token}).status_code


def test_a_link_that_is_withdrawn_leads_nowhere(database: str) -> None:
    with Site(database) as site:
        anna, bert, cleo = (site.person(name) for name in ("Anna", "Bert", "Cleo"))
        table = anna.make("me", "me")
        path = f"/api/tables/{table}/seats/0/link"
        link = anna.ok("GET", path)
        assert (link["devices"], link["first"]) == (1, True)
        assert claimed(bert, link["path"]) == 200
        assert bert.ok("GET", path) == {"path": link["path"], "devices": 2, "first": False}
        assert bert.refused(403, "DELETE", f"{path}?others=true") == "server-not-first"
        assert cleo.refused(403, "DELETE", path)
        bert.ok("DELETE", path)
        assert claimed(cleo, link["path"]) == 404
        assert bert.at(table)["yours"] == [0], "who came by it stays"
        assert claimed(cleo, anna.ok("GET", path)["path"]) == 200


def test_who_had_a_seat_first_takes_it_from_all_other_devices(database: str) -> None:
    with Site(database) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "me")
        path = f"/api/tables/{table}/seats/0/link"
        assert claimed(bert, anna.ok("GET", path)["path"]) == 200
        with bert.live(table, 0) as live:
            assert live.next()["type"] == "hello"
            anna.ok("DELETE", f"{path}?others=true")
            assert live.until_closed() == 4403
        assert (anna.at(table)["yours"], bert.at(table)["yours"]) == ([0, 1], [])
        assert anna.ok("GET", path)["devices"] == 1


# Chat -------------------------------------------------------------------------------------------


def test_what_a_team_says_leaves_no_gap_in_the_numbers_of_the_table(database: str) -> None:
    with Site(database) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open", "me", "open", options={"teams": True})
        bert.do(table, "join", seat=1)
        bert.do(table, "join", seat=3)

        def say(person: Person, seat: int, channel: str = "table") -> int:
            said = {"seat": seat, "text": "word", "channel": channel}
            return int(person.do(table, "chat", **said)["number"])

        with bert.live(table, 1) as live:
            assert live.next()["type"] == "hello"
            numbers = [say(anna, 0), say(anna, 0, "team"), say(bert, 1), say(bert, 1, "team")]
            numbers += [say(anna, 2, "team"), say(anna, 0)]
            live.until(lambda message: len(live.chat) == 4)
            heard = [(line["number"], line["channel"]) for line in live.chat]
        assert [numbers[0], numbers[2], numbers[5]] == [1, 2, 3]
        assert numbers[4] == numbers[1] + 1
        assert heard == [(1, "table"), (2, "table"), (numbers[3], "team"), (3, "table")]
        anna.ok("DELETE", f"/api/tables/{table}/chat/{numbers[1]}")
        with site.stranger().live(table) as live:
            assert [line["number"] for line in live.next()["chat"]] == [1, 2, 3]


def test_busy_tables_push_nobody_who_waits_out_of_the_lobby(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deorbit.server.telling.cards.LISTED", 2)
    clock = StillClock()
    with Site(database, clock=clock) as site:
        anna = site.person()
        waiting = anna.make("me", "open", listed=True)
        for _ in range(3):
            clock.time += 1
            anna.make("me", "me", listed=True)
        shown = anna.ok("GET", "/api/tables")
        assert [card["status"] for card in shown] == ["waiting", "playing", "playing"]
        assert shown[0]["id"] == waiting
