"""Random people and bots in games of all sorts, watched after every action: nothing is lost or
doubled, no limit is broken, bots keep to their rules, and the score is what a second count says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

import deorbit
from games.stationfall import casts
from games.stationfall.test_many_games import (
    CHECKS,
    Position,
    Story,
    Watch,
    check_end,
    choose,
)

MODES: list[tuple[int, int, dict[str, Any]]] = [
    (3, 2, {}),
    (4, 3, {"cooperative": True}),
    (5, 3, {"teams": True}),
    (6, 2, {}),
    (7, 1, {}),
    (4, 1, {}),
    (9, 5, {}),
    (6, 2, {"teams": True}),
    (5, 2, {"cooperative": True}),
    (3, 3, {}),
    (8, 4, {}),
]
"""Players, how many of them are bots, and how it is played."""

GAMES = 2200
PARTS = 4
MOVES_OF_BOTS = {"manoeuvre", "regroup"}
NEVER = {"bribe", "grey-bribe", "kompromat", "accept", "drag", "airlock-drag", "recall"}
"""What no bot ever does."""

Moment = tuple[deorbit.Match, int, deorbit.Action | None, list[deorbit.Event]]


def fresh(rng: Random, seed: int) -> deorbit.Match:
    seats, count, mode = MODES[seed % len(MODES)]
    bots = sorted(rng.sample(range(seats), count))
    if mode.get("teams") and seats - count == 2:
        bots = [1, *range(3, seats)]
    cast = rng.sample(casts.random_cast(rng, seats), casts.COUNT[seats])
    return deorbit.new("stationfall", seats=seats, seed=seed, bots=bots, characters=cast, **mode)


def walk(seed: int) -> Iterator[Moment]:
    """A game action by action, once everybody has chosen: people at random, bots by automation."""
    rng = Random(seed)
    m = fresh(rng, seed)
    bots = m.options["bots"]
    automation = deorbit.agent("automation")
    while any(not one.get("identity") for one in m.position()["players"]):
        m.play(m.to_act[0], rng.choice(m.legal(m.to_act[0])))
    yield m, -1, None, []
    while m.to_act:
        seat = rng.choice(m.to_act)
        action = automation.choose(m, seat) if seat in bots else choose(rng, m.legal(seat))
        assert m.why_not(seat, action) is None, str(action)
        yield m, seat, action, m.play(seat, action)


class BotStory(Story):
    def hear_of_cubes(self, name: str, args: dict[str, Any]) -> None:
        """Bot Renegotiate takes cubes back from the Betrayal box."""
        if name == "betrayal-regained":
            self.players[args["player"]]["betrayal"] -= args["count"]
            self.players[args["player"]]["pool"] += args["count"]
        else:
            super().hear_of_cubes(name, args)


class BotWatch(Watch):
    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.story = BotStory(position)


def check_bots(position: Position) -> None:
    """bot-differences, bot-setup: revealed, without a Bribe, without Bonus Characters but for
    Stranger's, and nobody's Bribe lies on their cards but from before."""
    for seat in position["options"]["bots"]:
        one = position["players"][seat]
        assert one["revealed_early"]
        assert one["pc"] == one["identity"]
        assert one["bribe"] == "none"
        assert len(one["bonus"]) == (2 if one["pc"] == "stranger" and one["bonus"] else 0)
        assert not one["shown"] or one["pc"] == "stranger" or one.get("aside")


def check_deed(before: Position, after: Position, seat: int, action: deorbit.Action) -> None:
    """bot-differences, bot-self-preservation: in the turn of a bot nobody drags, bribes or is
    blackmailed, and whoever acts for it does not put its PC Down."""
    bots = before["options"]["bots"]
    if seat not in bots or before["active"] != seat:
        return
    assert action.kind not in NEVER
    asks = before["asks"]
    acting = asks and asks[-1]["ask"] in ("activation", "act")
    over = before["active"] != after["active"] or not after["asks"]
    if not acting or over or action.kind in ("wait", "end"):
        return
    pc = casts.CARD_OF_IDENTITY[before["players"][seat]["pc"]]
    for pawn in casts.PAWNS[pc]:
        old, new = before["characters"][pawn], after["characters"][pawn]
        assert old["down"] or not new["down"] or action.args[0] == pawn, str(action)


def play(seeds: Sequence[int], every: int = 1) -> Counter[str]:
    """Play the games and look at everything after so many actions; returns what bots did."""
    kinds: Counter[str] = Counter()
    for seed in seeds:
        watch: BotWatch | None = None
        try:
            for m, seat, action, events in walk(seed):
                if seat in m.options["bots"] and action is not None:
                    kinds[action.kind] += 1
                if every > 1 and len(m) % every:
                    continue
                position = m.position()
                for check in (*CHECKS, check_bots):
                    check(position)
                if every > 1:
                    continue
                if watch is None:
                    watch = BotWatch(position)
                elif action is not None:
                    check_deed(watch.before, position, seat, action)
                    watch.see(position, action, events)
            check_end(m)
        except AssertionError as error:
            error.add_note(f"game {seed}, action {len(m)}: {action}")
            raise
    return kinds


@pytest.mark.parametrize("start", range(0, 33, 11))
def test_nothing_is_lost_or_doubled_in_a_game_with_bots(start: int) -> None:
    """2.4, bot-differences, bot-self-preservation, bot-winning: after every action of games alone,
    together, in teams and among many."""
    kinds = play(range(start, start + 11))
    assert set(kinds) >= MOVES_OF_BOTS


def test_no_limit_is_broken_in_dozens_of_games_with_bots() -> None:
    """2.4, bot-scoring, bot-winning: now and then, and their scores."""
    play(range(33, 99), every=25)


def test_a_bots_decision_is_the_same_in_every_world_that_it_could_be_in() -> None:
    """bot-activate: it draws nothing and sees nothing that is hidden."""
    automation = deorbit.agent("automation")
    compared = 0
    for seed in range(6):
        for m, _, _, _ in walk(seed):
            bots = m.options["bots"]
            asked = [seat for seat in m.to_act if seat in bots]
            if not asked or len(m) % 7:
                continue
            chosen = automation.choose(m, asked[0])
            imagined = m.seat(asked[0]).imagine(Random(seed))
            assert automation.choose(imagined, asked[0]) == chosen
            compared += 1
    assert compared > 20


def test_the_account_of_every_move_names_the_line_and_who_carried_it_out() -> None:
    """bot-activate, bot-renegotiate: worked out anew from what everybody saw."""
    turns = 0
    for seed in range(11):
        m = [moment[0] for moment in walk(seed)][-1]
        for step, (_, action) in enumerate(m.actions, start=1):
            told = {one.id.removeprefix("stationfall-why-"): one.args for one in m.why(step)}
            if action.kind == "regroup":
                assert "chosen-regroup" in told
            elif action.kind == "manoeuvre":
                line, character = action.args
                assert told["chosen"]["character"] == character
                assert str(line).endswith(f"-{told['chosen']['where']['args']['count']}")
                turns += 1
            else:
                assert told == {}
    assert turns > 100


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_or_doubled_in_thousands_of_games_with_bots(part: int) -> None:
    """2.4, bot-differences, bot-self-preservation, bot-winning."""
    kinds = play(range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS))
    assert set(kinds) >= MOVES_OF_BOTS
    assert not set(kinds) & NEVER


@pytest.mark.parametrize("seed", [32, 33, 36])
def test_a_position_with_bots_can_be_read_until_the_very_end(seed: int) -> None:
    """bot-stationfall-reveal: when the station falls, no bot follows a line any more."""
    match = deorbit.new("stationfall", 4, seed, bots=[2, 3])
    agents = [deorbit.agent("random", seed=seed)] * 2 + [deorbit.agent("automation")] * 2
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, agents[seat].choose(match, seat))
        if len(match) % 9 == 0 or match.position()["minute"] == 0:
            again = deorbit.scenario("stationfall", match.position())
            assert again.fingerprint == match.fingerprint
    assert "line" not in match.position()["turn"]
