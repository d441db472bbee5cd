"""Set-up (chapter 2)."""

from typing import Any

from deorbit.core.chance import Chance
from deorbit.core.dealer import Dealer
from deorbit.games.intrepid.content import editions as content
from deorbit.games.intrepid.content.edition import BADGES, COUNTRIES, DIFFICULTIES, DISASTERS, SLOTS
from deorbit.games.intrepid.rules.end_of_round import fill_offer
from deorbit.games.intrepid.rules.rolling import begin_round
from deorbit.games.intrepid.rules.state import IntrepidState

FIRST_CONVERTERS = content.page("countries")["canada"]["converters"][0]


def empty_station(
    options: dict[str, Any], seats: int, countries: list[int], badges: list[int]
) -> IntrepidState:
    state = IntrepidState(content.edition(), seats)
    state.clear(
        DISASTERS.index(options["disaster"]),
        DIFFICULTIES.index(options["difficulty"]),
        countries,
        badges,
    )
    if state.has_canada():
        state.converters = FIRST_CONVERTERS
    return state


def draw_names(given: list[str] | None, names: list[str], crews: int, chance: Chance) -> list[int]:
    """What an option says, else by lot (house-countries)."""
    if given is not None:
        return [names.index(name) for name in given]
    found = list(range(len(names)))
    chance.shuffle(found)
    return found[:crews]


def setup(options: dict[str, Any], seats: int, chance: Chance) -> IntrepidState:
    crews = max(2, seats)
    countries = draw_names(options["countries"], COUNTRIES, crews, chance)
    badges = draw_names(options["badges"], BADGES, crews, chance)
    return prepare(options, seats, countries, badges, chance)


def prepare(
    options: dict[str, Any], seats: int, countries: list[int], badges: list[int], chance: Chance
) -> IntrepidState:
    """Everything in its place, and the first dice rolled."""
    state = empty_station(options, seats, countries, badges)
    lay_starters(state)
    deal_missions(state, chance)
    for crew in range(state.crews):
        fill_offer(state, crew, 1, chance)
    begin_round(state, Dealer(chance, None))
    return state


def lay_starters(state: IntrepidState) -> None:
    """Crew by crew into sectors 1 to 8, then again from sector 1 in the next slot
    (house-starters)."""
    place = 0
    for number in range(max([len(country.starters) for country in state.edition.countries])):
        for crew in range(state.crews):
            starters = state.edition.countries[state.country[crew]].starters
            if number < len(starters):
                state.build(starters[number], crew, place % 8 * SLOTS + place // 8)
                place += 1


def deal_missions(state: IntrepidState, chance: Chance) -> None:
    """Of each tier as many as difficulty and crews say (2.4, house-difficulty)."""
    edition = state.edition
    counts = edition.figures.missions[state.setting]
    for tier in range(1, len(counts) + 1):
        stack = [card for card in edition.missions if edition.cards[card].tier == tier]
        for _ in range(min(counts[tier - 1], len(stack))):
            card = chance.pick(stack)
            stack.remove(card)
            state.lay_out(card)
    state.dealt = len(state.table)
