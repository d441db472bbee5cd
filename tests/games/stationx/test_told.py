"""All that an action of Station-X tells, in its order and with every name and number in it."""

from __future__ import annotations

from typing import Any

import pytest

from games.stationx.station import TWINS, do, station

Given = dict[str, Any]

PAIR = [{"trooper": "m12", "droid": "l12"}, {"trooper": "m13", "droid": "m14"}]
STRONG = [{"commander": "m12", "trooper": "l12"}, {"trooper": "m13", "droid": "m14"}]
WEAK = [{"trooper": "m12"}, {"commander": "m13"}]
DEAD = {"units": [{"commander": "u7"}, {"trooper": "b18"}], "energy": [0, 9]}
JUMPS = ["troops-speed troops-attack troops-jump"]
BESIDE = {"commander": "u7", "trooper": "d20"}


@pytest.mark.parametrize(
    ("position", "actions", "events"),
    [
        (
            {"tiles": TWINS, "round": 0},
            ["teleporter p13", "teleporter p17", "commander o12", "commander o17"],
            [
                "teleporter-placed 0 p13",
                "teleporter-placed 1 p17",
                "commander-placed 0 o12",
                "commander-placed 1 o17",
                "turn-begun 0 1",
                "income 0 2 2",
            ],
        ),
        ({}, ["move u7 u6", "end"], ["moved 0 commander u7 u6", "turn-begun 1 1", "income 1 2 2"]),
        (
            {"units": [{"trooper": "n11"}, {}], "upgrades": JUMPS},
            ["jump n11 r11"],
            ["jumped 0 trooper n11 r11"],
        ),
        ({"energy": [9]}, ["buy droid v7"], ["bought 0 droid v7 4"]),
        ({"energy": [9]}, ["upgrade troops-speed"], ["upgraded 0 troops-speed 7"]),
        (
            {"units": STRONG},
            ["attack m12 m13"],
            [
                "attacked 0 1 commander m12 m13",
                "battle-won 0 1 3 2",
                "died 1 trooper m13",
                "died 1 droid m14",
            ],
        ),
        (
            {"units": WEAK},
            ["attack m12 m13"],
            ["attacked 0 1 trooper m12 m13", "battle-lost 0 1 1 2", "died 0 trooper m12"],
        ),
        (
            {"units": PAIR},
            ["attack m12 m13", "keep l12"],
            [
                "attacked 0 1 trooper m12 m13",
                "battle-tied 0 1 2",
                "died 1 trooper m13",
                "died 1 droid m14",
                "kept 0 droid l12",
                "died 0 trooper m12",
            ],
        ),
        ({"units": [BESIDE, {"commander": "m13"}]}, ["capture d20 c20"], ["captured 0 1 c20"]),
        (
            {"units": [BESIDE, {"droid": "m13"}]},
            ["capture d20 c20"],
            ["captured 0 1 c20", "eliminated 1 0", "conquered 0"],
        ),
        (
            {"units": [{"commander": "v6"}, {"commander": "m13"}], "held": {0: 1}},
            ["capture v6 w6"],
            ["retaken 0 1 w6"],
        ),
        (DEAD, ["end", "respawn b19"], ["turn-begun 1 1", "income 1 2 11", "respawned 1 b19 2"]),
        (
            {"units": [{"commander": "m4"}, {}], "deck": "energy-3"},
            ["move m4 m3"],
            ["moved 0 commander m4 m3", "drew 0 energy-3 m3"],
        ),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_what_is_done_is_told_in_full(
    position: Given, actions: list[str], events: list[str]
) -> None:
    m = station(**position)
    told = do(m, *actions)
    assert [" ".join([event.name, *map(str, event.args.values())]) for event in told] == events
