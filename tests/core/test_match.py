"""The match: a fold over actions, with copies, moments, undo and forks."""

from random import Random

import pytest

import deorbit
from conformance import suite
from conformance.cases import Case
from deorbit import Action, BadInput
from deorbit.core.line import STRIDE
from deorbit.games import find


def standard(seed: int = 1, seats: int = 2) -> deorbit.Match:
    return deorbit.new("stationx", seats=seats, seed=seed, build="standard")


def play_random(match: deorbit.Match, actions: int, seed: int = 0) -> deorbit.Match:
    suite.play_some(match, Random(seed), actions)
    return match


def test_the_api_of_a_match_is_as_documented() -> None:
    match = standard()
    seat = match.to_act[0]
    assert match.game == "stationx"
    assert match.seats == 2
    assert match.options["build"] == "standard"
    assert match.outcome is None
    assert match.actions == []
    events = match.play(seat, Action("end"))
    assert [str(action) for _, action in match.actions] == ["end"]
    assert events[0].id == "stationx-event-turn-begun"
    assert match.log(None)[0].text() == events[0].text()
    assert match.legal(seat) == []


def test_an_attempt_gives_what_happened_or_the_reason_against_it() -> None:
    match, same = standard(), standard()
    seat = match.to_act[0]
    refused = match.attempt(1 - seat, Action("end"))
    assert refused == match.why_not(1 - seat, Action("end"))
    assert (len(match), match.version) == (0, 0)
    assert match.attempt(seat, Action("end")) == same.play(seat, Action("end"))
    assert match.fingerprint == same.fingerprint


def test_an_attempt_judges_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = standard()
    judged = []
    real = find("stationx").forbids
    monkeypatch.setattr(
        match._game, "forbids", lambda *args: (judged.append(args), real(*args))[1], raising=False
    )
    match.attempt(match.to_act[0], Action("end"))
    assert len(judged) == 1


def test_a_moment_between_two_kept_states_is_folded_from_at_most_31_actions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = play_random(standard(), 200)
    applied = []
    real = find("stationx").apply
    monkeypatch.setattr(
        match._game, "apply", lambda *args: (applied.append(args), real(*args))[1], raising=False
    )
    for length in range(len(match) + 1):
        applied.clear()
        match.at(length)
        assert len(applied) == length % STRIDE


def test_a_moment_outside_the_match_is_refused() -> None:
    with pytest.raises(BadInput, match="moments 0 to 0"):
        standard().at(1)


def test_copies_share_history_until_they_part() -> None:
    match = play_random(standard(), 50)
    other = match.copy()
    assert other._line is match._line
    play_random(other, 40, seed=1)
    play_random(match, 40, seed=2)
    assert other.at(50).fingerprint == match.at(50).fingerprint
    assert other.actions[:50] == match.actions[:50]
    assert other.actions[50:] != match.actions[50:]
    for length in (64, 80, 90):
        assert match.at(length).fingerprint == match.copy().at(length).fingerprint


def test_a_fork_goes_on_by_chances_of_its_own() -> None:
    case = {"units": [{"player": 0, "unit": "commander", "at": "m4"}]}
    match = deorbit.scenario("stationx", {"seats": 2, **case}, seed=1)
    drawn = set()
    for _ in range(40):
        fork = match.fork(0)
        assert fork.commitment != match.commitment
        fork.play(0, Action("move", ("m4", "m3")))
        drawn.add(next(e.args["card"] for e in fork.log(0) if e.name == "drew"))
        assert deorbit.loads(fork.dumps()).fingerprint == fork.fingerprint
    assert len(drawn) > 1


def test_undo_takes_back_the_last_decision_and_is_logged_itself() -> None:
    match = standard()
    seat = match.to_act[0]
    before = match.fingerprint
    match.play(seat, next(a for a in match.legal(seat) if a.kind == "move"))
    assert match.undo(seat)
    assert match.fingerprint == before
    assert match.actions == []
    assert match.version == 2
    assert deorbit.loads(match.dumps()).version == 2


def test_undo_of_a_finished_turn_waits_for_nobody_but_stops_at_the_next_decision() -> None:
    match = standard()
    seat = match.to_act[0]
    match.play(seat, Action("end"))
    assert match.copy().undo(seat)
    match.play(match.to_act[0], Action("end"))
    assert not match.undo(seat)
    assert match.undo(seat, agreed=True)
    assert match.to_act == (seat,)
    assert len(match) == 0


def test_undo_never_crosses_a_draw() -> None:
    match = deorbit.scenario(
        "stationx", {"seats": 2, "units": [{"player": 0, "unit": "commander", "at": "m4"}]}, seed=3
    )
    match.play(0, Action("move", ("m4", "m3")))
    assert not match.undo(0)
    assert match.undo(0, agreed=True)


def test_a_draw_after_an_agreed_undo_is_a_new_draw() -> None:
    match = deorbit.scenario(
        "stationx", {"seats": 2, "units": [{"player": 0, "unit": "commander", "at": "m4"}]}, seed=3
    )
    drawn = set()
    for _ in range(30):
        events = match.play(0, Action("move", ("m4", "m3")))
        drawn.add(next(event.args["card"] for event in events if event.name == "drew"))
        assert match.undo(0, agreed=True)
    assert len(drawn) > 1


def test_what_is_given_out_can_be_changed_without_harm() -> None:
    match = standard()
    before = match.fingerprint
    match.options["tiles"].clear()
    match.position()["options"]["tiles"].clear()
    match.view(0)["players"].clear()
    assert match.fingerprint == before


def test_nothing_to_undo_is_no_error() -> None:
    assert not standard().undo(0)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    match = standard()
    for call in (match.legal, match.view, match.log, match.seat, match.undo):
        with pytest.raises(BadInput, match="no seat 7"):
            call(7)
    with pytest.raises(BadInput):
        match.play(-1, Action("end"))


def test_the_secret_is_shown_only_when_the_match_is_over() -> None:
    match = deorbit.new("stationx", seats=2, seed=1, build="standard", rounds=1)
    assert match.secret is None
    for _ in range(2):
        match.play(match.to_act[0], Action("end"))
    assert match.outcome is not None
    assert match.secret is not None
    assert deorbit.core.chance.commitment(bytes.fromhex(match.secret)) == match.commitment


def test_a_record_holds_no_secret_of_the_match() -> None:
    match = play_random(standard(), 60)
    record = match.record(0)
    assert match._keys[0][1].hex() not in record
    assert match.commitment in record


def test_play_out_asks_every_agent_and_stops_at_its_limit() -> None:
    match = standard()
    agents = [deorbit.agent("random", seed=seat) for seat in range(2)]
    assert deorbit.play_out(match, agents, limit=10) is None
    assert len(match) == 10
    outcome = deorbit.play_out(match, agents)
    assert outcome == match.outcome
    with pytest.raises(BadInput, match="3 agents"):
        deorbit.play_out(match, [*agents, agents[0]])


def test_unknown_names_are_refused_with_what_exists() -> None:
    with pytest.raises(BadInput, match="stationx"):
        deorbit.new("chess")
    with pytest.raises(BadInput, match="2 to 4"):
        deorbit.new("stationx", seats=5)
    with pytest.raises(BadInput, match="rounds"):
        deorbit.new("stationx", colour="red")
    with pytest.raises(BadInput, match="whole number"):
        deorbit.new("stationx", seed="seven")  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="greedy"):
        deorbit.agent("genius")
    with pytest.raises(BadInput):
        deorbit.agent("random", colour="red")
    with pytest.raises(BadInput, match="move FROM TO"):
        standard().why_not(0, Action("move", ("a1",)))
    with pytest.raises(BadInput, match="no cell"):
        standard().why_not(0, Action("move", ("a1", "zz99")))
    with pytest.raises(BadInput, match="capture"):
        standard().why_not(0, Action("teleport"))


@pytest.mark.skipif(deorbit.compiled, reason="the toy game is interpreted")
class TestSeveralSeatsAtOnce:
    def toy(self, seed: int = 2) -> deorbit.Match:
        from conformance import toy

        return Case("toy", lambda: toy.GAME, 3).new(seed)

    def test_all_are_asked_and_answer_in_any_order(self) -> None:
        match = self.toy()
        assert match.to_act == (0, 1, 2)
        match.play(2, match.legal(2)[0])
        assert match.to_act == (0, 1)
        assert match.legal(2) == []

    def test_others_see_that_a_seat_has_chosen_but_not_what(self) -> None:
        match = self.toy()
        match.play(2, match.legal(2)[0])
        assert [one["kept"] for one in match.view(0)["players"]] == ["none", "none", None]
        assert match.view(2)["players"][2]["kept"] in ("red", "blue", "green", "gold")
        assert match.log(0)[0].args["card"] is None
        assert match.log(2)[0].args["card"] is not None
        assert match.log(None)[0].args["card"] is None

    def test_a_seat_may_take_back_its_choice_after_others_have_chosen(self) -> None:
        match = self.toy()
        match.play(0, match.legal(0)[0])
        match.play(1, match.legal(1)[0])
        assert match.undo(0)
        assert match.to_act == (0, 2)
        assert [seat for seat, _ in match.actions] == [1]
        match.play(0, match.legal(0)[-1])
        match.play(2, match.legal(2)[0])
        assert not match.undo(1), "the choice is over once all have chosen"

    def test_a_peek_cannot_be_undone_even_by_who_peeked(self) -> None:
        match = self.toy()
        for seat in range(3):
            match.play(seat, match.legal(seat)[0])
        match.play(0, Action("peek"))
        assert not match.undo(0)

    def test_a_second_peek_draws_nothing_but_is_not_undone_either(self) -> None:
        match = self.toy()
        for seat in range(3):
            match.play(seat, match.legal(seat)[0])
        match.play(0, Action("peek"))
        match.play(1, Action("peek"))
        assert not suite.drew(match)
        assert not match.undo(1)

    def test_a_reveal_cannot_be_undone(self) -> None:
        match = self.toy()
        for seat in range(3):
            match.play(seat, match.legal(seat)[0])
        match.play(0, Action("show"))
        assert not match.undo(0)

    def test_a_pass_can(self) -> None:
        match = self.toy()
        for seat in range(3):
            match.play(seat, match.legal(seat)[0])
        match.play(0, Action("pass"))
        assert match.undo(0)

    def test_a_handle_imagines_worlds_that_fit_what_its_seat_knows(self) -> None:
        match = self.toy()
        for seat in range(3):
            match.play(seat, match.legal(seat)[0])
        worlds = [match.seat(1).imagine(Random(seed)).position() for seed in range(30)]
        kept = {tuple(one["kept"] for one in world["players"]) for world in worlds}
        assert len(kept) > 3
        assert {cards[1] for cards in kept} == {match.position()["players"][1]["kept"]}
