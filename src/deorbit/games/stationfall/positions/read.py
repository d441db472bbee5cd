"""Positions of Stationfall as plain dicts: reading them. What is missing is as after set-up, with
identities chosen (drawn where none is named) and the active player at the start of a turn."""

from typing import Any

from deorbit.core.chance import Chance
from deorbit.core.codec import first, kind_of, second
from deorbit.core.dealer import Dealer, silent
from deorbit.core.errors import BadInput
from deorbit.core.game import Game
from deorbit.core.position import Options, Position, Reader, wrong
from deorbit.core.records import Action
from deorbit.games.stationfall.content.cast import cast_for, checked_cast
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.editions import tutorial_cast
from deorbit.games.stationfall.content.names import (
    EFFECTS,
    MOST_MINUTES,
    NOWHERE,
    OFFSITES,
    OUTER_SPACE,
    PROJECTS,
)
from deorbit.games.stationfall.positions.completion import (
    check_cast,
    complete_activation,
    complete_pawns,
    complete_project,
    complete_station,
)
from deorbit.games.stationfall.positions.consistency import contradictions
from deorbit.games.stationfall.positions.parts import (
    read_choice,
    read_corridors,
    read_hidden,
    read_mask,
)
from deorbit.games.stationfall.positions.read_extras import read_extras
from deorbit.games.stationfall.positions.read_pieces import read_pieces
from deorbit.games.stationfall.positions.read_players import read_kompromat, read_players
from deorbit.games.stationfall.positions.write import POWER
from deorbit.games.stationfall.rules.bots import policy
from deorbit.games.stationfall.rules.bots.influence import influence, roll
from deorbit.games.stationfall.rules.characters import owners_of
from deorbit.games.stationfall.rules.power import show_project
from deorbit.games.stationfall.rules.questions import (
    ACT,
    ACTIVATE_STEP,
    ACTIVATION,
    ANSWERER,
    CONSENT,
    REVEAL_STEP,
    TURN,
)
from deorbit.games.stationfall.rules.setup import ask_to_choose, printed_station
from deorbit.games.stationfall.rules.state import (
    ANTIMATTER_STATES,
    ENDINGS,
    FALL,
    OVER,
    PLAYING,
    RE_ENTRIES,
    RUNNING,
    UNSEEN,
    StationfallState,
)
from deorbit.games.stationfall.rules.turn import markers
from deorbit.games.stationfall.rules.turn.markers import DETONATE, LAUNCH
from deorbit.games.stationfall.rules.turn.sequence import STAGES

GROUPS = {
    "time": ["minute", "first", "active", "stage", "ending", "re_entry"],
    "players": ["players"],
    "characters": ["cast", "characters", "monster", "shattered", "spaced", "eaten"],
    "things": ["items", "removed", "kompromat", "spent", "discarded", "offsites"],
    "station": [
        "damaged",
        "fire",
        "asphyxiation",
        "goo",
        "launched",
        "locks",
        "core_locks",
        "power",
        "cameras",
        "jammers",
        "abandon_ship",
    ],
    "happenings": [
        "antimatter",
        "blasted",
        "markers",
        "project",
        "wormhole",
        "traps",
        "grey_bribes",
        "medical",
        "pirate",
    ],
    "turn": ["turn", "asks"],
}
"""The keys of a position, as forms have them together."""
KEYS = tuple(key for group in GROUPS.values() for key in group)
MOST_PARTS = 60
TURN_KEYS = (
    "actions",
    "free",
    "visited",
    "dragged",
    "bribed",
    "blackmailed",
    "moss",
    "called",
    "delivered",
    "pending",
    "line",
    "parts",
    "focus",
    "influence",
)


def from_position(
    game: Game[StationfallState], position: Position, options: Options, seats: int, chance: Chance
) -> StationfallState:
    reader = Reader(position, "", KEYS)
    state = printed_station(options, seats, _cast(reader, options, seats, chance))
    state.minute = reader.number("minute", state.minute, 0, MOST_MINUTES)
    state.first = reader.number("first", 0, 0, state.players - 1)
    state.active = reader.number("active", state.first, 0, state.players - 1)
    state.stage = read_choice(reader, "stage", STAGES, STAGES[PLAYING])
    state.ending = read_choice(reader, "ending", ENDINGS, ENDINGS[RUNNING])
    check_cast(state, reader, options["pack"]["hash"] if options.get("pack") else "")
    read_station(state, reader)
    read_pieces(state, reader)
    read_players(state, reader, options, chance)
    read_kompromat(state, reader)
    complete_project(state, reader)
    complete_station(state, reader)
    complete_pawns(state, reader)
    read_extras(state, reader)
    _read_turn(game, state, reader, chance)
    for problem in contradictions(state):
        raise problem
    if state.stage != OVER:
        show_project(state, Dealer(chance, None))
    return state


def _cast(reader: Reader, options: dict[str, Any], seats: int, chance: Chance) -> tuple[str, ...]:
    """The characters in play: those that the position names, or what the options say."""
    if "cast" not in reader:
        return cast_for(options, seats, chance)
    cast = checked_cast(options, [name for name, _ in reader.items("cast", 60)], seats, "cast")
    if options.get("tutorial") and set(cast) != set(tutorial_cast()):
        raise BadInput("stationfall-tutorial-cast", key="cast")
    return cast


# The station --------------------------------------------------------------------------------------


def read_station(state: StationfallState, reader: Reader) -> None:
    edition = state.edition
    sections = edition.domains["section"]
    state.launched = read_mask(reader, "launched", sections, 0)
    if state.launched & ~edition.pods:
        raise BadInput("stationfall-not-a-pod", key="launched")
    printed = state.damaged & ~state.launched
    state.damaged = read_mask(reader, "damaged", sections, printed) & ~(1 << OUTER_SPACE)
    state.fire = read_mask(reader, "fire", sections, 0)
    state.damaged |= state.fire
    state.airless = read_mask(reader, "asphyxiation", sections, state.airless) | 1 << OUTER_SPACE
    if state.fire & state.airless:
        raise BadInput("stationfall-fire-without-air", key="fire")
    state.goo = read_mask(reader, "goo", sections, 0)
    state.damaged |= state.goo
    if "locks" in reader:
        state.locks = read_corridors(state, reader, "locks")
    state.abandoned = int(reader.flag("abandon_ship", state.minute <= 1))
    lost = state.power_lost()
    if reader.value.get("power", POWER[lost]) != POWER[lost]:
        raise wrong("power", reader.value["power"], POWER[lost])
    state.cameras = int(reader.flag("cameras", lost == 0))
    state.jammers = int(reader.flag("jammers", lost == 0))
    if lost and (state.cameras or state.jammers):
        raise BadInput("stationfall-no-power", key="cameras" if state.cameras else "jammers")
    state.antimatter = read_choice(reader, "antimatter", ANTIMATTER_STATES, ANTIMATTER_STATES[0])
    state.blasted = int(reader.flag("blasted"))
    state.medical = reader.number("medical", 0, 0, 200)
    offsites = Reader(reader.value.get("offsites", {}), "offsites", tuple(OFFSITES))
    for number, name in enumerate(OFFSITES):
        state.offsites[number] = read_mask(offsites, name, edition.domains["data"], 0)
    for marker in reader.readers("markers", 60, ("player", "effect", "minute", "at", "stand_in")):
        owner = marker.number("player", 0, 0, state.players - 1)
        effect = marker.name("effect", edition.domains["effect"], EFFECTS[0])
        due = marker.number("minute", 0, -1, MOST_MINUTES)
        section = 0
        if effect != DETONATE:
            section = marker.name("at", sections, "")
            if effect == LAUNCH and not edition.pods >> section & 1:
                raise BadInput("stationfall-not-a-pod", key=marker.at("at"))
        stand_in = int(marker.flag("stand_in"))
        state.markers.append(markers.packed(owner, effect, section, due, stand_in))
        if markers.left(state, owner) < 0:
            raise BadInput("too-many-pieces", key=marker.path, piece="time-marker")
    project = Reader(reader.value.get("project", {}), "project", ("card", "released", "peeked"))
    state.project = read_hidden(project, "card", PROJECTS)
    state.released = int(project.flag("released"))
    for seat, path in project.items("peeked", state.seats):
        if type(seat) is not int or not 0 <= seat < state.seats:
            raise wrong(path, seat, f"0 .. {state.seats - 1}")
        state.peeked |= 1 << seat
    if state.project == UNSEEN and state.peeked | state.released:
        raise BadInput("stationfall-project-unseen", key="project.card")
    state.re_entry = read_hidden(reader, "re_entry", RE_ENTRIES)


# The turn, and sense ----------------------------------------------------------------------------


def _read_turn(
    game: Game[StationfallState], state: StationfallState, reader: Reader, chance: Chance
) -> None:
    turn = Reader(reader.value.get("turn", {}), "turn", TURN_KEYS)
    read_progress(game, state, turn)
    if turn.flag("influence"):
        _begin_with_influence(state, reader, turn, chance)
    if any(state.dealt_count):
        ask_to_choose(state)
    elif "asks" in reader:
        read_asks(game, state, reader)
    elif state.stage == PLAYING:
        state.ask(TURN, state.active, ACTIVATE_STEP if policy.moves(state) else REVEAL_STEP)
    complete_activation(state, turn)
    _check_asks(game, state)


def read_progress(game: Game[StationfallState], state: StationfallState, turn: Reader) -> None:
    """How far the turn is."""
    edition = state.edition
    state.actions = turn.number("actions", 0, 0, 2)
    state.free = int(turn.flag("free"))
    state.visited = read_mask(turn, "visited", edition.domains["section"], 0)
    state.dragged = read_mask(turn, "dragged", edition.domains["character"], 0)
    state.mossed = int(turn.flag("moss"))
    state.called = read_mask(turn, "called", edition.domains["character"], 0)
    state.bribed = int(turn.flag("bribed"))
    state.blackmailed = int(turn.flag("blackmailed"))
    state.delivered = read_mask(turn, "delivered", edition.domains["player"], 0)
    if "line" in turn:
        state.line = turn.name("line", edition.domains["manoeuvre"], "")
        if not policy.moves(state):
            raise wrong("turn.line", turn.value["line"], "bot")
        state.parts = turn.number("parts", 0, 0, MOST_PARTS)
    state.focus = int(turn.flag("focus"))
    if "pending" in turn:
        if not isinstance(turn.value["pending"], str):
            raise wrong("turn.pending", turn.value["pending"], "action")
        try:
            state.pending = game.encode(state, Action.parse(turn.value["pending"]))
        except BadInput as error:
            raise BadInput("bad-value-because", key="turn.pending", problem=str(error)) from None


def read_asks(game: Game[StationfallState], state: StationfallState, reader: Reader) -> None:
    for item, path in reader.items("asks", 40):
        try:
            state.stack.frames.append(game.frame_from_json(state, item))
        except BadInput as error:
            raise BadInput("bad-value-because", key=path, problem=str(error)) from None


def _begin_with_influence(
    state: StationfallState, reader: Reader, turn: Reader, chance: Chance
) -> None:
    """A bot's turn from its Influence step on (bot-influence), with the die (house-bot-die) unless
    the position says how it fell."""
    if not policy.moves(state) or "line" in turn or "asks" in reader or state.stage != PLAYING:
        raise wrong("turn.influence", True, "bot")
    influence(state, state.active, silent())
    if "focus" not in turn:
        roll(state, state.active, Dealer(chance, None))


def _check_asks(game: Game[StationfallState], state: StationfallState) -> None:
    """What is asked is asked of somebody who can answer, by a character that is in play."""
    asking = bool(state.stack.asked())
    if asking != (state.stage != OVER) or (state.ending == RUNNING) != (state.stage < FALL):
        raise BadInput("bad-asks-ending")
    for place, frame in enumerate(state.stack.frames):
        kind = kind_of(frame)
        seat, pawn = first(frame), second(frame)
        if seat >= state.seats or (
            kind in (ACTIVATION, ACT, CONSENT, ANSWERER) and pawn == state.edition.monster
        ):
            raise wrong(f"asks[{place}]", game.frame_to_json(state, frame), "seat, character")
        if kind == CONSENT:
            owners = [state.seat_of[owner] for owner in bits(owners_of(state, pawn))]
            if seat not in owners or state.bots >> seat & 1:
                raise wrong(f"asks[{place}].seat", seat, " | ".join(map(str, owners)) or "pc")
        elif seat != state.seat_of[state.active]:
            expected = str(state.seat_of[state.active])
            raise wrong(f"asks[{place}].seat", seat, expected)
        if kind in (CONSENT, ANSWERER) and state.pending == NOWHERE:
            raise wrong(f"asks[{place}]", game.frame_to_json(state, frame), "turn.pending")
    for seat in state.stack.asked():
        if not game.legal(state, seat):
            asked = [game.frame_to_json(state, frame) for frame in state.stack.frames]
            raise BadInput("bad-asks", asked=str(asked))
