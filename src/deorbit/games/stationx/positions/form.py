"""What a position of Station-X may hold, for forms: the keys that `read` reads."""

from typing import Any

from deorbit.core.fields import (
    Field,
    description,
    each,
    flag,
    name,
    needed,
    number,
    place,
    questions,
    record,
    rows,
    several,
    word,
)
from deorbit.games.stationx.content import editions as content
from deorbit.games.stationx.content.edition import SLOTS, SUPPLY_ROOMS, UPGRADES
from deorbit.games.stationx.positions.write import FLAGS, MOST_ENERGY, NONE
from deorbit.games.stationx.rules.questions import QUESTIONS
from deorbit.games.stationx.rules.state import ENDINGS, STIPEND_TURNS

GROUPS = {
    "time": ["round", "first", "active", "bought", "ending"],
    "units": ["units"],
    "players": ["players"],
    "station": ["tiles"],
    "supply": ["deck"],
    "turn": ["doomed", "asks"],
}
MOST_TILES = 60
MOST_STIPEND = 1000


def fields(position: dict[str, Any]) -> dict[str, Any]:
    """The description that fits a whole position: its seats and options."""
    options, seats = position["options"], position["seats"]
    edition = content.edition(tuple(options["tiles"].items()))
    seat = number(0, seats - 1, "player")
    unit = record(
        player=needed(seat),
        unit=needed(name("unit", usual="trooper")),
        at=needed(place(name("cell"), alone=True)),
        **{key: flag() for key in FLAGS},
    )
    tile = record(player=needed(seat), tile=needed(name("tile")), at=needed(place(name("cell"))))
    player = record(
        energy=number(0, MOST_ENERGY),
        upgrades=several(name("upgrade"), len(UPGRADES)),
        teleporter=place(name("cell", NONE), alone=True),
        base_held_by=seat,
        supplied=word([NONE, *SUPPLY_ROOMS]),
        stipend=several(number(0, MOST_STIPEND), STIPEND_TURNS, repeat=True),
        at_home=number(0, options["siege"] + 1 if options["siege"] else 0),
        tiles_left=each("pile", number(0, max(edition.stock, default=0))),
        out=flag(),
    )
    keys: dict[str, Field] = {
        "round": number(0, options["rounds"]),
        "first": seat,
        "active": seat,
        "bought": flag(),
        "ending": word(["running", *ENDINGS[1:]]),
        "units": several(unit, SLOTS * seats, repeat=True),
        "players": rows(player, seats),
        "tiles": several(tile, MOST_TILES, repeat=True),
        "deck": each("card", number(0, max(edition.card_copies))),
        "doomed": several(name("cell"), SLOTS),
        "asks": questions(QUESTIONS.rows, edition.domains, seats, 12),
    }
    names = {title: list(domain.names) for title, domain in edition.domains.items() if domain.names}
    domains = {**names, "pile": list(edition.stock_names)}
    return description(GROUPS, keys, domains, {"cell": ["cell"]}, [], {"pile": "tile"})
