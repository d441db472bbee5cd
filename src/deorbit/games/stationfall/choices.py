"""The legal actions of Stationfall for people who choose: in groups, with their price and with what
on the board they are about."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from deorbit.core.codec import first, kind_of
from deorbit.core.records import Action
from deorbit.core.text import Value, has
from deorbit.games.stationfall.actions.base import WALKING
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.sentences import Sentence, sentence
from deorbit.games.stationfall.sight import Sight
from deorbit.games.stationfall.state import ACTIVATION, StationfallState

FREE, ACTION, TURN, NONE = "free", "action", "turn", "none"
"""What an action costs: the free action of the activation, one of its actions, all that is left of
it, or nothing."""

ENDING = ("wait", "recall", "end", "renegotiate", "withdraw")
"""Kinds that end an activation, or the turn without one."""

FIRST = ("activate", "influence")
LAST = (
    "reveal",
    "peek",
    "bribe",
    "grey-bribe",
    "kompromat",
    "moss-step",
    "moss-feed",
    "end",
    "wait",
    "recall",
    "decline",
    "take-blame",
    "leave-mouth",
    "done",
)
"""Kinds that are offered at the end of the list."""

TOGETHER = {"schroedinger": "reveal"}
"""Kinds that are offered with another."""

WITH_PLACE = ("call", "switch", "command", "remote-control", "root-access", "core-control", "plant")
"""Kinds that are about a character somewhere else: the place is told too."""

WALKS = ("step", "drag")

OF_THE_MOMENT = ("reveal", "activate", "breach")
"""Kinds that are told differently at different moments, with the same arguments."""

CORRIDORS = {"core-lock": (0,), "core-move": (0, 2)}
"""Where in an action the two ends of a corridor begin."""

SORTS = {
    "section": "section",
    "character": "character",
    "card": "character",
    "player": "player",
    "item": "item",
    "data": "data",
    "offsite": "offsite",
    "identity": "identity",
}
"""What an argument of a domain lights up."""

RANKS = ("corridor", "section", "character", "player", "item", "data", "offsite", "identity")
"""Which of several targets says most about an action."""

Target = dict[str, str]

Known = dict[int, dict[str, Any]]
"""By move: what is always told of it."""
MOST_KNOWN = 1000


@cache
def fields(kind: str) -> list[str]:
    """The names of the arguments of an action."""
    return [name for name, _ in GAME.kinds[GAME.kind_of[kind]].shape.fields]


def arguments(action: Action) -> dict[str, Value]:
    return dict(zip(fields(action.kind), action.args, strict=True))


def group_of(kind: str) -> str:
    return TOGETHER.get(kind, kind)


@cache
def rank(kind: str) -> int:
    if kind in FIRST:
        return FIRST.index(kind) - len(FIRST)
    return 1 + LAST.index(kind) if kind in LAST else 0


def in_groups(legal: Sequence[Action]) -> dict[str, list[Action]]:
    """Actions by group, in the order in which people are asked."""
    return {kind: [legal[one] for one in heap] for kind, heap in heaps_of(legal).items()}


def heaps_of(legal: Sequence[Action]) -> dict[str, list[int]]:
    """The same with the numbers of the actions."""
    heaps: dict[str, list[int]] = {}
    for number, action in enumerate(legal):
        heaps.setdefault(group_of(action.kind), []).append(number)
    return {kind: heaps[kind] for kind in sorted(heaps, key=rank)}


def said(sight: Sight, action: Action, seat: int | None) -> Sentence:
    """An action as a phrase. To reveal names no identity: it is that of the player."""
    told = arguments(action)
    if action.kind == "reveal":
        told = {"identity": sight.own_identity(seat)}
    return {"id": f"stationfall-do-{action.kind}", "args": told}


def remark(sight: Sight, action: Action) -> Sentence | None:
    """What is special about a way, or where somebody is."""
    if action.kind in WITH_PLACE:
        return sight.place(str(action.args[-1]))
    here = sight.acting and sight.section_of(sight.acting)
    if not here or action.kind not in WALKS:
        return None
    to = str(arguments(action)["to"])
    if sight.locked(here, to):
        return sentence("by-lock")
    if set(sight.mouths or ()) == {here, to}:
        return sentence("by-wormhole")
    near = sight.edition.near[sight.index(here)]
    return None if sight.index(to) in near else sentence("by-vent")


# What an action is about --------------------------------------------------------------------------


def acts_with(action: Action) -> str | None:
    """The pawn that takes an action of a character."""
    number = GAME.kind_of[action.kind]
    return str(action.args[0]) if number < len(GAME.acts) else None


def belongs_to(sight: Sight, action: Action) -> str | None:
    """On whose card an action stands: that of the pawn that acts, or of the one aimed at."""
    actor = acts_with(action)
    if actor is not None:
        return actor
    shape = GAME.kinds[GAME.kind_of[action.kind]].shape
    for (_, title), arg in zip(shape.fields, action.args, strict=True):
        if title == "character":
            return str(arg)
        if title == "card":
            return sight.pawns_of(str(arg))[0]
    return sight.acting


def targets(sight: Sight, action: Action) -> list[Target]:
    """All that an action is aimed at, the most telling first. A card stands for all its pawns, a
    corridor for its two ends."""
    shape = GAME.kinds[GAME.kind_of[action.kind]].shape
    pairs = list(zip(shape.fields, action.args, strict=True))
    found = []
    for (_, title), arg in pairs[1:] if acts_with(action) else pairs:
        if title in SORTS:
            names = sight.pawns_of(str(arg)) if title == "card" else [str(arg)]
            found += [{"sort": SORTS[title], "name": name} for name in names]
    for place in CORRIDORS.get(action.kind, ()):
        a, b = str(action.args[place]), str(action.args[place + 1])
        found.append({"sort": "corridor", "name": f"{a}|{b}"})
    here = sight.acting and sight.section_of(sight.acting)
    if action.kind == "breach" and here:
        found.append({"sort": "corridor", "name": corridor(sight, here, str(action.args[1]))})
    return sorted(found, key=lambda target: RANKS.index(target["sort"]))


def corridor(sight: Sight, a: str, b: str) -> str:
    """A corridor by its ends, in the order of the map."""
    ends = (sight.index(a), sight.index(b))
    return f"{a}|{b}" if ends in sight.edition.ends else f"{b}|{a}"


# Price --------------------------------------------------------------------------------------------


def cost(state: StationfallState, move: int) -> str:
    """What an action takes of the activation (11.3, 15.5.2, 15.5.3)."""
    number = kind_of(move)
    frame = state.stack.frames[-1] if state.stack.frames else 0
    activation = bool(state.stack.frames) and kind_of(frame) == ACTIVATION
    if GAME.kinds[number].shape.name in ENDING:
        return TURN if activation or number >= len(GAME.acts) else NONE
    if not activation or number >= len(GAME.acts):
        return NONE
    act, pawn = GAME.acts[number], first(move)
    if act.price(state, pawn, move):
        return ACTION
    runs = act.free == WALKING and act.runs(state, pawn, act.destination(state, move))
    return NONE if runs else FREE


# All together -------------------------------------------------------------------------------------


def choice(
    sight: Sight, state: StationfallState, seat: int, action: Action, move: int, known: Known
) -> dict[str, Any]:
    """An action as `desk.desk` tells it. What it is aimed at and how it is called follow from its
    arguments alone, but for a few kinds."""
    fixed = known.get(move)
    if fixed is None:
        aims = targets(sight, action)
        fixed = {
            "group": group_of(action.kind),
            "cost": "",
            "about": belongs_to(sight, action),
            "target": aims[0] if aims else None,
            "targets": aims,
            "note": None,
            "words": said(sight, action, seat),
            "label": label(sight, action),
        }
        if action.kind not in OF_THE_MOMENT and has_subject(action) and len(known) < MOST_KNOWN:
            known[move] = fixed
    return {**fixed, "cost": cost(state, move), "note": remark(sight, action)}


def known_of(sight: Sight) -> Known:
    """What all tables with the same characters share."""
    options = sight.view["options"]
    return _known(tuple(sight.edition.cards), str(options["rocket_wings"]), sight.book)


@lru_cache(maxsize=16)
def _known(cast: tuple[str, ...], wings: str, book: str) -> Known:
    return {}


def has_subject(action: Action) -> bool:
    """Whether an action itself says on whose card it stands."""
    shape = GAME.kinds[GAME.kind_of[action.kind]].shape
    return acts_with(action) is not None or any(
        title in ("character", "card") for _, title in shape.fields
    )


def label(sight: Sight, action: Action) -> Sentence | None:
    """What is told of an action below the heading of its group, where that is more than its
    arguments."""
    if action.kind == "activate":
        who = str(action.args[0])
        return sentence("activate", character=who, at=sight.place(who), count=sight.actions_of(who))
    return sentence("cubes", count=action.args[1]) if action.kind == "influence" else None


def groups(legal: Sequence[Action]) -> list[dict[str, Any]]:
    """The groups in the order in which people are asked, each with its actions by number."""
    return [
        {"kind": kind, "words": heading(kind), "choices": numbers}
        for kind, numbers in heaps_of(legal).items()
    ]


@cache
def heading(kind: str) -> Sentence | None:
    """What stands above a group; none where its only action speaks for itself."""
    return sentence(f"group-{kind}") if has(f"stationfall-group-{kind}") else None
