"""What will come of the dice as they lie: resources, Capacity, and what a die would add."""

from typing import Final

from deorbit.games.intrepid.edition import (
    CAPACITY,
    DRAIN,
    NAMED,
    NEGATIVE,
    NO_RESOURCE,
    RESOURCES,
    SCENARIO,
    STRAIN,
)
from deorbit.games.intrepid.placing import put
from deorbit.games.intrepid.results import tile_gives, totals
from deorbit.games.intrepid.rounds import consumption
from deorbit.games.intrepid.sentences import Facts, Sentence, sentence
from deorbit.games.intrepid.sight import Sight
from deorbit.games.intrepid.state import PLACING, SPENDING, IntrepidState

LOW: Final = 2
"""As much as a card of the first rounds may drain."""

PAID: Final = "capacity"


def standing_drain(state: IntrepidState, resource: int) -> int:
    """What the lasting cards will drain of a resource if nobody fills their spaces (9.1.6)."""
    drained = 0
    for place in range(state.dealt, len(state.table)):
        if not state.is_filled(place):
            for effect in state.edition.cards[state.table[place]].effects:
                if effect.doing == DRAIN and effect.resource == resource:
                    drained += effect.number(state.on_aid())
    return drained


def tracks(sight: Sight) -> list[Facts]:
    """The four resources as `desk.desk` tells them."""
    state = sight.state
    gained = totals(state) if state.phase == PLACING else [0] * 4
    return [track(sight, resource, gained[resource]) for resource in range(4)]


def track(sight: Sight, resource: int, gained: int) -> Facts:
    """After consumption the round is over, so what the next one consumes is told instead."""
    state = sight.state
    most = state.edition.figures.track_most[state.crews - 2]
    now = state.resources[resource]
    spending = state.phase == SPENDING
    drained = standing_drain(state, resource) if state.phase == PLACING else 0
    consumed = consumption(state, state.round + 1 if spending else state.round, resource)
    produced = min(most, now + gained)
    after = produced - drained - consumed
    danger = None
    if not spending and not sight.over:
        danger = "red" if min(produced, after) < 0 else "low" if after <= LOW else None
    name = RESOURCES[resource]
    words = "next" if spending else danger or "fine"
    return {
        "resource": name,
        "now": now,
        "most": most,
        "gained": gained,
        "wasted": max(0, now + gained - most),
        "produced": produced,
        "drained": drained,
        "consumed": consumed,
        "after": after,
        "later": spending,
        "danger": danger,
        "words": sentence(
            f"track-{words}", resource=name, after=after, short=-after, consumed=consumed
        ),
    }


def resource_name(state: IntrepidState, resource: int) -> str | None:
    """What a tile gives; None for the Multipurpose Research Lab before somebody names it."""
    if resource == NAMED:
        return RESOURCES[state.named - 1] if state.named else None
    return PAID if resource == CAPACITY else RESOURCES[resource]


def tile_results(state: IntrepidState, tile: int) -> list[Facts]:
    """By resource what the dice on a tile give, what tokens take off, and what is left (8.2)."""
    hits = state.tokens[NEGATIVE * tile + SCENARIO]
    strain = state.tokens[NEGATIVE * tile + STRAIN]
    found: list[Facts] = []
    for which, resource in enumerate(state.edition.tiles[tile].resources):
        if resource == NO_RESOURCE:
            break
        given = tile_gives(state, tile, which)
        lost = min(hits, given)
        hits -= lost
        name = resource_name(state, resource)
        strained = strain if name is not None else 0
        found.append(
            {
                "resource": name,
                "dice": given,
                "hits": lost,
                "strain": strained,
                "gives": given - lost - strained,
            }
        )
    return found


def gains(state: IntrepidState, crew: int, face: int, place: int) -> list[Sentence]:
    """What a die there adds to the results of the round."""
    before = totals(state)
    other = state.copy()
    put(other, crew, face, place, None)
    after = totals(other)
    found = [
        sentence("gain", number=after[resource] - before[resource], resource=name)
        for resource, name in enumerate(RESOURCES)
        if after[resource] > before[resource]
    ]
    more = after[4 + crew] - before[4 + crew]
    if more > 0:
        found.append(sentence("gain", number=more, resource=PAID))
    if place < state.edition.first_card:
        for result in tile_results(other, place):
            if result["resource"] is None and result["gives"] > 0:
                found.append(sentence("gain-named", number=result["gives"]))
    return found
