"""The printed content of Intrepid for screens: tiles, missions, disaster cards, countries. Nothing
of it changes while a match runs."""

from typing import Any, Final

from deorbit.core.screen import Said, Sentence, sentence
from deorbit.games.intrepid.content import editions as pages
from deorbit.games.intrepid.content.dice import values_of
from deorbit.games.intrepid.content.edition import (
    ALL_RESOURCES,
    BADGES,
    CHOSEN,
    DESTROY,
    DISABLING,
    DOINGS,
    DRAIN,
    FEWER_DICE,
    LESS_CAPACITY,
    LIGHTS,
    LOWEST,
    NO_RESOURCE,
    RESOURCES,
    SECTOR,
    SECTORS,
    SELECTORS,
    SLOTS,
    Card,
    Effect,
    IntrepidEdition,
)
from deorbit.games.intrepid.screen.choices import FIELDS
from deorbit.games.intrepid.screen.contract import (
    Ability,
    Badge,
    Brings,
    Capacity,
    CardPrint,
    Content,
    CountryPrint,
    Habitation,
    House,
    Output,
    Plan,
    TilePrint,
)
from deorbit.games.intrepid.screen.tracks import NAMES

ROUNDS: Final = ("round-begun",)
"""Events that begin a round."""

NEWS: Final = (
    "mission-done",
    "card-drawn",
    "card-again",
    "card-removed",
    "sector-rolled",
    "destroyed",
    "drained",
    "docking-barred",
    "dice-fewer",
    "built",
    "missions-complete",
    "in-the-red",
)
"""Events that everybody wants to have heard of."""

HOUSE: Final = (
    ("tracks", "house-tracks"),
    ("consumption", "house-consumption"),
    ("missions", "house-difficulty"),
    ("tiles", "house-offer"),
)
"""What is printed here but not published, with our paragraph about it."""


def content(disaster: str) -> Content:
    edition = pages.edition()
    figures = edition.figures
    game = pages.page("game")
    printed = cards(edition, disaster)
    return Content(
        board=Plan(SECTORS, SLOTS),
        resources=list(NAMES),
        tiles={name: tile_facts(facts) for name, facts in pages.page("tiles").items()},
        cards=printed,
        countries=countries(),
        habitation=Habitation(game["habitation"]["needs"], figures.habitation),
        capacity=Capacity(figures.capacity_most, figures.capacity_round),
        mend={token: game["mend"][token] for token in ("scenario", "strain", "disable")},
        badges={
            name: Badge(sentence("intrepid", f"about-{name}"), price)
            for name, price in zip(BADGES, (0, 0, figures.officer_price, 0), strict=True)
        },
        most_scenario=figures.most_scenario,
        aid=any(card.toxic for card in printed.values()),
        actions={kind: list(fields) for kind, fields in FIELDS.items()},
        turns=[f"intrepid-event-{name}" for name in ROUNDS],
        news=[f"intrepid-event-{name}" for name in NEWS],
        house=[House(what, rule) for what, rule in HOUSE],
    )


def countries() -> dict[str, CountryPrint]:
    return {
        name: CountryPrint(
            dice=facts["dice"],
            least=facts["least"],
            most=facts["most"],
            price=facts["price"],
            complexity=facts["complexity"],
            fronts=facts.get("orientation", False),
            stores=facts.get("storage", False),
            converters=facts["converters"][1] if "converters" in facts else 0,
        )
        for name, facts in pages.page("countries").items()
    }


def tile_facts(facts: dict[str, Any]) -> TilePrint:
    resources, outputs = facts["resource"], facts["output"]
    if not isinstance(resources, list):
        resources, outputs = [resources], [outputs]
    return TilePrint(
        country=None if facts["country"] == "any" else facts["country"],
        tier=facts["tier"],
        cost=facts["cost"],
        needs=facts["needs"],
        outputs=[brings(*both) for both in zip(resources, outputs, strict=True)],
        ability=ability(facts["ability"]) if "ability" in facts else None,
    )


def brings(resource: Output, output: dict[str, Any]) -> Brings:
    """What each die gives by its value, and what all of them give together."""
    values = output.get("value") or [output.get("each", 0)] * 6
    return Brings(resource, values, output.get("all", 0))


def listed(values: list[int]) -> str | list[int]:
    """Values in few signs; those that are no range are for the reader's language to join.

    >>> listed([1, 2, 3]), listed([1, 6])
    ('1-3', [1, 6])
    """
    if len(values) > 2 and values[-1] - values[0] == len(values) - 1:
        return f"{values[0]}-{values[-1]}"
    return values


def ability(facts: dict[str, Any]) -> Ability:
    kind = facts["kind"]
    by = facts.get("by", ["up", "down"])
    words = sentence(
        "intrepid",
        f"ability-{kind}",
        count=facts.get("count", 1),
        discard=facts.get("discard", 0),
        of=listed(facts.get("of", [1, 2, 3, 4, 5, 6])),
        to=listed(facts.get("to", [])),
        most=facts.get("most", 1),
        way=by[0] if len(by) == 1 else "both",
        turn=by if kind in ("turn", "copy") else [],
    )
    return Ability(kind, words)


def cards(edition: IntrepidEdition, disaster: str) -> dict[str, CardPrint]:
    """The missions, and the cards of the disaster that is in play."""
    needs = {name: facts["needs"] for name, facts in pages.page("missions").items()}
    known = pages.page("disasters")[disaster]
    needs |= {name: facts.get("needs", []) for name, facts in known.items()}
    return {
        card.name: CardPrint(
            sort="mission" if card.disaster < 0 else "disaster",
            tier=card.tier,
            needs=needs[card.name],
            toxic=values_of(card.toxic),
            persistent=card.persistent,
            effects=card_lines(card),
        )
        for card in edition.cards
        if card.name in needs
    }


def card_lines(card: Card) -> list[Sentence]:
    """What stands on a disaster card, line by line."""
    lines = [line for effect in card.effects for line in effect_lines(effect)]
    if card.toxic:
        kind = "toxic-persistent" if card.persistent else "toxic"
        lines.append(sentence("intrepid", f"effect-{kind}", of=listed(values_of(card.toxic))))
    return [*lines, sentence("intrepid", "effect-persistent")] if card.persistent else lines


def effect_lines(effect: Effect) -> list[Sentence]:
    """A line of a card, and beneath it how dice on the aid change it."""
    args: dict[str, Said] = {"count": effect.number(0)}
    if effect.resource not in (NO_RESOURCE, ALL_RESOURCES, LOWEST):
        args["resource"] = RESOURCES[effect.resource]
    if effect.light >= 0:
        args["light"] = LIGHTS[effect.light]
    if effect.selector == SECTOR:
        args["sectors"] = effect.sectors
    if effect.per:
        return [sentence("intrepid", f"effect-{effect_kind(effect)}-per", per=effect.per)]
    steps = [
        sentence("intrepid", "effect-aid", dice=effect.aid[place], count=effect.aid[place + 1])
        for place in range(0, len(effect.aid), 2)
        if effect.aid[place]
    ]
    return [sentence("intrepid", f"effect-{effect_kind(effect)}", **args), *steps]


def effect_kind(effect: Effect) -> str:
    doing = DOINGS[effect.doing]
    if effect.doing == DRAIN:
        special = {ALL_RESOURCES: "drain-all", LOWEST: "drain-lowest"}
        return special.get(effect.resource, doing)
    if effect.doing in (FEWER_DICE, LESS_CAPACITY):
        return doing
    if effect.doing == DESTROY and effect.selector == CHOSEN:
        return "destroy-chosen"
    if effect.selector == SELECTORS.index("every"):
        if effect.doing == DISABLING:
            return "disable-just"
        return "hit-again" if effect.hit else "hit-resource"
    return f"{doing}-{SELECTORS[effect.selector]}"
