"""What automation decides in positions of finished games, whoever's script it follows, is what it
decided when somebody last looked at it: `python tests/games/stationfall/test_bot_decisions.py`
records it anew, and the difference is to be read before it is kept."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

import deorbit
from deorbit.core.chance import Chance
from deorbit.core.codec import kind_of
from deorbit.core.stack import NOTHING
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.rules.bots.influence import own_card
from deorbit.games.stationfall.rules.questions import ACTIVATION, TURN
from deorbit.games.stationfall.rules.state import StationfallState

FIXTURES = Path(__file__).parents[2] / "fixtures"
DECISIONS = FIXTURES / "decisions.json"
GAMES = [
    *("4-core", "4-assassin", "4-teams-blob", "5-swarm", "5-wormhole", "6-goo", "6-lurker"),
    *("7-clones", "8-blob", "9-core", "9-random", "bots-5-teams", "bots-9"),
]
TURNS = 6
"""In how many turns of each game bots are tried."""
SCRIPTS = 8
"""How many scripts are followed in each of them."""
PLAYERS = 3
"""How many of them an ordinary seat follows too."""
OFTEN = 9
"""Of turns that a person has begun, automation goes on with one in so many."""
LONGEST = 14
"""So many actions of a turn are looked at."""


def as_somebody(state: StationfallState, identity: int, bot: bool) -> StationfallState:
    """The position as if the player whose turn it is had revealed as this character, or were its
    bot."""
    found, player = state.copy(), state.active
    old = own_card(found, player)
    if old != NOWHERE:
        found.owners[old] &= ~(1 << player)
    found.bots = found.bots | 1 << player if bot else found.bots & ~(1 << player)
    found.identity[player] = found.pc[player] = identity
    card = found.edition.character_of[identity]
    found.owners[card] |= 1 << player
    found.pool[player] += found.cubes[card * found.players + player]
    found.cubes[card * found.players + player] = 0
    found.line = found.due = NOWHERE
    return found


def turn_of(position: StationfallState, step: int) -> str:
    """What is done in the turn, with a fingerprint of the account of a bot's."""
    seat, told, account = position.seat_of[position.active], [], ""
    while position.stack.asked() == (seat,) and len(told) < LONGEST:
        move = GAME.due(position, seat)
        if move == NOTHING:
            move = GAME.automatic(GAME.observe(position, seat), seat, "")
        elif not told:
            seen = json.dumps(GAME.account(GAME.observe(position, None), seat, move))
            account = sha256(seen.encode()).hexdigest()[:8] + " "
        told.append(str(GAME.decode(position, move)))
        GAME.apply(position, seat, move, Chance(bytes(32), step), None)
        position.due = NOWHERE
    return account + ", ".join(told)


def chosen(match: deorbit.Match, seat: int) -> str:
    return str(deorbit.agent("automation").choose(match, seat))


def decisions(name: str) -> Iterator[tuple[str, str]]:
    """What is decided in a game, by moment and by who decides."""
    match = deorbit.loads((FIXTURES / "games" / f"stationfall-{name}.json").read_text("utf-8"))
    turns = []
    for step, past in enumerate(match.moments()):
        for seat, frame in sorted(past.questions().items()):
            if kind_of(frame) not in (TURN, ACTIVATION) or step % OFTEN == 0:
                yield f"{step} {seat}", chosen(past, seat)
        frames = past._state.stack.frames
        if frames and kind_of(frames[-1]) == TURN and not past.parallel:
            turns.append(step)
    scripts = [
        number
        for number, script in enumerate(match._state.edition.scripts)
        if script.name != "default"
    ]
    for place in range(TURNS):
        step = turns[(2 * place + 1) * len(turns) // (2 * TURNS)]
        state = match.at(step)._state
        for number in range(SCRIPTS):
            identity = scripts[(place * SCRIPTS + number) % len(scripts)]
            name = state.edition.identities[identity]
            yield f"{step} {name}", turn_of(as_somebody(state, identity, True), step)
            if number < PLAYERS:
                told = turn_of(as_somebody(state, identity, False), step)
                yield f"{step} {name}'s player", told


@pytest.mark.parametrize("name", GAMES)
def test_automation_decides_as_it_did(name: str) -> None:
    """bot-activate, bot-priorities: line, character, way and answer, and why."""
    recorded = json.loads(DECISIONS.read_text("utf-8"))[name]
    assert dict(decisions(name)) == recorded


def record() -> None:
    found = {name: dict(decisions(name)) for name in GAMES}
    DECISIONS.write_text(json.dumps(found, indent=0) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(record())
