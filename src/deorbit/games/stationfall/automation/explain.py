"""Why a bot did what it did, in sentences: each line of its script that was looked at, what spoke
against it, who could have carried it out, and what decided between equals."""

from typing import Any

from deorbit.core.codec import KIND_MASK, kind_of, second
from deorbit.core.screen import Sentence
from deorbit.games.stationfall.automation import candidates as p
from deorbit.games.stationfall.automation.action_table import Actions
from deorbit.games.stationfall.automation.choose_line import Planner
from deorbit.games.stationfall.automation.next_move import WANTED_FIRST
from deorbit.games.stationfall.automation.option import Option
from deorbit.games.stationfall.automation.priorities import HANDLING, SECTIONS, TARGETING, which
from deorbit.games.stationfall.automation.priorities import TIES as PRIORITIES
from deorbit.games.stationfall.content.names import DATA, ITEMS, NOWHERE
from deorbit.games.stationfall.content.script import plain
from deorbit.games.stationfall.content.sentences import sentence
from deorbit.games.stationfall.rules.state import StationfallState

ABOUT_CHARACTERS = {
    p.NO_CONSPIRATOR: "no-conspirator",
    p.DOWN: "down",
    p.AWAY: "away",
    p.NO_CUBES: "no-cubes",
    p.FAILS: "fails",
    p.IS_TIRED: "tired",
    p.UNABLE: "unable",
    p.CANNOT: "cannot",
    p.TOO_FAR: "too-far",
    p.TOO_TIRED: "too-tired",
    p.IDLE: "idle",
    p.WOULD: "would",
}
TIES = {
    p.BY_FREE_ACTIONS: "free-actions",
    p.BY_CONSPIRACY: "conspirator",
    p.BY_THIS_MINUTE: "this-minute",
    p.BY_REST: "unexhausted",
}


def account(actions: Actions, state: StationfallState, move: int) -> list[dict[str, Any]]:
    """For the move that begins a bot's turn, from what everybody sees before it."""
    number = move & KIND_MASK
    if number not in (actions.number["manoeuvre"], actions.number["regroup"]):
        return []
    notes: list[p.Note] = []
    planner = Planner(actions, state, state.active, notes=notes)
    plan = planner.plan()
    told: list[Sentence] = []
    if state.focus:
        told.append(sentence("why-considered-focus"))
    for line in _lines(notes):
        told += _about_line(state, line, [note for note in notes if note.line == line])
    if plan is None:
        told.append(sentence("why-chosen-regroup"))
    else:
        told += _about_target(state, planner.rivals(plan))
        told += _about_pick_up(actions, state, planner.pick_ups(plan))
    return [one.to_json() for one in told]


def _lines(notes: list[p.Note]) -> list[int]:
    """The lines that were looked at, in the order in which they were."""
    return list(dict.fromkeys(note.line for note in notes))


def _about_line(state: StationfallState, line: int, notes: list[p.Note]) -> list[Sentence]:
    manoeuvre = state.edition.manoeuvres[line]
    said = {"where": _place(state, line), "text": manoeuvre.text}
    told: list[Sentence] = []
    for note in notes:
        if note.what == p.GOTO_PASSED:
            told.append(sentence(f"why-skipped-{manoeuvre.goto}", **said))
        elif note.what == p.STATION_SAYS_NO:
            condition = manoeuvre.words[note.value]
            told.append(sentence("why-skipped-station", **said, condition_text=condition))
        elif note.what == p.NOBODY:
            told.append(sentence("why-skipped-nobody", **said))
        elif note.what == p.CHOSEN:
            who = state.edition.pawns[note.pawn]
            told.append(sentence("why-chosen", **said, character=who, count=note.value))
    told += _about_characters(state, line, notes)
    if any(note.what == p.NOBODY_SOON for note in notes):
        told.append(sentence("why-considered-nobody-soon"))
    return told + _ties(state, notes)


def _place(state: StationfallState, line: int) -> Sentence:
    """Where a line stands: its number, and the script if it is not the bot's own."""
    script, _, number = state.edition.manoeuvres[line].name.rpartition("-")
    if script in state.edition.standard:
        return sentence("why-line-of", script=script, count=int(number))
    focus = script.endswith("-focus")
    return sentence("why-line-focus" if focus else "why-line", count=int(number))


def _about_characters(state: StationfallState, line: int, notes: list[p.Note]) -> list[Sentence]:
    """Characters about whom the same is to be said stand together."""
    words = state.edition.manoeuvres[line].words
    groups: dict[tuple[int, int], list[str]] = {}
    for note in notes:
        if note.what in ABOUT_CHARACTERS:
            who = state.edition.pawns[note.pawn]
            groups.setdefault((note.what, note.value), []).append(who)
    told = []
    for (what, value), characters in groups.items():
        args = {"character": characters, "count": value}
        if what == p.FAILS:
            args["condition_text"] = words[value]
        told.append(sentence(f"why-considered-{ABOUT_CHARACTERS[what]}", **args))
    return told


def _ties(state: StationfallState, notes: list[p.Note]) -> list[Sentence]:
    """What decided, and over whom."""
    beaten: dict[int, list[str]] = {}
    for note in notes:
        if note.what == p.TIE:
            beaten.setdefault(note.value, []).append(state.edition.pawns[note.pawn])
    told = []
    for reason in sorted(beaten):
        broken = TIES.get(reason) or PRIORITIES[reason - p.BY_PRIORITY]
        best = next(note.pawn for note in notes if note.what == p.CHOSEN)
        names = {"character": state.edition.pawns[best], "other_character": beaten[reason]}
        told.append(sentence(f"why-tie-{broken}", **names))
    return told


def _about_target(state: StationfallState, options: list[Option]) -> list[Sentence]:
    """What the character goes for, and what decided between goals that are equally close."""
    if not options:
        return []
    best, *others = options
    edition = state.edition
    told = []
    if best.character != NOWHERE:
        told.append(sentence("why-chosen-character", character=edition.pawns[best.character]))
    elif best.section != NOWHERE:
        told.append(sentence("why-chosen-section", at=edition.section_names[best.section]))
    if best.thing != NOWHERE:
        told.append(sentence("why-chosen-thing", ware=[*ITEMS, *DATA][plain(best.thing)]))
    names = dict.fromkeys(_decides(best, other) for other in others)
    return told + [sentence(f"why-tie-{name}-goal") for name in names if name]


def _decides(best: Option, other: Option) -> str:
    """By what an option comes before another one that is as close."""
    if best.rank != other.rank:
        return "script"
    if best.target != other.target:
        return PRIORITIES[which(TARGETING, best.target, other.target)]
    if best.place != other.place:
        return PRIORITIES[which(SECTIONS, best.place, other.place)]
    if best.item != other.item:
        return PRIORITIES[which(HANDLING, best.item, other.item)]
    if best.stand != other.stand:
        return PRIORITIES[which(SECTIONS, best.stand, other.stand)]
    return ""


def _about_pick_up(
    actions: Actions, state: StationfallState, picks: list[tuple[int, int, int]]
) -> list[Sentence]:
    """What the free Pick Up takes on the way of this Minute, and what decided."""
    if not picks:
        return []
    best, move, section = picks[0]
    at = state.edition.section_names[section]
    if kind_of(move) == actions.kompromat[0]:
        told = [sentence("why-chosen-kompromat", at=at)]
    else:
        told = [sentence("why-chosen-item", item=ITEMS[plain(second(move))], at=at)]
    names = dict.fromkeys(_prefers(best, other) for other, _, _ in picks if other != best)
    return told + [sentence(f"why-tie-{name}-item") for name in names]


def _prefers(best: int, other: int) -> str:
    """By what a Pick Up comes before another one: keys as `Steps.pick_key` makes them."""
    if best < -WANTED_FIRST:
        return "way"
    if best < 0:
        if other >= 0:
            return "script"
        best += WANTED_FIRST
        other += WANTED_FIRST
    return PRIORITIES[which(HANDLING, best, other)] if best else "kompromat"
