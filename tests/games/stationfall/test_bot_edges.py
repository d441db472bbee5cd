"""Launch Manual, Station Automation: rulings at the edges of a bot's decisions."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from deorbit.core.chance import Chance
from deorbit.core.codec import kind_of
from deorbit.core.dealer import EVERYONE, Dealer, silent
from deorbit.games.stationfall.automation import delivery, priorities
from deorbit.games.stationfall.automation.answers import script_items
from deorbit.games.stationfall.automation.distances import Means, Ways
from deorbit.games.stationfall.automation.explain import _about_characters, _prefers
from deorbit.games.stationfall.automation.next_move import WANTED_FIRST
from deorbit.games.stationfall.automation.option import Option
from deorbit.games.stationfall.automation.priorities import HANDLING, TIES
from deorbit.games.stationfall.content import script
from deorbit.games.stationfall.content.names import (
    AUTHORITIES,
    EVIDENCE,
    FIELD,
    ITEMS,
    NEWS,
    NOWHERE,
)
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.rules.bots.conditions import is_reached, suits
from deorbit.games.stationfall.rules.bots.setup import succeed, take_gifts, undealt
from deorbit.games.stationfall.rules.ending.delivery import score
from deorbit.games.stationfall.rules.events import BOT_CHANGED, GAINED, PIRATES, REVEALED
from deorbit.games.stationfall.rules.state import GONE, GUILTY, OFF_BOARD, StationfallState
from games.stationfall.automated import announced, automated, deeds
from games.stationfall.test_bot_answers import asking
from games.stationfall.test_bot_parts import AWAY, ORDER, considered, line, notes, pawn, planner

FIRST = "troubleshooter-1"


# Answers ------------------------------------------------------------------------------------------


def test_own_conspirators_do_not_make_a_better_confession() -> None:
    """card-recorded-confessional: nobody makes themselves Suspect."""
    position: dict[str, Any] = {
        "pc": {0: "counselor"},
        "at": dict.fromkeys(("counselor", "exile", "stranger"), "kitchen"),
    }
    usual = asking("confess", (), **position).removeprefix("confess ")
    (other,) = {"exile", "stranger"} - {usual}
    cubes = {0: {other: 1}, 1: {"exile": 1, "stranger": 1}}
    assert asking("confess", (), cubes=cubes, **position) == f"confess {usual}"


def test_only_conspirators_who_are_there_are_framed() -> None:
    """card-mimic-frameup: Engineer would be targeted first, but is elsewhere."""
    position: dict[str, Any] = {
        "pc": {0: "consort"},
        "section": "kitchen",
        "at": {"exile": "kitchen", "security": "kitchen", "engineer": "bridge"},
        "cubes": {
            0: {"security": 2, "exile": 1},
            1: {"security": 2, "engineer": 1},
            2: {"exile": 1},
        },
    }
    assert asking("frame-up", **position) == "blame 2"


@pytest.mark.parametrize(
    ("own", "rivals", "worth"),
    [
        (0, (0, 0), 0),
        (1, (0, 0), delivery.A_POINT),
        (3, (-9, 0), 3 * delivery.A_POINT),
        (0, (-2, 0), 2),
        (0, (-2, -3), 2),
        (0, (2, 0), 0),
        (-1, (-5, 0), 0),
    ],
)
def test_own_points_come_before_those_that_persons_lose(
    own: int, rivals: tuple[int, int], worth: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """bot-deliver: seat 2 is a bot, whose losses nobody looks for; seat 3 is a partner."""
    state = cast(
        StationfallState,
        SimpleNamespace(
            players=4, bots=0b0101, lead=[0, 1, 2, 0], guilt=[0] * 4, offsites=[0, 0, 0, 0]
        ),
    )
    question = cast(Any, SimpleNamespace(state=state, bot=0))
    points = [[5, 5, 5, 5], [5, 5 + rivals[0], 5 + rivals[1], 5 + own]]
    monkeypatch.setattr(delivery, "standings", lambda state: points.pop(0))
    assert delivery.use_of(question, EVIDENCE, NEWS) == worth
    assert state.offsites == [0, 0, 0, 0]
    state.guilt[0] = GUILTY
    assert delivery.use_of(question, EVIDENCE, AUTHORITIES) == delivery.CLEARING


# The first of everything counts like any other ----------------------------------------------------


def test_the_first_item_datum_section_and_identity_are_asked_for_like_others() -> None:
    """bot-conditions: Helmet, Evidence, Outer Space and Troubleshooter stand first."""
    one = planner(
        "[Possess Helmet + Possess Evidence + At Outer Space] Step to [With Helmet]",
        at={"exile": "outer-space"},
        holding={"exile": "helmet"},
        data={"exile": "evidence"},
    )
    state, exile = one.state, pawn(one, "exile")
    manoeuvre = state.edition.manoeuvres[line(one)]
    assert [test >> script.ARGUMENT for test in manoeuvre.tests] == [0, 0, 0]
    assert one.fits(manoeuvre, exile)
    assert not one.fits(manoeuvre, pawn(one, "stranger"))
    assert manoeuvre.order is not None
    tests = manoeuvre.order.choices[0].where
    assert [place for place in range(state.edition.size) if suits(state, 0, place, tests)] == [0]
    assert not is_reached(state, pawn(one, "stranger"), manoeuvre.order.choices[0])
    assert is_reached(state, exile, manoeuvre.order.choices[0])
    assert state.pc[0] == 0
    assert priorities.own_card(state, 0) == state.edition.character_of[0]
    assert script_items(state, 0) == state.edition.scripts[0].items
    state.pc[0] = NOWHERE
    assert script_items(state, 0) == state.edition.scripts[state.identity[0]].items
    assert delivery.standings(state)[0] == 0
    state.pc[1] = 0
    assert delivery.standings(state)[1] == score(state, 1, 0)
    assert 0 not in undealt(state)


def test_outer_space_is_not_off_the_board() -> None:
    """bot-steps: the ways from there are others than those of who is yet to come on board."""
    one = planner(at={"exile": "outer-space"}, holding={"exile": "helmet"})
    state, exile = one.state, pawn(one, "exile")
    found = []
    for place in (0, OFF_BOARD):
        state.where[exile] = place
        means = Means(state, exile, 0, 0, True, False, False)
        found.append((means.key()[0], Ways(one.finder.terrain.ground, means).start))
    assert found[0][0] != found[1][0]
    assert [start for _, start in found] == [0, NOWHERE]
    assert one.finder.terrain.people(0) == [exile]
    state.where[exile] = 0
    state.free = 1
    state.lying[0] |= FIELD[ITEMS.index("gun")]
    move = one.leisure(exile, one.wanted(None))
    assert str(GAME.decode(state, move)) == "pick-up exile gun"


# Words --------------------------------------------------------------------------------------------


def test_what_decided_on_a_pick_up_is_told() -> None:
    """bot-free-pick-up: for the way, for the script, Kompromat, colour, name."""
    for shift, part in HANDLING:
        one, other = 1 << shift, 2 << shift
        assert _prefers(one, other) == TIES[part]
        assert _prefers(one - WANTED_FIRST, other - WANTED_FIRST) == TIES[part]
        assert _prefers(one - WANTED_FIRST, one) == "script"
        assert _prefers(one - 2 * WANTED_FIRST, other) == "way"
    assert _prefers(0, 1 << 8) == "kompromat"
    assert _prefers(-WANTED_FIRST, 1 << 8) == "script"
    assert _prefers(-WANTED_FIRST, 256 - WANTED_FIRST) == "kompromat"


def test_characters_of_whom_the_same_is_told_stand_together() -> None:
    """bot-eligibility: in the order in which they were considered."""
    one = planner("[CON + Robot] Bridge", at={"exile": "aft-hub", "stranger": "aft-hub"})
    one.try_line(line(one))
    told = _about_characters(one.state, line(one), one.notes or [])
    failing = [one for one in told if one.id.endswith("fails")]
    assert len({sentence.id for sentence in told}) == len(told)
    names = [name for sentence in failing for name in sentence.args["character"]]
    assert {"exile", "stranger"} <= set(names)
    assert all(sentence.args["condition_text".replace("_", "-")] for sentence in failing)


def test_an_option_begins_with_nothing() -> None:
    found = Option(4, 5, 2, 1, 1)
    assert (found.node, found.move, found.cost, found.rank, found.last) == (4, 5, 2, 1, 1)
    assert (found.target, found.item, found.place, found.stand) == (0, 0, NOWHERE, NOWHERE)
    assert (found.thing, found.character, found.section, found.here) == (NOWHERE,) * 3 + (False,)


def test_a_bot_places_no_cubes_beyond_those_that_make_a_conspirator() -> None:
    """bot-conditions: a person does, in the Influence step."""
    for bots, cubes in ((1, 0), (0, 1)):
        one = planner("[Influence 1 more] Bridge", at={"exile": "aft-hub"}, cubes={0: {"exile": 1}})
        one.state.bots = bots
        found = considered(one, "exile")
        assert found is not None
        assert (found.cubes, found.joins) == (cubes, False)


@pytest.mark.parametrize("data", ["evidence", "x-secret"])
def test_only_the_data_that_is_named_is_deleted(data: str) -> None:
    """bot-scripts."""
    m = automated(
        f"[PC] Delete {data.title()}",
        order=ORDER,
        at={**AWAY, "troubleshooter": "mainframe"},
        data={"troubleshooter": "evidence x-secret"},
    )
    deleted = [one for one in deeds(m) if one.startswith("delete")]
    assert deleted == [f"delete troubleshooter {data}"]


# What is done -------------------------------------------------------------------------------------


def test_somebody_in_the_first_section_of_all_is_somebody() -> None:
    """bot-conditions: Outer Space is a place like others."""
    one = planner(
        "[PC] Pick Up Gun from [Human]",
        at={"troubleshooter": "outer-space", "exile": "outer-space"},
        holding={"exile": "gun helmet", "troubleshooter": "helmet"},
        down="exile",
    )
    order = one.state.edition.manoeuvres[line(one)].order
    assert order is not None
    (choice, *_) = order.choices
    own = pawn(one, "troubleshooter")
    moves = [one.finder._moves(own, 0, 0, number, choice) for number in GAME.actions.handled]
    assert [str(GAME.decode(one.state, move)) for some in moves for move in some] == [
        "take troubleshooter gun exile"
    ]


def test_a_pick_up_from_somebody_needs_somebody_else_there() -> None:
    """bot-conditions: the one who acts is not meant; the Gun lies nearer where nobody is."""
    m = automated(
        "[PC] Pick Up Gun from [Human]",
        order=ORDER,
        at={**AWAY, "troubleshooter": "aft-hub", "exile": "rec-room"},
        items={"aft-hub": ["gun"], "rec-room": ["gun"]},
    )
    assert "step troubleshooter rec-room" in deeds(m)


def test_the_fang_moss_is_for_the_start_and_the_end_of_a_turn() -> None:
    """bot-scripts: no character can take its Steps, and the account says so."""
    one = planner("[PC] Moss Step to Bridge\n[PC] Moss Step to Bridge > Step to Kitchen")
    for number, able in ((1, False), (2, True)):
        manoeuvre = one.state.edition.manoeuvres[line(one, number)]
        assert one.finder.is_able(pawn(one, "troubleshooter"), manoeuvre) == able
    assert one.try_line(line(one)) is None
    assert [who for _, who, _ in notes(one)] == ["troubleshooter", ""]


def test_nobody_is_led_who_does_not_pass_the_test() -> None:
    """bot-scripts: whoever is controlled has to be the one that the line names."""
    m = automated(
        "[PC] Remote Control [Live] to Kitchen",
        order=ORDER,
        at={**AWAY, "troubleshooter": "aft-hub", "exile": "aft-hub"},
    )
    one = planner(
        "[PC] Telepathy [Robot] to Kitchen", at={"exile": "aft-hub", "medical": "aft-hub"}
    )
    order = one.state.edition.manoeuvres[line(one)].order
    assert order is not None
    (choice,) = order.choices
    assert one.led(choice, pawn(one, "exile")) is None
    assert one.through(choice, pawn(one, "exile"), False) == NOWHERE
    led = one.led(choice, pawn(one, "medical"))
    assert led is not None
    assert led.cost >= 1
    step = one.through(choice, pawn(one, "medical"), False)
    assert GAME.kinds[kind_of(step)].shape.name == "step"
    assert announced(m) is None


def test_who_is_where_it_is_led_to_is_led_nowhere() -> None:
    """house-bot-nothing."""
    one = planner("[PC] Telepathy [Robot] to Kitchen", at={"medical": "kitchen"})
    order = one.state.edition.manoeuvres[line(one)].order
    assert order is not None
    assert one.led(order.choices[0], pawn(one, "medical")) is None


def test_the_closest_of_those_who_are_commanded_is_given_a_basic_action() -> None:
    """bot-scripts: then the General Priorities; nobody if nobody has a use for one."""
    one = planner(
        parts={"start": "[CON] Forceful Presence [Live] to Kitchen"},
        at={"exile": "aft-hub", "stranger": "aft-hub", "medical": "kitchen"},
    )
    order = one.state.edition.manoeuvres[one.script.start[0]].order
    assert order is not None
    (choice,) = order.choices
    exile, stranger, there = (pawn(one, name) for name in ("exile", "stranger", "medical"))
    costs = [led.cost if (led := one.led(choice, who)) else None for who in (exile, stranger)]
    assert costs[0] == costs[1]
    for several in ([exile, stranger], [stranger, exile], [there, stranger, exile]):
        assert one.closest_of(choice, several) == exile
    assert one.closest_of(choice, [there, stranger]) == stranger
    assert one.closest_of(choice, [there]) == one.closest_of(choice, []) == NOWHERE
    one.state.where[exile] = one.state.edition.section_names.index("bridge")
    one.finder.ways.clear()
    assert one.closest_of(choice, [exile, stranger]) == stranger


# Set-up -------------------------------------------------------------------------------------------


def test_gifts_are_told_and_given_only_where_there_are_any() -> None:
    """house-bot-powers: Hyde's Gun, and the pirates, once each."""
    m = automated(bot="doctor-hyde", order="", at={"doctor": "kitchen"})
    state = m._state.copy()
    own = state.own_pawns(0)[0]
    state.held[own] = 0
    events: list[tuple[int, ...]] = []
    dealer = Dealer(Chance(b"", 0), events)
    take_gifts(state, 0, dealer)
    assert [event[:3] for event in events] == [(GAINED, EVERYONE, own)]
    take_gifts(state, 0, silent())
    before = state.held[own]
    state.supply = [0] * len(state.supply)
    take_gifts(state, 0, dealer)
    assert (state.held[own], len(events)) == (before, 1)
    ship = automated(bot="boarder")._state.copy()
    told: list[tuple[int, ...]] = []
    take_gifts(ship, 0, Dealer(Chance(b"", 0), told))
    assert ((PIRATES, EVERYONE) in [event[:2] for event in told]) == bool(ship.edition.ship)


def test_stranger_that_goes_on_lays_the_other_card_aside() -> None:
    """bot-stranger: it and the old identity, and both are counted."""
    m = automated(
        "[Monster] Bridge",
        bot="stranger",
        players={0: {"bonus": ["microbiologist", "inspector"], "first_bonus": "inspector"}},
        at={"stranger": "kitchen"},
    )
    state = m._state.copy()
    names = state.edition.identities
    inspector, other = names.index("inspector"), names.index("microbiologist")
    stranger = state.edition.pawns.index("stranger")
    old = state.pc[0]
    state.where[stranger] = GONE
    events: list[tuple[int, ...]] = []
    succeed(state, stranger, Dealer(Chance(b"", 0), events))
    assert [event[:4] for event in events[:2]] == [
        (BOT_CHANGED, EVERYONE, 0, inspector),
        (REVEALED, EVERYONE, 0, inspector),
    ]
    assert (state.pc[0], state.identity[0]) == (inspector, inspector)
    assert state.aside[0] == 1 << other | 1 << old
    assert (state.aside_count[0], state.bonus[0], state.bonus_count[0]) == (2, 0, 0)
    assert (state.heir, state.shown_bonus >> old & 1) == (NOWHERE, 1)
    assert state.owners[state.edition.character_of[inspector]] == 1
    assert state.owners[state.edition.character_of[old]] == 0
