"""The Drones, which nobody can talk to: they do what a console tells them."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    character,
    do,
    guilt,
    holds,
    is_down,
    lying,
    refused,
    station,
    told,
    where,
)
from games.stationfall.test_agendas import points

AI = "digital-assistant"
AWAY = "mesosphere"
BLACKOUT = ["reactor", "fuel-cells"]


def at_console(name: str = "medical", **more: Any) -> deorbit.Match:
    """Seat 0 acts with somebody at the console of Mainframe, and the Drones are in play."""
    at = {name: "mainframe"} | more.pop("at", {})
    return station(at=at, acting=name, cast="drones " + more.pop("cast", ""), **more)


def steered(drone: str = "drone-1", **more: Any) -> deorbit.Match:
    """Medical has just handed the next action to a Drone."""
    m = at_console(**more)
    do(m, f"remote-control medical {drone}")
    return m


def actions_left(m: deorbit.Match) -> int:
    left: int = m.position()["turn"]["actions"]
    return left


def ask(m: deorbit.Match) -> str:
    kind: str = m.position()["asks"][-1]["ask"]
    return kind


def innocents(m: deorbit.Match) -> list[int]:
    return [seat for seat in range(4) if guilt(m, seat) == "innocent"]


def test_the_drones_start_in_physics_lab_and_in_outer_space() -> None:
    """card-drones, 2.2.4, 6.1: a Robot needs no air."""
    m = station(cast="drones")
    assert (where(m, "drone-1"), where(m, "drone-2")) == ("physics-lab", "outer-space")
    assert not is_down(m, "drone-2")
    assert (holds(m, "drone-1"), holds(m, "drone-2")) == ([], [])


def test_nobody_is_dealt_the_drones() -> None:
    """card-drones: no identity card, and no Kompromat among the tokens."""
    cast = station(cast="drones").position()["cast"]
    for seed in range(8):
        m = deorbit.new("stationfall", seats=4, seed=seed, characters=cast)
        people = m.position()["players"]
        assert all("drones" not in one["dealt"] for one in people)
        assert len(m.position()["kompromat"]) == 11


def test_the_drones_listen_to_nobody() -> None:
    """card-remote-control, 4.3.1, 8.5.2.1: no influence, Bribe, Kompromat or activation."""
    m = station(cast="drones")
    refused(m, "influence drones 1", "card-remote-control")
    refused(m, "activate drone-1", "card-remote-control")
    acting = station(acting="exile", cast="drones")
    refused(acting, "bribe drone-1", "card-remote-control")
    refused(acting, "kompromat drone-1", "8.5.2.1")


def test_a_console_steers_a_drone() -> None:
    """card-remote-control: in place of a Console Action, at its price."""
    m = at_console()
    do(m, "remote-control medical drone-1")
    assert (ask(m), actions_left(m)) == ("act", 1)
    do(m, "step drone-1 print-shop")
    assert where(m, "drone-1") == "print-shop"
    do(m, "remote-control medical drone-2", "airlock drone-2 forward-airlocks")
    assert where(m, "drone-2") == "forward-airlocks"
    refused(m, "remote-control medical drone-1", "15.5.2")


@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ({"at": {"medical": "kitchen"}}, "11.6"),
        ({"at": {"medical": "kitchen"}, "jammers": False}, "11.6"),
        ({"damaged": ["mainframe"]}, "5.1.4"),
        ({"damaged": BLACKOUT}, "7.2.2.1"),
        ({"down": "drone-1"}, "4.6.2"),
        ({"at": {"drone-1": AWAY}}, "4.6.6.3"),
        ({"at": {"drone-1": "annihilated"}}, "4.6.5.2"),
    ],
    ids=["no-console", "no-hacker", "damaged", "blackout", "down", "escaped", "gone"],
)
def test_remote_control_needs_a_console_and_a_live_drone(more: dict[str, Any], rule: str) -> None:
    """card-remote-control, 11.6, 5.1.4, 7.2.2.1, 4.6.2."""
    refused(at_console(**more), "remote-control medical drone-1", rule)


def test_only_drones_are_remote_controlled() -> None:
    """card-remote-control."""
    refused(at_console(), "remote-control medical security", "card-remote-control")
    refused(at_console(), "remote-control medical medical", "card-remote-control")


def test_a_hacker_steers_a_drone_for_free() -> None:
    """card-hacker, card-remote-control: once, and with Jammers OFF from anywhere."""
    m = at_console("exile")
    do(m, "remote-control exile drone-1", "step drone-1 print-shop")
    assert actions_left(m) == 2
    do(m, "remote-control exile drone-1", "step drone-1 nanofactory")
    assert actions_left(m) == 1
    far = station(at={"exile": "kitchen"}, acting="exile", cast="drones", jammers=False)
    do(far, "remote-control exile drone-1", "step drone-1 print-shop")
    assert actions_left(far) == 2


def test_the_assistant_steers_a_drone_from_nowhere() -> None:
    """card-ai, card-remote-control."""
    m = station(acting=AI, free=False, cubes={0: {AI: 1}}, cast="drones")
    do(m, f"remote-control {AI} drone-1", "step drone-1 print-shop")
    assert where(m, "drone-1") == "print-shop"
    assert actions_left(m) == 1


def test_a_drone_in_someones_control_controls_no_other_drone() -> None:
    """house-remote-control: but it can use a console otherwise."""
    m = steered(at={"drone-1": "security-station"})
    refused(m, "remote-control drone-1 drone-2", "house-remote-control")
    refused(m, "remote-control drone-1 drone-1", "house-remote-control")
    assert allowed(m, "cameras drone-1")
    do(m, "jammers drone-1")
    assert not m.position()["jammers"]


def test_station_chief_and_legal_give_drones_no_orders() -> None:
    """house-remote-control, card-forceful-presence, card-fine-print."""
    chief = station(pc={0: "station-chief"}, at={"drone-1": "therapy-garden"})
    do(chief, "activate station-chief")
    refused(chief, "command drone-1", "card-forceful-presence")
    legal_ = station(pc={0: "legal"}, data={"drone-1": "nda", "exile": "nda"})
    assert allowed(legal_, "activate exile")
    refused(legal_, "activate drone-1", "card-remote-control")


def test_a_drone_has_a_bludgeon_for_good() -> None:
    """card-drones, 8.4: it attacks, robs and sabotages, and never lets go."""
    here: dict[str, Any] = {"at": {"drone-1": "kitchen", "exile": "kitchen"}}
    m = steered(**here, holding={"exile": "helmet"})
    refused(m, "attack drone-1 exile bludgeon", "8.1.1")
    refused(m, "attack drone-1 exile gun", "12.8")
    refused(m, "drop drone-1 bludgeon", "8.4")
    refused(m, "throw drone-1 bludgeon quarters", "8.4")
    do(m, "sabotage drone-1")
    assert "kitchen" in m.position()["damaged"]
    robber = steered(**here, holding={"exile": "briefcase"})
    do(robber, "rob drone-1 briefcase exile")
    assert holds(robber, "drone-1") == ["briefcase"]


def test_nobody_takes_the_bludgeon_of_a_drone() -> None:
    """8.4: from a Down one or at gunpoint."""
    at = {"drone-1": "kitchen", "security": "kitchen"}
    m = station(at=at, acting="security", down="drone-1")
    refused(m, "take security bludgeon drone-1", "8.4")
    refused(station(at=at, acting="security"), "rob security bludgeon drone-1", "8.4")


def test_a_drone_holds_one_item_beside_its_bludgeon() -> None:
    """card-drones, 4.5.3."""
    m = steered(at={"drone-1": "kitchen"}, items={"kitchen": ["helmet", "gun"]})
    do(m, "pick-up drone-1 gun")
    assert actions_left(m) == 1
    do(m, "remote-control medical drone-1")
    refused(m, "pick-up drone-1 helmet", "4.5.3")
    assert holds(m, "drone-1") == ["gun"]


def test_a_drone_has_no_free_action() -> None:
    """card-remote-control: whatever it does was its one action."""
    m = steered(at={"drone-1": "kitchen"}, items={"kitchen": ["helmet"]})
    do(m, "pick-up drone-1 helmet")
    assert ask(m) == "activation"
    refused(m, "step drone-1 quarters", "15.5.2")


def test_contamination_takes_the_only_slot_of_a_drone() -> None:
    """8.5.1, map-bio-lab."""
    m = steered(at={"drone-1": "chem-lab"}, holding={"drone-1": "gun"})
    do(m, "step drone-1 bio-lab")
    assert ask(m) == "let-go"
    do(m, "drop drone-1 gun")
    assert character(m, "drone-1")["contaminated"]
    assert "gun" in lying(m, "bio-lab")


def test_what_a_drone_does_is_held_against_the_active_player() -> None:
    """10.1.2, house-suspicion."""
    m = steered(at={"drone-1": "kitchen", "exile": "kitchen"})
    do(m, "attack drone-1 exile bludgeon")
    assert is_down(m, "exile")
    assert innocents(m) == [1, 2, 3]


def test_fast_talk_does_not_work_on_a_drone() -> None:
    """card-fast-talk: it holds off Humans."""
    human = station(at={"exile": "kitchen", "troubleshooter": "kitchen"}, acting="troubleshooter")
    refused(human, "attack troubleshooter exile bludgeon", "card-fast-talk")
    assert allowed(
        steered(at={"drone-1": "kitchen", "exile": "kitchen"}), "attack drone-1 exile bludgeon"
    )


def test_a_drone_takes_itself_apart_to_repair_its_section() -> None:
    """card-disassemble: Self-Preservation (11.2) does not stop it, and nobody is Suspect."""
    m = steered(at={"drone-1": "kitchen"}, damaged=["kitchen"])
    events = do(m, "disassemble drone-1")
    assert told(events, "disassembled")
    assert is_down(m, "drone-1")
    assert "kitchen" not in m.position()["damaged"]
    assert innocents(m) == [0, 1, 2, 3]


def test_a_drone_takes_itself_apart_for_another_robot() -> None:
    """card-disassemble: also for the other Drone or Cyborg."""
    for name in ("security", "drone-2", "cyborg"):
        m = steered(at={"drone-1": "kitchen", name: "kitchen"}, down=name)
        do(m, f"disassemble-for drone-1 {name}")
        assert is_down(m, "drone-1")
        assert not is_down(m, name)


def test_disassembly_in_the_reactor_brings_the_power_back() -> None:
    """card-disassemble, 7.2, 7.2.1.2."""
    m = steered(at={"drone-1": "reactor"}, damaged=["reactor"])
    do(m, "disassemble drone-1")
    assert m.position()["power"] == "normal"
    assert not m.position()["cameras"]


@pytest.mark.parametrize(
    ("action", "more", "rule"),
    [
        ("disassemble drone-1", {}, "card-disassemble"),
        ("disassemble drone-1", {"fire": ["kitchen"]}, "house-repair"),
        ("disassemble-for drone-1 exile", {"down": "exile"}, "card-disassemble"),
        ("disassemble-for drone-1 security", {}, "12.11.1"),
        ("disassemble-for drone-1 medical", {}, "5.2"),
        ("disassemble-for drone-1 drone-1", {}, "5.2"),
    ],
    ids=["whole", "burning", "human", "live", "elsewhere", "itself"],
)
def test_a_drone_takes_itself_apart_for_a_reason_only(
    action: str, more: dict[str, Any], rule: str
) -> None:
    """card-disassemble, 6.5, 12.11.1, 5.2."""
    at = {"drone-1": "kitchen", "security": "kitchen", "exile": "kitchen"}
    refused(steered(at=at, **more), action, rule)


def test_nobody_else_takes_themselves_apart() -> None:
    """4.4.1."""
    m = station(at={"security": "kitchen"}, acting="security", damaged=["kitchen"], cast="drones")
    refused(m, "disassemble security", "card-disassemble")


def test_a_down_drone_is_repaired_like_any_robot() -> None:
    """13.11, 12.11.1, card-jury-rig, 4.6.3."""
    shop = station(
        at={"exile": "machine-shop", "drone-1": "machine-shop"}, acting="exile", down="drone-1"
    )
    do(shop, "repair exile drone-1")
    rig = station(at={"engineer": "physics-lab"}, acting="engineer", down="drone-1")
    do(rig, "mend engineer drone-1")
    gel = station(
        at={"exile": "physics-lab", "drone-1": "physics-lab"},
        acting="exile",
        holding={"exile": "nanogel"},
        down="drone-1",
    )
    do(gel, "revive exile drone-1 nanogel")
    assert not any(is_down(m, "drone-1") for m in (shop, rig, gel))


def test_a_drone_takes_a_seat_in_a_pod() -> None:
    """5.5.2, 5.5.3: it occupies it, too."""
    full = station(
        at={"drone-1": "houdini", "drone-2": "houdini", "exile": "aft-airlocks"},
        acting="exile",
        abandon_ship=True,
    )
    refused(full, "step exile houdini", "5.5.3")
    do(full, "section-launch exile houdini")
    assert full.position()["launched"] == ["houdini"]


def test_drones_are_robots_for_the_agendas_of_others() -> None:
    """16.4.4.1: Troubleshooter counts Live ones, Operative escaped ones."""
    assert points("troubleshooter-4", cast="drones") == 5
    assert points("troubleshooter-4", cast="drones", down="drone-1") == 4
    assert points("operative-5", cast="drones") == 1
    assert points("operative-5", at={"drone-1": AWAY}) == 0
