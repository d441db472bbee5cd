"""What each game answers to what is not allowed: a sweep over positions from play that tries every
kind of action in each, and the page that lists what was found, for somebody to read row by row."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import deorbit
from deorbit.core import text
from deorbit.core.codec import FIELD_BITS, FIELD_MASK, KIND_BITS, kind_of
from deorbit.core.game import ALLOWED, NOT_ASKED, Game
from deorbit.games import NAMES, find
from deorbit.lab.reference import VARIETY, say, table

GAMES = 60
MOST_ACTIONS = 400
LOOK_EVERY = 5
TRIES = 8
LIKELY = 0.75
"""How often an argument is one that some legal action has just now."""

Pair = tuple[str, str, str]
"""A kind of action, the message of a reason, the rule that it cites."""


@dataclass
class Sweep:
    """What was found: how often each reason was given against each kind, with one sentence; and for
    each question the kinds that were refused for being no answer to it."""

    times: Counter[Pair] = field(default_factory=Counter)
    sentences: dict[Pair, str] = field(default_factory=dict)
    no_answers: dict[str, set[str]] = field(default_factory=dict)


def sweep(name: str) -> Sweep:
    """Try every kind of action at moments all over random games, in which rare kinds of actions get
    their turn sooner."""
    game = find(name)
    found = Sweep()
    played = [0] * len(game.kinds)
    for seed in range(GAMES):
        seats = game.most_seats - seed % (game.most_seats - game.least_seats + 1)
        more = VARIETY.get(name, {}) if seed % 3 else {}
        match = deorbit.new(name, seed=seed, seats=seats, **more)
        rng = Random(seed)
        for step in range(MOST_ACTIONS):
            if not match.to_act:
                break
            seat = match.to_act[0]
            legal = game.legal(match._state, seat)
            if step % LOOK_EVERY == 0:
                look(game, match._state, seat, legal, rng, found)
            kinds: dict[int, list[int]] = {}
            for move in legal:
                kinds.setdefault(kind_of(move), []).append(move)
            kind = min(kinds, key=lambda kind: played[kind] * rng.random())
            played[kind] += 1
            match.advance(seat, rng.choice(kinds[kind]))
    return found


def look(
    game: Game[Any], state: Any, seat: int, legal: list[int], rng: Random, found: Sweep
) -> None:
    """Try every kind of action in one moment."""
    domains = game.edition(state).domains
    likely = arguments(game, legal)
    question = game.asks[kind_of(state.stack.top(seat))].name
    for number, kind in enumerate(game.kinds):
        for _ in range(TRIES):
            move = number
            for place, (_, title) in enumerate(kind.shape.fields):
                known = likely.get(title)
                if known and rng.random() < LIKELY:
                    value = rng.choice(known)
                else:
                    value = rng.randrange(domains[title].size)
                move |= value << (KIND_BITS + FIELD_BITS * place)
            code = game.forbids(state, seat, move)
            if code == NOT_ASKED:
                found.no_answers.setdefault(question, set()).add(kind.shape.name)
            elif code != ALLOWED:
                rule, message = game.reasons[code]
                pair = (kind.shape.name, message, rule)
                found.times[pair] += 1
                if pair not in found.sentences:
                    reason = game.why_not(state, seat, move)
                    assert reason is not None
                    found.sentences[pair] = reason.text
            if not kind.shape.fields:
                break


def arguments(game: Game[Any], legal: list[int]) -> dict[str, list[int]]:
    """By domain: the values that legal actions have."""
    found: dict[str, set[int]] = {}
    for move in legal:
        rest = move >> KIND_BITS
        for _, title in game.kinds[kind_of(move)].shape.fields:
            found.setdefault(title, set()).add(rest & FIELD_MASK)
            rest >>= FIELD_BITS
    return {title: sorted(values) for title, values in found.items()}


def page(name: str, found: Sweep) -> str:
    """What was found as Markdown."""
    kinds = {kind.shape.name: number for number, kind in enumerate(find(name).kinds)}
    pairs = sorted(found.times, key=lambda pair: (kinds[pair[0]], pair[1:]))
    lines = [f"# {text.say(f'{name}-title', {})}: {say('refusals')}", "", say("made"), ""]
    lines += [say("refusals-intro", games=GAMES), ""]
    lines += table(
        [say("action"), say("reason"), say("rule"), say("example-word"), say("times")],
        *[
            [
                f"`{pair[0]}`",
                f"`{pair[1]}`",
                pair[2],
                found.sentences[pair],
                str(found.times[pair]),
            ]
            for pair in pairs
        ],
    )
    lines += [f"## {say('no-answers')}", "", say("no-answers-intro"), ""]
    lines += table(
        [say("question"), say("actions")],
        *[
            [
                f"`{question}`",
                ", ".join(f"`{kind}`" for kind in sorted(refused, key=kinds.__getitem__)),
            ]
            for question, refused in sorted(found.no_answers.items())
        ],
    )
    return "\n".join(lines)


def rows(page: str) -> set[tuple[str, ...]]:
    """What a page states, without how often and in which words: kind, reason and rule of each row,
    and each kind that is no answer to a question."""
    found: set[tuple[str, ...]] = set()
    for line in page.splitlines():
        cells = [cell.strip().strip("`") for cell in line.strip("|").split(" | ")]
        if line.startswith("| `") and len(cells) == 5:
            found.add((cells[0], cells[1], cells[2]))
        elif line.startswith("| `") and len(cells) == 2:
            found |= {(cells[0], kind.strip("` ")) for kind in cells[1].split(",")}
    return found


def write(folder: Path) -> None:
    """Write the page of every game into a folder of documents."""
    (folder / "reference").mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        path = folder / "reference" / f"{name}-refusals.md"
        path.write_text(page(name, sweep(name)), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
