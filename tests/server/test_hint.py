"""Hints at tables: for whom, about what, and how many."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import deorbit
from deorbit.agents.hint import Hint
from deorbit.core import text
from deorbit.server.agents.hints import MOST_WAITING_EACH
from deorbit.server.agents.pool import AgentPool, job_for
from deorbit.server.agents.worker import Answer, answer
from deorbit.server.api.services import hints_of
from deorbit.server.base.refusals import Refusal
from server.site import Site

SOLO = {"game": "intrepid", "options": {"countries": ["russia", "united-states"]}}


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


def followed(site: Site, person: Any, table: str, seat: int) -> int:
    """Ask for a hint and do what it says; the new version."""
    action = person.at(table, "/hint", seat)["action"]
    version = site.room(table).version
    done = person.act(table, seat, action, f"v{version}", version)
    assert done.status_code == 200, done.text
    return int(done.json()["version"])


# At a table ---------------------------------------------------------------------------------------


def test_a_hint_is_a_legal_action_with_what_follows_and_what_it_gains(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me", game="intrepid")
        hint = anna.at(table, "/hint", 0)
        assert hint["action"] == hint["line"][0]
        assert hint["action"] in site.room(table).match.view(0)["legal"]
        assert text.has(hint["gain"]["id"])
        assert hint["gain"]["args"]["notes"]


def test_a_game_can_be_played_by_hints_alone(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", **SOLO)
        while site.room(table).match.view(0)["round"] == 1:
            followed(site, anna, table, 0)
        assert {"place", "done"} <= {action.kind for _, action in site.room(table).match.actions}


def test_who_does_not_hold_the_seat_gets_no_hint(file: str) -> None:
    with Site(file) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "random", game="intrepid")
        path = f"/api/tables/{table}/hint"
        assert bert.refused(403, "GET", f"{path}?seat=0") == "server-not-your-seat"
        assert anna.refused(403, "GET", f"{path}?seat=1") == "server-not-your-seat"
        assert anna.refused(404, "GET", f"{path}?seat=7") == "server-no-seat"
        assert anna.refused(400, "GET", path) == "server-bad-input"
        assert site.stranger().refused(401, "GET", f"{path}?seat=0") == "server-no-guest"


def test_a_game_that_does_not_say_so_has_no_hints(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = SimpleNamespace(hints=lambda: False)
    monkeypatch.setattr("deorbit.server.agents.hints.find", lambda game: silent)
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me", "me", game="stationx")
        path = f"/api/tables/{table}/hint?seat=0"
        assert anna.refused(404, "GET", path) == "server-no-hints"


def test_a_table_that_has_not_begun_has_no_hints(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "open", game="intrepid")
        assert anna.refused(409, "GET", f"/api/tables/{table}/hint?seat=0") == "server-not-started"


def test_a_seat_that_owes_nothing_is_told_nothing(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        options = {"countries": ["russia", "united-states"]}
        table = anna.make("me", "me", game="intrepid", options=options)
        assert anna.act(table, 0, {"kind": "done", "args": []}, "a", 0).status_code == 200
        assert anna.at(table, "/hint", 0) == {"action": None, "gain": None, "line": []}
        assert anna.at(table, "/hint", 1)["action"] is not None


def test_a_hint_changes_nothing_at_the_table(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", **SOLO)
        before = site.room(table).match.fingerprint
        anna.at(table, "/hint", 0)
        assert (site.room(table).version, site.room(table).match.fingerprint) == (0, before)


def test_hints_are_counted_like_other_work(file: str) -> None:
    with Site(file, limits=True, limit_actions=4) as site:
        anna = site.person()
        table = anna.make("me", **SOLO)
        path = f"/api/tables/{table}/hint?seat=0"
        statuses = [anna.ask("GET", path).status_code for _ in range(6)]
        assert statuses[0] == 200
        assert statuses[-1] == 429


# Behind it ----------------------------------------------------------------------------------------


class Counted(AgentPool):
    """Hints when the test lets them, or none at all."""

    def __init__(self, found: Hint | None) -> None:
        super().__init__(0)
        self.found = found
        self.asked = 0
        self.may = asyncio.Event()

    async def advise(self, match: deorbit.Match, seat: int, seed: int) -> Hint | None:
        self.asked += 1
        await self.may.wait()
        return self.found


def test_a_hint_is_worked_out_once_until_the_match_goes_on(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = site.room(anna.make("me", **SOLO))
        pool = Counted(Hint((deorbit.Action("done"),)))
        hints = hints_of(pool, site.premises.rooms, site.premises.limits)

        async def ask() -> None:
            several = asyncio.gather(*(hints.hint("here", table, 0) for _ in range(3)))
            await asyncio.sleep(0)
            pool.may.set()
            assert len(set(await several)) == 1
            assert pool.asked == 1

        site.run(ask())
        anna.play_first(table.id, 0)
        site.run(hints.hint("here", table, 0))
        assert pool.asked == 2


def test_one_asker_does_not_wait_for_too_many_at_once(file: str) -> None:
    with Site(file, limits=True) as site:
        anna = site.person()
        tables = [site.room(anna.make("me", **SOLO)) for _ in range(MOST_WAITING_EACH + 2)]
        pool = Counted(Hint((deorbit.Action("done"),)))
        hints = hints_of(pool, site.premises.rooms, site.premises.limits)

        async def ask() -> None:
            waiting = [asyncio.ensure_future(hints.hint("here", one, 0)) for one in tables[:-1]]
            await asyncio.sleep(0)
            with pytest.raises(Refusal) as refused:
                await hints.hint("here", tables[-1], 0)
            assert (refused.value.status, refused.value.retry > 0) == (503, True)
            pool.may.set()
            await asyncio.gather(*waiting, hints.hint("elsewhere", tables[-1], 0))

        site.run(ask())


def test_a_worker_that_fails_gives_no_hint_and_says_so(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = site.room(anna.make("me", **SOLO))
        pool = Counted(None)
        pool.may.set()
        with pytest.raises(Refusal) as refused:
            site.run(
                hints_of(pool, site.premises.rooms, site.premises.limits).hint("here", table, 0)
            )
        assert (refused.value.status, refused.value.id) == (503, "server-hint-failed")


def test_a_worker_answers_a_hint_with_a_line_of_actions() -> None:
    match = deorbit.new("intrepid", seats=2, seed=3, countries="russia,united-states")
    job = msgspec.structs.replace(job_for(match, 0, "hint", 1), advise=True)
    found = answer(msgspec.json.encode(job))
    assert not found.problem
    assert found.action == found.line[0]
    for notation in found.line[:-1]:
        match.play(0, deorbit.Action.parse(notation))


def test_a_hint_that_cannot_be_followed_is_dropped() -> None:
    class Confused(AgentPool):
        async def _ask(self, line: bytes) -> Answer:
            return Answer(action="fly", line=["fly"])

    match = deorbit.new("intrepid", seats=2, seed=3)
    assert asyncio.run(Confused(0).advise(match, 0, 1)) is None


def test_a_worker_refuses_hints_of_a_game_that_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = SimpleNamespace(hints=lambda: False)
    monkeypatch.setattr("deorbit.agents.hint.find", lambda game: silent)
    job = msgspec.structs.replace(
        job_for(deorbit.new("stationfall", seed=1), 0, "hint", 1), advise=True
    )
    assert "BadInput" in answer(msgspec.json.encode(job)).problem
