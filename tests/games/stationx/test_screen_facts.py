"""Every fact of a screen is held against the engine, over random positions of all settings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import deorbit
from deorbit.core.records import Action
from deorbit.games.stationx.content.edition import SLOTS
from deorbit.games.stationx.rules.state import StationXState
from deorbit.games.stationx.screen import make
from deorbit.games.stationx.screen.contract import Battle, Board, Own
from games.stationx.station import EVERYTHING, named, outs, sums

SETTINGS = [(seats, build) for seats in (2, 3, 4) for build in ("free", "standard")]
RICH = {"energy": 60}
STEPS = 500
EVERY = 7
CELLS = 6
"""How many cells of a position are asked about."""

every_setting = pytest.mark.parametrize(("seats", "build"), SETTINGS)


def moments(seats: int, build: str) -> Iterator[deorbit.Match]:
    """Random play that likes battles, looked at now and then; players are rich, and the last one
    knows everything, so that there is much to do."""
    rng = Random(f"{seats} {build}")
    match = deorbit.new("stationx", seats, 3, build=build)
    begun = False
    for step in range(STEPS):
        if not begun and match.position()["round"]:
            begun, position = True, match.position()
            players = [{**one, **RICH} for one in position["players"]]
            players[-1]["upgrades"] = EVERYTHING.split()
            match = deorbit.scenario("stationx", {**position, "players": players}, step)
        if step % EVERY == 0 or not match.to_act:
            yield match
        if not match.to_act:
            return
        seat = match.to_act[0]
        legal = match.legal(seat)
        fights = [one for one in legal if one.kind in ("attack", "capture")]
        match.play(seat, rng.choice(fights or legal))


def board_of(match: deorbit.Match) -> Board:
    return make.board(match.seen(None))


def own_of(match: deorbit.Match) -> Own:
    seat = match.to_act[0]
    return make.own(match.seen(seat), seat)


def after(match: deorbit.Match, action: Action) -> tuple[deorbit.Match, list[deorbit.Event]]:
    other = match.copy()
    return other, other.play(match.to_act[0], action)


# The board ----------------------------------------------------------------------------------------


@every_setting
def test_what_is_told_of_the_board_is_what_the_rules_say(seats: int, build: str) -> None:
    for match in moments(seats, build):
        state: StationXState = match.seen(None)
        board, position = board_of(match), match.position()
        assert board.asked == list(match.to_act)
        assert board.bought == position["bought"]
        assert board.ask == (position["asks"][-1]["ask"] if position["asks"] else None)
        assert (board.phase == "over") == (match.outcome is not None) == (board.ending is not None)
        assert {at: (one.player, one.unit) for at, one in board.units.items()} == {
            one["at"]: (one["player"], one["unit"]) for one in position["units"]
        }
        check_players(match, board, position)
        if board.phase == "play":
            check_rooms(state, board)


def check_players(match: deorbit.Match, board: Board, position: dict[str, object]) -> None:
    bases = Counter(one.holder for one in board.players if one.holder is not None)
    for seat, (one, facts) in enumerate(zip(board.players, position["players"], strict=True)):
        assert (one.energy, one.out) == (facts["energy"], facts["out"])
        owned = [name for name, state in one.upgrades.items() if state == "owned"]
        assert owned == facts["upgrades"]
        assert one.bases == (0 if one.out else bases[seat])
        assert one.active == (board.phase == "play" and position["active"] == seat)


def check_rooms(state: StationXState, board: Board) -> None:
    """A room takes in one more unit until its circles or the share are full (5.1, 5.2)."""
    for room, facts in enumerate(board.rooms):
        supply = state.geometry.is_supply(room)
        for seat in range(state.seats):
            crowd = board.crowd[room]
            place = sum(crowd) < facts.oxygen and crowd[seat] < facts.share
            assert state.admits(room, seat, 0) == place
            assert state.admits(room, seat, 1) == (place and not supply)


@every_setting
def test_an_open_upgrade_can_be_had_and_a_closed_one_cannot(seats: int, build: str) -> None:
    """10.1."""
    for match in moments(seats, build):
        if not match.to_act or board_of(match).ask != "turn":
            continue
        seat = match.to_act[0]
        for name, known in board_of(match).players[seat].upgrades.items():
            reason = match.why_not(seat, Action("upgrade", (name,)))
            if reason is None or reason.id == "stationx-not-upgrade-owned":
                assert known == ("open" if reason is None else "owned")
            elif reason.id.startswith("stationx-not-upgrade-needs"):
                assert known == "closed"


@every_setting
def test_a_turn_pays_what_was_told(seats: int, build: str) -> None:
    """3.2, 9.2."""
    told = 0
    for match in moments(seats, build):
        end = Action("end", ())
        if not match.to_act or end not in match.legal(match.to_act[0]):
            continue
        before = board_of(match).players
        for event in named(after(match, end)[1], "income"):
            one = before[event["player"]]
            assert event["energy"] == one.income + sum(one.stipend[:1])
            told += 1
    assert told


# What a seat decides ------------------------------------------------------------------------------


@every_setting
def test_a_battle_goes_as_it_was_foretold(seats: int, build: str) -> None:
    fought = 0
    for match in moments(seats, build):
        if not match.to_act:
            continue
        legal = match.legal(match.to_act[0])
        battles = own_of(match).battles
        assert list(battles) == [" ".join(map(str, one.args)) for one in legal if is_attack(one)]
        for battle in battles.values():
            check_battle(match, battle)
            fought += 1
    assert fought or build == "standard", "the standard station is wide"


def is_attack(action: Action) -> bool:
    return action.kind == "attack"


def check_battle(match: deorbit.Match, battle: Battle) -> None:
    action = Action("attack", (battle.start, battle.goal))
    later, events = after(match, action)
    assert sums(events) == (
        {"win": "won", "loss": "lost", "tie": "tied"}[battle.result],
        battle.attack,
        battle.defence,
    )
    assert battle.attack == sum(one.adds for one in battle.attackers)
    assert battle.defence == sum(one.adds for one in battle.defenders)
    assert {one["at"] for one in named(events, "died")} == set(battle.dead)
    standing = [{one["at"] for one in each.position()["units"]} for each in (match, later)]
    assert standing[0] - standing[1] == set(battle.dead) | set(battle.gone)
    assert later.position()["doomed"] == sorted(battle.keeps.of if battle.keeps else [])
    assert set(outs(later)) - set(outs(match)) == set(battle.out)
    assert battle.over == (later.outcome is not None)
    spent = {at for at, one in board_of(match).units.items() if one.attacked}
    assert set(battle.spent) == {
        at for at in spent & set(battle.area) if board_of(match).units[at].player == battle.player
    }


@every_setting
def test_an_action_costs_what_is_told_and_brings_what_its_note_says(seats: int, build: str) -> None:
    noted = 0
    for match in moments(seats, build):
        if not match.to_act:
            continue
        seat, own = match.to_act[0], own_of(match)
        state = match.seen(None)
        for number, action in enumerate(match.legal(seat)):
            note = own.notes.get(str(number))
            priced = action.kind in ("buy", "upgrade", "respawn")
            if not priced and note is None and action.kind not in ("move", "capture"):
                assert str(number) not in own.prices
                continue
            later, events = after(match, action)
            if priced:
                spent = state.energy[seat] - later.seen(None).energy[seat]
                assert own.prices.get(str(number), 0) == spent
            ids = {event.name for event in events}
            name = note.id.removeprefix("stationx-note-") if note else ""
            assert (name == "card") == ("drew" in ids)
            assert (name == "retake") == ("retaken" in ids)
            assert (name == "conquer") == ("eliminated" in ids and action.kind == "capture")
            noted += note is not None
    assert noted


@every_setting
def test_every_choice_is_legal_and_every_legal_action_is_a_choice(seats: int, build: str) -> None:
    for match in moments(seats, build):
        for seat in range(seats):
            own = make.own(match.seen(seat), seat)
            legal = match.legal(seat) if seat in match.to_act else []
            numbers = [number for group in own.groups for number in group.choices]
            assert sorted(numbers) == list(range(len(legal)))
            for group in own.groups:
                assert {legal[number].kind for number in group.choices} == {group.kind}
            for one in own.could:
                action = Action(one.action.kind, tuple(one.action.args))
                reason = match.why_not(seat, action)
                assert reason is not None
                assert (reason.rule, reason.id) == (one.reason.rule, one.reason.id)


@every_setting
def test_a_way_of_one_leg_is_a_legal_move_and_the_other_way_round(seats: int, build: str) -> None:
    """6.1, 6.2, 11.2: of units that can still set out."""
    gone = 0
    rng = Random(seats)
    for match in moments(seats, build):
        if not match.to_act or board_of(match).ask != "turn":
            continue
        seat = match.to_act[0]
        state = match.seen(seat)
        names, legal = state.edition.cell_names, set(match.legal(seat))
        own = [cell for cell in state.cell[seat * SLOTS : seat * SLOTS + SLOTS] if cell >= 0]
        for start in own[:3]:
            goals = {str(one.args[1]) for one in legal if one.args[:1] == (names[start],)}
            some = [*rng.sample(names, CELLS), *sorted(goals)[:CELLS]]
            for goal in some:
                found = make.route(state, seat, names[start], goal)
                later = any(line.id == "stationx-route-later" for line in found.lines)
                beside = any(line.id == "stationx-route-beside" for line in found.lines)
                acts = {Action(by, (names[start], goal)) for by in ("move", "jump")}
                one = len(found.legs) == 1 and not later and not beside
                assert one == bool(acts & legal) or (state.flag[state.unit_on(start)] and not one)
                if one:
                    assert Action(found.legs[0].by, (names[start], goal)) in legal
                    gone += 1
    assert gone
