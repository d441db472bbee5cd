"""What automation decides in positions of finished games, whoever's script it follows, is what it
decided when somebody last looked at it: `python tests/games/stationfall/test_bot_decisions.py`
records it anew, and the difference is to be read before it is kept."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

import deorbit
from deorbit.core.chance import Chance
from deorbit.core.codec import kind_of
from deorbit.core.stack import NOTHING
from deorbit.games.stationfall.automation.choose_line import Planner
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.rules.bots.influence import own_card
from deorbit.games.stationfall.rules.questions import ACTIVATION, TURN
from deorbit.games.stationfall.rules.state import StationfallState
from games.stationfall.automated import numbered, pack_of
from games.stationfall.casts import random_cast

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
SEEDS, SEATS, MOMENTS, EVERY = 10, 6, 4, 9
"""Games of random moves in which every line of a script is tried, now and then."""
OFTEN = 9
"""Of turns that a person has begun, automation goes on with one in so many."""
EXERCISES = """
[CON] Step to [Dark + Not Pod]
[CON] Step to [Pod + 1 or more Places] THEN Timed Launch
[CON] Step to [2 or more Occupants]
[CON] Step to [With Gun] > Step to [With Robot + Not Damaged]
[CON] Bridge > Kitchen > Suite REPEAT THEN Wait
[Not PC + Human] Step Away
[CON] Pick Up Gun > Bludgeon > Helmet
[CON] Pick Up Kompromat
[CON] Pick Up Helmet from [Human]
[CON] Pick Up Nanogel ON THE WAY Helmet > Gun
[Possess Gun] Drop Gun in [Zero Gravity]
[CON] Give [Helmet > Gun] to [Other]
[CON] Throw Firebomb to [Not Damaged]
[CON] Copy Evidence to [Other]
[CON] Delete [Evidence > X-Secret]
[CON] Attack [Any PC + Not PC]
[CON] Attack [Down] > Attack [Suspect]
[Influence] Attack [Robot] > Attack [Human + Not Helmeted]
[CON] Rob [Gun > Helmet]
[CON] Rob Evidence
[CON] Sabotage [Power] > Sabotage
[Influence 1 more] Sabotage
[CON] Revive [Human] > Repair [Robot]
[This Minute / Unexhausted] Jury Rig
[Officer] Trigger Abandon Ship
[CON] Transmit Evidence to News
[CON] Release Project X
[CON] Decontaminate
[CON] Jettison
[CON] Launch [Alcatraz]
[CON] Section Launch
[CON] Bridge Launch [2 or more Occupants]
[CON] Timed Launch [Not Timed]
[CON] Manufacture Bludgeon > Manufacture Gun
[CON] Manufacture Evidence
[CON] Meditate > Wait
[CON] Self Destruct
[CON] Airlock Push [Other]
[CON] Cameras OFF > Jammers OFF
[CON] Jammers ON THEN Cameras ON
[CON] Hazard Suppression > Scram
[CON] Reassemble > Cargo Claw Gun
[CON] Rocket Wings Launch > Breach
[CON] Wormtongue > Tradecraft > Missile
[CON] EMP Burst > Nerve Gas
[CON] Infect > Process Server > Hardcopy
[CON] Lawyer Up [PC] > Feed [Down]
[CON] Disassemble > Disassemble [Damaged]
[CON] Remote Control [Live] to [Pod] > Remote Control [Live] Pick Up Gun
[CON] Telepathy [Human] Attack [Other] > Telepathy [Not PC] to Bridge
[CON] Root Access [Robot] to [Burning]
[PC Contaminated] Decontaminate [PC]
[Minute 6 or less + Alone] Bridge
[News has Evidence] Kitchen
[Not Antimatter Armed + Armed] Pick Up Antimatter
[CON + Full] Drop [Helmet > Gun > Bludgeon]
[Unexhausted + Guilty] Suite
[CON + With PC] Kitchen
[CON + At Bridge] Mainframe
[NPC + Influenced] Step to [With Monster]
"""
"""A line for every verb, and for what else a script can say."""
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


# Every line ---------------------------------------------------------------------------------------


def exercises(seed: int) -> Iterator[tuple[str, dict[str, str]]]:
    """What becomes of each line in turns of a game of random moves: who would do what for how many
    actions, and a fingerprint of all that was noted."""
    rng = Random(seed)
    name, found = pack_of("troubleshooter", numbered(EXERCISES))
    match = deorbit.new(
        "stationfall",
        seats=SEATS,
        seed=seed,
        characters=random_cast(rng, SEATS, "troubleshooter"),
        pack={"name": name, "hash": found},
    )
    identity = match._state.edition.identities.index("troubleshooter")
    turns = 0
    while match.to_act and turns < MOMENTS * EVERY:
        frames = match._state.stack.frames
        if not match.parallel and kind_of(frames[-1]) == TURN:
            turns += 1
            if turns % EVERY == 0:
                yield str(len(match)), lines_of(as_somebody(match._state, identity, True), turns)
        seat = match.to_act[0]
        moves = match.seat(seat).moves()
        kind = rng.choice(sorted({kind_of(move) for move in moves}))
        match.advance(seat, rng.choice([move for move in moves if kind_of(move) == kind]))


def lines_of(position: StationfallState, turns: int) -> dict[str, str]:
    """With a cube of the bot on every second card, and its disc on one of them."""
    bot = position.active
    for card in range(turns % 2, len(position.owners), 2):
        position.cubes[card * position.players + bot] += not position.owners[card]
    position.disc[bot] = turns % len(position.owners)
    planner = Planner(GAME.actions, position, position.active, notes=[])
    position.stack.frames.append(0)
    found = {}
    for line in planner.script.main:
        plan = planner.try_line(line)
        if plan is not None:
            option = plan.option
            move = "" if option.move == NOWHERE else f", {GAME.decode(position, option.move)}"
            who = position.edition.pawns[plan.pawn]
            number = position.edition.manoeuvres[line].name.rpartition("-")[2]
            places = [*position.edition.section_names, *position.edition.section_names, "anywhere"]
            found[number] = f"{who} {option.cost} {places[option.node]}{move}"
    noted = [(note.what, note.line, note.pawn, note.value) for note in planner.notes or []]
    found["notes"] = sha256(repr(noted).encode()).hexdigest()[:8]
    return found


@pytest.mark.parametrize("seed", range(SEEDS))
def test_every_sort_of_line_leads_where_it_did(seed: int) -> None:
    """bot-activate, bot-scripts, bot-conditions."""
    recorded = json.loads(DECISIONS.read_text("utf-8"))[f"lines-{seed}"]
    assert dict(exercises(seed)) == recorded


def record() -> None:
    found: dict[str, Any] = {name: dict(decisions(name)) for name in GAMES}
    found |= {f"lines-{seed}": dict(exercises(seed)) for seed in range(SEEDS)}
    DECISIONS.write_text(json.dumps(found, indent=0) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(record())
