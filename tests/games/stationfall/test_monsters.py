"""The Monsters of Project X (7.6.2): what all have in common, the Assassin Unit and the Lurker. The
Combat Swarm is in `test_project_x`, the Blob in `test_blob`."""

from __future__ import annotations

from typing import Any

import pytest

from games.stationfall.beasts import (
    LAST,
    among,
    ask,
    beast,
    finish,
    inside,
    locks,
    loose,
)
from games.stationfall.station import (
    allowed,
    asked,
    character,
    do,
    end_turn,
    guilt,
    is_down,
    legal,
    lying,
    refused,
    score,
    station,
    told,
    where,
)

MONSTERS = ["combat-swarm", "blob", "assassin", "lurker"]


# What all have in common --------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["combat-swarm", "blob", "assassin"])
def test_a_released_monster_stands_in_vault_x(card: str) -> None:
    """7.6.1, 7.6.2, x-blob, x-assassin: Live, and it has not acted yet."""
    m = station(at={"engineer": "bridge"}, project={"card": card}, acting="engineer")
    do(m, "release engineer")
    assert (beast(m)["at"], beast(m)["down"]) == ("vault-x", False)
    assert inside(m) == []


def test_monsters_act_first_at_the_end_of_the_turn_that_released_them() -> None:
    """house-project-x, x-blob, x-assassin, x-lurker."""
    for card in ("blob", "assassin", "lurker"):
        m = station(
            at=among({"engineer": "cryo-lab", "security": "outer-space"}),
            project={"card": card},
            acting="engineer",
        )
        do(m, "release engineer")
        if card == "lurker":
            do(m, "lurk vault-x")
        end_turn(m)
        if card == "blob":
            assert beast(m)["at"] == "bio-lab"
        elif card == "assassin":
            assert is_down(m, "engineer")
        else:
            assert beast(m)["at"] == "vault-x"


@pytest.mark.parametrize(
    ("card", "weapon", "hurt"),
    [
        ("combat-swarm", "gun", True),
        ("combat-swarm", "bludgeon", False),
        ("blob", "gun", False),
        ("blob", "bludgeon", False),
        ("assassin", "gun", True),
        ("assassin", "bludgeon", True),
        ("lurker", "gun", True),
        ("lurker", "bludgeon", True),
    ],
)
def test_the_card_says_whether_an_attack_harms_the_monster(
    card: str, weapon: str, hurt: bool
) -> None:
    """house-attack, x-combat-swarm, x-blob, x-assassin, x-lurker."""
    m = loose(
        card,
        "bridge",
        {"exile": "bridge"},
        mark="exile",
        holding={"exile": weapon},
        acting="exile",
    )
    if not hurt:
        refused(m, f"attack exile monster {weapon}", "house-attack")
        return
    do(m, f"attack exile monster {weapon}")
    assert beast(m)["down"]
    assert guilt(m, 0) == "innocent"
    refused(m, f"attack exile monster {weapon}", "4.6.1")
    end_turn(m)
    assert not is_down(m, "exile")


def test_a_peacekeeper_may_attack_a_monster() -> None:
    """card-peacekeeper, house-attack: with the Gun that is part of Security."""
    m = loose("lurker", "bridge", {"security": "bridge"}, acting="security")
    do(m, "attack security monster gun")
    assert beast(m)["down"]


@pytest.mark.parametrize("card", MONSTERS)
def test_a_monster_that_lies_down_does_nothing_and_stays_where_it_is(card: str) -> None:
    """house-project-x: it cannot be dragged, nor put out through an airlock (12.1.2, 13.13.2)."""
    m = loose(
        card,
        "aft-airlocks",
        {"exile": "aft-airlocks"},
        mark="exile",
        lies=True,
        holding={"exile": "helmet"},
        acting="exile",
    )
    refused(m, "drag exile monster reactor", "7.6.2")
    refused(m, "airlock-drag exile monster outer-space", "7.6.2")
    refused(m, "airlock-push exile monster", "7.6.2")
    end_turn(m)
    assert not is_down(m, "exile")
    assert where(m, "exile") == "aft-airlocks"


@pytest.mark.parametrize("card", MONSTERS)
def test_nanogel_revives_any_monster(card: str) -> None:
    """8.1.2, 12.11.1: and it goes on as if nothing had happened."""
    m = loose(
        card,
        "bridge",
        {"exile": "bridge"},
        mark="exile",
        lies=True,
        holding={"exile": "nanogel"},
        acting="exile",
    )
    do(m, "revive exile monster nanogel")
    assert not beast(m)["down"]
    end_turn(m)
    assert is_down(m, "exile") or where(m, "exile") == "monster"


@pytest.mark.parametrize(
    ("card", "hazard", "harmed"),
    [
        ("blob", "fire", True),
        ("blob", "asphyxiation", False),
        ("lurker", "fire", True),
        ("lurker", "asphyxiation", True),
        ("assassin", "fire", False),
        ("combat-swarm", "fire", False),
    ],
)
def test_a_monster_is_not_revived_where_it_would_fall_again(
    card: str, hazard: str, harmed: bool
) -> None:
    """12.11.2, x-blob, x-lurker: in what puts it Down."""
    more: dict[str, Any] = {hazard: ["bridge"]}
    m = loose(
        card,
        "bridge",
        {"daredevil": "bridge"},
        mark="daredevil",
        lies=True,
        holding={"daredevil": "nanogel"},
        acting="daredevil",
        **more,
    )
    if harmed:
        refused(m, "revive daredevil monster nanogel", "12.11.2")
    else:
        do(m, "revive daredevil monster nanogel")
        assert not beast(m)["down"]


@pytest.mark.parametrize("card", MONSTERS)
@pytest.mark.parametrize("token", ["real", "decoy"])
def test_a_claymore_puts_a_monster_down(card: str, token: str) -> None:
    """card-claymore, house-project-x: it enters, and so springs the trap."""
    m = loose(
        card,
        "rec-room",
        {"exile": "bridge", "operative": "outer-space"},
        mark="exile",
        traps={"player": 0, "at": {"bridge": token, "suite": "decoy"}},
    )
    end_turn(m)
    assert beast(m) == {**beast(m), "at": "bridge", "down": token == "real"}
    harmed = is_down(m, "exile") or where(m, "exile") == "monster"
    assert harmed == (token == "decoy" and card != "combat-swarm")
    assert "bridge" not in m.position()["traps"]["at"]


@pytest.mark.parametrize("card", MONSTERS)
def test_an_emp_burst_puts_robot_monsters_down(card: str) -> None:
    """card-emp-burst, x-combat-swarm, x-assassin: the Blob and the Lurker are no Robots."""
    m = loose(card, "bridge", {"operative": "bridge"}, mark="operative", acting="operative")
    do(m, "emp-burst operative")
    assert beast(m)["down"] == (card in ("combat-swarm", "assassin"))


@pytest.mark.parametrize("card", MONSTERS)
def test_nerve_gas_puts_only_the_lurker_down(card: str) -> None:
    """card-nerve-gas-grenades, x-lurker, x-blob: fire harms the Blob, lack of air does not."""
    m = loose(
        card,
        "bridge",
        {"operative": "rec-room"},
        mark="operative",
        pc={0: "operative"},
        acting="operative",
    )
    do(m, "nerve-gas operative bridge")
    assert beast(m)["down"] == (card == "lurker")


@pytest.mark.parametrize("card", MONSTERS)
def test_a_missile_puts_every_monster_down(card: str) -> None:
    """house-missile: everyone in the section; those inside a Blob are free and unharmed."""
    m = loose(
        card,
        "bridge",
        {"boarder": "outer-space", "exile": "rec-room"},
        inside="stranger" if card == "blob" else "",
        mark="exile",
        markers=[{"player": 0, "effect": "missile", "minute": 13, "at": "bridge"}],
    )
    end_turn(m)
    assert beast(m)["down"]
    assert not is_down(m, "exile")
    if card == "blob":
        assert where(m, "stranger") == "bridge"
        assert not is_down(m, "stranger")


@pytest.mark.parametrize("card", MONSTERS)
def test_a_monster_that_has_left_in_a_pod_is_out_of_the_game(card: str) -> None:
    """house-project-x: with prey aboard, too."""
    m = loose(
        card,
        "houdini",
        {"exile": "houdini", "stranger": "aft-airlocks"},
        mark="exile",
        abandon_ship=True,
        acting="stranger",
    )
    do(m, "section-launch stranger houdini")
    end_turn(m)
    assert m.position()["launched"] == ["houdini"]
    assert ask(m) == "turn"
    assert not is_down(m, "exile")
    assert where(m, "exile") == "houdini"


@pytest.mark.parametrize("card", MONSTERS)
def test_a_full_pod_is_closed_to_monsters(card: str) -> None:
    """house-project-x, 5.5.3: Houdini holds two."""
    at = {"exile": "houdini", "stranger": "houdini"}
    m = loose(card, "aft-airlocks", at, mark="exile")
    end_turn(m)
    assert beast(m)["at"] == "aft-airlocks"
    m = loose(card, "aft-airlocks", {"exile": "houdini"}, mark="exile")
    end_turn(m)
    assert beast(m)["at"] == "houdini"


@pytest.mark.parametrize("card", MONSTERS)
@pytest.mark.parametrize("place", ["outer-space", "alcatraz", "mesosphere", "annihilated"])
def test_monsters_reach_nobody_off_the_station(card: str, place: str) -> None:
    """house-project-x: neither in Outer Space nor in a pod that has left."""
    m = loose(
        card,
        "aft-airlocks",
        {"exile": place},
        mark="exile",
        launched=["alcatraz"],
        abandon_ship=True,
        holding={} if place == "annihilated" else {"exile": "helmet"},
    )
    end_turn(m)
    assert ask(m) == "turn"
    assert beast(m)["at"] == "aft-airlocks"
    assert not is_down(m, "exile")


@pytest.mark.parametrize("card", MONSTERS)
def test_what_a_monster_does_makes_nobody_suspect(card: str) -> None:
    """house-project-x, 10.1.2: in the light, under Cameras."""
    m = loose(card, "bridge", {"exile": "bridge"}, mark="exile")
    end_turn(m)
    assert is_down(m, "exile") or where(m, "exile") == "monster"
    assert [guilt(m, seat) for seat in range(4)] == ["innocent"] * 4


@pytest.mark.parametrize("card", MONSTERS)
def test_a_down_monster_on_board_is_worth_a_point_to_security(card: str) -> None:
    """16.4.4.1, house-project-x: but not Live, and not in a pod that has left."""
    for lies, left, points in ((True, False, 1), (False, False, 0), (True, True, 0)):
        m = loose(
            card,
            "houdini",
            {"exile": "outer-space"},
            lies=lies,
            pc={3: "security"},
            launched=["houdini"] if left else [],
            abandon_ship=True,
            **LAST,
        )
        finish(m)
        assert score(m, 3).get("security-1", 0) == points


@pytest.mark.parametrize("card", ["blob", "assassin", "lurker"])
def test_no_monster_is_a_character(card: str) -> None:
    """7.6.2: nobody activates, bribes or robs it, gives it anything or copies to it."""
    m = loose(
        card,
        "bridge",
        {"exile": "bridge"},
        mark="exile",
        holding={"exile": "gun"},
        data={"exile": "evidence"},
        acting="exile",
    )
    for action in (
        "bribe monster",
        "give exile gun monster",
        "rob exile gun monster",
        "copy exile evidence monster",
    ):
        assert not allowed(m, action), action
    assert not allowed(loose(card, "bridge", {"exile": "bridge"}), "activate monster")


def test_the_nearest_comes_first_and_among_equals_the_active_player_chooses() -> None:
    """house-project-x: Exile two steps away, Stranger three; then both two."""
    m = loose("blob", "rec-room", {"exile": "storage", "stranger": "kitchen"})
    end_turn(m)
    assert beast(m)["at"] == "aft-hub"
    m = loose("blob", "rec-room", {"exile": "storage", "stranger": "quarters"}, active=2)
    end_turn(m)
    assert m.position()["asks"][-1] == {"ask": "swarm", "seat": 2, "steps": 1}
    assert legal(m, "monster-step") == {"monster-step aft-hub", "monster-step suite"}
    refused(m, "monster-step bridge", "house-project-x")
    refused(m, "monster-strike exile", "house-project-x")
    do(m, "monster-step suite")
    assert beast(m)["at"] == "suite"
    assert (ask(m), asked(m)) == ("turn", 3)


def test_among_several_at_hand_the_active_player_chooses() -> None:
    """house-project-x, x-blob: after its step, too."""
    m = loose("blob", "rec-room", {"exile": "bridge", "stranger": "bridge"}, active=1)
    end_turn(m)
    assert m.position()["asks"][-1] == {"ask": "swarm", "seat": 1, "steps": 0}
    assert legal(m, "monster-step") == set()
    assert legal(m, "monster-strike") == {"monster-strike exile", "monster-strike stranger"}
    refused(m, "monster-step rec-room", "house-project-x")
    do(m, "monster-strike stranger")
    assert inside(m) == ["stranger"]
    assert where(m, "exile") == "bridge"
    assert asked(m) == 2


# The Assassin Unit --------------------------------------------------------------------------------


def test_the_mark_is_drawn_in_the_open_among_the_live_on_board() -> None:
    """x-assassin: Humans and Robots; not the Down, not those in Outer Space or gone."""
    marks = set()
    for seed in range(30):
        m = station(
            at=among(
                {
                    "engineer": "bridge",
                    "exile": "kitchen",
                    "medical": "suite",
                    "security": "outer-space",
                    "stranger": "kitchen",
                }
            ),
            down="stranger",
            project={"card": "assassin"},
            acting="engineer",
            seed=seed,
        )
        assert told(do(m, "release engineer"), "marked")
        marks.add(beast(m)["mark"])
        assert m.view(2)["monster"] == m.view(None)["monster"] == beast(m)
    assert marks == {"engineer", "exile", "medical"}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("place", ["kitchen", "outer-space", "mesosphere", "annihilated"])
def test_a_mark_that_is_no_longer_live_on_board_is_replaced(place: str, seed: int) -> None:
    """x-assassin: before it goes; in the Kitchen the old one lies Down."""
    m = loose(
        "assassin",
        "vault-x",
        {"exile": place, "stranger": "rec-room"},
        mark="exile",
        down="exile" if place == "kitchen" else "",
        seed=seed,
    )
    assert told(end_turn(m), "marked")
    assert beast(m)["mark"] == "stranger"


def test_a_mark_that_is_live_on_board_remains() -> None:
    """x-assassin: whoever else is nearer."""
    m = loose("assassin", "rec-room", {"exile": "storage", "stranger": "rec-room"}, mark="exile")
    assert not told(end_turn(m), "marked")
    assert beast(m)["mark"] == "exile"
    assert not is_down(m, "stranger")


@pytest.mark.parametrize("start", ["bridge", "rec-room", "aft-hub"])
def test_the_assassin_steps_up_to_twice_and_strikes(start: str) -> None:
    """x-assassin: a Helmet does not help."""
    m = loose("assassin", start, {"exile": "bridge"}, mark="exile", holding={"exile": "helmet"})
    end_turn(m)
    assert beast(m)["at"] == "bridge"
    assert is_down(m, "exile")


def test_the_assassin_does_not_step_three_times() -> None:
    """x-assassin: the mark has a turn left."""
    m = loose("assassin", "storage", {"exile": "bridge"}, mark="exile")
    end_turn(m)
    assert beast(m)["at"] == "rec-room"
    assert not is_down(m, "exile")
    end_turn(m)
    assert is_down(m, "exile")


def test_the_assassin_uses_no_vents() -> None:
    """x-assassin: from the Bridge to the Suite there is a vent."""
    m = loose("assassin", "bridge", {"exile": "suite"}, mark="exile")
    events = end_turn(m)
    moves = [dict(event.args) for event in events if event.name == "monster-moved"]
    assert [one["to"] for one in moves] == ["rec-room", "suite"]
    assert is_down(m, "exile")


def test_after_a_strike_the_assassin_looks_for_a_new_mark_only_when_it_acts_again() -> None:
    """x-assassin: one in a turn."""
    m = loose("assassin", "bridge", {"exile": "bridge", "stranger": "bridge"}, mark="exile")
    end_turn(m)
    assert beast(m)["mark"] == "exile"
    assert not is_down(m, "stranger")
    end_turn(m)
    assert beast(m)["mark"] == "stranger"
    assert is_down(m, "stranger")


def test_an_assassin_without_anybody_to_mark_waits() -> None:
    """x-assassin, house-project-x."""
    m = loose("assassin", "bridge", {"exile": "bridge"}, mark="exile", down="exile")
    end_turn(m)
    assert beast(m) == {"at": "bridge", "down": False}
    assert ask(m) == "turn"


def test_the_assassin_asks_which_of_two_ways_and_goes_on() -> None:
    """x-assassin, house-project-x: from Forward Hub to Bio Lab over Chem Lab or Cryo Lab."""
    m = loose("assassin", "forward-hub", {"exile": "bio-lab"}, mark="exile", active=1)
    end_turn(m)
    assert m.position()["asks"][-1] == {"ask": "swarm", "seat": 1, "steps": 2}
    assert legal(m, "monster-step") == {"monster-step chem-lab", "monster-step cryo-lab"}
    do(m, "monster-step chem-lab")
    assert beast(m)["at"] == "bio-lab"
    assert is_down(m, "exile")


# The Lurker ---------------------------------------------------------------------------------------


def test_the_active_player_puts_the_lurker_in_a_dark_section() -> None:
    """x-lurker: any, at once."""
    m = station(at={"engineer": "bridge"}, project={"card": "lurker"}, active=2, acting="engineer")
    do(m, "release engineer")
    assert (ask(m), asked(m)) == ("lurk", 2)
    assert legal(m, "lurk") == {
        "lurk vault-x",
        "lurk locker-room",
        "lurk forward-exhaust",
        "lurk aft-exhaust",
    }
    refused(m, "lurk bridge", "x-lurker")
    refused(m, "lurk outer-space", "x-lurker")
    do(m, "lurk aft-exhaust")
    assert beast(m) == {"at": "aft-exhaust", "down": False}
    assert ask(m) == "activation"


def test_in_a_blackout_the_lurker_can_come_from_anywhere() -> None:
    """x-lurker, 7.2.2.1: all is Dark; not a full pod, not Outer Space (house-project-x)."""
    m = station(
        at={"exile": "reactor", "stranger": "houdini", "medical": "houdini"},
        holding={"exile": "bludgeon"},
        damaged=["fuel-cells"],
        project={"card": "lurker"},
        acting="exile",
    )
    do(m, "sabotage exile")
    assert ask(m) == "lurk"
    assert allowed(m, "lurk bridge")
    assert allowed(m, "lurk alcatraz")
    refused(m, "lurk houdini", "x-lurker")
    refused(m, "lurk outer-space", "x-lurker")


def test_a_lurker_that_comes_out_of_a_fire_lies_down() -> None:
    """x-lurker: fire puts it Down."""
    m = station(
        at={"exile": "array-control"},
        holding={"exile": "firebomb"},
        locks=[],
        project={"card": "lurker"},
        acting="exile",
    )
    do(m, "ignite exile vault-x", "lurk vault-x")
    assert beast(m) == {"at": "vault-x", "down": True}


@pytest.mark.parametrize(
    ("lair", "victim"),
    [("bridge", "bridge"), ("rec-room", "bridge"), ("suite", "bridge")],
    ids=["here", "corridor", "vent"],
)
def test_the_lurker_strikes_and_contaminates(lair: str, victim: str) -> None:
    """x-lurker: in its own section or one step away, through a vent too."""
    m = loose("lurker", lair, {"exile": victim}, holding={"exile": "helmet"})
    end_turn(m)
    assert beast(m)["at"] == victim
    assert is_down(m, "exile")
    assert character(m, "exile")["contaminated"]


def test_the_lurker_does_not_go_further_nor_through_locks() -> None:
    """x-lurker: otherwise it stays."""
    m = loose("lurker", "aft-hub", {"exile": "bridge"})
    end_turn(m)
    assert beast(m)["at"] == "aft-hub"
    m = loose("lurker", "vault-x", {"exile": "array-control"})
    end_turn(m)
    assert beast(m)["at"] == "vault-x"
    assert ["array-control", "vault-x"] in locks(m)
    m = loose("lurker", "vault-x", {"exile": "array-control"}, locks=[])
    end_turn(m)
    assert is_down(m, "exile")


@pytest.mark.parametrize(
    ("guard", "items", "down", "safe"),
    [
        ("stranger", "bludgeon", "", True),
        ("stranger", "gun", "", True),
        ("security", "", "", True),
        ("medical", "", "", False),
        ("stranger", "bludgeon", "stranger", False),
        ("security", "", "security", False),
        ("stranger", "firebomb", "", False),
    ],
)
def test_an_armed_live_character_keeps_the_lurker_away(
    guard: str, items: str, down: str, safe: bool
) -> None:
    """x-lurker: armed is who holds a Bludgeon or a Gun, which may be part of them."""
    m = loose(
        "lurker",
        "rec-room",
        {"exile": "bridge", guard: "bridge"},
        holding={guard: items},
        down=down,
    )
    end_turn(m)
    if ask(m) == "swarm":
        do(m, "monster-strike exile")
    assert is_down(m, "exile") == (not safe)
    assert beast(m)["at"] == ("rec-room" if safe else "bridge")


@pytest.mark.parametrize("name", ["medical", "exile"])
def test_the_lurker_wants_live_humans_only(name: str) -> None:
    """x-lurker: neither Robots nor the Down."""
    m = loose("lurker", "rec-room", {name: "bridge"}, down="exile" if name == "exile" else "")
    end_turn(m)
    assert beast(m)["at"] == "rec-room"
    assert not character(m, name)["contaminated"]


def test_the_lurker_takes_who_is_with_it_first() -> None:
    """x-lurker, house-project-x: the nearest; with a guard there it looks next door."""
    m = loose("lurker", "rec-room", {"exile": "bridge", "stranger": "rec-room"})
    end_turn(m)
    assert is_down(m, "stranger")
    m = loose(
        "lurker",
        "rec-room",
        {"exile": "bridge", "stranger": "rec-room"},
        holding={"stranger": "bludgeon"},
    )
    end_turn(m)
    assert is_down(m, "exile")


def test_among_victims_next_door_the_active_player_chooses() -> None:
    """x-lurker, house-project-x: in different sections, too."""
    m = loose("lurker", "rec-room", {"exile": "bridge", "stranger": "suite"}, active=1)
    end_turn(m)
    assert (ask(m), asked(m)) == ("swarm", 1)
    assert legal(m, "monster-strike") == {"monster-strike exile", "monster-strike stranger"}
    assert legal(m, "monster-step") == set()
    do(m, "monster-strike stranger")
    assert beast(m)["at"] == "suite"
    assert is_down(m, "stranger")
    assert not is_down(m, "exile")


def test_who_is_full_drops_an_item_for_the_lurkers_contamination() -> None:
    """x-lurker, 8.5.1: the active player chooses."""
    m = loose(
        "lurker",
        "bridge",
        {"exile": "bridge"},
        holding={"exile": "helmet briefcase artifact"},
        active=2,
    )
    end_turn(m)
    assert (ask(m), asked(m)) == ("let-go", 2)
    do(m, "drop exile briefcase")
    assert "briefcase" in lying(m, "bridge")
    assert ask(m) == "turn"


@pytest.mark.parametrize("hazard", ["fire", "asphyxiation"])
def test_a_lurker_that_enters_a_hazard_falls_and_harms_nobody(hazard: str) -> None:
    """x-lurker: fire and Asphyxiation put it Down."""
    more: dict[str, Any] = {hazard: ["bridge"]}
    m = loose("lurker", "rec-room", {"daredevil": "bridge"}, **more)
    end_turn(m)
    assert beast(m) == {"at": "bridge", "down": True}
    assert not is_down(m, "daredevil")


def test_fire_in_its_section_puts_the_lurker_down() -> None:
    """x-lurker: and makes nobody Suspect."""
    m = loose(
        "lurker", "bridge", {"exile": "rec-room"}, holding={"exile": "firebomb"}, acting="exile"
    )
    do(m, "ignite exile bridge")
    assert beast(m)["down"]
    assert guilt(m, 0) == "innocent"
