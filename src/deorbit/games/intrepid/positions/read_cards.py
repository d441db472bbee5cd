"""Positions of Intrepid: missions and disaster cards."""

from deorbit.core.position import Reader, index_of, wrong
from deorbit.games.intrepid.content.edition import CARD_SPACES, COUNTRIES
from deorbit.games.intrepid.positions.write import CARD_KEYS, NONE, OPEN, RESOLVING_KEYS
from deorbit.games.intrepid.rules.placement import card_space
from deorbit.games.intrepid.rules.state import MARK_CREW, NO_CARD, NOBODY, IntrepidState

MOST_MISSIONS = 12
MOST_LINES = 8
NO_VALUE = 8
"""A mark that fills a space and has no value."""


def read_cards(state: IntrepidState, reader: Reader) -> None:
    cards = state.edition.cards
    if "missions" in reader:
        state.table = []
        state.marks = []
        state.dealt = 0
        for row in reader.readers("missions", MOST_MISSIONS, CARD_KEYS):
            _lay_out(state, row, -1)
        state.dealt = len(state.table)
        if not state.dealt:
            raise wrong("missions", [], "[...] >= 1")
        _check_pace(state, reader.value["missions"])
    for row in reader.readers("active", len(cards), CARD_KEYS):
        _lay_out(state, row, state.disaster)
    domain = state.edition.domains["card"]
    for name, path in reader.items("spent", len(cards)):
        card = index_of(name, domain, path)
        if cards[card].disaster != state.disaster or card in state.spent or card in state.table:
            raise wrong(path, name, "card")
        state.spent.append(card)
    usual = cards[state.spent[-1]].name if state.spent else NONE
    state.latest = _card(state, reader, "latest", usual)
    if state.latest == NO_CARD and state.spent:
        raise wrong("latest", NONE, usual)
    resolving = Reader(reader.value.get("resolving", {}), "resolving", RESOLVING_KEYS)
    state.card = _card(state, resolving, "card", NONE)
    state.step = resolving.number("step", 0, 0, MOST_LINES)
    for name, path in resolving.items("queue", len(cards)):
        card = index_of(name, domain, path)
        if cards[card].disaster != state.disaster:
            raise wrong(path, name, "card")
        state.queue.append(card)
    known = state.latest in state.spent or state.latest in state.table
    if state.latest != NO_CARD and not known and not state.queue:
        state.spent.append(state.latest)
    for name, path in resolving.items("just", 32):
        tile = index_of(name, state.edition.domains["tile"], path)
        if tile not in state.slot or tile in state.just:
            raise wrong(path, name, "tile")
        state.just.append(tile)


def _check_pace(state: IntrepidState, missions: object) -> None:
    """No mission holds more dice than it takes in a round (house-mission-pace)."""
    for place in range(state.dealt):
        marks = state.marks[place * CARD_SPACES : (place + 1) * CARD_SPACES]
        dice = sum(1 for mark in marks if mark >> MARK_CREW)
        if dice > state.edition.figures.mission_pace:
            most = f"<= {state.edition.figures.mission_pace}"
            raise wrong(f"missions[{place}].filled", missions, most)


def _card(state: IntrepidState, reader: Reader, key: str, default: str) -> int:
    name = reader.value.get(key, default)
    if name == NONE:
        return NO_CARD
    card = index_of(name, state.edition.domains["card"], reader.at(key))
    if state.edition.cards[card].disaster != state.disaster:
        raise wrong(reader.at(key), name, "card")
    return card


def _lay_out(state: IntrepidState, row: Reader, disaster: int) -> None:
    """A mission, or a persistent card of the disaster, with what has been filled of it."""
    card = row.name("name", state.edition.domains["card"], "")
    facts = state.edition.cards[card]
    lasting = disaster < 0 or facts.persistent
    if facts.disaster != disaster or not lasting or card in state.table:
        raise wrong(row.at("name"), row.value.get("name"), "card")
    state.lay_out(card)
    place = len(state.table) - 1
    marks = [
        (space, name, path)
        for space, (name, path) in enumerate(row.items("filled", len(facts.needs)))
        if name != OPEN
    ]
    # Spaces that follow from others need those to be there first.
    for space, name, path in marks:
        value, crew = _mark(state, name, path)
        if not _fits(state, place, space, value):
            raise wrong(path, name, OPEN)
        state.marks[place * CARD_SPACES + space] = value | crew + 1 << MARK_CREW


def _fits(state: IntrepidState, place: int, space: int, value: int) -> bool:
    """Whether this very space takes the value, were it the only one that is open."""
    start = place * CARD_SPACES
    hidden = [mark for mark in range(start, start + space) if state.marks[mark] == 0]
    for mark in hidden:
        state.marks[mark] = NO_VALUE
    fits = card_space(state, place, value) == space
    for mark in hidden:
        state.marks[mark] = 0
    return fits


def _mark(state: IntrepidState, name: object, path: str) -> tuple[int, int]:
    """A value, and the crew whose die lies there, NOBODY if it has gone home."""
    country, _, value = str(name).rpartition("-")
    if len(value) != 1 or value not in "123456" or not isinstance(name, (str, int)):
        raise wrong(path, name, "open | 1 .. 6 | COUNTRY-1 ..")
    if not country:
        return int(value), NOBODY
    if country not in COUNTRIES or state.crew_of[COUNTRIES.index(country)] == NOBODY:
        raise wrong(path, name, "country")
    return int(value), state.crew_of[COUNTRIES.index(country)]
