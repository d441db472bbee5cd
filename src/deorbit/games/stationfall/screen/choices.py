"""The legal actions of Stationfall for people who choose: in groups, with their price and with what
on the board they are about."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from deorbit.core.codec import first, kind_of, second
from deorbit.core.records import Action
from deorbit.core.screen import Heading, Sentence
from deorbit.core.text import Value, has
from deorbit.games.stationfall.content.edition import StationfallEdition
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.content.sentences import sentence
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.rules.actions.base import WALKING
from deorbit.games.stationfall.rules.questions import (
    ACT,
    ACTIVATION,
    ANSWERER,
    COMMANDING,
    CONSENT,
    LET_GO,
)
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn.activation import actions_of
from deorbit.games.stationfall.screen.characters import place
from deorbit.games.stationfall.screen.contract import Choice, Cost, Sort, Target
from deorbit.games.stationfall.screen.players import identity_of
from deorbit.games.stationfall.screen.previews import accepting, brings, refusing
from deorbit.games.stationfall.screen.ways import CORRIDOR, way_through

ENDING = ("wait", "recall", "end", "renegotiate", "withdraw")
"""Kinds that end an activation, or the turn without one."""

FIRST = ("activate", "influence")
LAST = (
    "reveal",
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

SORTS: Final[dict[str, Sort]] = {
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

ABOUT_A_PAWN: Final = (ACTIVATION, ACT, LET_GO, CONSENT, ANSWERER, COMMANDING)
"""Questions about a character, which their frame names."""

RANKS = ("corridor", "section", "character", "player", "item", "data", "offsite", "identity")
"""Which of several targets says most about an action."""


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


def said(state: StationfallState, action: Action, seat: int | None) -> Sentence:
    """An action as a phrase. To reveal names no identity: it is that of the player."""
    told = arguments(action)
    if action.kind == "reveal":
        told = {"identity": identity_of(state, seat)}
    return Sentence(f"stationfall-do-{action.kind}", told)


def remark(state: StationfallState, action: Action) -> Sentence | None:
    """What is special about a way, where somebody is, what refusing costs."""
    edition = state.edition
    if action.kind == "refuse":
        return refusing(state)
    if action.kind == "accept":
        return accepting(state)
    if action.kind in WITH_PLACE:
        return place(state, edition.domains["character"].index_of[str(action.args[-1])])
    here = where_it_acts(state)
    if here == NOWHERE or action.kind not in WALKS:
        return None
    by = way_through(state, here, edition.domains["section"].index_of[str(action.args[-1])])
    return None if by == CORRIDOR else sentence(f"by-{by}")


# What an action is about --------------------------------------------------------------------------


def acting(state: StationfallState) -> int:
    """The pawn that the question of the moment is about, NOWHERE if it is about none."""
    frames = state.stack.frames
    return second(frames[-1]) if frames and kind_of(frames[-1]) in ABOUT_A_PAWN else NOWHERE


def where_it_acts(state: StationfallState) -> int:
    """The section of that pawn."""
    pawn = acting(state)
    return NOWHERE if pawn == NOWHERE else max(state.where[pawn], NOWHERE)


def acts_with(action: Action) -> str | None:
    """The pawn that takes an action of a character."""
    number = GAME.kind_of[action.kind]
    return str(action.args[0]) if number < len(GAME.acts) else None


def belongs_to(state: StationfallState, action: Action) -> str | None:
    """On whose card an action stands: that of the pawn that acts, or of the one aimed at."""
    actor = acts_with(action)
    if actor is not None:
        return actor
    shape = GAME.kinds[GAME.kind_of[action.kind]].shape
    for (_, title), arg in zip(shape.fields, action.args, strict=True):
        if title == "character":
            return str(arg)
        if title == "card":
            return pawns_of(state.edition, str(arg))[0]
    pawn = acting(state)
    return None if pawn == NOWHERE else state.edition.pawns[pawn]


def pawns_of(edition: StationfallEdition, card: str) -> list[str]:
    return [edition.pawns[pawn] for pawn in edition.pawns_of[edition.cards.index(card)]]


def targets(state: StationfallState, action: Action) -> list[Target]:
    """All that an action is aimed at, the most telling first. A card stands for all its pawns, a
    corridor for its two ends."""
    edition = state.edition
    shape = GAME.kinds[GAME.kind_of[action.kind]].shape
    pairs = list(zip(shape.fields, action.args, strict=True))
    found = []
    for (_, title), arg in pairs[1:] if acts_with(action) else pairs:
        if title in SORTS:
            names = pawns_of(edition, str(arg)) if title == "card" else [str(arg)]
            found += [Target(SORTS[title], name) for name in names]
    for start in CORRIDORS.get(action.kind, ()):
        a, b = str(action.args[start]), str(action.args[start + 1])
        found.append(Target("corridor", f"{a}|{b}"))
    here = where_it_acts(state)
    if action.kind == "breach" and here != NOWHERE:
        ends = corridor(edition, edition.section_names[here], str(action.args[1]))
        found.append(Target("corridor", ends))
    return sorted(found, key=lambda target: RANKS.index(target.sort))


def corridor(edition: StationfallEdition, a: str, b: str) -> str:
    """A corridor by its ends, in the order of the map."""
    sections = edition.domains["section"].index_of
    return f"{a}|{b}" if (sections[a], sections[b]) in edition.ends else f"{b}|{a}"


# Price --------------------------------------------------------------------------------------------


def cost(state: StationfallState, move: int) -> Cost:
    """What an action takes of the activation (11.3, 15.5.2, 15.5.3)."""
    number = kind_of(move)
    frame = state.stack.frames[-1] if state.stack.frames else 0
    activation = bool(state.stack.frames) and kind_of(frame) == ACTIVATION
    if GAME.kinds[number].shape.name in ENDING:
        return "turn" if activation or number >= len(GAME.acts) else "none"
    if not activation or number >= len(GAME.acts):
        return "none"
    act, pawn = GAME.acts[number], first(move)
    if act.price(state, pawn, move):
        return "action"
    runs = act.free == WALKING and act.runs(state, pawn, act.destination(state, move))
    return "none" if runs else "free"


# All together -------------------------------------------------------------------------------------


class Fixed(NamedTuple):
    """What follows from the arguments of an action alone, but for a few kinds."""

    group: str
    about: str | None
    targets: list[Target]
    words: Sentence
    label: Sentence | None


MOST_KNOWN: Final = 1000


def choices(state: StationfallState, seat: int, moves: Sequence[int]) -> list[Choice]:
    known = known_of(state.edition)
    return [choice(state, seat, move, known) for move in moves]


def choice(
    state: StationfallState, seat: int, move: int, known: dict[int, tuple[Action, Fixed]]
) -> Choice:
    """An action with all that there is to tell of it."""
    found = known.get(move)
    if found is None:
        action = GAME.decode(state, move)
        found = action, fixed(state, seat, action)
        if action.kind not in OF_THE_MOMENT and has_subject(action) and len(known) < MOST_KNOWN:
            known[move] = found
    action, (group, about, aims, words, label) = found
    return Choice(
        group=group,
        cost=cost(state, move),
        about=about,
        target=aims[0] if aims else None,
        targets=aims,
        note=brings(state, seat, move) if group == "influence" else remark(state, action),
        words=words,
        label=label,
    )


def fixed(state: StationfallState, seat: int, action: Action) -> Fixed:
    return Fixed(
        group_of(action.kind),
        belongs_to(state, action),
        targets(state, action),
        said(state, action, seat),
        label_of(state, action),
    )


@lru_cache(maxsize=16)
def known_of(edition: StationfallEdition) -> dict[int, tuple[Action, Fixed]]:
    """By move what all tables of an edition share."""
    return {}


def has_subject(action: Action) -> bool:
    """Whether an action itself says on whose card it stands."""
    shape = GAME.kinds[GAME.kind_of[action.kind]].shape
    return acts_with(action) is not None or any(
        title in ("character", "card") for _, title in shape.fields
    )


def label_of(state: StationfallState, action: Action) -> Sentence | None:
    """What is told of an action below the heading of its group, where that is more than its
    arguments."""
    if action.kind == "activate":
        pawn = state.edition.domains["character"].index_of[str(action.args[0])]
        at, count = place(state, pawn), actions_of(state, pawn)
        return sentence("activate", character=action.args[0], at=at, count=count)
    return sentence("cubes", count=action.args[1]) if action.kind == "influence" else None


def groups(legal: Sequence[Action]) -> list[Heading]:
    """The groups in the order in which people are asked, each with its actions by number."""
    return [Heading(kind, heading(kind), numbers) for kind, numbers in heaps_of(legal).items()]


@cache
def heading(kind: str) -> Sentence | None:
    """What stands above a group; none where its only action speaks for itself."""
    return sentence(f"group-{kind}") if has(f"stationfall-group-{kind}") else None
