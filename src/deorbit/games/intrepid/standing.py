"""The crews of Intrepid, the tiles and cards on the table, and how it all ends."""

from deorbit.games.intrepid import forecast
from deorbit.games.intrepid.disaster import cards_left
from deorbit.games.intrepid.edition import CARD_SPACES, RESOURCES, TOKENS
from deorbit.games.intrepid.placing import card_takes, tile_takes
from deorbit.games.intrepid.results import totals
from deorbit.games.intrepid.sentences import Facts, sentence, values_of
from deorbit.games.intrepid.sight import Sight
from deorbit.games.intrepid.state import PLACING

ROWS = ("missions", "rounds", "tiles")


def crews(sight: Sight, own: list[int]) -> list[Facts]:
    """All crews as `desk.desk` tells them."""
    state = sight.state
    gained = totals(state) if state.phase == PLACING else [0] * (4 + state.crews)
    figures = state.edition.figures
    found = []
    for number, crew in enumerate(sight.crews):
        country = state.edition.countries[state.country[number]]
        seat = crew["seat"]
        full = state.track[number] >= country.most
        room = figures.capacity_most - crew["capacity"]
        found.append(
            {
                "crew": number,
                "country": crew["country"],
                "player": seat,
                "own": number in own,
                "done": sight.rests(seat),
                "asked": seat in sight.view["to_act"],
                "question": sight.question(seat).get("ask"),
                "commander": seat == sight.view["commander"],
                "income": min(room, max(0, gained[4 + number])),
                "stipend": figures.capacity_round if sight.phase != "spending" else 0,
                "die_price": None if full else country.price_of_die(state.track[number]),
                "docks": figures.docking,
            }
        )
    return found


def tiles(sight: Sight) -> dict[str, Facts]:
    """Every tile on the station, by name: what its dice give, and what it takes now."""
    state = sight.state
    found = {}
    for name, tile in sight.view["tiles"].items():
        index = sight.index("tile", name)
        disabled = state.disabled(index)
        found[name] = {
            "crew": state.owner[index],
            "results": forecast.tile_results(state, index),
            "takes": [] if disabled else values_of(tile_takes(state, index)),
            "full": state.is_full(index),
            "doomed": tile["scenario"] >= state.edition.figures.most_scenario,
        }
    return found


def cards(sight: Sight) -> dict[str, Facts]:
    """Missions and lasting cards that lie on the table, by name."""
    state = sight.state
    found = {}
    for place, card in enumerate(state.table):
        facts = state.edition.cards[card]
        marks = state.marks[place * CARD_SPACES : place * CARD_SPACES + len(facts.needs)]
        found[facts.name] = {
            "sort": "mission" if place < state.dealt else "disaster",
            "takes": values_of(card_takes(state, place)),
            "left": sum(1 for mark in marks if not mark),
            "done": state.is_filled(place),
        }
    return found


def disaster(sight: Sight) -> Facts:
    """The disaster: what was drawn, what is in force, what is left of the deck."""
    state = sight.state
    resolving = sight.view["resolving"]["card"]
    return {
        "name": sight.view["options"]["disaster"],
        "latest": None if sight.view["latest"] == "none" else sight.view["latest"],
        "resolving": None if resolving == "none" else resolving,
        "toxic": values_of(state.toxic),
        "aid": state.on_aid(),
        "deck": len(cards_left(state)),
        "drawn": len(state.spent),
        "bank": dict(zip(TOKENS, state.bank, strict=True)),
    }


def ending(sight: Sight) -> Facts:
    """How the game ended: all have won, or a resource is in the red."""
    state = sight.state
    name = sight.view["ending"]
    won = name == "won"
    rows = (state.missions_done(), state.round, len(sight.view["tiles"]))
    return {
        "ending": name,
        "won": won,
        "words": sentence(f"ending-{name}"),
        "winners": list(range(sight.seats)) if won else [],
        "order": list(range(sight.seats)),
        "missions": [
            {"name": mission["name"], "done": state.is_filled(place)}
            for place, mission in enumerate(sight.view["missions"])
        ],
        "rows": [
            {"row": row, "points": points, "words": sentence(f"row-{row}")}
            for row, points in zip(ROWS, rows, strict=True)
        ],
        "resources": dict(zip(RESOURCES, state.resources, strict=True)),
    }
