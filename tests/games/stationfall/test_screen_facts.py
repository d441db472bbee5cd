"""Every fact of a screen of Stationfall is held against the engine, on random positions of all
modes. Ways are in `test_ways.py`, prices and reasons in `test_desk_choices.py` too."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from conformance.cases import CASES, Case
from conformance.suite import play_some
from deorbit.core.codec import pack
from deorbit.core.game import ALLOWED
from deorbit.core.match import Match
from deorbit.core.records import Action
from deorbit.games.stationfall.content.names import OFFICER, TUNNEL_RAT
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.positions.write import items_to_list
from deorbit.games.stationfall.rules.actions.step import barred, through_wormhole
from deorbit.games.stationfall.rules.ending.delivery import score
from deorbit.games.stationfall.rules.reasons import (
    LOCKED,
    LOCKED_IN_BLACKOUT,
    NEEDS_TUNNEL_RAT,
)
from deorbit.games.stationfall.screen import make
from deorbit.games.stationfall.screen.contract import Board, Own

MODES = [case for case in CASES if case.name.startswith("stationfall")]
EVERYTHING = OFFICER | TUNNEL_RAT
BY = {ALLOWED: ("corridor", "wormhole"), LOCKED: ("lock",), NEEDS_TUNNEL_RAT: ("vent",)}
"""What is gone through, by why nobody without abilities gets there."""


def moments(case: Case, most: int) -> Iterator[Match]:
    """A game of random play, looked at now and then, and at its end."""
    rng = Random(case.name)
    match = case.new(rng.randrange(1000))
    while match.to_act:
        yield match
        play_some(match, rng, rng.randrange(1, most))
    yield match


def board_of(match: Match) -> Board:
    return make.board(match.seen(None))


def own_of(match: Match, seat: int) -> Own:
    return make.own(match.seen(seat), seat)


@pytest.mark.parametrize("case", MODES, ids=lambda case: case.name)
def test_sections_are_as_the_rules_have_them(case: Case) -> None:
    """5.3, 5.4, 7.2.2.1, card-live-streams, x-wormhole: light, mouths, and what leads out."""
    for match in moments(case, 60):
        state = match._state
        sections = range(state.edition.size)
        names = state.edition.section_names
        for a, told in enumerate(board_of(match).sections.values()):
            assert told.dark == state.is_dark(a), names[a]
            assert told.mouth == any(through_wormhole(state, a, b) for b in sections if b != a)
            out = set(told.ways.get("airlock", []))
            by = {to: by for by, ends in told.ways.items() if by != "airlock" for to in ends}
            if state.launched >> a & 1:
                assert not told.ways
                continue
            assert out == {names[b] for b in state.edition.airlocks[a]}
            for b in sections:
                at_best = barred(state, a, b, EVERYTHING)
                assert (names[b] in by) == (at_best in (ALLOWED, LOCKED_IN_BLACKOUT)), names[b]
                if names[b] in by:
                    assert by[names[b]] in BY[barred(state, a, b, 0)], (names[a], names[b])


@pytest.mark.parametrize("case", MODES, ids=lambda case: case.name)
def test_characters_and_their_cards_are_as_the_rules_have_them(case: Case) -> None:
    """4.2 to 4.6, 8.4, 8.5.1: who can act, whose it is, what it has and what lies on its card."""
    for match in moments(case, 60):
        state = match._state
        edition, players = state.edition, range(state.players)
        for pawn, (name, told) in enumerate(board_of(match).characters.items()):
            card = edition.card_of[pawn]
            assert (name, told.card) == (edition.pawns[pawn], edition.cards[card])
            assert told.usable == state.usable(pawn), name
            assert told.conspirators == [p for p in players if state.conspirator(p, pawn)], name
            assert sum(1 << player for player in told.owners) == state.owners[card]
            assert all(state.pc[player] >= 0 for player in told.owners)
            assert told.slots_used == state.load(pawn)
            assert told.integral == items_to_list(state.integral[pawn])
            assert told.holds == told.integral + items_to_list(state.held[pawn])
            cubes = [state.cubes[card * state.players + player] for player in players]
            assert [dict(told.cubes).get(player, 0) for player in players] == cubes
            assert told.discs == [player for player in players if state.disc[player] == card]
            assert told.bribes == [player for player in players if state.bribe[player] == card]
            at = state.where[edition.monster if told.swallowed else pawn]
            assert told.at == (edition.section_names[at] if at >= 0 else None)
            assert (told.place.id == "stationfall-place-escaped") == (
                state.escaped(pawn) and not told.swallowed
            )


@pytest.mark.parametrize("case", MODES, ids=lambda case: case.name)
def test_an_activation_has_the_actions_that_were_told(case: Case) -> None:
    """15.5.1, 15.5.2."""
    activated = 0
    for match in moments(case, 9):
        actions = board_of(match).characters
        for seat in match.to_act:
            for action in match.legal(seat):
                if action.kind == "activate":
                    later = match.copy()
                    later.play(seat, action)
                    told = actions[str(action.args[0])].actions
                    assert later._state.actions == told, action
                    activated += 1
    assert activated or "bots" in case.name


@pytest.mark.parametrize("case", MODES, ids=lambda case: case.name)
def test_a_seat_is_offered_what_is_legal_and_told_why_not_the_rest(case: Case) -> None:
    for match in moments(case, 40):
        board = board_of(match)
        assert {match._state.seat_of[player] for player in board.asked} == set(match.to_act)
        for seat in range(match.seats):
            told = own_of(match, seat)
            legal = match.legal(seat)
            assert [one.words.id for one in told.choices] == [
                f"stationfall-do-{action.kind}" for action in legal
            ]
            offered = [number for group in told.groups for number in group.choices]
            assert sorted(offered) == list(range(len(legal)))
            assert (told.prompt is not None) == (seat in match.to_act)
            for one in told.could:
                reason = match.why_not(seat, Action(one.kind, tuple(one.action.args)))
                assert reason is not None
                assert (one.reason.rule, one.reason.id) == (reason.rule, reason.id)
                assert one.reason.args == reason.args


@pytest.mark.parametrize("case", MODES, ids=lambda case: case.name)
def test_points_and_traps_are_told_to_whom_they_belong(case: Case) -> None:
    """16.4, card-claymore: what would score now is what the true state scores."""
    for match in moments(case, 60):
        state = match._state
        for seat in range(match.seats):
            told = own_of(match, seat)
            assert told.own == [p for p in range(state.players) if state.seat_of[p] == seat]
            for player, now in told.preview.items():
                number = int(player)
                if now.identity is not None:
                    assert now.identity == state.edition.identities[state.identity[number]]
                    assert now.total == score(state, number, state.identity[number])
                for identity, then in now.dealt.items():
                    card = state.edition.identities.index(identity)
                    assert state.dealt[state.lead[number]] >> card & 1
                    assert then.total == score(state, number, card)
            knows = state.trapper >= 0 and state.seat_of[state.trapper] == seat
            real = {state.edition.section_names[state.real_trap]} if state.real_trap >= 0 else set()
            shown = {at for at, trap in told.traps.items() if trap == "real"}
            assert shown == (real if knows or not match.to_act else set())


@pytest.mark.parametrize("case", MODES, ids=lambda case: case.name)
def test_the_first_leg_of_a_way_can_be_gone(case: Case) -> None:
    """12.1.1, 13.13.1: by the pawn that acts, if it has an action for it."""
    goals = Random(case.name)
    walked = 0
    for match in moments(case, 9):
        board = board_of(match)
        state = match._state
        if board.acting is None or board.left is None or not board.left.actions:
            continue
        seat = match.to_act[0]
        pawn = state.edition.pawns.index(board.acting)
        if not state.usable(pawn) or state.where[pawn] < 0:
            continue
        goal = goals.choice(state.edition.section_names)
        for leg in make.route(match.seen(seat), seat, board.acting, goal).legs[:1]:
            kind = GAME.kind_of["airlock" if leg.by == "airlock" else "step"]
            move = pack(kind, pawn, state.edition.section_names.index(leg.to))
            assert GAME.kinds[kind].forbids(state, seat, move) == ALLOWED, (board.acting, leg)
            walked += 1
    assert walked or "bots" in case.name


@pytest.mark.parametrize("case", MODES, ids=lambda case: case.name)
def test_the_ending_is_the_outcome(case: Case) -> None:
    """16.4.8."""
    *_, match = moments(case, 500)
    told, outcome = board_of(match).ending, match.outcome
    assert told is not None
    assert outcome is not None
    assert {told.players[player].seat for player in told.winners} == set(outcome.winners)
    assert {one.player for one in told.players if one.winner} == set(told.winners)
    for one in told.players:
        assert one.total == sum(row.points for row in one.rows)
