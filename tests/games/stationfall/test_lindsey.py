"""Lindsey's game: the tutorial of the Launch Manual, Minutes 13 to 6, played move by move."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    PURPLE,
    allowed,
    character,
    do,
    guilt,
    holds,
    is_down,
    lying,
    player,
    refused,
    told,
    where,
)

LINDSEY = 0


def tutorial() -> deorbit.Match:
    """The tutorial's set-up: Lindsey is Engineer with Station Chief as her Bonus Character, and
    Astrochimp's Kompromat lies in the Therapy Garden, none in Houdini."""
    return deorbit.scenario(
        "stationfall",
        {
            "seats": 4,
            "first": LINDSEY,
            "players": [
                {"identity": "engineer", "bonus": ["station-chief"]},
                {"identity": "exile", "bonus": ["counselor"]},
                {"identity": "medical", "bonus": ["security"]},
                {"identity": "daredevil", "bonus": ["cyborg"]},
            ],
            "kompromat": {**dict.fromkeys(PURPLE[:-1], "unseen"), "therapy-garden": "astrochimp"},
            "project": {"card": "grey-goo"},
        },
        seed=13,
    )


def others(m: deorbit.Match, stranger: tuple[str, ...] = ()) -> None:
    """The three other players: the first may lead Stranger somewhere, the rest renegotiates."""
    if stranger:
        if not player(m, 1)["cubes"].get("stranger"):
            do(m, "influence stranger 1")
        do(m, "activate stranger")
        for section in stranger:
            do(m, f"step stranger {section}")
        if m.position()["turn"]["actions"]:
            do(m, "wait stranger")
        else:
            do(m, "end")
    while m.to_act and m.to_act[0] != LINDSEY:
        ask = m.position()["asks"][-1]["ask"]
        do(m, "renegotiate" if ask == "turn" else str(m.legal(m.to_act[0])[0]))


def minute(m: deorbit.Match) -> int:
    return int(m.position()["minute"])


def minute_13(m: deorbit.Match) -> None:
    assert minute(m) == 13
    assert where(m, "station-chief") == "therapy-garden"
    do(m, "influence station-chief 1", "activate station-chief")
    assert m.position()["turn"]["actions"] == 2, "not Exhausted: two actions"
    do(m, "pick-up-kompromat station-chief")
    assert player(m, LINDSEY)["hand"] == ["astrochimp"]
    assert m.position()["turn"]["actions"] == 2, "the Pick Up was the free one"
    do(m, "step station-chief aft-hub", "step station-chief reactor", "end")
    assert where(m, "station-chief") == "reactor"
    assert player(m, LINDSEY)["cubes"] == {"station-chief": 1}


def minute_12(m: deorbit.Match) -> None:
    assert minute(m) == 12
    do(m, "influence astrochimp 1", "activate astrochimp")
    assert player(m, LINDSEY)["disc"] == "astrochimp", "the disc moves on"
    do(m, "step astrochimp reactor", "step astrochimp aft-airlocks")
    do(m, "pick-up astrochimp helmet", "end")
    assert holds(m, "astrochimp") == ["helmet"]
    assert lying(m, "aft-airlocks") == []
    assert "kitchen" in m.position()["kompromat"], "left there on purpose"


def minute_11(m: deorbit.Match) -> None:
    assert minute(m) == 11
    assert where(m, "stowaway") == "card"
    do(m, "influence stowaway 1", "activate stowaway")
    refused(m, "step stowaway bridge", "card-stowaway")
    do(m, "step stowaway forward-exhaust", "step stowaway chem-lab")
    do(m, "pick-up-kompromat stowaway", "end")
    assert where(m, "stowaway") == "chem-lab"
    assert len(player(m, LINDSEY)["hand"]) == 2


def minute_10(m: deorbit.Match) -> None:
    """The throw, the free Pick Up, the Officer's Step, the Bribe, the arming."""
    assert minute(m) == 10
    do(m, "activate station-chief")
    assert m.position()["turn"]["actions"] == 2, "her disc lay on Stowaway"
    do(m, "kompromat astrochimp", "throw astrochimp helmet reactor")
    assert lying(m, "reactor") == ["helmet"]
    assert m.position()["spent"] == ["astrochimp"]
    assert m.position()["turn"]["actions"] == 2, "Kompromat is an action beyond the two"
    refused(m, "step station-chief magnetic-containment", "11.2")
    do(m, "pick-up station-chief helmet")
    assert m.position()["turn"] | {"actions": 2, "free": False} == m.position()["turn"]
    assert ["reactor", "magnetic-containment"] in m.position()["locks"]
    events = do(m, "step station-chief magnetic-containment")
    assert told(events, "unlocked")
    assert ["reactor", "magnetic-containment"] not in m.position()["locks"]
    assert not is_down(m, "station-chief")
    do(m, "pick-up station-chief antimatter")
    assert m.position()["antimatter"] == "stable"
    assert not m.position()["abandon_ship"]
    do(m, "bribe station-chief")
    events = do(m, "step station-chief reactor")
    assert told(events, "armed")
    assert m.position()["antimatter"] == "armed"
    assert m.position()["abandon_ship"]
    assert m.position()["locks"] == [], "Abandon Ship removes all Locks"
    assert m.position()["markers"] == [{"player": LINDSEY, "effect": "detonation", "minute": 6}]
    assert player(m, LINDSEY)["bribe"] == "station-chief"
    do(m, "end")


def minute_9(m: deorbit.Match) -> None:
    """Reveal with Overload, and the Firebomb."""
    assert minute(m) == 9
    do(m, "reveal")
    assert player(m, LINDSEY)["pc"] == "engineer"
    assert m.view(1)["players"][LINDSEY]["bonus"] == [None], "the Bonus Character stays secret"
    do(m, "overload vault-x")
    assert {"player": LINDSEY, "effect": "overload", "minute": 8, "at": "vault-x"} in (
        m.position()["markers"]
    )
    assert allowed(m, "activate engineer"), "a Live PC is always a conspirator"
    do(m, "activate stowaway", "manufacture stowaway firebomb")
    assert holds(m, "stowaway") == ["firebomb"]
    assert allowed(m, "throw stowaway firebomb bio-lab"), "it need not explode"
    do(m, "ignite stowaway bio-lab", "end")
    assert holds(m, "stowaway") == []
    assert m.position()["fire"] == ["bio-lab"]
    assert "bio-lab" in m.position()["damaged"]


def script(m: deorbit.Match) -> str:
    """Which of Lindsey's three lines applies, from Minute 8 on."""
    position = m.position()
    contaminated = [name for name, one in position["characters"].items() if one["contaminated"]]
    armed = {"bludgeon", "gun"} & set(holds(m, "troubleshooter"))
    if contaminated and armed and not is_down(m, "troubleshooter"):
        return "hunt"
    chief = character(m, "station-chief")
    return "renegotiate" if chief["down"] else "run"


def play_to(last: int, stranger: dict[int, tuple[str, ...]]) -> deorbit.Match:
    """Lindsey's turns down to a Minute, the others' after each; it is her turn then."""
    m = tutorial()
    for number, turn in ((13, minute_13), (12, minute_12), (11, minute_11), (10, minute_10)):
        turn(m)
        others(m, stranger.get(number, ()))
    if last < 9:
        minute_9(m)
        others(m, stranger.get(9, ()))
    assert minute(m) == last
    return m


HUNTED: dict[int, tuple[str, ...]] = {
    13: ("forward-hub", "chem-lab"),
    12: ("bio-lab", "cryo-lab"),
    11: ("forward-hub",),
}
"""Stranger is contaminated in Bio Lab and waits in the Forward Hub."""


def test_lindsey_plays_her_tutorial_to_the_detonation() -> None:
    """7.3.1, 7.3.2, 15.5, 15.7.2: Minutes 13 to 6 as the Launch Manual tells them."""
    m = play_to(8, HUNTED)
    assert character(m, "stranger")["contaminated"]
    assert where(m, "stranger") == "forward-hub"
    assert m.position()["project"] == {"card": "grey-goo", "released": False, "peeked": []}
    assert script(m) == "hunt"
    do(m, "influence troubleshooter 1", "activate troubleshooter")
    do(m, "step troubleshooter physics-lab", "step troubleshooter forward-hub")
    events = do(m, "end")
    assert told(events, "released"), "Vault X is damaged at the end of her turn"
    assert "vault-x" in m.position()["damaged"]
    others(m)
    assert minute(m) == 7
    assert script(m) == "hunt"
    do(m, "activate troubleshooter")
    assert m.position()["turn"]["actions"] == 1, "her own disc Exhausts her"
    assert guilt(m, LINDSEY) == "innocent"
    do(m, "attack troubleshooter stranger bludgeon")
    assert is_down(m, "stranger")
    assert guilt(m, LINDSEY) == "suspect", "a Human in a Lit section under Cameras"
    do(m, "end")
    others(m)
    assert minute(m) == 6
    assert m.position()["markers"] == [{"player": LINDSEY, "effect": "detonation", "minute": 6}]
    events = do(m, "renegotiate")
    assert told(events, "detonated")
    while m.to_act:
        do(m, "reveal")
    check_ending(m)


def check_ending(m: deorbit.Match) -> None:
    assert m.outcome is not None
    assert m.outcome.ending == "detonation"
    rows: dict[str, Any] = dict(m.outcome.rows[LINDSEY])
    assert rows == {"engineer-1": 3, "engineer-2": 3, "engineer-3": 2}, (
        "detonated on board, nobody contaminated escaped, the Artifact neither; not Innocent; "
        "Station Chief is Live, the Bribe was used"
    )
    assert m.outcome.winners == (LINDSEY,)


def test_without_contamination_lindsey_runs_with_station_chief() -> None:
    """15.4.1, 15.5.2: one cube more than needed, two Steps away from the others."""
    m = play_to(8, {})
    assert script(m) == "run"
    do(m, "influence station-chief 1", "activate station-chief")
    assert player(m, LINDSEY)["cubes"]["station-chief"] == 2
    assert m.position()["turn"]["actions"] == 2
    do(m, "step station-chief aft-airlocks", "step station-chief machine-shop", "end")
    assert where(m, "station-chief") == "machine-shop"
    assert "antimatter" in holds(m, "station-chief")


def test_without_station_chief_lindsey_renegotiates() -> None:
    """15.6.1, 15.6.2: a cube comes back from a Down character, the disc too."""
    m = play_to(8, {})
    position = m.position()
    position["characters"]["station-chief"]["down"] = True
    m = deorbit.scenario("stationfall", position, seed=1)
    assert script(m) == "renegotiate"
    do(m, "withdraw station-chief")
    assert "station-chief" not in player(m, LINDSEY)["cubes"]
    assert "disc" not in player(m, LINDSEY)
    assert m.position()["project"]["released"], "the Overload resolved all the same"


@pytest.mark.parametrize("reader", [1, 2, 3, None])
def test_what_lindsey_picks_up_is_her_secret(reader: int | None) -> None:
    """3.3, 12.2.3: the table sees that she has Kompromat, not whose."""
    m = tutorial()
    minute_13(m)
    assert m.view(reader)["players"][LINDSEY]["hand"] == [None]
    found = [event for event in m.log(reader) if event.name == "kompromat-found"]
    assert [event.args["kompromat"] for event in found] == [None]
    assert m.view(LINDSEY)["players"][LINDSEY]["hand"] == ["astrochimp"]
