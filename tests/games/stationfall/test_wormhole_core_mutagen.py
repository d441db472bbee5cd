"""Project X without a Monster (7.6): the Stable Wormhole, the Rogue Core, the Airborne Mutagen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import deorbit
from games.stationfall.beasts import among, ask
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
    player,
    refused,
    station,
    told,
    where,
)

GRAVITY = [
    "chem-lab",
    "bio-lab",
    "cryo-lab",
    "physics-lab",
    "print-shop",
    "nanofactory",
    "locker-room",
    "security-station",
    "bridge",
    "mainframe",
    "array-control",
    "therapy-garden",
    "hydroponics",
    "kitchen",
    "rec-room",
    "suite",
    "quarters",
    "shred-room",
]
"""The sections with gravity but Vault X."""
TO_POWER = [
    ["aft-hub", "reactor"],
    ["fuel-cells", "aft-exhaust"],
    ["fuel-cells", "reactor"],
    ["hydroponics", "fuel-cells"],
    ["reactor", "aft-airlocks"],
    ["reactor", "magnetic-containment"],
]
"""The corridors to sections that generate power."""
PRINTED = [["array-control", "vault-x"], ["vault-x", "bio-lab"]]
SIX = [
    ["bridge", "rec-room"],
    ["rec-room", "suite"],
    ["suite", "quarters"],
    ["quarters", "kitchen"],
    ["kitchen", "hydroponics"],
    ["hydroponics", "therapy-garden"],
]


def released(card: str, **more: Any) -> deorbit.Match:
    """The card has been released before."""
    return station(project={"card": card, "released": True}, **more)


def releasing(card: str, **more: Any) -> deorbit.Match:
    """Engineer on the Bridge has just released the card, which also orders Abandon Ship."""
    at = {"engineer": "bridge", **more.pop("at", {})}
    m = station(at=at, project={"card": card}, acting="engineer", **more)
    do(m, "release engineer")
    return m


# The Stable Wormhole ------------------------------------------------------------------------------


def hole(mouth: str, **more: Any) -> deorbit.Match:
    """The Wormhole leads from Vault X to this section."""
    return released("wormhole", **{"wormhole": {"at": mouth}, **more})


def mouth(m: deorbit.Match) -> str:
    place: str = m.position()["wormhole"]["at"]
    return place


def test_the_second_mouth_opens_in_a_random_undamaged_section_with_gravity() -> None:
    """x-wormhole, 7.6.1: never in Vault X, where the first one is."""
    damaged = ["bridge", "kitchen", "suite"]
    found = set()
    for seed in range(60):
        m = releasing("wormhole", at={"engineer": "cryo-lab"}, damaged=damaged, seed=seed)
        found.add(mouth(m))
    assert found <= set(GRAVITY) - set(damaged)
    assert len(found) > 9


def test_without_an_undamaged_section_no_wormhole_opens() -> None:
    """x-wormhole, house-project-x: and nothing happens at the end of turns."""
    m = station(
        at={"exile": "vault-x"},
        holding={"exile": "bludgeon"},
        damaged=GRAVITY,
        project={"card": "wormhole"},
        acting="exile",
    )
    do(m, "sabotage exile")
    assert "wormhole" not in m.position()
    end_turn(m)
    assert ask(m) == "turn"


def test_one_steps_through_the_wormhole_either_way() -> None:
    """x-wormhole, 12.1.1: as along a corridor; it counts as entering (map-bio-lab)."""
    m = hole("kitchen", at={"exile": "vault-x"}, acting="exile")
    do(m, "step exile kitchen")
    assert where(m, "exile") == "kitchen"
    do(m, "step exile vault-x")
    assert where(m, "exile") == "vault-x"
    m = hole("bio-lab", at={"exile": "vault-x"}, acting="exile")
    do(m, "step exile bio-lab")
    assert character(m, "exile")["contaminated"]


def test_the_wormhole_joins_its_mouths_and_nothing_else() -> None:
    """x-wormhole, 12.1.1."""
    m = hole("kitchen", at={"exile": "vault-x"}, acting="exile")
    assert legal(m, "step") == {"step exile kitchen"}
    refused(m, "step exile bridge", "12.1.1")
    m = hole("kitchen", at={"exile": "bridge"}, acting="exile")
    refused(m, "step exile vault-x", "12.1.1")
    m = station(at={"exile": "vault-x"}, project={"card": "wormhole"}, acting="exile")
    refused(m, "step exile kitchen", "12.1.1")


def test_the_down_are_dragged_through_the_wormhole() -> None:
    """x-wormhole, 12.1.2."""
    m = hole(
        "kitchen", at={"exile": "kitchen", "stranger": "kitchen"}, down="stranger", acting="exile"
    )
    do(m, "drag exile stranger vault-x")
    assert where(m, "exile") == where(m, "stranger") == "vault-x"


def test_things_are_thrown_through_the_wormhole() -> None:
    """x-wormhole, 12.5.1, 8.1.3: Firebombs that burn, too."""
    m = hole(
        "suite",
        at={"exile": "vault-x", "stranger": "suite"},
        holding={"exile": "gun firebomb"},
        acting="exile",
    )
    do(m, "throw exile gun suite", "ignite exile suite")
    assert "gun" in lying(m, "suite")
    assert m.position()["fire"] == ["suite"]
    assert is_down(m, "stranger")


def test_nerve_gas_goes_through_the_wormhole() -> None:
    """x-wormhole, card-nerve-gas-grenades: where something could be thrown."""
    m = hole("suite", at={"operative": "vault-x"}, pc={0: "operative"}, acting="operative")
    do(m, "nerve-gas operative suite")
    assert "suite" in m.position()["asphyxiation"]


def test_through_the_wormhole_sections_are_adjacent() -> None:
    """x-wormhole, 5.2, card-investigator: Kompromat and Data for Inspector."""
    more: dict[str, Any] = {"at": {"inspector": "vault-x"}, "acting": "inspector"}
    m = hole("security-station", kompromat={"security-station": "exile"}, **more)
    do(m, "draw-up inspector evidence security-station")
    do(m, "investigate inspector security-station")
    assert character(m, "inspector")["data"] == ["evidence"]
    assert player(m, 0)["hand"] == ["exile"]
    m = hole("kitchen", kompromat={"security-station": "exile"}, **more)
    refused(m, "investigate inspector security-station", "5.2")


def test_no_lock_is_on_the_wormhole() -> None:
    """x-wormhole: also where a corridor with one joins the same sections; there it remains."""
    m = hole("array-control", at={"exile": "array-control"}, acting="exile")
    assert PRINTED[0] in m.position()["locks"]
    do(m, "step exile vault-x")
    m = hole(
        "array-control",
        at={"engineer": "array-control"},
        holding={"engineer": "gun"},
        acting="engineer",
    )
    do(m, "throw engineer gun vault-x")
    assert not told(do(m, "step engineer vault-x"), "unlocked")
    assert PRINTED[0] in m.position()["locks"]


def test_the_wormhole_cannot_be_breached_but_a_lock_beside_it_can() -> None:
    """x-wormhole, card-breach."""
    m = hole("kitchen", at={"boarder": "vault-x"}, acting="boarder")
    refused(m, "breach boarder kitchen", "card-breach")
    m = hole("array-control", at={"boarder": "vault-x"}, acting="boarder")
    do(m, "breach boarder array-control")
    assert PRINTED[0] not in m.position()["locks"]


def test_the_wormhole_works_in_a_blackout_and_with_damaged_mouths() -> None:
    """x-wormhole: only when it opens the section must be undamaged."""
    m = hole(
        "kitchen",
        at={"exile": "vault-x"},
        damaged=["kitchen", "vault-x", "reactor", "fuel-cells"],
        acting="exile",
    )
    assert allowed(m, "step exile kitchen")


def test_self_preservation_holds_at_the_wormhole() -> None:
    """x-wormhole, 11.2."""
    m = hole("kitchen", at={"exile": "vault-x"}, fire=["kitchen"], acting="exile")
    refused(m, "step exile kitchen", "11.2")


def test_the_moss_creeps_through_the_wormhole() -> None:
    """x-wormhole, card-creatropism: it takes a Step as along a corridor."""
    m = hole(
        "kitchen",
        at={"botanist": "bridge"},
        holding={"botanist": ""},
        items={"vault-x": ["fang-moss"]},
        pc={0: "botanist"},
        acting="botanist",
    )
    do(m, "moss-step kitchen")
    assert "fang-moss" in lying(m, "kitchen")


def test_the_active_player_moves_the_second_mouth_along_a_corridor() -> None:
    """x-wormhole: at the end of every turn."""
    m = hole("rec-room", active=2)
    end_turn(m)
    assert (ask(m), asked(m)) == ("warp", 2)
    assert legal(m, "warp") == {"warp aft-hub", "warp bridge", "warp suite"}
    refused(m, "warp kitchen", "x-wormhole")
    refused(m, "warp rec-room", "x-wormhole")
    do(m, "warp aft-hub")
    assert m.position()["wormhole"] == {"at": "aft-hub", "from": "rec-room"}
    assert (ask(m), asked(m)) == ("turn", 3)


def test_the_mouth_moves_at_the_end_of_the_turn_that_opened_it() -> None:
    """x-wormhole, house-project-x."""
    m = releasing("wormhole")
    end_turn(m)
    assert (ask(m), asked(m)) == ("warp", 0)


def test_the_mouth_does_not_go_back_to_where_it_just_was() -> None:
    """x-wormhole: but later it may."""
    m = hole("rec-room")
    end_turn(m)
    do(m, "warp suite")
    end_turn(m)
    assert legal(m, "warp") == {"warp quarters"}
    refused(m, "warp rec-room", "x-wormhole")
    do(m, "leave-mouth")
    assert m.position()["wormhole"] == {"at": "suite"}
    end_turn(m)
    assert legal(m, "warp") == {"warp quarters", "warp rec-room"}


def test_a_mouth_in_a_dead_end_comes_out_again() -> None:
    """x-wormhole: it cannot go back at once, so it stays; then it has not just been there."""
    m = hole("therapy-garden")
    end_turn(m)
    do(m, "warp shred-room")
    end_turn(m)
    assert ask(m) == "turn"
    assert mouth(m) == "shred-room"
    end_turn(m)
    assert legal(m, "warp") == {"warp therapy-garden"}


def test_the_mouth_never_enters_a_pod_outer_space_or_vault_x() -> None:
    """x-wormhole: neither the green pods nor Billionaire's."""
    m = hole("aft-airlocks")
    end_turn(m)
    assert legal(m, "warp") == {"warp reactor", "warp machine-shop"}
    refused(m, "warp houdini", "x-wormhole")
    refused(m, "warp outer-space", "x-wormhole")
    m = hole("array-control", locks=[])
    end_turn(m)
    assert legal(m, "warp") == {"warp mainframe"}
    m = hole("suite", cast="billionaire")
    end_turn(m)
    refused(m, "warp panic-pod", "x-wormhole")


def test_the_wormhole_goes_where_its_mouth_is_now() -> None:
    """x-wormhole."""
    m = hole("rec-room", at={"exile": "vault-x"}, cubes={1: {"exile": 1}})
    end_turn(m)
    do(m, "warp bridge", "activate exile")
    refused(m, "step exile rec-room", "12.1.1")
    do(m, "step exile bridge")
    assert where(m, "exile") == "bridge"


# The Rogue Core -----------------------------------------------------------------------------------


def core(own: list[list[str]] | None = None, **more: Any) -> deorbit.Match:
    """The Core has these Locks of its own on the board; all else is as at its release."""
    own = own or []
    position: dict[str, Any] = {
        "cameras": False,
        "jammers": False,
        "locks": [*PRINTED, *TO_POWER, *own],
        "core_locks": own,
    }
    return released("rogue-core", **{**position, **more})


def own_locks(m: deorbit.Match) -> list[list[str]]:
    found: list[list[str]] = m.position().get("core_locks", [])
    return found


def locks(m: deorbit.Match) -> list[list[str]]:
    found: list[list[str]] = m.position()["locks"]
    return found


def test_the_core_switches_off_cameras_and_jammers_and_locks_the_power_in() -> None:
    """x-rogue-core, 13.3.1: Abandon Ship has removed the other Locks before."""
    m = releasing("rogue-core")
    assert not m.position()["cameras"]
    assert not m.position()["jammers"]
    assert sorted(locks(m)) == TO_POWER
    assert own_locks(m) == []


def test_released_by_damage_the_core_leaves_other_locks_alone() -> None:
    """x-rogue-core, house-vault-x: there is no Abandon Ship."""
    m = station(
        at={"exile": "vault-x"},
        holding={"exile": "bludgeon"},
        project={"card": "rogue-core"},
        acting="exile",
    )
    do(m, "sabotage exile")
    assert [one for one in [*PRINTED, *TO_POWER] if one not in locks(m)] == []


def test_the_core_puts_a_lock_of_its_own_at_the_end_of_every_turn() -> None:
    """x-rogue-core, house-project-x: the active player chooses, from the first turn on."""
    m = releasing("rogue-core", active=2)
    end_turn(m)
    assert (ask(m), asked(m)) == ("core", 2)
    assert told(do(m, "core-lock bridge rec-room"), "core-locked")
    assert own_locks(m) == [["bridge", "rec-room"]]
    assert ["bridge", "rec-room"] in locks(m)
    assert asked(m) == 3
    end_turn(m)
    assert (ask(m), asked(m)) == ("core", 3)


def test_a_lock_of_the_core_locks() -> None:
    """x-rogue-core, 12.1.3."""
    m = core([["bridge", "rec-room"]], at={"exile": "bridge"}, acting="exile")
    refused(m, "step exile rec-room", "12.1.3")


def test_a_corridor_takes_one_lock() -> None:
    """x-rogue-core: on one without."""
    m = core([["bridge", "rec-room"]])
    end_turn(m)
    refused(m, "core-lock bridge rec-room", "x-rogue-core")
    refused(m, "core-lock aft-hub reactor", "x-rogue-core")
    refused(m, "core-lock array-control vault-x", "x-rogue-core")
    refused(m, "core-lock bridge kitchen", "x-rogue-core")
    assert allowed(m, "core-lock rec-room suite")


def test_the_core_locks_no_pod() -> None:
    """x-rogue-core, house-pods: the corridor from its dock never has a Lock."""
    m = core()
    end_turn(m)
    refused(m, "core-lock aft-airlocks houdini", "x-rogue-core")


def test_the_core_has_six_locks_of_its_own() -> None:
    """x-rogue-core: those around the power do not count; then it moves one."""
    m = core(SIX[:5])
    end_turn(m)
    do(m, "core-lock hydroponics therapy-garden")
    assert len(own_locks(m)) == 6
    end_turn(m)
    refused(m, "core-lock storage mainframe", "x-rogue-core")
    assert legal(m, "core-lock") == set()
    events = do(m, "core-move bridge rec-room storage mainframe")
    assert told(events, "unlocked")
    assert told(events, "core-locked")
    assert len(own_locks(m)) == 6
    assert ["bridge", "rec-room"] not in locks(m)
    assert ["storage", "mainframe"] in own_locks(m)


def test_the_core_moves_only_locks_of_its_own() -> None:
    """x-rogue-core: to a corridor without one; it may do so before all six are placed."""
    m = core([["bridge", "rec-room"]])
    end_turn(m)
    refused(m, "core-move aft-hub reactor rec-room suite", "x-rogue-core")
    refused(m, "core-move array-control vault-x rec-room suite", "x-rogue-core")
    refused(m, "core-move bridge rec-room aft-hub reactor", "x-rogue-core")
    refused(m, "core-move bridge storage rec-room suite", "x-rogue-core")
    refused(m, "core-move bridge rec-room bridge storage", "x-rogue-core")
    do(m, "core-move bridge rec-room rec-room suite")
    assert own_locks(m) == [["rec-room", "suite"]]


def test_an_officer_who_passes_removes_a_lock_of_the_core() -> None:
    """x-rogue-core, 12.1.3: the Core has it again."""
    m = core(SIX, at={"engineer": "bridge"}, acting="engineer")
    do(m, "step engineer rec-room")
    assert ["bridge", "rec-room"] not in locks(m)
    assert len(own_locks(m)) == 5
    end_turn(m)
    assert allowed(m, "core-lock bridge rec-room")


def test_breach_removes_a_lock_of_the_core() -> None:
    """x-rogue-core, card-breach."""
    m = core(SIX, at={"boarder": "bridge"}, acting="boarder")
    do(m, "breach boarder rec-room")
    assert ["bridge", "rec-room"] not in own_locks(m)


def test_abandon_ship_removes_all_locks_of_the_core() -> None:
    """x-rogue-core, 7.1.1: and those around the power."""
    m = core(SIX, at={"engineer": "bridge"}, acting="engineer")
    do(m, "abandon-ship engineer")
    assert locks(m) == own_locks(m) == []
    end_turn(m)
    assert allowed(m, "core-lock aft-hub reactor")


def test_power_that_comes_back_removes_all_locks_of_the_core() -> None:
    """x-rogue-core, 7.2.2.4."""
    m = core(SIX, at={"engineer": "reactor"}, damaged=["reactor", "fuel-cells"], acting="engineer")
    do(m, "jury-rig engineer")
    assert locks(m) == own_locks(m) == []


def test_the_core_suppresses_hazards() -> None:
    """x-rogue-core, 14.1: fire becomes Asphyxiation, Asphyxiation goes."""
    m = core(fire=["bridge"])
    end_turn(m)
    refused(m, "core-suppress kitchen", "x-rogue-core")
    refused(m, "core-suppress outer-space", "x-rogue-core")
    do(m, "core-suppress bridge")
    assert m.position()["fire"] == []
    assert "bridge" in m.position()["asphyxiation"]
    end_turn(m)
    do(m, "core-suppress bridge")
    assert "bridge" not in m.position()["asphyxiation"]


def test_the_core_switches_the_jammers() -> None:
    """x-rogue-core, 14.2: on as well."""
    m = core()
    end_turn(m)
    do(m, "core-jammers")
    assert m.position()["jammers"]
    end_turn(m)
    do(m, "core-jammers")
    assert not m.position()["jammers"]


def test_on_emergency_power_the_core_cannot_switch_the_jammers_on() -> None:
    """x-rogue-core, 7.2.1.1."""
    m = core(damaged=["reactor"])
    end_turn(m)
    assert not allowed(m, "core-jammers")


def test_in_a_blackout_the_core_has_only_its_locks() -> None:
    """x-rogue-core, 7.2.2.1: no Console Action."""
    m = core(
        [["bridge", "rec-room"]],
        at={"drone-1": "kitchen"},
        damaged=["reactor", "fuel-cells"],
        fire=["bridge"],
    )
    end_turn(m)
    assert ask(m) == "core"
    refused(m, "core-suppress bridge", "x-rogue-core")
    refused(m, "core-jammers", "7.2.2.1")
    refused(m, "core-control drone-1", "x-rogue-core")
    assert allowed(m, "core-move bridge rec-room rec-room suite")
    do(m, "core-lock rec-room suite")
    assert len(own_locks(m)) == 2


def test_the_core_acts_with_a_drone() -> None:
    """x-rogue-core, card-remote-control, house-project-x: one action, and nobody is Suspect."""
    m = core(at={"drone-1": "bridge", "exile": "bridge"}, cameras=True, active=1)
    end_turn(m)
    do(m, "core-control drone-1")
    assert (ask(m), asked(m)) == ("act", 1)
    do(m, "attack drone-1 exile bludgeon")
    assert is_down(m, "exile")
    assert [guilt(m, seat) for seat in range(4)] == ["innocent"] * 4
    assert (ask(m), asked(m)) == ("turn", 2)


def test_the_core_controls_live_drones_on_the_station_only() -> None:
    """x-rogue-core, card-remote-control: nobody else, and no chain (house-remote-control)."""
    m = core(at={"drone-1": "bridge", "drone-2": "mainframe"}, down="drone-1")
    end_turn(m)
    refused(m, "core-control drone-1", "x-rogue-core")
    refused(m, "core-control medical", "x-rogue-core")
    do(m, "core-control drone-2")
    refused(m, "remote-control drone-2 drone-1", "house-remote-control")
    do(m, "step drone-2 storage")
    assert where(m, "drone-2") == "storage"
    m = core()
    end_turn(m)
    assert legal(m, "core-control") == set()


# The Airborne Mutagen -----------------------------------------------------------------------------


def mutagen(at: Mapping[str, str], contaminated: str, **more: Any) -> deorbit.Match:
    """It is loose, and the last player's turn; those not named have escaped."""
    more = {"active": 3, **more}
    return released("mutagen", at=among(at), contaminated=contaminated, **more)


def infected(m: deorbit.Match) -> set[str]:
    people = m.position()["characters"]
    return {name for name, one in people.items() if one["contaminated"]}


def test_the_mutagen_contaminates_all_in_bio_lab_and_vault_x() -> None:
    """x-mutagen: Humans and Robots, Live or Down, with a Helmet too."""
    m = releasing(
        "mutagen",
        at={
            "exile": "bio-lab",
            "medical": "bio-lab",
            "stranger": "vault-x",
            "cyborg": "vault-x",
            "security": "cryo-lab",
        },
        holding={"exile": "helmet"},
        down="stranger",
    )
    assert infected(m) == {"exile", "medical", "stranger", "cyborg"}


def test_in_a_damaged_bio_lab_too() -> None:
    """x-mutagen: it is the card that does it, not the section."""
    m = releasing("mutagen", at={"exile": "bio-lab"}, damaged=["bio-lab"])
    assert infected(m) == {"exile"}


def test_who_is_full_drops_an_item_for_the_mutagen() -> None:
    """x-mutagen, 8.5.1: one each, as the active player chooses."""
    m = releasing(
        "mutagen",
        at={"exile": "bio-lab", "stranger": "vault-x"},
        holding={"exile": "gun helmet briefcase", "stranger": "nanogel bludgeon artifact"},
        active=1,
    )
    for _ in range(2):
        assert (ask(m), asked(m)) == ("let-go", 1)
        name = m.position()["asks"][-1]["character"]
        do(m, f"drop {name} {'gun' if name == 'exile' else 'artifact'}")
    assert ask(m) == "activation"
    assert lying(m, "bio-lab") == ["gun"]
    assert lying(m, "vault-x") == ["artifact"]
    assert holds(m, "exile") == ["helmet", "briefcase"]


def test_the_mutagen_spreads_once_per_minute_by_the_last_player() -> None:
    """x-mutagen: a choice is the player's, one is made by itself."""
    m = mutagen(
        {"exile": "bridge", "stranger": "bridge", "medical": "bridge", "engineer": "suite"},
        "exile",
        active=0,
    )
    for seat in (0, 1, 2):
        assert asked(m) == seat
        end_turn(m)
        assert infected(m) == {"exile"}
    end_turn(m)
    assert (ask(m), asked(m)) == ("mutate", 3)
    assert legal(m, "mutate") == {"mutate exile stranger", "mutate exile medical"}
    refused(m, "mutate exile engineer", "x-mutagen")
    refused(m, "mutate exile exile", "x-mutagen")
    refused(m, "mutate stranger medical", "x-mutagen")
    assert told(do(m, "mutate exile medical"), "mutated")
    assert infected(m) == {"exile", "medical"}
    assert m.position()["minute"] == 12


def test_a_single_victim_is_found_without_asking() -> None:
    """x-mutagen, house-project-x: at the end of the turn that released it, if that is the last."""
    m = mutagen({"exile": "bridge", "stranger": "bridge"}, "exile")
    end_turn(m)
    assert infected(m) == {"exile", "stranger"}
    for active, spread in ((3, True), (2, False)):
        m = station(
            at=among({"engineer": "bridge", "exile": "bridge"}),
            contaminated="exile",
            project={"card": "mutagen"},
            active=active,
            acting="engineer",
        )
        do(m, "release engineer")
        end_turn(m)
        assert ("engineer" in infected(m)) == spread


@pytest.mark.parametrize(
    ("name", "item", "safe"),
    [
        ("stranger", "", False),
        ("stranger", "helmet", True),
        ("medical", "", False),
        ("medical", "helmet", False),
        ("cyborg", "", False),
        ("cyborg", "helmet", True),
    ],
)
def test_a_helmet_keeps_the_mutagen_off_humans(name: str, item: str, safe: bool) -> None:
    """x-mutagen, 8.1.1.1: a Robot has nothing of it; Cyborg is a Human as well."""
    m = mutagen({"exile": "bridge", name: "bridge"}, "exile", holding={name: item})
    end_turn(m)
    assert (name in infected(m)) == (not safe)


def test_the_down_are_infected_but_infect_nobody() -> None:
    """x-mutagen: a Live contaminated character names the victim."""
    m = mutagen({"exile": "bridge", "stranger": "bridge"}, "exile", down="stranger")
    end_turn(m)
    assert infected(m) == {"exile", "stranger"}
    m = mutagen({"exile": "bridge", "stranger": "bridge"}, "exile", down="exile")
    end_turn(m)
    assert infected(m) == {"exile"}


@pytest.mark.parametrize(
    ("place", "spreads"), [("outer-space", False), ("alcatraz", False), ("houdini", True)]
)
def test_the_mutagen_spreads_on_board_only(place: str, spreads: bool) -> None:
    """x-mutagen, 5.1.6: not in Outer Space nor in a pod that has left."""
    m = mutagen(
        {"exile": place, "medical": place}, "exile", launched=["alcatraz"], abandon_ship=True
    )
    end_turn(m)
    assert infected(m) == ({"exile", "medical"} if spreads else {"exile"})


def test_the_rat_carries_the_mutagen() -> None:
    """x-mutagen, card-telepathic-rat: it is contaminated, Live and no victim itself."""
    m = mutagen({"exile": "bridge", "telepathic-rat": "bridge"}, "telepathic-rat")
    end_turn(m)
    assert infected(m) == {"telepathic-rat", "exile"}
    m = mutagen({"exile": "bridge", "telepathic-rat": "bridge"}, "exile")
    end_turn(m)
    assert "exile" in infected(m)


def test_who_is_full_drops_an_item_when_infected() -> None:
    """x-mutagen, 8.5.1: the last player chooses, and it makes nobody Suspect."""
    m = mutagen(
        {"exile": "bridge", "stranger": "bridge"},
        "exile",
        holding={"stranger": "gun bludgeon briefcase"},
    )
    end_turn(m)
    assert (ask(m), asked(m)) == ("let-go", 3)
    do(m, "drop stranger briefcase")
    assert "briefcase" in lying(m, "bridge")
    assert ask(m) == "turn"
    assert [guilt(m, seat) for seat in range(4)] == ["innocent"] * 4


def test_without_a_victim_the_mutagen_does_nothing() -> None:
    """x-mutagen, house-project-x."""
    m = mutagen({"exile": "bridge", "stranger": "suite"}, "exile")
    end_turn(m)
    assert infected(m) == {"exile"}
    assert ask(m) == "turn"
