"""The shapes of a screen of Intrepid: `Board` is what everybody sees, `Own` what a seat alone
decides, `Content` what is printed. Nothing is hidden in this game, so all readers know the same.

A **crew** is a country in play, by its number; a **player** is a seat: alone, one player has two
crews. A **face** is a die as it lies: 1 to 6, for Japan "4/6", a 4 with a 6 in front. A **slot** is
sector and place, "3-2".
"""

from typing import Literal

from msgspec import Struct, field

from deorbit.core.screen import PlainBoard, PlainContent, PlainEnding, PlainOwn, Sentence

Resource = Literal["power", "oxygen", "climate", "nutrition"]
Output = Literal["power", "oxygen", "climate", "nutrition", "capacity", "any"]
"""What dice on a tile bring; "any" is a resource that the owner names."""
Phase = Literal["placing", "disaster", "spending", "over"]
Sort = Literal["mission", "disaster"]
Dice = Literal["pool", "stored", "fresh"]
Light = Literal["red", "blue"]
Token = Literal["scenario", "strain", "disable"]
Supply = Literal["scenario", "strain", "disable", "amplify"]
Difficulty = Literal["easy", "normal", "hard"]

# The board ----------------------------------------------------------------------------------------


class Track(Struct):
    """A resource: so much `now` of at most `most`, `gained` by the dice as they lie, `produced`
    after production, `drained` by lasting cards or the rest of the card at hand, `consumed`, and
    what there is `after` all that. `later`: the round has consumed already, these are figures of
    the next one. In `danger` it is "low", or will be in the "red"."""

    resource: Resource
    now: int
    most: int
    gained: int
    produced: int
    drained: int
    consumed: int
    after: int
    later: bool
    danger: Literal["low", "red"] | None
    words: Sentence


class Crew(Struct):
    """A crew of a `player`, who is `done` with this phase, or `asked`. Its dice lie in the `pool`,
    just rolled (`fresh`), in `storage`, one `kept`, so many in the `supply`; or on the spaces of
    its modules, "open" where there is none. `track` is its place on the dice track, `wish` the
    value that others would do well to dock, 0 for none. `income` is the Capacity that the results
    bring, below 0 where Strain takes it, `stipend` what the round brings. `die_price` is null at
    the end of the track; `dear` are tiles of the `offer` row that cost more than it has, `docks`
    the spaces of its Docking Module."""

    crew: int
    country: str
    player: int
    light: Light
    badge: str
    badge_used: bool
    done: bool
    asked: bool
    commander: bool
    track: int
    supply: int
    pool: list[int | str]
    fresh: list[int | str]
    storage: list[int | str]
    kept: int | str | None
    habitation: list[int | str]
    docking: list[int | str]
    docking_disabled: bool
    capacity: int
    income: int
    stipend: int
    converters: int
    amplify: int
    wish: int
    die_price: int | None
    offer: list[str]
    dear: list[str]
    docks: int


class Result(Struct):
    """What comes of the dice on a tile: `dice` give so much, `hits` and `strain` take some off, and
    it `gives` the rest. The resource is null where nobody has named it."""

    resource: Output | None
    dice: int
    hits: int
    strain: int
    gives: int


class Tile(Struct):
    """A tile on the station: the `crew` that owns it, its slot, the `dice` on its spaces ("open"
    where there is none), its tokens, the values of dice that it `takes` now, whether it is `full`;
    the next hit destroys one that is `doomed`."""

    crew: int
    at: str
    dice: list[int | str]
    scenario: int
    strain: int
    disable: int
    results: list[Result]
    takes: list[int]
    full: bool
    doomed: bool


class Card(Struct):
    """A mission or a lasting card on the table: what is `filled` of its spaces ("open", a value, or
    a value with the country whose die lies there, "japan-4"), the values that it `takes` now, the
    open spaces that are `left`; with none it is `done`."""

    sort: Sort
    filled: list[int | str]
    takes: list[int]
    left: int
    done: bool


class Disaster(Struct):
    """The disaster: the `latest` card, the one being carried out (`resolving`), the values that are
    `toxic`, dice on the `aid`, cards that may come (`deck`) and that have been `drawn`, tokens in
    the `bank`."""

    name: str
    latest: str | None
    resolving: str | None
    toxic: list[int]
    aid: int
    deck: int
    drawn: int
    bank: dict[Supply, int]


class Goal(Struct):
    """How a mission ended."""

    name: str
    done: bool


class Row(Struct):
    """A figure behind the end."""

    row: str
    points: int
    words: Sentence


class Ending(PlainEnding, kw_only=True):
    """How it ended: "won", or the resource that was lost. All players win together or none; nobody
    comes before another."""

    ending: str
    won: bool
    missions: list[Goal]
    rows: list[Row]
    resources: dict[Resource, int]


class Board(PlainBoard, kw_only=True):
    """What everybody sees: how far the game has come, and tiles and cards on the table by name, the
    missions first."""

    clock: Sentence
    difficulty: Difficulty
    phase: Phase
    tracks: list[Track]
    crews: list[Crew]
    tiles: dict[str, Tile]
    cards: dict[str, Card]
    disaster: Disaster
    ending: Ending | None


# What a seat decides ------------------------------------------------------------------------------


class About(Struct):
    """What a question is about: its `country`, "all" for the whole station, null where none is
    named; the `crews` whose decision it is, none where it is everybody's; where the `dice` lie that
    it asks about: in the "pool", in storage ("stored") or just rolled ("fresh")."""

    country: str | None = None
    crews: list[int] = []
    dice: Dice = "pool"


class Own(PlainOwn, kw_only=True):
    """A reader: the kind of question that it is asked (`ask`), "rest" once it is done. By the
    number of a legal action as text: `notes` tell what is special about it, `prices` its Capacity
    where it has a price."""

    ask: str | None = None
    about: About = field(default_factory=About)
    notes: dict[str, Sentence] = field(default_factory=dict)
    prices: dict[str, int] = field(default_factory=dict)


# What is printed ----------------------------------------------------------------------------------


class Plan(Struct):
    """How many sectors the station has, and slots in each."""

    sectors: int
    slots: int


class Brings(Struct):
    """What dice bring of a resource: each by its value (`values`), and `all` of them together."""

    resource: Output
    values: list[int]
    all: int


class Ability(Struct):
    """What a die placed on a tile does."""

    kind: str
    words: Sentence


class TilePrint(Struct):
    """A tile of a country, null for all, with what its spaces ask for: "any", "3", "4-6", "even",
    "odd", "1,4" or "same"."""

    country: str | None
    tier: int
    cost: int
    needs: list[str]
    outputs: list[Brings]
    ability: Ability | None


class CardPrint(Struct):
    """A mission or a card of the disaster: what its spaces ask for, also "other" and "next", the
    values that it makes `toxic`, whether it stays (`persistent`), and its lines."""

    sort: Sort
    tier: int
    needs: list[str]
    toxic: list[int]
    persistent: bool
    effects: list[Sentence]


class CountryPrint(Struct):
    """A country: its `dice`, the ends of its dice track (`least`, `most`) and the `price` of each
    step; whether dice have a front (`fronts`), whether it `stores` some, its converters."""

    dice: int
    least: int
    most: int
    price: list[int]
    complexity: int
    fronts: bool
    stores: bool
    converters: int


class Habitation(Struct):
    """What the spaces of a Habitation Module ask for, and the Capacity that a die brings there, by
    its value."""

    needs: list[str]
    capacity: list[int]


class Capacity(Struct):
    """How much Capacity a crew can hold, and what a round brings."""

    most: int
    round: int


class Badge(Struct):
    """What a badge is for, and what it costs to use it."""

    about: Sentence
    price: int


class House(Struct):
    """Something printed that is ours and not published, and our paragraph about it."""

    what: str
    rule: str


class Content(PlainContent, kw_only=True):
    """What never changes during a match. `aid`: whether dice lie beside the disaster. `mend`:
    prices by token. `most_scenario`: how many Scenario tokens a tile holds."""

    board: Plan
    resources: list[Resource]
    tiles: dict[str, TilePrint]
    cards: dict[str, CardPrint]
    countries: dict[str, CountryPrint]
    habitation: Habitation
    capacity: Capacity
    mend: dict[Token, int]
    badges: dict[str, Badge]
    most_scenario: int
    aid: bool
    house: list[House]
