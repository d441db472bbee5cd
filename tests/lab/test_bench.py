"""The benchmark: what it measures, and the table it shows."""

import ast
import json
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

import deorbit
from deorbit.core import text
from deorbit.lab import bench

SOURCE = Path(bench.__file__).parent


def figures(name: str, actions: float, copy: float) -> bench.Figures:
    return {"name": name, "actions": actions, "games": 2.0, "turn": 3.0, "copy": copy}


@pytest.mark.parametrize("name", bench.SETUPS)
def test_the_turns_of_every_game_are_counted(name: str) -> None:
    match = bench.play_random(name, seed=3)
    assert match.outcome is not None
    assert match.seats <= bench.SETUPS[name].turns(match) <= len(match)


def test_a_turn_of_station_x_is_one_of_each_seat_in_a_round() -> None:
    match = deorbit.new("stationx", seats=3, seed=1, build="standard", rounds=2)
    deorbit.play_out(match, [deorbit.agent("random", seed=seat) for seat in range(3)])
    assert bench.SETUPS["stationx"].turns(match) == 3 * match.position()["round"]


def test_a_turn_of_stationfall_begins_with_what_the_seat_does_with_it() -> None:
    kinds = ["draft", "activate", "move", "activate", "renegotiate", "pass", "withdraw"]
    match = SimpleNamespace(actions=[(0, deorbit.Action(kind, ())) for kind in kinds])
    assert bench.SETUPS["stationfall"].turns(cast(deorbit.Match, match)) == 4


@pytest.mark.parametrize("name", deorbit.games())
def test_json_is_one_line_with_the_figures_of_the_game(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bench.main(["--json", "--game", name, "--seconds", "0.01"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    measured = json.loads(line)
    assert list(measured) == [one for one in bench.MEASURED if bench.setup_of(one).game == name]
    for one, figures in measured.items():
        assert text.say(f"{name}-title", {}) in figures["name"]
        speeds = bench.BOT_SPEEDS if one == bench.BOTS else bench.SPEEDS
        assert all(figures[speed] > 0 for speed in speeds)


def test_a_full_table_has_nine_players_and_twenty_characters() -> None:
    match = bench.play_random(bench.FULL, seed=5)
    assert match.seats == 9
    assert len(match.position()["cast"]) == 20
    again = bench.play_random(bench.FULL, seed=5 + bench.CASTS, limit=1)
    assert again.position()["cast"] == match.position()["cast"]


def test_a_full_table_is_compared_with_the_usual_one(capsys: pytest.CaptureFixture[str]) -> None:
    bench.show({bench.USUAL: figures("usual", 300.0, 1.0), bench.FULL: figures("full", 200.0, 1.0)})
    assert bench.say("full-table", ratio="1.50") in " ".join(capsys.readouterr().out.split())


def test_a_turn_of_a_bot_is_measured_beside_the_actions_of_random_players() -> None:
    match, agents = bench.begin(bench.BOTS, seed=2)
    spent = bench.play_timed(match, agents)
    assert match.outcome is not None
    assert min(spent.values()) > 0
    found = bench.measure_bots(seconds=0.01)
    assert found["bot_ratio"] == found["bot_turn"] / found["random_action"]


def test_what_a_bot_costs_is_told_below_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    bots = {"name": "own", "bot_turn": 30.0, "random_action": 4.0, "bot_ratio": 7.5}
    bench.show({"stationx": {**figures("own", 1.0, 1.0), "late": 1.0}, bench.BOTS: bots})
    shown = " ".join(capsys.readouterr().out.split())
    speeds = {"bot_turn": "30.0", "random_action": "4.00", "bot_ratio": "7.50"}
    assert bench.say("bots", engine="own", most=bench.MOST_BOT_RATIO, **speeds) in shown


def test_every_game_is_measured_in_every_way_and_one_on_request(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(deorbit, "compiled", True)
    todo = bench.engines(["stationx", "stationfall"], 1.0, "src", "python")
    ours = ["stationx", "stationx-plain", "stationfall", "stationfall-plain"]
    assert list(todo) == [*ours, "catanatron", "openspiel"]
    assert list(bench.engines(["stationx"], 1.0, None, None)) == ["stationx"]
    monkeypatch.setattr(deorbit, "compiled", False)
    assert list(bench.engines(["stationx"], 1.0, "src", None)) == ["stationx"]


def test_engines_take_turns_and_the_table_shows_medians_and_ratios(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    order: list[str] = []

    def take(name: str, actions: float, copy: float) -> bench.Figures:
        order.append(name)
        noise = 1000.0 if len(order) <= 3 else 1.0
        return figures(name, actions * noise, copy)

    todo = {
        "stationx": ("own", lambda: take("own", 600.0, 5.0)),
        "catanatron": ("island", lambda: take("island", 100.0, 50.0)),
        "openspiel": ("chess", lambda: take("chess", 1200.0, 2.0)),
    }
    monkeypatch.setattr(bench, "engines", lambda *_: todo)
    assert bench.main(["--game", "stationx", "--peers", "python"]) == 0
    assert order == ["own", "island", "chess"] * bench.ROUNDS
    rows = {}
    for line in capsys.readouterr().out.splitlines():
        name, *cells = line.split() or [""]
        rows[name] = cells
    assert rows["own"] == ["600", "2.00", "3.00", "5.00", "-", "6.00", "0.100", "0.500"]
    assert rows["island"][-3:] == ["1.00", "1.00", "0.083"]
    assert rows["chess"][-3:] == ["12.0", "0.040", "1.00"]


def test_without_peers_there_are_no_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    bench.show({"stationx": {**figures("own", 1.0, 1.0), "late": 1.0}})
    shown = capsys.readouterr().out
    assert all(word in shown for word in bench.say("column-late").split())
    assert "catanatron" not in shown
    assert "OpenSpiel" not in shown


def test_an_unknown_game_and_a_failing_peer_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bench.main(["--game", "chess"])
    assert "'chess'" in capsys.readouterr().err
    with pytest.raises(deorbit.BadInput):
        bench.run(["false"], {})


@pytest.mark.parametrize("peer", bench.PEERS)
def test_a_peer_has_a_script_that_imports_nothing_of_ours(peer: str) -> None:
    tree = ast.parse((SOURCE / "peers" / bench.PEERS[peer]).read_text(encoding="utf-8"))
    imported = [
        name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (getattr(node, "module", None), *(alias.name for alias in node.names))
    ]
    assert not any(str(name).startswith("deorbit") for name in imported)
    assert text.has(f"lab-peer-{peer}")
    for other, speed in bench.RATIOS:
        assert text.has(f"lab-column-{speed}-{other}")
