"""Fang Moss: an Item that is fed by its holder, and that moves by itself for Botanist's player."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    asked,
    character,
    do,
    guilt,
    holds,
    is_down,
    legal,
    lying,
    pass_turns,
    refused,
    station,
    told,
    where,
)

AWAY = "mesosphere"
POD = {"launched": ["alcatraz"]}
"""Alcatraz has left."""


def at(place: str, *names: str) -> dict[str, str]:
    return dict.fromkeys(names, place)


def eaten(m: deorbit.Match) -> int:
    count: int = m.position().get("eaten", 0)
    return count


# Fang Moss as an Item -----------------------------------------------------------------------------


def test_botanist_starts_in_hydroponics_with_fang_moss() -> None:
    """card-fang-moss."""
    m = station(cast="botanist")
    assert where(m, "botanist") == "hydroponics"
    assert holds(m, "botanist") == ["fang-moss"]


def test_fang_moss_is_handled_like_any_item() -> None:
    """card-fang-moss, 8.1: it takes a slot and is robbed, thrown and picked up."""
    m = station(
        at={"exile": "hydroponics"},
        holding={"exile": "gun helmet"},
        acting="exile",
        cast="botanist",
    )
    do(m, "rob exile fang-moss botanist")
    assert holds(m, "botanist") == []
    do(m, "throw exile fang-moss kitchen")
    assert lying(m, "kitchen") == ["fang-moss"]
    m = station(
        at={"exile": "kitchen"},
        holding={"botanist": "", "exile": "gun gun gun"},
        items={"kitchen": ["fang-moss"]},
        acting="exile",
    )
    refused(m, "pick-up exile fang-moss", "4.5.3")


# Feed ---------------------------------------------------------------------------------------------


def meal(holder: str = "botanist", victim: str = "exile", **more: Any) -> deorbit.Match:
    """The holder of the Moss is activated by seat 0, and the victim lies Down in the same place,
    Kitchen unless one is named."""
    place = more.pop("place", "kitchen")
    more["at"] = at(place, holder, victim) | more.get("at", {})
    more["holding"] = {"botanist": ""} | {holder: "fang-moss"} | more.get("holding", {})
    return station(acting=holder, down=victim, **more)


@pytest.mark.parametrize("holder", ["botanist", "counselor", "medical", "cyborg"])
def test_whoever_possesses_the_moss_feeds_it(holder: str) -> None:
    """card-fang-moss: Robots too, before any reveal; the Human is annihilated."""
    m = meal(holder, holding={"exile": "gun"})
    events = do(m, f"feed {holder} exile")
    assert told(events, "eaten")
    assert where(m, "exile") == "annihilated"
    assert lying(m, "kitchen") == ["gun"]
    assert eaten(m) == 1
    assert m.position()["turn"]["actions"] == 1


def test_feeding_is_an_action() -> None:
    """card-fang-moss, 15.5.2: no section action and no Pick Up, so never free."""
    refused(meal(actions=0), "feed botanist exile", "15.5.2")


@pytest.mark.parametrize(
    ("position", "victim"),
    [
        ({"at": {"counselor": "kitchen"}}, "counselor"),
        ({"at": {"counselor": "quarters"}, "cast": "counselor"}, "counselor"),
        ({"victim": "medical"}, "medical"),
        ({}, "botanist"),
        ({"at": {"telepathic-rat": "kitchen"}}, "telepathic-rat"),
        (
            {
                "monster": {"at": "kitchen", "down": True},
                "project": {"card": "combat-swarm", "released": True},
            },
            "monster",
        ),
        ({"at": {"counselor": "annihilated"}}, "counselor"),
    ],
    ids=["live", "elsewhere", "robot", "itself", "rat", "monster", "gone"],
)
def test_the_moss_eats_colocated_down_humans_only(position: dict[str, Any], victim: str) -> None:
    """card-fang-moss."""
    refused(meal(**position), f"feed botanist {victim}", "card-fang-moss")


def test_the_moss_eats_cyborg() -> None:
    """card-fang-moss, card-cyborg: who is a Human as well."""
    m = meal(victim="cyborg")
    do(m, "feed botanist cyborg")
    assert where(m, "cyborg") == "annihilated"


def test_only_the_possessor_feeds_the_moss() -> None:
    """card-fang-moss, 8.3: not even Botanist where it lies."""
    m = meal(holding={"botanist": ""}, items={"kitchen": ["fang-moss"]})
    refused(m, "feed botanist exile", "card-fang-moss")
    do(m, "pick-up botanist fang-moss", "feed botanist exile")
    assert eaten(m) == 1


def test_feeding_makes_nobody_suspect() -> None:
    """card-fang-moss, house-annihilation: in a Lit section under Cameras."""
    m = meal()
    do(m, "feed botanist exile")
    assert guilt(m, 0) == "innocent"


def test_what_was_in_their_hands_drops_and_nothing_else() -> None:
    """card-fang-moss, 4.6.5.1: Items of any kind; Data is gone. A Firebomb does not ignite."""
    m = meal(
        holding={"exile": "firebomb briefcase"}, data={"exile": "evidence"}, contaminated="exile"
    )
    do(m, "feed botanist exile")
    assert set(lying(m, "kitchen")) == {"firebomb", "briefcase"}
    gone = {"at": "annihilated", "down": False, "holds": [], "data": [], "contaminated": False}
    assert character(m, "exile") == gone
    assert m.position()["fire"] == []
    assert m.position()["removed"] == {}


def test_an_integral_item_goes_with_its_character() -> None:
    """card-fang-moss, 8.4: Corpsicle's Helmet does not drop."""
    m = meal(victim="corpsicle", holding={"corpsicle": "gun"})
    do(m, "feed botanist corpsicle")
    assert lying(m, "kitchen") == ["gun"]
    assert m.position()["removed"] == {"helmet": 1}


def test_what_drops_into_the_goo_is_annihilated() -> None:
    """card-fang-moss, x-grey-goo."""
    m = meal(
        holding={"exile": "gun artifact"},
        goo=["kitchen"],
        project={"card": "grey-goo", "released": True},
    )
    do(m, "feed botanist exile")
    assert lying(m, "kitchen") == ["artifact"]
    assert m.position()["removed"] == {"gun": 1}


def test_the_antimatter_of_the_eaten_drops_and_ticks_on() -> None:
    """card-fang-moss, 7.3.3: it is not annihilated, so it does not detonate."""
    marker = {"player": 2, "effect": "detonation", "minute": 9}
    m = meal(
        holding={"exile": "antimatter"}, antimatter="armed", abandon_ship=True, markers=[marker]
    )
    events = do(m, "feed botanist exile")
    assert not any(told(events, name) for name in ("detonated", "detonated-away", "armed"))
    assert lying(m, "kitchen") == ["antimatter"]
    assert m.position()["markers"] == [marker]
    assert allowed(m, "pick-up botanist antimatter")


def test_antimatter_that_drops_in_magnetic_containment_is_not_armed() -> None:
    """card-fang-moss, 7.3: and can be jettisoned from there."""
    m = meal(
        place="magnetic-containment",
        holding={"botanist": "fang-moss helmet", "exile": "antimatter"},
    )
    do(m, "feed botanist exile")
    assert lying(m, "magnetic-containment") == ["antimatter"]
    assert m.position()["antimatter"] == "stable"


def test_the_rat_drops_when_its_holder_is_eaten() -> None:
    """card-fang-moss, house-rat: it is in play as before."""
    m = meal(holding={"exile": "telepathic-rat"}, cubes={1: {"telepathic-rat": 1}})
    do(m, "feed botanist exile")
    assert "telepathic-rat" in lying(m, "kitchen")
    assert where(m, "telepathic-rat") == "kitchen"
    do(m, "wait botanist", "activate telepathic-rat", "telepathy telepathic-rat botanist")
    assert asked(m) == 1


def test_the_rat_can_make_the_holder_feed_the_moss() -> None:
    """card-fang-moss, card-telepathy: an action like any other."""
    m = station(
        at=at("kitchen", "botanist", "exile", "telepathic-rat"),
        down="exile",
        acting="telepathic-rat",
    )
    do(m, "telepathy telepathic-rat botanist", "feed botanist exile")
    assert eaten(m) == 1


def test_the_moss_is_fed_in_outer_space_and_in_pods() -> None:
    """card-fang-moss, 5.5.3: a place in the pod is free then."""
    m = meal(place="outer-space", holding={"botanist": "fang-moss helmet", "exile": "gun"})
    do(m, "feed botanist exile")
    assert lying(m, "outer-space") == ["gun"]
    m = meal(place="houdini", at={"counselor": "aft-airlocks"}, cubes={1: {"counselor": 1}})
    do(m, "feed botanist exile", "wait botanist", "activate counselor", "step counselor houdini")
    assert where(m, "counselor") == "houdini"


def test_a_pc_that_was_eaten_is_no_conspirator_any_more() -> None:
    """card-fang-moss, 4.6.5.2, 16.4.2: its player must do without; it counts as Down."""
    m = meal(pc={1: "exile"}, players={2: {"hand": ["exile"]}})
    do(m, "feed botanist exile", "wait botanist")
    assert asked(m) == 1
    refused(m, "activate exile", "4.6.5.2")
    m = meal(cubes={1: {"exile": 2}})
    do(m, "feed botanist exile", "wait botanist")
    refused(m, "withdraw exile", "4.6.5.2")


# Creatropism --------------------------------------------------------------------------------------


def wild(place: str = "kitchen", **more: Any) -> deorbit.Match:
    """Botanist has revealed. The Moss lies in a place, and seat 0 has activated Engineer."""
    more["holding"] = {"botanist": ""} | more.get("holding", {})
    if "fang-moss" not in " ".join(more["holding"].values()):
        more["items"] = {place: ["fang-moss"]} | more.get("items", {})
    return station(**{"acting": "engineer", "pc": {0: "botanist"}} | more)


@pytest.mark.parametrize("acting", ["engineer", "botanist", "medical"])
def test_loose_moss_steps_by_itself(acting: str) -> None:
    """card-creatropism: for free, in any activation of Botanist's player."""
    m = wild(acting=acting, actions=0, free=False)
    assert legal(m, "moss-step") == {"moss-step quarters", "moss-step hydroponics"}
    events = do(m, "moss-step quarters")
    assert told(events, "moss-moved")
    assert lying(m, "quarters") == ["fang-moss"]
    assert lying(m, "kitchen") == []
    assert m.position()["turn"]["actions"] == 0


def test_loose_moss_eats_by_itself() -> None:
    """card-creatropism, house-annihilation: the Items drop, the eaten count, no one is Suspect."""
    m = wild(at={"exile": "kitchen"}, holding={"exile": "gun"}, down="exile")
    assert legal(m, "moss-feed") == {"moss-feed exile"}
    do(m, "moss-feed exile")
    assert where(m, "exile") == "annihilated"
    assert set(lying(m, "kitchen")) == {"fang-moss", "gun"}
    assert eaten(m) == 1
    assert guilt(m, 0) == "innocent"
    assert m.position()["turn"]["actions"] == 2


@pytest.mark.parametrize("first", ["moss-step quarters", "moss-feed exile"])
def test_the_moss_moves_once_in_an_activation(first: str) -> None:
    """house-moss: a Step or a meal, not both; in the next turn again."""
    m = wild(at=at("kitchen", "exile", "counselor"), down="exile counselor", minute=9)
    do(m, first)
    refused(m, "moss-step suite", "house-moss")
    refused(m, "moss-feed counselor", "house-moss")
    pass_turns(m, until=0, minute=8)
    do(m, "activate botanist")
    assert legal(m, "moss-step")


def test_the_moss_moves_at_any_moment_of_the_activation() -> None:
    """house-moss: between two actions, and after a meal by the hand of somebody."""
    m = wild(at={"engineer": "quarters", "exile": "hydroponics"}, down="exile")
    do(m, "step engineer kitchen", "moss-step hydroponics", "step engineer hydroponics")
    assert lying(m, "hydroponics") == ["fang-moss"]
    m = wild(at=at("kitchen", "engineer", "exile", "counselor"), down="exile counselor")
    do(m, "pick-up engineer fang-moss", "feed engineer exile")
    refused(m, "moss-feed counselor", "card-creatropism")
    do(m, "feed engineer counselor")
    assert eaten(m) == 2


def test_the_moss_does_not_move_outside_an_activation() -> None:
    """card-creatropism, 15.2, 15.6.1: neither before it nor with Renegotiate."""
    m = station(pc={0: "botanist"}, holding={"botanist": ""}, items={"kitchen": ["fang-moss"]})
    refused(m, "moss-step quarters", "15.2")
    events = do(m, "renegotiate")
    assert not told(events, "moss-moved")
    assert asked(m) == 1


@pytest.mark.parametrize(
    "position", [{"pc": {}}, {"pc": {1: "botanist"}}, {"pc": {0: "astrochimp"}}]
)
def test_the_moss_moves_for_botanists_player_only(position: dict[str, Any]) -> None:
    """card-creatropism, 4.4.4: after the reveal."""
    m = wild(at={"exile": "kitchen"}, down="exile", **position)
    refused(m, "moss-step quarters", "card-creatropism")
    refused(m, "moss-feed exile", "card-creatropism")


def test_a_live_holder_tames_the_moss() -> None:
    """card-creatropism: Botanist too."""
    for holder in ("botanist", "exile"):
        held = {"botanist": ""} | {holder: "fang-moss"}
        m = wild(at=at("kitchen", holder, "counselor"), holding=held, down="counselor")
        refused(m, "moss-step quarters", "card-creatropism")
        refused(m, "moss-feed counselor", "card-creatropism")


def test_the_moss_leaves_a_down_holder() -> None:
    """house-moss, card-creatropism: out of the hands, the other Items stay there."""
    m = wild(at={"exile": "kitchen"}, holding={"exile": "fang-moss gun"}, down="exile")
    do(m, "moss-step quarters")
    assert holds(m, "exile") == ["gun"]
    assert lying(m, "quarters") == ["fang-moss"]
    assert is_down(m, "exile")


def test_the_moss_eats_its_down_holder() -> None:
    """card-creatropism, house-moss: and drops with the other Items."""
    m = wild(at={"exile": "kitchen"}, holding={"exile": "fang-moss gun"}, down="exile")
    do(m, "moss-feed exile")
    assert where(m, "exile") == "annihilated"
    assert set(lying(m, "kitchen")) == {"fang-moss", "gun"}
    assert m.position()["removed"] == {}


def test_the_moss_of_a_down_holder_eats_another() -> None:
    """card-creatropism: who is colocated; it stays in the hands."""
    people = at("kitchen", "exile", "counselor")
    m = wild(at=people, holding={"exile": "fang-moss"}, down="exile counselor")
    do(m, "moss-feed counselor")
    assert holds(m, "exile") == ["fang-moss"]


def test_a_down_robot_does_not_tame_the_moss_but_is_no_meal() -> None:
    """card-creatropism, card-fang-moss."""
    m = wild(at={"medical": "kitchen"}, holding={"medical": "fang-moss"}, down="medical")
    refused(m, "moss-feed medical", "card-fang-moss")
    assert allowed(m, "moss-step quarters")


def test_the_moss_eats_the_down_holder_of_the_rat() -> None:
    """card-creatropism, house-rat: the Rat is left lying; it cannot be eaten itself."""
    m = wild(
        at={"exile": "kitchen"},
        holding={"exile": "telepathic-rat"},
        down="exile",
        cast="telepathic-rat",
    )
    refused(m, "moss-feed telepathic-rat", "card-fang-moss")
    do(m, "moss-feed exile")
    assert where(m, "telepathic-rat") == "kitchen"
    assert "telepathic-rat" in lying(m, "kitchen")


def test_the_moss_eats_the_down_holder_of_the_antimatter() -> None:
    """card-creatropism, 7.3.3."""
    m = wild(
        at={"exile": "kitchen"},
        holding={"exile": "antimatter"},
        down="exile",
        antimatter="armed",
        abandon_ship=True,
    )
    events = do(m, "moss-feed exile")
    assert not told(events, "detonated")
    assert set(lying(m, "kitchen")) == {"fang-moss", "antimatter"}


def test_the_moss_eats_botanist_and_serves_her_player_on() -> None:
    """card-creatropism: she is a Down Human; her player loses nothing but her."""
    m = wild(at={"botanist": "kitchen"}, down="botanist", minute=9, cubes={0: {"engineer": 1}})
    do(m, "moss-feed botanist")
    assert where(m, "botanist") == "annihilated"
    assert eaten(m) == 1
    pass_turns(m, until=0, minute=8)
    do(m, "activate engineer", "moss-step quarters")
    assert lying(m, "quarters") == ["fang-moss"]


@pytest.mark.parametrize("place", [AWAY, "annihilated"])
def test_the_moss_moves_when_botanist_has_left(place: str) -> None:
    """card-creatropism: her player is asked, not she."""
    assert allowed(wild(at={"botanist": place}), "moss-step quarters")


def test_the_moss_cannot_pass_locks_vents_or_airlocks() -> None:
    """card-creatropism, 12.1.3, 5.4.2, 12.1.1: nor jump."""
    refused(wild("reactor"), "moss-step magnetic-containment", "12.1.3")
    refused(wild("reactor"), "moss-step kitchen", "5.4.2")
    refused(wild("aft-airlocks"), "moss-step outer-space", "12.1.1")
    refused(wild("kitchen"), "moss-step bridge", "12.1.1")
    m = wild("outer-space", at={"exile": "outer-space"}, down="exile")
    assert legal(m, "moss-step") == set()
    refused(m, "moss-step aft-airlocks", "12.1.1")
    do(m, "moss-feed exile")
    assert eaten(m) == 1


def test_the_moss_goes_through_the_wormhole() -> None:
    """card-creatropism, x-wormhole."""
    project = {"card": "wormhole", "released": True}
    m = wild("vault-x", project=project, wormhole={"at": "kitchen"})
    do(m, "moss-step kitchen")
    assert lying(m, "kitchen") == ["fang-moss"]


def test_the_moss_enters_a_full_pod_and_leaves_with_it() -> None:
    """card-creatropism, 5.5.3: an Item takes no place."""
    people = at("houdini", "exile", "counselor") | {"engineer": "aft-airlocks"}
    m = wild("aft-airlocks", at=people, abandon_ship=True)
    do(m, "moss-step houdini", "section-launch engineer houdini")
    assert lying(m, "houdini") == ["fang-moss"]
    assert m.position()["launched"] == ["houdini"]
    refused(wild("aft-airlocks", launched=["houdini"]), "moss-step houdini", "5.6")


@pytest.mark.parametrize(
    ("position", "rule"),
    [
        ({"place": "alcatraz", **POD}, "4.6.6.3"),
        ({"at": {"exile": AWAY}, "holding": {"exile": "fang-moss"}, "down": "exile"}, "4.6.6.3"),
        (
            {
                "at": {"exile": "monster"},
                "holding": {"exile": "fang-moss"},
                "down": "exile",
                "monster": {"at": "kitchen", "inside": ["exile"]},
                "project": {"card": "blob", "released": True},
            },
            "x-blob",
        ),
    ],
    ids=["in a pod", "with who escaped", "swallowed"],
)
def test_moss_that_is_away_does_nothing(position: dict[str, Any], rule: str) -> None:
    """card-creatropism, 4.6.6.3, x-blob."""
    m = wild(**position)
    refused(m, "moss-step quarters", rule)
    refused(m, "moss-feed exile", rule)


def test_moss_that_was_annihilated_does_nothing() -> None:
    """card-creatropism, 4.6.5.2."""
    m = station(
        pc={0: "botanist"}, holding={"botanist": ""}, removed={"fang-moss": 1}, acting="engineer"
    )
    refused(m, "moss-step quarters", "4.6.5.2")


def test_the_moss_minds_neither_fire_nor_traps_but_the_goo() -> None:
    """card-creatropism, x-grey-goo, card-claymore: an Item is no victim of hazards."""
    m = wild(fire=["quarters"], traps={"player": 1, "at": {"quarters": "real"}}, cast="operative")
    do(m, "moss-step quarters")
    assert lying(m, "quarters") == ["fang-moss"]
    assert m.position()["traps"]["at"] == {"quarters": "real"}
    m = wild(goo=["quarters"], project={"card": "grey-goo", "released": True})
    do(m, "moss-step quarters")
    assert m.position()["removed"] == {"fang-moss": 1}


def test_the_moss_eats_who_fell_in_the_middle_of_the_own_activation() -> None:
    """card-creatropism, card-claymore: nothing is left then but to end the activation."""
    m = wild(
        at={"exile": "kitchen"},
        holding={"exile": "fang-moss"},
        acting="exile",
        traps={"player": 1, "at": {"quarters": "real"}},
        cast="operative",
    )
    do(m, "step exile quarters")
    assert is_down(m, "exile")
    do(m, "moss-feed exile")
    assert lying(m, "quarters") == ["fang-moss"]
    assert legal(m, "wait") == {"wait exile"}
    refused(m, "step exile suite", "4.6.5.2")
    do(m, "wait exile")
    assert asked(m) == 1


def test_creatropism_begins_with_the_reveal() -> None:
    """card-creatropism, 15.3.2: in the same turn; by a Schroedinger Reveal too."""
    board: dict[str, Any] = {"holding": {"botanist": ""}, "items": {"kitchen": ["fang-moss"]}}
    m = station(players={0: {"identity": "botanist"}}, **board)
    do(m, "reveal", "activate botanist", "moss-step quarters")
    m = station(players={0: {"bonus": ["botanist"]}}, **board)
    do(m, "schroedinger botanist", "activate botanist", "moss-step quarters")
    assert lying(m, "quarters") == ["fang-moss"]
