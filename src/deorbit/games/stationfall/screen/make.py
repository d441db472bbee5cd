"""The screens of Stationfall: what is printed, the board that everybody sees, what a seat alone
knows and decides, ways, and what leads towards something. All of it is asked of the engine, about
what somebody sees (`Match.seen`)."""

from typing import Any

from deorbit.core.codec import kind_of
from deorbit.core.errors import BadInput
from deorbit.core.records import Action
from deorbit.core.screen import Because, Blocked, Deed, Route, Sentence
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.content.sentences import sentence
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.rules.questions import ACTIVATION, CALLING, TURN
from deorbit.games.stationfall.rules.state import OVER, StationfallState
from deorbit.games.stationfall.screen import choices, players, printed, score, ways, why_not
from deorbit.games.stationfall.screen.characters import characters
from deorbit.games.stationfall.screen.contract import Attempt, Board, Left, Own
from deorbit.games.stationfall.screen.sections import sections, traps
from deorbit.games.stationfall.screen.systems import clock

Facts = dict[str, Any]


def content(options: Facts, cast: tuple[str, ...]) -> Facts:
    """What is printed, the same for all readers of a table and for the whole match.

    `sections` by name: `at` [column, row] on the schematic, row 0 forward (bottom); `gravity`,
    `dark`, `power` (generates it), `console`, `airless` (for ever), `contaminates`, `deletes_data`;
    `airlock`: "in", "out" or both; `pod`: null or `{dock, capacity, needs}`, needs a word of
    `stationfall-needs-*`; `makes`: what is manufactured there (`stationfall-ware-*`); `offers`:
    section actions (`stationfall-offer-*`); `officers`: those of both that are for Officers only;
    `with`: the character that brings it along, or null; `house`: fields that are ours, not
    published (`stationfall-field-*`, with dashes); `house_offers`.
    `corridors`, `vents`: pairs of sections; pods are joined to their docks by a corridor.
    `house_ways`: `{sort, ends, house}` of corridors and vents that are house in part.
    `characters` by card, all there are: `in_play`; `pawns`; `identities` (none, one or two); `kind`
    "human", "robot", "human+robot", "data" or "item"; `tier`; `slots`; `abilities`; `integral`
    Items; `starts` (a section for each pawn, "card": off the board); `starts_with`; `starts_down`;
    `story`, `note`, `tip`: sentences or null; `house`.
    `identities` by name, all there are: `in_play`, `card`, `influence` (limit), `reveal` (powers),
    `title` (sentence), `agenda`: `{row, points, when, what, per, plus, words}` in order, and
    `bot_agenda`, empty where a bot has the same; `when`: the condition, `what`: the Item or Data it
    is about or null, `per`: points each time, `plus`: only if the row above without plus is met;
    `bonus`: `{sort: "friend" | "grudge" |
    "item" | "each", points, item?, more?, words}`; `pays`: sentences; `tip`: sentence or null.
    `abilities` by name: `when` ("always", "action", "free", "reveal": `stationfall-works-*`),
    `color` (`stationfall-color-*`), `house`. Words: `stationfall-ability-NAME` and `-NAME-does`.
    `items` by name: `in_play`, `total`, `made` (sections), `rules` (paragraphs about it, as far as
    there are), `house`. `data` by name: `made`, `rules`.
    `offsites`, `projects` by name (`house`; words `stationfall-project-NAME`, `-NAME-does`).
    `players`: colours in order (`stationfall-player-*`). `minutes`: the first Minute by number of
    seats. `actions`: by kind the names of the arguments, in order. `news`: ids of the events that
    everybody wants to have heard of; `turns`: of those that begin a turn. `sizes`: `{width,
    height}` of the schematic, in columns and rows.
    """
    return printed.content(options, cast)


def board(seen: StationfallState) -> Board:
    """What everybody sees: `seen` is what a spectator knows, of a finished match everything."""
    over = seen.stage == OVER
    pawn = choices.acting(seen)
    return Board(
        asked=players.asked(seen),
        ask=None if over else ask(seen),
        acting=None if pawn == NOWHERE else seen.edition.pawns[pawn],
        left=left(seen),
        teams=players.teams(seen),
        leads=seen.lead,
        characters=characters(seen),
        sections=sections(seen),
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
        traps=traps(seen),
        choices=[] if seat is None else choices.choices(seen, seat, moves),
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


def ask(state: StationfallState) -> str:
    """The kind of question on the table."""
    frames = state.stack.frames
    return GAME.asks[kind_of(frames[-1])].name if frames else "choose"


def prompt(state: StationfallState, seat: int | None, legal: list[Action]) -> Sentence | None:
    """The question to a seat; who has no Conspirator hears so, and an action that somebody is to
    consent to is told in words."""
    asked = None if seat is None else GAME.prompt(state, seat)
    if asked is None or seat is None:
        return None
    kinds = {action.kind for action in legal}
    if kind_of(state.stack.top(seat)) == TURN and kinds and "activate" not in kinds:
        return sentence("ask-no-conspirator", phase=asked["args"]["step"])
    if "action" in asked["args"]:
        action = Action.parse(asked["args"]["action"])
        asked["args"]["action"] = choices.said(state, action, seat)
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
        deed(action),
        choices.said(state, action, seat),
        choices.cost(state, move),
        because(state, seat, move),
    )


def deed(action: Action) -> Deed:
    return Deed(action.kind, list(action.args))


def because(state: StationfallState, seat: int, move: int) -> Because | None:
    reason = GAME.why_not(state, seat, move)
    return None if reason is None else Because(reason.rule, reason.id, reason.args)
