"""Finished games replay to the same result, compiled or not. Every file in fixtures/games is a
save file and found by itself (`deorbit replay` shows it); `python tests/test_golden.py` plays the
list anew when the rules version is raised."""

import json
from pathlib import Path
from typing import Any

import pytest

import deorbit

FIXTURES = Path(__file__).parent / "fixtures"
FILES = sorted((FIXTURES / "games").glob("*.json"))
EXPECTED = FIXTURES / "expected.json"

GAMES: dict[str, dict[str, Any]] = {
    "stationx-2-greedy": {"seats": 2, "agents": ["greedy", "greedy"], "rounds": 30},
    "stationx-2-random": {"seats": 2, "agents": ["random", "random"], "rounds": 20},
    "stationx-3-mixed": {"seats": 3, "agents": ["greedy", "random", "greedy"], "rounds": 25},
    "stationx-4-conquest": {
        "seats": 4,
        "agents": ["greedy", "random", "random", "random"],
        "build": "standard",
        "rounds": 200,
    },
    "stationx-4-random": {"seats": 4, "agents": ["random"] * 4, "rounds": 12},
    "stationx-4-homemade": {
        "seats": 4,
        "agents": ["greedy", "random", "greedy", "random"],
        "rounds": 10,
        "tiles": {"5x1": 2, "2x2": 2, "6x2": 1},
        "factions": ["aliens", "spacemen", "pirates", "cyborgs"],
    },
    "stationfall-3-re-entry": {"seats": 3, "agents": ["greedy"] * 3, "seed": 0},
    "stationfall-3-minute-zero": {"seats": 3, "agents": ["greedy"] * 3, "seed": 1},
    "stationfall-3-detonation": {"seats": 3, "agents": ["greedy"] * 3, "seed": 3},
    "stationfall-3-swarm": {"seats": 3, "agents": ["greedy"] * 3, "seed": 15},
    "stationfall-3-shared": {"seats": 3, "agents": ["greedy"] * 3, "seed": 22},
    "stationfall-4-re-entry": {"seats": 4, "agents": ["greedy"] * 4, "seed": 0},
    "stationfall-4-minute-zero": {"seats": 4, "agents": ["greedy"] * 4, "seed": 1},
    "stationfall-4-detonation": {"seats": 4, "agents": ["greedy"] * 4, "seed": 8},
    "stationfall-4-goo": {"seats": 4, "agents": ["greedy"] * 4, "seed": 3},
    "stationfall-4-swarm": {"seats": 4, "agents": ["greedy"] * 4, "seed": 29},
    "stationfall-4-shared": {"seats": 4, "agents": ["greedy"] * 4, "seed": 35},
    "stationfall-4-random": {"seats": 4, "agents": ["random"] * 4, "seed": 1},
    "stationfall-4-mixed": {"seats": 4, "agents": ["greedy", "random"] * 2, "seed": 8},
    "stationfall-5-re-entry": {"seats": 5, "agents": ["greedy"] * 5, "seed": 0},
    "stationfall-5-minute-zero": {"seats": 5, "agents": ["greedy"] * 5, "seed": 1},
    "stationfall-5-detonation": {"seats": 5, "agents": ["greedy"] * 5, "seed": 3},
}


def play(name: str) -> deorbit.Match:
    options = dict(GAMES[name])
    seed = options.pop("seed", 11)
    agents = [
        deorbit.agent(agent, seed=100 * seed + seat)
        for seat, agent in enumerate(options.pop("agents"))
    ]
    match = deorbit.new(name.split("-")[0], seed=seed, **options)
    deorbit.play_out(match, agents)
    return match


def result_of(match: deorbit.Match) -> dict[str, Any]:
    assert match.outcome is not None
    return {
        "rules": match.rules_version,
        "actions": len(match),
        "events": len(match.log(None)),
        "fingerprint": match.fingerprint,
        "outcome": match.outcome.to_json(),
    }


@pytest.mark.compiled
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_same_result(path: Path) -> None:
    match = deorbit.loads(path.read_text())
    assert match.past == [], "the rules have changed: raise their version and play anew"
    assert result_of(match) == json.loads(EXPECTED.read_text())[path.stem]


def test_the_golden_games_cover_every_set_up_and_ending() -> None:
    expected = json.loads(EXPECTED.read_text())
    assert {path.stem for path in FILES} == set(GAMES) == set(expected)
    endings: dict[str, set[str]] = {}
    for name, result in expected.items():
        endings.setdefault(name.split("-")[0], set()).add(result["outcome"]["ending"])
    assert endings == {
        "stationx": {"conquest", "round-limit"},
        "stationfall": {"re-entry", "minute-zero", "detonation"},
    }
    assert any(len(result["outcome"]["winners"]) > 1 for result in expected.values())


def record() -> None:
    results = {}
    for name in GAMES:
        match = play(name)
        (FIXTURES / "games" / f"{name}.json").write_text(match.dumps() + "\n")
        results[name] = result_of(match)
        print(name, len(match), results[name]["outcome"]["ending"])
    EXPECTED.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    record()
