"""A small game with secrets, for testing the kernel and the conformance suite itself.

Each seat is dealt two cards and keeps one of them in secret, all at the same time. Then, for a
few turns each, a seat may peek at the face-down card on the table (drawn when first seen), show
its own card, or pass. Showing a red card scores.
"""

from random import Random
from typing import Any

from deorbit.core.chance import Chance
from deorbit.core.codec import Domain, Shape, first, numbers, pack
from deorbit.core.errors import BadInput
from deorbit.core.game import (
    ALLOWED,
    EVERYONE,
    FIRST_REASON,
    ActionKind,
    Edition,
    Game,
    Sink,
    State,
)
from deorbit.core.options import NumberOption
from deorbit.core.records import Outcome

CARDS = ["red", "blue", "green", "gold"]
NONE, UNKNOWN = -1, -2
KEEP, TURN = 0, 1
SHOWN, KNOWN = FIRST_REASON, FIRST_REASON + 1
NOT_HELD = FIRST_REASON + 2
EDITION = Edition([Domain("card", CARDS), numbers("player", 4), numbers("number", 64)])


class ToyState(State):
    def __init__(self, seats: int, turns: int) -> None:
        super().__init__(seats)
        self.turns = turns
        self.played = 0
        self.hand = [NONE] * (2 * seats)
        self.kept = [NONE] * seats
        self.shown = [0] * seats
        self.table = NONE
        self.peeked = [0] * seats

    def copy(self) -> "ToyState":
        other = ToyState(self.seats, self.turns)
        other.played = self.played
        other.stack = self.stack.copy()
        other.hand = self.hand[:]
        other.kept = self.kept[:]
        other.shown = self.shown[:]
        other.table = self.table
        other.peeked = self.peeked[:]
        return other


def next_turn(state: ToyState) -> None:
    state.stack.frames = []
    if state.played < state.turns * state.seats:
        state.stack.push(TURN, state.played % state.seats)


class Keep(ActionKind[ToyState]):
    def __init__(self) -> None:
        super().__init__("keep", [("card", "card")], [KEEP])

    def forbids(self, state: ToyState, seat: int, move: int) -> int:
        return ALLOWED if first(move) in state.hand[2 * seat : 2 * seat + 2] else NOT_HELD

    def collect(self, state: ToyState, seat: int, moves: list[int]) -> None:
        moves.extend(pack(0, card) for card in sorted(set(state.hand[2 * seat : 2 * seat + 2])))

    def perform(self, state: ToyState, seat: int, move: int, chance: Chance, events: Sink) -> None:
        state.kept[seat] = first(move)
        state.stack.answer(seat)
        if events is not None:
            events.append((0, 1 << seat, seat, first(move)))
        if not state.stack.parallel():
            next_turn(state)


class Peek(ActionKind[ToyState]):
    def __init__(self) -> None:
        super().__init__("peek", [], [TURN])

    def forbids(self, state: ToyState, seat: int, move: int) -> int:
        return KNOWN if state.peeked[seat] else ALLOWED

    def collect(self, state: ToyState, seat: int, moves: list[int]) -> None:
        if not state.peeked[seat]:
            moves.append(pack(1))

    def perform(self, state: ToyState, seat: int, move: int, chance: Chance, events: Sink) -> None:
        if state.table == NONE:
            state.table = chance.below(len(CARDS))
        state.peeked[seat] = 1
        if events is not None:
            events.append((1, 1 << seat, seat, state.table))
        state.played += 1
        next_turn(state)


class Show(ActionKind[ToyState]):
    def __init__(self) -> None:
        super().__init__("show", [], [TURN])

    def forbids(self, state: ToyState, seat: int, move: int) -> int:
        return SHOWN if state.shown[seat] else ALLOWED

    def collect(self, state: ToyState, seat: int, moves: list[int]) -> None:
        if not state.shown[seat]:
            moves.append(pack(2))

    def perform(self, state: ToyState, seat: int, move: int, chance: Chance, events: Sink) -> None:
        state.shown[seat] = 1
        if events is not None:
            events.append((2, EVERYONE, seat, state.kept[seat]))
        state.played += 1
        next_turn(state)


class Pass(ActionKind[ToyState]):
    def __init__(self) -> None:
        super().__init__("pass", [], [TURN])

    def forbids(self, state: ToyState, seat: int, move: int) -> int:
        return ALLOWED

    def collect(self, state: ToyState, seat: int, moves: list[int]) -> None:
        moves.append(pack(3))

    def perform(self, state: ToyState, seat: int, move: int, chance: Chance, events: Sink) -> None:
        state.played += 1
        next_turn(state)


class Toy(Game[ToyState]):
    def __init__(self, version: int = 1) -> None:
        super().__init__(
            name="toy",
            version=version,
            seats=range(2, 5),
            kinds=[Keep(), Peek(), Show(), Pass()],
            asks=[Shape("keep", [("seat", "player")]), Shape("turn", [("seat", "player")])],
            events=[
                Shape("kept", [("player", "player"), ("card", "card")], ["card"]),
                Shape("peeked", [("player", "player"), ("card", "card")], ["card"]),
                Shape("shown", [("player", "player"), ("card", "card")]),
            ],
            reasons=[
                ("", ""),
                ("1", "over"),
                ("2", "turn"),
                ("3", "asked"),
                ("4", "shown"),
                ("5", "known"),
                ("6", "held"),
            ],
            options=[NumberOption("turns", 4, 1, 12)],
        )

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> ToyState:
        state = ToyState(seats, options["turns"])
        state.hand = [chance.below(len(CARDS)) for _ in range(2 * seats)]
        state.stack.open([[pack(KEEP, seat)] for seat in range(seats)])
        return state

    def observe(self, state: ToyState, seat: int | None) -> ToyState:
        seen = state.copy()
        for other in range(state.seats):
            if other != seat:
                if state.hand[2 * other] != NONE:
                    seen.hand[2 * other : 2 * other + 2] = [UNKNOWN, UNKNOWN]
                if state.kept[other] != NONE and not state.shown[other]:
                    seen.kept[other] = UNKNOWN
        if seat is None or not state.peeked[seat]:
            seen.table = UNKNOWN if any(state.peeked) else NONE
        return seen

    def sample_world(self, observation: ToyState, seat: int | None, rng: Random) -> ToyState:
        world = observation.copy()
        for other in range(world.seats):
            kept = world.kept[other]
            for place in (2 * other, 2 * other + 1):
                if world.hand[place] == UNKNOWN:
                    world.hand[place] = rng.randrange(len(CARDS))
            if kept == UNKNOWN:
                world.kept[other] = world.hand[2 * other + rng.randrange(2)]
            elif kept >= 0 and kept not in world.hand[2 * other : 2 * other + 2]:
                world.hand[2 * other + rng.randrange(2)] = kept
        if world.table == UNKNOWN:
            world.table = rng.randrange(len(CARDS))
        return world

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.stack.asked():
            return None
        scores = [
            int(shown and kept == 0) for shown, kept in zip(state.shown, state.kept, strict=True)
        ]
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(tuple(scores), winners, "done", tuple((("red", s),) for s in scores))

    def copy(self, state: ToyState) -> ToyState:
        return state.copy()

    def edition(self, state: ToyState) -> Edition:
        return EDITION

    def names(self, state: ToyState) -> tuple[str, ...]:
        return tuple(f"toy-player-{seat}" for seat in range(state.seats))

    def to_position(self, state: ToyState) -> dict[str, Any]:
        def card(value: int) -> str | None:
            return None if value == UNKNOWN else "none" if value == NONE else CARDS[value]

        return {
            "played": state.played,
            "hand": [card(value) for value in state.hand],
            "kept": [card(value) for value in state.kept],
            "shown": [bool(value) for value in state.shown],
            "table": card(state.table),
            "peeked": [bool(value) for value in state.peeked],
            "asks": [self.frame_to_json(state, frame) for frame in state.stack.frames],
            "lanes": [
                [self.frame_to_json(state, frame) for frame in lane] for lane in state.stack.lanes
            ],
        }

    def from_position(
        self, position: dict[str, Any], options: dict[str, Any], seats: int, chance: Chance
    ) -> ToyState:
        if "hand" not in position:
            raise BadInput("unknown-key", key="hand", known="hand")
        state = ToyState(seats, options["turns"])

        def card(name: str) -> int:
            return NONE if name == "none" else CARDS.index(name)

        state.played = position["played"]
        state.hand = [card(name) for name in position["hand"]]
        state.kept = [card(name) for name in position["kept"]]
        state.shown = [int(value) for value in position["shown"]]
        state.table = card(position["table"])
        state.peeked = [int(value) for value in position["peeked"]]
        state.stack.frames = [self.frame_from_json(state, one) for one in position["asks"]]
        state.stack.lanes = [
            [self.frame_from_json(state, one) for one in lane] for lane in position["lanes"]
        ]
        return state

    def worth(self, state: ToyState, seat: int) -> int:
        return int(state.shown[seat] and state.kept[seat] == 0)


GAME = Toy()
