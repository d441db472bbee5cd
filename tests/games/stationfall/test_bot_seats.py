"""Automation on an ordinary seat: it chooses a card, reveals in its first turn and follows the
script of its character, under the rules for people."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.automated import next_action, pack_of
from games.stationfall.station import is_down, legal, player, station, where

KEPT = ("manoeuvre", "regroup")


def seated(script: str, **more: Any) -> deorbit.Match:
    """Seat 0 is an ordinary player, Troubleshooter, with this script; nothing lies about."""
    name, found = pack_of("troubleshooter", f"1: {script}")
    cast = [
        *("troubleshooter", "exile", "station-chief", "counselor", "stranger", "daredevil"),
        *("medical", "stowaway", "cyborg", "security", "engineer", "astrochimp"),
    ]
    options = {"pack": {"name": name, "hash": found}, "characters": cast}
    return station(
        **{
            "options": options,
            "pc": {0: "troubleshooter"},
            "items": {"storage": [], "suite": []} | {"quarters": ["briefcase"]},
            "kompromat": {},
            **more,
        }
    )


def done(m: deorbit.Match) -> list[str]:
    """What automation does until others are asked."""
    acts: list[str] = []
    while m.to_act == (0,) and len(acts) < 30:
        acts.append(next_action(m))
        m.play(0, deorbit.Action.parse(acts[-1]))
    return acts


# Cards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_a_card_with_a_script_of_its_own_is_chosen(seed: int) -> None:
    """bot-scripts: before one that would have to follow the script for everybody."""
    m = deorbit.new("stationfall", seats=4, seed=seed, characters="random")
    edition = m._state.edition
    scripts = {
        name: edition.scripts[edition.identities.index(name)].name for name in player(m, 0)["dealt"]
    }
    m.play(0, deorbit.agent("automation").choose(m, 0))
    own = [name for name, script in scripts.items() if script != "default"]
    assert player(m, 0)["identity"] in (own or scripts)


def test_it_reveals_in_its_first_turn() -> None:
    """bot-reveal: a script needs a PC that is known."""
    m = deorbit.new("stationfall", seats=4, seed=3)
    for seat in range(4):
        m.play(seat, deorbit.agent("automation").choose(m, seat))
    seat = m.to_act[0]
    identity = player(m, seat)["identity"]
    assert str(deorbit.agent("automation").choose(m, seat)) == "reveal"
    m.play(seat, deorbit.Action.parse("reveal"))
    assert player(m, seat)["pc"] == identity


# Turns --------------------------------------------------------------------------------------------


def test_it_activates_somebody_for_the_first_line_that_fits() -> None:
    """bot-activate: as a person would, without announcing anything."""
    m = seated("[PC] Mainframe", at={"troubleshooter": "storage"})
    acts = done(m)
    assert "activate troubleshooter" in acts
    assert not [one for one in acts if one.split()[0] in KEPT]
    assert where(m, "troubleshooter") == "mainframe"


def test_it_places_cubes_in_the_influence_step() -> None:
    """bot-conditions, 15.4.1: whom the line wants, before anybody is activated."""
    m = seated("[Influence + Exile] Mainframe", at={"exile": "storage"})
    acts = done(m)
    assert acts[0] == "influence exile 1"
    assert "activate exile" in acts
    assert player(m, 0)["cubes"]["exile"] == 1


def test_nobody_has_breach_in_its_turn() -> None:
    """bot-differences: that is for the seats of bots; the way round is too far."""
    m = seated("[This Minute + Exile] Vault X", at={"exile": "bio-lab"}, cubes={0: {"exile": 1}})
    acts = done(m)
    assert not [one for one in acts if one.startswith("breach")]
    assert where(m, "exile") == "bio-lab"


def test_an_ordinary_seat_is_bound_by_ndas() -> None:
    """bot-legal-nda: only bots ignore them."""
    name, found = pack_of("troubleshooter", "1: [Exile] Section Launch [Alcatraz]")
    cast = [
        *("troubleshooter", "exile", "station-chief", "counselor", "stranger", "daredevil"),
        *("medical", "legal", "cyborg", "security", "engineer", "astrochimp"),
    ]
    m = station(
        options={"pack": {"name": name, "hash": found}, "characters": cast},
        pc={0: "troubleshooter", 2: "legal"},
        at={"exile": "aft-airlocks", "stranger": "alcatraz"},
        cubes={0: {"exile": 1}},
        abandon_ship=True,
    )
    acts = done(m)
    assert not [one for one in acts if one.startswith("section-launch")]
    assert m.position()["launched"] == []


def test_with_nothing_to_do_it_renegotiates_like_a_person() -> None:
    """bot-renegotiate: it has no way of its own there; a cube comes back from whoever is Down."""
    m = seated("[Monster] Bridge", cubes={0: {"exile": 1}}, down="exile")
    acts = done(m)
    assert acts[-1] == "withdraw exile"
    m = seated("[Monster] Bridge")
    assert done(m)[-1] == "renegotiate"


def test_a_line_is_followed_through_the_activation() -> None:
    """bot-then, bot-repeat."""
    m = seated(
        "[PC] Machine Shop THEN Repair [Medical]",
        at={"troubleshooter": "aft-airlocks", "medical": "machine-shop"},
        down="medical",
    )
    done(m)
    assert not is_down(m, "medical")


def test_it_keeps_bribe_and_kompromat() -> None:
    """bot-bribes-and-kompromat: though a person in its place could use them."""
    m = seated("[PC] Mainframe", at={"troubleshooter": "storage"}, players={0: {"hand": ["exile"]}})
    done(m)
    assert player(m, 0)["hand"] == ["exile"]
    assert player(m, 0)["bribe"] == "unused"


@pytest.mark.parametrize("seats", [2, 4])
def test_automation_alone_plays_ordinary_games_to_the_end(seats: int) -> None:
    """bot-turn: with two players it plays both colours."""
    for seed in range(2):
        m = deorbit.new("stationfall", seats=seats, seed=seed)
        deorbit.play_out(m, [deorbit.agent("automation")] * seats)
        assert m.outcome is not None
        assert not [action for _, action in m.actions if action.kind in KEPT]


def test_it_follows_another_script_if_told_to() -> None:
    """bot-standard-scripts: Lindsey's of the tutorial, or any standard one."""
    m = seated("[PC] Mainframe", at={"engineer": "bridge"}, cubes={0: {"engineer": 1}})
    acts = []
    while m.to_act == (0,) and not m.position()["abandon_ship"] and len(acts) < 10:
        acts.append(next_action(m, "abandon-ship"))
        m.play(0, deorbit.Action.parse(acts[-1]))
    assert acts[-1] == "abandon-ship engineer"
    assert legal(m, "regroup") == set()


def test_who_has_used_a_bribe_activates_somebody_even_with_nothing_to_do() -> None:
    """house-before-the-disc: automation takes a seat over in the middle of a turn."""
    m = seated(
        "[Monster] Bridge",
        cubes={0: {"exile": 1, "counselor": 2}},
        down="troubleshooter",
        turn={"bribed": True},
        asks=[{"ask": "turn", "seat": 0, "step": "activate"}],
    )
    assert not legal(m, "renegotiate")
    assert next_action(m) == "activate counselor"
