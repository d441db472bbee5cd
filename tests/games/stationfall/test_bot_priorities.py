"""Launch Manual, Station Automation, Bot's General Priorities and Character Order: what decides
where several options are equally close."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from deorbit.games.stationfall.automation import priorities
from deorbit.games.stationfall.automation.priorities import (
    ACTIVATING,
    HANDLING,
    KOMPROMAT,
    SECTIONS,
    TARGETING,
    TIES,
    which,
)
from deorbit.games.stationfall.content.names import ITEMS
from deorbit.games.stationfall.rules.state import StationfallState
from games.stationfall.casts import ITEMS as PRINTED
from games.stationfall.station import station

CYBORG = 2
"""The seat of the bot; the others are persons unless a test says otherwise."""

TWELVE = [
    "astrochimp",
    "counselor",
    "daredevil",
    "engineer",
    "exile",
    "medical",
    "security",
    "station-chief",
    "cyborg",
    "stowaway",
    "stranger",
    "troubleshooter",
]
"""A character order in which Cyborg is the ninth."""


def seen(bots: tuple[int, ...] = (CYBORG,), **more: Any) -> StationfallState:
    """A position with Cyborg's bot."""
    m = station(pc={CYBORG: "cyborg"}, **more)
    return with_bots(m, bots)


def with_bots(m: deorbit.Match, bots: tuple[int, ...]) -> StationfallState:
    state: StationfallState = m._state.copy()
    state.bots = sum(1 << bot for bot in bots)
    return state


def in_order(**more: Any) -> StationfallState:
    """Cyborg is the ninth of twelve characters."""
    players = [
        {"identity": "astrochimp", "bonus": ["engineer"]},
        {"identity": "counselor", "bonus": ["exile"]},
        {"identity": "cyborg", "pc": "cyborg", "bonus": ["medical"]},
        {"identity": "daredevil", "bonus": ["security"]},
    ]
    position = {"seats": 4, "cast": TWELVE, "players": players, **more}
    return with_bots(deorbit.scenario("stationfall", position, seed=1), (CYBORG,))


def pawn(state: StationfallState, name: str) -> int:
    return state.edition.pawns.index(name)


def section(state: StationfallState, name: str) -> int:
    return state.edition.section_names.index(name)


def target(state: StationfallState, *names: str) -> str:
    """Whom Cyborg's bot targets of these."""
    return min(names, key=lambda name: priorities.targeting(state, CYBORG, pawn(state, name)))


def targeted_by(state: StationfallState, name: str, other: str) -> str:
    keys = [priorities.targeting(state, CYBORG, pawn(state, one)) for one in (name, other)]
    return TIES[which(TARGETING, keys[0], keys[1])]


def activated(state: StationfallState, *names: str) -> str:
    return min(names, key=lambda name: priorities.activating(state, CYBORG, pawn(state, name)))


def activated_by(state: StationfallState, name: str, other: str) -> str:
    keys = [priorities.activating(state, CYBORG, pawn(state, one)) for one in (name, other)]
    return TIES[which(ACTIVATING, keys[0], keys[1])]


def place(state: StationfallState, *names: str) -> str:
    return min(names, key=lambda name: priorities.sections(state, CYBORG, section(state, name)))


def placed_by(state: StationfallState, name: str, other: str) -> str:
    keys = [priorities.sections(state, CYBORG, section(state, one)) for one in (name, other)]
    return TIES[which(SECTIONS, keys[0], keys[1])]


# Character order ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("targets", "expected"),
    [((2, 6), 2), ((6, 11), 11), ((8, 10), 10), ((1, 12), 12), ((1, 8), 1)],
)
def test_the_ninth_of_twelve_targets_whoever_comes_next_and_the_order_wraps_around(
    targets: tuple[int, int], expected: int
) -> None:
    """bot-character-order: of the second and the sixth the second, because after the twelfth comes
    the first; of the sixth and the eleventh the eleventh."""
    state = in_order()
    assert TWELVE.index("cyborg") + 1 == 9
    names = [TWELVE[number - 1] for number in targets]
    assert target(state, *names) == TWELVE[expected - 1]
    assert targeted_by(state, *names) == "character-order"


def test_the_own_character_is_the_last_in_the_order() -> None:
    """bot-character-order: the count begins after the PC."""
    state = in_order()
    for name in TWELVE:
        assert target(state, "cyborg", name) == name


def test_the_order_of_a_player_who_has_not_revealed_begins_at_the_secret_identity() -> None:
    """The agent on an ordinary seat knows its own card before anybody else does."""
    state = station()._state
    names = state.edition.pawns
    own = names.index("astrochimp")
    following = names[(own + 1) % len(state.edition.cards)]
    keys = {name: priorities.targeting(state, 0, names.index(name)) for name in state.edition.cards}
    assert min(keys, key=lambda name: keys[name]) == following


def test_the_pawns_of_one_card_are_taken_in_their_order() -> None:
    state = seen(cast="maintenance-clones")
    clones = [name for name in state.edition.pawns if "clone" in name]
    assert len(clones) == 3
    assert target(state, *reversed(clones)) == clones[0]
    assert targeted_by(state, clones[0], clones[1]) == "first-pawn"


def test_the_monster_comes_after_all_characters() -> None:
    state = seen()
    assert target(state, "monster", "cyborg") == "cyborg"


# Targeting a character ----------------------------------------------------------------------------


def test_whoever_has_fewest_of_the_bots_cubes_is_targeted() -> None:
    """bot-priorities: Targeting, the cubes of persons come after."""
    state = seen(cubes={CYBORG: {"stowaway": 1, "exile": 2}, 0: {"exile": 3}})
    assert target(state, "exile", "stowaway") == "stowaway"
    assert target(state, "exile", "stowaway", "medical") == "medical"
    assert targeted_by(state, "exile", "stowaway") == "fewest-own-cubes"


def test_of_those_whoever_has_most_cubes_of_persons_is_targeted() -> None:
    """bot-priorities: Targeting, all persons together."""
    state = seen(cubes={0: {"exile": 2, "medical": 1}, 1: {"medical": 1}, 3: {"medical": 1}})
    assert target(state, "exile", "medical") == "medical"
    assert targeted_by(state, "exile", "medical") == "most-persons-cubes"


def test_cubes_of_other_bots_do_not_count_in_targeting() -> None:
    """bot-priorities: Targeting, only those of non-bot players."""
    cubes = {0: {"exile": 1}, 1: {"stranger": 3}}
    assert target(seen(cubes=cubes), "exile", "stranger") == "stranger"
    assert target(seen((1, CYBORG), cubes=cubes), "exile", "stranger") == "exile"


def test_at_last_the_character_order_decides_whom_to_target() -> None:
    state = in_order()
    assert targeted_by(state, "stowaway", "stranger") == "character-order"
    assert target(state, "stranger", "stowaway") == "stowaway"


# Activating a character ---------------------------------------------------------------------------


def test_the_pc_is_activated_before_others() -> None:
    """bot-priorities: Activating."""
    state = seen(cubes={CYBORG: {"exile": 3}})
    assert activated(state, "exile", "cyborg") == "cyborg"
    assert activated_by(state, "exile", "cyborg") == "pc"


def test_of_others_whoever_has_most_cubes_of_anybody_is_activated() -> None:
    """bot-priorities: Activating, the bot's own and those of all others."""
    state = seen(
        (1, CYBORG),
        cubes={CYBORG: {"exile": 2, "stranger": 2}, 0: {"stranger": 1}, 1: {"exile": 2}},
    )
    assert activated(state, "stranger", "exile") == "exile"
    assert activated_by(state, "stranger", "exile") == "most-cubes"


def test_at_last_the_next_in_order_is_activated() -> None:
    """bot-priorities: Activating, from Cyborg's place, wrapping around."""
    state = in_order()
    assert activated(state, "medical", "counselor") == "counselor"
    assert activated(state, "medical", "stranger") == "stranger"
    assert activated_by(state, "medical", "stranger") == "character-order"


# Choosing a section -------------------------------------------------------------------------------


def test_a_section_without_gravity_comes_first() -> None:
    """bot-priorities: Choosing a Section, Forward Hub before the Print Shop, where the second
    Bludgeon lies in the example."""
    state = seen()
    assert place(state, "print-shop", "forward-hub") == "forward-hub"
    assert placed_by(state, "print-shop", "forward-hub") == "zero-gravity"


def test_of_pods_the_one_with_most_occupants_comes_first() -> None:
    """bot-priorities: Choosing a Section, Live or Down (5.5.2)."""
    state = seen(at={"exile": "houdini", "medical": "houdini", "stranger": "mcqueen"}, down="exile")
    pods = ("alcatraz", "mcqueen", "houdini")
    assert place(state, *pods) == "houdini"
    assert placed_by(state, "mcqueen", "houdini") == "most-occupants"


def test_a_pod_comes_before_other_sections_without_gravity() -> None:
    """bot-priorities: Choosing a Section, even an empty one that lies lower."""
    state = seen(cast="station-chief")
    assert place(state, "aft-airlocks", "medevac-pod") == "medevac-pod"
    assert placed_by(state, "aft-airlocks", "medevac-pod") == "most-occupants"


def test_top_most_comes_before_leftmost() -> None:
    """bot-priorities: Choosing a Section; the bow is at the bottom of the board."""
    state = seen()
    assert place(state, "bridge", "quarters", "mainframe") == "quarters"
    assert placed_by(state, "quarters", "mainframe") == "top-most"
    assert place(state, "bridge", "mainframe") == "mainframe"
    assert placed_by(state, "bridge", "mainframe") == "leftmost"
    assert place(state, "houdini", "alcatraz", "mcqueen") == "alcatraz"


def test_no_two_sections_tie() -> None:
    state = seen()
    keys = [priorities.sections(state, CYBORG, one) for one in range(state.edition.size)]
    assert len(set(keys)) == len(keys)


# Items --------------------------------------------------------------------------------------------

PICKED = [
    "antimatter",
    "artifact",
    "briefcase",
    "bludgeon",
    "firebomb",
    "gun",
    "rocket-wings",
    "fang-moss",
    "fletcher",
    "helmet",
    "nanogel",
    "nanogel-used",
    "telepathic-rat",
]
"""Purple, red, yellow, green, each A-Z."""

EVERYTHING = "billionaire botanist telepathic-rat"


def test_items_are_picked_up_by_colour_and_then_from_a_to_z() -> None:
    """bot-priorities: Picking Up Items."""
    state = seen(cast=EVERYTHING)
    found = sorted(ITEMS, key=lambda name: priorities.picking(state, ITEMS.index(name)))
    assert found == PICKED


def test_kompromat_comes_before_all_items() -> None:
    """bot-priorities: Picking Up Items."""
    state = seen()
    first = priorities.picking(state, KOMPROMAT)
    assert all(first < priorities.picking(state, item) for item in range(len(ITEMS)))


def test_items_are_dropped_green_first_and_from_z_to_a() -> None:
    """bot-priorities: Dropping Items, green, yellow, red, purple."""
    state = seen(cast=EVERYTHING)
    found = sorted(ITEMS, key=lambda name: priorities.dropping(state, ITEMS.index(name)))
    assert found == list(reversed(PICKED))


def test_what_the_script_is_about_is_dropped_last() -> None:
    """bot-priorities: Dropping Items, after purple ones; among several again Z-A."""
    state = seen()
    keys = {name: priorities.dropping(state, ITEMS.index(name)) for name in ITEMS}
    helmet, gun = (
        priorities.dropping(state, ITEMS.index(name), wanted=True) for name in ("helmet", "gun")
    )
    assert max(keys.values()) < helmet < gun


def test_what_decided_between_two_items_can_be_told() -> None:
    state = seen()
    gun, bludgeon, helmet = (
        priorities.picking(state, ITEMS.index(name)) for name in ("gun", "bludgeon", "helmet")
    )
    assert TIES[which(HANDLING, gun, helmet)] == "colour"
    assert TIES[which(HANDLING, gun, bludgeon)] == "name"
    assert TIES[which(HANDLING, gun, gun)] == "nothing"


def test_every_item_has_a_colour_and_it_is_house() -> None:
    colours = {name: one["color"] for name, one in PRINTED.items()}
    assert set(colours.values()) == {"purple", "red", "yellow", "green"}
    for one in PRINTED.values():
        assert one["grade"]["color"] == "house"


# Keys ---------------------------------------------------------------------------------------------


def test_keys_are_small_and_never_negative() -> None:
    """They are compared by the thousand: none needs more than a machine word, whatever lies on a
    card."""
    most = dict.fromkeys(("exile",), 8)
    state = seen(cubes=dict.fromkeys((0, 1, 3), most))
    for one in range(len(state.edition.pawns)):
        for key in (
            priorities.targeting(state, CYBORG, one),
            priorities.activating(state, CYBORG, one),
        ):
            assert 0 <= key < 1 << 40
    for one in range(state.edition.size):
        assert 0 <= priorities.sections(state, CYBORG, one) < 1 << 40
