"""Every fact of a screen is held against the engine, over random positions of all settings."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import deorbit
from deorbit.core.dealer import silent
from deorbit.core.records import Action, Event
from deorbit.core.screen import Sentence
from deorbit.games.intrepid.content.edition import DIFFICULTIES, DISASTERS, RESOURCES, STATION
from deorbit.games.intrepid.content.editions import page
from deorbit.games.intrepid.game import GAME
from deorbit.games.intrepid.rules.abilities import works
from deorbit.games.intrepid.rules.damage import hit
from deorbit.games.intrepid.rules.placement import Place
from deorbit.games.intrepid.rules.state import IntrepidState
from deorbit.games.intrepid.screen import make
from deorbit.games.intrepid.screen.contract import Board, Own
from games.intrepid.crews import PLENTY

SETTINGS = [
    (seats, disaster, difficulty)
    for seats in range(1, 5)
    for disaster in DISASTERS
    for difficulty in DIFFICULTIES
]
STEPS = 240
REFILL = 20
FILLED = 160
EVERY = 9

every_setting = pytest.mark.parametrize(("seats", "disaster", "difficulty"), SETTINGS)


def moments(seats: int, disaster: str, difficulty: str) -> Iterator[deorbit.Match]:
    """Random play, looked at now and then. Resources are filled up for a while, so that there are
    many rounds; a tile and a dice track are at their end from the beginning."""
    fresh = deorbit.new("intrepid", seats, 5, disaster=disaster, difficulty=difficulty)
    position = fresh.position()
    next(iter(position["tiles"].values()))["scenario"] = 3
    first = position["crews"][0]
    first["track"] = page("countries")[first["country"]]["most"]
    first["docking_disabled"] = True
    rng = Random(f"{seats} {disaster} {difficulty}")
    for step in range(STEPS):
        if step % REFILL == 0 and step <= FILLED:
            match = deorbit.scenario("intrepid", {**position, "resources": PLENTY}, step)
        if step % EVERY == 0 or not match.to_act:
            yield match
        if not match.to_act:
            return
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
        position = match.position()


def board_of(match: deorbit.Match) -> Board:
    return make.board(match.seen(None))


def own_of(match: deorbit.Match, seat: int) -> Own:
    return make.own(match.seen(seat), seat)


def after(match: deorbit.Match, seat: int, action: Action) -> tuple[deorbit.Match, list[Event]]:
    other = match.copy()
    return other, other.play(seat, action)


def parts(note: Sentence | None) -> dict[str, dict[str, object]]:
    """What a note says, by message; gains by resource."""
    if note is None:
        return {}
    found = {}
    for part in note.args.get("notes", [note]):
        name = part.id.removeprefix("intrepid-")
        found[str(part.args["resource"]) if name == "gain" else name] = part.args
    return found


# The board ----------------------------------------------------------------------------------------


@every_setting
def test_what_is_told_of_the_board_is_what_the_rules_say(
    seats: int, disaster: str, difficulty: str
) -> None:
    for match in moments(seats, disaster, difficulty):
        state: IntrepidState = match.seen(None)
        board = board_of(match)
        assert board.asked == list(match.to_act)
        assert board.phase == (match.position()["phase"] if match.to_act else "over")
        check_resources(state, board)
        check_crews(match, state, board)
        check_places(state, board)
        check_disaster(match, board)
        check_ending(match, board)


def check_resources(state: IntrepidState, board: Board) -> None:
    """Until the results are counted, the tracks gain what the tiles give and what was amplified."""
    assert [track.resource for track in board.tracks] == RESOURCES
    for number, track in enumerate(board.tracks):
        given = state.amplified[number] + sum(
            result.gives
            for tile in board.tiles.values()
            for result in tile.results
            if result.resource == track.resource
        )
        assert track.gained == (given if board.phase == "placing" else 0)
        assert track.now == state.resources[number]
        assert track.produced == min(track.most, track.now + track.gained)
        assert track.after == track.produced - track.drained - track.consumed
        running = board.phase in ("placing", "disaster")
        assert (track.danger == "red") == (running and track.after < 0)


def check_crews(match: deorbit.Match, state: IntrepidState, board: Board) -> None:
    questions = match.questions()
    for crew, told in enumerate(match.position()["crews"]):
        facts = board.crews[crew]
        assert (facts.crew, facts.country, facts.player) == (crew, told["country"], told["seat"])
        assert facts.asked == (facts.player in match.to_act)
        assert facts.done == (facts.player in questions and not facts.asked)
        assert facts.commander == (facts.player == match.position()["commander"])
        assert facts.docks == len(told["docking"])
        most = page("countries")[facts.country]["most"]
        assert (facts.die_price is None) == (told["track"] == most)
        prices = {name: state.edition.tiles[index_of(state, name)].cost for name in told["offer"]}
        assert facts.dear == [name for name in prices if prices[name] > told["capacity"]]


def index_of(state: IntrepidState, name: str) -> int:
    return state.edition.domains["tile"].index(name)


def check_places(state: IntrepidState, board: Board) -> None:
    """A place takes the values that the rules would not refuse there."""
    place = next(kind for kind in GAME.kinds if isinstance(kind, Place))

    def taken(crew: int, index: int) -> list[int]:
        return [value for value in range(1, 7) if not place.refuses(state, crew, value, index)]

    assert set(board.tiles) == {state.edition.tiles[tile].name for tile in state.slot if tile >= 0}
    for name, tile in board.tiles.items():
        index = index_of(state, name)
        assert tile.crew == state.owner[index]
        assert tile.takes == taken(tile.crew, index)
        struck = state.copy()
        hit(struck, index, silent())
        assert tile.doomed == (struck.at[index] >= STATION)
        assert not (tile.full and tile.takes)
    for name, card in board.cards.items():
        assert card.takes == taken(0, state.edition.domains["place"].index(name))
        assert card.done == (card.left == 0)
        assert not (card.done and card.takes)


def check_disaster(match: deorbit.Match, board: Board) -> None:
    position = match.position()
    told = board.disaster
    assert told.name == position["options"]["disaster"]
    assert told.toxic == position["toxic"]
    assert told.aid == sum(crew["aid"] for crew in position["crews"])
    assert told.latest == (None if position["latest"] == "none" else position["latest"])
    assert told.drawn == len(position["spent"]) + len(position["active"])
    assert told.deck > 0


def check_ending(match: deorbit.Match, board: Board) -> None:
    outcome, ending = match.outcome, board.ending
    assert (outcome is None) == (ending is None)
    if outcome is not None and ending is not None:
        assert (ending.ending, tuple(ending.winners)) == (outcome.ending, outcome.winners)
        assert tuple((row.row, row.points) for row in ending.rows) == outcome.rows[0]
        lost = [name for name, left in ending.resources.items() if left < 0]
        assert lost == ([] if ending.won else [ending.ending])


# What a seat decides ------------------------------------------------------------------------------


@every_setting
def test_what_a_seat_is_offered_comes_of_it(seats: int, disaster: str, difficulty: str) -> None:
    for match in moments(seats, disaster, difficulty):
        for seat in match.to_act:
            own, legal = own_of(match, seat), match.legal(seat)
            grouped = sorted(one for group in own.groups for one in group.choices)
            assert grouped == list(range(len(legal)))
            prompt = match.view(seat)["prompt"]
            assert own.prompt == Sentence(**prompt)
            check_about(match, own, legal)
            for number, action in enumerate(legal):
                note, price = own.notes.get(str(number)), own.prices.get(str(number), 0)
                check_action(match, seat, action, parts(note), price)
            for blocked in own.could:
                action = Action(blocked.action.kind, tuple(blocked.action.args))
                reason = match.why_not(seat, action)
                assert reason is not None
                assert (blocked.reason.rule, blocked.reason.id) == (reason.rule, reason.id)


def check_about(match: deorbit.Match, own: Own, legal: list[Action]) -> None:
    """Actions are those of the crews that are asked, and their dice lie where they are said to."""
    crews = match.position()["crews"]
    asked = [crews[crew] for crew in own.about.crews]
    lying = {"pool": "pool", "stored": "storage", "fresh": "fresh"}[own.about.dice]
    dice = {str(die) for crew in asked for die in crew[lying]}
    dice |= {f"kept-{die}" for crew in asked for die in crew["pool"]}
    for action in legal:
        shape = GAME.kinds[GAME.kind_of[action.kind]].shape
        named = dict(zip((name for name, _ in shape.fields), action.args, strict=True))
        if "country" in named:
            assert named["country"] in {crew["country"] for crew in asked}
        for field in ("die", "up", "down"):
            if field in named and action.kind != "gain":
                assert str(named[field]) in dice


def check_action(
    match: deorbit.Match, seat: int, action: Action, note: dict[str, dict[str, object]], price: int
) -> None:
    """What is said beside an action is what happens once it is taken."""
    other, events = after(match, seat, action)
    if action.kind == "done":
        check_left_over(match, seat, note)
        check_consumption(match, events)
        return
    crews, position = match.position()["crews"], other.position()
    if price:
        (crew,) = [n for n, one in enumerate(crews) if one["country"] == action.args[0]]
        assert position["crews"][crew]["capacity"] == crews[crew]["capacity"] - price
        assert action.kind != "die" or price == board_of(match).crews[crew].die_price
    elif action.kind in ("buy", "die", "mend", "free"):
        raise AssertionError(f"{action} has no price")
    if action.kind == "dock":
        (to,) = [one for one in crews if one["country"] == action.args[2]]
        value = int(str(action.args[1]).partition("/")[0])
        assert ("note-wished" in note) == (to["wish"] == value)
    if action.kind == "place":
        check_placement(match, other, seat, action, note, events)


def check_consumption(match: deorbit.Match, events: list[Event]) -> None:
    foretold = {track.resource: track.consumed for track in board_of(match).tracks}
    for event in events:
        if event.name == "consumed":
            assert event.args["number"] == foretold[str(event.args["resource"])]


def check_left_over(match: deorbit.Match, seat: int, note: dict[str, dict[str, object]]) -> None:
    legal = match.legal(seat)
    placing = {action.args[0] for action in legal if action.kind == "place"}
    pools = [crew["pool"] for crew in match.position()["crews"] if crew["country"] in placing]
    assert note.get("note-dice-left", {}).get("count", 0) == sum(map(len, pools))
    bought = [action for action in legal if action.kind in ("buy", "die", "mend", "free")]
    assert ("note-capacity-left" in note) == bool(bought)


def check_placement(
    match: deorbit.Match,
    other: deorbit.Match,
    seat: int,
    action: Action,
    note: dict[str, dict[str, object]],
    events: list[Event],
) -> None:
    before, board = board_of(match), board_of(other)
    for old, new in zip(before.tracks, board.tracks, strict=True):
        more = int(str(note.get(old.resource, {"number": 0})["number"]))
        assert max(0, new.gained - old.gained) == more
    ask = own_of(other, seat).ask if seat in other.to_act else None
    assert ("note-toxic" in note) == (ask == "pay")
    card = board.cards.get(str(action.args[2]))
    if card is not None:
        said = note["note-mission" if card.sort == "mission" else "note-card"]
        assert said["count"] == card.left
    state, name = other.seen(seat), str(action.args[2])
    if name in board.tiles:
        tile = index_of(state, name)
        ability = page("tiles")[name].get("ability")
        assert ("note-ability" in note) == (ability is not None and works(state, tile))
    names = {event.name for event in events} - {"placed", "mission-done", "card-removed"}
    if "note-ability" not in note and "note-toxic" not in note:
        assert names == set()
        assert ask in ("place", "name")
    if "note-more-dice" in note:
        assert not board.tiles[name].full


@every_setting
def test_what_leads_towards_a_place_is_what_is_legal_there(
    seats: int, disaster: str, difficulty: str
) -> None:
    for match in moments(seats, disaster, difficulty):
        position = match.position()
        places = [*position["tiles"], "habitation"]
        places += [one["name"] for one in (*position["missions"], *position["active"])]
        places += [name for crew in position["crews"] for name in crew["offer"]]
        named = [("place", name) for name in places]
        named += [("crew", crew["country"]) for crew in position["crews"]]
        named += [("slot", "1-1"), ("slot", "8-4")]
        for seat in match.to_act:
            seen, legal = match.seen(seat), set(match.legal(seat))
            aimed = set()
            for sort, name in named:
                for one in make.attempts(seen, seat, sort, name):
                    action = Action(one.action.kind, tuple(one.action.args))
                    reason = match.why_not(seat, action)
                    assert (reason is None) == (one.reason is None) == (action in legal)
                    if reason is not None and one.reason is not None:
                        assert (one.reason.rule, one.reason.id) == (reason.rule, reason.id)
                    aimed.add(str(action))
            missed = [action for action in legal if action.kind in ("choose", "mend")]
            assert {str(action) for action in missed} <= aimed
