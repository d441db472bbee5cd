"""Chapter 10: Suspect and Guilty."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    do,
    end_turn,
    guilt,
    is_down,
    legal,
    score,
    station,
    told,
)

EVERYBODY = {0: "astrochimp", 1: "counselor", 2: "cyborg", 3: "daredevil"}


def brawl(at: dict[str, str] | None = None, **more: Any) -> deorbit.Match:
    """Engineer with Gun and Firebomb, in the Kitchen with Stranger, is activated by seat 0."""
    company = {"engineer": "kitchen", "stranger": "kitchen", "astrochimp": "bridge"}
    position: dict[str, Any] = {"holding": {"engineer": "gun firebomb"}, "acting": "engineer"}
    return station(at=company | (at or {}), **position | more)


def guilts(m: deorbit.Match) -> list[str]:
    return [guilt(m, seat) for seat in range(4)]


def fallen(**more: Any) -> deorbit.Match:
    """Everybody has revealed and Minute 0 ends; what is asked at Stationfall is still open."""
    position: dict[str, Any] = {"minute": 0, "active": 3, "re_entry": "minute", "pc": EVERYBODY}
    m = station(**position | more)
    end_turn(m)
    return m


# Suspect (10.1) -----------------------------------------------------------------------------------


def test_who_becomes_suspect_is_no_longer_innocent() -> None:
    """10.1.1, 10.1.2."""
    m = brawl()
    assert told(do(m, "attack engineer stranger gun"), "suspected")
    assert guilts(m) == ["suspect", "innocent", "innocent", "innocent"]


@pytest.mark.parametrize("already", ["suspect", "guilty"])
def test_who_is_suspect_or_guilty_already_stays_so(already: str) -> None:
    """10.1.1."""
    m = brawl(players={0: {"guilt": already}})
    assert not told(do(m, "attack engineer stranger gun"), "suspected")
    assert guilt(m, 0) == already


def test_fire_makes_suspect_too() -> None:
    """10.1.2: any action that puts a Human Down, here a Firebomb from the next room."""
    m = brawl(at={"engineer": "quarters"})
    do(m, "ignite engineer kitchen")
    assert is_down(m, "stranger")
    assert guilt(m, 0) == "suspect"


def test_cameras_that_are_off_see_nothing() -> None:
    """10.1.2."""
    m = brawl(cameras=False)
    do(m, "attack engineer stranger gun")
    assert guilts(m) == ["innocent"] * 4


def test_nothing_is_seen_in_a_dark_section() -> None:
    """10.1.2, 5.1.3.1."""
    m = brawl(at={"engineer": "locker-room", "stranger": "locker-room"})
    do(m, "attack engineer stranger gun")
    assert is_down(m, "stranger")
    assert guilt(m, 0) == "innocent"


def test_where_the_victim_is_counts_not_where_the_thrower_is() -> None:
    """10.1.2: a Human put Down in a Lit section by a Firebomb out of the dark, and the reverse."""
    m = brawl(at={"engineer": "locker-room", "stranger": "storm-shelter"})
    do(m, "ignite engineer storm-shelter")
    assert guilt(m, 0) == "suspect"
    m = brawl(at={"engineer": "storm-shelter", "stranger": "locker-room"})
    do(m, "ignite engineer locker-room")
    assert is_down(m, "stranger")
    assert guilt(m, 0) == "innocent"


def test_to_put_a_robot_down_is_no_crime() -> None:
    """10.1.2: only Humans count."""
    m = brawl(at={"engineer": "aft-hub"})
    do(m, "attack engineer medical gun")
    assert is_down(m, "medical")
    assert guilt(m, 0) == "innocent"


@pytest.mark.parametrize(("attacker", "victim"), [("cyborg", "stranger"), ("stranger", "cyborg")])
def test_no_action_with_or_against_a_fugitive_makes_suspect(attacker: str, victim: str) -> None:
    """10.1.2, card-fugitive."""
    m = station(
        at={"cyborg": "kitchen", "stranger": "kitchen"}, holding={attacker: "gun"}, acting=attacker
    )
    do(m, f"attack {attacker} {victim} gun")
    assert is_down(m, victim)
    assert guilt(m, 0) == "innocent"


@pytest.mark.parametrize(("company", "after"), [("bridge", "innocent"), ("kitchen", "suspect")])
def test_a_fire_that_gets_others_beside_the_fugitive_makes_suspect(
    company: str, after: str
) -> None:
    """10.1.2, card-fugitive: Cyborg does not count, Stranger does."""
    m = brawl(at={"engineer": "quarters", "cyborg": "kitchen", "stranger": company})
    do(m, "ignite engineer kitchen")
    assert is_down(m, "cyborg")
    assert guilt(m, 0) == after


def test_the_active_player_is_suspect_whoever_else_conspires_with_the_attacker() -> None:
    """10.1.2: not the others who have cubes there, nor the player whose identity it is."""
    m = brawl(
        cubes={0: {"engineer": 1}, 1: {"engineer": 1}},
        players={
            0: {"identity": "stranger", "bonus": ["exile"]},
            1: {"identity": "engineer", "bonus": ["counselor"]},
        },
    )
    do(m, "attack engineer stranger gun")
    assert guilts(m) == ["suspect", "innocent", "innocent", "innocent"]


def test_the_action_of_a_bribe_makes_the_active_player_suspect() -> None:
    """10.1.2, house-suspicion: an action of the own activation phase."""
    m = brawl(acting="exile")
    do(m, "bribe engineer", "attack engineer stranger gun")
    assert guilts(m) == ["suspect", "innocent", "innocent", "innocent"]


def test_the_action_of_a_kompromat_makes_the_active_player_suspect() -> None:
    """10.1.2, house-suspicion."""
    m = brawl(acting="exile", players={0: {"hand": ["engineer"]}})
    do(m, "kompromat engineer", "attack engineer stranger gun")
    assert guilts(m) == ["suspect", "innocent", "innocent", "innocent"]


def test_who_lets_the_own_pc_be_bribed_is_not_suspect_for_it() -> None:
    """10.1.2, house-suspicion: the briber is the active player."""
    m = brawl(acting="exile", pc={1: "engineer"})
    do(m, "bribe engineer", "attack engineer stranger gun", "accept")
    assert is_down(m, "stranger")
    assert guilts(m) == ["suspect", "innocent", "innocent", "innocent"]


def test_what_station_chief_commands_makes_suspect() -> None:
    """10.1.2: the action falls into the activation phase."""
    m = brawl(at={"station-chief": "kitchen"}, acting="", pc={0: "station-chief"})
    do(m, "activate station-chief", "command engineer", "attack engineer stranger gun")
    assert guilt(m, 0) == "suspect"


def test_what_happens_in_the_reveal_phase_makes_nobody_suspect() -> None:
    """10.1.2, house-suspicion: Homework is used before the activation phase."""
    m = brawl(
        at={"exile": "kitchen"},
        players={0: {"identity": "stranger", "bonus": ["engineer"]}},
        acting="",
    )
    do(m, "reveal", "show engineer", "attack engineer exile gun")
    assert is_down(m, "exile")
    assert guilts(m) == ["innocent"] * 4


def test_what_happens_in_the_resolve_phase_makes_nobody_suspect() -> None:
    """10.1.2, house-suspicion: the Swarm strikes in the Lit Kitchen under Cameras."""
    m = station(
        at={"exile": "kitchen"},
        monster={"at": "kitchen"},
        project={"card": "combat-swarm", "released": True},
        acting="medical",
    )
    end_turn(m)
    do(m, "monster-strike exile")
    assert is_down(m, "exile")
    assert guilts(m) == ["innocent"] * 4


def test_light_and_cameras_are_those_of_the_beginning_of_the_action() -> None:
    """house-suspicion: the fire in Fuel Cells cuts the power of the Cameras that saw it start."""
    m = brawl(at={"engineer": "hydroponics", "stranger": "fuel-cells"})
    do(m, "ignite engineer fuel-cells")
    assert m.position()["cameras"] is False
    assert guilt(m, 0) == "suspect"


def test_each_action_is_judged_by_itself() -> None:
    """house-suspicion: with the Cameras switched off first, nothing is seen."""
    m = station(
        at={"engineer": "security-station", "stranger": "security-station"},
        holding={"engineer": "gun"},
        acting="engineer",
    )
    do(m, "cameras engineer", "attack engineer stranger gun")
    assert is_down(m, "stranger")
    assert guilt(m, 0) == "innocent"


def test_nothing_is_seen_in_a_blackout() -> None:
    """10.1.2, 7.2.2.1."""
    m = brawl(damaged=["reactor", "fuel-cells"])
    do(m, "attack engineer stranger gun")
    assert guilt(m, 0) == "innocent"


def test_several_victims_of_one_action_are_one_suspicion() -> None:
    """10.1.1, house-suspicion."""
    m = brawl(at={"engineer": "quarters", "exile": "kitchen"})
    events = do(m, "ignite engineer kitchen")
    assert [event.name for event in events].count("suspected") == 1


def test_to_push_out_somebody_who_is_down_already_is_no_crime() -> None:
    """10.1.2: nobody is put Down by it."""
    m = station(
        at={"engineer": "aft-airlocks", "stranger": "aft-airlocks"},
        down="stranger",
        acting="engineer",
    )
    do(m, "airlock-push engineer stranger")
    assert guilt(m, 0) == "innocent"


def test_to_annihilate_humans_makes_nobody_suspect() -> None:
    """house-annihilation: Hail Mary is launched although it is damaged."""
    m = station(
        at={"engineer": "aft-airlocks", "stranger": "hail-mary"},
        abandon_ship=True,
        acting="engineer",
    )
    do(m, "section-launch engineer hail-mary")
    assert guilts(m) == ["innocent"] * 4


def test_a_helmet_that_must_be_let_go_in_a_hazard_counts_as_what_it_is() -> None:
    """10.1.2, 8.5.1: the Step of the active player makes Exile drop the Helmet without air."""
    m = station(
        at={"exile": "chem-lab"},
        holding={"exile": "helmet gun firebomb"},
        asphyxiation=["bio-lab"],
        acting="exile",
    )
    do(m, "step exile bio-lab", "drop exile helmet")
    assert is_down(m, "exile")
    assert guilt(m, 0) == "suspect"


@pytest.mark.parametrize(
    ("before", "after"), [("innocent", "suspect"), ("suspect", "suspect"), ("guilty", "guilty")]
)
def test_to_refuse_the_kompromat_of_another_player_makes_suspect(before: str, after: str) -> None:
    """10.1.3, 10.1.1: the one who refuses, nobody else."""
    m = station(
        pc={1: "counselor"},
        players={0: {"hand": ["counselor"]}, 1: {"guilt": before}},
        acting="exile",
    )
    do(m, "kompromat counselor", "step counselor aft-hub", "refuse")
    assert guilts(m) == ["innocent", after, "innocent", "innocent"]


def test_to_accept_a_kompromat_makes_nobody_suspect() -> None:
    """10.1.3."""
    m = station(pc={1: "counselor"}, players={0: {"hand": ["counselor"]}}, acting="exile")
    do(m, "kompromat counselor", "step counselor aft-hub", "accept")
    assert guilts(m) == ["innocent"] * 4


def test_to_refuse_a_bribe_makes_nobody_suspect() -> None:
    """10.1.3, 15.5.4.3: it holds for Kompromat only."""
    m = station(pc={1: "counselor"}, acting="exile")
    do(m, "bribe counselor", "step counselor aft-hub", "refuse")
    assert guilts(m) == ["innocent"] * 4


# Guilty (10.2) ------------------------------------------------------------------------------------


def test_evidence_for_the_authorities_makes_all_other_suspects_guilty() -> None:
    """10.2.1: the sender stays Suspect, the Innocent stay Innocent."""
    m = station(
        data={"exile": "evidence"},
        players={seat: {"guilt": "suspect"} for seat in (0, 1, 3)},
        acting="exile",
    )
    do(m, "transmit exile evidence authorities")
    assert guilts(m) == ["suspect", "guilty", "innocent", "guilty"]


@pytest.mark.parametrize(
    ("data", "offsite"), [("evidence", "news"), ("x-secret", "authorities"), ("x-secret", "news")]
)
def test_nothing_else_that_is_transmitted_makes_guilty(data: str, offsite: str) -> None:
    """10.2.1."""
    m = station(data={"exile": data}, players={1: {"guilt": "suspect"}}, acting="exile")
    do(m, f"transmit exile {data} {offsite}")
    assert guilt(m, 1) == "suspect"


def test_evidence_can_be_transmitted_again_for_those_who_became_suspect_since() -> None:
    """10.2.1, house-delete."""
    m = station(
        data={"exile": "evidence"},
        offsites={"authorities": ["evidence"]},
        players={2: {"guilt": "suspect"}},
        acting="exile",
    )
    do(m, "transmit exile evidence authorities")
    assert guilt(m, 2) == "guilty"


def test_the_sender_is_the_active_player_also_with_a_bribed_character() -> None:
    """10.2.1: the owner of the bribed PC is one of the others."""
    m = station(
        data={"exile": "evidence"},
        pc={1: "exile"},
        players={0: {"guilt": "suspect"}, 1: {"guilt": "suspect"}},
        acting="engineer",
    )
    do(m, "bribe exile", "transmit exile evidence authorities", "accept")
    assert guilts(m) == ["suspect", "guilty", "innocent", "innocent"]


def test_evidence_delivered_at_stationfall_makes_nobody_guilty() -> None:
    """10.2.2."""
    m = fallen(
        at={"astrochimp": "mesosphere"},
        data={"astrochimp": "evidence"},
        players={1: {"guilt": "suspect"}},
    )
    do(m, "deliver evidence authorities", "done")
    assert guilts(m) == ["innocent", "suspect", "innocent", "innocent"]


def test_a_guilty_player_does_not_win() -> None:
    """10.2.3: not with the most points, and not with an escaped PC that delivers nothing."""
    m = fallen(
        at={"astrochimp": "mesosphere"},
        data={"astrochimp": "evidence"},
        players={0: {"guilt": "guilty"}},
    )
    do(m, "done")
    assert m.outcome is not None
    assert m.outcome.scores[0] == max(m.outcome.scores)
    assert 0 not in m.outcome.winners


def test_a_guilty_player_wins_by_delivering_evidence_to_the_authorities() -> None:
    """10.2.3, 16.3.2."""
    m = fallen(
        at={"astrochimp": "mesosphere"},
        data={"astrochimp": "evidence"},
        players={0: {"guilt": "guilty"}},
    )
    do(m, "deliver evidence authorities", "done")
    assert guilt(m, 0) == "suspect"
    assert m.outcome is not None
    assert m.outcome.winners == (0,)


def test_evidence_for_the_news_does_not_clear() -> None:
    """10.2.3: it must be the Authorities."""
    m = fallen(
        at={"astrochimp": "mesosphere"},
        data={"astrochimp": "evidence"},
        players={0: {"guilt": "guilty"}},
    )
    do(m, "deliver evidence news", "done")
    assert guilt(m, 0) == "guilty"
    assert m.outcome is not None
    assert 0 not in m.outcome.winners


def test_the_x_secret_does_not_clear() -> None:
    """10.2.3: it must be Evidence."""
    m = fallen(
        at={"astrochimp": "mesosphere"},
        data={"astrochimp": "x-secret"},
        players={0: {"guilt": "guilty"}},
    )
    do(m, "deliver x-secret authorities", "done")
    assert guilt(m, 0) == "guilty"


def test_evidence_that_the_authorities_have_already_still_clears() -> None:
    """10.2.3, 16.3.2: somebody else transmitted it; what counts is that the PC delivers."""
    m = fallen(
        at={"astrochimp": "mesosphere"},
        data={"astrochimp": "evidence"},
        offsites={"authorities": ["evidence"]},
        players={0: {"guilt": "guilty"}},
    )
    do(m, "deliver evidence authorities", "done")
    assert guilt(m, 0) == "suspect"


def test_a_pc_that_did_not_escape_cannot_clear_anybody() -> None:
    """10.2.3: it is not even asked."""
    m = fallen(data={"astrochimp": "evidence"}, players={0: {"guilt": "guilty"}})
    assert m.to_act == ()
    assert guilt(m, 0) == "guilty"


def test_evidence_transmitted_before_stationfall_clears_nobody() -> None:
    """10.2.3: a Guilty player has to deliver it at Stationfall."""
    m = station(data={"exile": "evidence"}, players={0: {"guilt": "guilty"}}, acting="exile")
    do(m, "transmit exile evidence authorities")
    assert guilt(m, 0) == "guilty"


@pytest.mark.parametrize("name", ["cyborg", "engineer"])
def test_some_characters_win_although_guilty(name: str) -> None:
    """10.2.3: their cards say so."""
    m = fallen(
        pc={**EVERYBODY, 2: name},
        players={
            2: {"guilt": "guilty"},
            **{seat: {"bribe": "exile", "betrayal": 8} for seat in (0, 1, 3)},
        },
    )
    assert m.outcome is not None
    assert m.outcome.winners == (2,)


@pytest.mark.parametrize(
    "name",
    [
        "astrochimp",
        "counselor",
        "daredevil",
        "exile",
        "medical",
        "security",
        "station-chief",
        "stowaway",
        "stranger",
        "troubleshooter",
    ],
)
def test_no_other_character_wins_while_guilty(name: str) -> None:
    """10.2.3: with everybody Guilty nobody but a card helps."""
    m = station(
        minute=0,
        active=3,
        re_entry="minute",
        pc={0: name},
        players={seat: {"guilt": "guilty"} for seat in range(4)},
    )
    end_turn(m)
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done")
    assert m.outcome is not None
    assert 0 not in m.outcome.winners
    assert score(m, 0)


def test_a_suspect_player_can_win() -> None:
    """10.2.3: only Guilt bars."""
    m = fallen(at={"astrochimp": "mesosphere"}, players={0: {"guilt": "suspect"}})
    assert m.outcome is not None
    assert m.outcome.winners == (0,)


def test_an_attack_stays_allowed_to_who_is_guilty() -> None:
    """10.1.1: Guilt bars from winning, not from acting."""
    assert allowed(brawl(players={0: {"guilt": "guilty"}}), "attack engineer stranger gun")
