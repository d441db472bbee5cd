"""What a position of Stationfall may hold, for forms: the keys that `read` reads."""

from typing import Any

from deorbit.core.fields import (
    Field,
    derived,
    description,
    drawn,
    each,
    flag,
    name,
    needed,
    number,
    optional,
    pair,
    place,
    questions,
    record,
    rows,
    several,
    text,
    word,
)
from deorbit.games.stationfall.content.cast import edition_for
from deorbit.games.stationfall.content.edition import StationfallEdition
from deorbit.games.stationfall.content.editions import page
from deorbit.games.stationfall.content.names import (
    CORE_LOCKS,
    DATA,
    ITEMS,
    MOST_MINUTES,
    OFFSITES,
    PROJECTS,
    TRAPS,
)
from deorbit.games.stationfall.positions.read import GROUPS, MOST_PARTS
from deorbit.games.stationfall.positions.write import BRIBES, ELSEWHERE, NOBODY_KNOWS, POWER, TOKENS
from deorbit.games.stationfall.rules.project_x.monsters import BLOB_HOLDS
from deorbit.games.stationfall.rules.questions import QUESTIONS
from deorbit.games.stationfall.rules.state import ANTIMATTER_STATES, ENDINGS, GUILT, RE_ENTRIES
from deorbit.games.stationfall.rules.turn.sequence import STAGES

SORTS = {
    "section": ["section", "pod"],
    "character": ["character", "card", "identity"],
    "corridor": ["corridor"],
}
CALLED = {"everybody": "character", "corridor": "section"}
MOST_PIECES = 60


def fields(position: dict[str, Any]) -> dict[str, Any]:
    """The description that fits a whole position: its seats, options and cast."""
    options, seats = position["options"], position["seats"]
    edition = edition_for(options, tuple(position["cast"]))
    players = len(position["players"])
    keys: dict[str, Field] = {
        **_time(players),
        "players": rows(_player(edition), players),
        **_pieces(edition, len(position["cast"])),
        **_station(edition),
        **_happenings(edition, players, seats),
        **_turn(edition, players, seats),
    }
    return description(GROUPS, keys, _domains(edition, options), SORTS, ["cast"], CALLED)


def _domains(edition: StationfallEdition, options: dict[str, Any]) -> dict[str, list[str]]:
    pods = [name for number, name in enumerate(edition.section_names) if edition.pods >> number & 1]
    return {
        "everybody": list(page("characters", options["pack"]["hash"] if options["pack"] else "")),
        "card": list(edition.cards),
        "identity": list(edition.identities),
        "character": list(edition.pawns[: edition.monster]),
        "section": list(edition.section_names),
        "pod": pods,
        "corridor": ["|".join(edition.section_names[end] for end in ends) for ends in edition.ends],
        "item": list(ITEMS),
        "data": list(DATA),
        "project": list(PROJECTS),
        **{
            title: list(edition.domains[title].names)
            for title in ("effect", "source", "step", "manoeuvre")
        },
        "switch": list(edition.domains["switch"].names),
    }


def _time(players: int) -> dict[str, Field]:
    return {
        "minute": number(0, MOST_MINUTES),
        "first": number(0, players - 1, "player"),
        "active": number(0, players - 1, "player"),
        "stage": word(STAGES),
        "ending": word(ENDINGS),
        "re_entry": word([NOBODY_KNOWS, *RE_ENTRIES]),
    }


def _player(edition: StationfallEdition) -> Field:
    identities, cards = len(edition.identities), len(edition.cards)
    return record(
        identity=drawn(name("identity"), unless="pc"),
        pc=optional(name("identity")),
        bonus=drawn(several(name("identity"), identities)),
        pool=number(0, edition.cubes),
        cubes=each("card", number(0, edition.cubes)),
        betrayal=number(0, edition.cubes),
        disc=optional(name("card")),
        bribe=name("card", *BRIBES.values()),
        guilt=word(GUILT),
        hand=several(name("card"), cards),
        shown=several(name("card"), cards),
        revealed_early=flag(),
        schroedinger=flag(),
        shown_bonus=optional(several(name("identity"), identities)),
        aside=optional(several(name("identity"), identities)),
        dealt=optional(several(name("identity"), identities)),
        first_bonus=optional(name("identity")),
        seat=derived(number(0, 8, "seat")),
    )


def _pieces(edition: StationfallEdition, cast: int) -> dict[str, Field]:
    sections = len(edition.section_names)
    items = several(name("item"), MOST_PIECES, repeat=True)
    at = place(name("section", *ELSEWHERE.values()))
    return {
        "cast": several(name("everybody"), cast),
        "characters": each(
            "character",
            record(
                at=at,
                down=flag(),
                holds=items,
                data=several(name("data"), len(DATA)),
                contaminated=flag(),
            ),
        ),
        "monster": optional(
            record(
                at=needed(at),
                down=flag(),
                inside=several(name("character"), BLOB_HOLDS),
                mark=optional(name("character")),
            )
        ),
        "shattered": optional(each("character", items)),
        "spaced": optional(
            record(
                characters=several(name("character"), len(edition.pawns)),
                briefcase=flag(),
            )
        ),
        "eaten": number(0, MOST_PIECES),
        "items": each("section", items),
        "removed": each("item", number(0, max(edition.total))),
        "kompromat": each("section", name("card", NOBODY_KNOWS), whole=True),
        "spent": several(name("card"), len(edition.cards)),
        "discarded": several(name("card"), len(edition.cards)),
        "offsites": record(
            **{offsite: several(name("data"), len(DATA)) for offsite in OFFSITES},
        ),
        **{
            key: several(name("section"), sections)
            for key in ("damaged", "fire", "asphyxiation", "goo")
        },
        "launched": several(name("pod"), sections),
    }


def _station(edition: StationfallEdition) -> dict[str, Field]:
    return {
        "locks": several(pair("corridor"), len(edition.ends)),
        "core_locks": optional(several(pair("corridor"), CORE_LOCKS)),
        "power": derived(word([*dict.fromkeys(POWER)])),
        "cameras": flag(),
        "jammers": flag(),
        "abandon_ship": flag(),
    }


def _happenings(edition: StationfallEdition, players: int, seats: int) -> dict[str, Field]:
    marker = record(
        effect=needed(name("effect")),
        at=optional(place(name("section"))),
        minute=number(-1, MOST_MINUTES),
        player=number(0, players - 1, "player"),
        stand_in=flag(),
    )
    return {
        "antimatter": word(ANTIMATTER_STATES),
        "blasted": flag(),
        "medical": number(0, 200),
        "markers": several(marker, MOST_PIECES, repeat=True),
        "project": record(
            card=name("project", NOBODY_KNOWS),
            released=flag(),
            peeked=several(number(0, seats - 1, "seat"), seats),
        ),
        "wormhole": optional(
            record(at=needed(place(name("section"))), from_=optional(name("section")))
        ),
        "grey_bribes": optional(
            record(
                on=each("card", number(0, edition.grey_bribes)),
                left=derived(number(0, edition.grey_bribes)),
            )
        ),
        "traps": optional(
            record(
                player=number(0, players - 1, "player"),
                at={
                    **each("section", word([*TOKENS, NOBODY_KNOWS]), whole=True),
                    "most": TRAPS,
                },
            )
        ),
        "pirate": flag(),
    }


def _turn(edition: StationfallEdition, players: int, seats: int) -> dict[str, Field]:
    pawns = len(edition.pawns)
    return {
        "turn": record(
            actions=number(0, 2),
            free=flag(),
            bribed=flag(),
            blackmailed=flag(),
            visited=several(name("section"), len(edition.section_names)),
            dragged=several(name("character"), pawns),
            called=several(name("character"), pawns),
            delivered=several(number(0, players - 1, "player"), players),
            moss=flag(),
            pending=optional(text()),
            line=optional(name("manoeuvre")),
            parts=optional(number(0, MOST_PARTS)),
            focus=optional(flag()),
            influence=optional(flag()),
        ),
        "asks": questions(QUESTIONS.rows, edition.domains, seats, 40),
    }
