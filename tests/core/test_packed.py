"""Moves, frames and events as ints, and what a game says of them at the edge."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

import pytest

from core.marks import (
    ASK_MARK,
    ASK_TURN,
    DRAW,
    DREW,
    GAME,
    LOOK,
    LOOKED,
    MARK,
    MARKED,
    Mark,
    MarksState,
    Turn,
)
from deorbit import Action, BadInput
from deorbit.core import fields
from deorbit.core.chance import Chance, new_secret, secret_of_seed
from deorbit.core.codec import (
    MOST_VALUES,
    Domain,
    Shape,
    Shapes,
    as_fourth,
    first,
    fourth,
    kind_of,
    numbers,
    pack,
    pack_fields,
    second,
    third,
    unpack_fields,
)
from deorbit.core.game import EVERYONE, Reasons
from deorbit.core.match import Match, begin
from deorbit.core.records import LONGEST_ARG, MOST_ARGS
from deorbit.core.stack import NOTHING, Stack
from deorbit.games import find


def begun(seats: int = 3) -> Match:
    secret = secret_of_seed(1)
    return begin(GAME, GAME.setup({}, seats, Chance(secret, 0)), {}, [(0, secret)])


def in_turns(seats: int = 3) -> Match:
    """All have marked."""
    match = begun(seats)
    for seat in range(seats):
        match.advance(seat, GAME.legal(match._state, seat)[0])
    return match


# Ints ---------------------------------------------------------------------------------------------


def test_what_is_not_named_of_a_packed_int_is_nothing() -> None:
    assert pack(5) == 5
    assert pack(5, 3) == 5 | 3 << 7
    stack = Stack()
    stack.push(5, 3)
    assert stack.frames == [pack(5, 3, 0, 0)]


@pytest.mark.parametrize("values", [(0, 0, 0, 0), (1023,) * 4, (1, 2, 4, 8), (512, 0, 512, 1)])
def test_the_fields_of_a_packed_int_do_not_touch_each_other(
    values: tuple[int, int, int, int],
) -> None:
    for kind in (0, 1, 127):
        packed = pack(kind, *values[:3]) + as_fourth(values[3])
        found = (first(packed), second(packed), third(packed), fourth(packed))
        assert (kind_of(packed), *found) == (kind, *values)


def test_arguments_are_packed_by_their_domains() -> None:
    domains = {"colour": Domain("colour", ["red", "green"]), "count": numbers("count", 9)}
    shape = Shape("paint", "with:colour twice:count under:colour")
    packed = pack_fields(6, shape, domains, ["green", 8, "red"])
    assert packed == pack(6, 1, 8, 0)
    assert unpack_fields(packed, shape, domains) == ["green", 8, "red"]


def test_shapes_are_known_by_their_place() -> None:
    shapes = Shapes("c")
    assert [shapes.add("one"), shapes.add("two a:b!")] == [0, 1]
    assert [(one.name, one.fields, one.secret) for one in shapes.rows] == [
        ("one", [("c", "c")], []),
        ("two", [("c", "c"), ("a", "b")], ["a"]),
    ]


def test_reasons_are_known_by_their_place_behind_those_of_the_kernel() -> None:
    reasons = Reasons("1", "2", "3")
    assert reasons.add("held", "4.1") == 4
    assert reasons.rows[1:] == [("1", "over"), ("2", "your-turn"), ("3", "asked"), ("4.1", "held")]


def test_a_domain_holds_as_many_values_as_a_field_can() -> None:
    full = numbers("count", MOST_VALUES)
    assert full.index(MOST_VALUES - 1) == MOST_VALUES - 1 == pack(0, MOST_VALUES - 1) >> 7
    with pytest.raises(BadInput, match="1,024"):
        numbers("count", MOST_VALUES + 1)
    assert Domain("die", ["1", "2"]).size == 2
    assert numbers("count", 3).size == 3


@pytest.mark.parametrize("value", [[1], {}, ["red"], {"red"}, 0.0, 2, -1])
def test_what_is_no_name_at_all_is_refused_like_an_unknown_one(value: Any) -> None:
    with pytest.raises(BadInput, match="no colour"):
        Domain("colour", ["red", "green"]).index(value)


@pytest.mark.parametrize("value", [["1"], "1", None, 1.0, True, 4, -1])
def test_what_is_no_number_of_a_domain_is_refused(value: Any) -> None:
    with pytest.raises(BadInput, match="no count"):
        numbers("count", 4).index(value)


# The stack ----------------------------------------------------------------------------------------


def test_a_seat_beyond_the_lanes_is_asked_nothing() -> None:
    stack = Stack()
    stack.open([[pack(1, 0)], []])
    assert [stack.top(seat) for seat in range(4)] == [pack(1, 0), NOTHING, NOTHING, NOTHING]


def test_without_lanes_nobody_rests() -> None:
    assert not Stack().all_rest()
    assert not Stack().parallel()
    stack = Stack()
    stack.open([[pack(1, 0)], [pack(1, 1)]])
    stack.rest(1, 2)
    assert not stack.all_rest()
    stack.rest(0, 2)
    assert stack.all_rest()
    stack.close()
    assert stack.resting == 0


def test_lanes_stay_open_until_the_last_answer() -> None:
    stack = Stack()
    stack.push(7, 1)
    stack.open([[pack(1, 0)], [pack(1, 1)], []])
    stack.answer(0)
    assert stack.asked() == (1,)
    assert stack.kind() == 7
    stack.answer(1)
    assert (stack.lanes, stack.asked(), stack.top(1)) == ([], (1,), pack(7, 1))
    assert (stack.pop(), stack.kind()) == (pack(7, 1), NOTHING)


# Actions ------------------------------------------------------------------------------------------


def test_an_action_may_have_as_many_and_as_long_arguments_as_the_bounds_say() -> None:
    args = ["x" * LONGEST_ARG, (1 << 31) - 1, -(1 << 31) + 1, *[0] * (MOST_ARGS - 3)]
    found = Action.from_json({"kind": "x" * LONGEST_ARG, "args": args})
    assert list(found.args) == args
    assert (MOST_ARGS, LONGEST_ARG) == (8, 64)
    for wrong in (1 << 31, -(1 << 31), "x" * (LONGEST_ARG + 1), "", "a\tb"):
        with pytest.raises(BadInput, match="args"):
            Action.from_json({"kind": "x", "args": [wrong]})
    with pytest.raises(BadInput, match="kind"):
        Action.from_json({"kind": "a b"})
    with pytest.raises(BadInput, match="Expecting"):
        Action.from_json('{"kind": ')


def test_an_unknown_action_is_told_what_there_is() -> None:
    with pytest.raises(BadInput) as caught:
        begun().play(0, Action("fly"))
    assert caught.value.args_named == {"kind": "fly", "known": "mark, draw, look, pass"}


@pytest.mark.parametrize("args", [(), ("one", "two")])
def test_an_action_with_other_arguments_is_told_how_it_is_used(args: tuple[str, ...]) -> None:
    with pytest.raises(BadInput) as caught:
        begun().play(0, Action("mark", args))
    assert caught.value.args_named == {"kind": "mark", "usage": "mark NUMBER"}


# What is asked, allowed and refused ---------------------------------------------------------------


def test_only_what_answers_the_question_is_legal() -> None:
    match = begun()
    total = match._state.total % 4
    legal = [(MARK, value) for value in range(4) if value != total]
    assert [(kind_of(move), first(move)) for move in GAME.legal(match._state, 1)] == legal
    assert GAME.legal_to_json(match._state, 1) == [one.to_json() for one in match.legal(1)]
    codes = [GAME.forbids(match._state, 1, move) for move in (pack(MARK, total), pack(DRAW))]
    assert codes == [3, 3]
    after = in_turns()
    assert [kind_of(move) for move in GAME.legal(after._state, 0)] == [DRAW, LOOK, LOOK + 1]
    assert GAME.legal(after._state, 1) == []
    assert GAME.forbids(after._state, 1, pack(DRAW)) == 2
    assert GAME.forbids(after._state, 0, pack(MARK, 0)) == 3
    over = after._state.copy()
    over.stack.frames = []
    assert GAME.forbids(over, 0, pack(DRAW)) == 1
    assert GAME.prompt(over, 0) is None


def test_a_reason_names_the_action_and_what_the_game_adds() -> None:
    class Adding(type(GAME)):  # type: ignore[misc]
        def details(self, state: MarksState, seat: int, move: int, code: int) -> dict[str, Any]:
            return {"left": code}

    game = Adding()
    reason = game.why_not(begun()._state, 2, pack(MARK, begun()._state.total % 4))
    assert reason is not None
    assert (reason.rule, reason.id) == ("1", "marks-not-asked")
    assert reason.args == {"kind": "mark", "number": "zero", "left": 3}
    assert reason.names == ("seat-0", "seat-1", "seat-2")
    assert game.why_not(begun()._state, 2, pack(MARK, 1)) is None


def test_a_question_is_written_and_read_by_its_fields() -> None:
    state = in_turns()._state
    assert GAME.frame_to_json(state, pack(ASK_TURN, 2)) == {"ask": "turn", "seat": 2}
    for frame in (pack(ASK_MARK, 1), pack(ASK_TURN, 2)):
        assert GAME.frame_from_json(state, GAME.frame_to_json(state, frame)) == frame
    assert GAME.prompt(state, 0) == {"id": "marks-ask-turn", "args": {"seat": 0}}
    for wrong, message in (
        ({"ask": "turn"}, "bad-frame"),
        ({"ask": "turn", "seat": 0, "more": 1}, "bad-frame"),
        ({"ask": "who"}, "unknown-frame"),
        ({}, "unknown-frame"),
        ("turn", "unknown-frame"),
    ):
        with pytest.raises(BadInput) as caught:
            GAME.frame_from_json(state, wrong)
        assert caught.value.message == message


def test_who_may_read_an_event_is_said_by_its_seats() -> None:
    state = in_turns()._state
    told = GAME.event(state, (MARKED, 0b101, 2, 3), 9, ("a", "b", "c"))
    assert (told.args, told.secret, told.readers) == ({"player": 2}, {"value": "three"}, (0, 2))
    assert (told.step, told.names, told.id) == (9, ("a", "b", "c"), "marks-event-marked")
    assert told.read_by(0).args == {"player": 2, "value": "three"}
    assert told.read_by(1).args == told.read_by(None).args == {"player": 2, "value": None}
    assert GAME.event(state, (LOOKED, EVERYONE, 2, 3), 9, ()).readers is None
    assert GAME.event(state, (DREW, 1, 2, 3), 9, ()).readers is None


def test_a_game_is_for_so_many_seats_and_usually_for_the_most() -> None:
    assert (GAME.least_seats, GAME.most_seats, GAME.usual_seats) == (1, 4, 4)
    games = {name: find(name) for name in ("stationfall", "intrepid")}
    assert all(one.least_seats <= one.usual_seats <= one.most_seats for one in games.values())
    assert games["stationfall"].usual_seats < games["stationfall"].most_seats


def test_a_game_says_of_itself_what_it_does_not_have() -> None:
    state = begun()._state
    assert not GAME.advises()
    assert not GAME.automates()
    assert (GAME.due(state, 0), GAME.stop(state, 0)) == (NOTHING, NOTHING)
    assert GAME.gained(state, state, 0) is None
    assert GAME.partner({}, 3, 0) is None
    assert GAME.account(state, 0, 0) == []
    assert GAME.settled(state, 0) == GAME.worth(state, 0)
    assert GAME.kinds[0].bars_bot(state, 0) == 0
    with pytest.raises(BadInput) as caught:
        GAME.automatic(state, 0, "")
    assert caught.value.args_named == {"game": "marks"}


# Handles ------------------------------------------------------------------------------------------


def test_a_handle_knows_only_its_seat() -> None:
    match = in_turns()
    one, other = match.seat(0), match.seat(2)
    assert (one.game, one.seats, one.asked, other.asked) == ("marks", 3, True, False)
    assert one.view() == match.view(0)
    assert [str(one.action(move)) for move in one.moves()] == ["draw", "look", "pass"]
    assert one.encode(Action("look")) == pack(LOOK)
    assert other.moves() == other.legal() == []
    assert one.log() == match.log(0)
    assert one.actions() == match.actions_read_by(0)
    assert other.why_not(Action("draw")) == match.why_not(2, Action("draw")) != None  # noqa: E711
    with pytest.raises(BadInput):
        match.seat(3)


def test_an_imagined_match_is_a_match_of_its_own() -> None:
    world = in_turns().seat(0).imagine(Random(4))
    assert (world.version, len(world), world._dealt) == (0, 0, False)
    ((since, secret),) = world._keys
    assert (since, len(secret)) == (0, len(new_secret()))
    assert begun().version == 0
    assert json.loads(world.dumps())["segments"][0]["start"] == GAME.to_position(world._state)


def test_a_bot_does_what_it_owes_and_else_what_the_script_says() -> None:
    class Owing(type(GAME)):  # type: ignore[misc]
        owed = NOTHING

        def due(self, state: MarksState, seat: int) -> int:
            return int(self.owed)

        def automatic(self, state: MarksState, seat: int, script: str) -> int:
            return pack(LOOK) if script == "look" else pack(DRAW)

    game = Owing()
    match = begin(game, in_turns()._state, {}, [(0, secret_of_seed(1))])
    assert match.seat(0).automatic("look") == pack(LOOK)
    assert match.seat(0).automatic() == pack(DRAW)
    game.owed = pack(LOOK + 1)
    assert match.seat(0).automatic("look") == pack(LOOK + 1)


def test_several_decide_beside_each_other_until_all_have() -> None:
    match = begun()
    assert match.parallel
    assert match.questions() == {seat: pack(ASK_MARK, seat) for seat in range(3)}
    match.advance(1, GAME.legal(match._state, 1)[0])
    assert sorted(match.questions()) == [0, 2]
    assert not in_turns().parallel
    assert in_turns().questions() == {0: pack(ASK_TURN, 0)}


def test_a_secret_argument_is_read_by_who_decided() -> None:
    match = in_turns()
    match.play(0, Action("pass"))
    for reader in (None, 0, 1):
        for actor, action in match.actions_read_by(reader)[:3]:
            assert (action.args == ("?",)) == (actor != reader)
    assert match.actions_read_by(1)[3] == (0, Action("pass"))


def test_what_was_heard_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun()
    for seat in range(3):
        match.play(seat, match.legal(seat)[0])
    unheard = in_turns()
    unheard.advance(0, pack(DRAW))
    told = [event.name for event in unheard.log(None)]
    monkeypatch.delattr(Turn, "perform")
    monkeypatch.delattr(Mark, "perform")
    assert [event.name for event in match.log(None)] == ["marked"] * 3
    assert [event.name for event in unheard.log(None)] == told == ["marked"] * 3 + ["drew"]


def test_whether_the_last_action_can_be_taken_back_is_known_without_trying(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = in_turns()
    before = match.copy()
    match.play(0, Action("pass"))
    monkeypatch.setattr(Match, "copy", None)
    assert match.may_undo(0, before)
    assert not match.may_undo(1, before)


# Chance -------------------------------------------------------------------------------------------


class Told(Chance):
    """Draws what it is told to."""

    def __init__(self, *drawn: int) -> None:
        super().__init__(bytes(32), 0)
        self.numbers = [*drawn]
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        return self.numbers.pop(0)


def test_a_pile_is_drawn_from_card_by_card() -> None:
    assert [Told(number).among([2, 0, 1, 3]) for number in range(6)] == [0, 0, 2, 3, 3, 3]
    chance = Told(4)
    chance.among([2, 0, 1, 3])
    assert chance.bounds == [6]
    assert Told(1).pick([7, 8, 9]) == 8


def test_a_shuffle_draws_once_for_each_place_from_the_last_on() -> None:
    chance, items = Told(0, 2, 1), [1, 2, 3, 4]
    chance.shuffle(items)
    assert chance.bounds == [4, 3, 2]
    assert items == [4, 2, 3, 1]


def test_a_number_that_would_not_be_fair_is_drawn_again() -> None:
    """Of 2^63 + 1 nearly half of all numbers are left over."""
    bound, again = (1 << 63) + 1, 0
    for step in range(20):
        chance = Chance(secret_of_seed(2), step)
        assert chance.below(bound) < bound
        again += chance.drawn - 1
    assert 5 < again < 60
    assert Chance(secret_of_seed(2), 1).below(1) == 0


def test_the_first_number_that_would_not_be_fair_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    fair = (1 << 64) - (1 << 64) % 10
    drawn = [fair, fair - 1]

    class Hash:
        def __init__(self, text: bytes) -> None:
            self.text = text

        def digest(self) -> bytes:
            return drawn.pop(0).to_bytes(8, "big")

    monkeypatch.setattr(hashlib, "sha256", Hash)
    assert Chance(bytes(32), 1).below(10) == 9
    assert drawn == []


def test_a_secret_cannot_be_guessed() -> None:
    assert len(new_secret()) == 32
    assert new_secret() != new_secret()


# Forms of positions -------------------------------------------------------------------------------


def test_a_form_for_questions_takes_what_the_game_can_ask() -> None:
    domains = {
        "player": numbers("player", 6),
        "item": Domain("item", ["gun"]),
        "n": numbers("n", 4),
    }
    asks = [Shape("drop", "seat:player of:player what:item n")]
    form = fields.questions(asks, domains, 3, 20)
    assert (form["sort"], form["most"], form["repeat"]) == ("list", 20, True)
    drop = form["of"]["kinds"]["drop"]
    assert drop["seat"] == fields.needed(fields.number(0, 2, "seat"))
    assert drop["of"] == fields.needed(fields.number(0, 5, "player"))
    assert drop["what"] == fields.needed(fields.name("item"))
    assert drop["n"] == fields.needed(fields.number(0, 3))
