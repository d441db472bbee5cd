"""Finished games replay to the same result, compiled or not. Every file in fixtures/games is a
save file and found by itself (`deorbit replay` shows it); `python tests/test_golden.py GAME` plays
those of a game anew when its rules version is raised."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import deorbit
from deorbit.games.stationfall.content.names import PROJECTS

FIXTURES = Path(__file__).parent / "fixtures"
FILES = sorted((FIXTURES / "games").glob("*.json"))
EXPECTED = FIXTURES / "expected.json"

GAMES: dict[str, dict[str, Any]] = {
    "intrepid-1-won": {
        "seats": 1,
        "agents": ["greedy"],
        "seed": 2,
        "difficulty": "easy",
        "disaster": "toxic-leak",
    },
    "intrepid-2-won": {
        "seats": 2,
        "agents": ["greedy"] * 2,
        "seed": 0,
        "difficulty": "easy",
        "disaster": "meteor-shower",
    },
    "intrepid-2-climate": {
        "seats": 2,
        "agents": ["random"] * 2,
        "seed": 8,
        "difficulty": "easy",
        "disaster": "toxic-leak",
    },
    "intrepid-3-oxygen": {
        "seats": 3,
        "agents": ["greedy"] * 3,
        "seed": 8,
        "difficulty": "easy",
        "disaster": "toxic-leak",
    },
    "intrepid-3-nutrition": {
        "seats": 3,
        "agents": ["greedy"] * 3,
        "seed": 5,
        "difficulty": "easy",
        "disaster": "meteor-shower",
    },
    "intrepid-4-won": {
        "seats": 4,
        "agents": ["greedy"] * 4,
        "seed": 5,
        "difficulty": "easy",
        "disaster": "meteor-shower",
    },
    "intrepid-4-power": {
        "seats": 4,
        "agents": ["greedy"] * 4,
        "seed": 0,
        "difficulty": "easy",
        "disaster": "meteor-shower",
    },
    "intrepid-4-random": {
        "seats": 4,
        "agents": ["random"] * 4,
        "seed": 1,
        "difficulty": "hard",
        "disaster": "toxic-leak",
    },
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
    "stationfall-2-greedy": {"seats": 2, "agents": ["greedy"] * 2, "seed": 1},
    "stationfall-2-random": {"seats": 2, "agents": ["random"] * 2, "seed": 2},
    "stationfall-3-greedy": {"seats": 3, "agents": ["greedy"] * 3, "seed": 1},
    "stationfall-3-core": {"seats": 3, "agents": ["greedy"] * 3, "seed": 12},
    "stationfall-4-mutagen": {"seats": 4, "agents": ["greedy"] * 4, "seed": 10},
    "stationfall-4-core": {"seats": 4, "agents": ["greedy"] * 4, "seed": 11},
    "stationfall-4-random": {"seats": 4, "agents": ["random"] * 4, "seed": 1},
    "stationfall-4-assassin": {
        "seats": 4,
        "agents": ["greedy"] * 4,
        "seed": 0,
        "characters": "random",
    },
    "stationfall-4-teams-core": {
        "seats": 4,
        "agents": ["greedy"] * 4,
        "seed": 10,
        "characters": "random",
        "teams": True,
    },
    "stationfall-4-teams-blob": {
        "seats": 4,
        "agents": ["greedy"] * 4,
        "seed": 11,
        "characters": "random",
        "teams": True,
    },
    "stationfall-5-swarm": {
        "seats": 5,
        "agents": ["greedy"] * 5,
        "seed": 3,
        "characters": "random",
    },
    "stationfall-5-wormhole": {
        "seats": 5,
        "agents": ["greedy"] * 5,
        "seed": 6,
        "characters": "random",
    },
    "stationfall-6-goo": {"seats": 6, "agents": ["greedy"] * 6, "seed": 11, "characters": "random"},
    "stationfall-6-lurker": {
        "seats": 6,
        "agents": ["greedy"] * 6,
        "seed": 12,
        "characters": "random",
    },
    "stationfall-7-clones": {
        "seats": 7,
        "agents": ["greedy"] * 7,
        "seed": 13,
        "characters": "random",
    },
    "stationfall-8-blob": {
        "seats": 8,
        "agents": ["greedy"] * 8,
        "seed": 11,
        "characters": "random",
    },
    "stationfall-8-three-winners": {
        "seats": 8,
        "agents": ["greedy"] * 8,
        "seed": 12,
        "characters": "random",
    },
    "stationfall-8-teams-doctor": {
        "seats": 8,
        "agents": ["greedy"] * 8,
        "seed": 2,
        "characters": "random",
        "teams": True,
    },
    "stationfall-9-four-winners": {
        "seats": 9,
        "agents": ["greedy"] * 9,
        "seed": 0,
        "characters": "random",
    },
    "stationfall-9-core": {
        "seats": 9,
        "agents": ["greedy"] * 9,
        "seed": 12,
        "characters": "random",
    },
    "stationfall-9-random": {
        "seats": 9,
        "agents": ["random"] * 9,
        "seed": 2,
        "characters": "random",
    },
    "stationfall-4-mixed": {"seats": 4, "agents": ["greedy", "random"] * 2, "seed": 8},
    "stationfall-bots-3-solo": {
        "seats": 3,
        "agents": ["greedy", "automation", "automation"],
        "bots": [1, 2],
        "seed": 1,
    },
    "stationfall-bots-4-solo-named": {
        "seats": 4,
        "agents": ["automation", "random", "automation", "automation"],
        "bots": [0, 2, 3],
        "bot_identities": ["troubleshooter", "stranger", "doctor-hyde"],
        "seed": 2,
    },
    "stationfall-bots-4-alone": {
        "seats": 4,
        "agents": ["automation"] * 4,
        "bots": [0, 1, 2, 3],
        "characters": "random",
        "seed": 3,
    },
    "stationfall-bots-4-cooperative": {
        "seats": 4,
        "agents": ["greedy", "automation", "greedy", "automation"],
        "bots": [1, 3],
        "cooperative": True,
        "seed": 4,
    },
    "stationfall-bots-5-teams": {
        "seats": 5,
        "agents": ["greedy", "automation", "greedy", "automation", "automation"],
        "bots": [1, 3, 4],
        "characters": "random",
        "teams": True,
        "seed": 5,
    },
    "stationfall-bots-9": {
        "seats": 9,
        "agents": ["greedy", "automation", "random"] * 3,
        "bots": [1, 4, 7],
        "characters": "random",
        "seed": 6,
    },
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


@pytest.mark.compiled
@pytest.mark.parametrize(
    "path", [one for one in FILES if "-bots-" in one.stem], ids=lambda p: p.stem
)
def test_bots_would_play_a_golden_game_again(path: Path) -> None:
    """They draw nothing: the same positions, the same script, the same moves."""
    match = deorbit.loads(path.read_text())
    again = match.at(0)
    automation = deorbit.agent("automation")
    for seat, action in match.actions:
        if seat in match.options["bots"]:
            assert automation.choose(again, seat) == action
        again.play(seat, action)
    assert again.fingerprint == match.fingerprint


def test_the_golden_games_cover_every_set_up_and_ending() -> None:
    expected = json.loads(EXPECTED.read_text())
    assert {path.stem for path in FILES} == set(GAMES) == set(expected)
    endings: dict[str, set[str]] = {}
    for name, result in expected.items():
        endings.setdefault(name.split("-")[0], set()).add(result["outcome"]["ending"])
    assert endings == {
        "intrepid": {"won", "power", "oxygen", "climate", "nutrition"},
        "stationx": {"conquest", "round-limit"},
        "stationfall": {"re-entry", "minute-zero", "detonation"},
    }
    assert {len(result["outcome"]["winners"]) for result in expected.values()} >= {1, 2, 3, 4}


def test_the_golden_games_release_every_project() -> None:
    released = set()
    for path in FILES:
        project = json.loads(path.read_text())["segments"][-1]["position"].get("project")
        if project and project["released"]:
            released.add(project["card"])
    assert released == set(PROJECTS)


@pytest.mark.parametrize("path", sorted((FIXTURES / "older").glob("*.json")), ids=lambda p: p.stem)
def test_a_game_of_older_rules_stays_readable(path: Path) -> None:
    """Play goes on from the stored position, and the old log keeps its words."""
    stored = json.loads(path.read_text())["segments"][-1]
    match = deorbit.loads(path.read_text())
    assert len(match.past) == 1
    assert match.past[0].rules < match.rules_version
    assert [event.name for event in match.earlier()] == [one["name"] for one in stored["story"]]
    assert match.outcome is not None
    assert match.position()["ending"] == stored["position"]["ending"]


def record(game: str) -> None:
    results = json.loads(EXPECTED.read_text())
    results = {name: result for name, result in results.items() if name in GAMES}
    for name in [name for name in GAMES if name.startswith(game)]:
        match = play(name)
        (FIXTURES / "games" / f"{name}.json").write_text(match.dumps() + "\n")
        results[name] = result_of(match)
        print(name, len(match), results[name]["outcome"]["ending"])
    EXPECTED.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    record(sys.argv[1])
