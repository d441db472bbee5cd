"""The Blob (7.6.2) and those whom it has swallowed."""

from __future__ import annotations

import pytest

from games.stationfall.beasts import (
    LAST,
    beast,
    finish,
    inside,
    locks,
    loose,
)
from games.stationfall.station import (
    allowed,
    character,
    do,
    end_turn,
    guilt,
    holds,
    is_down,
    legal,
    player,
    refused,
    score,
    told,
    where,
)

# The Blob -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["exile", "medical", "cyborg", "astrochimp"])
@pytest.mark.parametrize("down", [False, True])
def test_the_blob_steps_once_and_swallows_one_there(name: str, down: bool) -> None:
    """x-blob: a Human or Robot, Live or Down, who stays so and keeps all they have."""
    m = loose(
        "blob",
        "rec-room",
        {name: "bridge"},
        down=name if down else "",
        holding={name: "helmet"},
        data={name: "evidence"},
    )
    events = end_turn(m)
    assert told(events, "swallowed")
    assert not told(events, "downed")
    assert beast(m)["at"] == "bridge"
    assert inside(m) == [name]
    assert where(m, name) == "monster"
    assert is_down(m, name) == down
    assert holds(m, name) == ["helmet"]
    assert character(m, name)["data"] == ["evidence"]


def test_the_blob_swallows_somebody_where_it_is_without_a_step() -> None:
    """x-blob, house-project-x: nobody is nearer; one in a turn."""
    m = loose("blob", "bridge", {"exile": "bridge", "stranger": "rec-room"})
    end_turn(m)
    assert (beast(m)["at"], inside(m)) == ("bridge", ["exile"])
    end_turn(m)
    assert (beast(m)["at"], inside(m)) == ("rec-room", ["exile", "stranger"])


def test_the_blob_takes_one_step_and_no_vents() -> None:
    """x-blob: from the Bridge to the Suite there is a vent."""
    m = loose("blob", "bridge", {"exile": "suite"})
    end_turn(m)
    assert (beast(m)["at"], inside(m)) == ("rec-room", [])
    end_turn(m)
    assert (beast(m)["at"], inside(m)) == ("suite", ["exile"])


@pytest.mark.parametrize("card", ["blob", "assassin"])
def test_blob_and_assassin_remove_the_lock_in_their_way(card: str) -> None:
    """x-blob, x-assassin: only that one."""
    m = loose(card, "vault-x", {"exile": "array-control"}, mark="exile")
    assert told(end_turn(m), "unlocked")
    assert beast(m)["at"] == "array-control"
    assert ["array-control", "vault-x"] not in locks(m)
    assert ["vault-x", "bio-lab"] in locks(m)


def test_nobody_can_hide_from_the_blob_in_a_helmet_or_behind_a_gun() -> None:
    """x-blob."""
    m = loose("blob", "bridge", {"exile": "bridge"}, holding={"exile": "helmet gun"})
    end_turn(m)
    assert inside(m) == ["exile"]


def test_a_fourth_makes_the_blob_spit_out_the_first() -> None:
    """x-blob: where it is now."""
    m = loose(
        "blob", "rec-room", {"exile": "bridge"}, inside="stranger medical security", down="medical"
    )
    assert told(end_turn(m), "spat-out")
    assert inside(m) == ["medical", "security", "exile"]
    assert where(m, "stranger") == "bridge"
    assert not is_down(m, "stranger")


def test_a_blob_in_a_pod_spits_out_into_the_room_it_has_made() -> None:
    """x-blob, 5.5.3: the fourth was in the pod."""
    m = loose("blob", "houdini", {"exile": "houdini"}, inside="stranger medical security")
    end_turn(m)
    assert inside(m) == ["medical", "security", "exile"]
    assert where(m, "stranger") == "houdini"


def test_fire_puts_the_blob_down_and_all_inside_come_out() -> None:
    """x-blob, 6.1, 10.1.2: there, where the fire does to them what it does to all."""
    m = loose(
        "blob",
        "bridge",
        {"exile": "rec-room"},
        inside="stranger security engineer",
        holding={"exile": "firebomb", "engineer": "helmet"},
        down="",
        acting="exile",
    )
    do(m, "ignite exile bridge")
    assert beast(m) == {"at": "bridge", "down": True}
    assert [where(m, name) for name in ("stranger", "security", "engineer")] == ["bridge"] * 3
    assert [is_down(m, name) for name in ("stranger", "security", "engineer")] == [
        True,
        False,
        False,
    ]
    assert guilt(m, 0) == "suspect"


def test_the_blob_goes_into_fire_by_itself_and_swallows_nobody_there() -> None:
    """x-blob, house-blob: it is Down before it can."""
    m = loose(
        "blob", "rec-room", {"daredevil": "bridge"}, inside="stranger medical", fire=["bridge"]
    )
    end_turn(m)
    assert beast(m) == {"at": "bridge", "down": True}
    assert where(m, "daredevil") == where(m, "stranger") == where(m, "medical") == "bridge"
    assert is_down(m, "stranger")
    assert not is_down(m, "daredevil")
    assert [guilt(m, seat) for seat in range(4)] == ["innocent"] * 4


def test_a_blob_does_not_mind_a_lack_of_air() -> None:
    """x-blob, 6.1: nor do the swallowed feel it."""
    m = loose("blob", "rec-room", {"medical": "bridge"}, inside="stranger", asphyxiation=["bridge"])
    end_turn(m)
    assert beast(m) == {"at": "bridge", "down": False, "inside": ["stranger", "medical"]}
    assert not is_down(m, "stranger")


def test_a_claymore_frees_all_inside() -> None:
    """house-blob, card-claymore: whoever puts the Blob Down, in whatever way."""
    m = loose(
        "blob",
        "rec-room",
        {"exile": "bridge", "operative": "outer-space"},
        inside="stranger medical",
        traps={"player": 0, "at": {"bridge": "real"}},
    )
    end_turn(m)
    assert beast(m) == {"at": "bridge", "down": True}
    assert where(m, "stranger") == where(m, "medical") == where(m, "exile") == "bridge"


def test_a_burned_blob_in_a_pod_frees_who_fits_and_puts_out_the_rest() -> None:
    """house-blob, 5.5.3: at the dock, because the Blob lies in the pod, which holds two."""
    m = loose(
        "blob",
        "houdini",
        {"exile": "aft-airlocks"},
        inside="stranger medical",
        holding={"exile": "firebomb", "stranger": "helmet"},
        acting="exile",
    )
    do(m, "ignite exile houdini")
    assert where(m, "stranger") == "houdini"
    assert where(m, "medical") == "aft-airlocks"


def test_a_down_blob_swallows_nobody_until_it_is_revived() -> None:
    """house-blob, 12.11.1."""
    m = loose(
        "blob",
        "bridge",
        {"exile": "bridge", "stranger": "rec-room"},
        lies=True,
        holding={"stranger": "nanogel"},
        cubes={1: {"stranger": 1}},
    )
    end_turn(m)
    assert where(m, "exile") == "bridge"
    do(m, "activate stranger", "step stranger bridge", "revive stranger monster nanogel")
    end_turn(m)
    assert legal(m, "monster-strike") == {"monster-strike exile", "monster-strike stranger"}


# The swallowed ------------------------------------------------------------------------------------


def test_the_swallowed_cannot_be_activated_nor_influenced() -> None:
    """x-blob: the own PC neither; a cube may come back, as from the Down (15.6.2)."""
    m = loose(
        "blob",
        "bridge",
        {"stranger": "kitchen"},
        inside="exile astrochimp",
        pc={0: "astrochimp"},
        cubes={0: {"exile": 2}},
    )
    refused(m, "activate exile", "x-blob")
    refused(m, "activate astrochimp", "x-blob")
    refused(m, "influence exile 1", "x-blob")
    do(m, "withdraw exile")
    assert player(m, 0)["cubes"] == {"exile": 1}


@pytest.mark.parametrize(
    "action",
    ["bribe exile", "kompromat exile", "copy stranger evidence exile"],
)
def test_the_swallowed_are_out_of_reach_of_bribes_kompromat_and_data(action: str) -> None:
    """x-blob: they take no actions; Jammers are off."""
    m = loose(
        "blob",
        "bridge",
        {"stranger": "bridge"},
        inside="exile",
        players={0: {"hand": ["exile"]}},
        data={"stranger": "evidence"},
        jammers=False,
        acting="stranger",
    )
    refused(m, action, "x-blob")


@pytest.mark.parametrize(
    "action",
    [
        "attack stranger exile gun",
        "rob stranger helmet exile",
        "give stranger gun exile",
        "revive stranger medical nanogel",
    ],
)
def test_the_swallowed_are_not_colocated_with_who_stands_by(action: str) -> None:
    """x-blob, 5.2: only with each other."""
    m = loose(
        "blob",
        "bridge",
        {"stranger": "bridge"},
        inside="exile medical",
        down="medical",
        holding={"stranger": "gun nanogel", "exile": "helmet"},
        acting="stranger",
    )
    refused(m, action, "5.2")


def test_the_down_inside_a_blob_are_neither_dragged_nor_searched() -> None:
    """x-blob, 12.1.2, 12.2.4."""
    m = loose(
        "blob",
        "bridge",
        {"stranger": "bridge"},
        inside="exile",
        down="exile",
        holding={"exile": "helmet"},
        acting="stranger",
    )
    refused(m, "drag stranger exile rec-room", "5.2")
    assert not any("exile" in str(action) for action in m.legal(0) if action.kind == "pick-up")


def test_nothing_happens_to_the_swallowed_where_the_blob_is() -> None:
    """x-blob, card-emp-burst: an EMP Burst reaches neither Robots nor Data inside."""
    m = loose(
        "blob",
        "bridge",
        {"operative": "bridge"},
        inside="medical",
        data={"medical": "evidence"},
        acting="operative",
    )
    do(m, "emp-burst operative")
    assert not is_down(m, "medical")
    assert character(m, "medical")["data"] == ["evidence"]


def test_consort_does_not_change_places_with_the_swallowed() -> None:
    """x-blob, card-shapeshift-switch: nobody can be put inside."""
    m = loose(
        "blob",
        "bridge",
        {"consort": "kitchen", "stranger": "suite"},
        inside="exile",
        players={0: {"identity": "consort"}},
    )
    do(m, "reveal")
    assert allowed(m, "switch stranger")
    refused(m, "switch exile", "card-shapeshift-switch")


def test_nobody_commands_the_swallowed() -> None:
    """x-blob, card-forceful-presence: not even an Officer, who is reached anywhere else."""
    m = loose(
        "blob",
        "bridge",
        {"station-chief": "kitchen", "stranger": "kitchen"},
        inside="engineer",
        pc={0: "station-chief"},
    )
    do(m, "activate station-chief")
    assert legal(m, "command") == {"command stranger"}
    refused(m, "command engineer", "card-forceful-presence")


def test_root_access_and_telepathy_do_not_reach_the_swallowed() -> None:
    """x-blob, card-root-access, card-telepathy."""
    m = loose(
        "blob",
        "bridge",
        {"stranger": "kitchen"},
        inside="medical",
        data={"medical": "digital-assistant"},
        pc={0: "digital-assistant"},
        acting="digital-assistant",
        free=False,
    )
    refused(m, "root-access digital-assistant medical", "x-blob")
    m = loose(
        "blob",
        "bridge",
        {"telepathic-rat": "bridge", "stranger": "bridge"},
        inside="exile",
        acting="telepathic-rat",
        free=False,
    )
    assert allowed(m, "telepathy telepathic-rat stranger")
    refused(m, "telepathy telepathic-rat exile", "5.2")


def test_the_swallowed_are_on_board_for_points() -> None:
    """x-blob, 16.4.4.1: a Down Fugitive inside is a point for Security, Live Chief has stayed."""
    m = loose(
        "blob",
        "bridge",
        {"medical": "bridge"},
        inside="exile station-chief boarder",
        down="boarder",
        pc={3: "security", 0: "station-chief"},
        **LAST,
    )
    finish(m)
    assert score(m, 3)["security-1"] == 1
    assert score(m, 0)["station-chief-3"] == 2


def test_the_swallowed_are_colocated_with_each_other() -> None:
    """x-blob, 16.4.4.1: Stranger is Live beside his Bonus Character only if both are inside."""
    for swallowed, points in (("engineer", 2), ("security", 0)):
        m = loose(
            "blob",
            "bridge",
            {"engineer": "bridge", "security": "bridge"},
            inside="stranger",
            players={0: {"identity": "stranger", "bonus": ["engineer"]}},
            **LAST,
        )
        end_turn(m)
        do(m, f"monster-strike {swallowed}")
        finish(m)
        assert score(m, 0).get("stranger-4", 0) == points


def test_the_swallowed_leave_with_the_pod() -> None:
    """house-blob: they have escaped."""
    m = loose(
        "blob",
        "houdini",
        {"stranger": "aft-airlocks"},
        inside="exile",
        pc={1: "exile"},
        abandon_ship=True,
        active=3,
        minute=0,
        re_entry="minute",
        acting="stranger",
    )
    events = do(m, "section-launch stranger houdini", "wait stranger")
    assert "exile" in [one.args["character"] for one in events if one.name == "escaped"]
    finish(m)
    assert score(m, 1)["exile-1"] == 2


def test_who_is_inside_a_blob_on_board_has_not_escaped() -> None:
    """x-blob, 16.4.1."""
    m = loose("blob", "houdini", {"stranger": "kitchen"}, inside="exile", pc={1: "exile"}, **LAST)
    finish(m)
    assert score(m, 1).get("exile-1", 0) == 0


def test_what_annihilates_the_blob_annihilates_all_inside() -> None:
    """house-blob, 5.5.4: Hail Mary is damaged."""
    m = loose(
        "blob",
        "hail-mary",
        {"stranger": "aft-airlocks"},
        inside="exile medical",
        holding={"exile": "briefcase"},
        abandon_ship=True,
        acting="stranger",
    )
    do(m, "section-launch stranger hail-mary")
    assert [where(m, name) for name in ("exile", "medical")] == ["annihilated"] * 2
    assert beast(m)["at"] == "annihilated"
    assert m.position()["removed"] == {"briefcase": 1}


def test_swallowing_the_antimatter_arms_it() -> None:
    """x-blob, 7.3.1: it leaves Magnetic Containment in somebody's hands."""
    m = loose(
        "blob",
        "magnetic-containment",
        {"daredevil": "magnetic-containment"},
        holding={"daredevil": "antimatter"},
    )
    assert m.position()["antimatter"] == "stable"
    end_turn(m)
    assert inside(m) == ["daredevil"]
    assert m.position()["antimatter"] == "armed"
    assert m.position()["abandon_ship"]


def test_antimatter_inside_the_blob_goes_off_where_the_blob_is() -> None:
    """x-blob, 7.3.2: on board that is the end of the game."""
    marker = {"player": 0, "effect": "detonation", "minute": 13}
    for launched in (False, True):
        m = loose(
            "blob",
            "houdini",
            {"stranger": "kitchen"},
            inside="exile",
            holding={"exile": "antimatter"},
            antimatter="armed",
            abandon_ship=True,
            markers=[marker],
            launched=["houdini"] if launched else [],
        )
        end_turn(m)
        assert m.position()["antimatter"] == "detonated"
        assert m.position()["blasted"] == (not launched)
        if launched:
            assert where(m, "exile") == beast(m)["at"] == "annihilated"
            assert where(m, "stranger") == "kitchen"


def test_the_rat_is_swallowed_with_who_holds_it() -> None:
    """x-blob, card-telepathy: and cannot be activated in there."""
    m = loose(
        "blob",
        "rec-room",
        {"exile": "bridge", "stranger": "kitchen"},
        holding={"exile": "telepathic-rat"},
        cubes={0: {"telepathic-rat": 1}},
        cast="telepathic-rat",
        active=3,
    )
    end_turn(m)
    assert where(m, "telepathic-rat") == "monster"
    refused(m, "activate telepathic-rat", "x-blob")
    m = loose(
        "blob",
        "bridge",
        {"stranger": "rec-room"},
        inside="exile",
        holding={"exile": "telepathic-rat", "stranger": "firebomb"},
        cast="telepathic-rat",
        acting="stranger",
    )
    do(m, "ignite stranger bridge")
    assert where(m, "telepathic-rat") == "bridge"
