"""The handle of a seat: what an agent is given to decide from."""

from random import Random
from typing import Any

from deorbit.core.match import Match, begin
from deorbit.core.records import Action, Event, Reason
from deorbit.core.stack import NOTHING


class Seat:
    """Only what the seat may see."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.number = seat

    @property
    def game(self) -> str:
        return self._match.game

    @property
    def seats(self) -> int:
        return self._match.seats

    @property
    def asked(self) -> bool:
        """Whether a decision is owed here."""
        return self.number in self._match.to_act

    def view(self) -> dict[str, Any]:
        return self._match.view(self.number)

    def legal(self) -> list[Action]:
        return self._match.legal(self.number)

    def moves(self) -> list[int]:
        """The legal actions as packed ints, which `action` turns into actions."""
        return self._match._game.legal(self._match._state, self.number)

    def action(self, move: int) -> Action:
        return self._match._game.decode(self._match._state, move)

    def encode(self, action: Action) -> int:
        return self._match._game.encode(self._match._state, action)

    def why_not(self, action: Action) -> Reason | None:
        return self._match.why_not(self.number, action)

    def actions(self) -> list[tuple[int, Action]]:
        """The actions so far, each with its seat, as far as this one may know them."""
        return self._match.actions_read_by(self.number)

    def log(self) -> list[Event]:
        return self._match.log(self.number)

    def world(self, rng: Random) -> Any:
        """A state that this seat could be in."""
        game = self._match._game
        seen = game.observe(self._match._state, self.number)
        return game.sample_world(seen, self.number, rng)

    def automatic(self, script: str = "") -> int:
        """What an automated player does here, as a packed move."""
        game, state = self._match._game, self._match._state
        owed = game.due(state, self.number)
        if owed != NOTHING:
            return owed
        return game.automatic(game.observe(state, self.number), self.number, script)

    def imagine(self, rng: Random) -> Match:
        """A match in a world that this seat could be in, with chances of its own."""
        match = self._match
        state = self.world(rng)
        return begin(match._game, state, match._options, [(0, rng.randbytes(32))], 0, False)


def play_out(match: Match, agents: list[Any], limit: int) -> None:
    """Let agents play, the lowest seat first, until the end or for so many actions."""
    handles = [match.seat(seat) for seat in range(match.seats)]
    for _ in range(limit):
        asked = match._game.to_act(match._state)
        if not asked:
            break
        seat = asked[0]
        match.advance(seat, agents[seat].pick(handles[seat]))
