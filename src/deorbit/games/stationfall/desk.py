"""All that a screen has to know about Stationfall beyond a view: worked out once, from what a seat
may see, ready for JSON.

A **sentence** is `{"id": message, "args": {name: value}}`. A value is a name or a number, read as
`core.text.worded` reads it (an argument `character` of value "exile" is the message
`stationfall-character-exile`); or a list of such values, read one by one and joined with ", "; or
a sentence itself. A **player** is a conspiracy: a colour, by its number; with two people each seat
has two of them. A **pawn** is a piece on the board, a **card** a character card: Clones have three
pawns on one card, Drones two, everybody else is called like the card.
"""

from collections.abc import MutableSequence
from functools import partial
from random import Random
from typing import Any

from deorbit.core.errors import BadInput
from deorbit.core.records import Action, Reason
from deorbit.core.seat import Seat
from deorbit.games.stationfall import catalogue, choices, hopes, instruments, routes, tally
from deorbit.games.stationfall.memory import Memory, recalled
from deorbit.games.stationfall.sentences import Sentence
from deorbit.games.stationfall.sight import MONSTER, Sight, View
from deorbit.games.stationfall.state import StationfallState

Facts = dict[str, Any]


def content(options: Facts, cast: tuple[str, ...]) -> Facts:
    """What is printed, the same for all readers of a table and for the whole match.

    `sections` by name: `at` [column, row] on the schematic, row 0 forward (bottom); `gravity`,
    `dark`, `power` (generates it), `console`, `airless` (for ever), `contaminates`, `deletes_data`;
    `airlock`: "in", "out" or both; `pod`: null or `{dock, capacity, needs}`, needs a word of
    `stationfall-needs-*`; `makes`: what is manufactured there (`stationfall-ware-*`); `offers`:
    section actions (`stationfall-offer-*`); `officers`: those of both that are for Officers only;
    `with`: the character that brings it along, or null; `house`: fields that are ours, not
    published (`stationfall-field-*`, with dashes); `house_offers`.
    `corridors`, `vents`: pairs of sections; pods are joined to their docks by a corridor.
    `house_ways`: `{sort, ends, house}` of corridors and vents that are house in part.
    `characters` by card, all there are: `in_play`; `pawns`; `identities` (none, one or two); `kind`
    "human", "robot", "human+robot", "data" or "item"; `tier`; `slots`; `abilities`; `integral`
    Items; `starts` (a section for each pawn, "card": off the board); `starts_with`; `starts_down`;
    `story`, `note`, `tip`: sentences or null; `house`.
    `identities` by name, all there are: `in_play`, `card`, `influence` (limit), `reveal` (powers),
    `title` (sentence), `agenda`: `{row, points, when, what, per, plus, words}` in order, and
    `bot_agenda`, empty where a bot has the same; `when`: the condition, `what`: the Item or Data it
    is about or null, `per`: points each time, `plus`: only if the row above without plus is met;
    `bonus`: `{sort: "friend" | "grudge" |
    "item" | "each", points, item?, more?, words}`; `pays`: sentences; `tip`: sentence or null.
    `abilities` by name: `when` ("always", "action", "free", "reveal": `stationfall-works-*`),
    `color` (`stationfall-color-*`), `house`. Words: `stationfall-ability-NAME` and `-NAME-does`.
    `items` by name: `in_play`, `total`, `made` (sections), `rules` (paragraphs about it, as far as
    there are), `house`. `data` by name: `made`, `rules`.
    `offsites`, `projects` by name (`house`; words `stationfall-project-NAME`, `-NAME-does`).
    `players`: colours in order (`stationfall-player-*`). `minutes`: the first Minute by number of
    seats. `actions`: by kind the names of the arguments, in order. `news`: ids of the events that
    everybody wants to have heard of; `turns`: of those that begin a turn. `sizes`: `{width,
    height}` of the schematic, in columns and rows.
    """
    return catalogue.content(options, cast)


def desk(source: Seat | View, view: View | None = None, memory: Memory | None = None) -> Facts:
    """What is worked out from one view. `source` is the handle of a seat, or the view of a
    spectator; `view` that of the seat where it is at hand already; `memory` what was worked out
    before at this table: then `systems`, `sections` and each of `characters` come as JSON already.

    `seat`: whose desk it is, null for a spectator. `own`: the players this seat is. `asked`:
    players whose decision is awaited. `ask`: the kind of question on the table, or null. `prompt`:
    the question to this seat, a sentence, or null. `clock`: a sentence.
    `acting`: the pawn the question is about, or null. `matter`: the section it is about, if none.
    `home`: the section to look at, or null.
    `left`: `{actions, of, free, called}` in an activation, else null: actions left, pips in all,
    whether the free action is left; `called`: pawns of a card that have acted.
    `teams`: null or by player `{team: letter, partner}`.
    `characters` by pawn (the Monster has its own key in the view): `card`; `at`: section or null;
    `place`: sentence; `escaped`, `usable` (can take actions), `swallowed`, `marked`; `owners`:
    players whose PC it is; `conspirators`: players whose Conspirator it is; `abilities` now;
    `integral`, `holds` (integral ones first); `slots`, `slots_used`; `cubes`: [[player, count]];
    `discs`, `bribes`: players; `grey_bribes`: how many; `spent`: its Kompromat has been used;
    `exhausted`; `actions`: how many it would have if activated.
    `sections` by name: `dark` just now; `trap`: null or "real", "decoy", "unknown".
    `choices`: one for each action of `view.legal`, in that order: `group`: the kind of action that
    it is offered under; `cost`: "free" (uses the free action), "action" (one of the actions left),
    "turn" (ends the activation, or the turn), "none"; `about`: pawn on whose card it stands, or
    null;
    `target`: `{sort, name}` or null, the most telling of `targets`; sorts are "section",
    "character" (a pawn), "corridor" ("a|b" as in `content.corridors`), "player" (its number as
    text), "item", "data", "offsite", "identity"; `note`: sentence or null: by a vent, through a
    Lock, where somebody is; `words`: sentence, the whole action; `label`: sentence or null, what to
    say below the heading of the group, where that is more than the arguments.
    `groups`: `{kind, words, choices}` in the order in which to offer them; `words`: heading or null
    (then the only action speaks for itself); `choices`: numbers into `choices`.
    `could`: what the pawn that acts cannot do now: `{kind, action: {kind, args}, words, reason:
    {rule, id, args}, obvious}`; obvious ones (nothing to drop, nobody to drag) come last.
    `preview` by own player (number as text): `{identity, rows: [{row, points, words}], total,
    bonus: [{identity, points}], dealt: {identity: {rows, total}}}`: what would score if the station
    fell now; `dealt` only while the identity is being chosen.
    `systems`: `lines`: sentences with a `tone` ("plain", "quiet", "now", "possible", "danger");
    `power`, `cameras`, `jammers`, `abandon_ship`; `antimatter`: `{state, minute}`; `project`:
    `{card, known: "unknown" | "seen" | "released"}`; `wormhole`: two sections or null; `medical`:
    `{at, stars}` or null; `track`: from the first Minute to 0, then -1 for Stationfall: `{minute,
    now, past, re_entry, markers: [{player, effect, minute, at?, words}]}`.
    `ending`: null, or once the game is over: `ending`, `words`, `winners` (players), `order`
    (players, the best first), `players`: `{player, seat, identity, schroedinger, rows, total,
    bonus, together (points of a pair), partner (or null), guilt, winner, why: sentence}`.
    """
    handle = source if isinstance(source, Seat) else None
    seen = view or (source.view() if isinstance(source, Seat) else source)
    sight = Sight(seen)
    seat = None if handle is None else handle.number
    over = not seen["to_act"]
    return {
        "seat": seat,
        "own": sight.own(seat),
        "asked": sight.asked,
        "ask": sight.ask.get("ask") or ("choose" if not over else None),
        "prompt": prompt(sight, seat),
        "clock": instruments.clock(sight),
        "acting": sight.acting,
        "matter": sight.matter,
        "home": sight.home(seat),
        "left": left(sight),
        "teams": teams(sight),
        "characters": characters(sight, memory),
        "sections": sections(sight, memory),
        **(seats_own(handle, sight) if handle is not None and not over else NOTHING_OF_ITS_OWN),
        "systems": recalled(
            memory,
            "systems",
            [seen.get(key) for key in instruments.KEYS],
            lambda: instruments.systems(sight),
        ),
        "ending": ending(handle, sight) if over else None,
    }


def route(source: Seat | View, start: str, goal: str) -> Facts:
    """The way of a character, or of anybody from a section, to a section or a character.

    `lines`: sentences; `legs`: `{to: section, by: "corridor" | "lock" | "vent" | "airlock" |
    "wormhole"}`, none where there is no way now. `BadInput` for names that are none.
    """
    seat = source.number if isinstance(source, Seat) else None
    sight = Sight(source.view() if isinstance(source, Seat) else source)
    for name in (start, goal):
        if name not in sight.pawns and name not in sight.sections:
            raise BadInput("unknown-value", domain="section", value=name[:64])
    try:
        return routes.way(sight, seat, start, goal).to_json(sight.edition)
    except BadInput as nowhere:
        return {"lines": [{"id": nowhere.message, "args": {}}], "legs": []}


def towards(handle: Seat, sort: str, name: str) -> list[Facts]:
    """What this seat might do with a target now: `{action: {kind, args}, words, cost, reason}`, the
    legal ones first (`reason` null), then for each other kind one with the reason why not. `sort`
    is "section", "character" or "player"; an unknown name or sort gives nothing."""
    if sort not in hopes.TITLES:
        return []
    sight = Sight(handle.view())
    state = world(handle)
    found = hopes.towards(state, handle.number, handle.moves(), sort, name)
    return [
        {
            "action": action.to_json(),
            "words": choices.said(sight, action, handle.number),
            "cost": choices.cost(state, move),
            "reason": None if legal else reason_of(handle.why_not(action)),
        }
        for move, legal in found
        for action in [handle.action(move)]
    ]


# Parts --------------------------------------------------------------------------------------------


class Unmoved(Random):
    """Chance that takes what comes first. A desk is the same in every world that its seat could be
    in, so any one of them will do."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        pass

    def choice(self, seq: Any) -> Any:
        return seq[0]


UNMOVED = Unmoved(0)


def world(handle: Seat) -> StationfallState:
    """A state that the seat could be in: what is worked out from it cannot tell more than the seat
    may know."""
    state: StationfallState = handle.world(UNMOVED)
    return state


def prompt(sight: Sight, seat: int | None) -> Sentence | None:
    """The question to a seat; an action that somebody is to consent to is told in words."""
    asked = sight.question()
    if asked is None or "action" not in asked["args"]:
        return asked
    action = Action.parse(asked["args"]["action"])
    return {
        "id": asked["id"],
        "args": {**asked["args"], "action": choices.said(sight, action, seat)},
    }


def left(sight: Sight) -> Facts | None:
    if sight.ask.get("ask") not in ("activation", "call"):
        return None
    turn = sight.view["turn"]
    return {
        "actions": turn["actions"],
        "of": 2,
        "free": turn["free"],
        "called": turn["called"],
    }


def teams(sight: Sight) -> list[Facts] | None:
    if not sight.teams:
        return None
    return [
        {"team": sight.team(player), "partner": sight.partner(player)}
        for player in range(len(sight.players))
    ]


def characters(sight: Sight, memory: Memory | None) -> Facts:
    """Most actions change one pawn, or one card: the others are as they were."""
    view = sight.view
    spent, launched = view["spent"], view["launched"]
    monster, shattered = view.get(MONSTER), view.get("shattered")
    if memory is None:
        return {pawn: character(sight, pawn) for pawn in sight.characters}
    found: Facts = {}
    for pawn, record in sight.characters.items():
        card = sight.card(pawn)
        made_of = (
            record,
            sight.standings[card],
            card in spent,
            sight.grey_bribes(card),
            record["at"] in launched,
            monster,
            shattered,
        )
        found[pawn] = recalled(memory, pawn, made_of, partial(character, sight, pawn))
    return found


def character(sight: Sight, pawn: str) -> Facts:
    card = sight.card(pawn)
    owners = sight.owners(pawn)
    return {
        "card": card,
        "at": sight.section_of(pawn),
        "place": sight.place(pawn),
        "escaped": sight.escaped(pawn),
        "usable": sight.usable(pawn),
        "swallowed": pawn in sight.inside,
        "marked": sight.view.get(MONSTER, {}).get("mark") == pawn,
        "owners": owners,
        "conspirators": sight.conspirators(pawn),
        "abilities": sight.abilities(pawn),
        "integral": sight.integral(pawn),
        "holds": sight.holds(pawn),
        "slots": sight.slots(pawn),
        "slots_used": sight.slots_used(pawn),
        "cubes": [list(cubes) for cubes in sight.cubes(card)],
        "discs": sight.discs(card),
        "bribes": sight.bribers(card),
        "grey_bribes": sight.grey_bribes(card),
        "spent": card in sight.view["spent"],
        "exhausted": sight.exhausted(pawn),
        "actions": sight.actions_of(pawn),
    }


def sections(sight: Sight, memory: Memory | None) -> Facts:
    found: Facts = recalled(
        memory,
        "sections",
        (sight.view["power"], sight.streamed, sight.view.get("traps")),
        lambda: {
            name: {"dark": sight.dark(name), "trap": sight.trap(name)} for name in sight.sections
        },
    )
    return found


NOTHING_OF_ITS_OWN: Facts = {"choices": [], "groups": [], "could": [], "preview": {}}
"""What a desk lacks that is nobody's."""


def seats_own(handle: Seat, sight: Sight) -> Facts:
    """What only this seat decides and knows."""
    state = world(handle)
    moves = handle.moves()
    legal = [handle.action(move) for move in moves]
    seat = handle.number
    known = choices.known_of(sight)
    return {
        "choices": [
            choices.choice(sight, state, seat, action, move, known)
            for action, move in zip(legal, moves, strict=True)
        ],
        "groups": choices.groups(legal),
        "could": [
            {
                "kind": action.kind,
                "action": action.to_json(),
                "words": choices.said(sight, action, seat),
                "reason": reason_of(handle.why_not(action)),
                "obvious": obvious,
            }
            for move, obvious in hopes.could(state, seat, moves)
            for action in [handle.action(move)]
        ],
        "preview": tally.preview(state, seat),
    }


def reason_of(reason: Reason | None) -> Facts | None:
    if reason is None:
        return None
    return {"rule": reason.rule, "id": reason.id, "args": reason.args}


def ending(handle: Seat | None, sight: Sight) -> Facts:
    state = tally.state_of(sight.view) if handle is None else world(handle)
    return tally.ending(sight, state)
