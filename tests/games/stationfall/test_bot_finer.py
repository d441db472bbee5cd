"""Launch Manual, Station Automation: the parts of which a bot's decisions are made, one at a time,
for a bot that does not sit in the first seat."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from deorbit.core.dealer import EVERYONE, Dealer, silent
from deorbit.games.stationfall.automation import priorities
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.rules.bots.influence import (
    cubes_beyond,
    cubes_to_conspire,
    is_open,
    last_influenced,
    next_to_influence,
    order_from,
    roll,
)
from deorbit.games.stationfall.rules.bots.policy import is_spared
from deorbit.games.stationfall.rules.bots.self_preservation import harms, harms_aboard, harms_here
from deorbit.games.stationfall.rules.bots.setup import in_turn_order, inherit, undealt, win_allies
from deorbit.games.stationfall.rules.bots.turn import is_fallen, unfit
from deorbit.games.stationfall.rules.events import DIE_ROLLED, FOCUSED
from deorbit.games.stationfall.rules.reasons import NOT_A_CONSPIRATOR
from deorbit.games.stationfall.rules.state import StationfallState
from games.stationfall.automated import pack_of
from games.stationfall.station import do, player, station

BOT = 2
ORDER = [
    *("astrochimp", "counselor", "cyborg", "daredevil", "engineer", "exile"),
    *("medical", "security", "stowaway", "stranger", "troubleshooter", "station-chief"),
]


def seen(bots: tuple[int, ...] = (BOT,), script: str = "", **more: Any) -> Any:
    """A match with Cyborg's bot in the third seat, whose turn it is."""
    options: dict[str, Any] = {"bots": list(bots), "characters": ORDER}
    if script:
        name, found = pack_of("cyborg", script)
        options["pack"] = {"name": name, "hash": found}
    players = {seat: {"bonus": []} for seat in bots}
    for seat, one in more.pop("players", {}).items():
        players[seat] = {**players.get(seat, {}), **one}
    more.setdefault("pc", {BOT: "cyborg"})
    more.setdefault("active", BOT)
    return station(options=options, players=players, kompromat={}, **more)


def state_of(**more: Any) -> StationfallState:
    state: StationfallState = seen(**more)._state
    return state


@cache
def plain() -> StationfallState:
    return state_of()


def card(name: str) -> int:
    return ORDER.index(name)


def with_cubes(name: str, cubes: dict[int, int], pool: int = 8) -> StationfallState:
    """A position with so many cubes of each player on a character."""
    state = plain().copy()
    state.cubes = [0] * len(state.cubes)
    for player_, count in cubes.items():
        state.cubes[card(name) * 4 + player_] = count
    state.pool = [8, 8, pool, 8]
    return state


# Keys ---------------------------------------------------------------------------------------------


def test_every_part_of_a_key_stands_where_its_list_says() -> None:
    """bot-priorities: what stands further left wins; `which` tells by what two keys differ."""
    state = with_cubes("exile", {0: 1, 2: 3, 3: 2})
    edition = state.edition
    for pawn in range(edition.monster):
        of = edition.card_of[pawn]
        between = (of - card("cyborg") - 1) % len(ORDER)
        cubes = 6 if of == card("exile") else 0
        own, persons = (3, 3) if of == card("exile") else (0, 0)
        is_pc = of == card("cyborg")
        key = priorities.activating(state, BOT, pawn)
        found = [key >> shift & 255 for shift, _ in priorities.ACTIVATING]
        assert found == [int(not is_pc), 0 if is_pc else 255 - cubes, between, pawn]
        key = priorities.targeting(state, BOT, pawn)
        found = [key >> shift & 255 for shift, _ in priorities.TARGETING]
        assert found == [own, 255 - persons, between, pawn]
    for section in range(edition.size):
        for occupants in (0, 3):
            key = priorities.section_key(edition, section, occupants)
            column, row = edition.places[section]
            crowd = 62 - occupants if edition.pods >> section & 1 else 63
            gravity = edition.gravity >> section & 1
            widths = zip(priorities.SECTIONS, (1, 63, 31, 31, 255), strict=True)
            found = [key >> shift & mask for (shift, _), mask in widths]
            assert found == [gravity, crowd, 31 - row, column, section]


def test_a_bots_cubes_do_not_count_as_those_of_people() -> None:
    """bot-priorities, To target: most cubes of people, the own ones apart."""
    state = with_cubes("exile", {0: 1, 2: 3, 3: 2})
    state.bots |= 1 << 3
    pawn = state.edition.pawns.index("exile")
    assert priorities.targeting(state, BOT, pawn) >> 16 == 3 << 8 | 255 - 1


def test_who_has_not_revealed_counts_from_the_secret_identity() -> None:
    """bot-priorities: the own character comes first, revealed or not."""
    state = plain()
    own = state.edition.pawns.index("counselor")
    assert priorities.activating(state, 1, own) >> 16 == 0
    assert priorities.activating(state, BOT, own) >> 24 == 1
    assert priorities.order(state, BOT, NOWHERE) == 255


# Cubes --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cubes", "more", "pool", "expected"),
    [
        ({}, 0, 8, 1),
        ({}, 2, 8, 3),
        ({}, 2, 2, NOWHERE),
        ({}, 2, 3, 3),
        ({2: 1}, 0, 8, 0),
        ({2: 1}, 0, 0, 0),
        ({2: 1}, 1, 8, 1),
        ({0: 2}, 0, 8, 2),
        ({3: 2}, 0, 8, 2),
        ({1: 3, 2: 1}, 0, 8, 2),
        ({1: 3, 2: 1}, 1, 8, 3),
        ({1: 3, 2: 3}, 0, 8, 0),
        ({1: 3, 2: 5}, 0, 8, 0),
        ({1: 3}, 0, 2, NOWHERE),
        ({1: 3}, 0, 3, 3),
    ],
)
def test_it_takes_as_many_cubes_as_anybody_has_there_and_so_many_more(
    cubes: dict[int, int], more: int, pool: int, expected: int
) -> None:
    """bot-influence, bot-conditions: one at least; none that the bot has not got."""
    state = with_cubes("exile", cubes, pool)
    assert cubes_to_conspire(state, BOT, card("exile"), more) == expected


@pytest.mark.parametrize(
    ("cubes", "more", "expected"),
    [
        ({}, 0, 1),
        ({0: 2}, 0, 3),
        ({0: 2}, 1, 4),
        ({2: 2}, 0, 0),
        ({2: 2}, 1, 3),
        ({2: 1, 0: 1}, 1, 3),
        ({2: 1, 0: 1}, 3, 4),
    ],
)
def test_a_loyal_character_takes_one_cube_more_than_lay_there(
    cubes: dict[int, int], more: int, expected: int
) -> None:
    """card-loyal, bot-influence: those that lay there come back first."""
    state = with_cubes("astrochimp", cubes)
    assert cubes_to_conspire(state, BOT, card("astrochimp"), more) == expected


def test_cubes_beyond_are_counted_against_the_others() -> None:
    """bot-conditions: Influence 1 more; not on who takes none, not more than there are."""
    assert cubes_beyond(with_cubes("exile", {2: 1}), BOT, card("exile"), 1) == 1
    assert cubes_beyond(with_cubes("exile", {2: 2}), BOT, card("exile"), 1) == 0
    assert cubes_beyond(with_cubes("exile", {2: 3, 3: 3}), BOT, card("exile"), 2) == 2
    assert cubes_beyond(with_cubes("exile", {2: 3, 0: 3}, 1), BOT, card("exile"), 2) == 0
    assert cubes_beyond(with_cubes("exile", {2: 3, 0: 3}, 2), BOT, card("exile"), 2) == 2
    state = with_cubes("exile", {2: 1})
    state.owners = state.owners[:]
    state.owners[card("exile")] = 1
    assert cubes_beyond(state, BOT, card("exile"), 1) == 0


def test_open_are_live_npcs_that_are_not_too_suspicious() -> None:
    """bot-influence, card-paranoid."""
    state = state_of(down="exile", at={"security": "mesosphere", "engineer": "annihilated"})
    found = [name for name in ORDER if is_open(state, BOT, card(name))]
    closed = {"cyborg", "exile", "security", "engineer", "counselor", "station-chief"}
    assert set(ORDER) - closed <= set(found)
    assert not {"cyborg", "exile", "security", "engineer"} & set(found)


def test_the_next_npc_comes_after_the_last_one_with_cubes_going_round() -> None:
    """bot-influence, bot-character-order, house-bot-influence."""
    assert order_from(plain(), 10) == [11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    state = with_cubes("medical", {2: 1})
    assert last_influenced(state, BOT) == card("medical")
    assert next_to_influence(state, BOT, 2) == card("security")
    assert next_to_influence(state, BOT, 1) == NOWHERE
    state.cubes[card("astrochimp") * 4 + BOT] = 1
    assert last_influenced(state, BOT) == card("astrochimp")
    assert next_to_influence(state, BOT, 2) == NOWHERE
    state = with_cubes("medical", {1: 1})
    assert last_influenced(state, BOT) == NOWHERE
    assert next_to_influence(state, BOT, 2) == card("daredevil")


def test_a_bot_wins_the_next_three_by_two_cubes_each() -> None:
    """bot-setup, house-bot-allies: one for the Helpful; the Paranoid and Loyal ones with too many
    cubes are passed over."""
    state = with_cubes("daredevil", {})
    win_allies(state, BOT, silent())
    cubes = {name: state.cubes[card(name) * 4 + BOT] for name in ORDER}
    assert {name: count for name, count in cubes.items() if count} == {
        "daredevil": 2,
        "engineer": 2,
        "exile": 2,
    }
    assert state.pool[BOT] == 2
    state = with_cubes("astrochimp", {0: 2})
    for name in ("daredevil", "engineer", "exile", "security", "stowaway", "stranger"):
        state.owners[card(name)] = 1
    win_allies(state, BOT, silent())
    found = [name for name in ORDER if state.cubes[card(name) * 4 + BOT]]
    assert "astrochimp" not in found
    assert state.cubes[card("medical") * 4 + BOT] == 1
    assert len(found) <= 3


# The die ------------------------------------------------------------------------------------------


class Die:
    """A die that shows what it is told to."""

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, sides: int) -> int:
        assert sides == 6
        return self.number - 1


def test_five_and_six_choose_the_focus_part() -> None:
    """house-bot-die."""
    name, found = pack_of("cyborg", "1: [PC] Bridge", focus="1: [PC] Suite")
    options = {"bots": [BOT], "characters": ORDER, "pack": {"name": name, "hash": found}}
    m = station(options=options, pc={BOT: "cyborg"}, players={BOT: {"bonus": []}}, active=BOT)
    for number in range(1, 7):
        state, events = m._state.copy(), []
        roll(state, BOT, Dealer(Die(number), events))  # type: ignore[arg-type]
        assert state.focus == (number >= 5)
        told = FOCUSED if number >= 5 else DIE_ROLLED
        assert [event[:4] for event in events] == [(told, EVERYONE, BOT, number)]


def test_no_die_is_rolled_where_it_would_decide_nothing() -> None:
    """house-bot-die."""
    state, events = plain().copy(), []
    roll(state, BOT, Dealer(Die(6), events))  # type: ignore[arg-type]
    assert (state.focus, events) == (0, [])


# Set-up -------------------------------------------------------------------------------------------


def test_the_heirs_are_laid_down_the_first_one_first() -> None:
    """house-bot-stranger."""
    state = plain().copy()
    inherit(state, BOT, [5, 3])
    assert (state.heir, state.bonus[BOT], state.bonus_count[BOT]) == (5, 1 << 5 | 1 << 3, 2)
    inherit(state, 1, [])
    assert state.heir == NOWHERE


def test_nobodys_cards_are_those_that_were_never_dealt() -> None:
    """house-bot-stranger: neither identities nor Bonus Characters, nor what was laid aside."""
    state = plain().copy()
    names = state.edition.identities
    mine = {"astrochimp", "counselor", "cyborg", "daredevil", "engineer", "exile", "security"}
    assert {names[one] for one in undealt(state)} == set(names) - mine
    state.aside = state.aside[:]
    state.aside[0] |= 1 << names.index("stranger")
    state.dealt = state.dealt[:]
    state.dealt[3] |= 1 << names.index("medical")
    gone = mine | {"stranger", "medical"}
    assert {names[one] for one in undealt(state)} == set(names) - gone


def test_bots_come_in_turn_order() -> None:
    """bot-setup: from the first player on and round."""
    state = plain().copy()
    state.bots = 0b1101
    state.first = 2
    assert in_turn_order(state) == [2, 3, 0]


# What bots never do -------------------------------------------------------------------------------


def test_the_own_pc_is_harmed_by_others_and_not_by_itself() -> None:
    """bot-self-preservation."""
    state = state_of(at={"cyborg": "kitchen", "exile": "kitchen"})
    pawns = state.edition.pawns
    own, other = pawns.index("cyborg"), pawns.index("exile")
    assert harms(state, other, own)
    assert harms(state, NOWHERE, own)
    assert not harms(state, own, own)
    assert not harms(state, other, other)
    assert not harms(state, NOWHERE, other)
    assert is_spared(state, own)
    assert not is_spared(state, other)


def test_a_hazard_harms_the_own_pc_where_it_is_live_and_exposed() -> None:
    """bot-self-preservation: what Downs Robots harms a Cyborg, a hazard does too without a
    Helmet."""
    state = state_of(at={"cyborg": "kitchen"})
    names, pawns = state.edition.section_names, state.edition.pawns
    kitchen, own, other = names.index("kitchen"), pawns.index("cyborg"), pawns.index("exile")
    for robots in (True, False):
        assert harms_here(state, other, kitchen, robots)
        assert not harms_here(state, own, kitchen, robots)
        assert not harms_here(state, other, names.index("bridge"), robots)
    safe = state_of(at={"cyborg": "kitchen"}, holding={"cyborg": "helmet"})
    assert harms_here(safe, other, kitchen, True)
    assert not harms_here(safe, other, kitchen, False)
    fallen = state_of(at={"cyborg": "kitchen"}, down="cyborg")
    assert not harms_here(fallen, other, kitchen, True)
    human = state_of(pc={BOT: "exile"}, at={"exile": "kitchen"})
    assert not harms_here(human, NOWHERE, kitchen, True)
    assert harms_here(human, NOWHERE, kitchen, False)


def test_a_damaged_pod_harms_the_own_pc_aboard() -> None:
    """house-bot-self-preservation."""
    state = state_of(at={"cyborg": "mcqueen"}, damaged=["hail-mary", "mcqueen"])
    names, pawns = state.edition.section_names, state.edition.pawns
    other = pawns.index("exile")
    assert harms_aboard(state, other, names.index("mcqueen"))
    assert not harms_aboard(state, pawns.index("cyborg"), names.index("mcqueen"))
    assert not harms_aboard(state, other, names.index("hail-mary"))
    whole = state_of(at={"cyborg": "mcqueen"})
    assert not harms_aboard(whole, other, names.index("mcqueen"))


# Bot Renegotiate ----------------------------------------------------------------------------------


def test_a_bot_in_any_seat_takes_back_what_is_its_own() -> None:
    """bot-renegotiate, house-bot-regroup: from the Betrayal box, from the Down and the annihilated,
    and from the last NPC; nobody else's cubes."""
    m = seen(
        script="1: [Monster] Bridge",
        down="exile",
        at={"engineer": "annihilated", "security": "annihilated"},
        cubes={0: {"exile": 1, "medical": 1}, 3: {"engineer": 1}},
        players={
            BOT: {
                "cubes": {"exile": 1, "engineer": 1, "medical": 1, "daredevil": 1},
                "betrayal": 2,
                "pool": 2,
                "disc": "daredevil",
            }
        },
    )
    events = do(m, "regroup")
    told = [(one.name, one.args.get("count")) for one in events if one.args.get("player") == BOT]
    assert told[:3] == [("regroup", None), ("disc-recalled", None), ("betrayal-regained", 2)]
    assert sorted(name for name, _ in told[3:]) == ["cubes-returned"] * 3
    mine = player(m, BOT)
    assert mine["cubes"] == {"daredevil": 1}
    assert (mine["pool"], mine["betrayal"]) == (7, 0)
    assert player(m, 0)["cubes"] == {"exile": 1, "medical": 1}
    assert player(m, 3)["cubes"] == {"engineer": 1}


def test_fallen_is_a_card_of_which_nobody_is_live() -> None:
    """bot-renegotiate."""
    state = state_of(down="exile", at={"engineer": "annihilated"})
    fallen = [name for name in ORDER if is_fallen(state, card(name))]
    assert fallen == ["engineer", "exile"]


def test_nobody_is_activated_for_a_line_who_cannot_be_won() -> None:
    """bot-activate: a line without Influence is for Conspirators."""
    m = seen(script="1: [CON] Bridge\n2: [Influence] Bridge")
    state = m._state
    lines = state.edition.scripts[state.pc[BOT]].main
    pawns = state.edition.pawns
    assert unfit(state, lines[0], pawns.index("exile")) == NOT_A_CONSPIRATOR
    assert unfit(state, lines[1], pawns.index("exile")) == 0
    assert unfit(state, lines[0], pawns.index("cyborg")) == 0
    assert unfit(state, lines[0], state.edition.monster) == NOT_A_CONSPIRATOR
    poor = state.copy()
    poor.pool[BOT] = 0
    assert unfit(poor, lines[1], pawns.index("exile")) not in (0, NOT_A_CONSPIRATOR)
