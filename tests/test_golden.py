"""Finished games replay to the same result, compiled or not. Every file in fixtures/ is found by
itself; `python tests/test_golden.py` plays the list anew when the rules version is raised."""

import json
from pathlib import Path
from typing import Any

import pytest

import deorbit

FIXTURES = Path(__file__).parent / "fixtures"
FILES = sorted(FIXTURES.glob("*.golden.json"))

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
}


def play(name: str, seed: int) -> deorbit.Match:
    options = dict(GAMES[name])
    agents = [
        deorbit.agent(agent, seed=100 * seed + seat)
        for seat, agent in enumerate(options.pop("agents"))
    ]
    match = deorbit.new(name.split("-")[0], seed=seed, **options)
    deorbit.play_out(match, agents)
    return match


@pytest.mark.compiled
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.split(".")[0])
def test_a_golden_game_replays_to_the_same_result(path: Path) -> None:
    stored = json.loads(path.read_text())
    match = deorbit.loads(json.dumps(stored["save"]))
    assert match.past == [], "the rules have changed: raise the version and play anew"
    assert stored["save"]["segments"][-1]["rules"] == match.rules_version
    assert match.fingerprint == stored["fingerprint"]
    assert match.outcome is not None
    assert match.outcome.to_json() == stored["outcome"]
    assert len(match.log(None)) == stored["events"]


def test_the_golden_games_cover_every_set_up_and_ending() -> None:
    assert {path.name.split(".")[0] for path in FILES} == set(GAMES)
    endings = {json.loads(path.read_text())["outcome"]["ending"] for path in FILES}
    assert endings == {"conquest", "round-limit"}


def record() -> None:
    for name in GAMES:
        match = play(name, seed=11)
        assert match.outcome is not None
        stored = {
            "fingerprint": match.fingerprint,
            "outcome": match.outcome.to_json(),
            "events": len(match.log(None)),
            "save": json.loads(match.dumps()),
        }
        path = FIXTURES / f"{name}.golden.json"
        path.write_text(json.dumps(stored, separators=(",", ":")) + "\n")
        print(name, len(match), match.outcome.ending, match.outcome.winners)


if __name__ == "__main__":
    record()
