"""What the account of a bot's turn says of a goal, and what decided between goals."""

from __future__ import annotations

from typing import Any

import pytest

from deorbit.games.stationfall.automation.explain import _about_target
from deorbit.games.stationfall.automation.option import Option
from deorbit.games.stationfall.automation.priorities import HANDLING, SECTIONS, TARGETING, TIES
from deorbit.games.stationfall.content.names import DATA, ITEMS
from deorbit.games.stationfall.content.script import plain
from games.stationfall.station import station


def goal(**given: int) -> Option:
    found = Option(0, 0, 1, given.pop("rank", 0), 0)
    for name, value in given.items():
        setattr(found, name, value)
    return found


def told(*goals: Option) -> list[tuple[str, Any]]:
    """Each sentence with the one thing that it names."""
    state = station()._state
    sentences = _about_target(state, list(goals))
    return [
        (one.id.removeprefix("stationfall-"), next(iter(one.args.values()), None))
        for one in sentences
    ]


def test_a_goal_is_a_character_or_else_a_section_and_what_it_is_about() -> None:
    state = station()._state
    exile = state.edition.pawns.index("exile")
    bridge = list(state.edition.section_names).index("bridge")
    wares = [*ITEMS, *DATA]
    gun = next(n for n in range(len(wares)) if wares[plain(n)] == "gun")
    assert told() == []
    assert told(goal()) == []
    assert told(goal(character=exile)) == [("why-chosen-character", "exile")]
    assert told(goal(section=bridge)) == [("why-chosen-section", "bridge")]
    assert told(goal(character=exile, section=bridge)) == [("why-chosen-character", "exile")]
    assert told(goal(character=0, section=bridge))[0][0] == "why-chosen-character"
    assert told(goal(section=0)) == [("why-chosen-section", state.edition.section_names[0])]
    thing = told(goal(section=bridge, thing=gun))
    assert thing == [("why-chosen-section", "bridge"), ("why-chosen-thing", "gun")]


@pytest.mark.parametrize(
    ("parts", "name"),
    [(TARGETING, "target"), (SECTIONS, "place"), (HANDLING, "item"), (SECTIONS, "stand")],
)
def test_the_first_part_in_which_goals_differ_decides(
    parts: list[tuple[int, int]], name: str
) -> None:
    for shift, part in parts:
        first, second = goal(**{name: 1 << shift}), goal(**{name: 2 << shift})
        assert told(first, second) == [(f"why-tie-{TIES[part]}-goal", None)]
        assert told(first, first, second, second) == [(f"why-tie-{TIES[part]}-goal", None)]


def test_the_script_comes_before_all_priorities_and_they_in_their_order() -> None:
    first = goal(rank=0, target=1, place=1, item=1, stand=1)
    ranks = {"rank": 1, "target": 2, "place": 2, "item": 2, "stand": 2}
    names = [("script", "rank")]
    for parts, name in ((TARGETING, "target"), (SECTIONS, "place"), (HANDLING, "item")):
        names.append((TIES[parts[-1][1]], name))
    names.append((TIES[SECTIONS[-1][1]], "stand"))
    for decides, name in names:
        assert told(first, goal(**{"target": 1, "place": 1, "item": 1, "stand": 1, **ranks})) == [
            (f"why-tie-{decides}-goal", None)
        ]
        del ranks[name]
    assert told(first, goal(target=1, place=1, item=1, stand=1)) == []
