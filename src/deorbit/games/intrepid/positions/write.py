"""Positions of Intrepid as plain dicts: writing them. `read` reads them."""

from typing import Any

from deorbit.core.game import Game
from deorbit.games.intrepid.content.dice import DIE, FACES, in_space
from deorbit.games.intrepid.content.edition import (
    BADGES,
    CANADA,
    CARD_SPACES,
    COUNTRIES,
    DISABLE,
    LIGHTS,
    NAMED,
    NEGATIVE,
    RESOURCES,
    SCENARIO,
    STATION,
    STRAIN,
    slot_names,
)
from deorbit.games.intrepid.rules.capacity import offered
from deorbit.games.intrepid.rules.state import (
    ENDINGS,
    GONE,
    MARK_CREW,
    MARK_VALUE,
    NO_CARD,
    PHASES,
    IntrepidState,
)

OPEN = "open"
NONE = "none"
RUNNING_WORD = "running"
KEYS = (
    "round",
    "phase",
    "commander",
    "ending",
    "resources",
    "amplified",
    "crews",
    "tiles",
    "gone",
    "missions",
    "active",
    "spent",
    "latest",
    "toxic",
    "resolving",
    "asks",
)
CREW_KEYS = (
    "country",
    "seat",
    "light",
    "badge",
    "badge_used",
    "track",
    "supply",
    "pool",
    "fresh",
    "storage",
    "kept",
    "capacity",
    "converters",
    "amplify",
    "habitation",
    "docking",
    "docking_disabled",
    "aid",
    "wish",
    "wishes",
    "offer",
)
TILE_KEYS = ("owner", "at", "dice", "scenario", "strain", "disable", "produces")
CARD_KEYS = ("name", "filled")
RESOLVING_KEYS = ("card", "step", "queue", "just")
SLOT_NAMES = slot_names()


def to_position(game: Game[IntrepidState], state: IntrepidState) -> dict[str, Any]:
    tiles = state.edition.tiles
    frames = list(state.stack.frames)
    for lane in state.stack.lanes:
        frames += lane
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "commander": state.commander(),
        "ending": ENDINGS[state.ending] or RUNNING_WORD,
        "resources": dict(zip(RESOURCES, state.resources, strict=True)),
        "amplified": dict(zip(RESOURCES, state.amplified, strict=True)),
        "crews": [crew_to_position(state, crew) for crew in range(state.crews)],
        "tiles": {
            tiles[tile].name: tile_to_position(state, tile) for tile in state.slot if tile >= 0
        },
        "gone": [tiles[tile].name for tile, at in enumerate(state.at) if at == GONE],
        "missions": [card_to_position(state, place) for place in range(state.dealt)],
        "active": [
            card_to_position(state, place) for place in range(state.dealt, len(state.table))
        ],
        "spent": [card_name(state, card) for card in state.spent],
        "latest": card_name(state, state.latest),
        "toxic": [value for value in range(1, 7) if state.toxic >> (value - 1) & 1],
        "resolving": {
            "card": card_name(state, state.card),
            "step": state.step,
            "queue": [card_name(state, card) for card in state.queue],
            "just": [tiles[tile].name for tile in state.just],
        },
        "asks": [game.frame_to_json(state, frame) for frame in frames],
    }


def card_name(state: IntrepidState, card: int) -> str:
    return NONE if card == NO_CARD else state.edition.cards[card].name


def crew_to_position(state: IntrepidState, crew: int) -> dict[str, Any]:
    country, figures = state.country[crew], state.edition.figures
    canada = country == CANADA
    pool = state.pool[crew * FACES : crew * FACES + FACES]
    return {
        "country": COUNTRIES[country],
        "seat": state.seat_of(crew),
        "light": LIGHTS[state.light(crew)],
        "badge": BADGES[state.badge[crew]],
        "badge_used": state.used[crew] == 1,
        "track": state.track[crew],
        "supply": state.supply[crew],
        "pool": _faces(pool),
        "fresh": _faces(state.fresh) if canada else [],
        "storage": _faces(state.storage) if canada else [],
        "kept": DIE.value(state.kept[crew] - 1) if state.kept[crew] else NONE,
        "capacity": state.capacity[crew],
        "converters": state.converters if canada else 0,
        "amplify": state.amplify[crew],
        "habitation": _spaces(state.habitation[crew], len(figures.habitation_needs)),
        "docking": _spaces(state.docking[crew], figures.docking),
        "docking_disabled": state.barred[crew] == 1,
        "aid": state.aid[crew],
        "wish": state.wish[crew],
        "wishes": state.wishes[crew],
        "offer": [state.edition.tiles[tile].name for tile in offered(state, crew)],
    }


def _faces(counts: list[int]) -> list[str | int]:
    return [DIE.value(face) for face, count in enumerate(counts) for _ in range(count)]


def _spaces(dice: int, spaces: int) -> list[str | int]:
    found = [in_space(dice, space) for space in range(spaces)]
    return [OPEN if face < 0 else DIE.value(face) for face in found]


def tile_to_position(state: IntrepidState, tile: int) -> dict[str, Any]:
    tokens = state.tokens[NEGATIVE * tile : NEGATIVE * tile + NEGATIVE]
    assert state.at[tile] < STATION
    found: dict[str, Any] = {
        "owner": COUNTRIES[state.country[state.owner[tile]]],
        "at": SLOT_NAMES[state.at[tile]],
        "dice": _spaces(state.dice[tile], state.edition.spaces[tile]),
        "scenario": tokens[SCENARIO],
        "strain": tokens[STRAIN],
        "disable": tokens[DISABLE],
    }
    if state.edition.tiles[tile].resources[0] == NAMED:
        found["produces"] = RESOURCES[state.named - 1] if state.named else NONE
    return found


def card_to_position(state: IntrepidState, place: int) -> dict[str, Any]:
    """Spaces of a card: open, a value, or a value with the country whose die lies there."""
    card = state.edition.cards[state.table[place]]
    filled: list[str | int] = []
    for space in range(len(card.needs)):
        mark = state.marks[place * CARD_SPACES + space]
        value, crew = mark & MARK_VALUE, mark >> MARK_CREW
        if crew:
            filled.append(f"{COUNTRIES[state.country[crew - 1]]}-{value}")
        else:
            filled.append(value or OPEN)
    return {"name": card.name, "filled": filled}
