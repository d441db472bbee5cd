"""The screens of Stationfall: what is printed, the board that everybody sees, what a seat alone
knows and decides, ways, and what leads towards something. All of it is asked of the engine, about
what somebody sees (`Match.seen`)."""

from typing import Any

from deorbit.core.codec import kind_of
from deorbit.core.errors import BadInput
from deorbit.core.records import Action
from deorbit.core.screen import Because, Blocked, Route, Sentence, deed
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.content.sentences import sentence
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.rules.questions import ACTIVATION, CALLING, TURN
from deorbit.games.stationfall.rules.state import OVER, StationfallState
from deorbit.games.stationfall.screen import (
    choices,
    players,
    printed,
    score,
    station,
    ways,
    why_not,
)
from deorbit.games.stationfall.screen.characters import characters, monster
from deorbit.games.stationfall.screen.content import Content
from deorbit.games.stationfall.screen.contract import Attempt, Board, Left, Own
from deorbit.games.stationfall.screen.sections import sections, traps
from deorbit.games.stationfall.screen.systems import clock


def content(options: dict[str, Any], cast: tuple[str, ...]) -> Content:
    return printed.content(options, cast)


def board(seen: StationfallState) -> Board:
    """What everybody sees: `seen` is what a spectator knows, of a finished match everything."""
    over = seen.stage == OVER
    pawn, asked = choices.acting(seen), asks(seen)
    return Board(
        seats=seen.seat_of,
        to_act=list(GAME.to_act(seen)),
        asked=players.asked(seen),
        mode=score.mode(seen),
        ask=None if over else asked.get("ask", "choose"),
        subject=asked.get("character"),
        source=asked.get("source"),
        acting=None if pawn == NOWHERE else seen.edition.pawns[pawn],
        left=left(seen),
        minute=seen.minute,
        start=seen.edition.first_minute[seen.seats],
        active=seen.active,
        line=None if seen.line == NOWHERE else seen.edition.manoeuvres[seen.line].name,
        players=[players.player(seen, player) for player in range(seen.players)],
        teams=players.teams(seen),
        leads=seen.lead,
        characters=characters(seen),
        monster=monster(seen),
        sections=sections(seen),
        items=station.items(seen),
        kompromat=station.kompromat(seen),
        damaged=station.in_sections(seen, seen.damaged),
        fire=station.in_sections(seen, seen.fire),
        asphyxiation=station.in_sections(seen, seen.airless),
        goo=station.in_sections(seen, seen.goo),
        launched=station.in_sections(seen, seen.launched),
        locks=station.corridors(seen, seen.locks),
        core_locks=station.corridors(seen, seen.core_locks),
        power=station.power(seen),
        abandon_ship=seen.abandoned == 1,
        cameras=seen.cameras == 1,
        jammers=seen.jammers == 1,
        antimatter=station.antimatter(seen),
        markers=station.markers(seen),
        re_entry=station.re_entry(seen),
        released=seen.released == 1,
        offsites=station.offsites(seen),
        medical=station.stars(seen),
        grey_left=station.grey_bribes(seen),
        eaten=seen.eaten,
        pirate=seen.pirate == 1,
        ending=score.ending(seen) if over else None,
    )


def own(seen: StationfallState, seat: int | None) -> Own:
    """What a seat knows and decides; None: a spectator, or a recording without a seat."""
    moves = [] if seat is None else GAME.legal(seen, seat)
    legal = [GAME.decode(seen, move) for move in moves]
    decides = seat is not None and seen.stage != OVER
    return Own(
        seat=seat,
        own=players.of_seat(seen, seat),
        prompt=prompt(seen, seat, legal),
        clock=clock(seen, seat),
        cards=[players.cards(seen, player) for player in range(seen.players)],
        project=station.project(seen),
        traps=traps(seen),
        choices=[] if seat is None else choices.choices(seen, seat, moves),
        legal=[deed(action) for action in legal],
        groups=choices.groups(legal),
        could=[] if seat is None else could(seen, seat, moves),
        preview=score.preview(seen, seat) if seat is not None and decides else {},
    )


def route(seen: StationfallState, seat: int | None, start: str, goal: str) -> Route:
    """The way of a character, or of anybody from a section, to a section or a character; by
    "corridor", "lock", "vent", "airlock", "wormhole" or "entry". `BadInput` for names that are
    none."""
    try:
        return ways.route(seen, seat, start, goal)
    except BadInput as problem:
        if problem.message != ways.NO_PLACE:
            raise
        return Route([Sentence(problem.message)], [])


def attempts(seen: StationfallState, seat: int, sort: str, name: str) -> list[Attempt]:
    """What this seat might do with a target now: the legal ones first, then for each other kind one
    with the reason why not. `sort` is "section", "character" or "player"; an unknown name or sort
    gives nothing."""
    if sort not in why_not.TITLES:
        return []
    found = why_not.attempts(seen, seat, GAME.legal(seen, seat), sort, name)
    return [attempt(seen, seat, move) for move in found]


# Parts --------------------------------------------------------------------------------------------


def asks(state: StationfallState) -> dict[str, Any]:
    """The question on the table."""
    frames = state.stack.frames
    return GAME.frame_to_json(state, frames[-1]) if frames else {}


def prompt(state: StationfallState, seat: int | None, legal: list[Action]) -> Sentence | None:
    """The question to a seat; who has no Conspirator hears so, and what somebody is to consent to
    is told in words, with who asks."""
    asked = None if seat is None else GAME.prompt(state, seat)
    if asked is None or seat is None:
        return None
    kinds = {action.kind for action in legal}
    if kind_of(state.stack.top(seat)) == TURN and kinds and "activate" not in kinds:
        return sentence("ask-no-conspirator", phase=asked["args"]["step"])
    if "action" in asked["args"]:
        action = Action.parse(asked["args"]["action"])
        asked["args"]["action"] = choices.said(state, action, seat)
        asked["args"]["player"] = state.active
    return Sentence(asked["id"], asked["args"])


def left(state: StationfallState) -> Left | None:
    frames = state.stack.frames
    if not frames or kind_of(frames[-1]) not in (ACTIVATION, CALLING):
        return None
    called = [state.edition.pawns[pawn] for pawn in bits(state.called)]
    return Left(state.actions, 2, state.free == 1, called)


def could(state: StationfallState, seat: int, moves: list[int]) -> list[Blocked]:
    """What the pawn that acts cannot do now, the obvious last."""
    found = []
    for move, obvious in why_not.could(state, seat, moves):
        action = GAME.decode(state, move)
        reason = because(state, seat, move)
        if reason is not None:
            words = choices.said(state, action, seat)
            found.append(Blocked(action.kind, deed(action), words, reason, obvious))
    return found


def attempt(state: StationfallState, seat: int, move: int) -> Attempt:
    action = GAME.decode(state, move)
    return Attempt(
        action=deed(action),
        words=choices.said(state, action, seat),
        cost=choices.cost(state, move),
        reason=because(state, seat, move),
    )


def because(state: StationfallState, seat: int, move: int) -> Because | None:
    reason = GAME.why_not(state, seat, move)
    return None if reason is None else Because(reason.rule, reason.id, reason.args)
