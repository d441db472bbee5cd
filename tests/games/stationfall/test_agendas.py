"""16.4.4 and 16.4.5: every row of every agenda, and every Bonus Character."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import do, end_turn, legal, score, station

AWAY = "mesosphere"
POD = {"launched": ["alcatraz"]}
"""Alcatraz has left."""
LEFT_BEHIND = ["kitchen", "alcatraz", "outer-space", "annihilated"]
CAST = [
    "astrochimp",
    "counselor",
    "cyborg",
    "daredevil",
    "engineer",
    "exile",
    "medical",
    "security",
    "station-chief",
    "stowaway",
    "stranger",
    "troubleshooter",
]


def ended(name: str, **more: Any) -> deorbit.Match:
    """The end of a game in which seat 0 revealed early as this character, all others at
    Stationfall, and nobody delivered anything."""
    position: dict[str, Any] = {"minute": 0, "active": 3, "re_entry": "minute", "pc": {0: name}}
    m = station(**position | more)
    end_turn(m)
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done")
    return m


def points(row: str, **more: Any) -> int:
    """What a row of an agenda pays in the end, by the name of the character and its number."""
    return score(ended(row.rpartition("-")[0], **more), 0).get(row, 0)


def at(place: str, *names: str) -> dict[str, str]:
    return dict.fromkeys(names, place)


# Escaping pays ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "worth"),
    [
        ("astrochimp-1", 3),
        ("counselor-1", 2),
        ("daredevil-1", 3),
        ("exile-1", 2),
        ("stowaway-3", 2),
    ],
)
def test_five_characters_are_paid_for_escaping(row: str, worth: int) -> None:
    """16.4.4.1, 16.4.1: in a pod or outside one, Live or Down; otherwise not."""
    name = row.rpartition("-")[0]
    assert points(row, at={name: AWAY}) == worth
    assert points(row, at={name: AWAY}, down=name) == worth
    assert points(row, at={name: "alcatraz"}, **POD) == worth
    for place in LEFT_BEHIND:
        assert points(row, at={name: place}) == 0
    assert points(row, at=at(AWAY, *(other for other in CAST if other != name))) == 0


@pytest.mark.parametrize("name", ["cyborg", "engineer", "medical", "security", "stranger"])
def test_five_others_are_not_paid_for_escaping(name: str) -> None:
    """16.4.4.1: no row of theirs asks whether they themselves escaped."""
    home, away = (score(ended(name, at={name: place}), 0) for place in ("kitchen", AWAY))
    assert set(away) <= set(home)


# Astrochimp ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "item"),
    [("astrochimp-2", "briefcase"), ("astrochimp-3", "artifact"), ("astrochimp-4", "gun")],
)
def test_astrochimp_wants_to_hold_shiny_things(row: str, item: str) -> None:
    """16.4.4.2: two points for each, if he escapes with it in his own hands."""
    loot = {"astrochimp": item}
    assert points(row, at={"astrochimp": AWAY}, holding=loot) == 2
    assert points(row, at={"astrochimp": "alcatraz"}, holding=loot, **POD) == 2
    assert points(row, holding=loot) == 0
    assert points(row, at={"astrochimp": "annihilated"}) == 0
    assert points(row, at={"astrochimp": AWAY}) == 0
    assert points(row, at={"astrochimp": "alcatraz"}, items={"alcatraz": [item]}, **POD) == 0
    assert points(row, at=at(AWAY, "astrochimp", "exile"), holding={"exile": item}) == 0


def test_a_bludgeon_does_not_shine() -> None:
    """16.4.4.1: Astrochimp's last row is a Gun; two are not better than one."""
    escaped = {"astrochimp": AWAY}
    assert points("astrochimp-4", at=escaped, holding={"astrochimp": "bludgeon"}) == 0
    assert points("astrochimp-4", at=escaped, holding={"astrochimp": "gun gun"}) == 2


# Counselor ----------------------------------------------------------------------------------------


def test_counselor_wants_the_artifact_to_escape() -> None:
    """16.4.4.1: whoever has it, and whether or not Counselor escapes."""
    row = "counselor-2"
    assert points(row, at={"exile": AWAY}, holding={"exile": "artifact"}) == 4
    assert points(row, at={"counselor": AWAY}, holding={"counselor": "artifact"}) == 4
    assert points(row, items={"alcatraz": ["artifact"]}, **POD) == 4
    assert points(row) == 0
    assert points(row, items={"alcatraz": ["artifact"]}) == 0
    assert points(row, items={"alcatraz": ["briefcase"]}, **POD) == 0
    assert points(row, items={"outer-space": ["artifact"]}) == 0
    assert points(row, items={"physics-lab": []}, removed={"artifact": 1}) == 0
    assert points(row, at={"exile": AWAY}, holding={"exile": "briefcase"}) == 0


@pytest.mark.parametrize(
    ("hands", "worth"),
    [
        ({0: ["medical"]}, 2),
        ({0: ["medical", "exile"], 1: ["security"]}, 2),
        ({0: ["medical"], 1: ["security"]}, 0),
        ({0: ["medical"], 1: ["security", "exile"]}, 0),
        ({0: ["medical"], 1: [], 3: ["exile"]}, 0),
        ({}, 0),
    ],
)
def test_counselor_wants_more_kompromat_in_hand_than_any_other_player(
    hands: dict[int, list[str]], worth: int
) -> None:
    """16.4.4.1, house-scoring: strictly more."""
    players = {seat: {"hand": hand} for seat, hand in hands.items()}
    assert points("counselor-3", players=players) == worth


def test_used_kompromat_is_not_in_hand() -> None:
    """16.4.4.1: Counselor's third row."""
    hand = {1: {"hand": ["exile"]}}
    assert points("counselor-3", players=hand, spent=["medical", "security"]) == 0


@pytest.mark.parametrize(
    ("betrayed", "worth"),
    [
        ([0, 0, 0, 0], 1),
        ([0, 1, 2, 3], 1),
        ([2, 2, 3, 4], 1),
        ([2, 2, 2, 2], 1),
        ([1, 0, 2, 2], 0),
        ([3, 3, 3, 2], 0),
    ],
)
def test_counselor_wants_the_fewest_cubes_in_betrayal(betrayed: list[int], worth: int) -> None:
    """16.4.4.1, house-scoring: a tie will do."""
    players = {seat: {"betrayal": count} for seat, count in enumerate(betrayed)}
    assert points("counselor-4", players=players) == worth


# Cyborg -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("down", "worth"),
    [
        ("", 0),
        ("engineer", 1),
        ("engineer counselor", 2),
        ("engineer counselor station-chief", 3),
        ("exile medical security stranger", 0),
        ("engineer exile", 1),
    ],
)
def test_cyborg_wants_officers_down(down: str, worth: int) -> None:
    """16.4.4.1: a point for each of the three, PC or NPC."""
    assert points("cyborg-1", down=down) == worth


def test_cyborg_counts_annihilated_and_escaped_officers_that_are_down() -> None:
    """16.4.4.1, 16.4.2: Down is Down, wherever."""
    assert points("cyborg-1", at={"engineer": "annihilated"}) == 1
    assert points("cyborg-1", at={"engineer": AWAY}, down="engineer") == 1
    assert points("cyborg-1", at={"engineer": AWAY}) == 0


def test_cyborg_wants_no_human_pc_to_escape() -> None:
    """16.4.4.1: NPCs may, Robots may; seat 1 is Counselor, revealed at Stationfall."""
    row = "cyborg-2"
    assert points(row) == 2
    assert points(row, at=at(AWAY, "exile", "engineer", "medical")) == 2
    assert points(row, at={"counselor": AWAY}) == 0
    assert points(row, at={"counselor": AWAY}, down="counselor") == 0
    assert points(row, at={"counselor": "annihilated"}) == 2
    assert points(row, at={"medical": AWAY}, pc={0: "cyborg", 1: "medical"}) == 2
    assert points(row, at={"exile": AWAY}, pc={0: "cyborg", 1: "exile"}) == 0


def test_cyborg_is_a_human_pc_too() -> None:
    """16.4.4.1, card-cyborg."""
    assert points("cyborg-2", at={"cyborg": AWAY}) == 0


@pytest.mark.parametrize(("row", "worth"), [("cyborg-3", 2), ("engineer-2", 3)])
def test_cyborg_and_engineer_want_no_contamination_to_escape(row: str, worth: int) -> None:
    """16.4.4.1: by nobody, Live or Down, Human or Robot, the own PC included."""
    own = row.rpartition("-")[0]
    assert points(row) == worth
    assert points(row, at={"exile": AWAY}) == worth
    assert points(row, contaminated="exile medical") == worth
    assert points(row, at={"exile": AWAY}, contaminated="stranger") == worth
    assert points(row, at={"exile": AWAY}, contaminated="exile") == 0
    assert points(row, at={"exile": "alcatraz"}, contaminated="exile", **POD) == 0
    assert points(row, at={"exile": AWAY}, contaminated="exile", down="exile") == 0
    assert points(row, at={"medical": AWAY}, contaminated="medical") == 0
    assert points(row, at={own: AWAY}, contaminated=own) == 0


@pytest.mark.parametrize(
    ("row", "worth"), [("cyborg-4", 2), ("daredevil-4", 1), ("troubleshooter-2", -2)]
)
def test_three_characters_care_whether_project_x_was_released(row: str, worth: int) -> None:
    """16.4.4.1: Cyborg and Daredevil want it, Troubleshooter wants that it never was."""
    out = points(row, project={"card": "grey-goo", "released": True})
    inside = points(row, project={"card": "grey-goo", "peeked": [1]})
    assert out - inside == worth
    assert min(out, inside) == 0


# Daredevil ----------------------------------------------------------------------------------------


def test_daredevil_wants_to_be_the_only_human_that_escaped() -> None:
    """16.4.4.2: Robots may; Cyborg is a Human; without the escape itself it is nothing."""
    row = "daredevil-2"
    escaped = {"daredevil": AWAY}
    assert points(row, at=escaped) == 2
    assert points(row, at=escaped | {"medical": AWAY, "security": "alcatraz"}, **POD) == 2
    assert points(row, at=escaped | {"exile": "annihilated"}) == 2
    assert points(row, at=escaped | {"exile": AWAY}) == 0
    assert points(row, at=escaped | {"exile": AWAY}, down="exile") == 0
    assert points(row, at=escaped | {"cyborg": AWAY}) == 0
    assert points(row) == 0


def test_daredevil_wants_the_artifact_or_contamination() -> None:
    """16.4.4.2: one of them, own ones, and only with the escape."""
    row = "daredevil-3"
    escaped = {"daredevil": AWAY}
    assert points(row, at=escaped, holding={"daredevil": "artifact"}) == 2
    assert points(row, at=escaped, contaminated="daredevil") == 2
    both: dict[str, Any] = {"holding": {"daredevil": "artifact"}, "contaminated": "daredevil"}
    assert points(row, at=escaped, **both) == 2
    assert points(row, **both) == 0
    assert points(row, at=escaped) == 0
    assert points(row, at=escaped, contaminated="exile") == 0
    assert points(row, at=escaped, holding={"daredevil": "briefcase"}) == 0


def test_daredevils_last_row_needs_no_escape() -> None:
    """16.4.4.2: it has no plus."""
    released = {"card": "combat-swarm", "released": True}
    assert points("daredevil-4", project=released) == 1


# Engineer -----------------------------------------------------------------------------------------


def test_engineer_wants_the_antimatter_to_detonate_on_board() -> None:
    """16.4.4.1: before Stationfall."""
    m = station(
        items={"kitchen": ["antimatter"]},
        antimatter="armed",
        markers=[{"player": 0, "effect": "detonation", "minute": 13}],
        pc={0: "engineer"},
    )
    end_turn(m)
    while m.to_act:
        do(m, "reveal")
    assert score(m, 0)["engineer-1"] == 3
    assert points("engineer-1") == 0
    assert points("engineer-1", items={"kitchen": ["antimatter"]}, antimatter="armed") == 0


def test_engineer_is_not_paid_for_a_detonation_elsewhere() -> None:
    """16.4.4.1: not in Outer Space."""
    m = station(
        items={"outer-space": ["antimatter"]},
        antimatter="armed",
        minute=0,
        active=0,
        first=1,
        re_entry="minute",
        markers=[{"player": 0, "effect": "detonation", "minute": 0}],
        pc={0: "engineer"},
    )
    end_turn(m)
    while m.to_act:
        do(m, "reveal")
    assert "engineer-1" not in score(m, 0)


@pytest.mark.parametrize(
    ("row", "item", "worth"),
    [
        ("engineer-3", "artifact", 2),
        ("security-3", "briefcase", 1),
        ("security-4", "artifact", 1),
    ],
)
def test_engineer_and_security_want_items_not_to_escape(row: str, item: str, worth: int) -> None:
    """16.4.4.1: on board, in space or annihilated is all the same."""
    home = {"briefcase": "suite", "artifact": "physics-lab"}[item]
    assert points(row) == worth
    assert points(row, items={"outer-space": [item]}) == worth
    assert points(row, items={home: []}, removed={item: 1}) == worth
    assert points(row, holding={"exile": item}) == worth
    assert points(row, at={"exile": AWAY}) == worth
    assert points(row, at={"exile": AWAY}, holding={"exile": item}) == 0
    assert points(row, items={"alcatraz": [item]}, **POD) == 0


@pytest.mark.parametrize(("guilt", "worth"), [("innocent", 1), ("suspect", 0), ("guilty", 0)])
def test_engineer_wants_to_stay_innocent(guilt: str, worth: int) -> None:
    """16.4.4.1: the own guilt counts, not that of others."""
    assert points("engineer-4", players={0: {"guilt": guilt}, 1: {"guilt": "suspect"}}) == worth


# Exile --------------------------------------------------------------------------------------------


def test_exile_is_paid_for_kompromat_of_those_who_escaped() -> None:
    """16.4.4.2: two points each, in the own hand, if Exile escaped; the own one counts too."""
    row = "exile-2"
    hand = {"players": {0: {"hand": ["medical", "stranger", "exile"]}}}
    escaped = {"exile": AWAY}
    assert points(row, at=escaped, **hand) == 2
    assert points(row, at=escaped | {"medical": AWAY}, **hand) == 4
    assert points(row, at=escaped | {"medical": AWAY, "stranger": "alcatraz"}, **hand, **POD) == 6
    assert points(row, at=escaped | {"medical": "annihilated"}, **hand) == 2
    assert points(row, at={"medical": AWAY}, **hand) == 0
    assert points(row, at=at(AWAY, "exile", "medical")) == 0
    assert points(row, at=escaped | {"engineer": AWAY}, players={1: {"hand": ["engineer"]}}) == 0
    assert points(row, at=escaped | {"medical": AWAY}, spent=["medical"]) == 0


def test_exile_wants_evidence_that_the_news_do_not_have() -> None:
    """16.4.4.2: possessed by Exile, who escaped; what Authorities have does not matter."""
    row = "exile-3"
    mine: dict[str, Any] = {"at": {"exile": AWAY}, "data": {"exile": "evidence"}}
    assert points(row, **mine) == 3
    assert points(row, offsites={"authorities": ["evidence"]}, **mine) == 3
    assert points(row, offsites={"news": ["x-secret"]}, **mine) == 3
    assert points(row, offsites={"news": ["evidence"]}, **mine) == 0
    assert points(row, data={"exile": "evidence"}) == 0
    assert points(row, at={"exile": AWAY}, data={"exile": "x-secret"}) == 0
    assert points(row, at=at(AWAY, "exile", "stranger"), data={"stranger": "evidence"}) == 0


# Medical ------------------------------------------------------------------------------------------


def test_medical_wants_no_down_human_on_board() -> None:
    """16.4.4.1: Robots do not count, Cyborg does; space, Mesosphere and nothingness do not."""
    row = "medical-1"
    assert points(row) == 2
    assert points(row, down="exile") == 0
    assert points(row, down="cyborg") == 0
    assert points(row, down="exile", at={"exile": "alcatraz"}) == 0
    assert points(row, down="security") == 2
    assert points(row, down="exile", at={"exile": "outer-space"}) == 2
    assert points(row, down="exile", at={"exile": AWAY}) == 2
    assert points(row, down="exile", at={"exile": "alcatraz"}, **POD) == 2
    assert points(row, at={"exile": "annihilated"}) == 2


@pytest.mark.parametrize(
    ("track", "stars"),
    [
        (0, 0),
        (1, 1),
        (2, 2),
        (3, 3),
        (4, 4),
        (5, 4),
        (6, 5),
        (7, 5),
        (8, 6),
        (10, 6),
        (11, 7),
        (15, 7),
    ],
)
def test_medical_is_paid_for_the_stars_on_the_track(track: int, stars: int) -> None:
    """16.4.4.1, card-medical: at 1, 2, 3, 4, 6, 8 and 11."""
    assert points("medical-2", medical=track) == stars


def test_medicals_track_advances_by_revived_humans_and_betrayed_cubes() -> None:
    """card-medical: not by Robots, nor by Humans whom somebody else revives, nor own cubes."""
    m = station(
        at=at("machine-shop", "medical", "exile", "security", "stranger"),
        holding={"stranger": "nanogel"},
        down="exile security",
        players={0: {"identity": "medical"}, 2: {"bonus": ["astrochimp"]}},
        cubes={0: {"medical": 1}, 1: {"medical": 1}, 3: {"medical": 1}},
    )
    do(m, "reveal")
    assert m.position()["medical"] == 2
    do(m, "activate medical", "heal medical exile")
    assert m.position()["medical"] == 3
    do(m, "repair medical security")
    assert m.position()["medical"] == 3


def test_a_human_revived_by_medical_with_nanogel_counts_and_by_others_does_not() -> None:
    """card-medical: each Human that Medical revives."""
    for healer, track in (("medical", 1), ("stranger", 0)):
        m = station(
            at=at("kitchen", healer, "exile"),
            holding={healer: "nanogel"},
            down="exile",
            acting=healer,
        )
        do(m, f"revive {healer} exile nanogel")
        assert m.position()["medical"] == track


# Security -----------------------------------------------------------------------------------------


def test_security_wants_fugitives_down_on_board() -> None:
    """16.4.4.1: Cyborg is one, wherever on board."""
    row = "security-1"
    assert points(row, down="cyborg") == 1
    assert points(row, down="cyborg", at={"cyborg": "alcatraz"}) == 1
    assert points(row) == 0
    assert points(row, down="cyborg", at={"cyborg": "outer-space"}) == 0
    assert points(row, down="cyborg", at={"cyborg": AWAY}) == 0
    assert points(row, down="cyborg", at={"cyborg": "alcatraz"}, **POD) == 0
    assert points(row, at={"cyborg": "annihilated"}) == 0
    assert points(row, down="exile engineer") == 0


def test_security_wants_monsters_down_on_board() -> None:
    """16.4.4.1."""
    row = "security-1"
    swarm: dict[str, Any] = {"project": {"card": "combat-swarm", "released": True}}
    assert points(row, monster={"at": "bridge", "down": True}, **swarm) == 1
    assert points(row, monster={"at": "alcatraz", "down": True}, **swarm, **POD) == 0
    hunted = {"at": {"exile": "security-station"}}
    assert points(row, monster={"at": "bridge"}, **swarm, **hunted) == 0


@pytest.mark.parametrize(("guilt", "worth"), [("innocent", 0), ("suspect", 1), ("guilty", 1)])
def test_security_wants_pcs_of_players_who_are_not_innocent_down_on_board(
    guilt: str, worth: int
) -> None:
    """16.4.4.1: seat 1 is Counselor; Live, or escaped, nothing is paid."""
    row = "security-1"
    accused = {"players": {1: {"guilt": guilt}}}
    assert points(row, down="counselor", **accused) == worth
    assert points(row, **accused) == 0
    assert points(row, down="counselor", at={"counselor": AWAY}, **accused) == 0
    assert points(row, down="exile", **accused) == 0


def test_security_counts_each_of_them_once() -> None:
    """16.4.4.1: Cyborg as the PC of a Suspect is still one; several are several; NPCs are none."""
    row = "security-1"
    suspects = {"players": {seat: {"guilt": "suspect"} for seat in (1, 2, 3)}}
    assert points(row, down="exile engineer stranger", **suspects) == 0
    assert points(row, down="cyborg", **suspects) == 1
    assert points(row, down="cyborg counselor daredevil", **suspects) == 3


@pytest.mark.parametrize("weapon", ["bludgeon", "gun"])
def test_security_wants_armed_humans_down_on_board(weapon: str) -> None:
    """16.4.4.1: a point for each."""
    row = "security-2"
    armed = {"holding": {"exile": weapon, "stranger": weapon, "medical": weapon}}
    assert points(row, down="exile", **armed) == 1
    assert points(row, down="exile stranger", **armed) == 2
    assert points(row, **armed) == 0
    assert points(row, down="medical", **armed) == 0
    assert points(row, down="exile", at={"exile": "outer-space"}, **armed) == 0
    assert points(row, down="exile", at={"exile": AWAY}, **armed) == 0
    assert points(row, down="exile") == 0
    assert points(row, down="exile", holding={"exile": "firebomb nanogel"}) == 0


def test_an_armed_fugitive_pays_in_both_rows() -> None:
    """16.4.4.1: they are rows of their own."""
    m = ended("security", down="cyborg", holding={"cyborg": "gun bludgeon"})
    assert score(m, 0)["security-1"] == 1
    assert score(m, 0)["security-2"] == 1


def test_security_wants_neither_briefcase_nor_artifact_to_escape() -> None:
    """16.4.4.2: a point more if both stay."""
    row = "security-5"
    assert points(row) == 1
    assert points(row, at={"exile": AWAY}, holding={"exile": "artifact"}) == 0
    assert points(row, at={"exile": AWAY}, holding={"exile": "briefcase"}) == 0
    assert points(row, at={"exile": AWAY}, holding={"exile": "artifact briefcase"}) == 0


# Station Chief ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("escaped", "worth"),
    [
        ([], 0),
        (["exile"], 1),
        (["exile", "cyborg", "counselor"], 3),
        (["medical", "security"], 0),
        (["station-chief"], 0),
        (["station-chief", "exile"], 1),
    ],
)
def test_station_chief_wants_other_humans_to_escape(escaped: list[str], worth: int) -> None:
    """16.4.4.1: a point each, PC or NPC; Cyborg is a Human, Robots and herself do not count."""
    assert points("station-chief-1", at=at(AWAY, *escaped)) == worth
    assert points("station-chief-1", at=at(AWAY, *escaped), down=" ".join(escaped)) == worth


def test_annihilated_humans_have_not_escaped() -> None:
    """16.4.4.1, 4.6.5.2: Station Chief's first row."""
    assert points("station-chief-1", at={"exile": "annihilated"}) == 0


@pytest.mark.parametrize(
    ("escaped", "pc", "worth"),
    [
        ([], {0: "station-chief"}, 0),
        (["exile"], {0: "station-chief"}, 0),
        (["engineer"], {0: "station-chief"}, 1),
        (["counselor"], {0: "station-chief"}, 0),
        (["counselor", "engineer"], {0: "station-chief", 1: "exile"}, 2),
    ],
)
def test_station_chief_is_paid_more_for_npc_officers(
    escaped: list[str], pc: dict[int, str], worth: int
) -> None:
    """16.4.4.2: Counselor is no NPC if seat 1 reveals as her, at Stationfall at the latest."""
    assert points("station-chief-2", at=at(AWAY, *escaped), pc=pc) == worth


def test_station_chief_wants_to_go_down_with_the_ship_live() -> None:
    """16.4.4.1: on board, a docked pod included."""
    row = "station-chief-3"
    assert points(row) == 2
    assert points(row, at={"station-chief": "alcatraz"}) == 2
    assert points(row, down="station-chief") == 0
    assert points(row, at={"station-chief": "outer-space"}) == 0
    assert points(row, at={"station-chief": AWAY}) == 0
    assert points(row, at={"station-chief": "alcatraz"}, **POD) == 0
    assert points(row, at={"station-chief": "annihilated"}) == 0


# Stowaway -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("row", "data"), [("stowaway-1", "x-secret"), ("stowaway-2", "evidence")])
def test_stowaway_wants_the_news_to_have_it(row: str, data: str) -> None:
    """16.4.4.1: two points for each, whoever sent it, escaped or not; Authorities do not count."""
    other = {"x-secret": "evidence", "evidence": "x-secret"}[data]
    assert points(row, offsites={"news": [data]}) == 2
    assert points(row, offsites={"news": ["evidence", "x-secret"]}) == 2
    assert points(row, offsites={"news": [other]}) == 0
    assert points(row, offsites={"authorities": [data]}) == 0
    assert points(row, at={"stowaway": AWAY}, data={"stowaway": data}) == 0


def test_stowaway_who_never_entered_has_not_escaped() -> None:
    """16.4.4.1, 16.4.1."""
    assert points("stowaway-3", at={"stowaway": "card"}) == 0


def test_stowaway_wants_to_be_the_only_one_to_escape_with_evidence() -> None:
    """16.4.4.2: what others have on board does not matter."""
    row = "stowaway-4"
    evidence = {"stowaway": "evidence"}
    assert points(row, at={"stowaway": AWAY}, data=evidence) == 3
    assert points(row, at={"stowaway": AWAY}, data=evidence | {"exile": "evidence"}) == 3
    both = at(AWAY, "stowaway", "exile")
    assert points(row, at=both, data=evidence) == 3
    assert points(row, at=both, data=evidence | {"exile": "x-secret"}) == 3
    assert points(row, at=both, data=evidence | {"exile": "evidence"}) == 0
    assert points(row, at=both, data={"exile": "evidence"}) == 0
    assert points(row, at={"stowaway": AWAY}) == 0
    assert points(row, at={"stowaway": "kitchen"}, data=evidence) == 0
    assert points(row, at={"stowaway": AWAY}, data={"stowaway": "x-secret"}) == 0


# Stranger -----------------------------------------------------------------------------------------


def test_stranger_wants_not_to_have_revealed_before_stationfall() -> None:
    """16.4.4.1: also by a Schroedinger Reveal at Stationfall."""
    assert points("stranger-1") == 0
    hidden = {"identity": "stranger", "bonus": ["engineer"]}
    m = ended("astrochimp", pc={}, players={0: hidden})
    assert score(m, 0)["stranger-1"] == 1
    m = station(minute=0, active=3, re_entry="minute", players={0: {"bonus": ["stranger"]}})
    end_turn(m)
    do(m, "schroedinger stranger", "reveal", "reveal", "reveal")
    assert score(m, 0)["stranger-1"] == 1


def test_stranger_wants_to_possess_the_x_secret() -> None:
    """16.4.4.1: anywhere, Live or Down."""
    row = "stranger-2"
    assert points(row, data={"stranger": "x-secret"}) == 1
    assert points(row, data={"stranger": "x-secret"}, down="stranger") == 1
    assert points(row, data={"stranger": "x-secret"}, at={"stranger": AWAY}) == 1
    assert points(row, data={"stranger": "evidence"}) == 0
    assert points(row, data={"exile": "x-secret"}) == 0
    assert points(row) == 0


def test_stranger_wants_bonus_points() -> None:
    """16.4.4.1: two points more if there is any, however many."""
    row = "stranger-3"
    assert points(row, down="engineer") == 2
    assert points(row) == 0
    assert points(row, at={"engineer": AWAY}) == 0
    medical = {"players": {0: {"bonus": ["medical"]}, 2: {"bonus": ["engineer"]}}}
    assert points(row, down="medical", **medical) == 2
    assert points(row, down="engineer", **medical) == 0


def test_stranger_wants_to_be_live_and_together_with_a_bonus_character() -> None:
    """16.4.4.1, 16.4.3: who may be Live or Down; in an escaped pod too."""
    row = "stranger-4"
    both = at("kitchen", "stranger", "engineer")
    assert points(row, at=both) == 2
    assert points(row, at=both, down="engineer") == 2
    assert points(row, at=both, down="stranger") == 0
    assert points(row, at=at("alcatraz", "stranger", "engineer"), **POD) == 2
    out = at("outer-space", "stranger", "engineer")
    assert points(row, at=out, holding={"stranger": "helmet"}) == 2
    assert points(row, at=at(AWAY, "stranger", "engineer")) == 0
    assert points(row, at=at("kitchen", "stranger", "exile")) == 0
    assert points(row) == 0


# Troubleshooter -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "worth"),
    [
        ({}, 2),
        ({"holding": {"medical": "antimatter"}, "at": {"medical": "magnetic-containment"}}, 2),
        ({"antimatter": "armed"}, 0),
        ({"antimatter": "detonated", "removed": {"antimatter": 1}}, 0),
    ],
)
def test_troubleshooter_wants_the_antimatter_not_to_be_armed(
    position: dict[str, Any], worth: int
) -> None:
    """16.4.4.1, house-scoring: what has detonated had been armed."""
    assert points("troubleshooter-1", **position) == worth


@pytest.mark.parametrize(
    ("damaged", "launched", "worth"),
    [
        ([], [], 2),
        (["hail-mary"], [], 0),
        (["kitchen"], [], 0),
        ([], ["hail-mary"], 2),
        (["kitchen"], ["hail-mary"], 0),
    ],
)
def test_troubleshooter_wants_no_section_damaged(
    damaged: list[str], launched: list[str], worth: int
) -> None:
    """16.4.4.1, house-scoring: a docked pod is a section, a launched one is none any more."""
    assert points("troubleshooter-3", damaged=damaged, launched=launched) == worth


def test_a_pod_that_burned_is_no_damaged_section() -> None:
    """16.4.4.1, house-scoring: Hail Mary is launched damaged and gone."""
    m = station(
        at={"exile": "hail-mary", "medical": "aft-airlocks"},
        minute=0,
        first=1,
        active=0,
        re_entry="minute",
        pc={0: "troubleshooter"},
        acting="medical",
        actions=1,
    )
    do(m, "section-launch medical hail-mary", "end")
    while m.to_act:
        do(m, "reveal")
    assert score(m, 0)["troubleshooter-3"] == 2


@pytest.mark.parametrize(
    ("position", "worth"),
    [
        ({}, 3),
        ({"down": "medical"}, 2),
        ({"down": "cyborg security"}, 1),
        ({"at": {"medical": AWAY}}, 3),
        ({"at": {"medical": AWAY}, "down": "medical"}, 2),
        ({"at": {"security": "annihilated"}}, 2),
        ({"down": "cyborg security medical"}, 0),
    ],
)
def test_troubleshooter_wants_live_robots(position: dict[str, Any], worth: int) -> None:
    """16.4.4.1, card-cyborg: Medical, Security and Cyborg, wherever they are."""
    assert points("troubleshooter-4", **position) == worth


# Bonus Characters (16.4.5) ------------------------------------------------------------------------

FRIENDS = {
    "astrochimp": 2,
    "counselor": 2,
    "daredevil": 2,
    "exile": 2,
    "stowaway": 2,
    "stranger": 2,
    "troubleshooter": 2,
}
GRUDGES = {"cyborg": 2, "engineer": 2, "medical": 1, "security": 3, "station-chief": 2}


def bonus(name: str, place: str, down: bool = False) -> int:
    """What the Bonus Character of seat 0 pays for ending there."""
    others = [other for other in CAST if other != name]
    players: dict[int, dict[str, Any]] = {
        seat: {"identity": others[seat], "bonus": [name] if seat == 0 else []} for seat in range(4)
    }
    m = ended(others[0], pc={}, players=players, at={name: place}, down=name if down else "", **POD)
    return score(m, 0).get("bonus", 0)


def test_every_character_is_a_friend_or_an_enemy() -> None:
    """16.4.5.1, 16.4.5.2: and not both."""
    assert sorted([*FRIENDS, *GRUDGES]) == CAST


@pytest.mark.parametrize("name", FRIENDS)
def test_friends_pay_when_they_have_escaped(name: str) -> None:
    """16.4.5.1: in whatever state, and in no other case."""
    worth = FRIENDS[name]
    assert bonus(name, AWAY) == worth
    assert bonus(name, AWAY, down=True) == worth
    assert bonus(name, "alcatraz") == worth
    assert bonus(name, "kitchen") == 0
    assert bonus(name, "kitchen", down=True) == 0
    assert bonus(name, "mcqueen") == 0
    assert bonus(name, "annihilated") == 0


@pytest.mark.parametrize("name", GRUDGES)
def test_enemies_pay_when_they_are_down_and_have_not_escaped(name: str) -> None:
    """16.4.5.2, 16.4.2: annihilated is Down."""
    worth = GRUDGES[name]
    assert bonus(name, "kitchen", down=True) == worth
    assert bonus(name, "outer-space", down=True) == worth
    assert bonus(name, "mcqueen", down=True) == worth
    assert bonus(name, "annihilated") == worth
    assert bonus(name, "kitchen") == 0
    assert bonus(name, AWAY) == 0
    assert bonus(name, AWAY, down=True) == 0
    assert bonus(name, "alcatraz", down=True) == 0


def test_stowaway_who_never_entered_pays_nothing() -> None:
    """16.4.5.1."""
    assert bonus("stowaway", "card") == 0


def test_several_rows_add_up() -> None:
    """16.4.4.1: the best evening that Troubleshooter can have."""
    m = ended("troubleshooter", damaged=[])
    assert score(m, 0) == {
        "troubleshooter-1": 2,
        "troubleshooter-2": 2,
        "troubleshooter-3": 2,
        "troubleshooter-4": 3,
        "bribe-unused": 1,
    }
    assert m.outcome is not None
    assert m.outcome.scores[0] == 10
