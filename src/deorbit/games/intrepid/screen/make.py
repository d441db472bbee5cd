"""The screen of Intrepid, made of what a reader sees: all of it is asked of the engine."""

from typing import Any, Final, cast

from deorbit.core.codec import KIND_MASK
from deorbit.core.screen import PlainAttempt, Route, Sentence, deed, sentence
from deorbit.core.stack import NOTHING
from deorbit.games.intrepid.content.edition import DIFFICULTIES
from deorbit.games.intrepid.game import GAME
from deorbit.games.intrepid.rules.questions import ASK_CONVERT, ASK_SHIFT, ASK_TAKE
from deorbit.games.intrepid.rules.state import NOBODY, PHASES, RUNNING, IntrepidState
from deorbit.games.intrepid.screen import choices, printed, why_not
from deorbit.games.intrepid.screen.contract import (
    About,
    Board,
    Content,
    Dice,
    Difficulty,
    Own,
    Phase,
)
from deorbit.games.intrepid.screen.crews import crews
from deorbit.games.intrepid.screen.ending import ending
from deorbit.games.intrepid.screen.tiles import cards, disaster, tiles
from deorbit.games.intrepid.screen.tracks import to_come, tracks

LYING: Final[dict[int, Dice]] = {ASK_TAKE: "stored", ASK_SHIFT: "stored", ASK_CONVERT: "fresh"}
"""Where dice lie that a question is about, if not in the pool."""

LEVELS: Final = cast("list[Difficulty]", DIFFICULTIES)


def content(options: dict[str, Any], cast: tuple[str, ...] = ()) -> Content:
    """What is printed. `cast` is for games that have one."""
    return printed.content(options["disaster"])


def board(seen: IntrepidState) -> Board:
    gained, asked = to_come(seen), GAME.to_act(seen)
    phase = phase_of(seen)
    return Board(
        seats=list(range(seen.seats)),
        to_act=list(asked),
        asked=list(asked),
        difficulty=LEVELS[seen.difficulty],
        clock=sentence("intrepid", f"clock-{phase}", round=seen.round),
        phase=phase,
        tracks=tracks(seen, gained),
        crews=crews(seen, asked, gained),
        tiles=tiles(seen),
        cards=cards(seen),
        disaster=disaster(seen),
        ending=ending(seen),
    )


def own(seen: IntrepidState, seat: int | None) -> Own:
    if seat is None:
        return Own(seat=None, own=[])
    frame = seen.stack.top(seat)
    if frame == NOTHING:
        return Own(seat=seat, own=[seat])
    asked, legal = GAME.frame_to_json(seen, frame), GAME.legal(seen, seat)
    prompt = GAME.prompt(seen, seat)
    return Own(
        seat=seat,
        own=[seat],
        ask=asked["ask"],
        about=about(seen, seat, frame, asked.get("country")),
        prompt=None if prompt is None else Sentence(**prompt),
        legal=[deed(GAME.decode(seen, move)) for move in legal],
        groups=choices.groups(legal),
        notes=choices.notes(seen, legal),
        prices=choices.prices(seen, legal),
        could=why_not.could(seen, seat),
    )


def route(seen: IntrepidState, seat: int | None, start: str, goal: str) -> Route:
    """Nobody walks in this game."""
    return Route([], [])


def attempts(seen: IntrepidState, seat: int, sort: str, name: str) -> list[PlainAttempt]:
    """What this seat might do with a place now. `sort` is "place" (a tile, on the station or in an
    offer row, a card, "habitation"), "slot" or "crew" (a country)."""
    return why_not.attempts(seen, seat, sort, name)


# Parts --------------------------------------------------------------------------------------------


def phase_of(state: IntrepidState) -> Phase:
    return cast("Phase", "over" if state.ending != RUNNING else PHASES[state.phase])


def about(state: IntrepidState, seat: int, frame: int, country: str | None) -> About:
    """A question that names no crew is about all crews of its seat."""
    crews = state.crews_of(seat)
    if country is not None:
        crew = state.crew_in(frame)
        crews = [] if crew == NOBODY else [crew]
    return About(country, crews, LYING.get(frame & KIND_MASK, "pool"))
