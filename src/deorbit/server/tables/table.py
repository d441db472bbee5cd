"""A table: who sits where, and who may do what. A value made of rows: whatever changes it makes a
new one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from deorbit.games import find
from deorbit.server.base.refusals import CONFLICT, FORBIDDEN, NOT_FOUND, Refusal
from deorbit.server.storage.rows import SeatRow, TableRow
from deorbit.server.tables.bots import bots_in, tutors_in

FORKED = "forked"
"""The note of a running match that somebody plays on elsewhere."""
TAKEN_BACK = "taken-back"
"""The note of a running match in which people agreed to take back what somebody may have learned
by."""
SHORTENED = "shortened"
"""The note of a running match of which newer rules refused the last decisions."""


@dataclass(frozen=True, slots=True)
class Table:
    row: TableRow
    seats: tuple[SeatRow, ...]

    def changed(self, seats: Sequence[SeatRow] = (), **changes: Any) -> "Table":
        """The table with other seats, or with other values in its own row."""
        after = list(self.seats)
        for seat in seats:
            after[seat.number] = seat
        return Table(replace(self.row, **changes) if changes else self.row, tuple(after))

    # Who is who ------------------------------------------------------------------------------

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Refusal(NOT_FOUND, "server-no-seat", seat=number)
        return self.seats[number]

    def holds(self, guest: str | None, number: int) -> bool:
        return guest is not None and guest in self.seats[number].holders

    def held_by(self, guest: str | None) -> list[int]:
        return [seat.number for seat in self.seats if guest is not None and guest in seat.holders]

    def persons(self) -> list[SeatRow]:
        return [seat for seat in self.seats if seat.kind == "person"]

    def people(self) -> list[str]:
        """The guests who hold seats, in the order of seats, each once."""
        return list(dict.fromkeys(guest for seat in self.persons() for guest in seat.holders))

    def open_seats(self) -> list[int]:
        return [seat.number for seat in self.seats if seat.kind == "open"]

    def next_host(self) -> str | None:
        """Who takes over when the host has gone: the next person."""
        people = self.people()
        return None if not people or self.row.host in people else people[0]

    def partner(self, number: int) -> int | None:
        """The other seat of a team."""
        return find(self.row.game).partner(self.row.options, self.row.seats, number)

    @property
    def bots(self) -> list[int]:
        """The seats that are bots."""
        return bots_in(self.row.options)

    def shared(self, number: int) -> bool:
        """Whether somebody plays this seat and another one, at one screen."""
        others = {guest for seat in self.seats if seat.number != number for guest in seat.holders}
        return not others.isdisjoint(self.seats[number].holders)

    # Permissions -----------------------------------------------------------------------------

    def check_holder(self, guest: str | None, number: int) -> SeatRow:
        """The seat, if this guest holds it."""
        seat = self.seat(number)
        if guest is None or guest not in seat.holders:
            raise Refusal(FORBIDDEN, "server-not-your-seat", seat=number)
        return seat

    def check_sits(self, guest: str) -> list[int]:
        """The seats of a guest who has some."""
        held = self.held_by(guest)
        if not held:
            raise Refusal(FORBIDDEN, "server-not-at-table")
        return held

    def check_host(self, guest: str) -> None:
        if self.row.host != guest:
            raise Refusal(FORBIDDEN, "server-not-host")

    def check_status(self, *allowed: str) -> None:
        if self.row.status not in allowed:
            raise Refusal(CONFLICT, f"server-table-{self.row.status}")

    def check_no_bot(self, number: int) -> None:
        """The seat of a bot, or of who teaches, is given to nobody, and to no other agent."""
        if number in self.bots:
            raise Refusal(CONFLICT, "server-bot-here", seat=number + 1)
        if number in tutors_in(self.row.options):
            raise Refusal(CONFLICT, "server-tutor-here")

    def check_other(self, guest: str, number: int) -> SeatRow:
        """The seat, if somebody else than this guest sits there."""
        seat = self.seat(number)
        if seat.kind != "person" or guest in seat.holders:
            raise Refusal(CONFLICT, "server-no-person", seat=number)
        return seat

    def check_fork(self, guest: str) -> None:
        """A finished match lies open to everybody. One that runs goes on elsewhere only for who
        holds every seat that a person has or may take: nobody else's secrets are in it. Who holds
        only some of these seats is somebody else, though at a device of their own."""
        if self.row.status == "over":
            return
        human = [seat for seat in self.seats if seat.kind != "agent"]
        if not human and self.row.host == guest:
            return
        alone = len({frozenset(seat.holders) for seat in human}) == 1
        if not alone or guest not in human[0].holders:
            raise Refusal(FORBIDDEN, "server-fork-running")

    def check_openable(self) -> None:
        """Whether somebody new may come into a running match: not where somebody may know what is
        hidden and what will be drawn."""
        if self.row.status == "playing" and self.row.note in (FORKED, TAKEN_BACK):
            raise Refusal(CONFLICT, f"server-{self.row.note}")
