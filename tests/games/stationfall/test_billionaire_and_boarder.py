"""Billionaire with Fletcher, the Panic Pod and the grey Bribes; Boarder and the ship that comes for
those in Outer Space. What a Missile does stands in test_missile.py."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
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

BLACKOUT: dict[str, Any] = {
    "damaged": ["reactor", "fuel-cells", "hail-mary"],
    "abandon_ship": True,
    "project": {"card": "grey-goo", "released": True},
}
AWAY = "mesosphere"
POD = {"launched": ["alcatraz"]}
"""Alcatraz has left."""
LAST: dict[str, Any] = {"minute": 0, "active": 3, "re_entry": "minute"}
"""The last turn of the last Minute."""


def ask(m: deorbit.Match) -> str:
    """The kind of question that is open."""
    kind: str = m.position()["asks"][-1]["ask"]
    return kind


def grey(m: deorbit.Match) -> dict[str, Any]:
    found: dict[str, Any] = m.position()["grey_bribes"]
    return found


def finish(m: deorbit.Match) -> deorbit.Match:
    """Stationfall: everybody reveals as the Secret Identity, nobody delivers anything."""
    end_turn(m)
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done")
    return m


def ended(name: str, **more: Any) -> deorbit.Match:
    """The end of a game in which seat 0 revealed early as this character."""
    return finish(station(**LAST | {"pc": {0: name}} | more))


def at(place: str, *names: str) -> dict[str, str]:
    return dict.fromkeys(names, place)


# Set-up -------------------------------------------------------------------------------------------


def test_billionaire_starts_in_the_suite_with_fletcher_and_three_grey_bribes() -> None:
    """card-billionaire."""
    m = station(cast="billionaire")
    assert where(m, "billionaire") == "suite"
    assert holds(m, "billionaire") == ["fletcher"]
    assert grey(m) == {"left": 3, "on": {}}


def test_without_billionaire_nothing_of_his_is_in_play() -> None:
    """card-billionaire, card-fletcher, map-panic-pod."""
    m = station(at={"exile": "suite"}, acting="exile")
    assert "grey_bribes" not in m.position()
    assert legal(m, "step") == {"step exile rec-room", "step exile quarters"}
    assert legal(m, "pick-up") == {"pick-up exile briefcase"}


# Live Streams -------------------------------------------------------------------------------------


def assault(section: str = "locker-room", **more: Any) -> deorbit.Match:
    """Exile, who is about to put Counselor Down in a section that is Dark unless one is named."""
    more["at"] = at(section, "exile", "counselor") | more.get("at", {})
    more["holding"] = {"exile": "gun"} | more.get("holding", {})
    return station(acting="exile", cast="billionaire", **more)


def seen(m: deorbit.Match) -> bool:
    """Whether the player of the attack becomes Suspect."""
    do(m, "attack exile counselor gun")
    assert is_down(m, "counselor")
    return guilt(m, 0) == "suspect"


@pytest.mark.parametrize(
    "position",
    [
        {"at": {"billionaire": "locker-room"}},
        {"holding": {"billionaire": ""}, "items": {"locker-room": ["fletcher"]}},
        {"holding": {"billionaire": "", "counselor": "fletcher"}},
        {"holding": {"billionaire": "", "exile": "gun fletcher"}},
    ],
    ids=["billionaire", "fletcher", "with the victim", "with the attacker"],
)
@pytest.mark.parametrize("cameras", [True, False])
def test_a_stream_shows_what_is_done_in_the_dark(position: dict[str, Any], cameras: bool) -> None:
    """card-live-streams: while Jammers are OFF, whatever the Cameras are set to."""
    assert seen(assault(jammers=False, cameras=cameras, **position))


def test_jammers_block_the_stream() -> None:
    """card-live-streams, 5.1.3.1."""
    assert not seen(assault(at={"billionaire": "locker-room"}))


def test_a_stream_shows_nothing_but_its_own_sections() -> None:
    """card-live-streams: the corridor next door stays Dark."""
    m = assault(
        jammers=False,
        at={"billionaire": "security-station"},
        holding={"billionaire": ""},
        items={"storm-shelter": ["fletcher"]},
    )
    assert not seen(m)


@pytest.mark.parametrize("place", ["suite", "quarters"])
def test_a_stream_works_in_a_blackout(place: str) -> None:
    """card-live-streams, 7.2.1.1, 7.2.2.1: Jammers are OFF then, and every section is Dark; those
    of Billionaire and of Fletcher count as Lit."""
    people = {"at": {"billionaire": "suite"}, "holding": {"billionaire": ""}}
    items = {"quarters": ["fletcher"]}
    assert seen(assault(place, **BLACKOUT, **people, items=items))
    assert not seen(assault("rec-room", **BLACKOUT, **people, items=items))


def test_a_stream_needs_no_cameras_under_emergency_power() -> None:
    """card-live-streams, 7.2.1.1: Cameras and Jammers are OFF."""
    assert seen(assault("suite", damaged=["reactor"]))
    assert not seen(assault("kitchen", damaged=["reactor"]))


def test_a_down_billionaire_streams_on() -> None:
    """card-live-streams, 4.6.4: the ability asks where he is, not how he is."""
    m = assault(jammers=False, at={"billionaire": "locker-room"}, down="billionaire")
    assert seen(m)


def test_fletcher_streams_when_billionaire_is_gone() -> None:
    """card-live-streams, card-fletcher."""
    m = assault(
        jammers=False,
        at={"billionaire": "annihilated"},
        holding={"billionaire": ""},
        items={"locker-room": ["fletcher"]},
    )
    assert seen(m)


def test_an_attack_on_the_streamer_is_seen() -> None:
    """card-live-streams, house-suspicion: light and Cameras are those of the beginning."""
    m = assault(jammers=False, at={"billionaire": "locker-room"})
    do(m, "attack exile billionaire gun")
    assert guilt(m, 0) == "suspect"


def test_what_was_thrown_out_before_streams_from_there() -> None:
    """card-live-streams: the section is Dark again once Fletcher has left it."""
    m = assault(jammers=False, holding={"billionaire": "", "exile": "gun fletcher"})
    do(m, "throw exile fletcher storm-shelter")
    assert not seen(m)


def test_a_stream_makes_nobody_suspect_for_a_fugitive() -> None:
    """card-live-streams, card-fugitive."""
    m = assault(jammers=False, at={"billionaire": "locker-room", "boarder": "locker-room"})
    do(m, "attack exile boarder gun")
    assert guilt(m, 0) == "innocent"


def test_stowaway_does_not_come_in_before_the_lens() -> None:
    """card-live-streams, card-stowaway: the section counts as Lit."""
    m = station(acting="stowaway", jammers=False, at={"billionaire": "locker-room"})
    refused(m, "step stowaway locker-room", "card-stowaway")
    assert allowed(m, "step stowaway vault-x")


def test_a_fast_talker_talks_into_the_lens() -> None:
    """card-live-streams, card-fast-talk: in the Dark a Bludgeon would do."""
    people = at("locker-room", "exile", "counselor", "billionaire")
    m = station(
        at=people,
        holding={"counselor": "bludgeon"},
        acting="counselor",
        jammers=False,
        cameras=False,
    )
    refused(m, "attack counselor exile bludgeon", "card-fast-talk")
    m = station(at=people, holding={"counselor": "bludgeon"}, acting="counselor")
    assert allowed(m, "attack counselor exile bludgeon")


# Rich, and the grey Bribes ------------------------------------------------------------------------


def rich(**more: Any) -> deorbit.Match:
    """Billionaire has just been activated by seat 0."""
    return station(acting="billionaire", **more)


def test_nobody_bribes_billionaire() -> None:
    """card-rich: neither as an NPC nor as a PC, neither with the own Bribe nor with a grey one."""
    m = station(acting="exile", cast="billionaire")
    refused(m, "bribe billionaire", "card-rich")
    m = station(acting="exile", pc={1: "billionaire"})
    refused(m, "bribe billionaire", "card-rich")
    m = rich()
    refused(m, "bribe billionaire", "card-rich")
    refused(m, "grey-bribe billionaire", "card-rich")


def test_kompromat_works_on_billionaire() -> None:
    """card-rich, 15.5.5.1: that is no Bribe."""
    m = station(acting="exile", players={0: {"hand": ["billionaire"]}})
    do(m, "kompromat billionaire", "step billionaire quarters")
    assert where(m, "billionaire") == "quarters"


def test_a_grey_bribe_buys_one_action() -> None:
    """card-rich, house-grey-bribes: it goes to the card of the bribed, and the own one is kept."""
    m = rich(at={"exile": "kitchen"})
    events = do(m, "grey-bribe exile", "step exile quarters")
    assert told(events, "grey-bribed")
    assert where(m, "exile") == "quarters"
    assert grey(m) == {"left": 2, "on": {"exile": 1}}
    assert player(m, 0)["bribe"] == "unused"
    assert m.position()["turn"]["actions"] == 2


def test_grey_bribes_are_for_who_activates_billionaire() -> None:
    """card-rich, house-grey-bribes: not for his own player with another character."""
    m = station(acting="exile", pc={0: "billionaire"})
    refused(m, "grey-bribe counselor", "card-rich")
    m = station(acting="exile")
    refused(m, "grey-bribe counselor", "card-rich")
    m = rich(active=2, cubes={2: {"billionaire": 1}})
    assert asked(m) == 2
    assert allowed(m, "grey-bribe counselor")


@pytest.mark.parametrize(
    ("first", "then"),
    [("bribe", "grey-bribe"), ("grey-bribe", "bribe"), ("grey-bribe", "grey-bribe")],
)
def test_there_is_one_bribe_in_a_turn_of_whatever_colour(first: str, then: str) -> None:
    """house-grey-bribes, 15.5.4.1."""
    m = rich()
    do(m, f"{first} exile", "wait exile")
    refused(m, f"{then} counselor", "15.5.4.1")


def test_a_grey_bribe_works_when_the_own_one_is_spent() -> None:
    """card-rich, 15.5.4.1."""
    m = rich(players={0: {"bribe": "medical"}})
    refused(m, "bribe exile", "15.5.4.1")
    do(m, "grey-bribe exile", "wait exile")
    assert player(m, 0)["bribe"] == "medical"


def test_there_are_three_grey_bribes() -> None:
    """card-billionaire."""
    m = rich(grey_bribes={"on": {"exile": 2, "counselor": 1}})
    assert grey(m)["left"] == 0
    refused(m, "grey-bribe exile", "card-billionaire")


@pytest.mark.parametrize(
    ("name", "position", "rule"),
    [
        ("astrochimp", {"pc": {0: "astrochimp"}}, "15.5.4.4"),
        ("exile", {"down": "exile"}, "4.6.2"),
        ("exile", {"at": {"exile": AWAY}}, "4.6.6.3"),
        ("exile", {"at": {"exile": "annihilated"}}, "4.6.5.2"),
        ("colonel", {"cast": "colonel"}, "card-paranoid"),
        ("telepathic-rat", {"cast": "telepathic-rat"}, "card-paranoid"),
        ("drone-1", {"cast": "drones"}, "card-remote-control"),
        ("monster", {}, "7.6.2"),
    ],
)
def test_a_grey_bribe_tempts_nobody_whom_another_would_not(
    name: str, position: dict[str, Any], rule: str
) -> None:
    """card-rich, 15.5.4.1, 15.5.4.4."""
    refused(rich(**position), f"grey-bribe {name}", rule)


def test_a_grey_bribe_that_is_refused_goes_back_to_billionaires_card() -> None:
    """house-grey-bribes, 15.5.4.3: no more Bribe in this turn, but nobody becomes Suspect."""
    m = rich(pc={2: "cyborg"})
    do(m, "grey-bribe cyborg", "step cyborg forward-hub")
    assert (ask(m), asked(m)) == ("consent", 2)
    assert grey(m)["on"] == {"cyborg": 1}
    events = do(m, "refuse")
    assert told(events, "bribe-refused")
    assert grey(m) == {"left": 3, "on": {}}
    assert where(m, "cyborg") == "cryo-lab"
    assert guilt(m, 2) == "innocent"
    assert player(m, 0)["bribe"] == "unused"
    assert (ask(m), asked(m)) == ("activation", 0)
    refused(m, "grey-bribe exile", "15.5.4.1")
    refused(m, "bribe exile", "15.5.4.1")


def test_a_grey_bribe_that_is_accepted_stays_on_the_card_of_the_pc() -> None:
    """house-grey-bribes, 15.5.4.2."""
    m = rich(pc={2: "cyborg"})
    do(m, "grey-bribe cyborg", "step cyborg forward-hub", "accept")
    assert where(m, "cyborg") == "forward-hub"
    assert grey(m) == {"left": 2, "on": {"cyborg": 1}}


def test_a_grey_bribe_makes_its_player_suspect_like_any_other() -> None:
    """house-grey-bribes, house-suspicion."""
    m = rich(at=at("kitchen", "exile", "counselor"), holding={"exile": "gun"})
    do(m, "grey-bribe exile", "attack exile counselor gun")
    assert guilt(m, 0) == "suspect"


@pytest.mark.parametrize(("place", "points"), [(AWAY, 2), ("kitchen", 0), ("annihilated", 0)])
@pytest.mark.parametrize("down", ["", "billionaire"])
def test_grey_bribes_pay_if_billionaire_escapes(place: str, points: int, down: str) -> None:
    """card-rich, card-billionaire, 16.4.1: Live or Down; whoever spent them."""
    m = ended(
        "counselor",
        at={"billionaire": place},
        down=down if place != "annihilated" else "",
        grey_bribes={"on": {"counselor": 2, "exile": 1}},
    )
    assert score(m, 0).get("grey-bribes", 0) == points
    assert "grey-bribes" not in score(m, 1)


def test_grey_bribes_count_twice_for_those_who_count_bribes_twice() -> None:
    """card-billionaire, 16.4.6.2."""
    grey_bribes = {"on": {"boarder": 3}}
    m = ended("boarder", at={"billionaire": AWAY}, grey_bribes=grey_bribes)
    assert score(m, 0)["grey-bribes"] == 6


def test_billionaires_player_gets_nothing_for_bribes() -> None:
    """card-billionaire, 16.4.6.1, 16.4.6.2: not for one never used, nor for any on his card."""
    m = ended(
        "billionaire",
        at={"billionaire": AWAY},
        players={1: {"bribe": "billionaire"}},
        grey_bribes={"on": {"billionaire": 2}},
    )
    rows = score(m, 0)
    assert not {"bribe-unused", "bribes-held", "grey-bribes"} & set(rows)
    assert score(m, 2)["bribe-unused"] == 1


# Hollow Promises ----------------------------------------------------------------------------------


def as_billionaire(**more: Any) -> deorbit.Match:
    people: dict[int, dict[str, Any]] = {0: {"identity": "billionaire", "bonus": ["engineer"]}}
    for seat, person in more.pop("players", {}).items():
        people[seat] = people.get(seat, {}) | person
    return station(players=people, **more)


def test_hollow_promises_fetches_all_grey_bribes_wherever_they_are() -> None:
    """card-hollow-promises, house-grey-bribes: from PCs too; Bribes of players stay."""
    m = as_billionaire(
        pc={2: "cyborg"},
        players={1: {"bribe": "exile"}},
        grey_bribes={"on": {"cyborg": 1, "exile": 2}},
    )
    events = do(m, "reveal")
    assert told(events, "grey-bribes-back")
    assert grey(m) == {"left": 3, "on": {}}
    assert player(m, 1)["bribe"] == "exile"


@pytest.mark.parametrize("place", ["suite", AWAY, "annihilated"])
def test_hollow_promises_does_not_ask_where_he_is(place: str) -> None:
    """card-hollow-promises: nor whether he is Live."""
    down = "billionaire" if place == "suite" else ""
    m = as_billionaire(at={"billionaire": place}, down=down, grey_bribes={"on": {"exile": 3}})
    do(m, "reveal")
    assert grey(m)["left"] == 3


def test_hollow_promises_works_by_a_schroedinger_reveal() -> None:
    """card-hollow-promises, 3.5.1."""
    m = station(players={0: {"bonus": ["billionaire"]}}, grey_bribes={"on": {"exile": 3}})
    do(m, "schroedinger billionaire")
    assert grey(m)["left"] == 3


def test_promises_at_stationfall_are_too_late() -> None:
    """card-hollow-promises, 16.2: the Bribes stay where they are, and pay."""
    m = finish(
        as_billionaire(
            **LAST,
            at={"billionaire": AWAY},
            pc={2: "cyborg"},
            grey_bribes={"on": {"cyborg": 1}},
        )
    )
    assert grey(m)["on"] == {"cyborg": 1}
    assert score(m, 2)["grey-bribes"] == 1


# Fletcher -----------------------------------------------------------------------------------------


def test_fletcher_is_an_item_and_no_character() -> None:
    """card-fletcher, 8.1: it takes a slot and is picked up, given, thrown and robbed."""
    m = station(
        at=at("suite", "exile", "counselor"),
        holding={"exile": "gun", "counselor": "gun gun"},
        acting="exile",
        cast="billionaire",
    )
    assert "fletcher" not in m.position()["characters"]
    do(m, "rob exile fletcher billionaire")
    assert holds(m, "billionaire") == []
    assert allowed(m, "throw exile fletcher quarters")
    do(m, "give exile fletcher counselor")
    assert "fletcher" in holds(m, "counselor")
    refused(m, "give exile gun counselor", "12.4.2")
    m = station(
        at={"exile": "kitchen"},
        holding={"billionaire": "", "exile": "gun gun gun"},
        items={"kitchen": ["fletcher"]},
        acting="exile",
    )
    refused(m, "pick-up exile fletcher", "4.5.3")


def test_billionaire_drops_fletcher_for_free() -> None:
    """card-fletcher, 15.5.3."""
    m = rich(actions=0)
    do(m, "drop billionaire fletcher")
    assert "fletcher" in lying(m, "suite")
    refused(m, "pick-up billionaire fletcher", "15.5.2")


def test_fletcher_needs_no_helmet() -> None:
    """card-fletcher, 6.1: neither fire nor the want of air harms it."""
    m = station(
        at={"exile": "forward-airlocks"},
        holding={"billionaire": "", "exile": "fletcher firebomb helmet"},
        acting="exile",
    )
    do(m, "ignite exile forward-airlocks")
    assert "fletcher" in holds(m, "exile")
    m = station(
        at={"exile": "forward-airlocks"},
        holding={"billionaire": "", "exile": "fletcher"},
        acting="exile",
    )
    do(m, "airlock-throw exile fletcher outer-space")
    assert lying(m, "outer-space") == ["fletcher"]


def test_who_goes_down_still_holds_fletcher() -> None:
    """card-fletcher, 4.6.4, 12.2.4: others may take it then."""
    m = station(at={"exile": "suite"}, down="billionaire", acting="exile", actions=0)
    assert holds(m, "billionaire") == ["fletcher"]
    do(m, "take exile fletcher billionaire")
    assert holds(m, "exile") == ["fletcher"]


@pytest.mark.parametrize("held", [True, False])
def test_fletcher_can_be_annihilated(held: bool) -> None:
    """card-fletcher, 4.6.5.1, 7.3.2: by the Antimatter in Outer Space."""
    m = station(
        at={"billionaire": "outer-space" if held else "suite"},
        holding={"billionaire": "helmet fletcher" if held else ""},
        items={"outer-space": ["antimatter"] if held else ["antimatter", "fletcher"]},
        antimatter="armed",
        abandon_ship=True,
        minute=9,
        markers=[{"player": 0, "effect": "detonation", "minute": 9}],
    )
    end_turn(m)
    assert m.position()["removed"]["fletcher"] == 1
    assert lying(m, "outer-space") == []


# The Panic Pod ------------------------------------------------------------------------------------


def test_the_panic_pod_is_launched_before_abandon_ship() -> None:
    """map-panic-pod, 13.7, 13.6: from Suite or by a Timed Launch, by anybody."""
    m = station(at={"exile": "panic-pod"}, acting="billionaire")
    assert not m.position()["abandon_ship"]
    do(m, "section-launch billionaire panic-pod")
    assert m.position()["launched"] == ["panic-pod"]
    m = rich(at={"billionaire": "panic-pod"})
    do(m, "timed-launch billionaire")
    assert m.position()["markers"][0]["at"] == "panic-pod"
    pass_turns(m, until=0, minute=11)
    assert "panic-pod" in m.position()["launched"]


def test_the_panic_pod_holds_one() -> None:
    """map-panic-pod, 5.5.3: Items do not count; nobody is dragged in either."""
    m = rich(at={"exile": "panic-pod"}, down="exile")
    refused(m, "step billionaire panic-pod", "5.5.3")
    assert allowed(m, "throw billionaire fletcher panic-pod")
    m = rich(at={"exile": "suite"}, down="exile")
    refused(m, "drag billionaire exile panic-pod", "5.5.3")
    do(m, "step billionaire panic-pod")
    assert where(m, "billionaire") == "panic-pod"


def test_an_empty_panic_pod_stays() -> None:
    """map-panic-pod, 13.7: Fletcher alone is no occupant (5.5.2)."""
    m = rich(holding={"billionaire": ""}, items={"panic-pod": ["fletcher"]})
    refused(m, "section-launch billionaire panic-pod", "13.7")


def test_the_panic_pod_is_docked_at_suite_only() -> None:
    """map-panic-pod, 13.7, 12.1.1."""
    m = rich(at={"billionaire": "quarters", "exile": "panic-pod"})
    refused(m, "section-launch billionaire panic-pod", "11.5")
    refused(m, "step billionaire panic-pod", "12.1.1")


@pytest.mark.parametrize("abandon_ship", [True, False])
def test_a_bridge_launch_of_the_panic_pod_waits_for_abandon_ship(abandon_ship: bool) -> None:
    """map-panic-pod, 13.8.1, 13.8.2."""
    m = station(
        at={"billionaire": "panic-pod", "engineer": "bridge"},
        acting="engineer",
        abandon_ship=abandon_ship,
    )
    if abandon_ship:
        do(m, "bridge-launch engineer")
        assert m.position()["launched"] == ["panic-pod"]
    else:
        refused(m, "bridge-launch engineer", "13.8.1")


def test_in_a_blackout_the_panic_pod_has_a_timed_launch_only() -> None:
    """map-panic-pod, 7.2.2.1."""
    m = rich(at={"exile": "panic-pod"}, **BLACKOUT)
    refused(m, "section-launch billionaire panic-pod", "7.2.2.1")
    m = rich(at={"billionaire": "panic-pod"}, **BLACKOUT)
    assert allowed(m, "timed-launch billionaire")


def test_a_damaged_panic_pod_is_a_trap() -> None:
    """map-panic-pod, 5.5.4: no Timed Launch; launched it is annihilated, Fletcher with it."""
    m = rich(at={"billionaire": "panic-pod"}, damaged=["panic-pod"])
    refused(m, "timed-launch billionaire", "5.1.4")
    m = station(
        at={"billionaire": "panic-pod", "exile": "suite"}, damaged=["panic-pod"], acting="exile"
    )
    do(m, "section-launch exile panic-pod")
    assert where(m, "billionaire") == "annihilated"
    assert m.position()["removed"] == {"fletcher": 1}


def test_the_panic_pod_asks_for_no_nda() -> None:
    """map-panic-pod, card-nda: it is no standard pod."""
    m = rich(at={"billionaire": "panic-pod"}, cast="legal")
    assert allowed(m, "timed-launch billionaire")


# Billionaire's agenda -----------------------------------------------------------------------------

ALONE = "billionaire-2"
FLETCHER_AWAY = "billionaire-3"
TOGETHER = "billionaire-4"


@pytest.mark.parametrize(
    ("position", "rows"),
    [
        ({"at": {"billionaire": AWAY}}, {1: 4, 2: 1, 3: 2, 4: 1}),
        ({"at": {"billionaire": AWAY}, "down": "billionaire"}, {1: 4, 2: 1, 3: 2, 4: 1}),
        ({"at": {"billionaire": AWAY}, "holding": {"billionaire": ""}}, {1: 4, 2: 1}),
        ({"at": {"billionaire": "panic-pod"}, "launched": ["panic-pod"]}, {1: 4, 2: 1, 3: 2, 4: 1}),
        ({"at": {"billionaire": "panic-pod"}}, {}),
        ({"at": {"billionaire": "outer-space"}}, {}),
        ({"at": {"billionaire": "annihilated"}, "holding": {"billionaire": ""}}, {}),
        ({"at": at("alcatraz", "billionaire", "medical"), **POD}, {1: 4, 3: 2, 4: 1}),
        ({"at": at("alcatraz", "billionaire", "exile"), **POD}, {1: 4, 3: 2, 4: 1}),
        (
            {"at": at("alcatraz", "billionaire", "exile"), "down": "exile", **POD},
            {1: 4, 2: 1, 3: 2, 4: 1},
        ),
        ({"at": at(AWAY, "billionaire", "exile")}, {1: 4, 2: 1, 3: 2, 4: 1}),
        (
            {
                "at": {"billionaire": "alcatraz"},
                "holding": {"billionaire": ""},
                "items": {"alcatraz": ["fletcher"]},
                **POD,
            },
            {1: 4, 2: 1, 3: 2, 4: 1},
        ),
        (
            {
                "at": at(AWAY, "billionaire", "exile"),
                "holding": {"billionaire": "", "exile": "fletcher"},
            },
            {1: 4, 2: 1, 3: 2},
        ),
        (
            {
                "at": at("alcatraz", "billionaire", "exile"),
                "holding": {"billionaire": "", "exile": "fletcher"},
                "down": "exile",
                **POD,
            },
            {1: 4, 2: 1, 3: 2, 4: 1},
        ),
        ({"at": {"exile": AWAY}, "holding": {"billionaire": "", "exile": "fletcher"}}, {3: 2}),
        (
            {
                "at": at("kitchen", "billionaire", "exile"),
                "holding": {"billionaire": ""},
                "items": {"kitchen": ["fletcher"]},
            },
            {},
        ),
    ],
)
def test_the_agenda_of_billionaire(position: dict[str, Any], rows: dict[int, int]) -> None:
    """card-billionaire, 16.4.3, 16.4.4.2: escaped, alone, Fletcher escaped, both together."""
    paid = score(ended("billionaire", **position), 0)
    found = {name: points for name, points in paid.items() if name.startswith("billionaire")}
    assert found == {f"billionaire-{row}": points for row, points in rows.items()}


@pytest.mark.parametrize(
    ("position", "points"),
    [
        ({"at": {"exile": AWAY}, "holding": {"billionaire": "", "exile": "fletcher"}}, 2),
        (
            {
                "at": {"exile": "alcatraz", "billionaire": "annihilated"},
                "holding": {"billionaire": ""},
                "items": {"alcatraz": ["fletcher"]},
                **POD,
            },
            2,
        ),
        ({"at": {"billionaire": AWAY}, "holding": {"billionaire": ""}}, 0),
    ],
    ids=["held", "loose in a pod", "left behind"],
)
def test_fletcher_is_the_friend_when_billionaire_is_the_bonus_character(
    position: dict[str, Any], points: int
) -> None:
    """card-billionaire, 16.4.5.1: wherever Billionaire is himself."""
    m = ended("stranger", players={0: {"bonus": ["billionaire"]}}, **position)
    assert score(m, 0).get("bonus", 0) == points


# Boarder ------------------------------------------------------------------------------------------


def test_boarder_starts_armed_in_outer_space() -> None:
    """5.1.7.1, 2.2.4: with a Helmet, and not as one who is off the board."""
    m = station(cast="boarder")
    assert where(m, "boarder") == "outer-space"
    assert set(holds(m, "boarder")) == {"bludgeon", "gun", "helmet"}
    assert not is_down(m, "boarder")


def test_boarder_comes_in_through_an_airlock_and_breaches_locks() -> None:
    """card-breach, 13.13.1."""
    m = station(acting="boarder")
    do(m, "airlock boarder aft-airlocks", "step boarder reactor")
    m = station(acting="boarder", at={"boarder": "reactor"})
    refused(m, "step boarder magnetic-containment", "12.1.3")
    do(m, "breach boarder magnetic-containment")
    assert allowed(m, "step boarder magnetic-containment")


def test_boarder_is_a_fugitive() -> None:
    """card-fugitive: no attack by or on Boarder makes anybody Suspect."""
    people = at("kitchen", "boarder", "exile")
    m = station(at=people, acting="boarder")
    do(m, "attack boarder exile gun")
    assert guilt(m, 0) == "innocent"
    m = station(at=people, holding={"exile": "gun"}, acting="exile")
    do(m, "attack exile boarder gun")
    assert guilt(m, 0) == "innocent"


# Extricate and the ship ---------------------------------------------------------------------------

STRANDED = {
    "boarder": "outer-space",
    "exile": "outer-space",
    "medical": "outer-space",
    "engineer": "outer-space",
    "stranger": "outer-space",
}
"""Boarder and a Human with Helmets, a Robot, and two who are Down."""
DOWN = "engineer stranger"
ADRIFT: dict[str, Any] = {
    "at": STRANDED,
    "down": DOWN,
    "holding": {"boarder": "helmet", "exile": "helmet", "engineer": "briefcase"},
}


def rescued(m: deorbit.Match) -> set[str]:
    return {name for name in STRANDED if where(m, name) == AWAY}


def test_the_rescue_ship_takes_all_live_humans_and_robots_from_outer_space() -> None:
    """map-rescue-ship: nobody who is Down, and no loose Item."""
    m = finish(station(**LAST, **ADRIFT, items={"outer-space": ["artifact"]}))
    assert m.position()["pirate"] is False
    assert rescued(m) == {"boarder", "exile", "medical"}
    assert where(m, "stranger") == "outer-space"
    assert "artifact" in lying(m, "outer-space")


def test_without_boarder_no_ship_comes() -> None:
    """map-rescue-ship."""
    m = finish(station(**LAST, at={"exile": "outer-space"}, holding={"exile": "helmet"}))
    assert "pirate" not in m.position()
    assert where(m, "exile") == "outer-space"


def test_the_pirate_ship_takes_only_the_holder_of_the_briefcase() -> None:
    """map-rescue-ship, card-extricate: Live or Down."""
    m = finish(station(**LAST, **ADRIFT, pc={0: "boarder"}))
    assert m.position()["pirate"] is True
    assert rescued(m) == {"engineer"}
    held = {"boarder": "helmet briefcase", "exile": "helmet"}
    m = finish(station(**LAST, **ADRIFT | {"holding": held}, pc={0: "boarder"}))
    assert rescued(m) == {"boarder"}


def test_a_briefcase_that_floats_alone_is_left_by_the_pirates() -> None:
    """map-rescue-ship: it asks for a holder."""
    held = {"boarder": "helmet", "exile": "helmet"}
    m = finish(
        station(
            **LAST,
            **ADRIFT | {"holding": held},
            pc={0: "boarder"},
            items={"outer-space": ["briefcase"]},
        )
    )
    assert rescued(m) == set()
    assert lying(m, "outer-space") == ["briefcase"]


def test_the_ship_comes_to_outer_space_only() -> None:
    """map-rescue-ship: neither on board nor for whoever holds the Briefcase there."""
    m = finish(
        station(**LAST, at={"exile": "kitchen"}, holding={"exile": "briefcase"}, cast="boarder")
    )
    assert where(m, "exile") == "kitchen"
    m = ended("boarder", at={"exile": "kitchen"}, holding={"exile": "briefcase"})
    assert where(m, "exile") == "kitchen"


def test_who_is_rescued_takes_everything_along() -> None:
    """map-rescue-ship, house-rat: Data, Items, the Rat."""
    m = finish(
        station(
            **LAST,
            at={"exile": "outer-space"},
            holding={"exile": "helmet telepathic-rat"},
            cast="boarder telepathic-rat",
        )
    )
    assert where(m, "exile") == where(m, "telepathic-rat") == AWAY


def as_boarder(**more: Any) -> deorbit.Match:
    """Seat 1 is Boarder and has not revealed."""
    return station(players={1: {"identity": "boarder"}}, **more)


def test_extricate_happens_on_reveal() -> None:
    """card-extricate."""
    m = as_boarder(active=1)
    assert m.position()["pirate"] is False
    events = do(m, "reveal")
    assert told(events, "pirates")
    assert m.position()["pirate"] is True


def test_extricate_works_at_a_stationfall_reveal_too() -> None:
    """card-extricate, 16.2, house-stationfall-order: the ship comes after the reveals."""
    m = as_boarder(**LAST, **ADRIFT)
    end_turn(m)
    do(m, "reveal")
    assert not m.position()["pirate"]
    events = do(m, "reveal")
    assert told(events, "pirates")
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done")
    assert rescued(m) == {"engineer"}
    assert m.outcome is not None


def test_extricate_works_by_a_schroedinger_reveal_at_stationfall() -> None:
    """card-extricate, 3.5.1."""
    m = station(**LAST, **ADRIFT, players={0: {"bonus": ["boarder"]}})
    end_turn(m)
    do(m, "schroedinger boarder")
    assert m.position()["pirate"] is True


def test_extricate_does_not_ask_where_boarder_is() -> None:
    """card-extricate: annihilated or escaped, the ship is the pirates'."""
    for place in ("annihilated", AWAY):
        m = as_boarder(active=1, at={"boarder": place}, holding={"boarder": ""})
        do(m, "reveal")
        assert m.position()["pirate"] is True


def test_antimatter_in_outer_space_leaves_the_ship_nobody() -> None:
    """map-rescue-ship, house-stationfall-order: it detonates first."""
    m = finish(
        station(
            **LAST,
            **ADRIFT,
            items={"outer-space": ["antimatter"]},
            antimatter="armed",
            abandon_ship=True,
        )
    )
    assert rescued(m) == set()
    assert where(m, "exile") == "annihilated"


# Boarder's agenda ---------------------------------------------------------------------------------


def loot(**position: Any) -> dict[int, int]:
    """What the rows of Boarder's agenda pay."""
    rows = score(ended("boarder", **position), 0)
    return {
        number: rows[f"boarder-{number}"] for number in (1, 2, 3) if f"boarder-{number}" in rows
    }


def test_boarder_is_paid_for_the_briefcase_in_hand() -> None:
    """16.4.4.1, map-rescue-ship: taken from Outer Space, where the own person counted as well."""
    assert loot(holding={"boarder": "helmet briefcase"}) == {1: 2, 2: 4, 3: 1}
    assert loot(holding={"boarder": "helmet briefcase"}, down="boarder") == {1: 2, 2: 4}
    assert loot(at={"boarder": AWAY}, holding={"boarder": "briefcase"}) == {1: 2, 2: 4}


def test_boarder_is_paid_for_a_briefcase_in_outer_space() -> None:
    """house-stationfall-order: as it was before the ship took anyone, held by whomever or loose."""
    loose = {"items": {"outer-space": ["briefcase"]}}
    assert loot(at={"boarder": AWAY}, **loose) == {1: 2, 2: 4}
    people = {"boarder": AWAY, "exile": "outer-space"}
    assert loot(at=people, holding={"exile": "helmet briefcase"}) == {1: 2, 2: 4, 3: 1}
    assert loot(at=people, holding={"exile": "briefcase"}, down="exile") == {1: 2, 2: 4}
    assert loot(at={"boarder": AWAY}, items={"suite": ["briefcase"]}) == {1: 2}


def test_boarder_is_paid_for_every_live_human_in_outer_space() -> None:
    """house-stationfall-order, card-cyborg: no Robot but Cyborg, nobody Down, no one on board."""
    people = {"boarder": AWAY, **at("outer-space", "exile", "cyborg", "medical", "engineer")}
    held = {"exile": "helmet", "cyborg": "helmet", "boarder": ""}
    assert loot(at=people, holding=held, down="engineer") == {1: 2, 3: 2}


def test_boarder_gets_nothing_without_escaping() -> None:
    """16.4.4.2: the pirates leave Boarder behind without the Briefcase."""
    assert loot(items={"outer-space": ["briefcase"]}) == {}
    assert loot(at={"boarder": "kitchen"}, holding={"boarder": "briefcase"}) == {}
    gone = {"boarder": "annihilated"}
    assert loot(at=gone, holding={"boarder": ""}, items={"outer-space": ["briefcase"]}) == {}


def test_the_position_remembers_who_was_in_outer_space() -> None:
    """house-stationfall-order."""
    m = finish(station(**LAST, **ADRIFT))
    assert m.position()["spaced"] == {
        "characters": sorted(STRANDED, key=list(m.position()["characters"]).index),
        "briefcase": True,
    }


def test_the_rescued_count_for_a_boarder_who_reveals_at_stationfall() -> None:
    """house-stationfall-order, card-extricate: those whom the pirates leave behind count."""
    held = {"boarder": "helmet briefcase", "exile": "helmet"}
    m = finish(as_boarder(**LAST, **ADRIFT | {"holding": held}))
    rows = score(m, 1)
    assert (rows["boarder-1"], rows["boarder-2"], rows["boarder-3"]) == (2, 4, 2)


@pytest.mark.parametrize(("place", "points"), [(AWAY, 1), ("kitchen", 0)])
def test_boarder_is_a_friend_worth_one(place: str, points: int) -> None:
    """16.4.5.1."""
    people = {0: {"bonus": ["boarder"]}}
    m = ended("stranger", at={"boarder": place}, players=people)
    assert score(m, 0).get("bonus", 0) == points


def test_boarder_counts_bribes_twice() -> None:
    """16.4.6.2, 16.4.6.1: those of others; an unused own one is worth 1."""
    people = {1: {"bribe": "boarder"}, 2: {"bribe": "boarder"}, 3: {"bribe": "exile"}}
    rows = score(ended("boarder", players=people), 0)
    assert (rows["bribes-held"], rows["bribe-unused"]) == (4, 1)


def test_a_guilty_boarder_wins() -> None:
    """10.2.3: the card lets the Guilty win."""
    guilty = {0: {"guilt": "guilty"}}
    position = {"players": guilty, "holding": {"boarder": "helmet briefcase"}}
    m = ended("boarder", **position)
    assert m.outcome is not None
    assert guilt(m, 0) == "guilty"
    assert m.outcome.winners == (0,)
    m = ended("billionaire", at={"billionaire": AWAY}, players=guilty)
    assert m.outcome is not None
    assert max(m.outcome.scores) == m.outcome.scores[0]
    assert 0 not in m.outcome.winners
