"""The Telepathic Rat: a character that is an Item, and whoever has it in their pocket."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall import station as builder
from games.stationfall.station import (
    allowed,
    asked,
    character,
    do,
    end_turn,
    guilt,
    holds,
    is_down,
    legal,
    lying,
    pass_turns,
    player,
    refused,
    where,
)

RAT = "telepathic-rat"
AWAY = "mesosphere"
GOO: dict[str, Any] = {"project": {"card": "grey-goo", "released": True}}


def station(**more: Any) -> deorbit.Match:
    """A position with the Rat in play."""
    return builder.station(cast=f"{RAT} {more.pop('cast', '')}", **more)


def ask(m: deorbit.Match) -> str:
    kind: str = m.position()["asks"][-1]["ask"]
    return kind


def actions_left(m: deorbit.Match) -> int:
    left: int = m.position()["turn"]["actions"]
    return left


def innocents(m: deorbit.Match) -> list[int]:
    return [seat for seat in range(4) if guilt(m, seat) == "innocent"]


def carrying(name: str, place: str, **more: Any) -> deorbit.Match:
    """Seat 0 acts with somebody who has the Rat."""
    at = {name: place} | more.pop("at", {})
    holding = {name: f"{RAT} {more.pop('items_held', '')}"} | more.pop("holding", {})
    return station(at=at, holding=holding, acting=name, **more)


def whispering(place: str = "kitchen", **more: Any) -> deorbit.Match:
    """Seat 0 has activated the Rat, which lies beside Exile."""
    at = {RAT: place, "exile": place, "astrochimp": "suite"} | more.pop("at", {})
    return station(at=at, acting=RAT, free=False, **{"cubes": {0: {RAT: 1}}} | more)


def swaying(place: str = "kitchen", **more: Any) -> deorbit.Match:
    """The Rat is just making Exile do something."""
    m = whispering(place, **more)
    do(m, f"telepathy {RAT} exile")
    return m


# An Item that is a character ----------------------------------------------------------------------


def test_the_rat_starts_contaminated_in_bio_lab() -> None:
    """card-telepathic-rat, 2.2.4: it lies there as an Item."""
    m = station()
    assert lying(m, "bio-lab") == [RAT]
    assert character(m, RAT) == {
        "at": "bio-lab",
        "down": False,
        "holds": [],
        "data": [],
        "contaminated": True,
    }


def test_the_rat_is_picked_up_and_carried_about() -> None:
    """card-telepathic-rat, house-rat: it is where its holder is."""
    m = station(at={"exile": "bio-lab"}, acting="exile")
    do(m, f"pick-up exile {RAT}")
    assert holds(m, "exile") == [RAT]
    assert lying(m, "bio-lab") == []
    assert where(m, RAT) == "bio-lab"
    do(m, "step exile cryo-lab", "step exile forward-hub")
    assert where(m, RAT) == "forward-hub"


def test_the_rat_takes_a_slot_of_its_holder() -> None:
    """4.5.3, card-telepathic-rat: its own Contamination takes none."""
    m = station(
        at={RAT: "kitchen", "exile": "kitchen"},
        acting="exile",
        holding={"exile": "helmet gun"},
        items={"kitchen": [RAT, "bludgeon"]},
    )
    do(m, f"pick-up exile {RAT}")
    refused(m, "pick-up exile bludgeon", "4.5.3")
    assert not character(m, "exile")["contaminated"]
    full = station(
        at={RAT: "kitchen", "exile": "kitchen"}, acting="exile", holding={"exile": "gun gun gun"}
    )
    refused(full, f"pick-up exile {RAT}", "4.5.3")


def test_the_rat_is_dropped_given_and_thrown() -> None:
    """card-telepathic-rat, 12.3, 12.4.1, 12.5.1."""
    dropped = carrying("exile", "kitchen")
    do(dropped, f"drop exile {RAT}")
    assert (where(dropped, RAT), lying(dropped, "kitchen")) == ("kitchen", [RAT])
    given = carrying("exile", "kitchen", at={"medical": "kitchen"})
    do(given, f"give exile {RAT} medical", "step exile quarters")
    assert (where(given, RAT), holds(given, "medical")) == ("kitchen", [RAT])
    thrown = carrying("exile", "kitchen")
    do(thrown, f"throw exile {RAT} quarters")
    assert (where(thrown, RAT), lying(thrown, "quarters")) == ("quarters", [RAT])


def test_the_rat_is_thrown_like_any_item() -> None:
    """12.5.1, 12.5.2: neither through a vent nor through a Lock."""
    m = carrying("exile", "kitchen")
    refused(m, f"throw exile {RAT} reactor", "12.5.2")
    locked = carrying("exile", "array-control")
    refused(locked, f"throw exile {RAT} vault-x", "12.5.1")


def test_the_rat_is_robbed_and_taken() -> None:
    """house-rat, 12.9.1, 12.2.4: from the Live at gunpoint, from the Down without."""
    at = {"exile": "kitchen", "security": "kitchen", "engineer": "kitchen"}
    held = {"exile": RAT}
    robber = station(at=at, holding=held, acting="security")
    do(robber, f"rob security {RAT} exile")
    assert holds(robber, "security") == [RAT]
    thief = station(at=at, holding=held, acting="engineer")
    refused(thief, f"rob engineer {RAT} exile", "12.9")
    refused(thief, f"take engineer {RAT} exile", "12.2.4")
    down = station(at=at, holding=held, acting="engineer", down="exile")
    do(down, f"take engineer {RAT} exile", "step engineer quarters")
    assert where(down, RAT) == "quarters"


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (f"attack exile {RAT} gun", "4.2.2"),
        (f"attack exile {RAT} bludgeon", "4.2.2"),
        (f"rob exile helmet {RAT}", "4.2.2"),
        (f"rob-data exile evidence {RAT}", "4.2.2"),
        (f"give exile gun {RAT}", "4.2.2"),
        (f"copy exile evidence {RAT}", "4.2.2"),
        (f"drag exile {RAT} quarters", "12.1.2"),
        (f"take exile helmet {RAT}", "12.2.4"),
        (f"revive exile {RAT} nanogel", "12.11.1"),
    ],
)
def test_nobody_does_to_the_rat_what_one_does_to_characters(action: str, rule: str) -> None:
    """4.2.2, house-rat: never attacked, robbed, dragged or given anything."""
    m = station(
        at={"exile": "kitchen", RAT: "kitchen"},
        holding={"exile": "gun bludgeon nanogel"},
        data={"exile": "evidence"},
        acting="exile",
    )
    refused(m, action, rule)


def test_other_abilities_pass_the_rat_by() -> None:
    """house-rat, card-infect, card-wormtongue, 13.13.2."""
    infecting = station(
        pc={0: "microbiologist"},
        at={"microbiologist": "kitchen", RAT: "kitchen"},
        acting="microbiologist",
    )
    refused(infecting, f"infect microbiologist {RAT}", "card-infect")
    talking = station(
        at={"counselor": "kitchen", RAT: "kitchen"}, acting="counselor", cubes={1: {RAT: 1}}
    )
    refused(talking, f"wormtongue counselor {RAT} 1", "card-wormtongue")
    pushing = station(at={"exile": "aft-airlocks", RAT: "aft-airlocks"}, acting="exile")
    refused(pushing, f"airlock-push exile {RAT}", "13.13.2")


@pytest.mark.parametrize(
    "more",
    [
        {
            "at": {"exile": "kitchen"},
            "holding": {"exile": "firebomb"},
            "act": "ignite exile quarters",
        },
        {"at": {"operative": "quarters"}, "act": "emp-burst operative"},
    ],
    ids=["fire", "emp"],
)
def test_the_rat_is_never_down(more: dict[str, Any]) -> None:
    """card-telepathic-rat: fire and EMP Burst do nothing to it."""
    action = more.pop("act")
    at = more.pop("at") | {RAT: "quarters"}
    m = station(at=at, acting=action.split()[1], **more)
    do(m, action)
    assert "quarters" in m.position()["damaged"]
    assert not is_down(m, RAT)
    assert lying(m, "quarters") == [RAT]


def test_the_rat_is_at_home_in_outer_space() -> None:
    """house-rat, 6.1: thrown out it is neither Down nor gone, and the Claw gets it back."""
    m = carrying("exile", "forward-airlocks", cast="troubleshooter")
    do(m, f"airlock-throw exile {RAT} outer-space")
    assert where(m, RAT) == "outer-space"
    assert not is_down(m, RAT)
    do(m, f"claw-item exile {RAT}")
    assert (where(m, RAT), lying(m, "forward-airlocks")) == ("forward-airlocks", ["helmet", RAT])


def test_the_rat_walks_out_in_a_pocket() -> None:
    """house-rat, 13.13.1."""
    m = carrying("exile", "aft-airlocks", items_held="helmet")
    do(m, "airlock exile outer-space")
    assert where(m, RAT) == "outer-space"


def test_the_rat_goes_where_its_down_holder_is_taken() -> None:
    """house-rat, 12.1.2, 13.13.2: dragged along, or out of the airlock."""
    position: dict[str, Any] = {"holding": {"exile": RAT}, "down": "exile", "acting": "medical"}
    dragged = station(at={"exile": "kitchen", "medical": "kitchen"}, **position)
    do(dragged, "drag medical exile quarters")
    assert where(dragged, RAT) == "quarters"
    pushed = station(at={"exile": "aft-airlocks", "medical": "aft-airlocks"}, **position)
    do(pushed, "airlock-push medical exile")
    assert where(pushed, RAT) == "outer-space"


def test_the_blob_does_not_swallow_the_rat() -> None:
    """house-rat, x-blob: it goes on to somebody bigger."""
    m = station(
        at={RAT: "bio-lab"},
        project={"card": "blob", "released": True},
        monster={"at": "bio-lab"},
    )
    do(m, "renegotiate")
    assert m.position()["monster"]["inside"] == ["cyborg"]
    assert where(m, RAT) == "bio-lab"


def test_the_rat_is_swallowed_with_its_holder() -> None:
    """x-blob: on board and out of reach, until they come out."""
    m = station(
        at={"exile": "monster", "engineer": "bio-lab"},
        holding={"exile": RAT, "engineer": "firebomb helmet"},
        acting="engineer",
        players={0: {"hand": [RAT]}},
        project={"card": "blob", "released": True},
        monster={"at": "cryo-lab", "inside": ["exile"]},
    )
    assert where(m, RAT) == "monster"
    refused(m, f"kompromat {RAT}", "x-blob")
    do(m, "ignite engineer cryo-lab")
    assert where(m, RAT) == "cryo-lab"
    assert holds(m, "exile") == [RAT]


def test_the_rat_goes_along_when_consort_swaps_places() -> None:
    """card-shapeshift-switch, house-rat: from Exile's hands into Consort's, where Exile was."""
    m = station(
        players={0: {"identity": "consort"}},
        at={"consort": "rec-room", "exile": "kitchen"},
        holding={"exile": RAT},
    )
    do(m, "reveal", "switch exile")
    assert (holds(m, "consort"), where(m, "consort")) == ([RAT], "kitchen")
    assert where(m, RAT) == "kitchen"


# Where it ends ------------------------------------------------------------------------------------


def test_the_rat_leaves_in_a_pod_held_or_not() -> None:
    """4.6.6.1, 4.6.6.3: it has escaped, and nobody reaches it any more."""
    held: dict[str, Any] = {"at": {"exile": "alcatraz"}, "holding": {"exile": RAT}}
    loose: dict[str, Any] = {"at": {"exile": "alcatraz", RAT: "alcatraz"}}
    for more in (held, loose):
        at = more["at"] | {"engineer": "aft-airlocks"}
        m = station(
            **more | {"at": at},
            acting="engineer",
            abandon_ship=True,
            cubes={0: {RAT: 1, "engineer": 1}},
            players={0: {"hand": [RAT]}},
        )
        do(m, "section-launch engineer alcatraz")
        assert where(m, RAT) == "alcatraz"
        refused(m, f"kompromat {RAT}", "4.6.6.3")
        do(m, "wait engineer")
        pass_turns(m, until=0)
        refused(m, f"activate {RAT}", "4.6.6.3")
        refused(m, f"influence {RAT} 1", "4.6.6.3")
        refused(m, f"withdraw {RAT}", "4.6.6.3")


def test_the_rat_takes_no_seat_in_a_pod() -> None:
    """5.5.3, 5.5.2: only Humans, Robots and Monsters do."""
    at = {RAT: "houdini", "medical": "houdini", "exile": "aft-airlocks", "engineer": "houdini"}
    refused(station(at=at, acting="exile"), "step exile houdini", "5.5.3")
    m = station(at=at | {"engineer": "kitchen"}, acting="exile")
    do(m, "step exile houdini")
    assert where(m, "exile") == "houdini"
    carried = carrying("exile", "aft-airlocks", at={"medical": "houdini"})
    do(carried, "step exile houdini")
    assert where(carried, RAT) == "houdini"


def test_the_rat_is_thrown_into_a_full_pod() -> None:
    """5.5.3, 12.5.1: capacity is not for Items."""
    m = carrying("exile", "aft-airlocks", at={"medical": "houdini", "security": "houdini"})
    do(m, f"throw exile {RAT} houdini")
    assert where(m, RAT) == "houdini"


def test_a_pod_with_nothing_but_the_rat_is_empty() -> None:
    """5.5.2, 13.7."""
    m = station(at={RAT: "houdini", "exile": "aft-airlocks"}, acting="exile", abandon_ship=True)
    refused(m, "section-launch exile houdini", "13.7")


def test_a_timed_pod_takes_the_rat_away_alone() -> None:
    """house-pods: it leaves even if it is empty by then."""
    m = station(
        at={RAT: "houdini"},
        abandon_ship=True,
        markers=[{"player": 0, "effect": "launch", "minute": 13, "at": "houdini"}],
    )
    end_turn(m)
    assert m.position()["launched"] == ["houdini"]
    pass_turns(m, until=0)
    refused(m, f"influence {RAT} 1", "4.6.6.3")


def test_the_rat_flies_with_rocket_wings() -> None:
    """map-rocket-wings, 4.6.6.1: with its holder into the Mesosphere."""
    m = carrying("exile", "outer-space", items_held="helmet rocket-wings", cubes={0: {RAT: 1}})
    do(m, "rocket-wings exile")
    assert (where(m, "exile"), where(m, RAT)) == (AWAY, AWAY)
    do(m, "wait exile")
    pass_turns(m, until=0)
    refused(m, f"activate {RAT}", "4.6.6.3")


def test_the_rat_falls_from_the_hands_of_one_who_is_eaten() -> None:
    """card-fang-moss, house-rat: it stays where the holder was."""
    m = station(
        at={"botanist": "kitchen", "exile": "kitchen"},
        holding={"exile": f"{RAT} gun"},
        acting="botanist",
        down="exile",
    )
    do(m, "feed botanist exile")
    assert where(m, "exile") == "annihilated"
    assert where(m, RAT) == "kitchen"
    assert sorted(lying(m, "kitchen")) == ["gun", RAT]


def test_the_rat_is_annihilated_with_its_holder() -> None:
    """4.6.5.1, 5.5.4, 4.6.5.2: Hail Mary is damaged."""
    m = station(
        at={"exile": "hail-mary", "engineer": "aft-airlocks"},
        holding={"exile": RAT},
        acting="engineer",
        abandon_ship=True,
        players={0: {"hand": [RAT]}},
        cubes={0: {RAT: 1}},
    )
    do(m, "section-launch engineer hail-mary")
    assert where(m, RAT) == "annihilated"
    assert not character(m, RAT)["contaminated"]
    assert m.position()["removed"][RAT] == 1
    refused(m, f"kompromat {RAT}", "4.6.5.2")
    do(m, "wait engineer")
    pass_turns(m, until=0)
    refused(m, f"activate {RAT}", "4.6.5.2")


def test_antimatter_annihilates_the_rat_in_outer_space() -> None:
    """7.3.2: loose there."""
    m = station(
        at={RAT: "outer-space"},
        items={"outer-space": [RAT, "antimatter"], "magnetic-containment": []},
        antimatter="armed",
        markers=[{"player": 0, "effect": "detonation", "minute": 13}],
    )
    end_turn(m)
    assert where(m, RAT) == "annihilated"


def test_a_missile_leaves_the_rat_alone() -> None:
    """card-missile, card-telepathic-rat: everyone there goes Down but the Rat."""
    m = station(
        at={RAT: "kitchen", "exile": "kitchen"},
        markers=[{"player": 0, "effect": "missile", "minute": 13, "at": "kitchen"}],
    )
    end_turn(m)
    assert is_down(m, "exile")
    assert not is_down(m, RAT)


def test_the_goo_eats_a_loose_rat() -> None:
    """house-rat, x-grey-goo: thrown there it is annihilated, in a pocket it is safe."""
    thrown = carrying("exile", "array-control", goo=["mainframe"], **GOO)
    do(thrown, f"throw exile {RAT} mainframe")
    assert where(thrown, RAT) == "annihilated"
    carried = carrying("exile", "array-control", goo=["mainframe"], **GOO)
    do(carried, "step exile mainframe")
    assert where(carried, RAT) == "mainframe"


def test_the_goo_eats_a_rat_it_spreads_over() -> None:
    """house-rat, x-grey-goo."""
    m = station(at={RAT: "array-control"}, active=3, goo=["vault-x"], **GOO)
    do(m, "renegotiate", "spread array-control")
    assert where(m, RAT) == "annihilated"


# Contamination ------------------------------------------------------------------------------------


def test_the_rat_is_decontaminated_in_tanks() -> None:
    """13.4.1, house-rat: loose, in the own hands or in those of another."""
    for holding in ({}, {"exile": RAT}, {"medical": RAT}):
        at = {"exile": "tanks", "medical": "tanks", RAT: "tanks"}
        m = station(at=at, holding=holding, acting="exile")
        do(m, f"decontaminate exile {RAT}")
        assert not character(m, RAT)["contaminated"]
        refused(m, f"decontaminate exile {RAT}", "13.4.1")


def test_the_rat_must_be_in_tanks_to_be_cleaned() -> None:
    """13.4.1, 5.2."""
    m = station(at={"exile": "tanks"}, acting="exile")
    refused(m, f"decontaminate exile {RAT}", "5.2")


def test_a_clean_rat_stays_clean() -> None:
    """house-rat, map-bio-lab: its holder is contaminated there, the Rat is not."""
    rat = {RAT: {"contaminated": False}}
    base = station(at={"exile": "cryo-lab"}, holding={"exile": RAT}, acting="exile").position()
    base["characters"][RAT] |= rat[RAT]
    m = deorbit.scenario("stationfall", base | {"seats": 4}, seed=1)
    do(m, "step exile bio-lab")
    assert character(m, "exile")["contaminated"]
    assert not character(m, RAT)["contaminated"]


def test_the_contaminated_rat_infects_nobody_by_itself() -> None:
    """8.5.1: whoever has it in the pocket is not contaminated by that."""
    m = station(at={"exile": "kitchen", RAT: "kitchen"}, acting="exile")
    do(m, f"pick-up exile {RAT}")
    assert not character(m, "exile")["contaminated"]


def test_the_rat_carries_the_mutagen() -> None:
    """x-mutagen, card-telepathic-rat: a Live contaminated character on board, never its victim."""
    at = {RAT: "kitchen", "exile": "kitchen", "astrochimp": "kitchen"}
    m = station(at=at, active=3, project={"card": "mutagen", "released": True})
    do(m, "renegotiate")
    assert legal(m, "mutate") == {f"mutate {RAT} exile", f"mutate {RAT} astrochimp"}
    do(m, f"mutate {RAT} exile")
    assert character(m, "exile")["contaminated"]


# Telepathy ----------------------------------------------------------------------------------------


def test_telepathy_takes_an_action_with_a_human() -> None:
    """card-telepathy: one for each action of the Rat, and nothing free."""
    m = whispering(items={"kitchen": [RAT, "gun"]})
    do(m, f"telepathy {RAT} exile")
    assert (ask(m), asked(m), actions_left(m)) == ("act", 0, 1)
    do(m, "pick-up exile gun")
    assert (ask(m), actions_left(m)) == ("activation", 1)
    do(m, f"telepathy {RAT} exile", "step exile quarters")
    assert where(m, "exile") == "quarters"
    refused(m, f"telepathy {RAT} exile", "5.2")
    do(m, "end")


def test_the_rat_does_nothing_but_telepathy() -> None:
    """card-telepathy, 4.2.2, 15.5.3: it has no free action."""
    m = station(
        at={RAT: "kitchen", "exile": "kitchen", "astrochimp": "suite"},
        cubes={0: {RAT: 1}},
        players={0: {"bribe": "exile"}},
    )
    do(m, f"activate {RAT}")
    assert m.position()["turn"]["free"] is False
    assert {str(action) for action in m.legal(0)} == {
        f"telepathy {RAT} exile",
        f"wait {RAT}",
        f"recall {RAT}",
    }


@pytest.mark.parametrize(
    "action",
    [
        "step {} quarters",
        "pick-up {} gun",
        "pick-up-kompromat {}",
        "attack {} exile gun",
        "jammers {}",
        "copy {} evidence exile",
        "decontaminate {} exile",
        "breach {} quarters",
        "root-access {} medical",
    ],
)
def test_the_rat_has_no_hands(action: str) -> None:
    """card-telepathy."""
    refused(whispering(items={"kitchen": [RAT, "gun"]}), action.format(RAT), "card-telepathy")


@pytest.mark.parametrize(
    ("name", "more", "rule"),
    [
        ("exile", {"holding": {"exile": "helmet"}}, "card-telepathy"),
        ("exile", {"down": "exile"}, "card-telepathy"),
        ("medical", {"at": {"medical": "kitchen"}}, "card-telepathy"),
        ("corpsicle", {"at": {"corpsicle": "kitchen"}}, "card-telepathy"),
        ("engineer", {}, "5.2"),
        ("stowaway", {"cast": "stowaway"}, "5.2"),
        (RAT, {}, "5.2"),
    ],
    ids=["helmet", "down", "robot", "integral-helmet", "elsewhere", "off-board", "itself"],
)
def test_telepathy_needs_an_open_human_mind(name: str, more: dict[str, Any], rule: str) -> None:
    """card-telepathy, 5.2: colocated, Live, Human, no Helmet."""
    if name == "corpsicle":
        base = station(at={"corpsicle": "kitchen", RAT: "kitchen"}, acting=RAT).position()
        base["characters"]["corpsicle"]["down"] = False
        m = deorbit.scenario("stationfall", base | {"seats": 4}, seed=1)
    else:
        m = whispering(**more)
    refused(m, f"telepathy {RAT} {name}", rule)


def test_cyborg_has_a_human_mind() -> None:
    """card-cyborg, card-telepathy."""
    m = whispering(at={"cyborg": "kitchen"})
    do(m, f"telepathy {RAT} cyborg", "step cyborg quarters")
    assert where(m, "cyborg") == "quarters"


def test_the_rat_whispers_out_of_a_pocket() -> None:
    """house-rat, 5.2: to its holder and to everybody around, and it goes along."""
    m = station(
        at={"exile": "kitchen", "engineer": "kitchen"},
        holding={"exile": RAT},
        acting=RAT,
        free=False,
    )
    do(m, f"telepathy {RAT} engineer", "step engineer hydroponics")
    do(m, f"telepathy {RAT} exile", "step exile quarters")
    assert where(m, RAT) == "quarters"


@pytest.mark.parametrize("pocket", [{"holding": {"medical": RAT}}, {"down": "engineer"}])
def test_robots_and_down_holders_do_not_keep_it_quiet(pocket: dict[str, Any]) -> None:
    """house-rat: whoever holds it."""
    more: dict[str, Any] = {"holding": {"engineer": RAT}} | pocket
    m = station(at=dict.fromkeys(("medical", "engineer", "exile"), "kitchen"), acting=RAT, **more)
    do(m, f"telepathy {RAT} exile", "step exile quarters")
    assert where(m, "exile") == "quarters"


def test_a_human_may_be_made_to_part_with_the_rat() -> None:
    """card-telepathy: any action, also a Throw of the Rat itself."""
    m = station(at={"exile": "kitchen"}, holding={"exile": RAT}, acting=RAT)
    do(m, f"telepathy {RAT} exile", f"throw exile {RAT} quarters")
    assert where(m, RAT) == "quarters"
    refused(m, f"telepathy {RAT} exile", "5.2")


def test_telepathy_asks_no_owner() -> None:
    """card-telepathy: a PC does as it is told."""
    m = whispering(pc={1: "counselor"}, at={"counselor": "kitchen"})
    do(m, f"telepathy {RAT} counselor", "step counselor quarters")
    assert where(m, "counselor") == "quarters"


def test_telepathy_works_in_a_blackout() -> None:
    """7.2.2.1: it is neither a Console Action nor a section action."""
    m = whispering(damaged=["reactor", "fuel-cells"])
    do(m, f"telepathy {RAT} exile", "step exile quarters")
    assert where(m, "exile") == "quarters"


def test_telepathy_opens_no_locks_and_makes_no_room() -> None:
    """12.1.3, 5.5.3: all other rules hold."""
    m = swaying("array-control")
    refused(m, "step exile vault-x", "12.1.3")
    refused(m, "attack exile engineer gun", "12.8")
    full = swaying("aft-airlocks", at={"medical": "houdini", "security": "houdini"})
    refused(full, "step exile houdini", "5.5.3")


def test_a_hypnotised_hacker_may_steer_a_drone() -> None:
    """card-telepathy, card-remote-control: a Console Action is an action."""
    m = swaying("mainframe", cast="drones")
    do(m, "remote-control exile drone-1", "step drone-1 print-shop")
    assert where(m, "drone-1") == "print-shop"
    assert (ask(m), actions_left(m)) == ("activation", 1)


def test_the_rat_is_exhausted_like_others() -> None:
    """15.5.1."""
    m = station(
        cubes={0: {RAT: 1}}, players={1: {"disc": RAT}}, at={RAT: "kitchen", "exile": "kitchen"}
    )
    do(m, f"activate {RAT}")
    assert actions_left(m) == 1


# Walking into fires -------------------------------------------------------------------------------


def test_telepathy_walks_a_human_into_a_fire() -> None:
    """card-telepathy, 11.2, house-careless, 10.1.2: and the active player is Suspect, alone."""
    fire: dict[str, Any] = {"fire": ["quarters"], "cubes": {0: {RAT: 1}, 1: {"exile": 1}}}
    own = station(at={"exile": "kitchen"}, acting="exile", fire=["quarters"])
    refused(own, "step exile quarters", "11.2")
    m = swaying(**fire)
    do(m, "step exile quarters")
    assert (where(m, "exile"), is_down(m, "exile")) == ("quarters", True)
    assert innocents(m) == [1, 2, 3]


@pytest.mark.parametrize(
    ("place", "to", "more"),
    [
        ("kitchen", "quarters", {"cameras": False}),
        ("storm-shelter", "locker-room", {}),
        ("kitchen", "quarters", {"damaged": ["reactor", "fuel-cells"]}),
    ],
    ids=["cameras-off", "dark", "blackout"],
)
def test_nobody_sees_a_human_walk_into_a_dark_fire(
    place: str, to: str, more: dict[str, Any]
) -> None:
    """house-careless, 10.1.2: light and Cameras count as for any action."""
    m = swaying(place, fire=[to], **more)
    do(m, f"step exile {to}")
    assert is_down(m, "exile")
    assert innocents(m) == [0, 1, 2, 3]


def test_a_fugitive_in_the_fire_makes_nobody_suspect() -> None:
    """card-fugitive."""
    m = whispering(at={"cyborg": "kitchen"}, fire=["quarters"])
    do(m, f"telepathy {RAT} cyborg", "step cyborg quarters")
    assert is_down(m, "cyborg")
    assert innocents(m) == [0, 1, 2, 3]


def test_telepathy_sends_a_human_out_of_the_airlock() -> None:
    """house-careless, 13.13.1: Outer Space is Lit."""
    m = swaying("aft-airlocks")
    do(m, "airlock exile outer-space")
    assert (where(m, "exile"), is_down(m, "exile")) == ("outer-space", True)
    assert innocents(m) == [1, 2, 3]


def test_telepathy_lights_a_firebomb_in_the_own_hands() -> None:
    """house-careless, 11.2: everybody there goes Down, which is one action and one suspicion."""
    bomb: dict[str, Any] = {"holding": {"exile": "firebomb"}}
    refused(station(acting="exile", **bomb), "ignite exile array-control", "11.2")
    m = swaying(at={"engineer": "kitchen"}, **bomb)
    do(m, "ignite exile kitchen")
    assert is_down(m, "exile")
    assert is_down(m, "engineer")
    assert innocents(m) == [1, 2, 3]


def test_a_helmet_in_outer_space_keeps_the_rat_out() -> None:
    """card-telepathy, 8.1.1: nobody who lives by a Helmet can be made to drop it."""
    m = whispering("outer-space", holding={"exile": "helmet"})
    refused(m, f"telepathy {RAT} exile", "card-telepathy")


def test_daredevil_hears_the_rat_in_outer_space() -> None:
    """card-telepathy, card-adrenaline: Live out there without a Helmet, and stays so."""
    m = whispering("outer-space", at={"daredevil": "outer-space", "exile": "kitchen"})
    do(m, f"telepathy {RAT} daredevil", "airlock daredevil aft-airlocks")
    assert where(m, "daredevil") == "aft-airlocks"
    assert not is_down(m, "daredevil")


def test_a_human_who_is_sent_to_strike_is_a_weapon_of_the_active_player() -> None:
    """house-careless, 10.1.2."""
    m = swaying(at={"astrochimp": "kitchen"}, holding={"exile": "bludgeon"})
    do(m, "attack exile astrochimp bludgeon")
    assert is_down(m, "astrochimp")
    assert innocents(m) == [1, 2, 3]


# Paranoid, Kompromat ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "free"),
    [
        ({}, False),
        ({"cubes": {0: {"exile": 1}}}, True),
        ({"cubes": {0: {"exile": 1}}, "holding": {"exile": RAT}}, True),
        ({"cubes": {0: {"exile": 1}, 1: {"exile": 2}}}, False),
        ({"cubes": {0: {"exile": 1}}, "down": "exile"}, False),
        ({"cubes": {0: {"exile": 1}}, "at": {"exile": "quarters", RAT: "kitchen"}}, False),
        ({"pc": {0: "exile"}}, True),
        ({"pc": {1: "exile"}}, False),
        ({"cubes": {1: {"exile": 1}}}, False),
    ],
    ids=["none", "here", "holder", "outbid", "down", "elsewhere", "own-pc", "other-pc", "other"],
)
def test_the_rat_listens_to_those_whose_conspirator_is_near(
    more: dict[str, Any], free: bool
) -> None:
    """card-paranoid, 5.2."""
    m = station(**{"at": {"exile": "kitchen", RAT: "kitchen"}} | more)
    if free:
        do(m, f"influence {RAT} 3")
        assert player(m, 0)["cubes"][RAT] == 3
        assert allowed(m, f"activate {RAT}")
    else:
        refused(m, f"influence {RAT} 3", "card-paranoid")


def test_the_rat_is_no_company_for_itself() -> None:
    """card-paranoid, 5.2: who has nobody else there may activate it, but adds no cube."""
    m = station(cubes={0: {RAT: 1}}, at={RAT: "kitchen"})
    refused(m, f"influence {RAT} 1", "card-paranoid")
    assert allowed(m, f"activate {RAT}")


def test_the_rat_takes_no_bribes() -> None:
    """card-paranoid: not even from the one who holds it."""
    m = carrying("exile", "kitchen", cubes={0: {"exile": 1}})
    refused(m, f"bribe {RAT}", "card-paranoid")


def test_kompromat_on_the_rat_is_telepathy() -> None:
    """house-kompromat, card-telepathy."""
    m = station(
        at={RAT: "kitchen", "exile": "kitchen", "engineer": "quarters", "astrochimp": "suite"},
        acting="engineer",
        players={0: {"hand": [RAT]}},
    )
    do(m, f"kompromat {RAT}")
    assert {str(action) for action in m.legal(0)} == {f"telepathy {RAT} exile", f"wait {RAT}"}
    do(m, f"telepathy {RAT} exile", "step exile hydroponics")
    assert where(m, "exile") == "hydroponics"
    assert (ask(m), actions_left(m)) == ("activation", 2)
    assert m.position()["spent"] == [RAT]


def test_kompromat_on_a_lonely_rat_is_wasted() -> None:
    """house-kompromat, 12.12: it can be used, and then nobody hears."""
    m = station(acting="exile", players={0: {"hand": [RAT]}}, at={RAT: "outer-space"})
    do(m, f"kompromat {RAT}")
    assert {str(action) for action in m.legal(0)} == {f"wait {RAT}"}


def test_the_player_of_the_rat_hears_whom_it_shall_sway() -> None:
    """15.5.5.2: and can refuse, at the usual price."""
    position: dict[str, Any] = {
        "at": {RAT: "kitchen", "exile": "kitchen"},
        "acting": "engineer",
        "pc": {1: RAT},
        "players": {0: {"hand": [RAT]}},
    }
    m = station(**position)
    do(m, f"kompromat {RAT}", f"telepathy {RAT} exile")
    assert (ask(m), asked(m)) == ("consent", 1)
    do(m, "accept")
    assert (ask(m), asked(m)) == ("act", 0)
    do(m, "step exile quarters")
    assert where(m, "exile") == "quarters"
    no = station(**position)
    do(no, f"kompromat {RAT}", f"telepathy {RAT} exile", "refuse")
    assert ask(no) == "activation"
    assert guilt(no, 1) == "suspect"


def test_homework_may_show_the_rat() -> None:
    """card-homework, card-telepathy."""
    m = station(
        players={0: {"identity": "stranger", "bonus": [RAT]}},
        at={RAT: "kitchen", "exile": "kitchen"},
    )
    do(m, "reveal", f"show {RAT}", f"telepathy {RAT} exile", "step exile quarters")
    assert where(m, "exile") == "quarters"
    assert ask(m) == "turn"


def test_what_a_shown_rat_makes_a_human_do_makes_nobody_suspect() -> None:
    """house-suspicion, card-homework: it is still the Reveal phase."""
    m = station(
        players={0: {"identity": "stranger", "bonus": [RAT]}},
        at={RAT: "kitchen", "exile": "kitchen", "engineer": "kitchen"},
        holding={"exile": "bludgeon"},
    )
    do(m, "reveal", f"show {RAT}", f"telepathy {RAT} exile", "attack exile engineer bludgeon")
    assert is_down(m, "engineer")
    assert innocents(m) == [0, 1, 2, 3]


# My Precious --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "action"),
    [
        ("kitchen", f"drop exile {RAT}"),
        ("kitchen", f"throw exile {RAT} quarters"),
        ("aft-airlocks", f"airlock-throw exile {RAT} outer-space"),
    ],
)
def test_other_players_may_not_part_with_the_rat(place: str, action: str) -> None:
    """card-my-precious: its own player may, and everybody before the reveal."""
    refused(carrying("exile", place, pc={1: RAT}), action, "card-my-precious")
    for pc in ({0: RAT}, {}):
        m = carrying("exile", place, pc=pc)
        assert allowed(m, action)
        do(m, action)
        assert holds(m, "exile") == []


def test_other_players_may_give_rob_take_and_carry_the_rat() -> None:
    """card-my-precious, house-rat."""
    at = {"medical": "kitchen", "security": "kitchen"}
    given = carrying("exile", "kitchen", at=at, pc={1: RAT})
    do(given, f"give exile {RAT} medical")
    assert holds(given, "medical") == [RAT]
    held: dict[str, Any] = {"holding": {"exile": RAT}, "pc": {1: RAT}}
    robbed = station(at=at | {"exile": "kitchen"}, acting="security", **held)
    do(robbed, f"rob security {RAT} exile")
    assert holds(robbed, "security") == [RAT]
    taken = station(at=at | {"exile": "kitchen"}, acting="medical", down="exile", **held)
    do(taken, f"take medical {RAT} exile")
    assert holds(taken, "medical") == [RAT]
    carried = carrying("exile", "aft-airlocks", items_held="helmet", pc={1: RAT})
    do(carried, "airlock exile outer-space")
    assert where(carried, RAT) == "outer-space"


def test_a_bribe_does_not_loosen_the_grip() -> None:
    """card-my-precious: it is the player who counts, not the character who acts."""
    m = station(
        at={"exile": "kitchen", "engineer": "kitchen"},
        holding={"exile": RAT},
        acting="engineer",
        pc={1: RAT},
    )
    do(m, "bribe exile")
    refused(m, f"drop exile {RAT}", "card-my-precious")
    own = station(
        at={"exile": "kitchen", "engineer": "kitchen"},
        holding={"exile": RAT},
        acting="engineer",
        pc={0: RAT},
    )
    do(own, "bribe exile", f"drop exile {RAT}")
    assert where(own, RAT) == "kitchen"


def test_the_rat_is_not_what_is_dropped_by_force() -> None:
    """house-my-precious, 8.5.1: as long as there is anything else."""

    def full(pc: dict[int, str]) -> deorbit.Match:
        m = carrying("exile", "chem-lab", items_held="gun helmet", pc=pc)
        do(m, "step exile bio-lab")
        assert ask(m) == "let-go"
        return m

    m = full({1: RAT})
    assert legal(m, "drop") == {"drop exile gun", "drop exile helmet"}
    refused(m, f"drop exile {RAT}", "card-my-precious")
    assert allowed(full({0: RAT}), f"drop exile {RAT}")


def test_the_rat_is_dropped_by_force_when_there_is_nothing_else() -> None:
    """house-my-precious: a Drone has one slot."""
    m = station(
        at={"medical": "mainframe", "drone-1": "chem-lab"},
        holding={"drone-1": RAT},
        acting="medical",
        pc={1: RAT},
    )
    do(m, "remote-control medical drone-1", "step drone-1 bio-lab", f"drop drone-1 {RAT}")
    assert lying(m, "bio-lab") == [RAT]
    assert where(m, RAT) == "bio-lab"
