"""The legal actions of Station-X for people who choose: in groups, what they cost, and what is
special about them."""

from collections.abc import Sequence
from typing import Final

from deorbit.core.codec import KIND_MASK, first, kind_of, second
from deorbit.core.screen import Heading, Said, Sentence, sentence
from deorbit.games.stationx.content.edition import COMMANDER, SLOTS, UNITS
from deorbit.games.stationx.game import GAME
from deorbit.games.stationx.rules.purchase import Buy, Upgrade
from deorbit.games.stationx.rules.questions import RECRUIT, TURN
from deorbit.games.stationx.rules.state import NOWHERE, TELEPORTER, StationXState
from deorbit.games.stationx.rules.supply import enters, is_supplied
from deorbit.games.stationx.rules.turn import Respawn, is_beaten
from deorbit.games.stationx.screen import players
from deorbit.games.stationx.screen.contract import Battle

ORDER: Final = (
    "attack",
    "capture",
    "move",
    "jump",
    "place",
    "teleporter",
    "commander",
    "respawn",
    "keep",
    "recruit",
    "buy",
    "upgrade",
    "wait",
    "end",
)
"""Kinds in the order in which they are offered."""

ALONE: Final = ("wait", "end")
"""Kinds without arguments: the action speaks for itself."""

FIELDS: Final = {
    kind.shape.name: tuple(name for name, _ in kind.shape.fields) for kind in GAME.kinds
}
"""The names of the arguments of each kind of action."""

MOVE: Final = GAME.kind_of["move"]
JUMP: Final = GAME.kind_of["jump"]
ATTACK: Final = GAME.kind_of["attack"]
CAPTURE: Final = GAME.kind_of["capture"]
KEEP: Final = GAME.kind_of["keep"]
BUY: Final = GAME.kind_of["buy"]
UPGRADE: Final = GAME.kind_of["upgrade"]
RECRUITS: Final = GAME.kind_of["recruit"]
END: Final = GAME.kind_of["end"]

UNIT_ACTS: Final = frozenset((MOVE, JUMP, ATTACK, CAPTURE))
"""What a unit does: the first argument is its cell."""

PRICED: Final = (Buy, Upgrade, Respawn)


def question(state: StationXState, seat: int) -> int:
    """The kind of question that a seat is asked."""
    return state.stack.top(seat) & KIND_MASK


def said(state: StationXState, move: int) -> Sentence:
    """An action as a phrase: the arguments, and the unit that acts."""
    action, kind = GAME.decode(state, move), kind_of(move)
    args: dict[str, Said] = dict(zip(FIELDS[action.kind], action.args, strict=True))
    if kind in UNIT_ACTS or kind == KEEP:
        slot = state.unit_on(first(move))
        if slot != NOWHERE:
            args["unit"] = players.kind_of(slot)
    elif kind == RECRUITS and state.stack.kind() == RECRUIT:
        args["unit"] = UNITS[second(state.stack.frames[-1])]
    return Sentence(f"stationx-do-{action.kind}", args)


def groups(legal: Sequence[int]) -> list[Heading]:
    """Actions by kind, in the order in which people are asked, each by its number."""
    heaps: dict[int, list[int]] = {}
    for number, move in enumerate(legal):
        kind = move & KIND_MASK
        if kind in heaps:
            heaps[kind].append(number)
        else:
            heaps[kind] = [number]
    return [
        Heading(
            kind,
            None if kind in ALONE else sentence("stationx", f"group-{kind}"),
            heaps[GAME.kind_of[kind]],
        )
        for kind in ORDER
        if GAME.kind_of[kind] in heaps
    ]


def prices(state: StationXState, legal: Sequence[int]) -> dict[str, int]:
    """What actions cost in energy, by their number as text."""
    found = {}
    for number, move in enumerate(legal):
        kind = GAME.kinds[move & KIND_MASK]
        if isinstance(kind, PRICED):
            price = kind.price(state, move)
            if price:
                found[str(number)] = price
    return found


def notes(
    state: StationXState, seat: int, legal: Sequence[int], battles: dict[str, Battle]
) -> dict[str, Sentence]:
    """What is special about an action, by its number as text: the sums of a battle, a supply card,
    whose base it is, units that could still act."""
    if question(state, seat) != TURN:
        return {}
    found: dict[str, Sentence] = {}
    commander = state.cell[seat * SLOTS + COMMANDER]
    names = state.edition.cell_names
    for number, move in enumerate(legal):
        kind, note = move & KIND_MASK, None
        if kind in (MOVE, JUMP):
            if first(move) == commander:
                note = entry(state, seat, first(move), second(move))
        elif kind == ATTACK:
            note = battles[f"{names[first(move)]} {names[second(move)]}"].words
        elif kind == CAPTURE:
            note = capture(state, seat, second(move))
        elif kind == END:
            idle = len(ready(state, legal))
            note = sentence("stationx", "note-idle", count=idle) if idle else None
        if note is not None:
            found[str(number)] = note
    return found


def entry(state: StationXState, seat: int, start: int, goal: int) -> Sentence | None:
    """Whether a commander draws a card there."""
    if not enters(state, seat * SLOTS + COMMANDER, start, goal):
        return None
    return sentence("stationx", "note-no-card" if is_supplied(state, seat, goal) else "note-card")


def capture(state: StationXState, seat: int, goal: int) -> Sentence:
    """Whose base is taken, and whether that puts its owner out."""
    base = state.at[goal] - TELEPORTER
    if base == seat:
        return sentence("stationx", "note-retake")
    beaten = is_beaten(state, base, seat)
    return sentence("stationx", "note-conquer" if beaten else "note-capture", other_player=base)


def ready(state: StationXState, legal: Sequence[int]) -> list[str]:
    """The cells of the units that can act."""
    acting = {first(move) for move in legal if move & KIND_MASK in UNIT_ACTS}
    return [state.edition.cell_names[cell] for cell in sorted(acting)]
