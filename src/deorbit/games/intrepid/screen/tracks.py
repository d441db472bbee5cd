"""What will come of the dice as they lie: resources, Capacity, and what a die would add."""

from typing import Final, Literal, cast

from deorbit.core.screen import Sentence, sentence
from deorbit.games.intrepid.content.edition import (
    CAPACITY,
    DRAIN,
    NAMED,
    NEGATIVE,
    NO_RESOURCE,
    RESOURCES,
    STRAIN,
    Effect,
)
from deorbit.games.intrepid.rules.disaster import drained
from deorbit.games.intrepid.rules.results import lab_resource, taken_by_hits, tile_gives, totals
from deorbit.games.intrepid.rules.sequence import consumption
from deorbit.games.intrepid.rules.state import NO_CARD, PLACING, RUNNING, SPENDING, IntrepidState
from deorbit.games.intrepid.screen.contract import Output, Resource, Result, Track

LOW: Final = 2
"""As much as a card of the first rounds may drain."""

PAID: Final = "capacity"
NAMES: Final = cast("list[Resource]", RESOURCES)


def to_come(state: IntrepidState) -> list[int]:
    """What the results of this round will bring: resources, then Capacity of each crew. Nothing
    once they have been counted."""
    return totals(state) if state.phase == PLACING else [0] * (4 + state.crews)


def to_carry_out(state: IntrepidState) -> list[Effect]:
    """The lines of cards that will be carried out for certain: those of lasting cards if nobody
    fills their spaces (9.1.6), and in phase 3 the rest of the card at hand."""
    cards = state.edition.cards
    if state.phase == PLACING:
        lasting = range(state.dealt, len(state.table))
        open_ones = [state.table[place] for place in lasting if not state.is_filled(place)]
        return [effect for card in open_ones for effect in cards[card].effects]
    return [] if state.card == NO_CARD else cards[state.card].effects[state.step :]


def drains(state: IntrepidState, levels: list[int]) -> list[int]:
    """What these lines will drain of each resource, from where they stand before."""
    left = levels[:]
    for effect in to_carry_out(state):
        if effect.doing == DRAIN:
            for resource in drained(effect, left):
                left[resource] -= effect.number(state.on_aid())
    return [before - after for before, after in zip(levels, left, strict=True)]


def tracks(state: IntrepidState, gained: list[int]) -> list[Track]:
    """The four resources, of which the dice bring so much."""
    most = state.edition.figures.track_most[state.crews - 2]
    levels = [min(most, state.resources[resource] + gained[resource]) for resource in range(4)]
    taken = drains(state, levels)
    return [
        track(state, resource, gained[resource], levels[resource], taken[resource])
        for resource in range(4)
    ]


def track(state: IntrepidState, resource: int, gained: int, produced: int, taken: int) -> Track:
    """After consumption the round is over, so what the next one consumes is told instead."""
    spending = state.phase == SPENDING
    consumed = consumption(state, state.round + 1 if spending else state.round, resource)
    after = produced - taken - consumed
    danger: Literal["low", "red"] | None = None
    if not spending and state.ending == RUNNING:
        danger = "red" if after < 0 else "low" if after <= LOW else None
    words = "next" if spending else danger or "fine"
    return Track(
        resource=NAMES[resource],
        now=state.resources[resource],
        most=state.edition.figures.track_most[state.crews - 2],
        gained=gained,
        produced=produced,
        drained=taken,
        consumed=consumed,
        after=after,
        later=spending,
        danger=danger,
        words=sentence(
            "intrepid",
            f"track-{words}",
            resource=NAMES[resource],
            after=after,
            short=-after,
            consumed=consumed,
        ),
    )


def resource_name(state: IntrepidState, tile: int, resource: int) -> Output | None:
    """What a tile gives, or a Strain there takes from (house-strain); None for the Multipurpose
    Research Lab with a die before somebody names it."""
    if resource == NAMED:
        resource = lab_resource(state, tile)
        return None if resource == NO_RESOURCE else NAMES[resource]
    return PAID if resource == CAPACITY else NAMES[resource]


def results(state: IntrepidState, tile: int) -> list[Result]:
    """By resource what the dice on a tile give, what tokens take off, and what is left (8.2)."""
    strain = state.tokens[NEGATIVE * tile + STRAIN]
    found: list[Result] = []
    for which, resource in enumerate(state.edition.tiles[tile].resources):
        if resource == NO_RESOURCE:
            break
        given, hits = tile_gives(state, tile, which), taken_by_hits(state, tile, which)
        name = resource_name(state, tile, resource)
        found.append(Result(name, given, hits, strain, given - hits - strain))
    return found


def gains(state: IntrepidState, before: list[int], crew: int, place: int) -> list[Sentence]:
    """What a die that has just been placed there adds to the results, which were these before."""
    after = totals(state)
    found = [
        sentence("intrepid", "gain", number=after[resource] - before[resource], resource=name)
        for resource, name in enumerate(NAMES)
        if after[resource] > before[resource]
    ]
    more = after[4 + crew] - before[4 + crew]
    if more > 0:
        found.append(sentence("intrepid", "gain", number=more, resource=PAID))
    if place < state.edition.first_card:
        for result in results(state, place):
            if result.resource is None and result.gives > 0:
                found.append(sentence("intrepid", "gain-named", number=result.gives))
    return found
