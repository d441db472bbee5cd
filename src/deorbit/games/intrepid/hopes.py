"""What a player cannot do now in Intrepid, and why; what could be done with a place."""

from collections.abc import Iterator, Sequence
from typing import Final

from deorbit.core.records import Action, Reason
from deorbit.core.seat import Seat
from deorbit.games.intrepid import choices
from deorbit.games.intrepid.sentences import Facts
from deorbit.games.intrepid.sight import Sight

Wish = tuple[str, tuple[str, ...]]

TOKENS: Final = ("scenario", "strain", "disable")
BADGES: Final = {
    "payload-specialist": "shoulder",
    "spaceflight-pilot": "strain",
    "medical-officer": "treat",
    "mission-specialist": "scrap",
}
"""The action of each badge."""


def reason_of(reason: Reason | None) -> Facts | None:
    if reason is None:
        return None
    return {"rule": reason.rule, "id": reason.id, "args": reason.args}


def could(handle: Seat, sight: Sight, legal: Sequence[choices.Json]) -> list[Facts]:
    """What a seat might hope for and cannot have now, each with the first reason."""
    ask = sight.question(handle.number).get("ask")
    hopes = {"spend": purchases, "place": passing}.get(str(ask))
    if hopes is None:
        return []
    doable = {(action["kind"], *action["args"]) for action in legal}
    found = []
    for kind, args in hopes(handle.number, sight):
        if (kind, *args) in doable:
            continue
        reason = reason_of(handle.why_not(Action(kind, args)))
        if reason is not None:
            found.append(
                {
                    "kind": kind,
                    "action": {"kind": kind, "args": list(args)},
                    "words": choices.said(kind, args),
                    "reason": reason,
                }
            )
    return found


def free_slot(sight: Sight) -> str:
    """A slot where a tile could lie; any if there is none."""
    taken = {tile["at"] for tile in sight.view["tiles"].values()}
    names: list[str] = list(sight.edition.domains["slot"].names)
    return next((name for name in names if name not in taken), names[0])


def purchases(seat: int, sight: Sight) -> Iterator[Wish]:
    """What is for sale, and the own badge."""
    for number in sight.crews_of(seat):
        crew = sight.crews[number]
        country = crew["country"]
        for tile in crew["offer"]:
            yield "buy", (country, tile, free_slot(sight))
        yield "die", (country,)
        if crew["docking_disabled"]:
            yield "free", (country,)
        for name, tile in sight.view["tiles"].items():
            if tile["owner"] == country:
                for token in TOKENS:
                    if tile[token]:
                        yield "mend", (country, name, token)
        if crew["badge_used"]:
            yield from badge(sight, number)


def badge(sight: Sight, number: int) -> Iterator[Wish]:
    """A badge that has been used, with some arguments."""
    crew = sight.crews[number]
    other = sight.crews[(number + 1) % len(sight.crews)]["country"]
    own = [name for name, tile in sight.view["tiles"].items() if tile["owner"] == crew["country"]]
    kind = BADGES[crew["badge"]]
    if kind == "treat":
        yield kind, (crew["country"], other)
    elif kind == "scrap" and crew["offer"]:
        yield kind, (crew["country"], crew["offer"][0], other)
    elif own:
        yield kind, (crew["country"], own[0], own[-1] if kind == "shoulder" else other)


def passing(seat: int, sight: Sight) -> Iterator[Wish]:
    """To pass a die on, to each crew."""
    for number in sight.crews_of(seat):
        crew = sight.crews[number]
        for other in sight.crews:
            if other is not crew and crew["pool"]:
                yield "dock", (crew["country"], str(crew["pool"][0]), other["country"])


# With a place -------------------------------------------------------------------------------------


def towards(handle: Seat, sight: Sight, sort: str, name: str) -> list[Facts]:
    """What the seat might do with a place now, the legal first."""
    found = []
    ask = str(sight.question(handle.number).get("ask"))
    for kind, args in aims(handle.number, sight, ask, sort, name):
        reason = reason_of(handle.why_not(Action(kind, args)))
        found.append(
            {
                "action": {"kind": kind, "args": list(args)},
                "words": choices.said(kind, args),
                "reason": reason,
            }
        )
    return sorted(found, key=lambda one: one["reason"] is not None)


def aims(seat: int, sight: Sight, ask: str, sort: str, name: str) -> Iterator[Wish]:
    """The actions of a seat that would have to do with a place, whether they are legal or not.
    Dice of one value are one aim."""
    for number in sight.crews_of(seat):
        crew = sight.crews[number]
        country = crew["country"]
        if ask == "place" and sort in ("place", "crew"):
            kind = "place" if sort == "place" else "dock"
            if kind == "dock" and name == country:
                continue
            seen: set[str] = set()
            for die in crew["pool"]:
                value = str(die).partition("/")[0]
                if value not in seen:
                    seen.add(value)
                    yield kind, (country, str(die), name)
        elif ask == "spend" and sort == "place":
            if name in crew["offer"]:
                yield "buy", (country, name, free_slot(sight))
            tile = sight.view["tiles"].get(name)
            for token in TOKENS if tile else ():
                if tile[token]:
                    yield "mend", (country, name, token)
        elif ask == "spend" and sort == "slot":
            for tile in crew["offer"]:
                yield "buy", (country, tile, name)
    if ask == "choose" and sort == "place" and name in sight.view["tiles"]:
        yield "choose", (name,)
