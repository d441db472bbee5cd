"""The screen of Station-X, made of what a reader sees: all of it is asked of the engine."""

from typing import Any, cast

from deorbit.core.codec import first, kind_of, second
from deorbit.core.screen import Route, Sentence, deed, sentence
from deorbit.games.stationx.content.edition import UNITS
from deorbit.games.stationx.game import GAME
from deorbit.games.stationx.rules.questions import BUILD, RECRUIT
from deorbit.games.stationx.rules.state import RUNNING, StationXState
from deorbit.games.stationx.screen import choices, players, printed, rooms, ways, why_not
from deorbit.games.stationx.screen.battles import battle
from deorbit.games.stationx.screen.contract import Attempt, Board, Content, Own, Phase, UnitKind
from deorbit.games.stationx.screen.ending import ending

CELL = "cell"


def content(options: dict[str, Any], cast: tuple[str, ...] = ()) -> Content:
    """What is printed. `cast` is for games that have one."""
    return printed.content(options)


def board(seen: StationXState) -> Board:
    layout = rooms.layout(seen)
    return Board(
        seats=list(range(seen.seats)),
        to_act=list(GAME.to_act(seen)),
        asked=list(GAME.to_act(seen)),
        ask=ask(seen),
        clock=clock(seen),
        phase=phase(seen),
        recruit=recruit(seen),
        bought=seen.bought == 1,
        rooms=layout.rooms,
        crowd=rooms.crowd(seen, len(layout.rooms)),
        doors=layout.doors,
        walls=layout.walls,
        players=players.players(seen),
        units=players.units(seen),
        ending=ending(seen),
    )


def own(seen: StationXState, seat: int | None) -> Own:
    """What a seat decides; None: a spectator, or a recording without a seat."""
    if seat is None:
        return Own(seat=None, own=[], home=players.home(seen, seen.active))
    prompt, legal = GAME.prompt(seen, seat), GAME.legal(seen, seat)
    fights = [battle(seen, first(move), second(move)) for move in legal if is_attack(move)]
    battles = {f"{one.start} {one.goal}": one for one in fights}
    return Own(
        seat=seat,
        own=[seat],
        home=players.home(seen, seat),
        prompt=None if prompt is None else Sentence(**prompt),
        ready=choices.ready(seen, legal),
        legal=[deed(GAME.decode(seen, move)) for move in legal],
        groups=choices.groups(legal),
        notes=choices.notes(seen, seat, legal, battles),
        prices=choices.prices(seen, legal),
        battles=battles,
        could=why_not.could(seen, seat, legal),
    )


def route(seen: StationXState, seat: int | None, start: str, goal: str) -> Route:
    """The way of the unit on a cell, or of anybody from an empty one: a leg for each move and each
    jump. `BadInput` for what is no cell."""
    cells = seen.edition.domains[CELL]
    return ways.route(seen, cells.index(start), cells.index(goal))


def attempts(seen: StationXState, seat: int, sort: str, name: str) -> list[Attempt]:
    """What this seat might do with a cell now. `sort` is "cell"; an unknown name or sort gives
    nothing."""
    cell = seen.edition.domains[CELL].index_of.get(name)
    if sort != CELL or cell is None or seat not in GAME.to_act(seen):
        return []
    return why_not.attempts(seen, seat, cell)


# Parts --------------------------------------------------------------------------------------------


def is_attack(move: int) -> bool:
    return kind_of(move) == choices.ATTACK


def ask(state: StationXState) -> str | None:
    """The kind of question on the table."""
    frames = state.stack.frames
    return GAME.asks[kind_of(frames[-1])].name if frames else None


def phase(state: StationXState) -> Phase:
    if state.ending != RUNNING:
        return "over"
    if state.round:
        return "play"
    return "build" if state.stack.kind() == BUILD else "place"


def recruit(state: StationXState) -> UnitKind | None:
    """The unit that a supply card brings."""
    frames = state.stack.frames
    if not frames or kind_of(frames[-1]) != RECRUIT:
        return None
    return cast("UnitKind", UNITS[second(frames[-1])])


def clock(state: StationXState) -> Sentence:
    if state.round == 0:
        return sentence("stationx", f"clock-{phase(state)}")
    return sentence("stationx", "clock-round", round=state.round, last=state.rounds)
