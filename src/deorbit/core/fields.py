"""What a position may hold, described for forms: each key with the sort of its value and what is
allowed there. A game says it once, in its `fields` module, from its own domains; a form for any
position of any game follows from it.

A field is a plain dict, ready for JSON. `sort` is one of

- `number` (`least`, `most`; `of`: a player or a seat that the number stands for),
- `flag`,
- `name` (`of`: the domain of the name, `also`: words that are allowed besides),
- `pair` (`of`: a domain of names "a|b"): the list [a, b],
- `word` (`values`),
- `text`: free text,
- `list` (`of`: a field, `most`; `repeat`: whether a value may stand there twice),
- `record` (`keys`: fields by name),
- `map` (`by`: the domain of its keys, `of`; `whole`: what is not named is not there, else it is as
  at the start),
- `rows` (`of`, `count`: one for each player, in order; what one leaves out is as at the start),
- `kinds` (`by`: the key that tells the kinds apart, `kinds`: for each the fields of a record).

And what is true of any of them: `optional` (need not be there at all), `needed` (no default),
`drawn` (by chance where it is left out; `unless`: not if this key beside it is given), `derived`
(follows from the rest), `usual` (what a new piece begins with), `place` (where a piece is on the
board; `alone`: nothing else of the sort can be there, so that the place stands for the piece).
"""

from typing import Any

from deorbit.core.codec import Domain, Shape

Field = dict[str, Any]


def number(least: int, most: int, of: str = "") -> Field:
    found: Field = {"sort": "number", "least": least, "most": most}
    return {**found, "of": of} if of else found


def flag() -> Field:
    return {"sort": "flag"}


def name(of: str, *also: str, usual: str = "") -> Field:
    found: Field = {"sort": "name", "of": of, "also": list(also)}
    return {**found, "usual": usual} if usual else found


def pair(of: str) -> Field:
    return {"sort": "pair", "of": of}


def word(values: list[str]) -> Field:
    return {"sort": "word", "values": list(values)}


def text() -> Field:
    return {"sort": "text"}


def several(of: Field, most: int, repeat: bool = False) -> Field:
    return {"sort": "list", "of": of, "most": most, "repeat": repeat}


def record(**keys: Field) -> Field:
    return {"sort": "record", "keys": {key.rstrip("_"): field for key, field in keys.items()}}


def each(by: str, of: Field, whole: bool = False) -> Field:
    return {"sort": "map", "by": by, "of": of, "whole": whole}


def rows(of: Field, count: int) -> Field:
    return {"sort": "rows", "of": of, "count": count}


def optional(field: Field) -> Field:
    return {**field, "optional": True}


def needed(field: Field) -> Field:
    return {**field, "needed": True}


def drawn(field: Field, unless: str = "") -> Field:
    return {**field, "optional": True, "drawn": True, **({"unless": unless} if unless else {})}


def derived(field: Field) -> Field:
    return {**field, "derived": True}


def place(field: Field, alone: bool = False) -> Field:
    return {**field, "place": True, "alone": alone}


def questions(asks: list[Shape], domains: dict[str, Domain], seats: int, most: int) -> Field:
    """The stack of open questions: its kinds are those that the game can ask."""
    kinds: dict[str, Field] = {}
    for shape in asks:
        kinds[shape.name] = {
            field: _argument(field, domains[title], seats) for field, title in shape.fields
        }
    return several({"sort": "kinds", "by": "ask", "kinds": kinds}, most, repeat=True)


def _argument(field: str, domain: Domain, seats: int) -> Field:
    if field == "seat":
        return needed(number(0, seats - 1, "seat"))
    if domain.names:
        return needed(name(domain.title))
    return needed(number(0, domain.size - 1, "player" if domain.title == "player" else ""))


def description(
    groups: dict[str, list[str]],
    keys: dict[str, Field],
    domains: dict[str, list[str]],
    sorts: dict[str, list[str]],
    pins: list[str],
    called: dict[str, str],
) -> dict[str, Any]:
    """All that a form has to know. `groups`: the keys by subject; `domains`: names by the title of
    their domain; `sorts`: which domains name the things that a board shows, by what it calls them;
    `pins`: keys that are drawn first and that the rest is said about; `called`: domains whose names
    are worded like those of another."""
    return {
        "groups": [{"name": group, "keys": members} for group, members in groups.items()],
        "keys": keys,
        "domains": domains,
        "sorts": sorts,
        "pins": pins,
        "called": called,
    }
