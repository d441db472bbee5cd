"""Launch Manual, Station Automation: at no point does anybody decide for a bot. Whoever moves its
pieces makes the one move that its script and its priorities leave, or is told which that is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import deorbit
from games.stationfall.automated import account, automated, next_action
from games.stationfall.station import do, legal, player, refused, station, where
from games.stationfall.test_bot_games import walk

FIRST, SECOND = "troubleshooter-1", "troubleshooter-2"


def two_lines(**more: Any) -> deorbit.Match:
    """Both lines can be carried out; for the first Exile is closest."""
    return automated(
        "[CON] Mainframe\n[CON] Kitchen",
        **{
            "at": {"exile": "storage", "stranger": "aft-hub", "troubleshooter": "hydroponics"},
            "cubes": {0: {"exile": 1, "stranger": 1}},
            **more,
        },
    )


def said(m: deorbit.Match, action: str, language: str = "en") -> str:
    reason = m.why_not(0, deorbit.Action.parse(action))
    assert reason is not None
    return reason.say(language)


# The turn -----------------------------------------------------------------------------------------


def test_only_the_first_possible_line_with_who_comes_first_is_legal() -> None:
    """bot-activate: neither a later line, nor somebody else, nor Renegotiate."""
    m = two_lines()
    assert [str(one) for one in m.legal(0)] == [f"manoeuvre {FIRST} exile"]
    refused(m, f"manoeuvre {SECOND} troubleshooter", "bot-activate")
    refused(m, f"manoeuvre {FIRST} stranger", "bot-activate")
    refused(m, "regroup", "bot-activate")


def test_a_line_that_nobody_can_carry_out_is_refused() -> None:
    """bot-eligibility: though it stands first in the script."""
    m = automated("[CON] Attack [Monster]\n[PC] Kitchen", at={"troubleshooter": "hydroponics"})
    refused(m, f"manoeuvre {FIRST} troubleshooter", "bot-activate")
    do(m, f"manoeuvre {SECOND} troubleshooter")


@pytest.mark.parametrize("language", ["en", "ja", "pl"])
def test_the_reason_names_the_line_and_who_carries_it_out(language: str) -> None:
    """house-bot-judged: in everybody's language."""
    names = {
        "en": ("Exile", "Line 1"),
        "ja": ("エクザイル", "1行目"),
        "pl": ("Zesłaniec", "Linia 1"),
    }
    told = said(two_lines(), "regroup", language)
    who, where_it_stands = names[language]
    assert where_it_stands in told
    assert who in told
    assert "{" not in told


def test_the_reason_agrees_with_the_account() -> None:
    """bot-activate: what a bot must do is what is told when it has done it."""
    m = two_lines()
    reason = m.why_not(0, deorbit.Action.parse("regroup"))
    assert reason is not None
    chosen = next(one for one in account(m) if one["id"] == "stationfall-why-chosen")
    assert reason.args["character"] == chosen["args"]["character"] == "exile"
    assert reason.args["line"] == str(chosen["args"]["where"]["args"]["count"])
    assert reason.args["text"] == chosen["args"]["text"]


def test_a_bot_that_can_carry_out_no_line_only_regroups() -> None:
    """bot-renegotiate: and the reason says so."""
    m = automated("[CON] Attack [Monster]", cubes={0: {"exile": 1}})
    assert [str(one) for one in m.legal(0)] == ["regroup"]
    refused(m, f"manoeuvre {FIRST} exile", "bot-renegotiate")
    assert "no line" in said(m, f"manoeuvre {FIRST} exile")


def test_a_step_that_leads_away_is_refused() -> None:
    """bot-steps: the way is the bot's too; and nothing is skipped before the line is done."""
    m = two_lines()
    do(m, f"manoeuvre {FIRST} exile")
    assert [str(one) for one in m.legal(0)] == ["step exile mainframe"]
    refused(m, "step exile aft-hub", "bot-steps")
    refused(m, "wait exile", "bot-steps")
    told = said(m, "wait exile")
    assert "step exile mainframe" in told
    assert "Line 1" in told
    do(m, "step exile mainframe")
    refused(m, "step exile storage", "bot-steps")
    do(m, "wait exile")
    assert where(m, "exile") == "mainframe"


def test_other_questions_are_answered_by_the_bots_priorities() -> None:
    """bot-priorities, house-bot-judged: here an Item is to be dropped, the green one."""
    m = station(
        pc={0: "troubleshooter"},
        holding={"troubleshooter": "gun helmet"},
        contaminated="troubleshooter",
        options={"bots": [0]},
        players={0: {"bonus": []}},
        asks=[{"ask": "let-go", "seat": 0, "character": "troubleshooter", "cameras": "off"}],
    )
    assert [str(one) for one in m.legal(0)] == ["drop troubleshooter helmet"]
    refused(m, "drop troubleshooter gun", "bot-priorities")
    assert "drop troubleshooter helmet" in said(m, "drop troubleshooter gun")


def test_people_decide_for_themselves_as_ever() -> None:
    """bot-turn: another seat at the same table."""
    m = two_lines(active=1)
    assert len(m.legal(1)) > 3


def test_another_script_cannot_be_followed_at_a_bots_seat() -> None:
    """bot-differences: bots do the lines of their own script only."""
    m = two_lines()
    assert next_action(m, "revive") == f"manoeuvre {FIRST} exile"


@pytest.mark.parametrize("agent", ["random", "greedy"])
def test_whoever_plays_a_bot_plays_the_same_game(agent: str) -> None:
    """house-bot-judged: any agent on its seat does what automation does."""
    ends = []
    for name in (agent, "automation"):
        m = deorbit.new("stationfall", seats=3, seed=5, bots=[0, 1, 2], characters="random")
        deorbit.play_out(m, [deorbit.agent(name, seed=1)] * 3)
        ends.append(m.fingerprint)
    assert ends[0] == ends[1]


# What is kept -------------------------------------------------------------------------------------


def test_what_was_found_is_not_kept_beyond_the_state_it_was_found_for() -> None:
    """house-bot-steps: found anew after each action, after undo, and in copies."""
    for m, _, _, _ in walk(4):
        asked = [seat for seat in m.to_act if seat in m.options["bots"]]
        if asked:
            seat = asked[0]
            kept = m.legal(seat)
            assert len(kept) == 1
            assert m.copy().legal(seat) == kept
            assert m.at(len(m)).legal(seat) == kept
            assert m.seat(seat).imagine(Random(1)).legal(seat) == kept
        if len(m) > 120:
            break


def test_a_bots_action_can_be_taken_back_and_done_again() -> None:
    """house-bot-judged."""
    m = two_lines()
    before = m.legal(0)
    do(m, f"manoeuvre {FIRST} exile")
    assert m.undo(0)
    assert m.legal(0) == before


# Positions ----------------------------------------------------------------------------------------


def begun(influence: bool = True, **more: Any) -> deorbit.Match:
    return automated(
        "[PC] Kitchen",
        order="troubleshooter exile station-chief counselor stranger daredevil medical stowaway"
        " cyborg security engineer astrochimp",
        **{"turn": {"influence": influence}, **more},
    )


def test_a_position_can_begin_a_bots_turn_at_its_influence_step() -> None:
    """bot-influence: with fewer than two NPCs it wins the next one, then it activates."""
    m = begun(cubes={0: {"stranger": 2}})
    assert player(m, 0)["cubes"] == {"stranger": 2, "daredevil": 1}
    assert legal(m, "manoeuvre") == {f"manoeuvre {FIRST} troubleshooter"}
    assert player(begun(False, cubes={0: {"stranger": 2}}), 0)["cubes"] == {"stranger": 2}


def test_a_position_at_the_influence_step_rolls_the_die_unless_it_says_how_it_fell() -> None:
    """house-bot-die."""
    focus = {"focus": "[PC] Quarters"}
    rolled = {
        bool(begun(parts=focus, seed=seed).position()["turn"].get("focus")) for seed in range(20)
    }
    assert rolled == {True, False}
    for seed in range(10):
        m = begun(parts=focus, seed=seed, turn={"influence": True, "focus": False})
        assert "focus" not in m.position()["turn"]


@pytest.mark.parametrize(
    "more",
    [
        {"active": 1},
        {"turn": {"influence": True, "line": FIRST}},
        {"asks": [{"ask": "turn", "seat": 0, "step": "activate"}]},
    ],
)
def test_only_a_bots_turn_that_begins_has_an_influence_step_ahead(more: dict[str, Any]) -> None:
    """bot-turn: not a person's, and not one in which a line was announced."""
    with pytest.raises(deorbit.BadInput):
        begun(**more)


# Teams --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "bots", "fits"),
    [
        (5, (2, 3, 4), False),
        (5, (1, 2, 3), False),
        (3, (1,), False),
        (4, (1, 3), True),
        (5, (1, 3, 4), True),
        (6, (4, 5), True),
        (5, (4,), True),
    ],
)
def test_no_team_has_two_turns_in_a_row(seats: int, bots: tuple[int, ...], fits: bool) -> None:
    """18.4, house-bot-teams: in a new game as in a position."""
    options: dict[str, Any] = {"bots": list(bots), "teams": True}
    if fits:
        m = deorbit.new("stationfall", seats=seats, seed=1, **options)
        lead = m._state.lead
        assert all(lead[one] != lead[one - 1] for one in range(seats))
        return
    with pytest.raises(deorbit.BadInput, match="two turns in a row"):
        deorbit.new("stationfall", seats=seats, seed=1, **options)
    with pytest.raises(deorbit.BadInput, match="two turns in a row"):
        deorbit.scenario("stationfall", {"seats": seats, "options": options})


def test_a_match_that_has_begun_with_partners_side_by_side_goes_on() -> None:
    """18.4: a save file from before the ruling can still be read."""
    m = deorbit.new("stationfall", seats=5, seed=1, bots=[1, 3, 4], teams=True)
    save = m.dumps().replace('"bots":[1,3,4]', '"bots":[2,3,4]')
    assert save != m.dumps()
    with pytest.raises(deorbit.DeorbitError) as found:
        deorbit.loads(save)
    assert "two turns" not in str(found.value)
