"""What a line of decisions has gained for the station: what a hint tells beside them."""

from typing import Any, Final

from deorbit.core.screen import Sentence, sentence
from deorbit.games.intrepid.content.edition import CARD_SPACES, RESOURCES, STATION
from deorbit.games.intrepid.estimate.value import margins
from deorbit.games.intrepid.rules.results import capacity_after, totals
from deorbit.games.intrepid.rules.state import EMPTY, PLACING, WON, IntrepidState

PAID: Final = "capacity"


def gained(before: IntrepidState, after: IntrepidState) -> dict[str, Any] | None:
    """A sentence; None where nothing was gained, or where what was drawn since decides about it."""
    if after.ending == WON:
        return sentence("intrepid", "notes", notes=[sentence("intrepid", "gained-all")]).to_json()
    if (after.round, after.phase) != (before.round, before.phase):
        return None
    parts = [*resources(before, after), *on_cards(before, after), *for_crews(before, after)]
    return sentence("intrepid", "notes", notes=parts).to_json() if parts else None


def resources(before: IntrepidState, after: IntrepidState) -> list[Sentence]:
    """By how much more of each is left when this round is over."""
    old, new = margins(before), margins(after)
    return [
        sentence("intrepid", "gain", number=new[one] - old[one], resource=name)
        for one, name in enumerate(RESOURCES)
        if new[one] > old[one]
    ]


def on_cards(before: IntrepidState, after: IntrepidState) -> list[Sentence]:
    """Spaces of missions and of lasting cards; within a phase all cards stay on the table."""
    parts = []
    for first, last, sort in (
        (0, after.dealt, "mission"),
        (after.dealt, len(after.table), "card"),
    ):
        done = sum(after.is_filled(place) for place in range(first, last))
        done -= sum(before.is_filled(place) for place in range(first, last))
        spaces = marked(after, first, last) - marked(before, first, last)
        if done > 0:
            parts.append(sentence("intrepid", f"gained-{sort}s", count=done))
        elif spaces > 0:
            parts.append(sentence("intrepid", f"gained-{sort}-spaces", count=spaces))
    return parts


def marked(state: IntrepidState, first: int, last: int) -> int:
    """Filled spaces of these cards of the table."""
    return sum(1 for mark in state.marks[first * CARD_SPACES : last * CARD_SPACES] if mark)


def for_crews(before: IntrepidState, after: IntrepidState) -> list[Sentence]:
    """Capacity, tiles, dice and tokens."""
    counts = {
        "dice": sum(after.track) - sum(before.track),
        "tokens": negative(before) - negative(after),
        "amplify": sum(after.amplify) - sum(before.amplify),
        "converters": after.converters - before.converters,
        "kept": sum(map(bool, after.kept)) - sum(map(bool, before.kept)),
        "passed": sum(map(bool, after.docking)) - sum(map(bool, before.docking)),
    }
    parts = []
    capacity = sum(held(after)) - sum(held(before))
    if capacity > 0:
        parts.append(sentence("intrepid", "gain", number=capacity, resource=PAID))
    for slot in range(STATION):
        tile = after.slot[slot]
        if tile not in (EMPTY, before.slot[slot]):
            parts.append(sentence("intrepid", "gained-tile", tile=after.edition.tiles[tile].name))
    parts += [
        sentence("intrepid", f"gained-{what}", count=count)
        for what, count in counts.items()
        if count > 0
    ]
    return (
        [*parts, sentence("intrepid", "gained-price", count=-capacity)]
        if parts and capacity < 0
        else parts
    )


def negative(state: IntrepidState) -> int:
    """Tokens that harm, on tiles and Docking Modules."""
    return sum(state.tokens) + sum(state.barred)


def held(state: IntrepidState) -> list[int]:
    """The Capacity of each crew, with what the dice of this round bring."""
    if state.phase != PLACING:
        return state.capacity
    coming = totals(state)
    return [capacity_after(state, crew, coming[4 + crew]) for crew in range(state.crews)]
