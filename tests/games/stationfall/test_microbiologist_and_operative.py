"""Microbiologist, who shares, and Operative, who destroys."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    asked,
    character,
    do,
    end_turn,
    guilt,
    holds,
    is_down,
    legal,
    lying,
    player,
    refused,
    score,
    station,
    told,
    where,
)
from games.stationfall.test_agendas import AWAY, LEFT_BEHIND, POD, at, ended, points

INNOCENT = ["innocent"] * 4


def ask(m: deorbit.Match) -> str:
    """The kind of question that is open."""
    kind: str = m.position()["asks"][-1]["ask"]
    return kind


def turn(m: deorbit.Match) -> tuple[int, bool]:
    """Actions left, and whether the free one is."""
    facts = m.position()["turn"]
    return facts["actions"], facts["free"]


def guilts(m: deorbit.Match) -> list[str]:
    return [guilt(m, seat) for seat in range(4)]


def monster(card: str, place: str, **more: Any) -> dict[str, Any]:
    """A Monster is out."""
    return {
        "monster": {"at": place} | more,
        "project": {"card": card, "released": True},
    }


# Microbiologist: Scientist ------------------------------------------------------------------------


def scientist(place: str, **more: Any) -> deorbit.Match:
    return station(at={"microbiologist": place}, acting="microbiologist", **more)


def test_microbiologist_starts_in_physics_lab() -> None:
    """2.2.4."""
    assert where(station(cast="microbiologist"), "microbiologist") == "physics-lab"


@pytest.mark.parametrize(
    ("place", "act", "more"),
    [
        (
            "tanks",
            "decontaminate microbiologist microbiologist",
            {"contaminated": "microbiologist"},
        ),
        ("bio-lab", "manufacture microbiologist x-secret", {}),
        ("nanofactory", "manufacture microbiologist nanogel", {}),
        ("security-station", "cameras microbiologist", {}),
        ("alcatraz", "timed-launch microbiologist", {"abandon_ship": True}),
        (
            "aft-airlocks",
            "airlock microbiologist outer-space",
            {"holding": {"microbiologist": "helmet"}},
        ),
    ],
)
def test_one_section_action_is_free(place: str, act: str, more: dict[str, Any]) -> None:
    """card-scientist: in place of the free Pick Up or Drop; without it, it costs an action."""
    m = scientist(place, **more)
    do(m, act)
    assert turn(m) == (2, False)
    m = scientist(place, actions=0, **more)
    assert allowed(m, act)
    refused(scientist(place, actions=0, free=False, **more), act, "15.5.2")
    m = scientist(place, free=False, **more)
    do(m, act)
    assert turn(m) == (1, False)


def test_what_is_no_section_action_is_not_free() -> None:
    """card-scientist: Steps, Console Actions and Infect are none."""
    m = scientist("mainframe", pc={0: "microbiologist"}, actions=0)
    refused(m, "jammers microbiologist", "15.5.2")
    refused(m, "step microbiologist storage", "15.5.2")
    m = station(
        at=at("quarters", "microbiologist", "exile"),
        pc={0: "microbiologist"},
        acting="microbiologist",
        actions=0,
    )
    refused(m, "infect microbiologist exile", "15.5.2")


def test_science_and_a_pick_up_share_one_free_action() -> None:
    """card-scientist, house-free-action."""
    m = scientist("storm-shelter")
    do(m, "pick-up microbiologist helmet", "step microbiologist tanks")
    assert turn(m) == (1, False)
    m = scientist("bio-lab", actions=0, holding={"microbiologist": "helmet"})
    do(m, "manufacture microbiologist x-secret")
    refused(m, "drop microbiologist helmet", "15.5.2")


# Loyal --------------------------------------------------------------------------------------------


def test_microbiologist_goes_to_the_highest_bidder() -> None:
    """card-loyal: more than lay there in all, which goes back to its owners."""
    m = station(cubes={0: {"microbiologist": 1}, 1: {"microbiologist": 2}})
    refused(m, "influence microbiologist 3", "card-loyal")
    assert legal(m, "influence") >= {"influence microbiologist 4", "influence microbiologist 8"}
    do(m, "influence microbiologist 4")
    assert player(m, 0)["cubes"] == {"microbiologist": 4}
    assert player(m, 0)["pool"] == 4
    assert (player(m, 1)["cubes"], player(m, 1)["pool"]) == ({}, 8)


def test_microbiologist_can_be_out_of_reach() -> None:
    """card-loyal: with too few cubes at hand."""
    m = station(cubes={0: {"exile": 5}, 1: {"microbiologist": 3}})
    refused(m, "influence microbiologist 3", "card-loyal")
    refused(m, "influence microbiologist 4", "15.4.1")


# Infect -------------------------------------------------------------------------------------------


def infection(victim: str, place: str = "quarters", **more: Any) -> deorbit.Match:
    """Microbiologist, PC of seat 0 and activated, stands before somebody."""
    position: dict[str, Any] = {
        "at": at(place, "microbiologist", victim),
        "pc": {0: "microbiologist"},
        "acting": "microbiologist",
    }
    return station(**position | more)


@pytest.mark.parametrize("victim", ["exile", "medical", "cyborg", "drone-1", "clone-2"])
@pytest.mark.parametrize("down", [False, True])
def test_microbiologist_infects_humans_and_robots(victim: str, down: bool) -> None:
    """card-infect, 8.5.1: Live or Down, for an action; nobody becomes Suspect."""
    m = infection(victim, down=victim if down else "")
    assert told(do(m, f"infect microbiologist {victim}"), "contaminated")
    assert character(m, victim)["contaminated"]
    assert turn(m) == (1, True)
    assert guilts(m) == INNOCENT
    refused(m, f"infect microbiologist {victim}", "card-infect")


@pytest.mark.parametrize(
    ("victim", "more", "rule"),
    [
        ("exile", {"pc": {}}, "card-infect"),
        ("microbiologist", {}, "5.2"),
        ("exile", {"at": {"microbiologist": "suite", "exile": "quarters"}}, "5.2"),
        ("exile", {"contaminated": "exile"}, "card-infect"),
        ("telepathic-rat", {}, "card-infect"),
        (
            "monster",
            {"at": {"microbiologist": "quarters"}} | monster("blob", "quarters"),
            "card-infect",
        ),
    ],
)
def test_whom_microbiologist_cannot_infect(victim: str, more: dict[str, Any], rule: str) -> None:
    """card-infect, 5.2, 4.4.4: only once revealed; not itself, nobody elsewhere, no Item, no
    Monster."""
    refused(infection(victim, **more), f"infect microbiologist {victim}", rule)


@pytest.mark.parametrize("dropped", ["helmet", "briefcase", "firebomb"])
def test_the_infected_drop_what_microbiologist_wants(dropped: str) -> None:
    """card-infect, house-firebomb: the active player chooses, also for the PC of another; nothing
    ignites."""
    m = infection(
        "exile",
        holding={"exile": "helmet briefcase firebomb"},
        pc={0: "microbiologist", 1: "exile"},
    )
    do(m, "infect microbiologist exile")
    assert (ask(m), asked(m)) == ("let-go", 0)
    do(m, f"drop exile {dropped}")
    assert lying(m, "quarters") == [dropped]
    assert dropped not in holds(m, "exile")
    assert m.position()["fire"] == []
    assert ask(m) == "activation"


def test_with_a_free_slot_nothing_is_dropped() -> None:
    """card-infect, 8.5.1: a Drone has one slot, others have three."""
    m = infection("exile", holding={"exile": "helmet briefcase"})
    do(m, "infect microbiologist exile")
    assert holds(m, "exile") == ["helmet", "briefcase"]
    m = infection("drone-1", holding={"drone-1": "nanogel"})
    do(m, "infect microbiologist drone-1", "drop drone-1 nanogel")
    assert holds(m, "drone-1") == []


def test_to_infect_somebody_out_of_a_helmet_is_seen() -> None:
    """card-infect, 10.1.2: in a fire, under Cameras; with another Item dropped nothing happens."""
    loot = {"microbiologist": "helmet", "exile": "helmet gun briefcase"}
    m = infection("exile", holding=loot, fire=["quarters"])
    do(m, "infect microbiologist exile", "drop exile helmet")
    assert is_down(m, "exile")
    assert guilts(m) == ["suspect", "innocent", "innocent", "innocent"]
    m = infection("exile", holding=loot, fire=["quarters"])
    do(m, "infect microbiologist exile", "drop exile gun")
    assert not is_down(m, "exile")
    assert guilts(m) == INNOCENT


def test_who_bribes_microbiologist_chooses_what_is_dropped() -> None:
    """card-infect, 15.5.4.2: your choice is the active player's."""
    m = infection(
        "exile",
        pc={1: "microbiologist"},
        acting="engineer",
        holding={"exile": "helmet gun briefcase"},
    )
    do(m, "bribe microbiologist", "infect microbiologist exile", "accept")
    assert (ask(m), asked(m)) == ("let-go", 0)
    do(m, "drop exile briefcase")


def test_infect_works_without_power() -> None:
    """card-infect: in a Blackout, in Outer Space, in a pod."""
    assert allowed(
        infection("exile", damaged=["reactor", "fuel-cells"]), "infect microbiologist exile"
    )
    assert allowed(infection("exile", "alcatraz"), "infect microbiologist exile")
    helmets = dict.fromkeys(("microbiologist", "exile"), "helmet")
    assert allowed(
        infection("exile", "outer-space", holding=helmets), "infect microbiologist exile"
    )


# Microbiologist's agenda --------------------------------------------------------------------------


def test_microbiologist_wants_to_escape() -> None:
    """16.4.4.1."""
    assert points("microbiologist-1", at={"microbiologist": AWAY}) == 2
    for place in LEFT_BEHIND:
        assert points("microbiologist-1", at={"microbiologist": place}) == 0


def test_microbiologist_wants_the_contaminated_to_escape() -> None:
    """16.4.4.1: each of them, the Rat and the own character too; no plus, so without escaping."""
    row = "microbiologist-2"
    sick = {"contaminated": "exile medical microbiologist"}
    assert points(row, at=at(AWAY, "exile", "medical", "engineer"), **sick) == 2
    assert (
        points(row, at=at("alcatraz", "exile", "microbiologist"), down="exile", **sick, **POD) == 2
    )
    assert points(row, **sick) == 0
    assert points(row, at={"exile": "annihilated"}) == 0
    rat: dict[str, Any] = {"holding": {"exile": "telepathic-rat"}, "cast": "telepathic-rat"}
    assert points(row, at={"exile": AWAY}, **rat) == 1


def test_microbiologist_wants_the_secret_out() -> None:
    """16.4.4.1, 9.6.1."""
    row = "microbiologist-3"
    assert points(row, at={"exile": AWAY}, data={"exile": "x-secret"}) == 2
    assert points(row, offsites={"authorities": ["x-secret"]}) == 2
    assert points(row, offsites={"news": ["evidence"]}) == 0
    assert points(row, data={"exile": "x-secret"}) == 0


@pytest.mark.parametrize(
    ("name", "more", "worth"),
    [
        ("microbiologist", {"at": {"microbiologist": AWAY}}, 2),
        ("microbiologist", {"down": "microbiologist"}, 0),
        ("operative", {"down": "operative"}, 2),
        ("operative", {"at": {"operative": "annihilated"}}, 2),
        ("operative", {"at": {"operative": AWAY}, "down": "operative"}, 0),
        ("operative", {}, 0),
    ],
)
def test_microbiologist_is_a_friend_and_operative_a_grudge(
    name: str, more: dict[str, Any], worth: int
) -> None:
    """16.4.5.1, 16.4.5.2."""
    rows = score(ended("astrochimp", players={0: {"bonus": [name]}}, **more), 0)
    assert rows.get("bonus", 0) == worth


# Operative: EMP Burst -----------------------------------------------------------------------------


def burst(*others: str, place: str = "quarters", **more: Any) -> deorbit.Match:
    """Operative, activated, is somewhere with these."""
    return station(
        at=at(place, "operative", *others) | more.pop("at", {}), acting="operative", **more
    )


def test_operative_starts_in_the_suite() -> None:
    """2.2.4."""
    assert where(station(cast="operative"), "operative") == "suite"


def test_operative_is_an_officer() -> None:
    """card-officer: passes Locks and gives orders."""
    m = station(at={"operative": "bridge"}, acting="operative")
    do(m, "abandon-ship operative")
    m = station(at={"operative": "array-control"}, acting="operative")
    do(m, "step operative vault-x")
    assert ["array-control", "vault-x"] not in m.position()["locks"]


def test_a_burst_fells_robots_damages_and_deletes() -> None:
    """card-emp-burst: all Robots and all Data in the section, Operative's own included; Humans
    stand, next door nothing happens."""
    m = burst(
        "medical",
        "exile",
        "engineer",
        at={"security": "suite"},
        data={"operative": "evidence", "exile": "x-secret evidence", "security": "evidence"},
        down="engineer",
    )
    do(m, "emp-burst operative")
    assert m.position()["damaged"] == ["quarters", "hail-mary"]
    assert is_down(m, "medical")
    assert not is_down(m, "exile")
    for name in ("operative", "exile", "medical", "engineer"):
        assert character(m, name)["data"] == []
    assert (is_down(m, "security"), character(m, "security")["data"]) == (False, ["evidence"])
    assert turn(m) == (1, True)
    assert guilts(m) == INNOCENT


def test_a_burst_breaks_contracts() -> None:
    """card-emp-burst, house-nda: an NDA is Data."""
    m = burst("exile", "legal", data={"exile": "nda"})
    do(m, "emp-burst operative")
    assert character(m, "exile")["data"] == []
    assert is_down(m, "legal")


def test_a_burst_fells_cyborg_as_a_robot() -> None:
    """card-emp-burst, house-emp, card-cyborg: a Helmet does not help, and nobody becomes Suspect
    over a Fugitive."""
    m = burst("cyborg", "drone-1", holding={"cyborg": "helmet"})
    do(m, "emp-burst operative")
    assert is_down(m, "cyborg")
    assert is_down(m, "drone-1")
    assert guilts(m) == INNOCENT


def test_a_burst_is_no_attack() -> None:
    """card-emp-burst, house-emp: neither armour nor fast talk stops it, and it needs no weapon."""
    m = burst("security", "consort")
    do(m, "emp-burst operative")
    assert is_down(m, "security")
    assert is_down(m, "consort")


def test_a_burst_in_outer_space_has_nothing_to_damage() -> None:
    """card-emp-burst, house-emp, 5.1.7.2."""
    m = burst("medical", place="outer-space", holding={"operative": "helmet"})
    do(m, "emp-burst operative")
    assert is_down(m, "medical")
    assert m.position()["damaged"] == ["hail-mary"]


def test_a_damaged_section_can_be_burst_again() -> None:
    """card-emp-burst: the rest of it still works."""
    m = burst("medical", damaged=["quarters"])
    do(m, "emp-burst operative")
    assert is_down(m, "medical")


def test_a_burst_damages_pods_and_power() -> None:
    """card-emp-burst, 5.5.4, 7.2.1.1, 7.2.2.1."""
    m = burst(place="alcatraz", abandon_ship=True)
    do(m, "emp-burst operative")
    refused(m, "timed-launch operative", "5.1.4")
    m = burst(place="reactor")
    assert told(do(m, "emp-burst operative"), "emergency-power")
    m = burst(place="reactor", damaged=["fuel-cells"])
    assert told(do(m, "emp-burst operative"), "blackout")


@pytest.mark.parametrize("card", ["combat-swarm", "assassin"])
def test_a_monster_that_is_freed_by_a_burst_is_not_hit_by_it(card: str) -> None:
    """card-emp-burst, 7.6.1: the damage comes last and releases Project X."""
    m = burst(place="vault-x", project={"card": card})
    do(m, "emp-burst operative")
    assert m.position()["project"]["released"]
    assert m.position()["monster"]["down"] is False


@pytest.mark.parametrize(
    ("card", "down"),
    [("combat-swarm", True), ("assassin", True), ("blob", False), ("lurker", False)],
)
def test_a_burst_fells_monsters_that_are_robots(card: str, down: bool) -> None:
    """card-emp-burst: the Swarm and the Assassin."""
    m = burst(**monster(card, "quarters"))
    do(m, "emp-burst operative")
    assert m.position()["monster"]["down"] is down


def test_nobody_else_bursts() -> None:
    """card-emp-burst, 4.4.1: and a Down Operative neither."""
    refused(station(acting="exile"), "emp-burst exile", "card-emp-burst")
    refused(burst(down="operative"), "emp-burst operative", "4.6.2")


# Claymore -----------------------------------------------------------------------------------------


def mining(*sections: str, **more: Any) -> deorbit.Match:
    """Seat 0 has revealed as Operative and laid tokens."""
    m = station(players={0: {"identity": "operative"}}, **more)
    do(m, "reveal", *(f"lay-trap {section}" for section in sections))
    return m


def trapped(real: str = "", *decoys: str, **more: Any) -> deorbit.Match:
    """Tokens of seat 3 lie there."""
    tokens = dict.fromkeys(decoys, "decoy") | ({real: "real"} if real else {})
    return station(
        traps={"player": 3, "at": tokens}, pc={3: "operative"} | more.pop("pc", {}), **more
    )


def test_operative_lays_three_tokens() -> None:
    """card-claymore: in three different sections, one of them real; then the turn goes on."""
    m = mining()
    assert ask(m) == "trap"
    refused(m, "rig-trap kitchen", "card-claymore")
    do(m, "lay-trap kitchen")
    refused(m, "lay-trap kitchen", "card-claymore")
    do(m, "lay-trap bridge", "lay-trap suite")
    refused(m, "lay-trap quarters", "card-claymore")
    refused(m, "rig-trap quarters", "card-claymore")
    assert legal(m, "rig-trap") == {"rig-trap kitchen", "rig-trap bridge", "rig-trap suite"}
    do(m, "rig-trap bridge")
    assert m.position()["traps"] == {
        "player": 0,
        "at": {"kitchen": "decoy", "bridge": "real", "suite": "decoy"},
    }
    assert m.position()["asks"] == [{"ask": "turn", "seat": 0, "step": "influence"}]


def test_pods_and_outer_space_can_be_mined() -> None:
    """card-claymore, house-claymore: unless they have left."""
    m = mining(launched=["mcqueen"])
    refused(m, "lay-trap mcqueen", "card-claymore")
    do(m, "lay-trap houdini", "lay-trap outer-space", "lay-trap vault-x", "rig-trap houdini")


@pytest.mark.parametrize("more", [{"down": "operative"}, {"at": {"operative": AWAY}}])
def test_the_traps_do_not_need_operative(more: dict[str, Any]) -> None:
    """card-claymore: the card does not ask for a Live Operative."""
    m = mining("kitchen", "bridge", "suite", **more)
    do(m, "rig-trap suite")


def test_no_traps_are_laid_at_stationfall() -> None:
    """card-claymore, 16.2."""
    m = station(players={0: {"identity": "operative"}}, minute=0, active=3, re_entry="minute")
    end_turn(m)
    do(m, "reveal")
    assert ask(m) == "last-reveal"
    assert "traps" not in m.position()


@pytest.mark.parametrize("name", ["exile", "medical", "daredevil", "cyborg"])
def test_the_first_to_enter_goes_down(name: str) -> None:
    """card-claymore: Human or Robot, Helmet or not; nobody is Suspect, and the token is gone."""
    m = trapped("kitchen", "bridge", at={name: "quarters"}, holding={name: "helmet"}, acting=name)
    events = do(m, f"step {name} kitchen")
    assert told(events, "trap-sprung")
    assert (where(m, name), is_down(m, name)) == ("kitchen", True)
    assert guilts(m) == INNOCENT
    assert m.position()["traps"]["at"] == {"bridge": "decoy"}


def test_the_second_to_enter_is_safe() -> None:
    """card-claymore."""
    m = trapped("kitchen", at=at("quarters", "exile", "engineer"), acting="exile")
    do(m, "bribe engineer", "step engineer kitchen", "step exile kitchen")
    assert (is_down(m, "engineer"), is_down(m, "exile")) == (True, False)


def test_a_decoy_is_flipped_and_gone() -> None:
    """card-claymore, house-claymore."""
    m = trapped("bridge", "kitchen", at={"exile": "quarters"}, acting="exile")
    assert told(do(m, "step exile kitchen"), "decoy-tripped")
    assert not is_down(m, "exile")
    assert m.position()["traps"]["at"] == {"bridge": "real"}


def test_who_is_there_already_has_not_entered() -> None:
    """card-claymore, house-claymore: until it leaves and comes back."""
    m = mining("kitchen", "bridge", "suite", cubes={0: {"engineer": 1}}, at={"engineer": "kitchen"})
    do(m, "rig-trap kitchen")
    assert not is_down(m, "engineer")
    do(m, "activate engineer", "step engineer quarters", "step engineer kitchen")
    assert is_down(m, "engineer")


def test_self_preservation_does_not_know_of_traps() -> None:
    """card-claymore, 11.2: not even for the one who laid them."""
    m = mining("quarters", "bridge", "kitchen")
    do(m, "rig-trap quarters", "activate operative")
    assert allowed(m, "step operative quarters")
    do(m, "step operative quarters")
    assert is_down(m, "operative")
    assert legal(m, "step") == set()


def test_things_do_not_spring_traps() -> None:
    """card-claymore: a Human, Robot or Monster does; the Rat is an Item."""
    m = trapped(
        "kitchen",
        at={"exile": "quarters"},
        holding={"exile": "telepathic-rat"},
        acting="exile",
        cast="telepathic-rat",
    )
    do(m, "throw exile telepathic-rat kitchen")
    assert where(m, "telepathic-rat") == "kitchen"
    assert m.position()["traps"]["at"] == {"kitchen": "real"}


def test_who_drags_enters_first() -> None:
    """card-claymore, house-drag: the one who drags flips the token, and both are there."""
    m = trapped("kitchen", at=at("quarters", "exile", "engineer"), down="engineer", acting="exile")
    do(m, "drag exile engineer kitchen")
    assert is_down(m, "exile")
    assert where(m, "exile") == where(m, "engineer") == "kitchen"
    assert guilts(m) == INNOCENT


@pytest.mark.parametrize("real", [True, False])
def test_a_down_character_that_is_moved_alone_flips_the_token(real: bool) -> None:
    """card-claymore, 13.13.2: pushed out of the airlock, and nothing more happens to it."""
    tokens = ("outer-space",) if real else ("bridge", "outer-space")
    m = trapped(
        *tokens, at=at("aft-airlocks", "exile", "engineer"), down="engineer", acting="exile"
    )
    do(m, "airlock-push exile engineer")
    assert "outer-space" not in m.position()["traps"]["at"]
    assert is_down(m, "engineer")


def test_stowaway_can_come_in_on_a_trap() -> None:
    """card-claymore, card-stowaway: that is entering."""
    m = trapped("locker-room", acting="stowaway")
    do(m, "step stowaway locker-room")
    assert (where(m, "stowaway"), is_down(m, "stowaway")) == ("locker-room", True)


def test_a_trap_in_bio_lab_does_not_keep_it_from_working() -> None:
    """card-claymore, map-bio-lab."""
    m = trapped("bio-lab", at={"exile": "chem-lab"}, acting="exile")
    do(m, "step exile bio-lab")
    assert is_down(m, "exile")
    assert character(m, "exile")["contaminated"]


def test_a_trap_fells_the_swarm() -> None:
    """card-claymore, x-combat-swarm: a Monster that enters."""
    m = trapped("aft-hub", at={"cyborg": "suite"}, **monster("combat-swarm", "storage"))
    assert where(m, "medical") == "aft-hub"
    end_turn(m)
    assert m.position()["monster"] == {"at": "aft-hub", "down": True}
    assert not is_down(m, "medical")


def test_a_trap_stops_the_assassin_on_the_way() -> None:
    """card-claymore, x-assassin: after the first of two steps."""
    m = trapped("storage", **monster("assassin", "mainframe", mark="medical"))
    end_turn(m)
    assert m.position()["monster"] == {"at": "storage", "down": True, "mark": "medical"}
    assert not is_down(m, "medical")


def test_a_trap_makes_the_blob_let_go() -> None:
    """card-claymore, house-blob: all inside come out, nobody else is swallowed."""
    m = trapped("aft-hub", at={"exile": "monster"}, **monster("blob", "storage", inside=["exile"]))
    end_turn(m)
    assert m.position()["monster"] == {"at": "aft-hub", "down": True}
    assert where(m, "exile") == where(m, "medical") == "aft-hub"


def test_a_trap_catches_the_lurker_before_it_strikes() -> None:
    """card-claymore, x-lurker."""
    m = trapped("mainframe", at={"exile": "mainframe"}, **monster("lurker", "vault-x"))
    end_turn(m)
    assert m.position()["monster"] == {"at": "mainframe", "down": True}
    assert not is_down(m, "exile")


def test_a_decoy_does_not_stop_a_monster() -> None:
    """card-claymore: it flips the token and goes on."""
    m = trapped("bridge", "storage", **monster("assassin", "mainframe", mark="medical"))
    end_turn(m)
    assert is_down(m, "medical")
    assert m.position()["traps"]["at"] == {"bridge": "real"}


# Who knows the real one ---------------------------------------------------------------------------

MINED = ("kitchen", "bridge", "suite")
OTHERS: list[int | None] = [None, 1, 2, 3]


def test_only_operatives_player_knows_the_real_trap() -> None:
    """card-claymore, 3.3: in the view, in the log, in the list of actions."""
    m = mining(*MINED)
    do(m, "rig-trap suite")
    assert m.view(0)["traps"]["at"] == {"kitchen": "decoy", "bridge": "decoy", "suite": "real"}
    assert str(m.actions_read_by(0)[-1][1]) == "rig-trap suite"
    for reader in OTHERS:
        assert m.view(reader)["traps"]["at"] == dict.fromkeys(MINED)
        assert str(m.actions_read_by(reader)[-1][1]) == "rig-trap ?"
        told_them = [event.args for event in m.log(reader) if event.name == "trap-rigged"]
        assert told_them == [{"player": 0, "at": None}]


@pytest.mark.parametrize("real", MINED[1:])
def test_whichever_is_real_looks_the_same_to_others(real: str) -> None:
    """card-claymore, 3.3."""
    one, other = mining(*MINED), mining(*MINED)
    do(one, f"rig-trap {MINED[0]}")
    do(other, f"rig-trap {real}")
    for reader in OTHERS:
        assert one.view(reader) == other.view(reader)
        assert one.actions_read_by(reader) == other.actions_read_by(reader)
        logs = [[event.to_json() for event in m.log(reader)] for m in (one, other)]
        assert logs[0] == logs[1]
    assert one.view(0) != other.view(0)


def test_before_it_is_chosen_nobody_knows_the_real_trap() -> None:
    """card-claymore: three tokens lie there, none of them is real yet."""
    m = mining(*MINED)
    for reader in (0, *OTHERS):
        assert m.view(reader)["traps"]["at"] == dict.fromkeys(MINED, "unseen")


def test_a_sprung_trap_tells_everybody_that_the_others_are_decoys() -> None:
    """card-claymore; a flipped decoy does not tell which of the others is real."""
    m = mining(*MINED, cubes={0: {"astrochimp": 4}}, at={"astrochimp": "quarters"})
    do(m, "rig-trap suite", "activate astrochimp", "step astrochimp kitchen")
    for reader in OTHERS:
        assert m.view(reader)["traps"]["at"] == {"bridge": None, "suite": None}
    m = mining(*MINED, cubes={0: {"astrochimp": 4}}, at={"astrochimp": "quarters"})
    do(m, "rig-trap suite", "activate astrochimp", "step astrochimp suite")
    for reader in OTHERS:
        assert m.view(reader)["traps"]["at"] == {"kitchen": "decoy", "bridge": "decoy"}


@pytest.mark.parametrize("real", MINED)
def test_a_step_onto_a_token_cannot_be_taken_back(real: str) -> None:
    """card-claymore: whoever took it, real or decoy; a step elsewhere can."""
    m = mining(
        *MINED, cubes={0: {"exile": 1}, 1: {"engineer": 1}}, at=at("quarters", "exile", "engineer")
    )
    do(m, f"rig-trap {real}", "activate exile", "step exile machine-shop")
    assert m.undo(0)
    do(m, "step exile kitchen")
    assert not m.undo(0)
    assert where(m, "exile") == "kitchen"
    end_turn(m)
    do(m, "activate engineer", "step engineer suite")
    known = real == "kitchen"
    assert m.undo(1) is known


def test_the_choice_can_be_taken_back_at_once() -> None:
    """card-claymore: as long as nobody has learned anything by it."""
    m = mining(*MINED)
    do(m, "rig-trap suite")
    assert m.undo(0)
    do(m, "rig-trap bridge")
    assert m.position()["traps"]["at"]["bridge"] == "real"


def test_after_the_end_all_is_open() -> None:
    """card-claymore, 16.1."""
    m = ended("operative", traps={"player": 0, "at": {"kitchen": "real", "bridge": "decoy"}})
    assert m.view(None)["traps"]["at"] == {"kitchen": "real", "bridge": "decoy"}


# Nerve Gas Grenades -------------------------------------------------------------------------------


def grenade(*others: str, place: str = "quarters", **more: Any) -> deorbit.Match:
    """Operative, PC of seat 0 and activated, in Quarters; others are somewhere."""
    return station(
        at={"operative": "quarters"} | at(place, *others) | more.pop("at", {}),
        pc={0: "operative"},
        acting="operative",
        **more,
    )


def test_nerve_gas_fills_a_section_next_door() -> None:
    """card-nerve-gas-grenades, 10.1.2: Humans without a Helmet go Down, Robots do not; it is one
    action, and it is seen."""
    m = grenade("exile", "engineer", "medical", place="suite", holding={"engineer": "helmet"})
    assert told(do(m, "nerve-gas operative suite"), "gassed")
    assert [is_down(m, name) for name in ("exile", "engineer", "medical")] == [True, False, False]
    assert "suite" in m.position()["asphyxiation"]
    assert "suite" not in m.position()["damaged"]
    assert guilts(m) == ["suspect", "innocent", "innocent", "innocent"]
    assert turn(m) == (1, True)
    refused(m, "nerve-gas operative suite", "card-nerve-gas-grenades")


def test_nerve_gas_where_nobody_sees_it() -> None:
    """card-nerve-gas-grenades, 10.1.2: with Cameras OFF, or with nobody there."""
    m = grenade("exile", place="suite", cameras=False)
    do(m, "nerve-gas operative suite")
    assert is_down(m, "exile")
    assert guilts(m) == INNOCENT
    m = grenade()
    do(m, "nerve-gas operative machine-shop")
    assert guilts(m) == INNOCENT


def test_operative_does_not_choke_herself() -> None:
    """card-nerve-gas-grenades, 11.2: in her own section only with a Helmet."""
    refused(grenade("exile"), "nerve-gas operative quarters", "11.2")
    m = grenade("exile", holding={"operative": "helmet"})
    do(m, "nerve-gas operative quarters")
    assert (is_down(m, "exile"), is_down(m, "operative")) == (True, False)


@pytest.mark.parametrize(
    ("here", "there", "more", "rule"),
    [
        ("quarters", "hydroponics", {}, "12.5.1"),
        ("quarters", "aft-airlocks", {}, "12.5.2"),
        ("array-control", "vault-x", {}, "12.5.1"),
        ("aft-airlocks", "outer-space", {}, "12.5.3"),
        ("aft-airlocks", "houdini", {"launched": ["houdini"]}, "5.6"),
        ("outer-space", "outer-space", {}, "card-nerve-gas-grenades"),
        ("outer-space", "aft-airlocks", {}, "12.5.3"),
    ],
)
def test_gas_goes_where_things_are_thrown(
    here: str, there: str, more: dict[str, Any], rule: str
) -> None:
    """card-nerve-gas-grenades, 12.5.1: no vents, Locks or airlocks, nothing that has left, and
    nowhere twice."""
    m = grenade(at={"operative": here}, holding={"operative": "helmet"}, **more)
    refused(m, f"nerve-gas operative {there}", rule)


def test_a_pod_at_its_dock_can_be_gassed() -> None:
    """card-nerve-gas-grenades, house-pods: and it leaves all the same."""
    m = grenade("exile", place="houdini", at={"operative": "aft-airlocks"}, abandon_ship=True)
    do(m, "nerve-gas operative houdini", "section-launch operative houdini")
    assert (where(m, "exile"), is_down(m, "exile")) == ("houdini", True)
    assert m.position()["launched"] == ["houdini"]


def test_nerve_gas_puts_a_fire_out() -> None:
    """card-nerve-gas-grenades, house-nerve-gas, 6.5.2: the damage stays."""
    m = grenade(fire=["suite"])
    do(m, "nerve-gas operative suite")
    position = m.position()
    assert position["fire"] == []
    assert "suite" in position["asphyxiation"]
    assert "suite" in position["damaged"]


@pytest.mark.parametrize("name", ["daredevil", "corpsicle"])
def test_some_do_not_mind_the_gas(name: str) -> None:
    """card-nerve-gas-grenades, card-adrenaline, card-corpsicle."""
    m = grenade(name, place="suite")
    down = is_down(m, name)
    do(m, "nerve-gas operative suite")
    assert is_down(m, name) is down
    assert guilts(m) == INNOCENT


@pytest.mark.parametrize(("card", "down"), [("lurker", True), ("blob", False), ("assassin", False)])
def test_the_lurker_needs_air(card: str, down: bool) -> None:
    """card-nerve-gas-grenades, x-lurker: other Monsters do not."""
    m = grenade(**monster(card, "suite"))
    do(m, "nerve-gas operative suite")
    assert m.position()["monster"]["down"] is down


def test_the_gas_can_be_let_out_again() -> None:
    """card-nerve-gas-grenades, 14.1: it is Asphyxiation like any other."""
    m = grenade(at={"medical": "mainframe"})
    do(m, "nerve-gas operative suite", "bribe medical", "suppress medical suite")
    assert "suite" not in m.position()["asphyxiation"]


def test_before_the_reveal_there_is_no_gas() -> None:
    """card-nerve-gas-grenades, 4.4.4."""
    m = station(at={"operative": "quarters"}, acting="operative")
    refused(m, "nerve-gas operative suite", "card-nerve-gas-grenades")


# Operative's agenda -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "kind"), [("operative-1", "evidence"), ("operative-2", "x-secret")]
)
def test_operative_wants_no_data_to_escape(row: str, kind: str) -> None:
    """16.4.4.1, 9.6.1: two points for each type."""
    other = "x-secret" if kind == "evidence" else "evidence"
    assert points(row) == 2
    assert points(row, at={"exile": AWAY}, data={"exile": other}) == 2
    assert points(row, data={"exile": kind}) == 2
    assert points(row, at={"exile": "alcatraz"}, data={"exile": kind}, **POD) == 0
    for offsite in ("news", "authorities"):
        assert points(row, offsites={offsite: [kind]}) == 0
        assert points(row, offsites={offsite: [other]}) == 2


def test_operative_wants_no_innocent_pc_to_escape() -> None:
    """16.4.4.1: NPCs may, and PCs of players who are not Innocent; her own counts too."""
    row = "operative-3"
    assert points(row) == 2
    assert points(row, at={"exile": AWAY}) == 2
    assert points(row, at={"counselor": AWAY}) == 0
    for status in ("suspect", "guilty"):
        assert points(row, at={"counselor": AWAY}, players={1: {"guilt": status}}) == 2
        assert points(row, at={"operative": AWAY}, players={0: {"guilt": status}}) == 2
    assert points(row, at={"operative": AWAY}) == 0
    assert points(row, at={"counselor": "annihilated"}) == 2


def test_operative_wants_no_contamination_to_escape() -> None:
    """16.4.4.1: the Rat neither."""
    row = "operative-4"
    assert points(row, contaminated="exile") == 2
    assert points(row, at={"exile": AWAY}) == 2
    assert points(row, at={"exile": AWAY}, contaminated="exile") == 0
    rat: dict[str, Any] = {"holding": {"exile": "telepathic-rat"}, "cast": "telepathic-rat"}
    assert points(row, at={"exile": AWAY}, **rat) == 0


@pytest.mark.parametrize("robot", ["medical", "cyborg", "drone-2"])
def test_operative_wants_no_robot_to_escape(robot: str) -> None:
    """16.4.4.1, card-cyborg: Live or Down."""
    row = "operative-5"
    assert points(row, at={"exile": AWAY}) == 1
    assert points(row, at={robot: AWAY}) == 0
    assert points(row, at={robot: "alcatraz"}, down=robot, **POD) == 0
