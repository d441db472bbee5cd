"""The tutorial as a course: which chapter it is, what Lindsey does next and why, what the reader
has done. All of it follows from the match, nothing is kept beside it."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from deorbit.core.match import Match, Seat
from deorbit.core.records import Action, Event, Reason
from deorbit.games.stationfall.content.editions import page
from deorbit.games.stationfall.rules.tutorial import LINDSEY
from deorbit.games.stationfall.screen import score as tally
from deorbit.games.stationfall.teaching.chapters import (
    END,
    GAME,
    START,
    Chapter,
    Goal,
    Step,
    Way,
    chapters,
    message,
)

SCRIPT = "lindsey"
"""Her three lines, as automated players read them."""
RUNNING = "running"
LAST = 1_000_000
PAYMENTS = ("bribe", "kompromat")
"""What she uses in an activation of hers only: her script pays for what follows there."""
HUNTING = "line-1"
LINES: dict[object, str] = {"troubleshooter": HUNTING, "station-chief": "line-2"}
"""By whom she acts: the line that it belongs to."""


@dataclass(frozen=True)
class Next:
    """What Lindsey does next, why, and what of her script she leaves out before it."""

    action: Action
    say: str
    skipped: tuple[tuple[Action, Reason], ...]


@dataclass(frozen=True)
class Turn:
    """The last turn of a seat: from which action on, to which, and the events in it."""

    first: int
    last: int
    events: tuple[Event, ...]


class Tutorial:
    """`time`: "first" or "second"."""

    def __init__(self, time: str) -> None:
        self.time = time
        self.chapters = chapters(time)

    # What screens are told -------------------------------------------------------------------

    def told(self, seat: Seat) -> dict[str, Any]:
        """The chapter as a reader on this seat has it. Lindsey's cards are open, and so is what she
        does next."""
        view, log = seat.view(), seat.log()
        chapter = self.chapter(view)
        begun = self.begun(view, log)
        coming = self.next(seat if seat.number == LINDSEY else seat._match.seat(LINDSEY))
        return {
            "sort": "tutorial",
            "time": self.time,
            "chapter": chapter.name,
            "title": chapter.title,
            "chapters": [
                {"name": one.name, "title": one.title, "step": begun.get(one.name)}
                for one in self.chapters
            ],
            "rules": list(chapter.rules),
            "new": list(chapter.new),
            "lindsey": list(chapter.lindsey),
            "you": list(chapter.you),
            "limits": list(chapter.limits),
            "goals": self.goals(chapter, seat, log),
            "next": coming and _next_to_json(coming),
            "done": not view["to_act"],
        }

    def scripted(self, match: Match) -> tuple[int, Action] | None:
        """What Lindsey does next in a chapter where she waits for the reader."""
        coming = self.next(match.seat(LINDSEY))
        return (LINDSEY, coming.action) if coming else None

    # Chapters ---------------------------------------------------------------------------------

    def chapter(self, view: dict[str, Any]) -> Chapter:
        """The chapter of a moment."""
        if view["ending"] != RUNNING:
            return self._named(END)
        if any("dealt" in player for player in view["players"]):
            return self._named(START)
        return self._of_minute(view["minute"])

    def begun(self, view: dict[str, Any], log: Sequence[Event]) -> dict[str, int]:
        """After how many actions each chapter began that has."""
        begun: dict[str, int] = {}
        if not log or log[0].name == "chose":
            begun[START] = 0
        for event in log:
            if event.name == "turn-begun":
                begun.setdefault(self._of_minute(event.args["minute"]).name, event.step)
            elif event.name == "station-falls":
                begun[END] = event.step
        begun.setdefault(self.chapter(view).name, 0)
        return begun

    def _named(self, name: str) -> Chapter:
        return next(chapter for chapter in self.chapters if chapter.name == name)

    def _of_minute(self, minute: object) -> Chapter:
        for chapter in self.chapters:
            if chapter.minute == minute or chapter.rest:
                return chapter
        raise AssertionError(minute)

    # Lindsey ----------------------------------------------------------------------------------

    def next(self, lindsey: Seat) -> Next | None:
        """From her own handle: the first step of her script that is left and possible; else, by her
        three lines (house-tutorial-script)."""
        if not lindsey.asked:
            return None
        view = lindsey.view()
        chapter = self.chapter(view)
        if not chapter.paced:
            return None
        done = own_actions(lindsey)
        left = steps_left(chapter.steps, done)
        skipped: list[tuple[Action, Reason]] = []
        for place, step in enumerate(left):
            reason = hindrance(lindsey, view, step, left[place + 1 : place + 2])
            if reason is None:
                return Next(step.action, step.say, tuple(skipped))
            skipped.append((step.action, reason))
        action = lindsey.action(lindsey.automatic(SCRIPT))
        return Next(action, message("say", reasoning(action, done)), tuple(skipped))

    # Goals ------------------------------------------------------------------------------------

    def goals(self, chapter: Chapter, seat: Seat, log: Sequence[Event]) -> list[dict[str, Any]]:
        """What the reader is to do in this chapter, and has."""
        if seat.number == LINDSEY or not chapter.goals:
            return []
        turn = turn_of(chapter, seat.number, log)
        return [
            {
                "id": message("goal", goal.name),
                "done": turn is not None and _reached(goal, seat, turn, log),
                "optional": goal.optional,
            }
            for goal in chapter.goals
        ]


def _next_to_json(coming: Next) -> dict[str, Any]:
    return {
        "seat": LINDSEY,
        "action": coming.action.to_json(),
        "say": coming.say,
        "skipped": [
            {"action": action.to_json(), "reason": reason.to_json()}
            for action, reason in coming.skipped
        ],
    }


# Lindsey's script ---------------------------------------------------------------------------------


def own_actions(seat: Seat) -> list[Action]:
    """What a seat has done in the turn that runs."""
    start = max((event.step for event in seat.log() if event.name == "turn-begun"), default=0)
    return [action for actor, action in seat.actions()[start:] if actor == seat.number]


def steps_left(steps: Sequence[Step], done: Sequence[Action]) -> list[Step]:
    """The steps behind the last one that was done; none for who has left the script."""
    left = list(steps)
    for action in done:
        places = [place for place, step in enumerate(left) if step.action == action]
        if not places:
            return []
        left = left[places[0] + 1 :]
    return left


def hindrance(
    seat: Seat, view: dict[str, Any], step: Step, following: Sequence[Step]
) -> Reason | None:
    """Why a step is left out: a rule forbids it, or it would be paid for nothing."""
    reason = seat.why_not(step.action)
    if reason is not None:
        return reason
    early = step.action.kind in PAYMENTS and view["asks"][-1]["ask"] == "turn"
    if early or not all(condition.met(view, ()) for condition in step.when):
        return Reason("house-tutorial-script", f"{GAME}-tutorial-needless", {}, GAME, ())
    if not step.then or not following:
        return None
    # What she pays with is open, so any world will do that she could be in.
    ahead = seat.imagine(Random(0))
    ahead.play(seat.number, step.action)
    return ahead.why_not(seat.number, following[0].action)


def reasoning(action: Action, done: Sequence[Action]) -> str:
    """What she says to an action by her lines: which of them, or what follows from it."""
    if action.kind in ("renegotiate", "withdraw"):
        return "line-3"
    if action.kind in ("end", "wait"):
        return "end"
    line = LINES.get(action.args[0] if action.args else "")
    if line is None:
        return "answer"
    if action.kind == "activate" and any(one.kind == "influence" for one in done):
        return f"{line}-go"
    if action.kind in ("influence", "activate"):
        return line
    return f"{line}-attack" if line == HUNTING and action.kind == "attack" else f"{line}-step"


# Goals of the others ------------------------------------------------------------------------------


def turn_of(chapter: Chapter, seat: int, log: Sequence[Event]) -> Turn | None:
    """The turn of a seat in the Minute of a chapter; before the first one, all that it has done."""
    if chapter.minute is None:
        return Turn(0, LAST, tuple(event for event in log if event.args.get("player") == seat))
    starts = [place for place, event in enumerate(log) if event.name == "turn-begun"]
    for number, place in enumerate(starts):
        args = log[place].args
        if args["minute"] == chapter.minute and args["player"] == seat:
            end = starts[number + 1] if number + 1 < len(starts) else len(log)
            last = log[end].step if end < len(log) else LAST
            return Turn(log[place].step, last, tuple(log[place:end]))
    return None


def _reached(goal: Goal, seat: Seat, turn: Turn, log: Sequence[Event]) -> bool:
    return any(_goes(way, seat, turn, log) for way in goal.ways)


def _goes(way: Way, seat: Seat, turn: Turn, log: Sequence[Event]) -> bool:
    if way.told is None:
        return scored(seat, turn)
    told = turn.events
    if way.fresh:
        earlier = {
            event.args.get(way.fresh)
            for event in log
            if event.id == way.told.event
            and event.step <= turn.first
            and event.args.get("player") == seat.number
        }
        told = tuple(event for event in told if event.args.get(way.fresh) not in earlier)
    if way.vent:
        told = tuple(event for event in told if is_vent(event))
    return way.told.met({}, told)


def is_vent(event: Event) -> bool:
    """Whether somebody went through a vent."""
    vents = [{vent["a"], vent["b"]} for vent in page("map")["edges"]["vents"]]
    return {event.args.get("from"), event.args.get("to")} in vents


def scored(seat: Seat, turn: Turn) -> bool:
    """Whether a row of the agenda counts for more than when the turn began."""
    match = seat._match
    if not match.to_act:
        return False
    before = _rows(match.at(turn.first), seat.number)
    after = _rows(match.at(min(turn.last, len(match))), seat.number)
    return any(points > before.get(row, 0) for row, points in after.items())


def _rows(match: Match, seat: int) -> dict[str, int]:
    if not match.to_act:
        return {}
    state = match.seen(seat)
    identity = state.edition.identities[state.identity[seat]]
    rows = tally.paid(state, seat).get(seat, [])
    return {row: points for row, points in rows if row.startswith(f"{identity}-")}


def course(options: dict[str, Any]) -> Tutorial | None:
    """The course of a match with these options."""
    time = options.get("tutorial", "")
    return Tutorial(time) if time else None
