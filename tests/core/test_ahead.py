"""Looking ahead: which line a search takes, and what people are told of it."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import deorbit
from deorbit.agents.hint import Hint, hint
from deorbit.core.chance import Chance
from deorbit.core.search import Ahead, Line
from deorbit.core.stack import NOTHING

STOP = 99
ROLL = 9
"""A move that draws; what is drawn is another move, from 20 on."""


class Lane:
    """What a search asks of a stack."""

    def __init__(self, open: bool) -> None:
        self.open = open

    def top(self, seat: int) -> int:
        return 0 if self.open else NOTHING

    def rests(self, seat: int) -> bool:
        return False


class Path:
    """A state that is nothing but the moves that led to it."""

    def __init__(self, moves: tuple[int, ...], tree: Tree) -> None:
        self.moves = moves
        self.tree = tree

    @property
    def stack(self) -> Lane:
        return Lane(bool(self.tree.legal(self)))


class Tree:
    """A game of one seat: what every path is worth, and whether it may stop there."""

    def __init__(
        self, worth: dict[tuple[int, ...], int], stops: bool = False, faces: int = 2
    ) -> None:
        self.worths = worth
        self.stops = stops
        self.faces = faces
        self.applied = 0

    def legal(self, path: Path) -> list[int]:
        depth = len(path.moves)
        found = {
            one[depth] for one in self.worths if len(one) > depth and one[:depth] == path.moves
        }
        return sorted(move for move in found if move < 20)

    def considered(self, path: Path, seat: int) -> list[int]:
        return self.legal(path)

    def stop(self, path: Path, seat: int) -> int:
        return STOP if self.stops else NOTHING

    def settled(self, path: Path, seat: int) -> int:
        return self.worth(path, seat)

    def worth(self, path: Path, seat: int) -> int:
        return self.worths.get(path.moves, 0)

    def copy(self, path: Path) -> Path:
        return Path(path.moves, self)

    def apply(self, path: Path, seat: int, move: int, chance: Chance, events: Any) -> None:
        self.applied += 1
        path.moves += (move,)
        if move == ROLL:
            path.moves += (20 + chance.below(self.faces),)


def best(tree: Tree, width: int = 4, depth: int = 6, samples: int = 1, draws: int = 1) -> Line:
    found = Ahead(tree, bytes(32), width, depth, samples, draws).best(Path((), tree), 0)  # type: ignore[arg-type]
    assert found is not None
    return found


# Lines --------------------------------------------------------------------------------------------


def test_a_line_may_give_something_up_to_gain_more() -> None:
    tree = Tree({(1,): 5, (1, 1): 6, (2,): 1, (2, 1): 9})
    assert best(tree).moves == [2, 1]
    assert best(tree).worth == 9


def test_the_narrowest_search_takes_what_looks_best_at_once() -> None:
    assert best(Tree({(1,): 5, (1, 1): 6, (2,): 1, (2, 1): 9}), width=1).moves == [1, 1]


def test_a_line_stops_where_going_on_would_cost() -> None:
    tree = Tree({(): 0, (1,): 5, (1, 1): 2}, stops=True)
    assert best(tree).moves == [1, STOP]
    assert best(Tree({(): 3, (1,): 1}, stops=True)).moves == [STOP]


def test_stopping_is_looked_at_once_and_hides_no_other_move() -> None:
    class Early(Tree):
        """Lists the move that stops before all others."""

        def considered(self, path: Path, seat: int) -> list[int]:
            return [STOP, *self.legal(path)]

    tree = Early({(): 0, (1,): 5, (2,): 7}, stops=True)
    assert best(tree).moves == [2]
    assert tree.applied == 2


def test_who_has_nothing_to_decide_has_no_line() -> None:
    tree = Tree({(): 5})
    assert Ahead(tree, bytes(32), 4, 4, 1, 1).best(Path((), tree), 0) is None  # type: ignore[arg-type]


def test_a_line_is_no_longer_than_the_search_is_deep() -> None:
    tree = Tree({(1, 1, 1, 1): 9, (1,): 1, (1, 1): 2, (1, 1, 1): 3})
    assert best(tree, depth=2).moves == [1, 1]
    assert best(tree, depth=4).moves == [1, 1, 1, 1]


def test_the_same_moves_in_another_order_are_followed_once() -> None:
    both = Tree({(1, 2, 3): 1, (2, 1, 3): 1})
    best(both)
    assert both.applied == 2 + 2 + 1


# Draws --------------------------------------------------------------------------------------------


def test_a_line_ends_where_something_is_drawn() -> None:
    tree = Tree({(1,): 1, (1, ROLL): 0, (1, ROLL, 20): 8, (1, ROLL, 21): 8})
    assert best(tree).moves == [1, ROLL]


def test_a_draw_is_worth_its_mean_and_not_its_best() -> None:
    """One world of several would be splendid; the sure thing is better than their mean."""
    worth = {(ROLL, 20): 12, (ROLL, 21): 0, (1,): 9}
    many = Tree({**worth, (ROLL,): 0})
    assert best(many, samples=40).moves == [1]
    assert best(Tree({**worth, (ROLL,): 0, (1,): 3}), samples=40).moves == [ROLL]


def test_what_can_be_decided_after_a_draw_counts() -> None:
    worth = {(ROLL,): 0, (1,): 5}
    for face in (20, 21):
        worth |= {(ROLL, face): 0, (ROLL, face, 1): 9, (ROLL, face, 2): -9}
    assert best(Tree(worth), samples=4, draws=1).moves == [ROLL]
    assert best(Tree(worth), samples=4, draws=0).moves == [1]


def test_the_first_of_two_equally_good_lines_is_taken() -> None:
    assert best(Tree({(1,): 5, (2,): 5})).moves == [1]
    assert best(Tree({(1,): -5, (2,): -4})).worth == -4


def test_a_move_that_ends_the_line_hides_no_later_one() -> None:
    """Neither one that draws, nor one behind which nothing is to decide."""
    tree = Tree({(1,): 1, (2,): 0, (2, 1): 3, (3,): 2})
    assert best(tree).moves == [2, 1]
    drawn = {(ROLL,): 0, (ROLL, 20): 1, (ROLL, 21): 1, (10,): 0, (10, 1): 7}
    assert best(Tree(drawn)).moves == [10, 1]


def test_the_widest_search_follows_the_best_lines_first() -> None:
    tree = Tree({(1,): 1, (1, 1): 9, (2,): 5, (2, 1): 6, (3,): 4, (3, 1): 8})
    assert best(tree, width=1).moves == [2, 1]
    assert best(tree, width=2).moves == [3, 1]
    assert best(tree, width=3).moves == [1, 1]


def test_what_a_line_is_worth_when_the_search_ends_is_what_its_state_is() -> None:
    tree = Tree({(1,): 5, (1, 1): 9, (2,): 7, (2, 1): 1})
    line = best(tree, depth=1)
    assert (line.moves, line.worth) == ([2], 7)


def test_somebody_who_rests_has_decided() -> None:
    class Resting(Lane):
        def rests(self, seat: int) -> bool:
            return True

    class Rested(Path):
        @property
        def stack(self) -> Lane:
            return Resting(True)

    class Restful(Tree):
        def copy(self, path: Path) -> Path:
            return Rested(path.moves, self)

    tree = Restful({(1,): 5, (1, 1): 9, (2,): 7})
    assert best(tree).moves == [2]


def test_each_world_behind_a_draw_has_draws_of_its_own() -> None:
    """Equal to those of the same search again, and as many as are asked for."""
    worth = {(ROLL,): 0} | {(ROLL, 20 + face): 100 * face for face in range(50)}

    def found(samples: int) -> tuple[int, int]:
        tree = Tree(worth, faces=50)
        return best(tree, samples=samples).worth, tree.applied

    faces = []
    for sample in range(8):
        faces.append(Chance(bytes(32), sample).below(50))
    for samples in (1, 2, 8):
        mean = 100 * sum(faces[:samples]) // samples
        assert found(samples) == (mean, samples)
    assert len(set(faces)) > 4


def test_a_draw_behind_a_draw_is_looked_behind_as_often_as_asked() -> None:
    worth: dict[tuple[int, ...], int] = {(1,): 5, (ROLL,): 0}
    for one in (20, 21):
        worth |= {(ROLL, one): 0, (ROLL, one, ROLL): 0}
        for two in (20, 21):
            worth |= {(ROLL, one, ROLL, two): 0, (ROLL, one, ROLL, two, 1): 9}
    assert best(Tree(worth), draws=2).moves == [ROLL]
    assert best(Tree(worth), draws=1).moves == [1]


def test_behind_a_draw_fewer_lines_are_followed() -> None:
    """A third of them, one at least."""
    worth: dict[tuple[int, ...], int] = {(ROLL,): 0, (ROLL, 20): 0}
    worth |= {(ROLL, 20, 1): 5, (ROLL, 20, 1, 1): 6, (ROLL, 20, 2): 1, (ROLL, 20, 2, 1): 9}
    for width, found in ((1, 6), (3, 6), (5, 6), (6, 9), (9, 9)):
        assert best(Tree(worth, faces=1), width=width).worth == found


def test_nothing_is_considered_behind_a_draw_where_nothing_is_to_decide() -> None:
    class Strict(Tree):
        def considered(self, path: Path, seat: int) -> list[int]:
            assert path.stack.open
            return self.legal(path)

    assert best(Strict({(ROLL,): 0, (ROLL, 20): 3, (ROLL, 21): 3})).worth == 3


def test_a_draw_later_in_a_line_is_not_looked_behind() -> None:
    """It could have been drawn first."""
    worth: dict[tuple[int, ...], int] = {(1,): 0, (1, ROLL): 0, (1, ROLL, 20): 1, (2,): 3}
    worth |= {(1, ROLL, 20, 1): 9}
    assert best(Tree(worth, faces=1), draws=1).moves == [2]


# Advice to people ---------------------------------------------------------------------------------


def intrepid(seats: int = 2, seed: int = 3, **options: Any) -> deorbit.Match:
    given = {"countries": "russia,united-states"} if seats < 3 else {}
    return deorbit.new("intrepid", seats, seed, **{**given, **options})


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_hint_can_be_followed_up_to_where_something_is_drawn(seats: int) -> None:
    match = intrepid(seats, seed=seats)
    rng = Random(seats)
    for _ in range(12):
        seat = match.to_act[0]
        line = hint(match.seat(seat), 1).line
        world = match.copy()
        for action in line:
            assert world.why_not(seat, action) is None
            world.play(seat, action)
        match.play(seat, rng.choice(match.legal(seat)))


def test_the_same_seed_gives_the_same_hint_and_nothing_changes() -> None:
    match = intrepid()
    before = match.fingerprint
    assert hint(match.seat(0), 1) == hint(match.seat(0), 1)
    assert match.fingerprint == before


def test_a_seat_that_is_done_gets_no_hint() -> None:
    match = intrepid()
    match.play(0, deorbit.Action("done"))
    assert match.legal(0)
    assert hint(match.seat(0), 1) == Hint()
    assert hint(match.seat(1), 1).line


def test_a_game_without_hints_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = SimpleNamespace(hints=lambda: False)
    monkeypatch.setattr("deorbit.agents.hint.find", lambda game: silent)
    with pytest.raises(deorbit.BadInput) as refused:
        hint(deorbit.new("stationx", seed=1).seat(0))
    assert refused.value.message == "no-hints"


def test_a_narrow_search_still_completes_more_missions_than_random_players() -> None:
    done = {"search": 0, "random": 0}
    for name, options in (("search", {"width": 2}), ("random", {})):
        for seed in range(3):
            match = intrepid(2, seed, difficulty="easy")
            agents = [deorbit.agent(name, seed=seat, **options) for seat in range(2)]
            outcome = deorbit.play_out(match, agents)
            assert outcome is not None
            done[name] += outcome.scores[0]
    assert done["search"] > done["random"]
