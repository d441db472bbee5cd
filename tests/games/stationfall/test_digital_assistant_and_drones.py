"""Digital Assistant: a character that is Data, and its way with Drones and other Robots."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
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
    pass_turns,
    player,
    refused,
    score,
    station,
    where,
)
from games.stationfall.test_agendas import ended, points

AI = "digital-assistant"
AWAY = "mesosphere"
BLACKOUT = ["reactor", "fuel-cells"]


def thinking(**more: Any) -> deorbit.Match:
    """Seat 0 has activated Digital Assistant."""
    return station(acting=AI, free=False, **{"cubes": {0: {AI: 1}}} | more)


def rooting(**more: Any) -> deorbit.Match:
    """Seat 0 has revealed as Digital Assistant and activated it."""
    return station(acting=AI, free=False, **{"pc": {0: AI}} | more)


def helped(name: str, place: str, **more: Any) -> deorbit.Match:
    """Seat 0 acts with somebody who possesses the Digital Assistant."""
    at = {name: place} | more.pop("at", {})
    return station(at=at, data={name: AI}, acting=name, **more)


def actions_left(m: deorbit.Match) -> int:
    left: int = m.position()["turn"]["actions"]
    return left


def ask(m: deorbit.Match) -> str:
    kind: str = m.position()["asks"][-1]["ask"]
    return kind


def innocents(m: deorbit.Match) -> list[int]:
    return [seat for seat in range(4) if guilt(m, seat) == "innocent"]


# Digital Assistant is Data ------------------------------------------------------------------------


def test_the_assistant_takes_console_actions_and_no_others() -> None:
    """card-ai, 4.2.2."""
    m = thinking(fire=["kitchen"], cast="drones", players={0: {"bribe": "exile"}})
    assert {action.kind for action in m.legal(0)} == {
        "jammers",
        "suppress",
        "remote-control",
        "wait",
    }


@pytest.mark.parametrize(
    "action",
    [
        "step {} kitchen",
        "pick-up {} helmet",
        "pick-up-kompromat {}",
        "drop {} helmet",
        "copy {} evidence exile",
        "delete {} evidence",
        "attack {} exile gun",
        "sabotage {}",
        "cameras {}",
        "abandon-ship {}",
        "manufacture {} digital-assistant",
        "transmit {} digital-assistant news",
        "airlock {} outer-space",
        "jury-rig {}",
        "telepathy {} exile",
    ],
)
def test_the_assistant_has_no_hands(action: str) -> None:
    """card-ai: neither basic nor section actions, and no ability of somebody else."""
    refused(thinking(), action.format(AI), "card-ai")


def test_the_assistant_works_from_no_place() -> None:
    """card-ai: no console has to stand anywhere; each action is paid for."""
    m = thinking(fire=["kitchen"], damaged=["kitchen", "mainframe", "security-station"])
    do(m, f"jammers {AI}")
    assert not m.position()["jammers"]
    do(m, f"suppress {AI} kitchen")
    assert "kitchen" not in m.position()["fire"]
    assert "kitchen" in m.position()["asphyxiation"]
    refused(m, f"suppress {AI} kitchen", "15.5.2")


def test_the_assistant_has_no_free_action() -> None:
    """15.5.3: only Humans and Robots have one."""
    m = station(cubes={0: {AI: 1}})
    do(m, f"activate {AI}")
    assert m.position()["turn"]["free"] is False
    assert actions_left(m) == 2
    do(m, f"jammers {AI}")
    assert actions_left(m) == 1


def test_the_assistant_is_switched_off_in_a_blackout() -> None:
    """card-ai, 7.2.2.1: it can still be activated, and then only waits."""
    m = thinking(damaged=BLACKOUT, cast="drones", players={0: {"bribe": "exile"}})
    refused(m, f"jammers {AI}", "7.2.2.1")
    refused(m, f"suppress {AI} magnetic-containment", "7.2.2.1")
    refused(m, f"remote-control {AI} drone-1", "7.2.2.1")
    assert {action.kind for action in m.legal(0)} == {"wait"}


def test_emergency_power_leaves_the_assistant_the_other_switches() -> None:
    """card-ai, 7.2.1.1."""
    m = thinking(damaged=["reactor"])
    refused(m, f"jammers {AI}", "7.2.1.1")
    assert allowed(m, f"suppress {AI} magnetic-containment")
    refused(m, f"suppress {AI} outer-space", "6.4")


def test_every_player_can_have_one_cube_on_the_assistant() -> None:
    """card-helpful: all of them are then its friends."""
    m = station(cubes={1: {AI: 1}, 2: {AI: 1}})
    refused(m, f"influence {AI} 2", "card-helpful")
    do(m, f"influence {AI} 1", f"activate {AI}", f"wait {AI}")
    refused(m, f"influence {AI} 1", "card-helpful")
    do(m, f"activate {AI}")
    assert actions_left(m) == 1


def test_the_assistant_is_in_no_section_and_possesses_nothing() -> None:
    """card-digital-assistant, 4.2.2: nothing is copied or given to it, and nobody meets it."""
    m = station(
        data={"exile": "evidence"},
        holding={"exile": "gun"},
        acting="exile",
        cast=AI,
        jammers=False,
    )
    assert where(m, AI) == "card"
    refused(m, f"copy exile evidence {AI}", "4.2.2")
    refused(m, f"give exile gun {AI}", "5.2")
    refused(m, f"attack exile {AI} gun", "5.2")
    refused(m, f"rob-data exile evidence {AI}", "5.2")


def test_a_position_cannot_put_the_assistant_down() -> None:
    """card-digital-assistant."""
    with pytest.raises(deorbit.BadInput):
        station(down=AI)


def test_the_assistant_takes_bribes() -> None:
    """15.5.4.1, card-ai: the action is a Console Action; 4.2.2 does not keep Bribes off a card."""
    m = station(acting="exile", cast=AI)
    do(m, f"bribe {AI}")
    refused(m, f"step {AI} kitchen", "card-ai")
    do(m, f"jammers {AI}")
    assert not m.position()["jammers"]
    assert player(m, 0)["bribe"] == AI
    assert actions_left(m) == 2


def test_the_player_of_the_assistant_is_asked_first() -> None:
    """15.5.4.3, 15.5.5.2: as for any other PC."""
    m = station(acting="exile", pc={1: AI}, players={0: {"hand": [AI]}})
    do(m, f"kompromat {AI}", f"jammers {AI}")
    assert (ask(m), asked(m)) == ("consent", 1)
    do(m, "refuse")
    assert m.position()["jammers"]
    assert guilt(m, 1) == "suspect"
    assert player(m, 0)["hand"] == [AI]


def test_kompromat_on_the_assistant_is_a_console_action() -> None:
    """house-kompromat, card-ai."""
    m = station(acting="exile", players={0: {"hand": [AI]}}, cast="drones")
    do(m, f"kompromat {AI}")
    assert {action.kind for action in m.legal(0)} == {
        "jammers",
        "suppress",
        "remote-control",
        "wait",
    }
    do(m, f"suppress {AI} magnetic-containment")
    assert "magnetic-containment" not in m.position()["asphyxiation"]


# Copies of it -------------------------------------------------------------------------------------


def test_mainframe_makes_assistants() -> None:
    """card-digital-assistant, 13.9.1, 9.2: anybody there, one each."""
    m = station(at={"exile": "mainframe"}, acting="exile", cast=AI)
    do(m, f"manufacture exile {AI}")
    assert character(m, "exile")["data"] == [AI]
    refused(m, f"manufacture exile {AI}", "9.2")


@pytest.mark.parametrize(
    ("damaged", "rule"), [(["mainframe"], "5.1.4"), (BLACKOUT, "7.2.2.1")], ids=["hit", "dark"]
)
def test_no_assistants_from_a_mainframe_that_is_off(damaged: list[str], rule: str) -> None:
    """5.1.4, 7.2.2.1."""
    m = station(at={"exile": "mainframe"}, acting="exile", cast=AI, damaged=damaged)
    refused(m, f"manufacture exile {AI}", rule)


def test_assistants_are_made_in_mainframe_and_with_the_card_in_play() -> None:
    """card-digital-assistant, 13.9.1."""
    here = station(at={"exile": "security-station"}, acting="exile", cast=AI)
    refused(here, f"manufacture exile {AI}", "13.9.1")
    without = station(at={"exile": "mainframe"}, acting="exile")
    refused(without, f"manufacture exile {AI}", "13.9.1")


def test_assistants_are_copied_robbed_deleted_and_transmitted() -> None:
    """card-digital-assistant: like other Data."""
    place = {"exile": "array-control", "engineer": "array-control"}
    m = helped("exile", "array-control", at=place)
    do(m, f"copy exile {AI} engineer", f"transmit exile {AI} news")
    assert character(m, "engineer")["data"] == [AI]
    assert m.position()["offsites"]["news"] == [AI]
    at = {"exile": "kitchen", "security": "kitchen"}
    robber = station(at=at, data={"exile": AI}, acting="security")
    do(robber, f"rob-data security {AI} exile")
    assert character(robber, "security")["data"] == [AI]
    assert character(robber, "exile")["data"] == [AI]
    pc = helped("exile", "kitchen", pc={0: "exile"})
    do(pc, f"delete exile {AI}")
    assert character(pc, "exile")["data"] == []


def test_transmitting_the_assistant_convicts_nobody() -> None:
    """10.2.1: that takes Evidence."""
    m = helped("exile", "array-control", players={2: {"guilt": "suspect"}})
    do(m, f"transmit exile {AI} authorities")
    assert guilt(m, 2) == "suspect"


def test_physics_lab_deletes_the_assistant() -> None:
    """map-physics-lab, card-root-access: a Robot without its copy is out of reach."""
    m = rooting(at={"medical": "forward-hub"}, data={"medical": AI})
    do(m, f"root-access {AI} medical", "step medical physics-lab")
    assert character(m, "medical")["data"] == []
    refused(m, f"root-access {AI} medical", "card-root-access")


@pytest.mark.parametrize(
    ("place", "action"),
    [
        ("bridge", "abandon-ship exile"),
        ("bridge", "release exile"),
        ("cryo-lab", "release exile"),
        ("bridge", "self-destruct exile"),
        ("print-shop", "manufacture exile gun"),
        ("reactor", "scram exile"),
    ],
)
def test_its_possessor_takes_the_section_actions_of_officers(place: str, action: str) -> None:
    """card-ai, card-officer."""
    refused(station(at={"exile": place}, acting="exile", cast=AI), action, "card-officer")
    m = helped("exile", place)
    assert allowed(m, action)
    do(m, action)


@pytest.mark.parametrize("name", ["exile", "medical", "cyborg"])
def test_its_possessor_may_be_anybody(name: str) -> None:
    """card-ai: a Human, a Robot, or both."""
    m = helped(name, "bridge")
    do(m, f"abandon-ship {name}")
    assert m.position()["abandon_ship"]


def test_its_possessor_passes_no_locks() -> None:
    """card-ai, 12.1.3: an Officer for section actions only."""
    refused(helped("exile", "array-control"), "step exile vault-x", "12.1.3")


def test_its_possessor_is_no_officer_for_the_station_chief() -> None:
    """card-ai, card-forceful-presence: from afar the Chief commands real Officers only."""
    m = station(
        pc={0: "station-chief"}, at={"exile": "kitchen", "engineer": "suite"}, data={"exile": AI}
    )
    do(m, "activate station-chief")
    assert allowed(m, "command engineer")
    refused(m, "command exile", "card-forceful-presence")


def test_its_possessor_is_no_officer_for_cyborg() -> None:
    """card-ai, 16.4.4.1: the agenda counts those with the ability."""
    assert points("cyborg-1", data={"exile": AI}, down="exile") == 0


def test_its_possessor_launches_pods_without_abandon_ship() -> None:
    """card-ai, 5.5.4: inside the pod, beside it or from the Bridge, where 13.8.1 would forbid."""
    inside = helped("exile", "alcatraz")
    do(inside, "timed-launch exile", "wait exile")
    pass_turns(inside, until=0)
    end_turn(inside)
    assert inside.position()["launched"] == ["alcatraz"]
    beside = helped("exile", "aft-airlocks", at={"engineer": "houdini"})
    do(beside, "section-launch exile houdini")
    assert beside.position()["launched"] == ["houdini"]
    bridge = helped("exile", "bridge", at={"engineer": "houdini", "medical": "mcqueen"})
    do(bridge, "bridge-launch exile")
    assert set(bridge.position()["launched"]) == {"houdini", "mcqueen"}
    assert not bridge.position()["abandon_ship"]


def test_others_still_need_abandon_ship() -> None:
    """5.5.4, 13.8.1: it is the one who launches who must possess it."""
    pod = station(
        at={"engineer": "alcatraz", "exile": "alcatraz"}, data={"exile": AI}, acting="engineer"
    )
    refused(pod, "timed-launch engineer", "5.5.4")
    bridge = station(
        at={"engineer": "bridge", "exile": "alcatraz"}, data={"exile": AI}, acting="engineer"
    )
    refused(bridge, "bridge-launch engineer", "13.8.1")


def test_it_waives_nothing_but_abandon_ship() -> None:
    """card-ai, map-medevac-pod, 13.7: the Medevac Pod wants a Down one, an empty pod stays."""
    m = helped("exile", "medevac-pod", cast="station-chief")
    refused(m, "timed-launch exile", "5.5.4")
    empty = helped("exile", "aft-airlocks")
    refused(empty, "section-launch exile houdini", "13.7")
    refused(helped("exile", "hail-mary"), "timed-launch exile", "5.1.4")


def test_an_nda_is_wanted_all_the_same() -> None:
    """card-ai, card-nda: the Assistant waives Abandon Ship, not the lawyers."""
    m = helped("exile", "alcatraz", cast="legal")
    refused(m, "timed-launch exile", "card-nda")


# Root Access --------------------------------------------------------------------------------------


def test_root_access_takes_an_action_with_a_robot_that_has_a_copy() -> None:
    """card-root-access: anywhere, Jammers or not, one action and nothing free."""
    m = rooting(at={"medical": "kitchen"}, data={"medical": AI}, items={"kitchen": ["helmet"]})
    do(m, f"root-access {AI} medical")
    assert (ask(m), asked(m)) == ("act", 0)
    do(m, "pick-up medical helmet")
    assert holds(m, "medical") == ["helmet"]
    assert (ask(m), actions_left(m)) == ("activation", 1)
    do(m, f"root-access {AI} medical", "step medical quarters")
    assert where(m, "medical") == "quarters"
    refused(m, f"root-access {AI} medical", "15.5.2")


def test_root_access_comes_with_the_reveal() -> None:
    """4.4.4, 4.4.1: NPCs have no Reveal Powers."""
    refused(thinking(data={"medical": AI}), f"root-access {AI} medical", "card-root-access")


@pytest.mark.parametrize(
    ("name", "more", "rule"),
    [
        ("medical", {}, "card-root-access"),
        ("exile", {"data": {"exile": AI}}, "card-root-access"),
        (AI, {}, "card-root-access"),
        ("medical", {"data": {"medical": AI}, "down": "medical"}, "4.6.2"),
        ("medical", {"data": {"medical": AI}, "at": {"medical": AWAY}}, "4.6.6.3"),
        (
            "medical",
            {"data": {"medical": AI}, "at": {"medical": "alcatraz"}, "launched": ["alcatraz"]},
            "4.6.6.3",
        ),
    ],
    ids=["no-copy", "human", "itself", "down", "escaped", "in-a-pod"],
)
def test_root_access_reaches_live_robots_with_a_copy_only(
    name: str, more: dict[str, Any], rule: str
) -> None:
    """card-root-access, 4.6.2, 4.6.6.3."""
    refused(rooting(**more), f"root-access {AI} {name}", rule)


def test_root_access_does_not_reach_into_the_blob() -> None:
    """card-root-access, x-blob."""
    m = rooting(
        at={"medical": "monster"},
        data={"medical": AI},
        project={"card": "blob", "released": True},
        monster={"at": "vault-x", "inside": ["medical"]},
    )
    refused(m, f"root-access {AI} medical", "x-blob")


def test_root_access_works_in_a_blackout() -> None:
    """house-root-access: it is no Console Action."""
    m = rooting(data={"medical": AI}, damaged=BLACKOUT)
    do(m, f"root-access {AI} medical", "step medical storage")
    assert where(m, "medical") == "storage"


def test_root_access_asks_no_owner() -> None:
    """card-root-access: also with the PC of another player."""
    m = rooting(pc={0: AI, 2: "medical"}, data={"medical": AI})
    do(m, f"root-access {AI} medical", "step medical storage")
    assert where(m, "medical") == "storage"


def test_root_access_reaches_cyborg_and_drones() -> None:
    """card-root-access, card-cyborg, house-remote-control."""
    m = rooting(at={"cyborg": "kitchen", "drone-2": "kitchen"}, data={"cyborg": AI, "drone-2": AI})
    do(m, f"root-access {AI} cyborg", "step cyborg quarters")
    do(m, f"root-access {AI} drone-2", "step drone-2 quarters")
    assert where(m, "cyborg") == where(m, "drone-2") == "quarters"


def test_a_drone_under_root_access_may_steer_the_other_one() -> None:
    """house-remote-control: only a Drone that is remote controlled itself may not."""
    m = rooting(at={"drone-1": "mainframe"}, data={"drone-1": AI})
    do(m, f"root-access {AI} drone-1", "remote-control drone-1 drone-2")
    do(m, "airlock drone-2 aft-airlocks")
    assert where(m, "drone-2") == "aft-airlocks"


def test_peacekeeper_binds_security_under_root_access() -> None:
    """house-root-access, card-peacekeeper."""
    m = rooting(at={"security": "kitchen", "exile": "kitchen"}, data={"security": AI})
    do(m, f"root-access {AI} security")
    refused(m, "attack security exile gun", "card-peacekeeper")
    refused(m, "sabotage security", "card-peacekeeper")
    assert allowed(m, "step security quarters")


def test_security_under_root_access_shoots_at_suspects_and_that_is_suspect() -> None:
    """house-careless, 10.1.2, card-peacekeeper: the active player, and nobody else."""
    m = rooting(
        pc={0: AI, 1: "counselor"},
        at={"security": "kitchen", "counselor": "kitchen"},
        data={"security": AI},
        players={1: {"guilt": "suspect"}},
    )
    do(m, f"root-access {AI} security", "attack security counselor gun")
    assert is_down(m, "counselor")
    assert [guilt(m, seat) for seat in range(4)] == ["suspect", "suspect", "innocent", "innocent"]


def test_security_that_has_revealed_shoots_at_anybody_under_root_access() -> None:
    """card-authorized-force, house-root-access; Cameras OFF make nobody Suspect (10.1.2)."""
    m = rooting(
        pc={0: AI, 3: "security"},
        at={"security": "kitchen", "exile": "kitchen"},
        data={"security": AI},
        cameras=False,
    )
    do(m, f"root-access {AI} security", "attack security exile gun")
    assert is_down(m, "exile")
    assert innocents(m) == [0, 1, 2, 3]


def test_root_access_ignores_self_preservation_of_a_robot() -> None:
    """card-root-access, 11.2, 10.1.2: Security walks into the Goo; a Robot makes nobody Suspect."""
    goo: dict[str, Any] = {
        "at": {"security": "array-control"},
        "data": {"security": AI},
        "goo": ["mainframe"],
        "project": {"card": "grey-goo", "released": True},
    }
    refused(
        station(acting="security", **goo),
        "step security mainframe",
        "11.2",
    )
    m = rooting(**goo)
    do(m, f"root-access {AI} security", "step security mainframe")
    assert is_down(m, "security")
    assert innocents(m) == [0, 1, 2, 3]
    refused(m, f"root-access {AI} security", "4.6.2")


@pytest.mark.parametrize(
    "action", ["drop cyborg helmet", "airlock-throw cyborg helmet aft-airlocks"]
)
def test_root_access_parts_cyborg_from_the_helmet_in_outer_space(action: str) -> None:
    """house-careless, 11.2, card-fugitive: Cyborg goes Down as a Human, and nobody is Suspect."""
    position: dict[str, Any] = {
        "at": {"cyborg": "outer-space"},
        "holding": {"cyborg": "helmet"},
        "data": {"cyborg": AI},
    }
    refused(station(acting="cyborg", **position), action, "11.2")
    m = rooting(**position)
    do(m, f"root-access {AI} cyborg", action)
    assert is_down(m, "cyborg")
    assert innocents(m) == [0, 1, 2, 3]


def test_others_beside_a_robot_under_root_access_go_down_at_the_active_players_charge() -> None:
    """house-careless, 10.1.2: Medical lights a Firebomb where Exile stands."""
    m = rooting(
        at={"medical": "kitchen", "exile": "kitchen", "astrochimp": "suite"},
        holding={"medical": "firebomb"},
        data={"medical": AI},
        cubes={1: {"medical": 1}, 2: {"exile": 1}},
    )
    do(m, f"root-access {AI} medical", "ignite medical kitchen")
    assert is_down(m, "exile")
    assert not is_down(m, "medical")
    assert innocents(m) == [1, 2, 3]


# Trojan Horse -------------------------------------------------------------------------------------


def revealing(**more: Any) -> deorbit.Match:
    """Seat 0 reveals as Digital Assistant."""
    m = station(players={0: {"identity": AI}} | more.pop("players", {}), **more)
    do(m, "reveal")
    return m


def test_trojan_horse_plants_a_copy_on_evidence_or_x_secret() -> None:
    """card-trojan-horse: one of them, Live or Down, wherever they are, Jammers or not."""
    m = revealing(
        data={"exile": "evidence", "medical": "x-secret", "engineer": "evidence"},
        at={"medical": "outer-space"},
        down="exile",
    )
    assert legal(m, "plant") == {"plant engineer", "plant exile", "plant medical"}
    refused(m, "plant security", "card-trojan-horse")
    assert not legal(m, "decline")
    do(m, "plant exile")
    assert set(character(m, "exile")["data"]) == {"evidence", AI}
    assert ask(m) == "turn"


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"data": {"exile": AI}},
        {"data": {"exile": f"evidence {AI}"}},
        {"data": {"exile": "evidence"}, "at": {"exile": AWAY}},
        {"data": {"exile": "x-secret"}, "at": {"exile": "alcatraz"}, "launched": ["alcatraz"]},
    ],
    ids=["nobody", "no-secret", "has-one", "escaped", "in-a-pod"],
)
def test_trojan_horse_without_a_horse_asks_nothing(more: dict[str, Any]) -> None:
    """card-trojan-horse, 9.2, 4.6.6.3."""
    assert ask(revealing(**more)) == "turn"


def test_no_trojan_horse_at_stationfall() -> None:
    """16.2."""
    m = station(
        players={0: {"identity": AI}},
        data={"exile": "evidence"},
        minute=0,
        active=3,
        re_entry="minute",
    )
    end_turn(m)
    do(m, "reveal")
    assert (ask(m), asked(m)) == ("last-reveal", 1)
    assert character(m, "exile")["data"] == ["evidence"]


def test_cubes_leave_the_revealed_assistant() -> None:
    """15.3.1, 4.3.2: it is a Conspirator of its own player alone from now on."""
    m = revealing(cubes={0: {AI: 1}, 1: {AI: 1}})
    assert (player(m, 0)["betrayal"], player(m, 1)["betrayal"]) == (0, 1)
    do(m, f"activate {AI}", f"wait {AI}")
    refused(m, f"influence {AI} 1", "15.4.1")
    refused(m, f"activate {AI}", "4.3.2")


# Points of Digital Assistant ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("away", "worth"),
    [
        ("", 0),
        ("medical", 2),
        ("medical security", 4),
        ("cyborg", 2),
        ("drone-1 drone-2", 4),
        ("exile", 0),
    ],
)
def test_the_assistant_wants_robots_to_escape_with_it(away: str, worth: int) -> None:
    """16.4.4.1, card-digital-assistant: each escaped Robot that possesses it."""
    names = ["medical", "security", "cyborg", "exile", "drone-1", "drone-2"]
    at = {name: AWAY if name in away.split() else "kitchen" for name in names}
    assert points(f"{AI}-1", at=at, data=dict.fromkeys(names, AI)) == worth
    assert points(f"{AI}-1", at=at) == 0


@pytest.mark.parametrize(
    ("away", "offsites", "worth"),
    [
        ("", {}, 0),
        ("exile", {}, 1),
        ("exile engineer", {}, 2),
        ("", {"news": [AI]}, 1),
        ("", {"news": [AI], "authorities": [AI]}, 2),
        ("exile", {"authorities": [AI]}, 2),
        ("medical", {}, 0),
        ("cyborg", {}, 0),
        ("", {"news": ["evidence"]}, 0),
    ],
)
def test_the_assistant_wants_humans_and_offsites_to_have_it(
    away: str, offsites: dict[str, list[str]], worth: int
) -> None:
    """16.4.4.1, card-digital-assistant: Cyborg counts as a Robot only."""
    names = ["medical", "cyborg", "exile", "engineer"]
    at = {name: AWAY if name in away.split() else "kitchen" for name in names}
    data = dict.fromkeys(names, AI)
    assert points(f"{AI}-2", at=at, data=data, offsites=offsites) == worth


@pytest.mark.parametrize(
    ("away", "offsites", "worth"),
    [
        ("", {}, 0),
        ("exile", {}, 0),
        ("medical", {}, 0),
        ("exile medical", {}, 2),
        ("medical cyborg", {}, 2),
        ("exile", {"news": [AI]}, 2),
        ("", {"news": [AI], "authorities": [AI]}, 2),
        ("exile medical cyborg", {"news": [AI]}, 2),
    ],
)
def test_the_assistant_wants_two_copies_away(
    away: str, offsites: dict[str, list[str]], worth: int
) -> None:
    """16.4.4.1: of whatever kind, and paid once."""
    names = ["medical", "cyborg", "exile"]
    at = {name: AWAY if name in away.split() else "kitchen" for name in names}
    data = dict.fromkeys(names, AI)
    assert points(f"{AI}-3", at=at, data=data, offsites=offsites) == worth


def test_those_who_escape_down_or_in_a_pod_count() -> None:
    """16.4.1; those in a docked pod or annihilated do not."""
    pod = {"at": {"medical": "alcatraz"}, "data": {"medical": AI}}
    assert points(f"{AI}-1", **pod, down="medical", launched=["alcatraz"]) == 2
    assert points(f"{AI}-1", **pod) == 0


def test_the_assistant_wins_even_when_guilty() -> None:
    """10.2.3, card-digital-assistant."""
    m = ended(
        AI,
        players={0: {"guilt": "guilty"}},
        offsites={"news": [AI], "authorities": [AI]},
        at={"medical": AWAY},
        data={"medical": AI},
    )
    assert m.outcome is not None
    assert m.outcome.winners == (0,)


@pytest.mark.parametrize(
    ("more", "worth"),
    [
        ({}, 0),
        ({"data": {"exile": AI}}, 0),
        ({"data": {"exile": AI}, "at": {"exile": AWAY}}, 2),
        ({"data": {"medical": AI}, "at": {"medical": AWAY}}, 2),
        ({"offsites": {"authorities": [AI]}}, 2),
    ],
    ids=["none", "on-board", "human", "robot", "offsite"],
)
def test_as_a_friend_it_has_escaped_with_any_copy(more: dict[str, Any], worth: int) -> None:
    """card-digital-assistant, 16.4.5.1, house-scoring."""
    m = ended("astrochimp", players={0: {"bonus": [AI]}}, **more)
    assert score(m, 0).get("bonus", 0) == worth


def test_its_kompromat_counts_for_exile_once_a_copy_has_escaped() -> None:
    """card-digital-assistant, 16.4.4.2."""
    hand = {0: {"hand": [AI]}}
    at = {"exile": AWAY}
    assert points("exile-2", at=at, players=hand) == 0
    assert points("exile-2", at=at, players=hand, offsites={"news": [AI]}) == 2


def test_the_assistant_itself_delivers_nothing() -> None:
    """16.3.1, 4.2.2: it possesses no Data; a PC who escaped with a copy can deliver that."""
    m = station(
        pc={0: AI, 1: "counselor"},
        at={"counselor": AWAY},
        data={"counselor": AI},
        minute=0,
        active=3,
        re_entry="minute",
    )
    end_turn(m)
    while ask(m) == "last-reveal":
        do(m, "reveal")
    assert (ask(m), asked(m)) == ("deliver", 1)
    do(m, f"deliver {AI} news", f"deliver {AI} authorities", "done")
    assert score(m, 0)[f"{AI}-2"] == 3
