"""The suite is worth something: a game that breaks a promise fails the check for it."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import deorbit
from conformance import suite
from conformance.cases import Case
from deorbit.core.chance import Chance
from deorbit.core.codec import first, pack, second
from deorbit.core.dealer import Sink
from deorbit.core.game import ALLOWED, ActionKind

if deorbit.compiled:
    pytest.skip("interpreted classes cannot inherit from compiled ones", allow_module_level=True)

from conformance import toy
from conformance.toy import CARDS, NONE, NOT_HELD, TURN, Toy, ToyState, screen


class Leaky(Toy):
    """Shows the kept cards of others."""

    def observe(self, state: ToyState, seat: int | None) -> ToyState:
        seen = super().observe(state, seat)
        seen.kept = state.kept[:]
        return seen

    def sample_world(self, observation: ToyState, seat: int | None, rng: Random) -> ToyState:
        world = super().sample_world(observation, seat, rng)
        for other in range(world.seats):
            if other != seat and world.kept[other] != NONE and not world.shown[other]:
                world.kept[other] = rng.randrange(len(CARDS))
        return world


class Telltale(Toy):
    """Lets a seat pass only while nobody else keeps a red card."""

    def legal(self, state: ToyState, seat: int) -> list[int]:
        moves = super().legal(state, seat)
        others = [kept for other, kept in enumerate(state.kept) if other != seat]
        return moves[:-1] if 0 in others and len(moves) > 1 else moves


class Forgetful(Toy):
    """Lists an action that it then refuses."""

    def legal(self, state: ToyState, seat: int) -> list[int]:
        moves = super().legal(state, seat)
        return [*moves, 2] if moves and 2 not in moves else moves


class Reticent(Toy):
    """Leaves out a legal move."""

    def legal(self, state: ToyState, seat: int) -> list[int]:
        moves = super().legal(state, seat)
        return moves[:-1] if len(moves) > 1 else moves


class Point(ActionKind[ToyState]):
    """Three numbers: the seat, 5, and any but the last."""

    def __init__(self) -> None:
        super().__init__("point", "x:number y:number z:number", [TURN])

    def forbids(self, state: ToyState, seat: int, move: int) -> int:
        return ALLOWED if (first(move), second(move)) == (seat, 5) else NOT_HELD

    def collect(self, state: ToyState, seat: int, moves: list[int]) -> None:
        moves.extend(pack(4, seat, 5, last) for last in range(63))


class Vast(Toy):
    """Leaves out one of a quarter of a million moves."""

    def __init__(self) -> None:
        super().__init__()
        point = Point()
        self.kinds.append(point)
        self.kind_of["point"] = 4
        self.answers[TURN].append(point)


class Oracle(Toy):
    """Refuses by what the seat cannot see, and lists what it refuses."""

    def forbids(self, state: ToyState, seat: int, move: int) -> int:
        others = [kept for other, kept in enumerate(state.kept) if other != seat]
        return super().forbids(state, seat, move) or (NOT_HELD if 0 in others else ALLOWED)


class Stutterer(Toy):
    def legal(self, state: ToyState, seat: int) -> list[int]:
        return super().legal(state, seat) * 2


class Sharer(Toy):
    """Its copies share a list."""

    def copy(self, state: ToyState) -> ToyState:
        other = state.copy()
        other.shown = state.shown
        return other


class Meddler(Toy):
    """Changes the state before it checks."""

    def apply(self, state: ToyState, seat: int, move: int, chance: Chance, events: Sink) -> None:
        state.played += 1
        super().apply(state, seat, move, chance, events)
        state.played -= 1


class Peeper(Toy):
    """Looking changes the state."""

    def observe(self, state: ToyState, seat: int | None) -> ToyState:
        state.peeked[0] = 1
        return super().observe(state, seat)


class Amnesiac(Toy):
    """Leaves a fact out of its positions."""

    def to_position(self, state: ToyState) -> dict[str, Any]:
        position = super().to_position(state)
        players = [{**player, "peeked": False} for player in position["players"]]
        return {**position, "players": players}


class Gambler(Toy):
    """Draws from a source of its own instead of the match's chance."""

    dice = Random(1)

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> ToyState:
        state = super().setup(options, seats, chance)
        state.hand = [self.dice.randrange(len(CARDS)) for _ in range(2 * seats)]
        return state


BROKEN = [
    (Leaky, suite.check_observations_hide_what_is_hidden),
    (Telltale, suite.check_observations_hide_what_is_hidden),
    (Forgetful, suite.check_legal_is_what_nothing_forbids),
    (Reticent, suite.check_no_legal_move_is_left_out),
    (Vast, suite.check_no_legal_move_is_left_out),
    (Oracle, suite.check_what_a_seat_sees_decides_what_it_may_do),
    (Stutterer, suite.check_legal_is_what_nothing_forbids),
    (Sharer, suite.check_copies_are_independent),
    (Sharer, suite.check_every_move_leaves_other_states_alone),
    (Meddler, suite.check_illegal_actions_are_refused_with_a_rule),
    (Peeper, suite.check_views_are_plain),
    (Amnesiac, suite.check_positions_round_trip),
    (Amnesiac, suite.check_views_are_read_back),
    (Gambler, suite.check_history_folds_to_the_same),
]


def fails(game: Toy, check: Any) -> bool:
    case = Case("broken", lambda: game, 3)
    for seed in range(40):
        rng = Random(seed)
        match = case.new(seed)
        try:
            suite.play_some(match, rng, rng.randrange(12))
            check(match, rng)
        except (Exception, pytest.fail.Exception):
            return True
    return False


@pytest.mark.parametrize(("broken", "check"), BROKEN)
def test_a_broken_game_is_caught(broken: type[Toy], check: Any) -> None:
    assert fails(broken(), check)


@pytest.mark.parametrize("check", [check for _, check in BROKEN])
def test_the_sound_game_passes(check: Any) -> None:
    assert not fails(toy.GAME, check)


def test_sampled_worlds_differ_in_what_is_hidden() -> None:
    match = Case("toy", lambda: toy.GAME, 3).new(1)
    suite.play_some(match, Random(1), 3)
    seen = toy.GAME.observe(match._state, 0)
    worlds = [toy.GAME.sample_world(seen, 0, Random(seed)) for seed in range(30)]
    assert len({tuple(world.kept[1:]) for world in worlds}) > 3
    assert {world.kept[0] for world in worlds} == {match._state.kept[0]}


def test_a_screen_that_does_not_offer_an_action_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not fails(toy.GAME, suite.check_screens_are_made_of_what_a_reader_sees)
    own = screen.own
    monkeypatch.setattr(
        screen,
        "own",
        lambda seen, seat: replace(own(seen, seat), groups=own(seen, seat).groups[1:]),
    )
    assert fails(toy.GAME, suite.check_screens_are_made_of_what_a_reader_sees)
