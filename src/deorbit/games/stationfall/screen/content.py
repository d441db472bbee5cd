"""The shapes of what is printed in Stationfall, the same for all readers of a table and for the
whole match. `house` are the fields of an entry that are ours, not published
(`stationfall-field-*`, with dashes)."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from deorbit.core.screen import PlainContent, Sentence

WaySort = Literal["corridor", "vent"]
BonusSort = Literal["friend", "grudge", "item", "each"]


class Pod(Struct):
    """A pod: where it docks, who may be in it, and what it needs (`stationfall-needs-*`)."""

    dock: str
    capacity: int
    needs: str


class SectionPrint(Struct):
    """A section: `at` is [column, row] on the schematic, row 0 forward (bottom); it generates
    `power`, is `airless` for ever. `makes`: what is manufactured there (`stationfall-ware-*`);
    `offers`: section actions (`stationfall-offer-*`); `officers`: those of both that are for
    Officers only; `brought_by`: the character that brings it along."""

    at: tuple[int, int]
    gravity: bool
    dark: bool
    power: bool
    console: bool
    airless: bool
    contaminates: bool
    deletes_data: bool
    airlock: list[Literal["in", "out"]]
    pod: Pod | None
    makes: list[str]
    offers: list[str]
    officers: list[str]
    brought_by: str | None = field(name="with")
    house: list[str]
    house_offers: list[str]


class HouseWay(Struct):
    """A corridor or vent that is house in part."""

    sort: WaySort
    ends: tuple[str, str]
    house: list[str]


class CharacterPrint(Struct):
    """A card: its `pawns`, none, one or two `identities`; `kind` "human", "robot", "human+robot",
    "data" or "item"; `starts`: a section for each pawn, "card" off the board."""

    pawns: list[str]
    identities: list[str]
    kind: str
    tier: int
    slots: int
    abilities: list[str]
    integral: list[str]
    starts: list[str]
    starts_with: list[str]
    starts_down: bool
    story: Sentence | None
    note: Sentence | None
    tip: Sentence | None
    house: list[str]
    in_play: bool


class AgendaRow(Struct):
    """A row of an agenda: `when` is the condition, `what` the Item or Data it is about, `per`:
    points each time, `plus`: only if the row above without plus is met."""

    row: str
    when: str
    what: str | None
    points: int
    per: bool
    plus: bool
    words: Sentence


class BonusPrint(Struct, omit_defaults=True):
    """What an identity pays as a Bonus Character: for an `item`, or `more` for each."""

    sort: BonusSort
    points: int
    words: Sentence
    item: str | UnsetType = UNSET
    more: int | UnsetType = UNSET


class IdentityPrint(Struct):
    """An identity: its `influence` limit and Reveal Powers; the `bot_agenda` is empty where a bot
    has the same; what it `pays` besides."""

    card: str
    influence: int
    reveal: list[str]
    title: Sentence
    agenda: list[AgendaRow]
    bot_agenda: list[AgendaRow]
    bonus: BonusPrint
    pays: list[Sentence]
    tip: Sentence | None
    in_play: bool


class AbilityPrint(Struct):
    """An ability: `when` is "always", "action", "free" or "reveal" (`stationfall-works-*`), `color`
    `stationfall-color-*`. Words: `stationfall-ability-NAME` and `-NAME-does`."""

    when: str
    color: str
    house: list[str]


class ItemPrint(Struct):
    """An Item: so many in all, the sections where it is `made`, the paragraphs about it."""

    in_play: bool
    total: int
    made: list[str]
    rules: list[str]
    house: list[str]


class DataPrint(Struct):
    """A sort of Data: the sections where it is `made`, the paragraphs about it."""

    made: list[str]
    rules: list[str]


class ProjectPrint(Struct):
    """A Project X card (words `stationfall-project-NAME`, `-NAME-does`)."""

    house: list[str]


class ScriptLine(Struct):
    """A line of a script as printed, told in parts; `goto` is the script that it goes to, ""
    none."""

    name: str
    text: str
    goto: str


class Script(Struct):
    """What a bot does, line by line."""

    grade: Literal["rule", "house"]
    main: list[ScriptLine]
    focus: list[ScriptLine]
    start: list[ScriptLine]
    end: list[ScriptLine]


class Sizes(Struct):
    """Columns and rows of the schematic."""

    width: int
    height: int


class Content(PlainContent, kw_only=True):
    """What never changes during a match. `corridors` and `vents` are pairs of sections; pods are
    joined to their docks by a corridor. `characters` stand by card, all there are, and so do
    `identities`; `scripts` by identity, and those that all bots may go to (`standard`). `players`
    are the colours in order (`stationfall-player-*`), `minutes` the first Minute by number of
    seats."""

    sections: dict[str, SectionPrint]
    corridors: list[tuple[str, str]]
    vents: list[tuple[str, str]]
    house_ways: list[HouseWay]
    characters: dict[str, CharacterPrint]
    identities: dict[str, IdentityPrint]
    abilities: dict[str, AbilityPrint]
    items: dict[str, ItemPrint]
    data: dict[str, DataPrint]
    offsites: list[str]
    projects: dict[str, ProjectPrint]
    scripts: dict[str, Script]
    standard: dict[str, Script]
    players: list[str]
    minutes: dict[str, int]
    sizes: Sizes
