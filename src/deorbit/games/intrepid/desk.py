"""All that a screen has to know about Intrepid beyond a view: worked out once, from what a seat
may see, ready for JSON.

A **sentence** is `{"id": message, "args": {name: value}}`. A value is a name or a number, read as
`core.text.worded` reads it; or a list of such values, read one by one and joined with ", "; or a
sentence itself. A **crew** is a number into `view.crews`, a **player** a seat: alone, one player
has two crews. Everything lies open in this game, so all readers get the same but for what they
decide.
"""

from typing import Any

from deorbit.core.seat import Seat
from deorbit.games.intrepid import catalogue, choices, forecast, hopes, standing
from deorbit.games.intrepid.sentences import Facts, Sentence, sentence
from deorbit.games.intrepid.sight import Sight, View


def content(options: dict[str, Any], cast: tuple[str, ...] = ()) -> Facts:
    """What is printed, the same for all readers of a table and for the whole match. `cast` is for
    games that have one.

    `board`: `{sectors, slots}`. `resources`: the four names. `tiles` by name: `country` (null: for
    all), `tier`, `cost`, `needs` (a text for each space: "any", "3", "4-6", "even", "odd", "1,4",
    "same"), `outputs`: `{resource, values (for each die, by its value), all (for all dice
    together)}`, resource may be "capacity" or "any"; `ability`: null or `{kind, words}`.
    `cards`: missions and the cards of the disaster, by name: `sort` ("mission" or "disaster"),
    `tier`, `needs` (also "other" and "next"), `toxic` (values), `persistent`, `effects`
    (sentences). `countries` by name: `dice`, `least`, `most`, `price` (by step of the dice track),
    `complexity`, `fronts` (dice have a front), `stores`, `converters`. `habitation`: `{needs,
    capacity (by value)}`. `capacity`: `{most, round}`. `mend`: prices by token. `badges` by name:
    `{about, price}`. `most_scenario`: how many Scenario tokens a tile holds.
    `actions`: by kind the names of the arguments, in order. `turns`: ids of the events that begin
    a round. `news`: ids of those that everybody wants to have heard of. `house`: `{what, rule}`:
    what is ours and not published, and our paragraph about it.
    """
    return catalogue.content(options)


def desk(source: Seat | View, view: View | None = None) -> Facts:
    """What is worked out from one view. `source` is the handle of a seat, or the view of a
    spectator; `view` that of the seat where it is at hand already.

    `seat`: whose desk it is, null for a spectator. `own`: the players this seat is. `asked`:
    players whose decision is awaited. `ask`: the kind of question to this seat, or null. `about`:
    `{country, tile, die, left}` of that question, as far as it has them. `prompt`: the question, a
    sentence, or null. `clock`: a sentence. `phase`: "placing", "disaster", "spending" or "over".
    `round`. `commander`: a player.
    `tracks`, one for each resource: `resource`, `now`, `most`, `gained` (by the dice as they lie),
    `wasted` (above the top), `produced` (after production), `drained` (by cards that lie there),
    `consumed`, `after` (after consumption), `later` (the round has consumed already: figures of the
    next one), `danger` (null, "low" or "red"), `words`.
    `crews`: `crew`, `country`, `player`, `own` (of this seat), `done`, `asked`, `question` (kind or
    null), `commander`, `income` (Capacity that its dice bring), `stipend` (Capacity that the round
    brings), `die_price` (null at the end of the track), `docks` (spaces of its Docking Module).
    `tiles` by name: `crew` (its owner), `results`: `{resource, dice, hits, strain, gives}` (`dice`
    what the dice give, `hits` and `strain` what tokens take off), `takes` (values), `full`,
    `doomed` (the next hit destroys it).
    `cards`: missions and lasting cards on the table by name: `sort`, `takes`, `left` (open spaces),
    `done`.
    `disaster`: `name`, `latest`, `resolving` (the card being carried out, or null), `toxic`
    (values), `aid` (dice on it), `deck` (cards that may come), `drawn`, `bank` (tokens left).
    `groups`: `{kind, words, choices}` in the order in which to offer them; `words`: heading or null
    (then the only action speaks for itself); `choices`: numbers into `view.legal`. The words of an
    action are the message `intrepid-do-KIND` with its arguments.
    `notes` by number into `view.legal`, as text: what is special about an action: a sentence.
    `could`: what is not possible now: `{kind, action: {kind, args}, words, reason: {rule, id,
    args}}`.
    `ending`: null, or once the game is over: `ending`, `won`, `words`, `winners`, `order`,
    `missions`: `{name, done}`, `rows`: `{row, points, words}`, `resources`.
    """
    handle = source if isinstance(source, Seat) else None
    seen = view or (source.view() if isinstance(source, Seat) else source)
    sight = Sight(seen)
    seat = None if handle is None else handle.number
    legal: list[choices.Json] = seen["legal"]
    question = sight.question(seat)
    return {
        "seat": seat,
        "own": [] if seat is None else [seat],
        "asked": seen["to_act"],
        "ask": question.get("ask"),
        "about": {key: question.get(key) for key in ("country", "tile", "place", "die", "left")},
        "prompt": seen["prompt"],
        "clock": clock(sight),
        "phase": sight.phase,
        "round": seen["round"],
        "commander": seen["commander"],
        "tracks": forecast.tracks(sight),
        "crews": standing.crews(sight, [] if seat is None else sight.crews_of(seat)),
        "tiles": standing.tiles(sight),
        "cards": standing.cards(sight),
        "disaster": standing.disaster(sight),
        **(NOTHING_OF_ITS_OWN if handle is None or not legal else seats_own(handle, sight, legal)),
        "ending": standing.ending(sight) if sight.over else None,
    }


def route(source: Seat | View, start: str, goal: str) -> Facts:
    """Nobody walks in this game."""
    return {"lines": [], "legs": []}


def towards(handle: Seat, sort: str, name: str) -> list[Facts]:
    """What this seat might do with a place now: `{action: {kind, args}, words, reason}`, the legal
    ones first (`reason` null). `sort` is "place" (a tile, on the station or in an offer row, a
    card, "habitation"), "slot" or "crew" (a country); an unknown name or sort gives nothing."""
    view = handle.view()
    sight = Sight(view)
    domain = {"place": "place", "slot": "slot", "crew": "country"}.get(sort)
    if domain is None or name not in sight.edition.domains[domain].index_of:
        return []
    if handle.number not in view["to_act"]:
        return []
    return hopes.towards(handle, sight, sort, name)


# Parts --------------------------------------------------------------------------------------------

NOTHING_OF_ITS_OWN: Facts = {"groups": [], "notes": {}, "could": []}
"""What a desk lacks that is nobody's, or is not asked."""


def seats_own(handle: Seat, sight: Sight, legal: list[choices.Json]) -> Facts:
    """What only the seat that is asked decides."""
    return {
        "groups": choices.groups(legal),
        "notes": choices.notes(sight, legal),
        "could": hopes.could(handle, sight, legal),
    }


def clock(sight: Sight) -> Sentence:
    return sentence(f"clock-{sight.phase}", round=sight.view["round"])
