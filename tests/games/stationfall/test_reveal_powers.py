"""Reveal Powers: what each does, and that it is not there before the reveal nor at Stationfall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    BONUS,
    IDENTITIES,
    allowed,
    asked,
    do,
    end_turn,
    guilt,
    holds,
    is_down,
    legal,
    lying,
    pass_turns,
    player,
    refused,
    score,
    station,
    told,
    where,
)

TWELVE = [
    "astrochimp",
    "counselor",
    "cyborg",
    "daredevil",
    "engineer",
    "exile",
    "medical",
    "security",
    "station-chief",
    "stowaway",
    "stranger",
    "troubleshooter",
]


def dealt(
    name: str, bonus: str = "", others: Mapping[int, Mapping[str, Any]] | None = None
) -> dict[int, dict[str, Any]]:
    """Seat 0 has this Secret Identity, and this Bonus Character if one is named; whoever had the
    card by default has Astrochimp, or else Station Chief."""
    taken = [name, bonus or BONUS[0]]
    spare = [card for card in ("astrochimp", "station-chief", "stranger") if card not in taken]
    people: dict[int, dict[str, Any]] = {0: {"identity": name, "bonus": [bonus or BONUS[0]]}}
    if not bonus and name == BONUS[0]:
        people[0]["bonus"] = [spare.pop(0)]
    for seat in range(1, 4):
        people[seat] = {}
        if IDENTITIES[seat] in taken:
            people[seat]["identity"] = spare.pop(0)
        if BONUS[seat] in taken:
            people[seat]["bonus"] = [spare.pop(0)]
        people[seat] |= (others or {}).get(seat, {})
    people[0] |= (others or {}).get(0, {})
    return people


def ask(m: deorbit.Match) -> str:
    """The kind of question that is open."""
    kind: str = m.position()["asks"][-1]["ask"]
    return kind


def actions_left(m: deorbit.Match) -> int:
    left: int = m.position()["turn"]["actions"]
    return left


def last_turn(name: str, **more: Any) -> deorbit.Match:
    """The last player's turn in Minute 0 is over, and seat 0 has to reveal as this character."""
    players = dealt(name, others=more.pop("players", None))
    m = station(players=players, minute=0, active=3, re_entry="minute", **more)
    end_turn(m)
    assert (ask(m), asked(m)) == ("last-reveal", 0)
    return m


def finish(m: deorbit.Match) -> None:
    while m.to_act:
        if ask(m) == "last-reveal":
            do(m, "reveal")
        elif legal(m, "done"):
            do(m, "done")
        else:
            end_turn(m)


# All of them --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TWELVE)
def test_no_reveal_power_works_at_stationfall(name: str) -> None:
    """16.2: nothing is asked and nothing is gained, although everything is at hand."""
    m = last_turn(
        name,
        at={name: "outer-space", "exile": "outer-space", "stowaway": "outer-space"},
        holding={name: "helmet rocket-wings"},
        cubes={0: {"exile": 1}, 1: {"exile": 1}},
    )
    before = m.position()
    do(m, "reveal")
    after = m.position()
    assert ask(m) == "last-reveal"
    assert asked(m) == 1
    for key in ("characters", "markers", "items", "removed", "spent", "damaged"):
        assert after[key] == before[key], key
    assert [one["guilt"] for one in after["players"]] == ["innocent"] * 4
    assert not player(m, 0)["revealed_early"]
    finish(m)
    assert where(m, name) == "outer-space"


# Zero-Born ----------------------------------------------------------------------------------------


def test_astrochimp_floats_once_for_free() -> None:
    """card-zero-born: into a section without gravity, in place of the free Pick Up or Drop."""
    m = station(
        pc={0: "astrochimp"}, holding={"astrochimp": "briefcase"}, acting="astrochimp", actions=0
    )
    do(m, "step astrochimp reactor")
    assert where(m, "astrochimp") == "reactor"
    refused(m, "drop astrochimp briefcase", "15.5.2")
    refused(m, "step astrochimp aft-hub", "15.5.2")


def test_a_drop_uses_the_free_step_up() -> None:
    """card-zero-born."""
    m = station(
        pc={0: "astrochimp"}, holding={"astrochimp": "briefcase"}, acting="astrochimp", actions=0
    )
    do(m, "drop astrochimp briefcase")
    refused(m, "step astrochimp reactor", "15.5.2")


def test_gravity_holds_astrochimp() -> None:
    """card-zero-born: Hydroponics has gravity."""
    m = station(pc={0: "astrochimp"}, acting="astrochimp", actions=0)
    refused(m, "step astrochimp hydroponics", "15.5.2")


def test_astrochimp_goes_out_of_the_airlock_for_free() -> None:
    """card-zero-born, 13.13.1: Outer Space has no gravity."""
    m = station(
        pc={0: "astrochimp"},
        at={"astrochimp": "aft-airlocks"},
        holding={"astrochimp": "helmet"},
        acting="astrochimp",
        actions=0,
    )
    do(m, "airlock astrochimp outer-space")
    assert where(m, "astrochimp") == "outer-space"


def test_astrochimp_pays_for_every_step_before_the_reveal() -> None:
    """card-zero-born, 4.4.4."""
    m = station(acting="astrochimp", actions=0)
    refused(m, "step astrochimp reactor", "15.5.2")


def test_zero_born_is_for_nobody_else() -> None:
    """card-zero-born."""
    m = station(pc={0: "astrochimp"}, at={"exile": "therapy-garden"}, acting="exile", actions=0)
    refused(m, "step exile aft-hub", "15.5.2")


# Recorded Confessional ----------------------------------------------------------------------------


def test_a_confession_makes_all_who_conspired_with_a_human_suspect() -> None:
    """card-recorded-confessional: every other Innocent player who has that Human as Conspirator."""
    m = station(
        players=dealt("counselor", others={3: {"guilt": "guilty"}}),
        cubes={seat: {"station-chief": 1} for seat in range(4)},
    )
    do(m, "reveal")
    assert legal(m, "confess") == {"confess station-chief"}
    do(m, "confess station-chief")
    assert [guilt(m, seat) for seat in range(4)] == ["innocent", "suspect", "suspect", "guilty"]
    assert ask(m) == "turn"


def test_a_cube_too_few_is_no_conspiracy_to_confess() -> None:
    """card-recorded-confessional, 4.3.1."""
    m = station(
        players=dealt("counselor"), cubes={1: {"station-chief": 1}, 2: {"station-chief": 2}}
    )
    do(m, "reveal", "confess station-chief")
    assert [guilt(m, seat) for seat in range(4)] == ["innocent", "innocent", "suspect", "innocent"]


def test_any_colocated_human_can_confess_but_no_robot() -> None:
    """card-recorded-confessional, card-cyborg."""
    m = station(
        players=dealt("counselor"),
        at={"cyborg": "therapy-garden", "medical": "therapy-garden", "exile": "bridge"},
    )
    do(m, "reveal")
    assert legal(m, "confess") == {"confess station-chief", "confess cyborg"}
    refused(m, "confess medical", "card-recorded-confessional")
    refused(m, "confess exile", "card-recorded-confessional")


def test_the_pc_of_another_can_confess() -> None:
    """card-recorded-confessional, 4.3.2: a PC is the Conspirator of its player."""
    m = station(
        players=dealt("counselor", others={2: {"pc": "cyborg"}}), at={"cyborg": "therapy-garden"}
    )
    do(m, "reveal", "confess cyborg")
    assert guilt(m, 2) == "suspect"


@pytest.mark.parametrize(
    "position", [{"down": "counselor"}, {"at": {"counselor": "bridge"}}], ids=["down", "alone"]
)
def test_counselor_hears_no_confession_when_down_or_alone(position: dict[str, Any]) -> None:
    """card-recorded-confessional."""
    m = station(players=dealt("counselor"), cubes={1: {"station-chief": 1}}, **position)
    do(m, "reveal")
    assert ask(m) == "turn"


# Brutal -------------------------------------------------------------------------------------------


def test_a_brutal_blow_breaks_bludgeon_and_helmet() -> None:
    """card-brutal."""
    m = station(
        pc={2: "cyborg"},
        active=2,
        at={"stranger": "cryo-lab"},
        holding={"cyborg": "bludgeon", "stranger": "helmet"},
        acting="cyborg",
    )
    do(m, "attack cyborg stranger bludgeon")
    assert is_down(m, "stranger")
    assert holds(m, "cyborg") == holds(m, "stranger") == []
    assert m.position()["removed"] == {"helmet": 1, "bludgeon": 1}


def test_a_blow_without_a_helmet_breaks_nothing() -> None:
    """card-brutal."""
    m = station(
        pc={2: "cyborg"},
        active=2,
        at={"stranger": "cryo-lab"},
        holding={"cyborg": "bludgeon"},
        acting="cyborg",
    )
    do(m, "attack cyborg stranger bludgeon")
    assert holds(m, "cyborg") == ["bludgeon"]
    assert m.position()["removed"] == {}


def test_a_gun_breaks_no_helmet() -> None:
    """card-brutal, 12.8.2."""
    m = station(
        pc={2: "cyborg"},
        active=2,
        at={"stranger": "cryo-lab"},
        holding={"cyborg": "bludgeon gun", "stranger": "helmet"},
        acting="cyborg",
    )
    do(m, "attack cyborg stranger gun")
    assert is_down(m, "stranger")
    assert holds(m, "stranger") == ["helmet"]
    assert holds(m, "cyborg") == ["bludgeon", "gun"]


def test_a_brutal_cyborg_robs_no_helmeted_human_with_a_bludgeon() -> None:
    """card-brutal, 12.9.1: it is about attacks."""
    m = station(
        pc={2: "cyborg"},
        active=2,
        at={"stranger": "cryo-lab"},
        holding={"cyborg": "bludgeon", "stranger": "helmet briefcase"},
        acting="cyborg",
    )
    refused(m, "rob cyborg briefcase stranger", "8.1.1")


def test_a_brutal_cyborg_still_listens_to_exile() -> None:
    """card-brutal, card-fast-talk."""
    m = station(
        pc={2: "cyborg"},
        active=2,
        at={"exile": "cryo-lab"},
        holding={"cyborg": "bludgeon", "exile": "helmet"},
        acting="cyborg",
    )
    refused(m, "attack cyborg exile bludgeon", "card-fast-talk")


def test_cyborg_respects_helmets_before_the_reveal() -> None:
    """card-brutal, 8.1.1."""
    m = station(
        at={"stranger": "cryo-lab"},
        holding={"cyborg": "bludgeon", "stranger": "helmet"},
        acting="cyborg",
    )
    refused(m, "attack cyborg stranger bludgeon", "8.1.1")


# Self-Repair --------------------------------------------------------------------------------------


def test_a_down_cyborg_is_activated_and_first_revives_itself() -> None:
    """card-self-repair."""
    m = station(pc={2: "cyborg"}, active=2, down="cyborg", holding={"cyborg": "bludgeon"})
    do(m, "activate cyborg")
    refused(m, "step cyborg forward-hub", "card-self-repair")
    refused(m, "drop cyborg bludgeon", "card-self-repair")
    do(m, "self-repair cyborg")
    assert not is_down(m, "cyborg")
    assert actions_left(m) == 1
    assert allowed(m, "step cyborg forward-hub")
    refused(m, "self-repair cyborg", "card-self-repair")


def test_an_exhausted_cyborg_does_nothing_but_revive_itself() -> None:
    """card-self-repair, card-uncanny: two discs leave one action."""
    m = station(
        pc={2: "cyborg"},
        active=2,
        down="cyborg",
        players={0: {"disc": "cyborg"}, 1: {"disc": "cyborg"}},
    )
    do(m, "activate cyborg", "self-repair cyborg")
    assert actions_left(m) == 0


def test_cyborg_does_not_revive_itself_in_a_hazard() -> None:
    """card-self-repair, 12.11.2: unless it has a Helmet."""
    m = station(pc={2: "cyborg"}, active=2, down="cyborg", at={"cyborg": "outer-space"})
    do(m, "activate cyborg")
    refused(m, "self-repair cyborg", "12.11.2")
    m = station(
        pc={2: "cyborg"},
        active=2,
        down="cyborg",
        at={"cyborg": "outer-space"},
        holding={"cyborg": "helmet"},
    )
    do(m, "activate cyborg", "self-repair cyborg")
    assert not is_down(m, "cyborg")


def test_a_down_cyborg_lies_still_before_the_reveal() -> None:
    """card-self-repair, 4.6.2."""
    m = station(cubes={0: {"cyborg": 2}}, down="cyborg")
    refused(m, "activate cyborg", "4.6.2")


def test_a_down_cyborg_gets_up_for_its_own_player_only() -> None:
    """card-self-repair, 15.5.4.1: a Bribe needs a Live character."""
    m = station(pc={2: "cyborg"}, down="cyborg", acting="exile")
    refused(m, "bribe cyborg", "4.6.2")
    refused(station(pc={2: "cyborg"}, down="cyborg"), "activate cyborg", "4.6.2")


def test_other_down_pcs_are_not_activated() -> None:
    """card-self-repair, 4.6.2."""
    m = station(pc={0: "astrochimp"}, down="astrochimp")
    refused(m, "activate astrochimp", "4.6.2")


# Point Break --------------------------------------------------------------------------------------


def ending_of_daredevil(**more: Any) -> deorbit.Match:
    """Stationfall with a Daredevil who has revealed, in Print Shop with a Helmet, if not told
    otherwise. The Rocket Wings lie there."""
    at = {"daredevil": "print-shop", **more.pop("at", {})}
    holding = {"daredevil": "helmet", **more.pop("holding", {})}
    m = station(
        pc={3: "daredevil"}, at=at, holding=holding, minute=0, active=3, re_entry="minute", **more
    )
    finish(m)
    return m


@pytest.mark.parametrize(
    "holding",
    [{}, {"daredevil": "helmet rocket-wings"}, {"security": "rocket-wings"}],
    ids=["lying", "held", "held by another"],
)
def test_daredevil_breaks_away_with_a_helmet_beside_the_wings(holding: dict[str, str]) -> None:
    """card-point-break: wherever that is."""
    m = ending_of_daredevil(holding=holding)
    assert where(m, "daredevil") == "mesosphere"
    assert score(m, 3)["daredevil-1"] == 3


@pytest.mark.parametrize(
    "position",
    [
        {"holding": {"daredevil": ""}},
        {"down": "daredevil"},
        {"at": {"daredevil": "nanofactory"}},
        {"holding": {"stranger": "rocket-wings"}},
    ],
    ids=["no helmet", "down", "elsewhere", "wings elsewhere"],
)
def test_daredevil_stays_when_something_is_missing(position: dict[str, Any]) -> None:
    """card-point-break."""
    m = ending_of_daredevil(**position)
    assert where(m, "daredevil") != "mesosphere"
    assert "daredevil-1" not in score(m, 3)


def test_daredevil_does_not_break_away_after_a_stationfall_reveal() -> None:
    """card-point-break, house-point-break, 16.2."""
    m = station(
        at={"daredevil": "print-shop"},
        holding={"daredevil": "helmet"},
        minute=0,
        active=3,
        re_entry="minute",
    )
    finish(m)
    assert where(m, "daredevil") == "print-shop"


def test_nobody_else_breaks_away() -> None:
    """card-point-break."""
    m = ending_of_daredevil(
        at={"daredevil": "bridge", "exile": "print-shop"}, holding={"exile": "helmet rocket-wings"}
    )
    assert where(m, "exile") == "print-shop"


# Overload -----------------------------------------------------------------------------------------


def test_an_overload_damages_its_section_in_the_next_minute() -> None:
    """card-overload, 15.7.1: at the end of the Engineer's next turn."""
    m = station(players=dealt("engineer"))
    do(m, "reveal", "overload bridge")
    assert m.position()["markers"] == [
        {"player": 0, "effect": "overload", "minute": 12, "at": "bridge"}
    ]
    pass_turns(m, until=0, minute=12)
    assert "bridge" not in m.position()["damaged"]
    assert told(end_turn(m), "damaged")
    assert "bridge" in m.position()["damaged"]
    assert m.position()["markers"] == []


def test_any_section_that_has_not_escaped_can_be_overloaded() -> None:
    """card-overload: pods too, and it is the Engineer who chooses."""
    m = station(players=dealt("engineer"), launched=["houdini"], abandon_ship=True)
    do(m, "reveal")
    assert asked(m) == 0
    assert allowed(m, "overload mcqueen")
    assert allowed(m, "overload vault-x")
    refused(m, "overload houdini", "card-overload")


def test_a_pod_that_was_launched_under_overload_is_annihilated() -> None:
    """card-overload, house-time-markers: with everything in it."""
    m = station(
        players=dealt("engineer"),
        at={"exile": "houdini", "stranger": "aft-airlocks"},
        holding={"exile": "briefcase"},
        abandon_ship=True,
        cubes={1: {"stranger": 1}},
    )
    do(m, "reveal", "overload houdini")
    end_turn(m)
    do(m, "activate stranger", "section-launch stranger houdini")
    assert where(m, "exile") == "houdini"
    pass_turns(m, until=1, minute=12)
    assert where(m, "exile") == "annihilated"
    assert m.position()["removed"] == {"briefcase": 1}


def test_overload_needs_no_time_marker_of_the_player() -> None:
    """card-overload, house-time-markers: a stand-in does."""
    pods = ["houdini", "mcqueen", "alcatraz"]
    markers = [{"player": 0, "effect": "launch", "minute": 12, "at": pod} for pod in pods]
    m = station(players=dealt("engineer"), markers=markers, abandon_ship=True)
    do(m, "reveal", "overload bridge")
    assert len(m.position()["markers"]) == 4


# Blood from a Stone, Tradecraft -------------------------------------------------------------------


def test_kompromat_on_an_npc_returns_to_the_hand_of_exile() -> None:
    """card-blood-from-a-stone: but it has been used in this turn."""
    m = station(
        pc={1: "exile"},
        active=1,
        players={1: {"hand": ["stranger", "security"]}},
        acting="exile",
    )
    do(m, "kompromat stranger", "wait stranger")
    assert player(m, 1)["hand"] == ["security", "stranger"]
    assert m.position()["spent"] == []
    refused(m, "kompromat stranger", "15.5.5.1")
    end_turn(m)
    pass_turns(m, until=1)
    do(m, "activate exile")
    assert allowed(m, "kompromat stranger")


def test_kompromat_on_a_pc_does_not_return() -> None:
    """card-blood-from-a-stone, 15.5.5.2."""
    m = station(
        pc={1: "exile", 2: "cyborg"},
        active=1,
        players={1: {"hand": ["cyborg"]}},
        acting="exile",
    )
    do(m, "kompromat cyborg", "step cyborg forward-hub", "accept")
    assert player(m, 1)["hand"] == []
    assert m.position()["spent"] == ["cyborg"]


def test_kompromat_is_spent_before_the_reveal_of_exile() -> None:
    """card-blood-from-a-stone: and for everybody else after it."""
    for pc in ({}, {1: "exile"}):
        m = station(players={0: {"hand": ["stranger"]}}, acting="astrochimp", pc=pc)
        do(m, "kompromat stranger", "wait stranger")
        assert player(m, 0)["hand"] == []
        assert m.position()["spent"] == ["stranger"]


def tradecraft(hand: str = "stranger security", **more: Any) -> deorbit.Match:
    return station(
        pc={1: "exile", 2: "cyborg"},
        active=1,
        players={1: {"hand": hand.split()}},
        spent=["medical", "cyborg"],
        acting="exile",
        **more,
    )


def test_tradecraft_turns_two_kompromat_into_one() -> None:
    """card-tradecraft, house-tradecraft: the two leave the game."""
    m = tradecraft()
    do(m, "tradecraft exile security stranger medical")
    assert player(m, 1)["hand"] == ["medical"]
    assert m.position()["discarded"] == ["security", "stranger"]
    assert m.position()["spent"] == ["cyborg"]
    assert actions_left(m) == 1


def test_tradecraft_takes_no_kompromat_of_a_pc_and_none_unspent() -> None:
    """card-tradecraft."""
    m = tradecraft()
    assert legal(m, "tradecraft") == {"tradecraft exile security stranger medical"}
    assert not allowed(m, "tradecraft exile security stranger cyborg")
    assert not allowed(m, "tradecraft exile security stranger engineer")


def test_tradecraft_costs_two_different_kompromat_from_hand() -> None:
    """card-tradecraft."""
    m = tradecraft(hand="stranger")
    assert legal(m, "tradecraft") == set()
    refused(m, "tradecraft exile stranger stranger medical", "card-tradecraft")
    refused(m, "tradecraft exile security stranger medical", "card-tradecraft")


def test_only_a_revealed_exile_knows_tradecraft() -> None:
    """card-tradecraft, 4.4.4."""
    hand = {"hand": ["stranger", "security"]}
    m = station(players={0: hand}, spent=["medical"], acting="exile")
    refused(m, "tradecraft exile security stranger medical", "card-tradecraft")
    m = station(
        pc={1: "exile"}, active=1, players={1: hand}, spent=["medical"], acting="astrochimp"
    )
    refused(m, "tradecraft astrochimp security stranger medical", "card-tradecraft")


# Haywire ------------------------------------------------------------------------------------------


def test_medical_goes_haywire_with_a_bludgeon() -> None:
    """card-haywire: not before the reveal."""
    m = station(players=dealt("medical"))
    assert holds(m, "medical") == []
    do(m, "reveal")
    assert holds(m, "medical") == ["bludgeon"]
    assert ask(m) == "turn"


def test_a_full_medical_drops_an_item_for_the_bludgeon() -> None:
    """card-haywire, 4.5.3.1, house-gains: the revealing player chooses what."""
    m = station(players=dealt("medical"), holding={"medical": "helmet nanogel briefcase"})
    do(m, "reveal")
    assert (ask(m), asked(m)) == ("let-go", 0)
    assert legal(m, "drop") == {
        "drop medical helmet",
        "drop medical bludgeon",
        "drop medical nanogel",
        "drop medical briefcase",
    }
    do(m, "drop medical briefcase")
    assert holds(m, "medical") == ["helmet", "bludgeon", "nanogel"]
    assert lying(m, "aft-hub") == ["briefcase"]
    assert ask(m) == "turn"


def test_medical_gets_nothing_from_an_empty_supply() -> None:
    """card-haywire, house-gains: all sixteen Bludgeons are about."""
    m = station(players=dealt("medical"), items={"bridge": ["bludgeon"] * 12})
    do(m, "reveal")
    assert holds(m, "medical") == []


@pytest.mark.parametrize("place", ["houdini", "annihilated"])
def test_medical_gets_nothing_when_gone(place: str) -> None:
    """card-haywire, house-gains."""
    m = station(
        players=dealt("medical"), at={"medical": place}, launched=["houdini"], abandon_ship=True
    )
    do(m, "reveal")
    assert holds(m, "medical") == []


def test_a_down_medical_goes_haywire_too() -> None:
    """card-haywire: nothing says that Medical must be Live."""
    m = station(players=dealt("medical"), down="medical")
    do(m, "reveal")
    assert holds(m, "medical") == ["bludgeon"]


# Authorized Force ---------------------------------------------------------------------------------


def test_a_revealed_security_attacks_and_sabotages_as_it_likes() -> None:
    """card-authorized-force, card-peacekeeper."""
    m = station(players=dealt("security"), at={"exile": "print-shop"})
    do(m, "reveal", "activate security")
    assert allowed(m, "sabotage security")
    do(m, "attack security exile gun")
    assert is_down(m, "exile")


def test_security_keeps_the_peace_before_the_reveal() -> None:
    """card-authorized-force, card-peacekeeper."""
    m = station(players=dealt("security"), at={"exile": "print-shop"}, acting="security")
    refused(m, "attack security exile gun", "card-peacekeeper")
    refused(m, "sabotage security", "card-peacekeeper")


# Forceful Presence --------------------------------------------------------------------------------


def chief(**more: Any) -> deorbit.Match:
    """Station Chief, who has revealed, is activated in Therapy Garden, where Counselor is."""
    players = more.pop("players", {})
    m = station(pc={0: "station-chief"}, players=players, **more)
    do(m, "activate station-chief")
    return m


def test_the_chief_commands_npcs_at_hand_and_officers_anywhere() -> None:
    """card-forceful-presence."""
    m = chief(at={"exile": "therapy-garden", "medical": "therapy-garden"})
    assert ask(m) == "command"
    assert legal(m, "command") == {
        "command counselor",
        "command exile",
        "command medical",
        "command engineer",
    }
    refused(m, "command stranger", "card-forceful-presence")
    refused(m, "command station-chief", "card-forceful-presence")


def test_the_chief_commands_no_pcs_and_nobody_who_is_down() -> None:
    """card-forceful-presence."""
    m = chief(
        players={1: {"pc": "counselor"}},
        at={"exile": "therapy-garden", "stranger": "therapy-garden"},
        down="exile",
    )
    assert legal(m, "command") == {"command engineer", "command stranger"}


def test_a_command_is_a_free_basic_action() -> None:
    """card-forceful-presence, 11.4: a section action is none."""
    m = chief(at={"engineer": "bridge"})
    do(m, "command engineer")
    refused(m, "abandon-ship engineer", "card-forceful-presence")
    refused(m, "jury-rig engineer", "card-forceful-presence")
    do(m, "step engineer rec-room")
    assert where(m, "engineer") == "rec-room"
    assert ask(m) == "activation"
    assert actions_left(m) == 2
    assert m.position()["turn"]["free"]


def test_the_chief_need_not_command() -> None:
    """card-forceful-presence: and once the activation goes on it is too late."""
    m = chief()
    do(m, "decline")
    assert legal(m, "command") == set()
    do(m, "step station-chief aft-hub")
    assert legal(m, "command") == set()


def test_an_exhausted_chief_commands_as_well() -> None:
    """card-forceful-presence, 15.5.2."""
    m = chief(players={1: {"disc": "station-chief"}})
    do(m, "command counselor", "step counselor aft-hub")
    assert actions_left(m) == 1


def test_a_chief_with_nobody_to_command_is_not_asked() -> None:
    """card-forceful-presence."""
    m = chief(down="counselor engineer")
    assert ask(m) == "activation"


def test_the_chief_commands_nobody_before_the_reveal() -> None:
    """card-forceful-presence."""
    m = station(cubes={0: {"station-chief": 1}})
    do(m, "activate station-chief")
    assert ask(m) == "activation"


def test_others_who_act_with_the_chief_command_nobody() -> None:
    """card-forceful-presence: a Bribe is no activation."""
    m = station(pc={0: "station-chief"}, active=1, acting="exile")
    do(m, "bribe station-chief")
    assert ask(m) == "act"
    assert legal(m, "command") == set()


# Secret Cache -------------------------------------------------------------------------------------


def test_stowaway_or_a_conspirator_finds_a_helmet() -> None:
    """card-secret-cache: a Conspirator, not anybody with a cube."""
    m = station(
        players=dealt("stowaway"),
        cubes={0: {"exile": 1, "stranger": 1, "medical": 1}, 1: {"stranger": 2}},
        down="medical",
    )
    do(m, "reveal")
    assert legal(m, "cache") == {"cache stowaway", "cache exile"}
    refused(m, "cache stranger", "card-secret-cache")
    do(m, "cache exile")
    assert holds(m, "exile") == ["helmet"]
    assert holds(m, "stowaway") == []
    assert ask(m) == "turn"


def test_stowaway_gets_the_helmet_off_the_board_too() -> None:
    """card-secret-cache."""
    m = station(players=dealt("stowaway"))
    do(m, "reveal", "cache stowaway")
    assert holds(m, "stowaway") == ["helmet"]
    assert where(m, "stowaway") == "card"


def test_who_finds_a_helmet_without_room_drops_something() -> None:
    """card-secret-cache, 4.5.3.1."""
    m = station(
        players=dealt("stowaway"), cubes={0: {"exile": 1}}, holding={"exile": "gun gun briefcase"}
    )
    do(m, "reveal", "cache exile")
    assert (ask(m), asked(m)) == ("let-go", 0)
    do(m, "drop exile gun")
    assert holds(m, "exile") == ["helmet", "gun", "briefcase"]
    assert lying(m, "array-control") == ["gun"]


def test_an_empty_supply_has_no_cache() -> None:
    """card-secret-cache, house-gains: five Helmets lie on the station, seven more in Suite."""
    m = station(players=dealt("stowaway"), items={"suite": ["helmet"] * 7})
    do(m, "reveal")
    assert ask(m) == "turn"


# Homework -----------------------------------------------------------------------------------------


def test_stranger_shows_a_bonus_character_and_acts_with_it() -> None:
    """card-homework: any action, and everybody has seen the card."""
    m = station(players=dealt("stranger", "engineer"), at={"engineer": "bridge"})
    assert "engineer" not in m.view(1)["players"][0]["bonus"]
    do(m, "reveal")
    assert legal(m, "show") == {"show engineer"}
    refused(m, "show exile", "card-homework")
    do(m, "show engineer")
    assert m.view(1)["players"][0]["bonus"] == ["engineer"]
    do(m, "abandon-ship engineer")
    assert m.position()["abandon_ship"]
    assert ask(m) == "turn"


def test_stranger_may_keep_the_bonus_character_secret() -> None:
    """card-homework."""
    m = station(players=dealt("stranger", "engineer"))
    do(m, "reveal", "decline")
    assert "shown_bonus" not in player(m, 0)
    assert "engineer" not in m.view(1)["players"][0]["bonus"]
    assert ask(m) == "turn"


def test_homework_asks_nobody() -> None:
    """card-homework, house-homework; and nobody is Suspect for what happens during Reveal
    (house-suspicion)."""
    m = station(
        players=dealt("stranger", "engineer"),
        at={"stranger": "array-control"},
        holding={"engineer": "bludgeon"},
    )
    do(m, "reveal", "show engineer", "attack engineer stranger bludgeon")
    assert is_down(m, "stranger")
    assert guilt(m, 0) == "innocent"


@pytest.mark.parametrize("position", [{"down": "engineer"}, {"at": {"engineer": "annihilated"}}])
def test_a_bonus_character_who_cannot_act_can_still_be_shown(position: dict[str, Any]) -> None:
    """card-homework, house-homework."""
    m = station(players=dealt("stranger", "engineer"), **position)
    do(m, "reveal", "show engineer")
    assert ask(m) == "turn"
    assert player(m, 0)["shown_bonus"] == ["engineer"]


# Enigma -------------------------------------------------------------------------------------------


def test_a_schroedinger_stranger_keeps_the_other_card_as_bonus_character() -> None:
    """card-enigma, 3.5.1."""
    m = station(players=dealt("engineer", "stranger"))
    do(m, "schroedinger stranger", "decline")
    assert player(m, 0)["bonus"] == ["engineer"]
    assert player(m, 0).get("aside", []) == []
    assert player(m, 0)["pc"] == "stranger"


def test_with_three_players_a_schroedinger_stranger_keeps_both() -> None:
    """card-enigma, 17.3.2."""
    people = {0: {"identity": "engineer", "bonus": ["stranger", "exile"]}}
    m = station(seats=3, players=people)
    do(m, "schroedinger stranger")
    assert legal(m, "show") == {"show engineer", "show exile"}
    do(m, "decline")
    assert player(m, 0)["bonus"] == ["engineer", "exile"]


def test_a_schroedinger_stranger_scores_bonus_points() -> None:
    """card-enigma, 16.4.5.2: Engineer is a Grudge, and Down."""
    m = station(
        players=dealt("engineer", "stranger"),
        down="engineer",
        minute=0,
        re_entry="minute",
        first=1,
        active=0,
    )
    do(m, "schroedinger stranger", "decline")
    finish(m)
    assert score(m, 0)["bonus"] == 2
    assert score(m, 0)["stranger-3"] == 2


def test_a_schroedinger_stranger_is_uncanny_no_more() -> None:
    """card-enigma, card-uncanny: one disc is enough."""
    m = station(players=dealt("engineer", "stranger", others={1: {"disc": "stranger"}}))
    do(m, "schroedinger stranger", "decline", "activate stranger")
    assert actions_left(m) == 1


def test_a_plain_reveal_leaves_stranger_uncanny() -> None:
    """card-enigma, card-uncanny."""
    m = station(players=dealt("stranger", "engineer", others={1: {"disc": "stranger"}}))
    do(m, "reveal", "decline", "activate stranger")
    assert actions_left(m) == 2


def test_other_schroedinger_reveals_keep_no_bonus_character() -> None:
    """card-enigma, 3.5.1."""
    m = station(players=dealt("stranger", "security"))
    do(m, "schroedinger security")
    assert player(m, 0)["bonus"] == []
    assert player(m, 0)["aside"] == ["stranger"]


def test_a_schroedinger_stranger_at_stationfall_keeps_nothing() -> None:
    """card-enigma, 16.2: a Reveal Power, and the time for those is over."""
    m = station(
        players=dealt("engineer", "stranger"),
        down="engineer",
        minute=0,
        active=3,
        re_entry="minute",
    )
    end_turn(m)
    do(m, "schroedinger stranger")
    assert player(m, 0)["bonus"] == []
    finish(m)
    assert "bonus" not in score(m, 0)


# Talk Them Through It -----------------------------------------------------------------------------


def talked(acting: str = "exile", **more: Any) -> deorbit.Match:
    """Troubleshooter has revealed; Exile, a Conspirator, is in a damaged Kitchen."""
    return station(
        **{
            "pc": {0: "troubleshooter"},
            "at": {"exile": "kitchen", "stranger": "kitchen"},
            "damaged": ["kitchen"],
            "cubes": {0: {"exile": 1}, 1: {"exile": 1}},
            "acting": acting,
            **more,
        }
    )


def test_troubleshooter_talks_conspirators_through_repairs_and_vents() -> None:
    """card-talk-them-through-it."""
    m = talked()
    do(m, "jury-rig exile", "step exile reactor")
    assert m.position()["damaged"] == []
    assert where(m, "exile") == "reactor"


def test_conspirators_also_mend_robots() -> None:
    """card-talk-them-through-it, card-jury-rig."""
    m = talked(at={"exile": "kitchen", "medical": "kitchen"}, down="medical")
    do(m, "mend exile medical")
    assert not is_down(m, "medical")


def test_troubleshooter_talks_to_conspirators_only() -> None:
    """card-talk-them-through-it: not to somebody who was bribed."""
    m = talked("troubleshooter")
    do(m, "bribe stranger")
    refused(m, "jury-rig stranger", "card-jury-rig")
    refused(m, "step stranger reactor", "5.4.2")


def test_a_bribed_conspirator_is_talked_through_as_well() -> None:
    """card-talk-them-through-it: all Conspirators, in your turn."""
    m = talked("troubleshooter")
    do(m, "bribe exile")
    assert allowed(m, "jury-rig exile")


def test_troubleshooter_is_silent_in_the_turns_of_others() -> None:
    """card-talk-them-through-it: Exile is a Conspirator of both players."""
    m = talked(active=1)
    refused(m, "jury-rig exile", "card-jury-rig")
    refused(m, "step exile reactor", "5.4.2")


def test_a_down_troubleshooter_is_silent() -> None:
    """card-talk-them-through-it."""
    m = talked(down="troubleshooter")
    refused(m, "jury-rig exile", "card-jury-rig")


def test_troubleshooter_is_silent_before_the_reveal() -> None:
    """card-talk-them-through-it."""
    m = talked(pc={}, players=dealt("troubleshooter"))
    refused(m, "jury-rig exile", "card-jury-rig")
    refused(m, "step exile reactor", "5.4.2")
