"""The desk: all that screens are told about Station-X beyond a view."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import to_builtins

import deorbit
from conformance.suite import play_some
from deorbit.core import text
from deorbit.core.errors import BadInput
from deorbit.core.records import Action
from deorbit.games.stationx.content.edition import SLOT_KIND, SLOTS, UNITS
from deorbit.games.stationx.content.editions import data
from deorbit.games.stationx.game import GAME
from deorbit.games.stationx.rules.state import NOWHERE
from deorbit.games.stationx.screen import choices, contract, make
from deorbit.server.telling import screens as service
from deorbit.server.wire.play import Route
from games.stationx import screens
from games.stationx.station import EVERYTHING, TWINS, do, station

Facts = dict[str, Any]

GAMES: list[tuple[int, Facts]] = [
    (2, {"build": "standard", "rounds": 12}),
    (2, {"rounds": 8}),
    (3, {"build": "standard", "rounds": 8}),
    (4, {"rounds": 6}),
    (4, {"tiles": {"5x2": 2, "1x1": 3}, "rounds": 5}),
]


def moments(seats: int, options: Facts, seed: int, every: int) -> Iterator[deorbit.Match]:
    """A game of random play, looked at now and then, and at its end."""
    rng = Random(seed)
    match = deorbit.new("stationx", seats=seats, seed=seed, **options)
    while match.to_act:
        yield match
        play_some(match, rng, every)
    yield match


def sentences(value: Any) -> Iterator[Facts]:
    """All sentences within facts."""
    if isinstance(value, dict):
        if set(value) >= {"id", "args"}:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from sentences(one)


def spoken(sentence: Facts) -> list[str]:
    """What Fluent has against a sentence, its arguments in words."""
    args = {
        name: "x" if isinstance(value, (list, dict)) else "?" if value is None else value
        for name, value in sentence["args"].items()
    }
    names = ["stationx-faction-cyborgs", "stationx-faction-pirates"]
    return text.problems(sentence["id"], text.worded("stationx", args, names, "en"), "en")


def paragraphs() -> set[str]:
    """The names of all paragraphs of the rules."""
    return set(re.findall(r"^\*\*([\w.-]+)\*\*", text.rules("stationx"), re.MULTILINE))


# What it depends on, and how it is told -----------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_screen_has_the_shapes_of_the_contract_and_can_be_said(
    seats: int, options: Facts
) -> None:
    for match in moments(seats, options, seats + 10, 17):
        for seat in (None, *range(seats)):
            told = screens.desk(match, seat)
            assert json.loads(json.dumps(told)) == json.loads(msgspec.json.encode(told))
            board = msgspec.convert(told, contract.Board)
            own = msgspec.convert(told, contract.Own)
            assert (board, own) == (make.board(match.seen(None)), make.own(match.seen(seat), seat))
            for sentence in sentences(told):
                assert not spoken(sentence), sentence


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_screen_is_worked_out_from_what_a_reader_sees(seats: int, options: Facts) -> None:
    for match in moments(seats, options, seats, 31):
        for seat in (None, *range(seats)):
            seen = GAME.from_view(match.view(seat))
            assert make.board(seen) == make.board(match.seen(None))
            told, wanted = make.own(seen, seat), make.own(match.seen(seat), seat)
            # A view does not say in which order units were placed, nor so what to try first.
            for own in (told, wanted):
                own.legal.sort(key=lambda deed: [deed.kind, *map(str, deed.args)])
            assert told == wanted


def test_a_spectator_decides_nothing() -> None:
    for match in moments(3, {"build": "standard", "rounds": 6}, 3, 13):
        own = make.own(match.seen(None), None)
        assert own == contract.Own(seat=None, own=[], home=own.home)


def test_a_view_out_of_a_bad_file_is_refused_at_once() -> None:
    view = station().view(None)
    huge = {**view["options"], "tiles": {"99999x99999": 1}}
    with pytest.raises(BadInput):
        GAME.from_view(view | {"options": huge})
    with pytest.raises(BadInput):
        GAME.from_view(view | {"tiles": view["tiles"][:1] * 100_000})


# The station --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_rooms_and_units_stand_as_the_engine_has_them(seats: int, options: Facts) -> None:
    for match in moments(seats, options, seats + 20, 11):
        state = match._state
        state = state.copy()
        if not any(cell != NOWHERE for cell in state.cell):
            state.settle()
        geometry, names = state.geometry, state.edition.cell_names
        told = screens.board(match)
        assert [room["oxygen"] for room in told["rooms"]] == geometry.oxygen
        assert [room["share"] for room in told["rooms"]] == geometry.share
        assert [room["at"] for room in told["rooms"]] == [names[one[0]] for one in geometry.cells]
        for room, crowd in enumerate(told["crowd"]):
            assert crowd == state.crowd[5 * room : 5 * room + seats]
        units = {names[cell]: slot for slot, cell in enumerate(state.cell) if cell != NOWHERE}
        assert set(told["units"]) == set(units)
        for cell, one in told["units"].items():
            seat, kind = units[cell] // SLOTS, SLOT_KIND[units[cell] % SLOTS]
            assert (one["player"], one["unit"]) == (seat, UNITS[kind])
            assert one["attack"] == state.attack(seat, kind)
            assert one["movement"] == state.movement(seat, kind)
            assert one["jumps"] == state.jumps(seat, kind)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_between_cells_that_touch_is_a_door_or_a_wall(seats: int, options: Facts) -> None:
    """2.6, 6.1."""
    for match in moments(seats, options, seats + 30, 50):
        state = match.seen(None).copy()
        if not any(cell != NOWHERE for cell in state.cell):
            state.settle()
        names, size = state.edition.cell_names, state.edition.size
        cells = [cell for cell in state.geometry.at if cell.room >= 0]
        told = screens.board(match)
        doors, walls = ({frozenset(pair) for pair in told[key]} for key in ("doors", "walls"))
        assert (len(doors), len(walls)) == (len(told["doors"]), len(told["walls"]))
        open_ = {}
        for one in cells:
            for other in cells:
                x = abs(one.index % size - other.index % size)
                y = abs(one.index // size - other.index // size)
                if one.room != other.room and x + y == 1:
                    pair = frozenset((names[one.index], names[other.index]))
                    open_[pair] = other in one.near
        assert doors == {pair for pair, near in open_.items() if near}
        assert walls == {pair for pair, near in open_.items() if not near}


def test_a_room_is_as_wide_and_as_high_as_its_tile() -> None:
    """2.2, 2.4: turned tiles too."""
    tiles = ["0 2x1 l11", "0 1x3 m8", "1 6x2 n9", "0 base o12", "1 base h12"]
    match = station(options={"tiles": "2x1,3x1,6x2"}, tiles=tiles)
    told = screens.board(match)["rooms"]
    sizes = [(one["at"], one["width"], one["height"]) for one in told]
    printed = [(at, 3, 3) for at in ("l12", "l23", "w12", "l1", "a12")]
    laid = [("l11", 2, 1), ("m8", 1, 3), ("n9", 6, 2), ("o12", 4, 4), ("h12", 4, 4)]
    assert sizes == printed + laid


def test_rooms_that_touch_differ_in_shade() -> None:
    for seed in range(6):
        *_, match = moments(4, {"rounds": 1}, seed, 60)
        told = screens.board(match)
        geometry, cells = match.seen(None).geometry, match.seen(None).edition.domains["cell"]
        for one, other in told["doors"] + told["walls"]:
            here, there = (geometry.room_of[cells.index(cell)] for cell in (one, other))
            assert told["rooms"][here]["shade"] != told["rooms"][there]["shade"]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_supply_room_is_linked_once_the_station_has_reached_it(
    seats: int, options: Facts
) -> None:
    """2.4."""
    for match in moments(seats, options, seats + 20, 11):
        told = screens.board(match)
        ends = {cell for pair in told["doors"] for cell in pair}
        size, cells = match.seen(None).edition.size, match.seen(None).edition.domains["cell"]
        for room in told["rooms"]:
            corner = cells.index(room["at"])
            inside = {
                str(cells.value(corner + up * size + along))
                for up in range(room["height"])
                for along in range(room["width"])
            }
            assert room["linked"] == (room["sort"] == "centre" or bool(inside & ends))


def test_walls_stand_between_bases() -> None:
    """2.6."""
    told = screens.board(station(tiles=TWINS))
    assert sorted(map(sorted, told["walls"])) == [[f"{c}15", f"{c}16"] for c in "opqr"]


# Players ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_players_stand_as_the_engine_has_them(seats: int, options: Facts) -> None:
    for match in moments(seats, options, seats + 40, 11):
        state = match._state
        told = screens.board(match)
        for seat, one in enumerate(told["players"]):
            assert one["energy"] == state.energy[seat]
            alive = sum(kind["alive"] for kind in one["units"].values())
            assert alive == state.count_units(seat)
            assert one["out"] == bool(state.out[seat])
            if not one["out"] and one["holder"] is not None:
                assert one["income"] == state.income(seat)
        if match.outcome is None:
            assert told["ending"] is None
            assert told["phase"] != "over"
        else:
            outcome = match.outcome
            assert told["phase"] == "over"
            assert tuple(told["ending"]["winners"]) == outcome.winners
            assert told["ending"]["ending"] == outcome.ending
            rows = [
                tuple((row["row"], row["points"]) for row in one["rows"])
                for one in told["ending"]["players"]
            ]
            assert tuple(rows) == outcome.rows
            assert told["ending"]["order"][0] in outcome.winners


def test_a_lost_base_pays_nothing_and_a_stipend_is_told_turn_by_turn() -> None:
    players = [{"stipend": [1, 1, 0, 2]}, {"base_held_by": 0}]
    match = deorbit.scenario("stationx", {"seats": 2, "players": players}, seed=1)
    one, other = screens.board(match)["players"]
    assert (one["income"], one["stipend"], one["bases"]) == (2, [1, 1, 0, 2], 2)
    assert (other["income"], other["stipend"], other["bases"], other["holder"]) == (0, [], 0, 0)


def test_upgrades_are_owned_open_or_closed() -> None:
    """10.1."""
    match = station(upgrades=["troops-speed troops-attack"])
    mine = screens.board(match)["players"][0]["upgrades"]
    assert mine["troops-speed"] == "owned"
    assert mine["troops-jump"] == mine["troops-speed-2"] == mine["base-energy"] == "open"
    assert mine["base-keep"] == mine["commander-jump"] == "closed"


# What can be done ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_groups_hold_every_legal_action_once(seats: int, options: Facts) -> None:
    for match in moments(seats, options, seats + 50, 7):
        for seat in match.to_act:
            told = screens.desk(match, seat)
            legal = match.view(seat)["legal"]
            numbers = [number for group in told["groups"] for number in group["choices"]]
            assert sorted(numbers) == list(range(len(legal)))
            for group in told["groups"]:
                assert {legal[number]["kind"] for number in group["choices"]} == {group["kind"]}
            attacks = {" ".join(one["args"]) for one in legal if one["kind"] == "attack"}
            assert set(told["battles"]) == attacks
            acting = ("move", "jump", "attack", "capture")
            assert set(told["ready"]) == {one["args"][0] for one in legal if one["kind"] in acting}
            state = match.seen(seat)
            for move in GAME.legal(state, seat):
                words = to_builtins(choices.said(state, move))
                assert not spoken(words), words


def test_what_could_not_be_done_is_refused_for_a_rule_that_exists() -> None:
    known = paragraphs()
    seen = set()
    for seats, options in GAMES:
        for match in moments(seats, options, seats + 60, 5):
            for seat in match.to_act:
                legal = match.legal(seat)
                for one in screens.own(match, seat)["could"]:
                    action = Action(one["kind"], tuple(one["action"]["args"]))
                    assert action not in legal
                    reason = match.why_not(seat, action)
                    assert reason is not None
                    assert (reason.rule, reason.id) == (one["reason"]["rule"], one["reason"]["id"])
                    assert reason.rule in known
                    seen.add(one["kind"])
    assert seen >= {"move", "buy", "upgrade"}


def note_of(match: deorbit.Match, notation: str) -> str | None:
    place = match.legal(0).index(Action.parse(notation))
    note = screens.own(match, 0)["notes"].get(str(place))
    return None if note is None else str(note["id"])


def test_a_commander_is_told_where_a_card_is_drawn() -> None:
    """9.2, 9.3, house-entry."""
    match = station(units=[{"commander": "m4", "trooper": "m6"}, {}])
    assert note_of(match, "move m4 m3") == "stationx-note-card"
    assert note_of(match, "move m4 m5") is None
    match = station(units=[{"commander": "m4"}, {}], supplied=["south"])
    assert note_of(match, "move m4 m3") == "stationx-note-no-card"
    match = station(units=[{"commander": "m3"}, {}])
    assert note_of(match, "move m3 m2") is None


def test_a_capture_tells_whose_base_it_is_and_whom_it_puts_out() -> None:
    """1.2, 8.1, 8.2."""
    match = station(units=[{"commander": "u7", "trooper": "d20"}, {"commander": "m13"}])
    assert note_of(match, "capture d20 c20") == "stationx-note-capture"
    match = station(units=[{"commander": "u7", "trooper": "d20"}, {"droid": "m13"}])
    assert note_of(match, "capture d20 c20") == "stationx-note-conquer"
    match = station(units=[{"commander": "v6"}, {"commander": "m13"}], held={0: 1})
    assert note_of(match, "capture v6 w6") == "stationx-note-retake"


def test_a_unit_that_is_spent_is_told_why() -> None:
    match = station(
        units=[{"trooper": "m12"}, {"droid": "m13"}], flags={"m12": "moved attacked"}, energy=[2]
    )
    could = screens.own(match, 0)["could"]
    reasons = {
        (one["kind"], one["words"]["args"].get("from")): one["reason"]["rule"] for one in could
    }
    assert reasons["move", "m12"] == "6.3"
    assert reasons["attack", "m12"] == "7.6"
    assert reasons["buy", None] == "4.2"
    assert reasons["upgrade", None] in ("4.1", "10.1")


def test_an_action_names_the_unit_that_does_it() -> None:
    """What a unit does, which one is kept, and what a card gives; nothing else has one."""
    match = station(
        units=[{"commander": "n11", "trooper": "m12", "droid": "d20"}, {"trooper": "m13"}],
        upgrades=["commander-speed commander-jump"],
        energy=[9],
    )
    keeping = station(units=[{"trooper": "m12", "droid": "l12"}, {"droid": "m13 m14"}])
    do(keeping, "attack m12 m13")
    asks = [{"ask": "turn", "seat": 0}, {"ask": "recruit", "seat": 0, "unit": "droid"}]
    recruiting = station(units=[{"commander": "u7"}, {}], asks=asks)
    told: dict[str, set[Any]] = {}
    for one in (match, keeping, recruiting):
        for move in GAME.legal(one.seen(0), 0):
            words = to_builtins(choices.said(one.seen(0), move))
            kind = words["id"].removeprefix("stationx-do-")
            told.setdefault(kind, set()).add(words["args"].get("unit"))
    assert told == {
        "move": {"commander", "trooper", "droid"},
        "jump": {"commander"},
        "attack": {"trooper"},
        "capture": {"droid"},
        "buy": {"trooper", "droid"},
        "upgrade": {None},
        "end": {None},
        "keep": {"trooper", "droid"},
        "recruit": {"droid"},
    }


def test_a_unit_without_a_way_is_told_what_closes_the_free_cells() -> None:
    """5.1: m11 beside it is taken, but what it could go to is a room without oxygen."""
    match = station(
        options={"tiles": "2x1"},
        tiles=["0 2x1 l11", "0 base o12", "1 base h12"],
        units=[{"trooper": "l11 m12", "commander": "n13"}, {"trooper": "m11 l14 m14 n14"}],
    )
    could = screens.own(match, 0)["could"]
    reasons = {one["action"]["args"][0]: one["reason"]["rule"] for one in could}
    assert reasons["l11"] == "5.1"


def test_each_tile_that_is_left_is_tried_on_a_cell_and_the_base_last() -> None:
    """2.2, 2.3."""

    def tried(left: dict[str, int]) -> set[str]:
        match = deorbit.new("stationx", seats=2, tiles="3x2,2x2")
        position = match.position()
        position["players"][match.to_act[0]]["tiles_left"] = left
        match = deorbit.scenario("stationx", position)
        found = screens.attempts(match, match.to_act[0], "cell", "l15")
        assert {one["action"]["args"][1] for one in found} == {"l15"}
        return {one["action"]["args"][0] for one in found}

    assert tried({"3x2": 1, "2x2": 1}) == {"3x2", "2x3", "2x2"}
    assert tried({"3x2": 0, "2x2": 1}) == {"2x2"}
    assert tried({"3x2": 0, "2x2": 0}) == {"base"}


def test_what_is_tried_on_a_cell_depends_on_what_stands_there() -> None:
    """3.1: units are attacked, teleporters taken, free cells gone to, in the base bought for."""
    match = station(
        units=[
            {"commander": "n11", "trooper": "m12", "droid": "u8"},
            {"commander": "e19", "trooper": "r11"},
        ],
        upgrades=["commander-speed commander-jump"],
        held={1: 0},
    )
    mine = ["n11", "m12", "u8"]

    def tried(cell: str) -> set[tuple[str, ...]]:
        found = screens.attempts(match, 0, "cell", cell)
        return {(one["action"]["kind"], *one["action"]["args"]) for one in found}

    moves = {("move", unit, "s11") for unit in mine}
    assert tried("s11") == moves
    assert tried("r11") == {("attack", unit, "r11") for unit in mine}
    assert tried("m12") == set()
    assert tried("c20") == {("capture", unit, "c20") for unit in mine}
    bought = {("buy", kind, "v8") for kind in ("trooper", "droid")}
    assert tried("v8") == {("move", unit, "v8") for unit in mine} | bought


def test_nobody_is_refused_to_capture_the_own_base() -> None:
    """8.2: what is one's own is no aim."""
    at_home = {"commander": "u7", "trooper": "w7"}
    own = screens.own(station(units=[at_home, {}], flags={"w7": "attacked"}), 0)
    assert "capture" not in {one["kind"] for one in own["could"]}
    lost = station(units=[at_home, {"commander": "e19"}], flags={"w7": "attacked"}, held={0: 1})
    assert "capture" in {one["kind"] for one in screens.own(lost, 0)["could"]}


def test_those_of_whom_one_is_kept_are_marked_on_the_board() -> None:
    """7.5."""
    match = station(units=[{"trooper": "m12 m9", "droid": "l12"}, {"droid": "m13 m14"}])
    assert not any(unit["doomed"] for unit in screens.board(match)["units"].values())
    do(match, "attack m12 m13")
    told = screens.board(match)["units"]
    assert {cell for cell, unit in told.items() if unit["doomed"]} == {"m12", "l12"}


def test_a_screen_opens_where_its_player_is_at_home() -> None:
    """The commander, else a unit, else the teleporter, else what was laid last and is nobody
    else's base."""

    def home(seat: int, **position: Any) -> str | None:
        found = screens.own(station(**position), seat)["home"]
        return None if found is None else str(found)

    assert home(0, units=[{"droid": "l12", "commander": "m13"}, {}]) == "m13"
    assert home(0, units=[{"droid": "m15", "trooper": "m13"}, {}]) == "m13"
    assert home(0, units=[{}, {}]) == "w6"
    assert home(1, units=[{}, {}]) == "c20"
    building = {"tiles": ["0 2x2 m15", "0 base o12"], "active": 1}
    assert home(0, **building) == "o12"
    assert home(1, **building) == "m15"
    assert home(1, tiles=["1 2x2 m15", "0 base o12"], active=1) == "m15"
    assert home(1, tiles=["0 base o12"], active=1) is None


def test_the_unit_that_a_card_brings_is_told_while_it_is_placed() -> None:
    """9.2, and the phases of a game."""
    turn = {"ask": "turn", "seat": 0}
    for unit in ("trooper", "droid"):
        told = screens.board(station(asks=[turn, {"ask": "recruit", "seat": 0, "unit": unit}]))
        assert (told["recruit"], told["phase"]) == (unit, "play")
    for asks in ([turn], [turn, {"ask": "learn", "seat": 0}]):
        assert screens.board(station(asks=asks))["recruit"] is None
    building, placing = station(tiles=TWINS[:1]), station(tiles=TWINS, round=0)
    over = station(ending="round-limit", round=60, asks=[])
    phases = [screens.board(one)["phase"] for one in (building, placing, over)]
    assert phases == ["build", "place", "over"]


def test_what_a_player_has_learned_is_hoped_for_no_more() -> None:
    """10.1: every other upgrade that is out of reach has its reason."""
    match = station(upgrades=["base-energy base-keep troops-speed"], energy=[0])
    could = screens.own(match, 0)["could"]
    refused = {one["action"]["args"][0] for one in could if one["kind"] == "upgrade"}
    learned = {"base-energy", "base-keep", "troops-speed"}
    assert refused == set(match.seen(None).edition.domains["upgrade"].names) - learned


def test_who_is_out_has_no_income() -> None:
    """1.2, 3.2."""
    told = screens.board(station(seats=3, out=[2], held={2: 0}))["players"]
    assert [one["income"] for one in told] == [2, 2, 0]


# With a cell --------------------------------------------------------------------------------------


def test_what_leads_to_a_cell_is_legal_or_has_a_reason() -> None:
    for seats, options in GAMES:
        for match in moments(seats, options, seats + 70, 29):
            cells = match.seen(None).edition.cell_names
            for seat in match.to_act:
                legal = match.legal(seat)
                for cell in Random(seats).sample(cells, 12):
                    found = screens.attempts(match, seat, "cell", cell)
                    actions = [Action.parse(notation(one)) for one in found]
                    for one, action in zip(found, actions, strict=True):
                        assert (one["reason"] is None) == (action in legal)
                        assert not spoken(one["words"])
                    assert [one["reason"] is None for one in found] == sorted(
                        (one["reason"] is None for one in found), reverse=True
                    )
                    aimed = [one for one in legal if one.args and one.args[-1] == cell]
                    if match.view(seat)["prompt"]["id"] != "stationx-ask-learn":
                        assert set(aimed) <= set(actions)


def notation(one: Facts) -> str:
    return " ".join([one["action"]["kind"], *map(str, one["action"]["args"])])


def test_an_attack_towards_a_cell_names_its_battle() -> None:
    match = station(units=[{"trooper": "m12 u6"}, {"droid": "m13"}])
    found = screens.attempts(match, 0, "cell", "m13")
    assert [(notation(one), one["battle"]) for one in found] == [
        ("attack m12 m13", "m12 m13"),
        ("attack u6 m13", None),
    ]
    assert found[1]["reason"]["rule"] == "7.1"


@pytest.mark.parametrize(("sort", "name"), [("cell", "zz9"), ("room", "m12"), ("cell", "")])
def test_nothing_leads_to_what_is_no_cell(sort: str, name: str) -> None:
    assert screens.attempts(station(), 0, sort, name) == []


def test_who_is_not_asked_is_offered_nothing() -> None:
    assert screens.attempts(station(), 1, "cell", "m12") == []


# Ways ---------------------------------------------------------------------------------------------


def follow(match: deorbit.Match, start: str, legs: list[Facts]) -> str:
    """Take the legs of a way, a turn for each move; where that leads."""
    here = start
    for leg in legs:
        seat = match.to_act[0]
        action = Action(leg["by"], (here, leg["to"]))
        if match.why_not(seat, action) is not None:
            do(match, "end", "end")
        do(match, f"{leg['by']} {here} {leg['to']}")
        here = str(leg["to"])
    return here


@pytest.mark.parametrize("goal", ["m12", "m2", "x5", "m24", "e20"])
def test_a_way_can_be_gone_turn_by_turn(goal: str) -> None:
    match = station(units=[{"commander": "u7", "trooper": "t8"}, {"commander": "e19"}])
    legs = screens.route(match, 0, "u7", goal)["legs"]
    assert follow(match, "u7", legs) == goal


def test_a_way_leads_next_to_what_stands_in_the_cell() -> None:
    match = station(units=[{"commander": "u7"}, {"commander": "m13"}])
    told = screens.route(match, 0, "u7", "m13")
    assert [line["id"] for line in told["lines"]] == [
        "stationx-route-way",
        "stationx-route-beside",
    ]
    beside = [f"{column}{row}" for column in "lmn" for row in (12, 13, 14)]
    assert follow(match, "u7", told["legs"]) in beside


def test_a_way_uses_space_jump() -> None:
    """11.2."""
    match = station(units=[{"commander": "s8"}, {"commander": "e19"}], upgrades=[EVERYTHING])
    legs = screens.route(match, 0, "s8", "s9")["legs"]
    assert legs == [{"to": "s9", "by": "move"}]
    far = screens.route(match, 0, "s8", "u5")["legs"]
    assert far[-1] == {"to": "u5", "by": "jump"}
    assert follow(match, "s8", far) == "u5"


def test_troops_have_no_way_into_a_supply_room() -> None:
    """9.1."""
    match = station(units=[{"trooper": "m4"}, {}])
    told = screens.route(match, 0, "m4", "m2")
    assert told["legs"] == []
    assert told["lines"][0]["id"] == "stationx-route-none"


def test_a_way_begins_next_turn_for_a_unit_that_has_moved() -> None:
    match = station(units=[{"commander": "u7"}, {}], flags={"u7": "moved"})
    told = screens.route(match, 0, "u7", "m12")
    assert told["lines"][-1]["id"] == "stationx-route-later"


def test_every_line_of_a_way_can_be_said() -> None:
    match = station(units=[{"commander": "u7"}, {"commander": "m13"}])
    for start, goal in [("u7", "m13"), ("u7", "u7"), ("u7", "a1"), ("a1", "u7"), ("m12", "w6")]:
        for line in screens.route(match, 0, start, goal)["lines"]:
            assert not spoken(line), line


def test_a_way_to_what_is_no_cell_is_refused() -> None:
    with pytest.raises(BadInput):
        screens.route(station(), None, "u7", "nowhere")


# What is printed ----------------------------------------------------------------------------------


def test_the_content_is_plain_json_and_the_same_as_the_data() -> None:
    options = station().view(None)["options"]
    told = screens.content(options)
    assert json.loads(json.dumps(told)) == told
    assert told["piles"] == data()["tiles"]
    assert sum(card["copies"] for card in told["cards"].values()) == 18
    assert told["units"]["commander"]["price"] is None
    assert {name: unit["limit"] for name, unit in told["units"].items()} == {
        "commander": 1,
        "trooper": 5,
        "droid": 2,
    }
    for name, tile in told["tiles"].items():
        turned = told["tiles"][tile["turned"]]
        assert (turned["width"], turned["height"]) == (tile["height"], tile["width"])
        assert turned["turned"] == name


def test_the_trees_of_upgrades_grow_from_the_bottom_up() -> None:
    """10.1."""
    upgrades = screens.content(station().options)["upgrades"]
    places = {(one["tree"], one["tier"], one["column"]) for one in upgrades.values()}
    assert len(places) == len(upgrades) == 10
    for name, one in upgrades.items():
        assert one["needs"] == data()["upgrade"][name]["needs"]
        for need in one["needs"]:
            assert upgrades[need]["tier"] == one["tier"] - 1
            assert upgrades[need]["tree"] == one["tree"]


def test_what_is_ours_is_named_with_a_paragraph_that_exists() -> None:
    told = screens.content(station().options)
    assert {one["rule"] for one in told["house"]} <= paragraphs()
    for message in told["turns"] + told["news"]:
        assert text.has(message), message


# In the service -----------------------------------------------------------------------------------


def test_the_service_finds_the_screen() -> None:
    match = station(units=[{"trooper": "m12"}, {"droid": "m13"}])
    assert service.content(match) == screens.content(match.options)
    assert service.board(match) == make.board(match.seen(None))
    assert service.own(match, 0) == make.own(match.seen(0), 0)
    for seat in (0, None):
        assert service.desk(match.game, match.seen(seat), seat) == screens.desk(match, seat)
    way = service.route(match, None, "m12", "m10")
    assert msgspec.convert(way, Route).legs
    assert service.towards(match, 0, "cell", "m13")[0]["battle"] == "m12 m13"
