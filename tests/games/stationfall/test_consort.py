"""Consort: Fast Talk, Mimic, Shapeshift and her agenda."""

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
    in_play,
    is_down,
    legal,
    lying,
    player,
    refused,
    score,
    station,
    told,
    where,
)
from games.stationfall.test_agendas import AWAY, LEFT_BEHIND, POD, at, ended, points

INNOCENT = ["innocent"] * 4


def ask(m: deorbit.Match) -> str:
    """The kind of question that is open."""
    kind: str = m.position()["asks"][-1]["ask"]
    return kind


def guilts(m: deorbit.Match) -> list[str]:
    return [guilt(m, seat) for seat in range(4)]


def secret(**more: Any) -> deorbit.Match:
    """Seat 0 may reveal as Consort."""
    people: dict[int, dict[str, Any]] = {0: {"identity": "consort"}}
    for seat, facts in more.pop("players", {}).items():
        people[seat] = people.get(seat, {}) | facts
    return station(players=people, **more)


def at_the_end(**more: Any) -> deorbit.Match:
    """Stationfall is over, and seat 0 revealed as Consort only then."""
    m = secret(minute=0, active=3, re_entry="minute", **more)
    end_turn(m)
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done")
    return m


def test_consort_starts_in_the_rec_room_with_nothing() -> None:
    """2.2.4, 2.2.2."""
    m = deorbit.new("stationfall", seats=4, seed=3, characters=in_play(["consort"]))
    assert character(m, "consort") == {
        "at": "rec-room",
        "down": False,
        "holds": [],
        "data": [],
        "contaminated": False,
    }


# Fast Talk ----------------------------------------------------------------------------------------


def mugging(
    name: str, weapon: str = "bludgeon", place: str = "quarters", **more: Any
) -> deorbit.Match:
    """Somebody with a weapon stands before Consort."""
    return station(at={"consort": place, name: place}, holding={name: weapon}, acting=name, **more)


@pytest.mark.parametrize("name", ["exile", "cyborg"])
def test_no_human_hits_consort_where_there_is_light(name: str) -> None:
    """card-fast-talk, card-cyborg: with a Bludgeon; Cameras have nothing to do with it."""
    refused(mugging(name), f"attack {name} consort bludgeon", "card-fast-talk")
    refused(mugging(name, cameras=False), f"attack {name} consort bludgeon", "card-fast-talk")


@pytest.mark.parametrize("place", ["locker-room", "vault-x"])
def test_consort_cannot_talk_in_the_dark(place: str) -> None:
    """card-fast-talk, 5.1.3.1."""
    m = mugging("exile", place=place)
    do(m, "attack exile consort bludgeon")
    assert is_down(m, "consort")


def test_a_blackout_silences_consort() -> None:
    """card-fast-talk, 7.2.2.1."""
    m = mugging("exile", damaged=["reactor", "fuel-cells"])
    assert allowed(m, "attack exile consort bludgeon")


def test_robots_and_guns_do_not_listen() -> None:
    """card-fast-talk: only Humans, only with a Bludgeon; and robbing is no attack."""
    assert allowed(mugging("medical"), "attack medical consort bludgeon")
    assert allowed(mugging("exile", "gun"), "attack exile consort gun")
    m = station(
        at=at("quarters", "consort", "exile"),
        holding={"exile": "bludgeon", "consort": "briefcase"},
        acting="exile",
    )
    assert allowed(m, "rob exile briefcase consort")


# Mimic: Frameup -----------------------------------------------------------------------------------


def murder(**more: Any) -> deorbit.Match:
    """Consort, activated by seat 0, has a Gun and is in Quarters with Exile and Stranger, who is a
    conspirator of seat 1."""
    position: dict[str, Any] = {
        "at": at("quarters", "consort", "exile", "stranger"),
        "holding": {"consort": "gun"},
        "acting": "consort",
        "cubes": {0: {"consort": 1}, 1: {"stranger": 1}},
    }
    return station(**position | more)


SHOT = "attack consort exile gun"


def test_consort_frames_a_player_who_has_a_conspirator_there() -> None:
    """card-mimic-frameup: who becomes Suspect instead."""
    m = murder()
    do(m, SHOT)
    assert ask(m) == "frame-up"
    assert legal(m, "blame") == {"blame 1"}
    assert told(do(m, "blame 1"), "framed-up")
    assert guilts(m) == ["innocent", "suspect", "innocent", "innocent"]
    assert is_down(m, "exile")


def test_the_question_belongs_to_the_action() -> None:
    """card-mimic-frameup, house-frameup: nothing else can be done before it is answered, and the
    activation goes on after it."""
    m = murder()
    do(m, SHOT)
    assert m.to_act == (0,)
    assert {action.kind for action in m.legal(0)} == {"blame", "take-blame"}
    refused(m, "step consort suite", "15.2")
    do(m, "blame 1")
    assert m.position()["turn"]["actions"] == 1
    assert allowed(m, "step consort suite")


def test_the_active_player_may_take_the_blame() -> None:
    """card-mimic-frameup: may, not must."""
    m = murder()
    do(m, SHOT, "take-blame")
    assert guilts(m) == ["suspect", "innocent", "innocent", "innocent"]


def test_a_conspirator_elsewhere_is_no_excuse() -> None:
    """card-mimic-frameup: the section where the Human goes Down counts; the active player and
    those without a conspirator there cannot be named."""
    m = murder(cubes={1: {"stranger": 1}, 2: {"engineer": 2}, 3: {}})
    do(m, SHOT)
    for seat in (0, 2, 3):
        refused(m, f"blame {seat}", "card-mimic-frameup")


def test_with_nobody_to_frame_nothing_is_asked() -> None:
    """card-mimic-frameup, 10.1.2: no conspirator of others is there."""
    m = murder(cubes={0: {"consort": 1, "stranger": 1}, 1: {"engineer": 1}})
    do(m, SHOT)
    assert ask(m) == "activation"
    assert guilt(m, 0) == "suspect"


@pytest.mark.parametrize("status", ["suspect", "guilty"])
def test_only_the_innocent_are_framed(status: str) -> None:
    """card-mimic-frameup, house-frameup."""
    m = murder(players={1: {"guilt": status}})
    do(m, SHOT)
    assert guilts(m) == ["suspect", status, "innocent", "innocent"]


@pytest.mark.parametrize("status", ["suspect", "guilty"])
def test_who_is_accused_already_frames_nobody(status: str) -> None:
    """card-mimic-frameup: such a player does not become Suspect by it (10.1.1)."""
    m = murder(players={0: {"guilt": status}})
    do(m, SHOT)
    assert ask(m) == "activation"
    assert guilts(m) == [status, "innocent", "innocent", "innocent"]


@pytest.mark.parametrize(
    "more",
    [
        {"cameras": False},
        {"at": at("locker-room", "consort", "exile", "stranger")},
        {"damaged": ["fuel-cells", "reactor"]},
    ],
)
def test_what_nobody_sees_needs_no_scapegoat(more: dict[str, Any]) -> None:
    """card-mimic-frameup, 10.1.2: with Cameras OFF, in the Dark, in a Blackout."""
    m = murder(**more)
    do(m, SHOT)
    assert ask(m) == "activation"
    assert guilts(m) == INNOCENT


@pytest.mark.parametrize("victim", ["medical", "cyborg"])
def test_robots_and_fugitives_need_no_scapegoat(victim: str) -> None:
    """card-mimic-frameup, card-fugitive, 10.1.2."""
    m = murder(at=at("quarters", "consort", victim, "stranger"))
    do(m, f"attack consort {victim} gun")
    assert ask(m) == "activation"
    assert guilts(m) == INNOCENT


def test_the_victim_is_nobodys_conspirator_any_more() -> None:
    """card-mimic-frameup, 4.3.1: conspirators are Live."""
    m = murder()
    do(m, "attack consort stranger gun")
    assert guilt(m, 0) == "suspect"


def test_a_pc_is_a_conspirator_of_its_player() -> None:
    """card-mimic-frameup, 4.3.2."""
    m = murder(pc={2: "stranger"}, cubes={})
    do(m, SHOT)
    assert legal(m, "blame") == {"blame 2"}


def test_consort_is_herself_a_conspirator_in_that_section() -> None:
    """card-mimic-frameup: of everybody who has as many cubes on her."""
    m = murder(cubes={0: {"consort": 2}, 2: {"consort": 2}, 3: {"consort": 1}})
    do(m, SHOT)
    assert legal(m, "blame") == {"blame 2"}


def test_who_bribes_consort_can_frame_her_owner() -> None:
    """card-mimic-frameup, 15.5.4.3: it is the active player who would become Suspect."""
    m = station(
        at=at("quarters", "consort", "exile", "stranger"),
        holding={"consort": "gun"},
        pc={3: "consort"},
        cubes={0: {"engineer": 1}},
        acting="engineer",
    )
    do(m, "bribe consort", SHOT)
    assert asked(m) == 3
    do(m, "accept")
    assert (ask(m), asked(m)) == ("frame-up", 0)
    do(m, "blame 3")
    assert guilts(m) == ["innocent", "innocent", "innocent", "suspect"]


def test_others_beside_consort_frame_nobody() -> None:
    """card-mimic-frameup: it must be Consort who puts the Human Down."""
    m = murder(
        at=at("quarters", "consort", "exile", "stranger", "engineer"),
        holding={"engineer": "gun"},
        acting="engineer",
    )
    do(m, "attack engineer exile gun")
    assert guilt(m, 0) == "suspect"


def blaze(*helmets: str, place: str = "quarters", **more: Any) -> deorbit.Match:
    """Consort has a Firebomb. Seat 1 has Exile, seat 2 has Stranger, seat 3 has Troubleshooter, all
    in one section; these have Helmets."""
    position: dict[str, Any] = {
        "at": {"consort": "quarters"} | at(place, "exile", "stranger", "troubleshooter"),
        "holding": {"consort": "firebomb", "troubleshooter": ""} | dict.fromkeys(helmets, "helmet"),
        "acting": "consort",
        "cubes": {1: {"exile": 1}, 2: {"stranger": 1}, 3: {"troubleshooter": 1}},
    }
    return station(**position | more)


def test_one_fire_is_one_crime() -> None:
    """card-mimic-frameup, house-suspicion: two Humans burn, one player is named, once."""
    m = blaze("troubleshooter")
    do(m, "ignite consort quarters")
    assert [is_down(m, name) for name in ("exile", "stranger", "troubleshooter")] == [1, 1, 0]
    assert [one["ask"] for one in m.position()["asks"]] == ["activation", "frame-up"]
    assert legal(m, "blame") == {"blame 3"}
    do(m, "blame 3")
    assert guilts(m) == ["innocent", "innocent", "innocent", "suspect"]


@pytest.mark.parametrize("saved", ["exile", "stranger", "troubleshooter"])
def test_only_those_who_stand_after_the_fire_are_witnesses(saved: str) -> None:
    """card-mimic-frameup, 4.3.1: in whatever order the Humans go Down."""
    m = blaze(saved)
    do(m, "ignite consort quarters")
    seat = 1 + ["exile", "stranger", "troubleshooter"].index(saved)
    assert legal(m, "blame") == {f"blame {seat}"}


def test_a_fire_that_leaves_no_conspirator_standing_leaves_no_scapegoat() -> None:
    """card-mimic-frameup, 10.1.2: whatever is asked, the active player becomes Suspect."""
    m = blaze()
    do(m, "ignite consort quarters")
    assert legal(m, "blame") == set()
    if ask(m) == "frame-up":
        do(m, "take-blame")
    assert guilts(m) == ["suspect", "innocent", "innocent", "innocent"]


def test_a_firebomb_next_door_is_blamed_on_those_next_door() -> None:
    """card-mimic-frameup: the section where the Humans go Down, not the one Consort is in."""
    m = blaze("stranger", place="suite", cubes={2: {"stranger": 1}, 3: {"consort": 1}})
    do(m, "ignite consort suite")
    assert legal(m, "blame") == {"blame 2"}


# Shapeshift: Switch -------------------------------------------------------------------------------


def test_consort_swaps_with_the_holder_of_the_briefcase() -> None:
    """card-shapeshift-switch: places, Items and Data."""
    m = secret(
        at={"exile": "suite"},
        holding={"exile": "briefcase helmet", "consort": "gun"},
        data={"exile": "evidence", "consort": "x-secret"},
    )
    assert told(do(m, "reveal", "switch exile"), "switched")
    assert character(m, "consort") == {
        "at": "suite",
        "down": False,
        "holds": ["helmet", "briefcase"],
        "data": ["evidence"],
        "contaminated": False,
    }
    assert character(m, "exile") == {
        "at": "rec-room",
        "down": False,
        "holds": ["gun"],
        "data": ["x-secret"],
        "contaminated": False,
    }
    assert m.position()["asks"] == [{"ask": "turn", "seat": 0, "step": "influence"}]


def test_consort_may_stay_herself() -> None:
    """card-shapeshift-switch: may."""
    m = secret()
    before = m.position()["characters"]
    do(m, "reveal", "decline")
    assert m.position()["characters"] == before


def test_only_npcs_that_can_be_reached_are_swapped_with() -> None:
    """card-shapeshift-switch, house-shapeshift: no PC, nobody escaped, annihilated, off the board
    or swallowed, and nothing that is no Human or Robot."""
    m = secret(
        pc={1: "exile"},
        at={
            "security": AWAY,
            "counselor": "alcatraz",
            "engineer": "annihilated",
            "cyborg": "monster",
            "daredevil": "outer-space",
        },
        down="medical",
        launched=["alcatraz"],
        monster={"at": "storage", "inside": ["cyborg"]},
        project={"card": "blob", "released": True},
        cast="telepathic-rat digital-assistant stowaway drones",
    )
    do(m, "reveal")
    assert legal(m, "switch") == {
        "switch daredevil",
        "switch drone-1",
        "switch drone-2",
        "switch medical",
    }
    for name in ("exile", "security", "stowaway", "cyborg", "telepathic-rat", "monster", "consort"):
        refused(m, f"switch {name}", "card-shapeshift-switch")


@pytest.mark.parametrize(
    "more",
    [
        {"down": "consort"},
        {"at": {"consort": AWAY}},
        {"at": {"consort": "alcatraz"}, "launched": ["alcatraz"]},
        {"at": {"consort": "annihilated"}},
        {
            "at": {"consort": "monster"},
            "monster": {"at": "storage", "inside": ["consort"]},
            "project": {"card": "blob", "released": True},
        },
    ],
)
def test_only_a_live_consort_on_the_station_shifts_shape(more: dict[str, Any]) -> None:
    """card-shapeshift-switch: nothing is asked otherwise."""
    m = secret(**more)
    do(m, "reveal")
    assert ask(m) == "turn"


def test_no_shape_is_shifted_at_stationfall() -> None:
    """card-shapeshift-switch, 16.2."""
    m = at_the_end(at={"exile": AWAY}, holding={"exile": "briefcase"})
    assert where(m, "consort") == "rec-room"


def test_a_schroedinger_reveal_shifts_shape_too() -> None:
    """card-shapeshift-switch, 3.5.1."""
    m = station(players={0: {"bonus": ["consort"]}})
    do(m, "schroedinger consort", "switch exile")
    assert where(m, "exile") == "rec-room"


def test_the_antimatter_stays_where_it_is() -> None:
    """card-shapeshift-switch, house-shapeshift: whoever holds it in Magnetic Containment now."""
    place = "magnetic-containment"
    m = secret(at={"medical": place}, holding={"medical": "antimatter"})
    do(m, "reveal", "switch medical")
    assert (where(m, "consort"), holds(m, "consort")) == (place, ["antimatter"])
    assert m.position()["antimatter"] == "stable"
    m = secret(at={"consort": place}, holding={"consort": "antimatter"})
    do(m, "reveal", "switch exile")
    assert (where(m, "exile"), holds(m, "exile")) == (place, ["antimatter"])
    assert is_down(m, "exile")
    assert m.position()["antimatter"] == "stable"


def test_antimatter_in_new_hands_goes_off_where_they_are() -> None:
    """card-shapeshift-switch, 7.3.2: Consort shifts away from it and leaves the NPC with it in
    Outer Space."""
    m = secret(
        at={"consort": "outer-space"},
        holding={"consort": "antimatter", "exile": "helmet"},
        antimatter="armed",
        markers=[{"player": 0, "effect": "detonation", "minute": 13}],
    )
    do(m, "reveal", "switch exile", "renegotiate")
    assert where(m, "exile") == "annihilated"
    assert where(m, "consort") == "array-control"
    assert holds(m, "consort") == ["helmet"]
    assert m.outcome is None


def test_the_rat_changes_hands_and_stays_where_it_is() -> None:
    """card-shapeshift-switch, card-telepathic-rat."""
    m = secret(at={"exile": "suite"}, holding={"exile": "telepathic-rat"}, cast="telepathic-rat")
    do(m, "reveal", "switch exile")
    assert holds(m, "consort") == ["telepathic-rat"]
    assert where(m, "telepathic-rat") == where(m, "consort") == "suite"


def test_a_drone_keeps_one_item_of_consorts_choice() -> None:
    """card-shapeshift-switch: what is above the limit is dropped, the active player choosing; what
    is integral stays."""
    m = secret(holding={"consort": "gun nanogel briefcase", "drone-2": "helmet"})
    do(m, "reveal", "switch drone-2")
    assert (ask(m), asked(m)) == ("let-go", 0)
    refused(m, "drop drone-2 bludgeon", "8.3")
    do(m, "drop drone-2 gun", "drop drone-2 briefcase")
    assert (where(m, "drone-2"), holds(m, "drone-2")) == ("rec-room", ["nanogel"])
    assert sorted(lying(m, "rec-room")) == ["briefcase", "gun"]
    assert (where(m, "consort"), holds(m, "consort")) == ("outer-space", ["helmet"])
    assert ask(m) == "turn"


def test_contamination_stays_with_its_character() -> None:
    """card-shapeshift-switch, 8.5.1: and takes a slot there."""
    m = secret(
        at={"exile": "suite"},
        holding={"consort": "gun nanogel briefcase", "exile": "helmet bludgeon"},
        contaminated="exile",
    )
    do(m, "reveal", "switch exile")
    assert [character(m, name)["contaminated"] for name in ("consort", "exile")] == [False, True]
    assert legal(m, "drop") == {"drop exile gun", "drop exile nanogel", "drop exile briefcase"}
    do(m, "drop exile nanogel")
    assert holds(m, "exile") == ["gun", "briefcase"]
    assert lying(m, "rec-room") == ["nanogel"]
    assert sorted(holds(m, "consort")) == ["bludgeon", "helmet"]


def test_a_contaminated_consort_drops_what_she_cannot_hold() -> None:
    """card-shapeshift-switch, 8.5.1."""
    m = secret(holding={"exile": "helmet gun briefcase"}, contaminated="consort")
    do(m, "reveal", "switch exile", "drop consort gun")
    assert sorted(holds(m, "consort")) == ["briefcase", "helmet"]
    assert lying(m, "array-control") == ["gun"]


def test_bribes_are_swapped_too() -> None:
    """card-shapeshift-switch, 4.5.1: of all players, the own one too."""
    m = secret(
        players={
            0: {"bribe": "exile"},
            1: {"bribe": "exile"},
            2: {"bribe": "consort"},
            3: {"bribe": "medical"},
        },
    )
    do(m, "reveal", "switch exile")
    bribes = [player(m, seat)["bribe"] for seat in range(4)]
    assert bribes == ["consort", "consort", "exile", "medical"]


def test_what_is_not_possessed_stays() -> None:
    """card-shapeshift-switch: cubes, discs, used Kompromat, and Bribes on a third card."""
    m = secret(
        players={1: {"bribe": "medical", "disc": "exile"}},
        cubes={1: {"exile": 2}},
        spent=["exile"],
    )
    do(m, "reveal", "switch exile")
    assert player(m, 1)["bribe"] == "medical"
    assert player(m, 1)["cubes"] == {"exile": 2}
    assert player(m, 1)["disc"] == "exile"
    assert m.position()["spent"] == ["exile"]


def test_grey_bribes_are_swapped_too() -> None:
    """card-shapeshift-switch, card-rich: those on both cards."""
    m = secret(cast="billionaire", grey_bribes={"on": {"exile": 2, "consort": 1}})
    do(m, "reveal", "switch exile")
    assert m.position()["grey_bribes"] == {"left": 0, "on": {"consort": 2, "exile": 1}}


def test_consort_takes_the_grey_bribes_that_billionaire_has_left() -> None:
    """card-shapeshift-switch, card-billionaire, 4.5.1: they lie on his card and are possessed; what
    was on hers he can spend."""
    m = secret(cast="billionaire", grey_bribes={"on": {"consort": 1}})
    do(m, "reveal", "switch billionaire")
    assert m.position()["grey_bribes"] == {"left": 1, "on": {"consort": 2}}
    assert holds(m, "consort") == ["fletcher"]


@pytest.mark.parametrize(
    ("hazard", "place"),
    [
        ({"fire": ["kitchen"]}, "kitchen"),
        ({"asphyxiation": ["kitchen", "magnetic-containment"]}, "kitchen"),
        ({}, "outer-space"),
    ],
)
def test_who_is_left_in_a_hazard_goes_down(hazard: dict[str, Any], place: str) -> None:
    """card-shapeshift-switch, house-shapeshift, house-suspicion: at once, and nobody is Suspect."""
    m = secret(at={"consort": place, "astrochimp": "suite"}, cubes={1: {"exile": 1}}, **hazard)
    do(m, "reveal", "switch exile")
    assert (where(m, "exile"), is_down(m, "exile")) == (place, True)
    assert not is_down(m, "consort")
    assert guilts(m) == INNOCENT


def test_consorts_helmet_saves_who_takes_her_place() -> None:
    """card-shapeshift-switch, house-shapeshift: possession is swapped before the hazard acts."""
    m = secret(at={"consort": "outer-space"}, holding={"consort": "helmet"})
    do(m, "reveal", "switch exile")
    assert not is_down(m, "exile")
    m = secret(at={"exile": "outer-space"}, holding={"exile": "helmet"})
    do(m, "reveal", "switch exile")
    assert (where(m, "exile"), is_down(m, "exile")) == ("rec-room", False)
    assert (where(m, "consort"), is_down(m, "consort")) == ("outer-space", False)


def test_an_integral_helmet_is_not_swapped() -> None:
    """card-shapeshift-switch, card-corpsicle, 8.4."""
    m = secret(at={"consort": "outer-space"}, cast="corpsicle")
    do(m, "reveal", "switch corpsicle")
    assert (where(m, "corpsicle"), holds(m, "consort")) == ("outer-space", [])


def test_the_goo_gets_consort() -> None:
    """card-shapeshift-switch, x-grey-goo: a Robot goes Down there."""
    m = secret(
        at={"exile": "storage"}, goo=["storage"], project={"card": "grey-goo", "released": True}
    )
    do(m, "reveal", "switch exile")
    assert is_down(m, "consort")
    assert not is_down(m, "exile")


def test_a_down_npc_stays_down_elsewhere() -> None:
    """card-shapeshift-switch: only places and possession change."""
    m = secret(at={"exile": "suite"}, holding={"exile": "briefcase"}, down="exile")
    do(m, "reveal", "switch exile")
    assert (where(m, "exile"), is_down(m, "exile")) == ("rec-room", True)
    assert (where(m, "consort"), is_down(m, "consort")) == ("suite", False)
    assert holds(m, "consort") == ["briefcase"]


def test_to_be_swapped_is_not_to_enter() -> None:
    """card-shapeshift-switch, house-shapeshift, house-claymore: no contamination in Bio Lab, no
    loss in Physics Lab, no trap goes off."""
    m = secret(
        at={"consort": "physics-lab", "exile": "bio-lab"},
        data={"consort": "evidence", "exile": "x-secret"},
        cast="operative",
        traps={"player": 1, "at": {"physics-lab": "real", "bio-lab": "decoy"}},
    )
    do(m, "reveal", "switch exile")
    assert character(m, "consort")["data"] == ["x-secret"]
    assert character(m, "exile")["data"] == ["evidence"]
    for name in ("consort", "exile"):
        assert not character(m, name)["contaminated"]
        assert not is_down(m, name)
    assert set(m.position()["traps"]["at"]) == {"physics-lab", "bio-lab"}


def test_a_full_pod_stays_full() -> None:
    """card-shapeshift-switch, 5.5.3: one comes, one goes; and the pod leaves as planned."""
    m = secret(
        at=at("houdini", "exile", "engineer"),
        abandon_ship=True,
        markers=[{"player": 0, "effect": "launch", "minute": 13, "at": "houdini"}],
    )
    do(m, "reveal", "switch exile", "renegotiate")
    assert where(m, "consort") == "houdini"
    assert m.position()["launched"] == ["houdini"]
    assert where(m, "exile") == "rec-room"


def test_consort_can_swap_with_somebody_beside_her() -> None:
    """card-shapeshift-switch: the places are the same, the pockets are not."""
    m = secret(at={"exile": "rec-room"}, holding={"exile": "briefcase"})
    do(m, "reveal", "switch exile")
    assert where(m, "exile") == where(m, "consort") == "rec-room"
    assert holds(m, "consort") == ["briefcase"]


# The agenda ---------------------------------------------------------------------------------------


def test_consort_gets_nothing_for_escaping_as_such() -> None:
    """16.4.4.1, 16.4.4.2: her first row is worth 0, but the others hang on it."""
    assert "consort-1" not in score(ended("consort", at={"consort": AWAY}), 0)


def test_consort_wants_to_escape_alone() -> None:
    """16.4.4.2, 16.4.3: no other Live Human or Robot beside her."""
    row = "consort-2"
    assert points(row, at={"consort": AWAY}) == 3
    assert points(row, at=at(AWAY, "consort", "exile")) == 3
    assert points(row, at={"consort": "alcatraz"}, **POD) == 3
    for other in ("exile", "medical", "cyborg"):
        assert points(row, at=at("alcatraz", "consort", other), **POD) == 0
        assert points(row, at=at("alcatraz", "consort", other), down=other, **POD) == 3
    for place in LEFT_BEHIND:
        assert points(row, at={"consort": place}) == 0


def test_consort_wants_the_briefcase() -> None:
    """16.4.4.2: in her own hands, if she escapes."""
    row = "consort-3"
    loot = {"consort": "briefcase"}
    assert points(row, at={"consort": AWAY}, holding=loot) == 3
    assert points(row, at={"consort": AWAY}, down="consort", holding=loot) == 3
    assert points(row, holding=loot) == 0
    assert points(row, at={"consort": "alcatraz"}, items={"alcatraz": ["briefcase"]}, **POD) == 0


def test_consort_likes_to_stay_hidden() -> None:
    """16.4.4.2: one point for no reveal before Stationfall, if she escapes."""
    assert score(at_the_end(at={"consort": AWAY}), 0)["consort-4"] == 1
    assert "consort-4" not in score(at_the_end(), 0)
    assert points("consort-4", at={"consort": AWAY}) == 0


def test_bribes_count_twice_for_consort() -> None:
    """16.4.6.2: those of others on her card, escaped or not; her own unused one counts once."""
    bribed = {1: {"bribe": "consort"}, 3: {"bribe": "consort"}}
    rows = score(ended("consort", players=bribed), 0)
    assert (rows["bribes-held"], rows["bribe-unused"]) == (4, 1)
    rows = score(ended("consort", players={0: {"bribe": "consort"}}), 0)
    assert "bribes-held" not in rows


def test_grey_bribes_count_twice_for_consort() -> None:
    """card-billionaire: if he has escaped."""
    more: dict[str, Any] = {"cast": "billionaire", "grey_bribes": {"on": {"consort": 2}}}
    assert score(ended("consort", at={"billionaire": AWAY}, **more), 0)["grey-bribes"] == 4
    assert "grey-bribes" not in score(ended("consort", **more), 0)


def test_consort_is_a_friend_worth_two() -> None:
    """16.4.5.1: as a Bonus Character, Live or Down."""
    friend = {0: {"bonus": ["consort"]}}
    for down in ("", "consort"):
        m = ended("astrochimp", players=friend, at={"consort": AWAY}, down=down)
        assert score(m, 0)["bonus"] == 2
    assert "bonus" not in score(ended("astrochimp", players=friend), 0)
