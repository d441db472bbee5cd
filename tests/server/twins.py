"""Twin matches: equal but for the cards of two seats, which are exchanged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from deorbit.core import match as core
from deorbit.core.chance import Chance
from deorbit.core.match import Match
from deorbit.core.records import Action
from deorbit.games import find
from deorbit.server.rooms import matches

GAME = "stationfall"

Pairs = tuple[tuple[int, int], ...]
"""Seats whose cards are exchanged: two, or the members of two teams."""

real_begin = matches.begin


def begin_from_position(
    game: str, options: dict[str, Any], seats: int, secret: bytes, pairs: Pairs
) -> Match:
    """A match as the service begins it, with what two seats were dealt exchanged. Both twins come
    about in the same way."""
    dealt = real_begin(game, options, seats, secret)
    position = {key: value for key, value in dealt.position().items() if key != "seats"}
    read = position.pop("options")
    players = [dict(player) for player in position["players"]]
    for pair in pairs:
        one, other = (_dealt_to(players, seat) for seat in pair)
        if one is not None and other is not None:
            one["dealt"], other["dealt"] = other["dealt"], one["dealt"]
    position["players"] = players
    rules = find(game)
    state = rules.from_position(position, read, seats, Chance(secret, 0))
    return core.begin(rules, state, read, [(0, secret)], 0, True)


def _dealt_to(players: list[dict[str, Any]], seat: int) -> dict[str, Any] | None:
    """The hand of a seat; None where it is dealt later."""
    hands = [player for player in players if player["seat"] == seat and "dealt" in player]
    return hands[0] if hands else None


@dataclass(frozen=True)
class Step:
    """A decision in both worlds: the same but where the exchanged cards themselves are chosen."""

    seat: int
    action: Action | None
    """None takes back."""
    twin: Action | None

    def of(self, exchanged: bool) -> Action | None:
        return self.twin if exchanged else self.action


@dataclass
class Pair:
    """The two worlds, in step. `strangers` are the readers who may know neither hand."""

    seats: int
    exchanged: Pairs
    options: dict[str, Any]
    secret: bytes
    rng: Random
    one: Match = field(init=False)
    other: Match = field(init=False)

    def __post_init__(self) -> None:
        read = matches.checked_options(GAME, self.seats, self.options)
        self.one = begin_from_position(GAME, read, self.seats, self.secret, ())
        self.other = begin_from_position(GAME, read, self.seats, self.secret, self.exchanged)

    @property
    def knowing(self) -> set[int]:
        return {seat for pair in self.exchanged for seat in pair}

    @property
    def strangers(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.knowing]

    def follow(self, moved: Iterable[tuple[int, str]]) -> None:
        """What agents decided in one world: in the other they would do the same."""
        for seat, notation in moved:
            action = Action.parse(notation)
            self._played(Step(seat, action, action))

    def choices(self) -> Iterator[Step]:
        """Everybody chooses an identity; the exchanged seats choose each other's."""
        chosen: dict[int, list[Action]] = {seat: [] for seat in range(self.seats)}
        order: list[int] = []
        first = self.one.copy()
        while any(action.kind == "choose" for seat in first.to_act for action in first.legal(seat)):
            seat = self.rng.choice(first.to_act)
            action = self.rng.choice(first.legal(seat))
            first.play(seat, action)
            chosen[seat].append(action)
            order.append(seat)
        places = dict.fromkeys(range(self.seats), 0)
        mirrored = {p: q for pair in self.exchanged for p, q in (pair, pair[::-1])}
        for seat in order:
            place = places[seat]
            places[seat] += 1
            wanted = [chosen[mirrored.get(seat, seat)][place], chosen[seat][place]]
            # What is dealt later is not exchanged, and what is chosen there nobody else knows.
            allowed = self.other.legal(seat)
            twin = next((action for action in wanted if action in allowed), allowed[0])
            yield self._played(Step(seat, chosen[seat][place], twin))

    def play(self) -> Iterator[Step]:
        """What both worlds allow, at random, until the cards lie open or the match is over."""
        while self.one.to_act:
            assert self.one.to_act == self.other.to_act
            step = self._next()
            if step is None:
                return
            before = (self.one.copy(), self.other.copy())
            self._played(step)
            if self.is_open():
                self.one, self.other = before
                return
            yield step

    def is_open(self) -> bool:
        """Whether an exchanged identity is known to somebody who did not have it."""
        if not self.one.to_act or not self.other.to_act:
            return True
        for reader in (None, *self.strangers):
            for player in self.one.view(reader)["players"]:
                if player["seat"] in self.knowing and player.get("identity") is not None:
                    return True
        return False

    def _next(self) -> Step | None:
        seat = self.rng.choice(self.one.to_act)
        if self.rng.random() < 0.1:
            done = [match.copy().undo(seat) for match in (self.one, self.other)]
            if all(done):
                return Step(seat, None, None)
            if seat in self.strangers:
                assert not any(done)
        legal = self.one.legal(seat)
        allowed = [action for action in legal if action in self.other.legal(seat)]
        if seat in self.strangers:
            assert legal == self.other.legal(seat)
        else:
            allowed = [action for action in allowed if action.kind != "reveal"]
        if not allowed:
            return None
        action = self.rng.choice(allowed)
        return Step(seat, action, action)

    def _played(self, step: Step) -> Step:
        for match, action in ((self.one, step.action), (self.other, step.twin)):
            if action is None:
                assert match.undo(step.seat)
            else:
                match.play(step.seat, action)
        return step
