"""The reference page of each game, made from the game itself: actions, questions, events, options,
the keys of a position and what an outcome consists of, most with an example from play."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import deorbit
from deorbit.core import text
from deorbit.core.codec import Domain, Shape, kind_of
from deorbit.core.dealer import EVERYONE
from deorbit.core.game import Game
from deorbit.games import NAMES, find

GAMES_TO_LOOK_AT = 12
GAMES_TO_EXPLORE = 60
MOST_ACTIONS = 500
LOOK_EVERY = 10
EDITIONS_TO_LOOK_AT = 40
MOST_VALUES = 400
"""Of a domain with more values than this, as the cells of a grid, only the first and the last are
named."""
VARIETY: dict[str, dict[str, str]] = {
    "intrepid": {"disaster": "toxic-leak"},
    "stationfall": {"characters": "random"},
}
"""Options that show more of a game."""


def say(message: str, **args: str | int) -> str:
    return text.say(f"lab-{message}", args)


def examples(name: str) -> tuple[dict[str, str], dict[str, str], dict[str, tuple[str, Any]]]:
    """An action and a log line of every kind, from a few games, and made up for what is rare; and
    the keys of positions in those games."""
    game = find(name)
    actions: dict[str, str] = {}
    events: dict[str, str] = {}
    keys: dict[str, tuple[str, Any]] = {}
    for seed in range(GAMES_TO_LOOK_AT):
        seats = game.least_seats + seed % (game.most_seats - game.least_seats + 1)
        match = deorbit.new(name, seed=seed, seats=seats)
        kind = "random" if seed else "greedy"
        deorbit.play_out(match, [deorbit.agent(kind, seed=seat) for seat in range(seats)])
        for _, action in match.actions:
            actions.setdefault(action.kind, str(action))
        note_events(match, events)
    explore(name, actions, events, keys)
    make_up(name, actions, events)
    return actions, events, keys


def note_events(match: deorbit.Match, events: dict[str, str]) -> None:
    """A log line of every kind that was not seen before."""
    for event in match.log(None):
        if event.name not in events:
            events[event.name] = event.text()


def explore(
    name: str,
    actions: dict[str, str],
    events: dict[str, str],
    keys: dict[str, tuple[str, Any]],
) -> None:
    """Examples of what good players seldom do: from games where every kind of action gets its
    turn, the rarer the sooner."""
    game = find(name)
    times = [0] * len(game.kinds)
    for seed in range(GAMES_TO_EXPLORE):
        wanted = len(game.kinds), len(game.events), len(text.messages(f"{name}-key-"))
        if (len(actions), len(events), len(keys)) == wanted:
            break
        seats = game.most_seats - seed % (game.most_seats - game.least_seats + 1)
        match = deorbit.new(name, seed=seed, seats=seats, **VARIETY.get(name, {}))
        rng = Random(seed)
        for step in range(MOST_ACTIONS):
            if step % LOOK_EVERY == 0 or not match.to_act:
                keys.update({**keys_of(name, match.position()), **keys})
            if not match.to_act:
                break
            kinds: dict[int, list[int]] = {}
            for move in game.legal(match._state, match.to_act[0]):
                kinds.setdefault(kind_of(move), []).append(move)
            kind = min(kinds, key=lambda kind: times[kind] * rng.random())
            times[kind] += 1
            move = rng.choice(kinds[kind])
            actions.setdefault(game.kinds[kind].shape.name, str(game.decode(match._state, move)))
            match.advance(match.to_act[0], move)
        note_events(match, events)


def values_of(name: str) -> dict[str, Domain]:
    """The values of every argument, over editions with all that a game has."""
    game = find(name)
    sizes: dict[str, int] = {}
    names: dict[str, dict[str, None]] = {}
    for seed in range(EDITIONS_TO_LOOK_AT):
        seats = game.most_seats - seed % (game.most_seats - game.least_seats + 1)
        match = deorbit.new(name, seed=seed, seats=seats, **VARIETY.get(name, {}))
        for title, domain in game.edition(match._state).domains.items():
            names.setdefault(title, {}).update(dict.fromkeys(domain.names))
            sizes[title] = max(sizes.get(title, 0), domain.size)
    return {
        # What differs from edition to edition has no order of its own.
        title: Domain(
            title, list(known) if len(known) == sizes[title] else sorted(known), sizes[title]
        )
        for title, known in names.items()
    }


def listed(domain: Domain) -> str:
    if not domain.names:
        return f"0 .. {domain.size - 1}"
    if len(domain.names) > MOST_VALUES:
        return f"`{domain.names[0]}` .. `{domain.names[-1]}` ({len(domain.names)})"
    return ", ".join(f"`{one}`" for one in domain.names)


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


def keys_of(name: str, value: dict[str, Any], path: str = "") -> dict[str, tuple[str, Any]]:
    """The keys of a position that are described: by the end of its message id, how the key is
    written and an example. Inside are the keys of dicts in a list, of a dict, or of the dicts that
    a dict has by name."""
    found: dict[str, tuple[str, Any]] = {}
    for key, inner in value.items():
        if path or key not in ("seats", "options"):
            found[key] = (key, inner)
        if isinstance(inner, list) and inner and isinstance(inner[0], dict) and key != "asks":
            steps = [("[].", one) for one in inner]
        elif isinstance(inner, dict):
            steps = [(".", inner)]
            steps += [(".NAME.", one) for one in inner.values() if isinstance(one, dict)]
        else:
            continue
        for step, one in steps:
            for below, (shown, example) in keys_of(name, one, f"{path}{key}-").items():
                if text.has(f"{name}-key-{path}{key}-{below}"):
                    found.setdefault(f"{key}-{below}", (f"{key}{step}{shown}", example))
    return found


def table(*rows: list[str]) -> list[str]:
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "| " + " | ".join("---" for _ in rows[0]) + " |")
    return [*lines, ""]


def page(name: str) -> str:
    """The reference of a game as Markdown."""
    game = find(name)
    actions, events, found = examples(name)
    lines = [f"# {text.say(f'{name}-title', {})}: {say('reference')}", "", say("made"), ""]
    lines += _actions(name, game, actions)
    lines += _questions_and_events(name, game, events)
    lines += _options(name, game)
    lines += _position(name, found)
    lines += _outcome(name)
    return "\n".join(lines)


def _actions(name: str, game: Game[Any], examples: dict[str, str]) -> list[str]:
    def form(shape: Shape) -> str:
        return " ".join([shape.name, *(field.upper() for field, _ in shape.fields)])

    rows = [
        [
            f"`{form(kind.shape)}`",
            text.say(f"{name}-kind-{kind.shape.name}", {}),
            f"`{examples[kind.shape.name]}`",
        ]
        for kind in game.kinds
    ]
    values = [[f"`{title}`", listed(domain)] for title, domain in values_of(name).items()]
    return [
        *(f"## {say('actions')}", "", say("actions-intro"), ""),
        *table([say("action"), say("meaning"), say("example-word")], *rows),
        *(f"## {say('values')}", ""),
        *table([say("value"), say("meaning")], *values),
    ]


def _questions_and_events(name: str, game: Game[Any], examples: dict[str, str]) -> list[str]:
    def arguments(shape: Shape) -> str:
        return ", ".join(f"`{field}`" for field, _ in shape.fields)

    questions = [
        [f"`{ask.name}`", arguments(ask), text.say(f"{name}-ask-{ask.name}", {"unit": "unit"})]
        for ask in game.asks
    ]
    events = [
        [f"`{name}-event-{shape.name}`", arguments(shape), examples[shape.name]]
        for shape in game.events
    ]
    return [
        *(f"## {say('questions')}", ""),
        *table([say("question"), say("keys"), say("meaning")], *questions),
        *(f"## {say('events')}", ""),
        *table([say("event"), say("arguments"), say("example-word")], *events),
    ]


def _options(name: str, game: Game[Any]) -> list[str]:
    headings = [say("option"), say("meaning"), say("accepts"), say("default"), say("example-word")]
    rows = [
        [
            f"`{option.name}`",
            text.say(f"{name}-option-{option.name}", {}),
            option.accepts().replace("|", "\\|"),
            f"`{json.dumps(option.read(option.default, game.usual_seats))}`",
            f"`{option.example}`",
        ]
        for option in game.options
    ]
    intro = say("options-intro", name=name)
    return [f"## {say('options')}", "", intro, "", *table(headings, *rows)]


def _position(name: str, found: dict[str, tuple[str, Any]]) -> list[str]:
    start = deorbit.scenario(name, {}, seed=0)
    keys = {**found, **keys_of(name, start.position())}
    described = text.messages(f"{name}-key-")
    for key in described:
        keys.setdefault(key, (key.replace("-", "."), None))
    rows = [
        [f"`{keys[key][0]}`", text.say(f"{name}-key-{key}", {}), example(keys[key][1])]
        for key in described
    ]
    intro = say("position-intro", name=name)
    headings = [say("key"), say("meaning"), say("example-word")]
    return [f"## {say('position')}", "", intro, "", *table(headings, *rows)]


def _outcome(name: str) -> list[str]:
    def told(sort: str) -> list[list[str]]:
        described = text.messages(f"{name}-{sort}-")
        return [[f"`{one}`", text.say(f"{name}-{sort}-{one}", {})] for one in described]

    return [
        *(f"## {say('outcome')}", "", say("outcome-intro"), ""),
        *table([say("ending"), say("meaning")], *told("ending")),
        *table([say("row"), say("meaning")], *told("row")),
    ]


def example(value: Any) -> str:
    if value is None:
        return "-"
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
