"""What follows when somebody goes, or comes too late; and what is sent to who cannot unpack it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import deorbit
from deorbit.server.rooms import lobby, proposals
from deorbit.server.telling import uploads
from server.hall import Hall, within
from server.site import Site
from server.test_readers import House, settle


def test_a_proposal_is_carried_out_when_the_last_who_did_not_agree_has_gone() -> None:
    async def job(hall: Hall) -> None:
        ann, bob, cleo = await hall.guests("Ann", "Bob", "Cleo")
        room = await hall.table(ann, "me", "open", "open")
        await lobby.join(hall.rooms, room.id, bob, 1)
        await lobby.join(hall.rooms, room.id, cleo, 2)
        await lobby.start(hall.rooms, room.id, "ann", None)
        await proposals.propose(hall.rooms, room.id, "ann", "close", 0)
        await proposals.vote(hall.rooms, room.id, "bob", True)
        assert room.row.status == "playing"
        await lobby.resign(hall.rooms, room.id, "cleo", 2)
        assert (room.row.status, room.row.note) == ("closed", "agreed")
        await hall.is_as_stored(room)

    within(job)


def test_who_goes_while_others_are_asked_leaves_the_question_open() -> None:
    async def job(hall: Hall) -> None:
        ann, bob, cleo = await hall.guests("Ann", "Bob", "Cleo")
        room = await hall.table(ann, "me", "open", "open")
        await lobby.join(hall.rooms, room.id, bob, 1)
        await lobby.join(hall.rooms, room.id, cleo, 2)
        await lobby.start(hall.rooms, room.id, "ann", None)
        await proposals.propose(hall.rooms, room.id, "ann", "close", 0)
        await lobby.leave(hall.rooms, room.id, "cleo", 2)
        assert room.row.status == "playing"
        assert room.row.proposal is not None
        assert room.row.host == "ann"

    within(job)


def test_whoever_comes_to_a_room_that_is_gone_has_to_come_again() -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        room = await house.begin("Ann", "Bob")
        hall.rooms.forget(room)
        late = await house.comes("ann", 0)
        await settle()
        assert late.code == 1012

    within(job)


def test_a_recording_is_sent_packed_only_to_who_can_unpack_it(tmp_path: Path) -> None:
    match = deorbit.new("stationx", seats=2, seed=1)
    for _ in range(10):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    body = match.record(0).encode()
    with Site(f"sqlite:///{tmp_path / 'deorbit.db'}") as site:

        def sent(accepts: str) -> Any:
            headers = {"X-Deorbit": "1", "Accept-Encoding": accepts}
            return site.stranger().ask("POST", "/api/watch", headers=headers, content=body)

        plain, packed = sent("identity"), sent("gzip")
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert plain.json() == packed.json()


def test_a_match_that_goes_on_from_a_file_is_not_stored_whole_at_once() -> None:
    async def job(hall: Hall) -> None:
        (ann,) = await hall.guests("Ann")
        match = deorbit.new("stationx", seats=2, seed=3)
        for _ in range(4):
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        origin = uploads.origin(match)
        room = await hall.table(ann, "me", "me", options=match.options, origin=origin)
        assert room.stored_at == room.version > 0
        written = hall.shelf.written
        hall.rooms.let_go(room)
        await hall.rooms.snapshots.settled()
        assert hall.shelf.written == written

    within(job)
