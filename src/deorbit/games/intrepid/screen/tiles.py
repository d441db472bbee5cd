"""What lies on the table of Intrepid: tiles, missions, lasting cards, and the disaster."""

from typing import cast

from deorbit.games.intrepid.content.dice import values_of
from deorbit.games.intrepid.content.edition import (
    CARD_SPACES,
    DISASTERS,
    TOKENS,
)
from deorbit.games.intrepid.positions.write import card_to_position, tile_to_position
from deorbit.games.intrepid.rules.damage import is_doomed
from deorbit.games.intrepid.rules.disaster import may_come
from deorbit.games.intrepid.rules.placement import card_takes, tile_takes
from deorbit.games.intrepid.rules.state import EMPTY, NO_CARD, IntrepidState
from deorbit.games.intrepid.screen.contract import Card, Disaster, Supply, Tile
from deorbit.games.intrepid.screen.tracks import results


def tiles(state: IntrepidState) -> dict[str, Tile]:
    """Every tile on the station, by name: what its dice give, and what it takes now."""
    return {
        state.edition.tiles[tile].name: tile_facts(state, tile)
        for tile in state.slot
        if tile != EMPTY
    }


def tile_facts(state: IntrepidState, tile: int) -> Tile:
    told = tile_to_position(state, tile)
    return Tile(
        crew=state.owner[tile],
        at=told["at"],
        dice=told["dice"],
        scenario=told["scenario"],
        strain=told["strain"],
        disable=told["disable"],
        results=results(state, tile),
        takes=[] if state.disabled(tile) else values_of(tile_takes(state, tile)),
        full=state.is_full(tile),
        doomed=is_doomed(state, tile),
    )


def cards(state: IntrepidState) -> dict[str, Card]:
    """Missions and lasting cards that lie on the table, by name."""
    return {
        state.edition.cards[card].name: Card(
            sort="mission" if place < state.dealt else "disaster",
            filled=card_to_position(state, place)["filled"],
            takes=values_of(card_takes(state, place)),
            left=spaces_left(state, place),
            done=state.is_filled(place),
        )
        for place, card in enumerate(state.table)
    }


def spaces_left(state: IntrepidState, place: int) -> int:
    """The open spaces of the card at this place of the table."""
    spaces = len(state.edition.cards[state.table[place]].needs)
    return state.marks[place * CARD_SPACES : place * CARD_SPACES + spaces].count(0)


def disaster(state: IntrepidState) -> Disaster:
    """What was drawn, what is in force, what is left of the deck."""
    return Disaster(
        name=DISASTERS[state.disaster],
        latest=card_name(state, state.latest),
        resolving=card_name(state, state.card),
        toxic=values_of(state.toxic),
        aid=state.on_aid(),
        deck=len(may_come(state)),
        drawn=len(state.spent) + len(state.table) - state.dealt,
        bank=dict(zip(cast("list[Supply]", TOKENS), state.bank, strict=True)),
    )


def card_name(state: IntrepidState, card: int) -> str | None:
    return None if card == NO_CARD else state.edition.cards[card].name
