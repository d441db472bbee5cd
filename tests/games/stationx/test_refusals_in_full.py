"""Each refusal by the question of the moment, and every figure that it tells."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationx.station import TWINS, do, station

TURN = {"ask": "turn", "seat": 0}
ACTIONS = [
    "place 2x2 m15",
    "teleporter v6",
    "commander v6",
    "respawn v7",
    "wait",
    "keep u7",
    "recruit v7",
    "buy droid v7",
    "move u7 u6",
    "end",
]


def asking(question: str, **more: Any) -> deorbit.Match:
    return station(asks=[TURN, {"ask": question, "seat": 0, **more}])


def dying(enemy: str = "") -> deorbit.Match:
    """After a battle of which one of two units survives, by a tie or by base tier II."""
    strong = [{"trooper": "l12", "commander" if enemy else "droid": "m12"}]
    match = station(units=[*strong, {"trooper": "m13", "droid": "m14"}], upgrades=["", enemy])
    do(match, "attack m12 m13")
    return match


NOT_BUILT = "not-built 2.7"
BUILT, PLACED = "built 2.7", "placed-already 2.7"
LIVES, WAIT = "commander-lives 8.3", "wait house-respawn"
NO_BATTLE, NO_CARD = "no-battle 7.5", "no-card 9.2"


@pytest.mark.parametrize(
    ("question", "match", "reasons"),
    [
        ("build", lambda: station(tiles=["0 2x2 m15"]), ["tile-left 2.2", *[NOT_BUILT] * 9]),
        (
            "teleporter",
            lambda: station(tiles=TWINS, round=0),
            [BUILT, "own-base 2.7", *[NOT_BUILT] * 8],
        ),
        (
            "commander",
            lambda: station(tiles=TWINS, round=0, teleporters=["p13", "p17"]),
            [BUILT, PLACED, "own-base 2.7", *[NOT_BUILT] * 7],
        ),
        (
            "respawn",
            lambda: station(
                units=[{"trooper": "m12"}, {"commander": "e19"}],
                energy=[5],
                asks=[TURN, {"ask": "respawn", "seat": 0}],
            ),
            [BUILT, PLACED, PLACED, "", "", NO_BATTLE, NO_CARD]
            + ["respawn-first house-respawn"] * 3,
        ),
        (
            "recruit",
            lambda: asking("recruit", unit="droid"),
            [BUILT, PLACED, PLACED, LIVES, WAIT, NO_BATTLE, ""] + ["card-first 9.2"] * 3,
        ),
        (
            "learn",
            lambda: asking("learn"),
            [BUILT, PLACED, PLACED, LIVES, WAIT, NO_BATTLE, NO_CARD] + ["card-first 9.2"] * 3,
        ),
        (
            "turn",
            station,
            [BUILT, PLACED, PLACED, LIVES, WAIT, NO_BATTLE, NO_CARD, "poor 4.2", "", ""],
        ),
        (
            "keep",
            dying,
            [BUILT, PLACED, PLACED, "poor 8.3", WAIT, "doomed 7.5", NO_CARD]
            + ["keep-first 7.5"] * 3,
        ),
        (
            "save",
            lambda: dying("base-energy base-keep"),
            [BUILT, PLACED, PLACED, "poor 8.3", WAIT, "doomed 7.7", NO_CARD]
            + ["keep-first 7.7"] * 3,
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_no_answer_now_is_refused_for_what_comes_first(
    question: str, match: Any, reasons: list[str]
) -> None:
    """2.7, 7.5, 7.7, 8.3, 9.2, house-respawn."""
    m = match()
    found = []
    for notation in ACTIONS:
        reason = m.why_not(m.to_act[0], deorbit.Action.parse(notation))
        name = "" if reason is None else reason.id.removeprefix("stationx-not-")
        found.append("" if reason is None else f"{name} {reason.rule}")
    assert found == reasons


HALL = {"oxygen": 5, "share": 3}
BASE = {"oxygen": 7, "share": 4}


@pytest.mark.parametrize(
    ("notation", "figures"),
    [
        ("move m12 m11", {"unit": "trooper", **HALL}),
        ("attack m12 m13", {"unit": "trooper", **HALL}),
        ("jump m12 m13", {"unit": "trooper", **HALL}),
        ("capture m12 m13", {"unit": "trooper", **HALL}),
        ("move m13 m12", HALL),
        ("buy trooper v7", {"unit": "trooper", "price": 3, **BASE}),
        ("buy droid m12", {"unit": "droid", "price": 4, **HALL}),
        ("upgrade troops-speed", {"price": 7}),
        (
            "upgrade base-keep",
            {"price": 7, "other-upgrade": "base-energy", "last-upgrade": "base-energy"},
        ),
        (
            "upgrade troops-jump",
            {"price": 7, "other-upgrade": "troops-speed-2", "last-upgrade": "troops-attack"},
        ),
        ("respawn v6", {"price": 2, **BASE}),
        ("wait", {"price": 2, **BASE}),
        ("recruit m5", {"oxygen": 2, "share": 1}),
        ("recruit a1", {}),
        ("keep u7", {}),
    ],
)
def test_a_refusal_tells_the_unit_the_price_and_the_room(
    notation: str, figures: dict[str, Any]
) -> None:
    """4.2, 5.1, 5.2: what its words speak of, beside the action itself."""
    m = station(
        units=[{"commander": "u7", "trooper": "m12"}, {"commander": "e19"}],
        flags={"m12": "moved attacked"},
        energy=[1],
    )
    reason = m.why_not(0, deorbit.Action.parse(notation))
    assert reason is not None
    named = {"kind", "from", "to", "at", "upgrade"}
    assert {key: one for key, one in reason.args.items() if key not in named} == {
        "energy": 1,
        **figures,
    }
