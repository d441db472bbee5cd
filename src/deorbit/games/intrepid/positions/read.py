"""Positions of Intrepid: reading them, with errors that name the key."""

from deorbit.core.chance import Chance
from deorbit.core.codec import Domain
from deorbit.core.errors import BadInput
from deorbit.core.game import Game
from deorbit.core.position import Options, Position, Reader, index_of, wrong
from deorbit.games.intrepid.content.dice import (
    FACE_NAMES,
    FACES,
    PLAIN,
    SPACE_MASK,
    VALUE,
    with_die,
)
from deorbit.games.intrepid.content.edition import (
    BADGES,
    CANADA,
    COUNTRIES,
    DISABLE,
    JAPAN,
    NAMED,
    NEGATIVE,
    NO_COUNTRY,
    RESOURCES,
    SCENARIO,
    STATION,
    STRAIN,
)
from deorbit.games.intrepid.positions.checks import check, same_as_options
from deorbit.games.intrepid.positions.read_cards import read_cards
from deorbit.games.intrepid.positions.read_questions import read_questions
from deorbit.games.intrepid.positions.write import (
    CREW_KEYS,
    KEYS,
    NONE,
    OPEN,
    RUNNING_WORD,
    SLOT_NAMES,
    TILE_KEYS,
)
from deorbit.games.intrepid.rules.setup import draw_names, prepare
from deorbit.games.intrepid.rules.state import (
    EMPTY,
    ENDINGS,
    FIRST_LOSS,
    GONE,
    IN_OFFER,
    IN_STACK,
    NOBODY,
    PHASES,
    WISHES,
    IntrepidState,
)

MOST_ROUNDS = 200
MOST_DICE = 60
FACE = Domain("die", FACE_NAMES)
COUNTRY = Domain("country", COUNTRIES)
BADGE = Domain("badge", BADGES)


def from_position(
    game: Game[IntrepidState], position: Position, options: Options, seats: int, chance: Chance
) -> IntrepidState:
    """The state behind a position. What it leaves out is as after set-up, dice rolled."""
    reader = Reader(position, "", KEYS)
    crews = max(2, seats)
    rows = [Reader(item, path, CREW_KEYS) for item, path in reader.items("crews", crews)]
    rows += [Reader({}, f"crews[{place}]", CREW_KEYS) for place in range(len(rows), crews)]
    countries = _distinct(rows, "country", COUNTRY, options["countries"], chance)
    badges = _distinct(rows, "badge", BADGE, options["badges"], chance)
    state = prepare(options, seats, countries, badges, chance)
    _read_time(state, reader)
    _read_tiles(state, reader)
    for crew, row in enumerate(rows):
        _read_crew(state, crew, row)
    read_cards(state, reader)
    _settle(state)
    check(state, reader, rows)
    read_questions(game, state, reader)
    return state


def _distinct(
    rows: list[Reader], key: str, domain: Domain, given: list[str] | None, chance: Chance
) -> list[int]:
    """One of each for every crew, all different: from the rows, the options, or by lot."""
    same_as_options(key, given, rows)
    if given is not None or not any(key in row for row in rows):
        return draw_names(given, domain.names, len(rows), chance)
    found = [row.name(key, domain, "") if key in row else NOBODY for row in rows]
    for place, row in enumerate(rows):
        if found[place] == NOBODY:
            free = [one for one in range(domain.size) if one not in found]
            found[place] = chance.pick(free)
        elif found.index(found[place]) != place:
            raise wrong(row.at(key), row.value[key], domain.title)
    return found


def _read_time(state: IntrepidState, reader: Reader) -> None:
    state.round = reader.number("round", 1, 1, MOST_ROUNDS)
    state.phase = _word(reader, "phase", PHASES, PHASES[0])
    ending = _word(reader, "ending", [RUNNING_WORD, *ENDINGS[1:]], RUNNING_WORD)
    state.ending = ending
    most = state.edition.figures.track_most[state.crews - 2]
    for key, levels in (("resources", state.resources), ("amplified", state.amplified)):
        table = Reader(reader.value.get(key, {}), key, tuple(RESOURCES))
        for resource, name in enumerate(RESOURCES):
            lost = key == "resources" and ending == FIRST_LOSS + resource
            least, top = (-MOST_ROUNDS, -1) if lost else (0, most)
            usual = -1 if lost else levels[resource]
            levels[resource] = table.number(name, usual, least, top)


def _word(reader: Reader, key: str, words: list[str], default: str) -> int:
    value = reader.value.get(key, default)
    if value not in words:
        raise wrong(reader.at(key), value, " | ".join(words))
    return words.index(value)


def _read_tiles(state: IntrepidState, reader: Reader) -> None:
    """The tiles on the station, all of them; and those that are out of the game."""
    domain = state.edition.domains["tile"]
    if "tiles" in reader:
        for tile in state.slot:
            if tile != EMPTY:
                state.at[tile] = IN_STACK
                state.owner[tile] = NOBODY
        state.slot = [EMPTY] * STATION
        value = reader.value["tiles"]
        if not isinstance(value, dict):
            raise wrong("tiles", value, "{...}")
        for name, facts in value.items():
            path = f"tiles.{str(name)[:40]}"
            _read_tile(state, index_of(name, domain, path), Reader(facts, path, TILE_KEYS))
    for name, path in reader.items("gone", domain.size):
        tile = index_of(name, domain, path)
        country = state.edition.tiles[tile].country
        strange = country != NO_COUNTRY and state.crew_of[country] == NOBODY
        if state.at[tile] < STATION or state.at[tile] == GONE or strange:
            raise wrong(path, name, "tile")
        state.at[tile] = GONE
        state.owner[tile] = NOBODY


def _read_tile(state: IntrepidState, tile: int, reader: Reader) -> None:
    card = state.edition.tiles[tile]
    usual = state.country[0] if card.country == NO_COUNTRY else card.country
    country = reader.name("owner", COUNTRY, COUNTRIES[usual])
    crew = state.crew_of[country]
    if crew == NOBODY or card.country not in (NO_COUNTRY, country):
        raise wrong(reader.at("owner"), reader.value.get("owner", COUNTRIES[country]), "country")
    free = [place for place in range(STATION) if state.slot[place] == EMPTY]
    if not free:
        raise BadInput("too-many-pieces", key=reader.path, piece=card.name)
    slot = reader.name("at", state.edition.domains["slot"], SLOT_NAMES[free[0]])
    if state.slot[slot] != EMPTY:
        raise wrong(reader.at("at"), SLOT_NAMES[slot], "slot")
    state.build(tile, crew, slot)
    state.dice[tile] = read_spaces(reader, "dice", card.needs, country)
    figures = state.edition.figures
    for token, key in ((SCENARIO, "scenario"), (STRAIN, "strain"), (DISABLE, "disable")):
        most = figures.most_scenario if token == SCENARIO else figures.bank[token]
        most = 1 if token == DISABLE else most
        state.tokens[NEGATIVE * tile + token] = reader.number(key, 0, 0, most)
    if card.resources[0] == NAMED:
        state.named = _word(reader, "produces", [NONE, *RESOURCES], NONE)
        if state.named and not state.dice[tile]:
            raise wrong(reader.at("produces"), reader.value["produces"], NONE)
    elif "produces" in reader:
        raise wrong(reader.at("produces"), reader.value["produces"], "-")


def read_spaces(reader: Reader, key: str, needs: list[int], country: int) -> int:
    """Dice in spaces that ask for values: each must fit, what a space asks for the same of too."""
    dice = 0
    for space, (name, path) in enumerate(reader.items(key, len(needs))):
        if name != OPEN:
            face = _face(name, path, country)
            need = needs[space]
            if need < 64:
                fits = need >> (VALUE[face] - 1) & 1 == 1
            else:
                fits = dice & SPACE_MASK > 0 and VALUE[(dice & SPACE_MASK) - 1] == VALUE[face]
            if not fits:
                raise wrong(path, name, OPEN)
            dice = with_die(dice, space, face)
    return dice


def _face(name: object, path: str, country: int) -> int:
    """A die as it lies: plain, or of Japan with its front."""
    face = index_of(name, FACE, path)
    if (face >= PLAIN) != (country == JAPAN):
        raise wrong(path, name, "1/2 .." if country == JAPAN else "1 .. 6")
    return face


def _read_crew(state: IntrepidState, crew: int, row: Reader) -> None:
    country, figures = state.country[crew], state.edition.figures
    card = state.edition.countries[country]
    state.used[crew] = int(row.flag("badge_used"))
    state.track[crew] = row.number("track", card.track, card.least, card.most)
    state.capacity[crew] = row.number("capacity", figures.capacity_start, 0, figures.capacity_most)
    state.amplify[crew] = row.number("amplify", 0, 0, figures.bank[3])
    state.barred[crew] = int(row.flag("docking_disabled"))
    state.aid[crew] = row.number("aid", 0, 0, card.dice)
    state.wish[crew] = row.number("wish", 0, 0, 6)
    unsaid = WISHES - 1 if state.wish[crew] else WISHES
    state.wishes[crew] = row.number("wishes", unsaid, 0, WISHES)
    state.habitation[crew] = read_spaces(row, "habitation", figures.habitation_needs, country)
    state.docking[crew] = read_spaces(row, "docking", [63] * figures.docking, country)
    kept = row.value.get("kept", NONE)
    state.kept[crew] = 0 if kept == NONE else _face(kept, row.at("kept"), country) + 1
    _read_pool(state, crew, row)
    if "offer" in row:
        for tile in range(len(state.at)):
            if state.at[tile] == IN_OFFER and state.owner[tile] == crew:
                state.at[tile] = IN_STACK
                state.owner[tile] = NOBODY
    for name, path in row.items("offer", figures.offer):
        tile = index_of(name, state.edition.domains["tile"], path)
        fits = state.edition.tiles[tile].country in (NO_COUNTRY, country)
        taken = state.at[tile] == IN_OFFER and state.owner[tile] <= crew
        if not fits or taken or state.at[tile] not in (IN_STACK, IN_OFFER):
            raise wrong(path, name, "tile")
        state.at[tile] = IN_OFFER
        state.owner[tile] = crew


def _read_pool(state: IntrepidState, crew: int, row: Reader) -> None:
    """Where one of pool, fresh dice and storage is given, the others are empty if left out."""
    country = state.country[crew]
    canada = country == CANADA
    ready = row.number("converters", state.converters if canada else 0, 0, 4 if canada else 0)
    if canada:
        state.converters = ready
    elif ("fresh" in row and row.value["fresh"]) or ("storage" in row and row.value["storage"]):
        key = "fresh" if row.value.get("fresh") else "storage"
        raise wrong(row.at(key), row.value[key], "[]")
    if not ("pool" in row or "fresh" in row or "storage" in row):
        return
    for face in range(FACES):
        state.pool[crew * FACES + face] = 0
    for name, path in row.items("pool", MOST_DICE):
        state.pool[crew * FACES + _face(name, path, country)] += 1
    if canada:
        state.fresh = [0] * 6
        state.storage = [0] * 6
        for key, counts in (("fresh", state.fresh), ("storage", state.storage)):
            for name, path in row.items(key, MOST_DICE):
                counts[_face(name, path, country)] += 1


def _settle(state: IntrepidState) -> None:
    """What follows from the rest: supplies of dice and tokens, sizes of pools, toxic values."""
    edition = state.edition
    placed = [0] * state.crews
    for tile in state.slot:
        if tile != EMPTY:
            placed[state.owner[tile]] += _dice_in(state.dice[tile])
    for mark in state.marks:
        if mark >> 3:
            placed[(mark >> 3) - 1] += 1
    for crew in range(state.crews):
        state.size[crew] = sum(state.pool[crew * FACES : crew * FACES + FACES])
        out = placed[crew] + state.size[crew] + state.aid[crew] + int(state.kept[crew] > 0)
        out += _dice_in(state.habitation[crew]) + _dice_in(state.docking[crew])
        if state.country[crew] == CANADA:
            out += sum(state.fresh) + sum(state.storage)
        state.supply[crew] = edition.countries[state.country[crew]].dice - out
        if state.supply[crew] < 0:
            raise BadInput("too-many-pieces", key=f"crews[{crew}]", piece="die")
    for token in range(NEGATIVE):
        used = sum(state.tokens[token::NEGATIVE])
        used += sum(state.barred) if token == DISABLE else 0
        state.bank[token] = edition.figures.bank[token] - used
    state.bank[3] = edition.figures.bank[3] - sum(state.amplify)
    for token, name in enumerate(("scenario", "strain", "disable", "amplify")):
        if state.bank[token] < 0:
            raise BadInput("too-many-pieces", key="tiles", piece=name)
    state.find_toxic()


def _dice_in(dice: int) -> int:
    count = 0
    while dice:
        count += int(dice & SPACE_MASK > 0)
        dice >>= 6
    return count
