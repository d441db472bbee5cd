"""Whatever is done at a table: everybody is told, it is stored as it is in memory, and what opens a
table or a seat is as long as it has to be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from deorbit.core.chance import commitment
from deorbit.server.base.clock import Ids
from deorbit.server.rooms import loading, lobby
from server.site import Person, Site, StillClock
from server.test_upload import bring, played


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


class NotedIds(Ids):
    """Notes how many bytes every name has."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def token(self, bytes: int = 16) -> str:
        self.asked.append(bytes)
        return super().token(bytes)


class House:
    """A service with three people, and what is so after each of their deeds."""

    def __init__(self, site: Site, clock: StillClock) -> None:
        self.site = site
        self.clock = clock
        self.anna, self.bert, self.cleo = map(site.person, ("Anna", "Bert", "Cleo"))

    def is_as_stored(self, table: str) -> None:
        room = self.site.room(table)
        found = self.site.run(
            self.site.premises.rooms.read(lambda connection: loading.stored(connection, table))
        )
        assert found is not None
        assert replace(found.row, origin=None) == replace(room.row, origin=None)
        assert tuple(found.seats) == room.seats
        assert found.entries == room.entries
        assert tuple(found.chat) == room.chat
        assert found.barred == room.kicked
        assert found.host is not None
        assert found.host.name == room.host_name

    def told(self, table: str, deed: Callable[[], Any], touched: bool = True) -> Any:
        """Do it, and see that everybody is told and that it is stored."""
        self.clock.time += 10
        before = self.site.room(table).changes
        done = deed()
        assert self.site.room(table).changes > before, "everybody is told"
        assert not touched or self.site.room(table).row.touched == self.clock.time
        self.is_as_stored(table)
        return done

    def quiet(self, table: str, deed: Callable[[], Any]) -> Any:
        """Do what is no change of the table itself."""
        before = self.site.room(table).changes
        done = deed()
        assert self.site.room(table).changes == before
        self.is_as_stored(table)
        return done


@pytest.fixture
def house(file: str) -> Any:
    clock = StillClock()
    with Site(file, clock=clock, agents=False) as site:
        yield House(site, clock)


def test_before_the_start_everybody_hears_who_comes_and_goes(house: House) -> None:
    anna, bert, cleo = house.anna, house.bert, house.cleo
    table = anna.make("me", "open", "open")
    house.is_as_stored(table)
    house.told(table, lambda: bert.do(table, "join", seat=1))
    assert house.quiet(table, lambda: bert.do(table, "join"))["seat"] == 1, "it is theirs already"
    house.told(table, lambda: anna.do(table, "seats/2", kind="agent", agent="random"))
    assert house.site.room(table).seats[2].agent == "random"
    house.told(table, lambda: anna.do(table, "seats/2", kind="open"))
    house.told(table, lambda: cleo.do(table, "join", seat=2, name="Cleopatra"))
    house.told(table, lambda: anna.do(table, "mute", seat=1, muted=True), touched=False)
    assert bert.cannot(403, table, "chat", seat=1, text="hello") == "server-muted"
    house.told(table, lambda: anna.do(table, "mute", seat=1, muted=False), touched=False)
    house.quiet(table, lambda: bert.do(table, "chat", seat=1, text="hello"))
    house.told(table, lambda: anna.do(table, "kick", seat=2))
    assert cleo.cannot(403, table, "join", seat=2) == "server-kicked"
    house.told(table, lambda: bert.do(table, "leave", seat=1))
    house.told(table, lambda: anna.do(table, "leave", seat=0))
    assert house.site.room(table).row.status == "closed"
    assert house.site.room(table).row.note == "abandoned"


def test_while_it_plays_everybody_hears_what_the_table_decides(house: House) -> None:
    anna, bert, cleo = house.anna, house.bert, house.cleo
    table = anna.make("me", "open", "open")
    bert.do(table, "join", seat=1)
    cleo.do(table, "join", seat=2)
    house.told(table, lambda: anna.do(table, "start"))
    assert house.site.room(table).stored_at == 0
    house.quiet(
        table,
        lambda: bert.ask(
            "PUT", f"/api/tables/{table}/notes", {"seat": 1, "text": "he has the moss"}
        ),
    )
    link = bert.ok("GET", f"/api/tables/{table}/seats/1/link")
    assert (link["path"], link["devices"], link["first"]) == (link["path"], 1, True)
    dora = house.site.person("Dora")
    token = link["path"].removeprefix("/s/")
    claimed = house.told(
        table, lambda: dora.ok("POST", "/api/seats/claim", {"token": token}), touched=False
    )
    assert claimed == {"table": table, "seat": 1}
    assert dora.ok("GET", f"/api/tables/{table}/seats/1/link")["first"] is False
    path = f"/api/tables/{table}/seats/1/link"
    house.told(table, lambda: dora.ok("DELETE", path), touched=False)
    assert dora.refused(403, "DELETE", f"{path}?others=true") == "server-not-first"
    house.told(table, lambda: bert.ok("DELETE", f"{path}?others=true"), touched=False)
    assert dora.at(table)["yours"] == []
    propose = {"kind": "close", "seat": 0}
    house.told(table, lambda: anna.do(table, "propose", **propose), touched=False)
    house.told(table, lambda: bert.do(table, "vote", yes=True), touched=False)
    assert house.site.room(table).row.proposal is not None
    house.told(table, lambda: cleo.do(table, "vote", yes=False), touched=False)
    assert house.site.room(table).row.proposal is None
    house.quiet(table, lambda: anna.play_first(table, 0))
    house.told(table, lambda: bert.do(table, "leave", seat=1))
    assert house.site.room(table).seats[1].notes == ""
    house.told(table, lambda: anna.do(table, "propose", kind="open", seat=1), touched=False)
    house.told(table, lambda: cleo.do(table, "vote", yes=True))
    assert house.site.room(table).seats[1].kind == "open"
    house.told(table, lambda: dora.do(table, "join"))
    house.told(table, lambda: cleo.do(table, "resign", seat=2))
    assert house.site.room(table).seats[2].notes == ""
    house.told(table, lambda: dora.do(table, "leave", seat=1))
    house.told(table, lambda: anna.do(table, "propose", kind="agent", seat=1))
    house.told(table, lambda: anna.do(table, "propose", kind="close", seat=0))
    again = house.told(table, lambda: anna.do(table, "rematch"), touched=False)["id"]
    house.is_as_stored(again)
    assert house.site.room(table).row.rematch == again


def test_an_action_ends_what_was_proposed_and_everybody_is_told(house: House) -> None:
    anna, bert = house.anna, house.bert
    table = anna.make("me", "open", game="stationx")
    bert.do(table, "join")
    anna.do(table, "start")
    seat = house.site.room(table).match.to_act[0]
    mover = (anna, bert)[seat]
    mover.play_first(table, seat)
    mover.do(table, "propose", kind="undo", seat=seat)
    if house.site.room(table).row.proposal is None:
        pytest.fail("the other one has to agree")
    seat = house.site.room(table).match.to_act[0]
    house.told(table, lambda: (anna, bert)[seat].play_first(table, seat))
    assert house.site.room(table).row.proposal is None


def test_a_host_who_goes_is_followed_and_everybody_hears_by_whom(house: House) -> None:
    anna, bert = house.anna, house.bert
    table = anna.make("me", "open", "open")
    bert.do(table, "join", seat=1)
    house.told(table, lambda: anna.do(table, "leave", seat=0))
    room = house.site.room(table)
    assert (room.host_name, bert.at(table)["host"], anna.at(table)["host"]) == ("Bert", True, False)


def test_names_that_open_tables_and_seats_cannot_be_guessed(file: str) -> None:
    ids = NotedIds()
    with Site(file, ids=ids, agents=False) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        assert ids.asked == [24, 9] * 2, "the secret and the id of a guest"

        def lengths(deed: Callable[[], Any]) -> Any:
            ids.asked.clear()
            done = deed()
            assert set(ids.asked) == {16}, ids.asked
            return done

        table = lengths(lambda: anna.make("me", "open", "open"))
        bert.do(table, "join", seat=1)
        lengths(lambda: anna.do(table, "seats/2", kind="agent"))
        lengths(lambda: bert.do(table, "leave", seat=1))
        bert.do(table, "join", seat=1)
        lengths(lambda: anna.do(table, "seats/2", kind="open"))
        cleo = site.person("Cleo")
        cleo.do(table, "join", seat=2)
        anna.do(table, "start")
        lengths(lambda: bert.ok("DELETE", f"/api/tables/{table}/seats/1/link"))
        lengths(lambda: bert.do(table, "resign", seat=1))
        lengths(lambda: cleo.do(table, "leave", seat=2))
        lengths(lambda: anna.do(table, "propose", kind="open", seat=2))
        cleo.do(table, "join", seat=2)
        cleo.do(table, "leave", seat=2)
        lengths(lambda: anna.do(table, "propose", kind="agent", seat=2))
        ids.asked.clear()
        anna.do(table, "chat", seat=0, text="hello")
        assert ids.asked == [9]
        anna.do(table, "propose", kind="close", seat=0)
        lengths(lambda: anna.do(table, "rematch"))
        lengths(lambda: bring(anna, played("stationx").dumps()))


def test_a_secret_is_drawn_only_when_the_match_begins(house: House) -> None:
    table = house.anna.make("me", "open")
    assert house.site.room(table).row.secret is None
    house.bert.do(table, "join")
    house.anna.do(table, "start")
    secret = house.site.room(table).row.secret
    assert secret is not None
    assert commitment(bytes.fromhex(secret)) == house.site.room(table).match.commitment
    assert len(bytes.fromhex(secret)) == 32


def test_nobody_keeps_more_tables_than_may_run_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_RUNNING", 2)
    anna: Person = house.anna
    made = [anna.make("me", "open"), anna.make("me", "me")]
    body = {"game": "stationfall", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = anna.ask("POST", "/api/tables", body)
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == "60"
    anna.do(made[0], "leave", seat=0)
    anna.make("me", "open")
