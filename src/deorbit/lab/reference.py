"""The reference page of each game, made from the game itself: actions, questions, events, options
and the keys of a position, each with an example from play."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import deorbit
from deorbit.core import text
from deorbit.core.codec import kind_of
from deorbit.core.game import EVERYONE
from deorbit.games import NAMES, find

GAMES_TO_LOOK_AT = 12
GAMES_TO_EXPLORE = 100
MOST_ACTIONS = 500


def say(message: str, **args: str | int) -> str:
    return text.say(f"lab-{message}", args)


def examples(name: str) -> tuple[dict[str, str], dict[str, str]]:
    """An action and a log line of every kind: from a few games, and made up for what is rare."""
    game = find(name)
    actions: dict[str, str] = {}
    events: dict[str, str] = {}
    for seed in range(GAMES_TO_LOOK_AT):
        seats = game.least_seats + seed % (game.most_seats - game.least_seats + 1)
        match = deorbit.new(name, seed=seed, seats=seats)
        kind = "random" if seed % 2 else "greedy"
        deorbit.play_out(match, [deorbit.agent(kind, seed=seat) for seat in range(seats)])
        for _, action in match.actions:
            actions.setdefault(action.kind, str(action))
        for event in match.log(None):
            events.setdefault(event.name, event.text())
    explore(name, actions)
    make_up(name, actions, events)
    return actions, events


def explore(name: str, actions: dict[str, str]) -> None:
    """Examples of actions that good players seldom take: in games where every kind gets its turn,
    the rarer the sooner."""
    game = find(name)
    times = [0] * len(game.kinds)
    for seed in range(GAMES_TO_EXPLORE):
        match = deorbit.new(name, seed=seed)
        rng = Random(seed)
        for _ in range(MOST_ACTIONS):
            if not match.to_act or len(actions) == len(game.kinds):
                break
            kinds: dict[int, list[int]] = {}
            for move in game.legal(match._state, match.to_act[0]):
                kinds.setdefault(kind_of(move), []).append(move)
            kind = min(kinds, key=lambda kind: times[kind] * rng.random())
            times[kind] += 1
            move = rng.choice(kinds[kind])
            actions.setdefault(game.kinds[kind].shape.name, str(game.decode(match._state, move)))
            match.advance(match.to_act[0], move)


def make_up(name: str, actions: dict[str, str], events: dict[str, str]) -> None:
    """Examples of what did not come up, with values that differ from each other."""
    game = find(name)
    start = deorbit.scenario(name, {}, seed=0)
    domains = game.edition(start._state).domains
    for kind in game.kinds:
        titles = [title for _, title in kind.shape.fields]
        values = [
            str(domains[title].value(min(1 + titles[:place].count(title), domains[title].size - 1)))
            for place, title in enumerate(titles)
        ]
        actions.setdefault(kind.shape.name, " ".join([kind.shape.name, *values]))
    for number, shape in enumerate(game.events):
        raw = (number, EVERYONE, *(1 for _ in shape.fields))
        told = game.event(start._state, raw, 0, start.names).read_by(None)
        events.setdefault(shape.name, told.text())


def keys_of(value: Any, path: str = "") -> list[str]:
    """The keys of a position in order, those of lists of dicts joined to the list's own."""
    found: list[str] = []
    for key, inner in value.items():
        here = f"{path}-{key}" if path else key
        found.append(here)
        if isinstance(inner, list) and inner and isinstance(inner[0], dict) and key != "asks":
            found += keys_of(inner[0], here)
    return found


def table(*rows: list[str]) -> list[str]:
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "| " + " | ".join("---" for _ in rows[0]) + " |")
    return [*lines, ""]


def page(name: str) -> str:
    """The reference of a game as Markdown."""
    game = find(name)
    actions, events = examples(name)
    start = deorbit.scenario(name, {}, seed=0)
    position = start.position()
    domains = game.edition(start._state).domains
    keys = [key for key in keys_of(position) if key not in ("seats", "options")]
    lines = [f"# {text.say(f'{name}-title', {})}: {say('reference')}", "", say("made"), ""]
    lines += [f"## {say('actions')}", "", say("actions-intro"), ""]
    lines += table(
        [say("action"), say("meaning"), say("example-word")],
        *[
            [
                "`"
                + " ".join([kind.shape.name, *(field.upper() for field, _ in kind.shape.fields)])
                + "`",
                text.say(f"{name}-kind-{kind.shape.name}", {}),
                f"`{actions[kind.shape.name]}`",
            ]
            for kind in game.kinds
        ],
    )
    lines += [f"## {say('values')}", ""]
    lines += table(
        [say("value"), say("meaning")],
        *[
            [
                f"`{title}`",
                ", ".join(f"`{one}`" for one in domain.names[:16])
                + (" ..." if len(domain.names) > 16 else "")
                if domain.names
                else f"0 .. {domain.size - 1}",
            ]
            for title, domain in domains.items()
        ],
    )
    lines += [f"## {say('questions')}", ""]
    lines += table(
        [say("question"), say("keys"), say("meaning")],
        *[
            [
                f"`{ask.name}`",
                ", ".join(f"`{field}`" for field, _ in ask.fields),
                text.say(f"{name}-ask-{ask.name}", {"unit": "unit"}),
            ]
            for ask in game.asks
        ],
    )
    lines += [f"## {say('events')}", ""]
    lines += table(
        [say("event"), say("arguments"), say("example-word")],
        *[
            [
                f"`{name}-event-{shape.name}`",
                ", ".join(f"`{field}`" for field, _ in shape.fields),
                events[shape.name],
            ]
            for shape in game.events
        ],
    )
    lines += [f"## {say('options')}", "", say("options-intro", name=name), ""]
    lines += table(
        [say("option"), say("meaning"), say("accepts"), say("default"), say("example-word")],
        *[
            [
                f"`{option.name}`",
                text.say(f"{name}-option-{option.name}", {}),
                option.accepts().replace("|", "\\|"),
                f"`{json.dumps(option.read(option.default, game.usual_seats))}`",
                f"`{option.example}`",
            ]
            for option in game.options
        ],
    )
    lines += [f"## {say('position')}", "", say("position-intro", name=name), ""]
    lines += table(
        [say("key"), say("meaning"), say("example-word")],
        *[
            [
                f"`{key.replace('-', '[].')}`",
                text.say(f"{name}-key-{key}", {}),
                example(position, key),
            ]
            for key in keys
        ],
    )
    return "\n".join(lines)


def example(position: dict[str, Any], key: str) -> str:
    value: Any = position
    for part in key.split("-"):
        value = (value[0] if isinstance(value, list) else value)[part]
    shown = json.dumps(value)
    return f"`{shown}`" if len(shown) <= 60 else f"`{shown[:57]}...`"


def write(folder: Path) -> None:
    """Write the reference and the rules of every game into a folder of documents."""
    (folder / "reference").mkdir(parents=True, exist_ok=True)
    (folder / "rules").mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        (folder / "reference" / f"{name}.md").write_text(page(name), encoding="utf-8")
        (folder / "rules" / f"{name}.md").write_text(text.rules(name), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
