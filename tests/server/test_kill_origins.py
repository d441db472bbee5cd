"""A server that is killed beside tables which began elsewhere: they go on where they were."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from server.running import Running, free_port

Json = Any
SEATS = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]


class Browser:
    """Plays every seat of a table at one screen."""

    def __init__(self, server: Running) -> None:
        self.client = httpx.Client(base_url=server.address, headers={"X-Deorbit": "1"}, timeout=60)
        self.post("/api/guests", name="Ann")
        self.count = 0

    def post(self, path: str, **body: Json) -> Json:
        answer = self.client.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def get(self, path: str) -> Json:
        answer = self.client.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def steps(self, table: str) -> int:
        return int(self.get(f"/api/tables/{table}/replay?first=0&count=1")["steps"])

    def now(self, table: str, seat: int) -> Json:
        """What a seat sees now."""
        return self.get(f"/api/tables/{table}/moments/{self.steps(table)}?seat={seat}")["view"]

    def state(self, table: str) -> Json:
        info = self.get(f"/api/tables/{table}")
        kept = {key: info[key] for key in ("version", "status", "commitment", "origin")}
        return kept, [self.now(table, seat) for seat in (0, 1)]

    def act(self, table: str) -> int:
        """The first thing that can be done by the first who is asked."""
        version = self.get(f"/api/tables/{table}")["version"]
        seat = self.now(table, 0)["to_act"][0]
        action = self.now(table, seat)["legal"][0]
        return self._sent(table, "actions", seat, version, action=action)

    def undo(self, table: str, seat: int) -> int:
        version = self.get(f"/api/tables/{table}")["version"]
        return self._sent(table, "undo", seat, version)

    def _sent(self, table: str, what: str, seat: int, version: int, **more: Json) -> int:
        self.count += 1
        body = {"seat": seat, "id": f"c{self.count}", "version": version, **more}
        return int(self.post(f"/api/tables/{table}/{what}", **body)["version"])


def crash(server: Running) -> None:
    server.kill()
    server.start()


def test_tables_that_began_elsewhere_survive_a_crash(database: str, tmp_path: Path) -> None:
    with Running(tmp_path, database, free_port(), pace="0", limits="off") as server:
        ann = Browser(server)
        first = ann.post("/api/tables", game="stationx", seats=SEATS)["id"]
        for _ in range(7):
            ann.act(first)
        placed = ann.post(
            "/api/tables", game="stationx", seats=SEATS, position={"round": 4}, start=True
        )["id"]
        # Nobody has done anything here when the server dies.
        forks = [ann.post(f"/api/tables/{first}/fork", seats=SEATS)["id"] for _ in range(2)]
        tables = [first, placed, *forks]
        for _ in range(2):
            before = [ann.state(table) for table in tables]
            crash(server)
            assert [ann.state(table) for table in tables] == before
            for table in tables:
                assert ann.act(table) == ann.get(f"/api/tables/{table}")["version"]


def test_what_was_taken_back_from_before_the_fork_stays_so(database: str, tmp_path: Path) -> None:
    with Running(tmp_path, database, free_port(), pace="0", limits="off") as server:
        ann = Browser(server)
        first = ann.post("/api/tables", game="stationx", seats=SEATS)["id"]
        for _ in range(4):
            ann.act(first)
        was = ann.state(first)
        made = ann.post(f"/api/tables/{first}/fork", seats=SEATS)["id"]
        for back in range(1, 3):
            ann.post(f"/api/tables/{made}/propose", kind="undo", seat=back % 2)
            before = ann.state(made)
            assert before[0]["version"] == 4 + back
            crash(server)
            assert ann.state(made) == before
        assert ann.act(made) == 7
        before = ann.state(made)
        crash(server)
        assert ann.state(made) == before
        again = ann.post(f"/api/tables/{made}/fork", step=1, seats=SEATS)["id"]
        before = ann.state(again)
        crash(server)
        assert ann.state(again) == before
        assert ann.state(first)[1] == was[1]
