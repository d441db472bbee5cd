"""The legal actions of Intrepid for people who choose: in groups, with prices and notes."""

from collections.abc import Sequence
from typing import Final

from deorbit.core.codec import KIND_MASK, first, kind_of, second, third
from deorbit.core.dealer import silent
from deorbit.core.records import Action
from deorbit.core.screen import Heading, Sentence, sentence
from deorbit.games.intrepid.content.dice import VALUE, in_space
from deorbit.games.intrepid.content.edition import NO_ABILITY
from deorbit.games.intrepid.game import GAME
from deorbit.games.intrepid.rules.abilities import works
from deorbit.games.intrepid.rules.capacity import Spending
from deorbit.games.intrepid.rules.placement import put
from deorbit.games.intrepid.rules.state import IntrepidState
from deorbit.games.intrepid.screen.tiles import spaces_left
from deorbit.games.intrepid.screen.tracks import gains, to_come

ORDER: Final = (
    "place",
    "dock",
    "amplify",
    "ask",
    "convert",
    "discard",
    "reroll",
    "turn",
    "take",
    "adjust",
    "gain",
    "name",
    "choose",
    "buy",
    "die",
    "mend",
    "free",
    "shoulder",
    "strain",
    "treat",
    "scrap",
    "ready",
    "pass",
    "done",
    "resume",
)
"""Kinds in the order in which they are offered."""

ALONE: Final = ("ready", "pass", "done", "resume")
"""Kinds without arguments: the action speaks for itself."""

FIELDS: Final = {
    kind.shape.name: tuple(name for name, _ in kind.shape.fields) for kind in GAME.kinds
}
"""The names of the arguments of each kind of action."""

PLACE: Final = GAME.kind_of["place"]
DOCK: Final = GAME.kind_of["dock"]
DONE: Final = GAME.kind_of["done"]
PURCHASES: Final = {GAME.kind_of[kind] for kind in ("buy", "die", "mend", "free")}


def said(action: Action) -> Sentence:
    """An action as a phrase."""
    args = dict(zip(FIELDS[action.kind], action.args, strict=True))
    return Sentence(f"intrepid-do-{action.kind}", args)


def groups(legal: Sequence[int]) -> list[Heading]:
    """Actions by kind, in the order in which people are asked, each by its number."""
    heaps: dict[str, list[int]] = {}
    for number, move in enumerate(legal):
        heaps.setdefault(GAME.kinds[move & KIND_MASK].shape.name, []).append(number)
    return [
        Heading(
            kind,
            None if kind in ALONE else sentence("intrepid", f"group-{kind}"),
            heaps[kind],
        )
        for kind in ORDER
        if kind in heaps
    ]


def prices(state: IntrepidState, legal: Sequence[int]) -> dict[str, int]:
    """What actions cost in Capacity, by their number as text."""
    found = {}
    for number, move in enumerate(legal):
        kind = GAME.kinds[move & KIND_MASK]
        if isinstance(kind, Spending):
            price = kind.price(state, state.crew_of[first(move)], move)
            if price:
                found[str(number)] = price
    return found


def notes(state: IntrepidState, legal: Sequence[int]) -> dict[str, Sentence]:
    """What is special about an action, by its number as text."""
    found: dict[str, Sentence] = {}
    before = to_come(state)
    known: dict[tuple[int, int, int], Sentence | None] = {}
    for number, move in enumerate(legal):
        kind, note = kind_of(move), None
        if kind == PLACE:
            key = (first(move), VALUE[second(move)], third(move))
            if key not in known:
                known[key] = placement(state, before, move)
            note = known[key]
        elif kind == DOCK:
            wish = state.wish[state.crew_of[third(move)]]
            note = sentence("intrepid", "note-wished") if wish == VALUE[second(move)] else None
        elif kind == DONE:
            note = left_over(state, legal)
        if note is not None:
            found[str(number)] = note
    return found


def placement(state: IntrepidState, before: list[int], move: int) -> Sentence | None:
    """What a die brings at a place, where the results were these before, and its price if it is
    toxic (9.3.1)."""
    edition = state.edition
    crew, face, place = state.crew_of[first(move)], second(move), third(move)
    after = state.copy()
    put(after, crew, face, place, silent())
    parts = gains(after, before, crew, place)
    if place < edition.first_card:
        parts += on_tile(after, place, bool(parts))
    elif place < edition.habitation:
        parts.append(on_card(after, state.table.index(place - edition.first_card)))
    if state.is_toxic(face):
        parts.append(sentence("intrepid", "note-toxic"))
    return sentence("intrepid", "notes", notes=parts) if parts else None


def on_tile(after: IntrepidState, tile: int, gives: bool) -> list[Sentence]:
    card, parts = after.edition.tiles[tile], []
    spaces = range(after.edition.spaces[tile])
    empty = sum(1 for space in spaces if in_space(after.dice[tile], space) < 0)
    if not gives and any(card.whole) and empty:
        parts.append(sentence("intrepid", "note-more-dice", count=empty))
    if card.ability.kind != NO_ABILITY and works(after, tile):
        parts.append(sentence("intrepid", "note-ability"))
    return parts


def on_card(after: IntrepidState, at: int) -> Sentence:
    sort = "mission" if at < after.dealt else "card"
    return sentence("intrepid", f"note-{sort}", count=spaces_left(after, at))


def left_over(state: IntrepidState, legal: Sequence[int]) -> Sentence | None:
    """Dice that could still be placed, or Capacity that could still be spent."""
    crews = {state.crew_of[first(move)] for move in legal if kind_of(move) == PLACE}
    if crews:
        count = sum(state.size[crew] for crew in crews)
        return sentence("intrepid", "note-dice-left", count=count)
    spends = any(kind_of(move) in PURCHASES for move in legal)
    return sentence("intrepid", "note-capacity-left") if spends else None
