"""Legal: Process Server, Lawyer Up, NDAs, Fine Print, Hardcopy and the agenda."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    character,
    do,
    end_turn,
    guilt,
    legal,
    player,
    refused,
    score,
    station,
    told,
    where,
)
from games.stationfall.test_agendas import AWAY, POD, at, ended, points


def ask(m: deorbit.Match) -> str:
    """The kind of question that is open."""
    kind: str = m.position()["asks"][-1]["ask"]
    return kind


def data_of(m: deorbit.Match, name: str) -> list[str]:
    kinds: list[str] = character(m, name)["data"]
    return kinds


def turn(m: deorbit.Match) -> tuple[int, bool]:
    """Actions left, and whether the free one is."""
    facts = m.position()["turn"]
    return facts["actions"], facts["free"]


# Process Server -----------------------------------------------------------------------------------


def test_legal_starts_in_aft_hub() -> None:
    """2.2.4."""
    assert where(station(cast="legal"), "legal") == "aft-hub"


def test_legal_serves_everybody_in_the_room() -> None:
    """card-process-server, card-nda: Humans and Robots, Down ones too; not itself, nobody
    elsewhere, and no Rat."""
    m = station(
        at=at("quarters", "legal", "exile", "medical", "cyborg", "telepathic-rat")
        | {"engineer": "suite"},
        down="medical",
        acting="legal",
    )
    events = do(m, "process-server legal")
    assert [event.args["other-character"] for event in events] == ["cyborg", "exile", "medical"]
    for name in ("exile", "medical", "cyborg"):
        assert data_of(m, name) == ["nda"]
    for name in ("legal", "engineer", "telepathic-rat"):
        assert data_of(m, name) == []
    assert turn(m) == (1, True)


def test_there_must_be_somebody_to_serve() -> None:
    """card-process-server: nobody there, or all have signed."""
    refused(
        station(at={"legal": "quarters"}, acting="legal"),
        "process-server legal",
        "card-process-server",
    )
    m = station(at=at("quarters", "legal", "exile"), data={"exile": "nda"}, acting="legal")
    refused(m, "process-server legal", "card-process-server")


def test_nobody_else_serves_papers() -> None:
    """card-process-server, card-lawyer-up, 4.4.1."""
    m = station(
        at=at("quarters", "exile", "medical"), acting="exile", cast="legal", pc={1: "medical"}
    )
    refused(m, "process-server exile", "card-process-server")
    refused(m, "lawyer-up exile medical 1", "card-lawyer-up")


# Lawyer Up ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", ["innocent", "guilty"])
@pytest.mark.parametrize("down", ["", "exile"])
def test_legal_makes_everybody_a_suspect(status: str, down: str) -> None:
    """card-lawyer-up: from Innocent or Guilty, Live or Down."""
    m = station(
        at=at("quarters", "legal", "exile"),
        pc={1: "exile"},
        players={1: {"guilt": status}},
        down=down,
        acting="legal",
    )
    assert legal(m, "lawyer-up") == {"lawyer-up legal exile 1"}
    assert told(do(m, "lawyer-up legal exile 1"), "lawyered-up")
    assert guilt(m, 1) == "suspect"
    refused(m, "lawyer-up legal exile 1", "card-lawyer-up")


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("medical 2", "card-lawyer-up"),
        ("exile 0", "card-lawyer-up"),
        ("exile 2", "card-lawyer-up"),
        ("security 3", "5.2"),
    ],
)
def test_it_takes_a_client_and_the_right_one(move: str, rule: str) -> None:
    """card-lawyer-up, 5.2: a colocated PC, and its own player; an NPC has none."""
    m = station(
        at=at("quarters", "legal", "exile", "medical") | {"security": "suite"},
        pc={1: "exile", 3: "security"},
        acting="legal",
    )
    refused(m, f"lawyer-up legal {move}", rule)


@pytest.mark.parametrize("status", ["innocent", "guilty"])
def test_legal_is_no_client_of_itself(status: str) -> None:
    """card-lawyer-up, 5.2: nobody is colocated with itself."""
    m = station(pc={0: "legal"}, players={0: {"guilt": status}}, acting="legal")
    refused(m, "lawyer-up legal legal 0", "5.2")


def test_each_half_of_doctor_is_a_client() -> None:
    """card-lawyer-up, card-split: Legal picks the player."""
    m = station(
        at=at("quarters", "legal", "doctor"),
        pc={1: "doctor-jekyll", 2: "doctor-hyde"},
        acting="legal",
    )
    assert legal(m, "lawyer-up") == {"lawyer-up legal doctor 1", "lawyer-up legal doctor 2"}
    do(m, "lawyer-up legal doctor 2")
    assert [guilt(m, seat) for seat in range(4)] == ["innocent", "innocent", "suspect", "innocent"]


def test_even_a_rat_has_a_lawyer() -> None:
    """card-lawyer-up, house-rat: the PC is colocated, whoever holds it."""
    m = station(
        at=at("quarters", "legal", "exile"),
        holding={"exile": "telepathic-rat"},
        pc={3: "telepathic-rat"},
        acting="legal",
    )
    do(m, "lawyer-up legal telepathic-rat 3")
    assert guilt(m, 3) == "suspect"


# What an NDA does to Data -------------------------------------------------------------------------


def gagged(place: str = "quarters", **more: Any) -> deorbit.Match:
    """Exile has Evidence and an NDA, Medical is there with a Gun, Exile acts."""
    position: dict[str, Any] = {
        "at": at(place, "exile", "medical"),
        "holding": {"medical": "gun"},
        "data": {"exile": "evidence nda"},
        "acting": "exile",
        "cast": "legal",
    }
    return station(**position | more)


@pytest.mark.parametrize("kind", ["evidence", "nda"])
def test_who_has_signed_keeps_all_data_to_itself(kind: str) -> None:
    """card-nda, house-nda: no Copy, no Transmit, no Delete, no Rob, of the NDA neither."""
    refused(gagged(), f"copy exile {kind} medical", "card-nda")
    refused(gagged(jammers=False), f"copy exile {kind} engineer", "card-nda")
    refused(gagged("array-control"), f"transmit exile {kind} news", "card-nda")
    refused(gagged(pc={1: "exile"}), f"delete exile {kind}", "card-nda")
    refused(gagged(acting="medical"), f"rob-data medical {kind} exile", "card-nda")


def test_an_nda_binds_nothing_else() -> None:
    """card-nda, house-nda: Items can be robbed, Data received and manufactured."""
    m = gagged(holding={"medical": "gun", "exile": "briefcase"}, acting="medical")
    assert allowed(m, "rob medical briefcase exile")
    m = gagged(data={"exile": "nda", "medical": "evidence"}, acting="medical")
    do(m, "copy medical evidence exile")
    assert data_of(m, "exile") == ["evidence", "nda"]
    m = gagged("security-station", data={"exile": "nda"})
    do(m, "manufacture exile evidence")
    assert data_of(m, "exile") == ["evidence", "nda"]
    m = gagged(data={"exile": "nda", "medical": "x-secret"}, holding={"exile": "gun"})
    do(m, "rob-data exile x-secret medical")


def test_physics_lab_frees_from_an_nda() -> None:
    """card-nda, house-nda, map-physics-lab."""
    m = gagged("forward-hub")
    do(m, "step exile physics-lab")
    assert data_of(m, "exile") == []


def fallen(data: str, **more: Any) -> deorbit.Match:
    """Stationfall: all have revealed, and Exile, PC of seat 0, has escaped with Data."""
    m = station(
        pc={0: "exile"},
        at={"exile": AWAY},
        data={"exile": data},
        minute=0,
        active=3,
        re_entry="minute",
        cast="legal",
        **more,
    )
    end_turn(m)
    while m.to_act and legal(m, "reveal"):
        do(m, "reveal")
    return m


def test_nothing_is_delivered_under_an_nda() -> None:
    """card-nda, house-nda, 16.3.1: nothing is asked; a Guilty player stays Guilty."""
    assert ask(fallen("evidence")) == "deliver"
    m = fallen("evidence nda", players={0: {"guilt": "guilty"}})
    assert m.outcome is not None
    assert guilt(m, 0) == "guilty"
    assert m.position()["offsites"] == {"news": [], "authorities": []}


def test_data_under_an_nda_escapes_all_the_same() -> None:
    """card-nda, 4.6.6.1: with its possessor."""
    assert points("legal-3", at={"exile": AWAY}, data={"exile": "evidence nda"}) == 0


# What an NDA does to pods -------------------------------------------------------------------------


def boarding(acting: str, aboard: str, signed: str, **more: Any) -> deorbit.Match:
    """Abandon Ship is on, Legal is in play; these are in Alcatraz, these have signed. The acting
    character is in Aft Airlocks if it is not aboard, on the Bridge if it is Counselor."""
    places = at("alcatraz", *aboard.split())
    if acting not in places:
        places[acting] = "bridge" if acting == "counselor" else "aft-airlocks"
    position: dict[str, Any] = {
        "at": places | more.pop("at", {}),
        "data": dict.fromkeys(signed.split(), "nda"),
        "acting": acting,
        "abandon_ship": True,
        "cast": "legal",
    }
    return station(**position | more)


LAUNCHES = [
    ("exile", "timed-launch exile"),
    ("medical", "section-launch medical alcatraz"),
]


@pytest.mark.parametrize(("acting", "launch"), LAUNCHES)
@pytest.mark.parametrize(
    ("others", "signed", "down"),
    [
        ("engineer", "exile", ""),
        ("engineer", "engineer", ""),
        ("engineer", "exile", "engineer"),
        ("cyborg", "exile", ""),
        ("engineer cyborg security", "exile engineer", ""),
        ("", "", ""),
    ],
)
def test_one_signature_short_keeps_the_pod_back(
    acting: str, launch: str, others: str, signed: str, down: str
) -> None:
    """card-nda, house-nda, 5.5.4: every Human aboard, a Down one and Cyborg too."""
    m = boarding(acting, f"exile {others}", signed, down=down)
    refused(m, launch, "card-nda")


@pytest.mark.parametrize(("acting", "launch"), LAUNCHES)
@pytest.mark.parametrize(
    ("others", "signed", "down"),
    [
        ("engineer", "exile engineer", ""),
        ("engineer", "exile engineer", "engineer"),
        ("security legal", "exile", ""),
        ("cyborg", "exile cyborg", ""),
    ],
)
def test_with_all_signatures_the_pod_leaves(
    acting: str, launch: str, others: str, signed: str, down: str
) -> None:
    """card-nda, house-nda: Robots need none."""
    m = boarding(acting, f"exile {others}", signed, down=down)
    do(m, launch)


def test_robots_alone_sign_nothing() -> None:
    """card-nda: a pod without a Human aboard leaves as ever, on board or from its dock."""
    m = boarding("security", "security legal", "")
    assert allowed(m, "timed-launch security")
    m = boarding("exile", "security", "")
    do(m, "section-launch exile alcatraz")
    assert where(m, "security") == "alcatraz"


def test_the_bridge_launches_only_pods_where_all_have_signed() -> None:
    """card-nda, 13.8.2: the others stay."""
    more: dict[str, Any] = {"at": {"astrochimp": "houdini", "medical": "mcqueen"}}
    m = boarding("counselor", "exile engineer", "exile astrochimp", **more)
    do(m, "bridge-launch counselor")
    assert m.position()["launched"] == ["houdini", "mcqueen"]
    refused(boarding("counselor", "exile engineer", "exile"), "bridge-launch counselor", "13.8.2")
    refused(
        boarding("counselor", "exile cyborg", "exile", down="exile"),
        "bridge-launch counselor",
        "13.8.2",
    )
    assert allowed(
        boarding("counselor", "exile engineer", "exile engineer", down="engineer"),
        "bridge-launch counselor",
    )


def test_before_abandon_ship_no_signature_helps() -> None:
    """card-nda, 5.5.4: it comes on top of the other requirement."""
    refused(boarding("exile", "exile", "exile", abandon_ship=False), "timed-launch exile", "5.5.4")
    refused(boarding("exile", "exile", "", abandon_ship=False), "timed-launch exile", "5.5.4")


def test_the_digital_assistant_signs_for_nobody() -> None:
    """card-nda, card-ai: it spares the order, not the papers."""
    more: dict[str, Any] = {"abandon_ship": False, "cast": "legal digital-assistant"}
    m = boarding("exile", "exile", "", **more | {"data": {"exile": "digital-assistant"}})
    refused(m, "timed-launch exile", "card-nda")
    m = boarding("exile", "exile", "", **more | {"data": {"exile": "digital-assistant nda"}})
    assert allowed(m, "timed-launch exile")


def test_without_legal_in_play_nobody_signs() -> None:
    """card-nda."""
    assert allowed(boarding("exile", "exile engineer", "", cast=""), "timed-launch exile")


@pytest.mark.parametrize("place", ["annihilated", AWAY])
def test_the_papers_outlive_legal(place: str) -> None:
    """card-nda: it is the game that Legal is in, not the station."""
    refused(boarding("exile", "exile", "", at={"legal": place}), "timed-launch exile", "card-nda")


@pytest.mark.parametrize(
    ("pod", "more"),
    [
        ("medevac-pod", {"down": "engineer", "cast": "legal station-chief"}),
        ("inspector-shuttle", {"cast": "legal inspector"}),
        ("panic-pod", {"cast": "legal billionaire"}),
    ],
)
def test_special_pods_ask_for_no_papers(pod: str, more: dict[str, Any]) -> None:
    """card-nda, house-nda: standard pods are those that wait for Abandon Ship."""
    launcher = "medical" if pod == "medevac-pod" else "engineer"
    aboard = [launcher] if pod == "panic-pod" else sorted({launcher, "engineer"})
    m = station(at=at(pod, *aboard), acting=launcher, **more)
    assert allowed(m, f"timed-launch {launcher}")


def test_a_timed_pod_does_not_ask_twice() -> None:
    """card-nda, house-nda, house-pods: who enters later needs no NDA."""
    m = boarding(
        "exile", "exile", "exile", at={"engineer": "aft-airlocks"}, cubes={1: {"engineer": 1}}
    )
    do(m, "timed-launch exile", "wait exile", "activate engineer", "step engineer alcatraz")
    end_turn(m)
    while m.position()["minute"] == 13 or m.position()["active"] == 0:
        end_turn(m)
    assert m.position()["launched"] == ["alcatraz"]
    assert where(m, "engineer") == "alcatraz"


# Fine Print ---------------------------------------------------------------------------------------


def bound(name: str = "exile", **more: Any) -> deorbit.Match:
    """Seat 0 has revealed as Legal, and somebody has an NDA."""
    position: dict[str, Any] = {"pc": {0: "legal"}, "data": {name: "nda"}}
    return station(**position | more)


def test_legal_activates_who_has_signed() -> None:
    """card-fine-print, house-influence: without a cube, with two actions and a free one."""
    m = bound()
    assert legal(m, "activate") == {"activate legal", "activate exile"}
    do(m, "activate exile")
    assert turn(m) == (2, True)
    assert player(m, 0)["disc"] == "exile"
    assert player(m, 0)["cubes"] == {}


@pytest.mark.parametrize("name", ["astrochimp", "microbiologist"])
def test_fine_print_beats_loyalty(name: str) -> None:
    """card-fine-print, card-loyal: although all cubes there are another player's."""
    m = bound(name, players={0: {"bonus": ["engineer"]}}, cubes={1: {name: 5}})
    do(m, f"activate {name}")
    assert turn(m) == (2, True)
    assert player(m, 1)["cubes"] == {name: 5}


def test_fine_print_needs_a_reveal() -> None:
    """card-fine-print, 4.4.4: and it is for Legal's player only."""
    m = station(players={0: {"identity": "legal"}}, data={"exile": "nda"})
    refused(m, "activate exile", "4.3.1")
    refused(bound(pc={1: "legal"}), "activate exile", "4.3.1")
    refused(bound(pc={0: "astrochimp", 1: "legal"}), "activate exile", "4.3.1")
    do(m, "reveal", "activate exile")


@pytest.mark.parametrize(
    ("name", "more", "rule"),
    [
        ("exile", {"pc": {0: "legal", 1: "exile"}}, "4.3.2"),
        ("exile", {"down": "exile"}, "4.6.2"),
        ("exile", {"at": {"exile": AWAY}}, "4.6.6.3"),
        ("exile", {"data": {"exile": "evidence"}}, "4.3.1"),
        ("drone-1", {}, "card-remote-control"),
        ("clone-1", {"data": {"clone-2": "nda"}}, "4.3.1"),
        (
            "exile",
            {
                "at": {"exile": "monster"},
                "monster": {"at": "storage", "inside": ["exile"]},
                "project": {"card": "blob", "released": True},
            },
            "x-blob",
        ),
    ],
)
def test_whom_fine_print_does_not_reach(name: str, more: dict[str, Any], rule: str) -> None:
    """card-fine-print, house-remote-control: PCs, the Down, the escaped, the swallowed, Drones,
    whoever has not signed."""
    refused(bound(name, **more), f"activate {name}", rule)


def test_one_clone_signs_for_itself() -> None:
    """card-fine-print, card-maintenance-clones: each pawn has its own Data."""
    assert allowed(bound("clone-2"), "activate clone-2")
    refused(bound("clone-2"), "activate clone-1", "4.3.1")


@pytest.mark.parametrize("more", [{"down": "legal"}, {"at": {"legal": AWAY}}])
def test_the_contract_holds_without_the_lawyer(more: dict[str, Any]) -> None:
    """card-fine-print: Legal need not be Live or on board."""
    assert allowed(bound(**more), "activate exile")


def test_fine_print_does_not_rest_the_tired() -> None:
    """card-fine-print, 15.5.1, card-dying: Exhausted is Exhausted."""
    m = bound(players={2: {"disc": "exile"}})
    do(m, "activate exile")
    assert turn(m) == (1, True)
    position = bound("corpsicle", players={2: {"disc": "corpsicle"}}).position()
    position["characters"]["corpsicle"]["down"] = False
    m = deorbit.scenario("stationfall", position, seed=1)
    refused(m, "activate corpsicle", "card-dying")


def test_who_has_signed_is_no_conspirator() -> None:
    """card-fine-print, 4.3.1: Confessional finds nobody to blame."""
    m = station(
        players={0: {"identity": "counselor"}, 1: {"identity": "astrochimp"}},
        pc={2: "legal"},
        at={"exile": "therapy-garden"},
        data={"exile": "nda"},
    )
    do(m, "reveal", "confess exile")
    assert guilt(m, 2) == "innocent"


# Hardcopy -----------------------------------------------------------------------------------------


def office(acting: str = "exile", **more: Any) -> deorbit.Match:
    """Legal, PC of seat 1, is in Quarters with Exile and Medical."""
    position: dict[str, Any] = {
        "at": at("quarters", "legal", "exile", "medical"),
        "pc": {1: "legal"},
        "acting": acting,
    }
    return station(**position | more)


@pytest.mark.parametrize("name", ["exile", "medical"])
@pytest.mark.parametrize("down", ["", "legal"])
def test_who_stands_beside_legal_signs(name: str, down: str) -> None:
    """card-hardcopy: as an action, Human or Robot, whether or not Legal is Live."""
    m = office(name, down=down)
    do(m, f"hardcopy {name}")
    assert data_of(m, name) == ["nda"]
    assert turn(m) == (1, True)
    refused(m, f"hardcopy {name}", "9.2")


@pytest.mark.parametrize(
    ("acting", "more"),
    [
        ("exile", {"pc": {}, "cast": "legal"}),
        ("exile", {"at": {"legal": "suite", "exile": "quarters"}}),
        ("exile", {"at": {"legal": "annihilated", "exile": "quarters"}}),
        ("legal", {}),
    ],
)
def test_no_hardcopy_without_a_revealed_legal_beside(acting: str, more: dict[str, Any]) -> None:
    """card-hardcopy, 4.4.4, 5.2: and Legal is not beside itself."""
    refused(office(acting, **more), f"hardcopy {acting}", "card-hardcopy")


# Legal's agenda -----------------------------------------------------------------------------------


def test_legal_is_paid_for_every_signature_that_escapes() -> None:
    """16.4.4.1: Humans with an NDA, Cyborg too, Robots not."""
    row = "legal-1"
    signed = {"data": dict.fromkeys(["exile", "cyborg", "medical"], "nda")}
    assert points(row, at=at(AWAY, "exile", "cyborg", "medical"), **signed) == 2
    assert points(row, at=at("alcatraz", "exile", "medical"), down="exile", **signed, **POD) == 1
    assert points(row, at=at(AWAY, "medical", "engineer"), **signed) == 0
    assert points(row, **signed) == 0


def test_legal_wants_no_loose_tongue() -> None:
    """16.4.4.1: four points if every escaped Human has an NDA, also if none escaped."""
    row = "legal-2"
    assert points(row) == 4
    assert points(row, at=at(AWAY, "medical", "legal")) == 4
    assert points(row, at=at(AWAY, "exile"), data={"exile": "nda evidence"}) == 4
    assert points(row, at=at(AWAY, "exile", "cyborg"), data={"exile": "nda"}) == 0
    assert points(row, at=at(AWAY, "exile"), data={"exile": "evidence"}) == 0
    assert points(row, at=at("alcatraz", "exile"), down="exile", **POD) == 0


def test_legal_wants_no_evidence_to_get_out() -> None:
    """16.4.4.1, 9.6.1: neither at an Offsite nor with anybody who escaped."""
    row = "legal-3"
    assert points(row) == 2
    assert points(row, data={"exile": "evidence"}) == 2
    assert points(row, at={"exile": AWAY}, data={"exile": "x-secret"}) == 2
    assert points(row, at={"exile": AWAY}, data={"exile": "evidence"}) == 0
    for offsite in ("news", "authorities"):
        assert points(row, offsites={offsite: ["evidence"]}) == 0


@pytest.mark.parametrize(
    ("status", "worth"),
    [
        (["innocent"] * 4, 0),
        (["innocent", "suspect", "guilty", "suspect"], 2),
        (["suspect"] * 4, 4),
        (["guilty"] * 4, 0),
    ],
)
def test_legal_is_paid_for_suspects(status: list[str], worth: int) -> None:
    """16.4.4.1: one point for each PC whose player is Suspect, the own one too."""
    players = {seat: {"guilt": one} for seat, one in enumerate(status)}
    assert points("legal-4", players=players) == worth


def test_legal_is_paid_the_same_wherever_it_is() -> None:
    """16.4.4.1: no row asks."""
    places = ("aft-hub", AWAY, "annihilated")
    rows = [score(ended("legal", at={"legal": place}), 0) for place in places]
    assert rows[0] == rows[1] == rows[2]


@pytest.mark.parametrize(
    ("more", "worth"),
    [
        ({"down": "legal"}, 1),
        ({"at": {"legal": "annihilated"}}, 1),
        ({"at": {"legal": AWAY}, "down": "legal"}, 0),
        ({}, 0),
    ],
)
def test_legal_is_a_grudge_worth_one(more: dict[str, Any], worth: int) -> None:
    """16.4.5.2: Down or annihilated, and not escaped."""
    rows = score(ended("astrochimp", players={0: {"bonus": ["legal"]}}, **more), 0)
    assert rows.get("bonus", 0) == worth
