"""What a table agrees on is carried out: a decision taken back, a seat given away, the end."""

from collections.abc import Awaitable, Callable

from deorbit.server.base import logs
from deorbit.server.base.refusals import CONFLICT, Refusal
from deorbit.server.rooms.actions import take_back
from deorbit.server.rooms.deciding import decided
from deorbit.server.rooms.room import Room
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.tables import consent, seating
from deorbit.server.tables.table import TAKEN_BACK


async def propose(rooms: Rooms, id: str, guest: str, kind: str, seat: int) -> None:
    """Somebody at the table proposes. With nobody else to ask it is done at once."""
    await _proposed(rooms, id, guest, kind, seat)
    await reconsider(rooms, id)


@decided
async def _proposed(rooms: Rooms, id: str, guest: str, kind: str, seat: int) -> None:
    async with rooms.at(id) as room:
        proposal = consent.proposed(room.table, guest, kind, seat)
        _check(rooms, room, kind, seat)
        await rooms.save(room, proposal=proposal)
        rooms.changed(room)


async def vote(rooms: Rooms, id: str, guest: str, yes: bool) -> None:
    """One no ends a proposal; who made it takes it back by voting no."""
    await _voted(rooms, id, guest, yes)
    await reconsider(rooms, id)


@decided
async def _voted(rooms: Rooms, id: str, guest: str, yes: bool) -> None:
    async with rooms.at(id) as room:
        await rooms.save(room, proposal=consent.voted(room.table, guest, yes))
        rooms.changed(room)


@decided
async def reconsider(rooms: Rooms, id: str) -> None:
    """Carry a proposal out once nobody's yes is missing."""
    async with rooms.at(id) as room:
        proposal = room.row.proposal
        playing = room.row.status == "playing"
        if proposal is None or not playing or consent.awaited(room.table, proposal):
            return
        try:
            await DEEDS[proposal["kind"]](rooms, room, proposal["seat"])
        except Refusal as refusal:
            if refusal.status != CONFLICT:
                raise
            logs.note("proposal-void", table=room.id, kind=proposal["kind"], why=refusal.id)
            await rooms.save(room, proposal=None)
        rooms.changed(room)


def _check(rooms: Rooms, room: Room, kind: str, seat: int) -> None:
    """Whether there is anything to agree on."""
    if kind == "undo":
        if not room.match.copy().undo(seat, agreed=True):
            raise Refusal(CONFLICT, "server-undo-barred")
    elif kind in ("agent", "open"):
        _check_replaceable(rooms, room, seat)
        if kind == "open":
            room.table.check_openable()


def _check_replaceable(rooms: Rooms, room: Room, seat: int) -> None:
    room.table.seat(seat)
    consent.check_replaceable(room.table, seat, room.waited_for(seat), rooms.clock.now())


async def _undo(rooms: Rooms, room: Room, seat: int) -> None:
    """What nobody could take back alone may have shown something, and even several people may be
    one: nobody new comes in behind it."""
    note = TAKEN_BACK if not room.row.note and not room.match.may_undo(seat) else ""
    await take_back(rooms, room, seat, "agreed-undo", note=note)


async def _agent(rooms: Rooms, room: Room, seat: int) -> None:
    # Whoever was away may have come back while the others agreed.
    _check_replaceable(rooms, room, seat)
    link = rooms.ids.token(16)
    row = room.seats[seat]
    filled = seating.filled(
        row, room.row.game, seating.USUAL_AGENT, name=row.name, link=link, notes="", seen=0
    )
    await rooms.save(room, [filled], touched=rooms.clock.now(), proposal=None)


async def _open(rooms: Rooms, room: Room, seat: int) -> None:
    _check_replaceable(rooms, room, seat)
    room.table.check_openable()
    emptied = seating.emptied(room.seats[seat], "open", rooms.ids.token(16))
    await rooms.save(room, [emptied], touched=rooms.clock.now(), proposal=None)


async def _close(rooms: Rooms, room: Room, seat: int) -> None:
    now = rooms.clock.now()
    await rooms.save(room, status="closed", note="agreed", touched=now, proposal=None)
    logs.note("table-closed", table=room.id, why="agreed")


DEEDS: dict[str, Callable[[Rooms, Room, int], Awaitable[None]]] = {
    "undo": _undo,
    "agent": _agent,
    "open": _open,
    "close": _close,
}
