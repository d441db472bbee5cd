"""Positions of Intrepid in a few lines, and the words in which the tests speak about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import deorbit
from deorbit.core import text
from deorbit.games.intrepid.content.editions import page

Crews = Mapping[str, Mapping[str, Any]]
METEORS, TOXIC = "meteor-shower", "toxic-leak"
PLENTY = {"power": 14, "oxygen": 14, "climate": 14, "nutrition": 14}
MISSION = [{"name": "medical-checkup"}]
"""Needs 1-3, 1-3, 4-6, 4-6, 4-6."""


def station(
    crews: Crews,
    tiles: Mapping[str, str | Mapping[str, Any]] | None = None,
    seats: int = 2,
    disaster: str = METEORS,
    seed: int = 1,
    **more: Any,
) -> deorbit.Match:
    """A match that starts from a position: crews by country in the order of seats, tiles by name
    with their slot or all that is to be said of them. Pools are empty unless something is said."""
    rows = [{"country": country, "pool": [], **facts} for country, facts in crews.items()]
    position: dict[str, Any] = {
        "seats": seats,
        "options": {"disaster": disaster},
        "crews": rows,
        "resources": PLENTY,
        "missions": MISSION,
        **more,
    }
    if tiles is not None:
        position["tiles"] = {
            name: {"at": facts} if isinstance(facts, str) else dict(facts)
            for name, facts in tiles.items()
        }
    return deorbit.scenario("intrepid", position, seed)


def act(match: deorbit.Match, *actions: str) -> list[deorbit.Event]:
    """Play actions, each with its seat in front: "0 place russia 5 tinned-rations"."""
    events: list[deorbit.Event] = []
    for action in actions:
        seat, _, notation = action.partition(" ")
        events += match.play(int(seat), deorbit.Action.parse(notation))
    return events


def everybody_is_done(match: deorbit.Match) -> list[deorbit.Event]:
    events: list[deorbit.Event] = []
    for seat in match.to_act:
        events += match.play(seat, deorbit.Action("done"))
    return events


def refusal(match: deorbit.Match, action: str) -> str | None:
    """The rule that forbids an action, which can be told in every language."""
    seat, _, notation = action.partition(" ")
    reason = match.why_not(int(seat), deorbit.Action.parse(notation))
    if reason is None:
        return None
    for language in text.languages():
        assert not text.problems(reason.id, reason.args, language), (action, language)
    return reason.rule


def why(match: deorbit.Match, action: str) -> str:
    """Which sentence says why an action is forbidden."""
    seat, _, notation = action.partition(" ")
    reason = match.why_not(int(seat), deorbit.Action.parse(notation))
    return "" if reason is None else reason.id.removeprefix("intrepid-not-")


def legal(match: deorbit.Match, seat: int, kind: str = "") -> set[str]:
    return {str(action) for action in match.legal(seat) if kind in ("", action.kind)}


def crew(match: deorbit.Match, country: str) -> dict[str, Any]:
    found: dict[str, Any] = next(
        one for one in match.position()["crews"] if one["country"] == country
    )
    return found


def tile(match: deorbit.Match, name: str) -> dict[str, Any]:
    found: dict[str, Any] = match.position()["tiles"][name]
    return found


def resources(match: deorbit.Match) -> dict[str, int]:
    found: dict[str, int] = match.position()["resources"]
    return found


def gained(events: list[deorbit.Event]) -> dict[str, int]:
    """What Calculate Results brought, by resource."""
    return {
        str(event.args["resource"]): int(event.args["number"] or 0)
        * (1 if event.name == "produced" else -1)
        for event in events
        if event.name in ("produced", "fell")
    }


def told(events: list[deorbit.Event], name: str, key: str) -> list[Any]:
    return [event.args[key] for event in events if event.name == name]


def making_toxic(value: int) -> str:
    """A card after which dice of just this value are toxic in one round."""
    cards = page("disasters")[TOXIC].items()
    return next(name for name, one in cards if one["toxic"] == [value] and "persistent" not in one)


def all_but(card: str, disaster: str) -> list[str]:
    return [name for name in page("disasters")[disaster] if name != card]


def reveal(
    card: str,
    crews: Crews,
    tiles: Mapping[str, str | Mapping[str, Any]] | None = None,
    disaster: str = METEORS,
    sector: int = 0,
    seats: int = 2,
    **more: Any,
) -> tuple[deorbit.Match, list[deorbit.Event]]:
    """The match after this card was drawn; with a sector, from a roll of that number."""
    for seed in range(200):
        more.setdefault("round", 6)
        match = station(
            crews,
            tiles,
            seats,
            disaster,
            seed,
            spent=all_but(card, disaster),
            **more,
        )
        events = everybody_is_done(match)
        assert told(events, "card-drawn", "card") == [card]
        if not sector or told(events, "sector-rolled", "sector")[0] == sector:
            return match, events
    raise AssertionError(f"no roll of {sector}")


def gives(name: str, *dice: int) -> int:
    """What a tile with one resource gives for these dice, by the data."""
    output = page("tiles")[name]["output"]
    each = output.get("value", [output.get("each", 0)] * 6)
    full = len(dice) == len(page("tiles")[name]["needs"])
    return int(sum(each[die - 1] for die in dice) + (output.get("all", 0) if full else 0))


def dice_of(country: str) -> int:
    return int(page("countries")[country]["dice"])


def all_ones(country: str, left: int) -> list[int]:
    """A pool so full of ones that so many dice are left for the rest of it and the supply."""
    return [1] * (dice_of(country) - left)
