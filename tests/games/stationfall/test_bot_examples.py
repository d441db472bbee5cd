"""Launch Manual, Station Automation: the examples of the chapter, as played by `automation`."""

from __future__ import annotations

from typing import Any

import pytest

from games.stationfall.automated import announced, automated, deeds, turn
from games.stationfall.station import holds, is_down, player, where

FIRST = "troubleshooter-1"
"""The first line of the script that a test gives."""

# General Priorities: the Microbiologist and the Bludgeon ------------------------------------------

ARM = "[Microbiologist] Pick Up > Manufacture: Gun > Bludgeon"


def arming(**more: Any) -> list[str]:
    """What Microbiologist does in the Physics Lab, an ally of the bot."""
    return deeds(
        automated(
            ARM,
            at={"microbiologist": "physics-lab"},
            cubes={0: {"microbiologist": 2}},
            **more,
        )
    )


def test_a_bludgeon_is_picked_up_rather_than_made_where_both_are_a_step_away() -> None:
    """bot-priorities: example, Pick Up stands before Manufacture; the Gun cannot be made, because
    Microbiologist is no Officer."""
    assert arming(items={"forward-hub": ["bludgeon"]}) == [
        f"manoeuvre {FIRST} microbiologist",
        "step microbiologist forward-hub",
        "pick-up microbiologist bludgeon",
    ]


def test_of_two_bludgeons_the_one_in_zero_gravity_is_picked_up() -> None:
    """bot-priorities: example with a second Bludgeon, the section decides."""
    lying = {"forward-hub": ["bludgeon"], "print-shop": ["bludgeon"]}
    assert "step microbiologist forward-hub" in arming(items=lying)


def test_without_the_one_in_the_hub_the_bludgeon_in_the_print_shop_is_picked_up() -> None:
    """bot-priorities: example, there it could be made as well, but Pick Up comes first."""
    assert arming(items={"print-shop": ["bludgeon"]})[1:] == [
        "step microbiologist print-shop",
        "pick-up microbiologist bludgeon",
    ]


def test_with_no_bludgeon_about_one_is_made() -> None:
    """bot-priorities: example, the closest option that is left; Scientist makes it for free."""
    m = automated(ARM, at={"microbiologist": "physics-lab"}, cubes={0: {"microbiologist": 2}})
    assert deeds(m)[1:] == [
        "step microbiologist print-shop",
        "manufacture microbiologist bludgeon",
    ]
    assert m.position()["turn"].get("actions", 0) == 0


def test_what_is_closer_comes_before_what_the_script_prefers() -> None:
    """bot-priorities: the closest option is always first, so a Gun two steps away waits."""
    lying = {"forward-hub": ["bludgeon"], "chem-lab": ["gun"]}
    assert arming(items=lying)[-1] == "pick-up microbiologist bludgeon"


def test_an_officer_would_make_the_gun() -> None:
    """bot-priorities: example, of what can be made in one place, the Gun stands before the
    Bludgeon."""
    m = automated(
        "[Engineer] Pick Up > Manufacture: Gun > Bludgeon",
        at={"engineer": "physics-lab"},
        cubes={0: {"engineer": 1}},
    )
    assert deeds(m)[-2:] == ["step engineer print-shop", "manufacture engineer gun"]


# Activation: the burning Robot --------------------------------------------------------------------

HUNT = "[Exile] Attack [Medical]"


def hunting(armed: str, **more: Any) -> list[str]:
    """Exile is after Medical, a Robot in the burning Tanks, from two sections away."""
    return turn(
        automated(
            HUNT,
            at={"medical": "tanks", "exile": "aft-hub"},
            holding={"exile": armed},
            cubes={0: {"exile": 1}},
            fire=["tanks"],
            damaged=["tanks"],
            **more,
        )
    )


def test_nobody_without_a_helmet_is_eligible_to_attack_a_robot_in_a_fire() -> None:
    """bot-activation: example."""
    assert hunting("bludgeon") == ["regroup"]


def test_whoever_has_a_helmet_is_eligible_to_attack_a_robot_in_a_fire() -> None:
    """bot-activation: example."""
    assert hunting("bludgeon helmet")[:3] == [
        f"manoeuvre {FIRST} exile",
        "step exile storm-shelter",
        "step exile tanks",
    ]


def test_a_helmet_on_the_way_does_not_make_anybody_eligible() -> None:
    """bot-activation: example, only what is so when the script is read counts."""
    assert hunting("bludgeon", items={"storm-shelter": ["helmet"]}) == ["regroup"]
    assert hunting("bludgeon", items={"aft-hub": ["helmet"]}) == ["regroup"]


# Eligibility: attacks -----------------------------------------------------------------------------


def test_only_who_possesses_a_weapon_is_eligible_to_attack() -> None:
    """bot-eligibility: first example, Exile is closer, but Stranger has the Bludgeon."""
    m = automated(
        "[CON] Attack [Engineer]",
        at={"exile": "kitchen", "engineer": "kitchen", "stranger": "quarters"},
        holding={"stranger": "bludgeon", "troubleshooter": ""},
        cubes={0: {"exile": 1, "stranger": 1}},
    )
    assert announced(m) == (FIRST, "stranger")
    assert deeds(m)[1:] == ["step stranger kitchen", "attack stranger engineer bludgeon"]
    assert is_down(m, "engineer")


def test_without_any_weapon_no_attack_is_considered() -> None:
    """bot-eligibility: first example."""
    m = automated(
        "[CON] Attack [Engineer]",
        at={"exile": "kitchen", "engineer": "kitchen"},
        holding={"troubleshooter": ""},
        cubes={0: {"exile": 1}},
    )
    assert announced(m) is None


def test_a_bludgeon_is_for_humans_without_a_helmet() -> None:
    """bot-eligibility: first example, the helmeted one next to her is no target."""
    m = automated(
        "[CON] Attack [Human + Other]",
        at={"troubleshooter": "kitchen", "engineer": "kitchen", "exile": "quarters"},
        holding={"troubleshooter": "bludgeon", "engineer": "helmet"},
    )
    acts = deeds(m)
    assert "attack troubleshooter engineer bludgeon" not in acts
    assert acts[-1].startswith("attack troubleshooter")


def test_a_gun_is_for_anybody() -> None:
    """bot-eligibility: first example, the weapon decides who can be attacked."""
    m = automated(
        "[CON] Attack [Engineer]",
        at={"troubleshooter": "kitchen", "engineer": "kitchen"},
        holding={"troubleshooter": "gun", "engineer": "helmet"},
    )
    assert deeds(m)[1] == "attack troubleshooter engineer gun"


def test_nobody_who_cannot_be_attacked_makes_an_attacker_eligible() -> None:
    """bot-eligibility: first example, if all are helmeted, the line is passed over."""
    m = automated(
        "[CON] Attack [Engineer]",
        at={"troubleshooter": "kitchen", "engineer": "kitchen"},
        holding={"troubleshooter": "bludgeon", "engineer": "helmet"},
    )
    assert announced(m) is None


# Eligibility: section actions ---------------------------------------------------------------------

TELL = "[CON] Transmit Evidence to News"


def telling(**more: Any) -> tuple[str, str] | None:
    return announced(
        automated(
            TELL,
            at={"exile": "mainframe"},
            data={"exile": "evidence"},
            cubes={0: {"exile": 1}},
            **more,
        )
    )


def test_data_is_transmitted_from_array_control() -> None:
    """bot-eligibility: second example."""
    assert telling() == (FIRST, "exile")


def test_in_a_blackout_nobody_is_eligible_to_transmit() -> None:
    """bot-eligibility: second example, the line is passed over."""
    assert telling(damaged=["reactor", "fuel-cells"]) is None


def test_emergency_power_is_no_blackout() -> None:
    """bot-eligibility: second example, one power section less still transmits (7.2.1)."""
    assert telling(damaged=["reactor"]) == (FIRST, "exile")


def test_a_damaged_array_control_transmits_nothing() -> None:
    """bot-eligibility: damaged sections are no targets for section actions."""
    assert telling(damaged=["array-control"]) is None


def launching(**more: Any) -> tuple[str, str] | None:
    more.setdefault("at", {"exile": "reactor", "stranger": "alcatraz"})
    return announced(automated("[CON] Section Launch [Pod]", cubes={0: {"exile": 1}}, **more))


def test_a_section_launch_needs_a_pod_that_is_ready() -> None:
    """bot-eligibility: second example, before Abandon Ship no pod at the Aft Airlocks is."""
    assert launching() is None
    assert launching(abandon_ship=True) == (FIRST, "exile")


def test_a_section_launch_needs_a_pod_with_somebody_aboard() -> None:
    """bot-eligibility: second example, an empty pod cannot be launched (13.7)."""
    assert launching(abandon_ship=True, at={"exile": "reactor"}) is None


def test_a_pod_that_has_left_is_not_launched_again() -> None:
    """bot-eligibility."""
    assert launching(abandon_ship=True, launched=["alcatraz"]) is None


# Eligibility: cubes -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "pool", "expected"),
    [(0, 1, "exile"), (2, 2, "exile"), (3, 2, None), (3, 3, "exile"), (0, 0, None)],
)
def test_an_npc_is_considered_only_if_there_are_cubes_enough(
    others: int, pool: int, expected: str | None
) -> None:
    """bot-eligibility: third example, as many cubes as anybody has there, at least one."""
    m = automated(
        "[Influence + Exile] Mainframe",
        at={"exile": "storage"},
        cubes={1: {"exile": others}} if others else {},
        players={0: {"cubes": {"stranger": 1, "medical": 1}, "betrayal": 6 - pool, "pool": pool}},
    )
    assert announced(m) == (None if expected is None else (FIRST, expected))
    if expected:
        turn(m)
        assert player(m, 0)["cubes"]["exile"] == max(1, others)
        assert where(m, "exile") == "mainframe"


# Character Activation -----------------------------------------------------------------------------


def test_astrochimp_is_considered_only_with_a_helmet() -> None:
    """bot-conditions: first example."""
    script = "[Astrochimp + Possess Helmet] Mainframe"
    position: dict[str, Any] = {"at": {"astrochimp": "storage", "exile": "storage"}}
    position |= {"cubes": {0: {"astrochimp": 2, "exile": 1}}}
    assert announced(automated(script, **position)) is None
    helmet = {"holding": {"astrochimp": "helmet"}}
    assert announced(automated(script, **position, **helmet)) == (FIRST, "astrochimp")
    other = {"holding": {"exile": "helmet"}}
    assert announced(automated(script, **position, **other)) is None


OFFICERS = "[This Minute / Unexhausted + Possess Helmet + Officer] Bridge"


def officers(at: dict[str, str], **more: Any) -> tuple[str, str] | None:
    """Three Officers, allies of the bot, of whom Counselor has no Helmet."""
    m = automated(
        OFFICERS,
        pc={1: "exile"},
        at={"counselor": "rec-room", **at},
        holding={"engineer": "helmet", "station-chief": "helmet", "stranger": "helmet"},
        cubes={0: {"engineer": 1, "station-chief": 1, "counselor": 1, "stranger": 1}},
        **more,
    )
    return announced(m)


def test_officers_with_a_helmet_are_considered_and_nobody_else() -> None:
    """bot-conditions: second example, not the closer Officer without a Helmet, nor the
    closer one with a Helmet who is no Officer."""
    at = {"engineer": "suite", "station-chief": "quarters", "stranger": "security-station"}
    assert officers(at) == (FIRST, "engineer")


def test_who_can_do_it_this_minute_comes_before_who_is_unexhausted() -> None:
    """bot-conditions: second example, an Exhausted Officer a step away arrives; but one
    who would not arrive is passed over for one who is rested and farther away."""
    at = {"engineer": "security-station", "station-chief": "kitchen"}
    tired = {"players": {0: {"disc": "engineer"}}}
    assert officers(at, **tired) == (FIRST, "engineer")
    at = {"engineer": "locker-room", "station-chief": "kitchen"}
    assert officers(at, **tired) == (FIRST, "station-chief")


def test_nobody_is_eligible_who_is_exhausted_and_too_far_away() -> None:
    """bot-conditions: second example."""
    at = {"engineer": "locker-room", "station-chief": "outer-space"}
    tired = {"players": {0: {"disc": "engineer"}}}
    assert officers(at, down="station-chief", **tired) is None


def test_down_officers_are_not_considered() -> None:
    """bot-conditions: second example, Live ones."""
    at = {"engineer": "rec-room", "station-chief": "quarters"}
    assert officers(at, down="engineer") == (FIRST, "station-chief")


# Character Order ----------------------------------------------------------------------------------

TWELVE = [
    *("astrochimp", "counselor", "daredevil", "engineer", "exile", "medical", "security"),
    *("station-chief", "cyborg", "stowaway", "stranger", "troubleshooter"),
]


@pytest.mark.parametrize(("targets", "expected"), [((2, 6), 2), ((6, 11), 11)])
def test_the_cyborg_attacks_who_comes_next_in_character_order(
    targets: tuple[int, int], expected: int
) -> None:
    """bot-character-order, house-bot-order: example, ninth of twelve, with two targets that are
    equally valid; after the twelfth comes the first."""
    names = [TWELVE[number - 1] for number in targets]
    m = automated(
        "[PC] Attack [Other]",
        bot="cyborg",
        order=" ".join(TWELVE),
        players={1: {"identity": "exile", "bonus": []}, 2: {"identity": "engineer", "bonus": []}},
        at={"cyborg": "tanks"} | dict.fromkeys(names, "tanks"),
        holding={"cyborg": "gun"},
    )
    assert deeds(m)[1] == f"attack cyborg {TWELVE[expected - 1]} gun"


# REPEAT and THEN ----------------------------------------------------------------------------------


def test_holding_what_the_script_wants_is_not_wanted_twice() -> None:
    """bot-differences: no second Item of a kind that is possessed, so the line is passed over."""
    m = automated(
        "[PC] Pick Up Bludgeon",
        at={"troubleshooter": "kitchen"},
        holding={"troubleshooter": "bludgeon"},
        items={"kitchen": ["bludgeon"]},
    )
    assert announced(m) is None
    assert holds(m, "troubleshooter") == ["bludgeon"]
