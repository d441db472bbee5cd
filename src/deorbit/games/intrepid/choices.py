"""The legal actions of Intrepid for people who choose: in groups, and what is special about them.

An action of `view.legal` is a plain dict here."""

from collections.abc import Sequence
from typing import Any, Final

from deorbit.games.intrepid import forecast
from deorbit.games.intrepid.edition import NO_ABILITY
from deorbit.games.intrepid.game import GAME
from deorbit.games.intrepid.sentences import Facts, Sentence, sentence
from deorbit.games.intrepid.sight import Sight
from deorbit.games.intrepid.state import IntrepidState

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

Json = dict[str, Any]


def said(kind: str, args: Sequence[str | int]) -> Sentence:
    """An action as a phrase."""
    return {"id": f"intrepid-do-{kind}", "args": dict(zip(FIELDS[kind], args, strict=True))}


def groups(legal: Sequence[Json]) -> list[Facts]:
    """Actions by kind, in the order in which people are asked, each by its number."""
    heaps: dict[str, list[int]] = {}
    for number, action in enumerate(legal):
        heaps.setdefault(action["kind"], []).append(number)
    return [
        {
            "kind": kind,
            "words": None if kind in ALONE else sentence(f"group-{kind}"),
            "choices": heaps[kind],
        }
        for kind in ORDER
        if kind in heaps
    ]


def notes(sight: Sight, legal: Sequence[Json]) -> dict[str, Sentence]:
    """What is special about an action, by its number as text: what a die would bring, its price."""
    found: dict[str, Sentence] = {}
    known: dict[tuple[str, str, str], Sentence | None] = {}
    for number, action in enumerate(legal):
        kind, args = action["kind"], action["args"]
        note = None
        if kind == "place":
            args = [args[0], str(args[1]), args[2]]
            value = args[1].partition("/")[0]
            key = (args[0], value, args[2])
            if key not in known:
                known[key] = placement(sight, *args)
            note = known[key]
        elif kind == "dock":
            note = docking(sight, str(args[1]), args[2])
        elif kind == "done":
            note = left_over(sight, legal)
        if note is not None:
            found[str(number)] = note
    return found


def placement(sight: Sight, country: str, die: str, name: str) -> Sentence | None:
    """What a die does at a place, and its price if it is toxic (9.3.1)."""
    state, edition = sight.state, sight.edition
    crew, face = sight.crew(country), sight.index("die", die)
    place = sight.index("place", name)
    parts = forecast.gains(state, crew, face, place)
    if place < edition.first_card:
        parts += on_tile(state, place, bool(parts))
    elif place < edition.habitation:
        parts.append(on_card(state, state.table.index(place - edition.first_card)))
    if state.is_toxic(face):
        parts.append(sentence("note-toxic"))
    return sentence("notes", notes=parts) if parts else None


def on_tile(state: IntrepidState, tile: int, gives: bool) -> list[Sentence]:
    card = state.edition.tiles[tile]
    empty = sum(1 for space in range(len(card.needs)) if state.dice[tile] >> 6 * space & 63 == 0)
    parts = []
    if not gives and any(card.whole) and empty > 1:
        parts.append(sentence("note-more-dice", count=empty - 1))
    if card.ability.kind != NO_ABILITY and (empty == 1 or not card.ability.last):
        parts.append(sentence("note-ability"))
    return parts


def on_card(state: IntrepidState, at: int) -> Sentence:
    needs = state.edition.cards[state.table[at]].needs
    left = sum(1 for space in range(len(needs)) if not state.marks[8 * at + space]) - 1
    sort = "mission" if at < state.dealt else "card"
    return sentence(f"note-{sort}", count=left)


def docking(sight: Sight, die: str, to: str) -> Sentence | None:
    wish = sight.crews[sight.crew(to)]["wish"]
    return sentence("note-wished") if str(wish) == die.partition("/")[0] else None


def left_over(sight: Sight, legal: Sequence[Json]) -> Sentence | None:
    """Dice that could still be placed, or Capacity that could still be spent."""
    kinds = {action["kind"] for action in legal}
    if "place" in kinds:
        crews = {action["args"][0] for action in legal if action["kind"] == "place"}
        count = sum(len(sight.crews[sight.crew(country)]["pool"]) for country in crews)
        return sentence("note-dice-left", count=count)
    return sentence("note-capacity-left") if kinds & {"buy", "die", "mend", "free"} else None
