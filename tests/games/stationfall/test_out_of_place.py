"""What is no answer to the question of the moment is refused for what comes first or is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import deorbit
from games.stationfall.station import do, station

ACTIONS = [
    "reveal",
    "schroedinger engineer",
    "influence exile 1",
    "activate exile",
    "renegotiate",
    "withdraw exile",
    "step exile quarters",
    "wait exile",
    "bribe engineer",
    "kompromat engineer",
    "recall exile",
    "drop exile gun",
    "accept",
    "refuse",
    "done",
    "lurk vault-x",
]
KITCHEN = {"at": {"exile": "kitchen"}, "acting": "exile"}


def commanded() -> deorbit.Match:
    """card-command: Exile takes an action of Station Chief's."""
    beside = {"station-chief": "kitchen", "exile": "kitchen"}
    m = station(pc={0: "station-chief"}, at=beside)
    do(m, "activate station-chief", "command exile")
    return m


def lurking() -> deorbit.Match:
    m = station(at={"engineer": "bridge"}, project={"card": "lurker"}, acting="engineer")
    do(m, "release engineer")
    return m


def blackmailed(*actions: str) -> deorbit.Match:
    beside: dict[str, Any] = {"at": {"exile": "kitchen", "cyborg": "kitchen"}, "acting": "exile"}
    m = station(**beside, pc={1: "cyborg"}, players={0: {"hand": ["cyborg"]}})
    do(m, "kompromat cyborg", *actions)
    return m


ASKED = "asked 15.2"
NEVER = [ASKED] * 4
FIRST, ACTING = "action-first 11.3 cyborg", "acting 15.5.2 cyborg"
ACTIVATE = "activate-first 15.2"
LATE = ["influence-first 15.2", "activated 15.2", "instead 15.2", "instead 15.2"]
NO_HAND, NOT_HELD, NO_SKIP = "hand 8.5.2.1", "held 8.3", "skip house-wait"
NO_BRIBE = "nobody-to-activate house-before-the-disc"


@pytest.mark.parametrize(
    ("question", "match", "reasons"),
    [
        (
            "turn",
            station,
            ["", "", "", "conspirator 4.3.1", "", "no-cube 15.6.2", ACTIVATE, ACTIVATE]
            + [NO_BRIBE, NO_HAND, ACTIVATE, ACTIVATE, *NEVER],
        ),
        (
            "turn, revealed",
            lambda: station(pc={0: "astrochimp"}),
            ["revealed 15.3.1", "revealed 15.3.1", "", "conspirator 4.3.1", "", "no-cube 15.6.2"]
            + [ACTIVATE, ACTIVATE, "", NO_HAND, ACTIVATE, ACTIVATE, *NEVER],
        ),
        (
            "activation",
            lambda: station(**KITCHEN),
            ["reveal-first 15.2", "reveal-first 15.2", *LATE, "", "", "", NO_HAND]
            + [NO_SKIP, NOT_HELD, *NEVER],
        ),
        (
            "activation, revealed",
            lambda: station(**KITCHEN, pc={0: "astrochimp"}),
            ["revealed 15.3.1", "revealed 15.3.1", *LATE, "", "", "", NO_HAND]
            + [NO_SKIP, NOT_HELD, *NEVER],
        ),
        (
            "act, commanded",
            commanded,
            ["action-first 11.3 exile"] * 6
            + ["", "", *["action-first 11.3 exile"] * 2, "", NOT_HELD, *NEVER],
        ),
        (
            "act, blackmailed",
            blackmailed,
            [FIRST] * 6 + [ACTING, ACTING, FIRST, FIRST, ACTING, ACTING, *NEVER],
        ),
        (
            "consent",
            lambda: blackmailed("wait cyborg"),
            [ASKED] * 12 + ["", "", ASKED, ASKED],
        ),
        ("lurk", lurking, [ASKED] * 15 + [""]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_no_answer_now_is_refused_for_what_comes_first(
    question: str, match: Callable[[], deorbit.Match], reasons: list[str]
) -> None:
    """15.2, 15.3.1, 11.3, 15.5.2: whose action it is instead is told too."""
    m = match()
    found = []
    for notation in ACTIONS:
        reason = m.why_not(m.to_act[0], deorbit.Action.parse(notation))
        if reason is None:
            found.append("")
        else:
            name = reason.id.removeprefix("stationfall-not-")
            acting = str(reason.args.get("acting-character", ""))
            found.append(f"{name} {reason.rule} {acting}".rstrip())
    assert found == reasons
    assert m.position()["asks"][-1]["ask"] == question.partition(",")[0]
