"""Launch Manual, Station Automation, A Bot's Turn: Bot Influence, Bot Activate, Bot Renegotiate;
and the words of scripts: brackets, GOTO, REPEAT, THEN, start, end and focus."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.automated import account, announced, automated, deeds, turn
from games.stationfall.casts import ITEMS, page
from games.stationfall.station import (
    is_down,
    legal,
    pass_turns,
    player,
    refused,
    told,
    where,
)

FIRST = "troubleshooter-1"
ORDER = [
    *("troubleshooter", "exile", "station-chief", "counselor", "stranger", "daredevil"),
    *("medical", "stowaway", "cyborg", "security", "engineer", "astrochimp"),
]
"""A character order that begins with the bot's PC."""

IDLE = "[Monster] Bridge"
"""A line that nobody ever follows."""


def before(script: str = IDLE, **more: Any) -> deorbit.Match:
    """The turn before the bot's: when seat 3 has passed, the bot's turn begins."""
    more.setdefault("order", " ".join(ORDER))
    return automated(script, active=3, first=0, minute=10, **more)


def begun(script: str = IDLE, **more: Any) -> deorbit.Match:
    """The bot's turn has begun, so it has influenced."""
    m = before(script, **more)
    pass_turns(m, until=0)
    return m


def cubes_after(cubes: dict[int, dict[str, int]], **more: Any) -> dict[str, int]:
    found: dict[str, int] = player(begun(cubes=cubes, **more), 0)["cubes"]
    return found


# Bot Influence ------------------------------------------------------------------------------------


def test_with_fewer_than_two_npcs_the_next_one_is_influenced() -> None:
    """bot-influence: after Stranger comes Daredevil; one cube is as many as anybody has."""
    assert cubes_after({0: {"stranger": 2}}) == {"stranger": 2, "daredevil": 1}


def test_it_takes_as_many_cubes_as_anybody_has_there() -> None:
    """bot-influence."""
    assert cubes_after({0: {"stranger": 2}, 2: {"daredevil": 3}})["daredevil"] == 3


def test_with_two_npcs_nobody_is_influenced() -> None:
    """bot-influence."""
    both = {"stranger": 2, "exile": 1}
    assert cubes_after({0: both}) == both


def test_only_live_npcs_count_among_the_two() -> None:
    """bot-influence: Exile is Down. The next one comes after the last influenced, Down or not."""
    found = cubes_after({0: {"stranger": 2, "exile": 1}}, down="exile")
    assert found == {"stranger": 2, "exile": 1, "daredevil": 1}
    found = cubes_after({0: {"stranger": 2, "exile": 1}}, down="stranger")
    assert found == {"stranger": 2, "exile": 1, "daredevil": 1}


def test_one_npc_is_influenced_in_a_turn() -> None:
    """bot-influence: also by a bot that has none at all; the first after its PC."""
    assert cubes_after({}) == {"exile": 1}


def test_pcs_the_paranoid_and_the_down_are_not_influenced() -> None:
    """bot-influence: the next Live NPC."""
    found = cubes_after({}, down="exile", pc={1: "station-chief"})
    assert found == {"counselor": 1}
    order = " ".join(["troubleshooter", "colonel", *ORDER[2:]])
    assert cubes_after({}, order=order, players={1: {"bonus": ["engineer"]}}) == {
        "station-chief": 1
    }


def test_whoever_cannot_be_won_is_passed_over() -> None:
    """house-bot-influence, bot-eligibility: too few cubes for Exile, who has three of a person."""
    poor = {"cubes": {}, "pool": 2, "betrayal": 6}
    found = cubes_after({1: {"exile": 3}}, players={0: poor})
    assert found == {"station-chief": 1}


def test_those_who_have_escaped_do_not_count_among_the_two() -> None:
    """house-bot-influence."""
    found = cubes_after({0: {"stranger": 2, "exile": 1}}, at={"stranger": "mesosphere"})
    assert found == {"stranger": 2, "exile": 1, "daredevil": 1}


def test_a_loyal_npc_takes_more_cubes_than_lay_there() -> None:
    """bot-activate: cubes of others return to them; here Astrochimp comes after Engineer."""
    m = begun(cubes={0: {"engineer": 1}, 1: {"astrochimp": 2}})
    assert player(m, 0)["cubes"] == {"engineer": 1, "astrochimp": 3}
    assert player(m, 1)["cubes"] == {}


# Bot Activate -------------------------------------------------------------------------------------


def test_the_first_line_for_which_somebody_is_eligible_is_carried_out() -> None:
    """bot-activate: and nothing else in that turn."""
    m = automated(f"{IDLE}\n[PC] Kitchen\n[PC] Quarters", at={"troubleshooter": "hydroponics"})
    assert announced(m) == ("troubleshooter-2", "troubleshooter")
    assert deeds(m)[1:] == ["step troubleshooter kitchen"]
    assert m.position()["active"] == 1


def test_the_disc_lies_on_whoever_was_activated() -> None:
    """bot-activate."""
    m = automated("[Exile] Mainframe", at={"exile": "storage"}, cubes={0: {"exile": 1}})
    turn(m)
    assert player(m, 0)["disc"] == "exile"


def test_whoever_needs_fewest_actions_is_activated() -> None:
    """bot-activate: Exile is one step away, Stranger two."""
    m = automated(
        "[CON] Mainframe",
        at={"exile": "storage", "stranger": "aft-hub", "troubleshooter": "bridge"},
        cubes={0: {"exile": 1, "stranger": 3}},
    )
    assert announced(m) == (FIRST, "exile")


def test_of_those_whoever_takes_more_free_actions_is_activated() -> None:
    """bot-activate: Exile finds a Helmet on the way, Stranger has more cubes."""
    m = automated(
        "[CON] Mainframe",
        at={"exile": "storage", "stranger": "array-control", "troubleshooter": "bridge"},
        cubes={0: {"exile": 1, "stranger": 3}},
        items={"storage": ["helmet"]},
    )
    assert announced(m) == (FIRST, "exile")
    assert deeds(m)[1:] == ["pick-up exile helmet", "step exile mainframe"]


def test_then_the_general_priorities_decide() -> None:
    """bot-activate, bot-priorities: the PC, then the most cubes, then the order."""
    at = {"exile": "storage", "stranger": "storage", "troubleshooter": "storage"}
    both = {0: {"exile": 1, "stranger": 2}}
    assert announced(automated("[CON] Mainframe", at=at, cubes=both)) == (FIRST, "troubleshooter")
    at["troubleshooter"] = "bridge"
    assert announced(automated("[CON] Mainframe", at=at, cubes=both)) == (FIRST, "stranger")
    order = " ".join(ORDER)
    for one, other in (("stranger", "exile"), ("exile", "stranger")):
        swapped = order.replace("exile", "*").replace("stranger", other).replace("*", one)
        m = automated("[CON] Mainframe", order=swapped, at=at, cubes={0: {one: 1, other: 1}})
        assert announced(m) == (FIRST, one)


def test_who_finishes_this_minute_comes_before_the_rested() -> None:
    """bot-priorities, bot-activate: both are two actions away, and Exile is Exhausted."""
    m = automated(
        "[CON] Mainframe",
        at={"exile": "aft-hub", "stranger": "aft-hub", "troubleshooter": "bridge"},
        cubes={0: {"exile": 3, "stranger": 1}},
        players={0: {"disc": "exile"}},
    )
    assert announced(m) == (FIRST, "stranger")


def test_an_exhausted_character_has_one_action() -> None:
    """bot-activate, 4.4.2."""
    m = automated(
        "[PC] Mainframe",
        at={"troubleshooter": "aft-hub"},
        players={0: {"disc": "troubleshooter"}},
    )
    assert deeds(m)[1:] == ["step troubleshooter storage"]


def test_a_bot_does_not_use_its_actions_for_anything_else() -> None:
    """bot-activate: one Step is all that the line wants."""
    m = automated("[PC] Mainframe", at={"troubleshooter": "storage"}, items={"mainframe": []})
    assert turn(m)[1:] == ["step troubleshooter mainframe", "wait troubleshooter"]


def test_a_skipped_action_does_not_bring_the_disc_back() -> None:
    """house-bot-regroup: bots wait without taking the disc back."""
    m = automated("[PC] Mainframe", at={"troubleshooter": "storage"})
    m.play(0, deorbit.Action.parse(f"manoeuvre {FIRST} troubleshooter"))
    refused(m, "recall troubleshooter", "bot-activate")
    turn(m)
    assert player(m, 0)["disc"] == "troubleshooter"


def test_cubes_make_a_conspirator_of_whoever_is_chosen() -> None:
    """bot-activate, bot-conditions: as many as are needed, Helpful takes one."""
    m = automated(
        "[Influence + Medical] Mainframe", at={"medical": "storage"}, cubes={1: {"medical": 1}}
    )
    turn(m)
    assert player(m, 0)["cubes"] == {"medical": 1}


def test_a_paranoid_character_is_won_only_by_somebody_beside_it() -> None:
    """bot-activate: Colonel needs a Conspirator of the bot's there."""
    position: dict[str, Any] = {"cast": "colonel", "at": {"colonel": "storage"}}
    assert announced(automated("[Influence + Colonel] Mainframe", **position)) is None
    position["at"]["troubleshooter"] = "storage"
    m = automated("[Influence + Colonel] Mainframe", **position)
    assert announced(m) == (FIRST, "colonel")


# Bot Renegotiate ----------------------------------------------------------------------------------


def test_a_bot_that_can_do_nothing_takes_back_disc_and_cubes() -> None:
    """bot-renegotiate: all from Betrayal, from whoever is Down or annihilated, and from the last
    NPC in character order."""
    m = automated(
        IDLE,
        order=" ".join(ORDER),
        players={0: {"disc": "exile", "betrayal": 2, "pool": 1}},
        cubes={0: {"exile": 1, "counselor": 1, "medical": 1, "daredevil": 2}},
        down="exile",
        at={"daredevil": "annihilated"},
    )
    assert turn(m) == ["regroup"]
    assert player(m, 0)["cubes"] == {"counselor": 1}
    assert player(m, 0)["pool"] == 7
    assert player(m, 0)["betrayal"] == 0
    assert "disc" not in player(m, 0)


def test_the_last_npc_is_looked_for_when_the_others_are_back() -> None:
    """house-bot-regroup: Medical is Down, so Counselor is the last one."""
    m = automated(
        IDLE,
        order=" ".join(ORDER),
        cubes={0: {"exile": 1, "counselor": 2, "medical": 1}},
        down="medical",
    )
    turn(m)
    assert player(m, 0)["cubes"] == {"exile": 1}


def test_cubes_on_somebody_who_has_escaped_stay_there() -> None:
    """house-bot-regroup."""
    m = automated(
        IDLE,
        order=" ".join(ORDER),
        cubes={0: {"exile": 1, "medical": 1}},
        at={"medical": "mesosphere"},
    )
    turn(m)
    assert player(m, 0)["cubes"] == {"medical": 1}


def test_a_bot_that_can_do_something_does_not_renegotiate() -> None:
    """bot-renegotiate: automation never does; people's way of renegotiating is not for bots."""
    m = automated("[PC] Mainframe", at={"troubleshooter": "storage"}, players={0: {"betrayal": 3}})
    assert announced(m) is not None
    assert legal(m, "renegotiate") == set()
    turn(m)
    assert player(m, 0)["betrayal"] == 3


# Brackets -----------------------------------------------------------------------------------------


def test_all_conditions_must_hold() -> None:
    """bot-scripts: Exile has no Helmet, Stranger is no Hacker."""
    position: dict[str, Any] = {
        "at": {"exile": "storage", "stranger": "storage"},
        "cubes": {0: {"exile": 1, "stranger": 1}},
        "holding": {"stranger": "helmet"},
    }
    line = "[CON + Hacker + Possess Helmet] Mainframe"
    assert announced(automated(line, **position)) is None
    position["holding"] = {"exile": "helmet"}
    assert announced(automated(line, **position)) == (FIRST, "exile")


def test_remarks_are_no_part_of_a_line() -> None:
    """bot-scripts."""
    m = automated("[PC] Mainframe (the Bridge is for others)", at={"troubleshooter": "storage"})
    assert announced(m) == (FIRST, "troubleshooter")
    turn(m)
    assert where(m, "troubleshooter") == "mainframe"


def test_data_can_be_possessed_and_not_possessed() -> None:
    """bot-conditions: Exile without Evidence."""
    line = "[Exile + Not Possess Evidence] Mainframe"
    position: dict[str, Any] = {"at": {"exile": "storage"}, "cubes": {0: {"exile": 1}}}
    assert announced(automated(line, **position)) == (FIRST, "exile")
    assert announced(automated(line, **position, data={"exile": "evidence"})) is None


def test_con_considers_the_pc_and_conspirators_and_nobody_else() -> None:
    """bot-conditions: Stranger is a person's, Medical nobody's."""
    m = automated(
        "[CON + Not PC] Mainframe",
        at={"exile": "bridge", "stranger": "storage", "medical": "storage"},
        cubes={0: {"exile": 1, "stranger": 1}, 2: {"stranger": 2}},
    )
    assert announced(m) == (FIRST, "exile")


def test_this_minute_considers_only_who_can_do_it_in_this_turn() -> None:
    """bot-conditions."""
    for start, expected in (("storage", (FIRST, "exile")), ("rec-room", None)):
        m = automated(
            "[This Minute + Exile] Mainframe", at={"exile": start}, cubes={0: {"exile": 1}}
        )
        assert announced(m) == expected


# GOTO, REPEAT, THEN -------------------------------------------------------------------------------


def test_goto_comes_back_if_nothing_can_be_done_there() -> None:
    """bot-goto: nobody can order Abandon Ship, because the Bridge is damaged."""
    m = automated(
        "GOTO Abandon Ship Script\n[PC] Mainframe",
        at={"troubleshooter": "storage"},
        damaged=["bridge"],
    )
    assert announced(m) == ("troubleshooter-2", "troubleshooter")


def test_goto_can_have_conditions_on_the_station() -> None:
    """bot-goto."""
    script = "[Minute 5 or less] GOTO Abandon Ship Script\n[PC] Mainframe"
    at = {"troubleshooter": "storage", "engineer": "security-station"}
    allies = {0: {"engineer": 1}}
    late = automated(script, at=at, cubes=allies, minute=5)
    assert announced(late) == ("abandon-ship-1", "engineer")
    early = automated(script, at=at, cubes=allies, minute=6)
    assert announced(early) == ("troubleshooter-2", "troubleshooter")


def test_what_is_repeated_goes_on_while_actions_are_left() -> None:
    """bot-repeat: two attacks in one turn."""
    m = automated(
        "[PC] Attack [Human + Other + Live] REPEAT",
        at={"troubleshooter": "tanks", "exile": "tanks", "stranger": "tanks"},
        holding={"troubleshooter": "gun"},
    )
    turn(m)
    assert is_down(m, "exile")
    assert is_down(m, "stranger")


def test_what_is_not_repeated_is_done_once() -> None:
    """bot-repeat."""
    m = automated(
        "[PC] Attack [Human + Other + Live]",
        at={"troubleshooter": "tanks", "exile": "tanks", "stranger": "tanks"},
        holding={"troubleshooter": "gun"},
    )
    turn(m)
    assert [is_down(m, one) for one in ("exile", "stranger")].count(True) == 1


def test_what_stands_after_then_follows_if_it_can() -> None:
    """bot-then: with the action that is left."""
    m = automated(
        "[PC] Machine Shop THEN Repair [Medical]",
        at={"troubleshooter": "aft-airlocks", "medical": "machine-shop"},
        down="medical",
    )
    turn(m)
    assert not is_down(m, "medical")


@pytest.mark.parametrize("start", ["aft-hub", "reactor"])
def test_nobody_goes_back_to_a_place_that_was_reached(start: str) -> None:
    """bot-then: from the Reactor on, in one turn or from the beginning."""
    m = automated("[PC] Reactor THEN Machine Shop", at={"troubleshooter": start}, damaged=[])
    on = ["step troubleshooter aft-airlocks", "step troubleshooter machine-shop"]
    assert deeds(m)[1:] == (on if start == "reactor" else ["step troubleshooter reactor", on[0]])


def test_who_has_reached_a_place_goes_on_to_the_action() -> None:
    """bot-then: the Helmet lies two Steps from the place that comes first."""
    m = automated(
        "[PC] Reactor THEN Pick Up Helmet",
        at={"troubleshooter": "reactor"},
        items={"machine-shop": ["helmet"]},
    )
    assert deeds(m)[-1] == "pick-up troubleshooter helmet"


def test_what_stands_after_then_need_not_be_possible() -> None:
    """bot-then: it does not count for who is chosen."""
    m = automated(
        "[CON] Machine Shop THEN Repair [Medical]",
        at={"troubleshooter": "bridge", "exile": "aft-airlocks"},
        cubes={0: {"exile": 1}},
    )
    assert announced(m) == (FIRST, "exile")
    turn(m)
    assert where(m, "exile") == "machine-shop"


def test_a_line_by_which_nothing_would_happen_is_passed_over() -> None:
    """house-bot-nothing: the PC is there already."""
    m = automated("[PC] Mainframe\n[PC] Storage", at={"troubleshooter": "mainframe"})
    assert announced(m) == ("troubleshooter-2", "troubleshooter")


# Standard scripts ---------------------------------------------------------------------------------


def test_revive_is_for_the_bots_own_pc() -> None:
    """bot-standard-scripts: PC stands for whoever it is."""
    position: dict[str, Any] = {
        "at": {"troubleshooter": "kitchen", "exile": "kitchen", "stranger": "kitchen"},
        "holding": {"exile": "nanogel"},
        "cubes": {0: {"exile": 1}},
    }
    m = automated("GOTO Revive Script", down="stranger troubleshooter", **position)
    turn(m)
    assert is_down(m, "stranger")
    assert not is_down(m, "troubleshooter")
    assert announced(automated("GOTO Revive Script", down="stranger", **position)) is None


# Start, end and focus -----------------------------------------------------------------------------


def botanist(start: str = "", end: str = "", minute: int = 13) -> deorbit.Match:
    return automated(
        "[PC] Kitchen",
        bot="botanist",
        parts={part: text for part, text in (("start", start), ("end", end)) if text},
        minute=minute,
        at={"botanist": "hydroponics"},
        holding={"botanist": ""},
        items={"quarters": ["fang-moss"]},
    )


def test_lines_for_the_start_of_the_turn_come_first() -> None:
    """bot-scripts: Creatropism costs nothing."""
    done = deeds(botanist(start="[PC] Moss Step [Suite]"))
    assert done[1:] == ["moss-step suite", "step botanist kitchen"]


def test_lines_for_the_start_can_have_conditions_on_the_station() -> None:
    """bot-scripts."""
    for minute, expected in ((9, ["moss-step suite", "step botanist kitchen"]), (8, [])):
        line = f"[PC + Minute {minute} or less] Moss Step [Suite]"
        done = deeds(botanist(line, minute=9))
        assert done[1:] == (expected or ["step botanist kitchen"])


def chief(**at: str) -> deorbit.Match:
    """Station Chief's bot, who can have an Officer step toward Alcatraz as she begins."""
    return automated(
        "[PC] Kitchen",
        bot="station-chief",
        parts={"start": "[CON] Forceful Presence [Officer] to [Alcatraz]"},
        at={"station-chief": "hydroponics", **at},
        damaged=[],
    )


def test_of_several_the_closest_is_given_an_action() -> None:
    """bot-priorities: Forceful Presence; Counselor comes first in the order of the cards."""
    done = deeds(chief(counselor="kitchen", engineer="aft-hub"))
    assert done[1:3] == ["command engineer", "step engineer reactor"]
    done = deeds(chief(counselor="aft-hub", engineer="kitchen"))
    assert done[1:3] == ["command counselor", "step counselor reactor"]


def test_equally_close_ones_are_given_an_action_by_the_general_priorities() -> None:
    """bot-priorities: next in character order after the bot's PC, which is Station Chief."""
    order = "counselor station-chief engineer exile medical stranger cyborg security astrochimp"
    names = [*order.split(), "daredevil", "stowaway", "troubleshooter"]
    m = automated(
        "[PC] Kitchen",
        bot="station-chief",
        order=" ".join(names),
        parts={"start": "[CON] Forceful Presence [Officer] to [Alcatraz]"},
        at={"station-chief": "hydroponics", "counselor": "aft-hub", "engineer": "aft-hub"},
        damaged=[],
    )
    assert deeds(m)[1] == "command engineer"


def test_nobody_is_given_an_action_that_is_not_basic() -> None:
    """bot-eligibility, card-forceful-presence: to Outer Space leads an airlock, no Step."""
    m = automated(
        "[PC] Kitchen",
        bot="station-chief",
        parts={"start": "[CON] Forceful Presence [Officer] to [Outer Space]"},
        at={"station-chief": "hydroponics", "counselor": "aft-airlocks", "engineer": "reactor"},
        holding={"counselor": "helmet", "engineer": "helmet"},
    )
    assert deeds(m)[1:3] == ["command engineer", "step engineer aft-airlocks"]


def test_lines_for_the_end_of_the_turn_come_last() -> None:
    """bot-scripts."""
    done = deeds(botanist(end="[PC] Moss Step [Suite]"))
    assert done[1:] == ["step botanist kitchen", "moss-step suite"]


def test_a_bot_with_a_focus_part_rolls_a_die() -> None:
    """house-bot-die: five and six choose it, and it comes before the rest."""
    seen: dict[int, str] = {}
    for seed in range(60):
        m = before(
            "[PC] Kitchen",
            parts={"focus": "[PC] Quarters"},
            seed=seed,
            at={"troubleshooter": "suite"},
        )
        events = []
        while m.position()["active"] == 3:
            events += m.play(3, deorbit.Action.parse("renegotiate"))
        rolled = [one for one in events if one.name in ("die-rolled", "focused")]
        assert len(rolled) == 1
        seen[rolled[0].args["number"]] = str(announced(m))
    assert set(seen) == {1, 2, 3, 4, 5, 6}
    for number, line in seen.items():
        assert ("focus" in line) == (number >= 5)


def test_without_a_focus_part_no_die_is_rolled() -> None:
    """house-bot-die."""
    m = before("[PC] Kitchen")
    events = m.play(3, deorbit.Action.parse("renegotiate"))
    assert not told(events, "die-rolled")
    assert not told(events, "focused")


def test_when_nothing_of_the_focus_part_can_be_done_the_rest_follows() -> None:
    """house-bot-die."""
    m = automated(
        "[PC] Kitchen",
        parts={"focus": IDLE},
        at={"troubleshooter": "quarters"},
        turn={"focus": True},
    )
    assert announced(m) == (FIRST, "troubleshooter")


# What is house ------------------------------------------------------------------------------------


def test_only_two_scripts_are_printed() -> None:
    """house-bot-scripts: those of Troubleshooter and Lindsey."""
    printed = {name for name, one in page("scripts").items() if one.get("grade") == "rule"}
    assert printed == {"troubleshooter", "lindsey"}


@pytest.mark.parametrize("name", ["artifact", "gun", "rocket-wings", "helmet"])
def test_items_have_colours_of_ours(name: str) -> None:
    """house-bot-colours: purple, red, yellow and green."""
    colours = {"artifact": "purple", "gun": "red", "rocket-wings": "yellow", "helmet": "green"}
    assert ITEMS[name]["color"] == colours[name]


# The account --------------------------------------------------------------------------------------


def test_why_a_bot_moved_is_told_line_by_line() -> None:
    """bot-activate: what was passed over, who was chosen and what decided."""
    sentences = account(
        automated(
            f"{IDLE}\n[CON] Mainframe",
            at={"exile": "storage", "stranger": "storage", "troubleshooter": "bridge"},
            cubes={0: {"exile": 1, "stranger": 2}},
        )
    )
    names = [one["id"].removeprefix("stationfall-why-") for one in sentences]
    assert names[0] == "skipped-nobody"
    assert "chosen" in names
    assert "tie-most-cubes" in names


def reasons(m: deorbit.Match) -> dict[str, list[str]]:
    """What the account says, and of whom, by the last words of its sentences."""
    found: dict[str, list[str]] = {}
    for one in account(m):
        who = one["args"].get("character", [])
        names = found.setdefault(one["id"].removeprefix("stationfall-why-"), [])
        names += [who] if isinstance(who, str) else who
    return found


@pytest.mark.parametrize(
    ("line", "reason", "who"),
    [
        ("[CON] Storage", "no-conspirator", "stranger"),
        ("[Influence] Storage", "no-cubes", "stranger"),
        ("[Not Armed] Storage", "fails", "exile"),
        ("[Unexhausted] Storage", "tired", "exile"),
        ("[CON] Attack [Robot]", "unable", "medical"),
        ("[CON] Attack [Monster]", "cannot", "exile"),
        ("[This Minute] Vault X", "too-far", "troubleshooter"),
        ("[This Minute] Vault X", "too-tired", "exile"),
        ("[CON] Storage", "down", "engineer"),
        ("[Influence] Storage", "away", "counselor"),
        ("[CON] Mainframe", "idle", "medical"),
        ("[CON] Storage", "would", "exile"),
    ],
)
def test_why_a_character_was_or_was_not_eligible_is_told(line: str, reason: str, who: str) -> None:
    """bot-eligibility, bot-conditions: the condition that failed, or what it would cost."""
    m = automated(
        line,
        at={
            "exile": "aft-hub",
            "stranger": "aft-hub",
            "medical": "mainframe",
            "troubleshooter": "bridge",
            "counselor": "annihilated",
        },
        down="engineer",
        holding={"exile": "bludgeon"},
        cubes={1: {"stranger": 3}},
        players={
            0: {"cubes": {"exile": 1, "medical": 1}, "betrayal": 6, "pool": 0},
            1: {"disc": "exile"},
        },
    )
    assert who in reasons(m)[f"considered-{reason}"]


def test_that_nobody_can_finish_this_minute_is_told() -> None:
    """bot-conditions: why somebody who is far away sets out."""
    line = "[This Minute / Unexhausted] Vault X"
    far = automated(line, at={"troubleshooter": "bridge"})
    assert "considered-nobody-soon" in reasons(far)
    near = automated(line, at={"troubleshooter": "array-control"})
    assert "considered-nobody-soon" not in reasons(near)


@pytest.mark.parametrize(
    ("script", "position"), [("abandon-ship", {"abandon_ship": True}), ("revive", {})]
)
def test_why_another_script_does_not_apply_is_told(script: str, position: dict[str, Any]) -> None:
    """bot-standard-scripts."""
    title = script.replace("-", " ").title()
    assert f"skipped-{script}" in reasons(automated(f"GOTO {title} Script", **position))


def test_every_priority_that_decided_between_characters_is_told() -> None:
    """bot-activate: Exile passes a Helmet, Medical is further along in the order."""
    names = ["troubleshooter", "stranger", "medical", "exile", "engineer", "counselor", "cyborg"]
    names += ["daredevil", "security", "station-chief", "stowaway", "astrochimp"]
    m = automated(
        "[Other] Mainframe",
        order=" ".join(names),
        at={"exile": "storage", "stranger": "storage", "medical": "array-control"},
        cubes={0: {"exile": 1, "stranger": 1, "medical": 1}},
        holding={"stranger": "helmet"},
        items={"storage": ["helmet"]},
    )
    found = reasons(m)
    assert found["chosen"] == ["exile"]
    assert "tie-free-actions" in found
    m = automated(
        "[CON] Mainframe",
        order=" ".join(names),
        at={"exile": "storage", "stranger": "storage", "troubleshooter": "storage"},
        cubes={0: {"exile": 1, "stranger": 2}},
        items={"storage": ["helmet"]},
        holding={"stranger": "helmet"},
    )
    found = reasons(m)
    assert found["chosen"] == ["troubleshooter"]
    assert {"tie-free-actions", "tie-pc"} <= set(found)


@pytest.mark.parametrize(
    ("line", "more", "decided"),
    [
        ("Pick Up Helmet > Gun", {"items": {"storage": ["gun", "helmet"]}}, "script"),
        (
            "Attack [Human]",
            {"cubes": {0: {"exile": 1, "stranger": 1}, 1: {"engineer": 1}}},
            "fewest-own-cubes",
        ),
        ("Attack [Human]", {"cubes": {0: {"exile": 1}, 1: {"engineer": 1}}}, "most-persons-cubes"),
        ("Attack [Human]", {}, "character-order"),
        ("Aft Hub > Mainframe", {}, "script"),
        ("[Pod]", {"at": {"exile": "aft-airlocks"}}, "leftmost"),
    ],
)
def test_what_decided_between_goals_is_told(line: str, more: dict[str, Any], decided: str) -> None:
    """bot-priorities: goals that are equally close."""
    m = automated(
        f"[Exile] {line}",
        **{
            "at": {"exile": "storage", "stranger": "storage", "engineer": "storage"},
            "holding": {"exile": "gun" if "Attack" in line else ""},
            "cubes": {0: {"exile": 1}},
            **more,
        },
    )
    assert f"tie-{decided}-goal" in reasons(m)
