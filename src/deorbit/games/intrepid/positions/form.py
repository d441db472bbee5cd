"""What a position of Intrepid may hold, for forms: the keys that `read` reads."""

from typing import Any

from deorbit.core.fields import (
    Field,
    derived,
    description,
    drawn,
    each,
    flag,
    name,
    number,
    optional,
    place,
    questions,
    record,
    several,
    word,
)
from deorbit.games.intrepid.content import editions as content
from deorbit.games.intrepid.content.dice import FACE_NAMES
from deorbit.games.intrepid.content.edition import (
    CARD_SPACES,
    COUNTRIES,
    LIGHTS,
    RESOURCES,
    TILE_SPACES,
)
from deorbit.games.intrepid.positions.read import MOST_DICE, MOST_ROUNDS
from deorbit.games.intrepid.positions.write import NONE, OPEN, RUNNING_WORD
from deorbit.games.intrepid.rules.questions import QUESTIONS
from deorbit.games.intrepid.rules.state import ENDINGS, PHASES, WISHES

GROUPS = {
    "time": ["round", "phase", "commander", "ending"],
    "resources": ["resources", "amplified"],
    "crews": ["crews"],
    "station": ["tiles", "gone"],
    "cards": ["missions", "active", "latest", "spent", "toxic"],
    "turn": ["resolving", "asks"],
}


def fields(position: dict[str, Any]) -> dict[str, Any]:
    """The description that fits a whole position: its seats and options."""
    seats = position["seats"]
    crews = max(2, seats)
    edition = content.edition()
    figures = edition.figures
    domains = {title: list(domain.names) for title, domain in edition.domains.items()}
    domains["face"] = FACE_NAMES
    domains["mark"] = marks()
    for title in ("mission", "disaster-card"):
        wanted = title == "mission"
        domains[title] = [card.name for card in edition.cards if (card.disaster < 0) == wanted]
    most = figures.track_most[crews - 2]
    keys: dict[str, Field] = {
        "round": number(1, MOST_ROUNDS),
        "phase": word(PHASES),
        "commander": derived(number(0, seats - 1, "player")),
        "ending": word([RUNNING_WORD, *ENDINGS[1:]]),
        "resources": each("resource", number(-MOST_ROUNDS, most)),
        "amplified": each("resource", number(0, most)),
        "crews": several(crew_field(seats), crews, repeat=True),
        "tiles": each("tile", tile_field(), whole=True),
        "gone": several(name("tile"), len(edition.tiles)),
        "missions": several(card_field("mission"), len(edition.missions), repeat=True),
        "active": several(card_field("disaster-card"), 20, repeat=True),
        "latest": name("disaster-card", NONE),
        "spent": several(name("disaster-card"), len(edition.cards)),
        "toxic": derived(several(number(1, 6), 6)),
        "resolving": record(
            card=name("disaster-card", NONE),
            step=number(0, 9),
            queue=several(name("disaster-card"), 20),
            just=several(name("tile"), len(edition.tiles)),
        ),
        "asks": questions(QUESTIONS.rows, edition.domains, seats, 40),
    }
    called = {"face": "die", "mission": "place", "disaster-card": "place"}
    named = {title: names for title, names in domains.items() if names}
    return description(GROUPS, keys, named, {"place": ["tile"], "slot": ["slot"]}, [], called)


def marks() -> list[str]:
    """Spaces of a card: open, a value, or a value with the country whose die lies there."""
    values = [str(value) for value in range(1, 7)]
    return [OPEN, *values, *[f"{country}-{value}" for country in COUNTRIES for value in values]]


def card_field(domain: str) -> Field:
    return record(name=name(domain), filled=several(name("mark"), CARD_SPACES, repeat=True))


def tile_field() -> Field:
    figures = content.edition().figures
    return record(
        owner=name("country"),
        at=place(name("slot"), alone=True),
        dice=several(name("face", OPEN), TILE_SPACES, repeat=True),
        scenario=number(0, figures.most_scenario),
        strain=number(0, figures.bank[1]),
        disable=number(0, 1),
        produces=optional(word([NONE, *RESOURCES])),
    )


def crew_field(seats: int) -> Field:
    edition = content.edition()
    figures = edition.figures
    dice = several(name("face"), MOST_DICE, repeat=True)
    least = min(country.least for country in edition.countries)
    most = max(country.most for country in edition.countries)
    return record(
        country=drawn(name("country")),
        seat=derived(number(0, seats - 1, "player")),
        light=derived(word(LIGHTS)),
        badge=drawn(name("badge")),
        badge_used=flag(),
        track=number(least, most),
        supply=derived(number(0, MOST_DICE)),
        pool=dice,
        fresh=dice,
        storage=dice,
        kept=name("face", NONE),
        capacity=number(0, figures.capacity_most),
        converters=number(0, 4),
        amplify=number(0, figures.bank[3]),
        habitation=several(name("face", OPEN), len(figures.habitation_needs), repeat=True),
        docking=several(name("face", OPEN), figures.docking, repeat=True),
        docking_disabled=flag(),
        aid=number(0, MOST_DICE),
        wish=number(0, 6),
        wishes=number(0, WISHES),
        offer=several(name("tile"), figures.offer),
    )
