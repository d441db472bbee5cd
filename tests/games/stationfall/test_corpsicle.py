"""Corpsicle: Vengeful, Dying, Last Gasp and her agenda."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    asked,
    character,
    do,
    end_turn,
    guilt,
    holds,
    in_play,
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

SWALLOWED = {
    "monster": {"at": "storage", "inside": ["corpsicle"]},
    "project": {"card": "blob", "released": True},
}


def ask(m: deorbit.Match) -> str:
    """The kind of question that is open."""
    kind: str = m.position()["asks"][-1]["ask"]
    return kind


def awake(m: deorbit.Match) -> deorbit.Match:
    """The same position with Corpsicle Live."""
    position = m.position()
    position["characters"]["corpsicle"]["down"] = False
    return deorbit.scenario("stationfall", position, seed=1)


def thawed(**more: Any) -> deorbit.Match:
    """Corpsicle is Live and has been activated."""
    return awake(station(acting="corpsicle", **more))


def secret(**more: Any) -> deorbit.Match:
    """Seat 0 may reveal as Corpsicle."""
    return station(players={0: {"identity": "corpsicle"}}, **more)


def test_corpsicle_starts_down() -> None:
    """card-corpsicle, 2.2.4, 4.6.2: in Cryo Lab; nobody can influence, activate or bribe her."""
    m = deorbit.new("stationfall", seats=4, seed=3, characters=in_play(["corpsicle"]))
    assert character(m, "corpsicle") == {
        "at": "cryo-lab",
        "down": True,
        "holds": [],
        "data": [],
        "contaminated": False,
    }
    m = station(cubes={0: {"corpsicle": 1}})
    refused(m, "influence corpsicle 1", "15.4.1")
    refused(m, "activate corpsicle", "4.6.2")
    refused(station(acting="exile", cast="corpsicle"), "bribe corpsicle", "4.6.2")


def test_her_helmet_cannot_be_taken() -> None:
    """card-corpsicle, 8.4: neither from her body nor from her head, and she cannot part with it."""
    m = station(at=at("cryo-lab", "exile", "corpsicle"), acting="exile", holding={"exile": "gun"})
    refused(m, "take exile helmet corpsicle", "8.4")
    refused(awake(m), "rob exile helmet corpsicle", "8.4")
    m = thawed(at={"exile": "cryo-lab"})
    refused(m, "drop corpsicle helmet", "8.4")
    refused(m, "give corpsicle helmet exile", "8.4")
    refused(m, "throw corpsicle helmet bio-lab", "8.4")


def test_her_helmet_takes_no_slot() -> None:
    """card-corpsicle, 8.4."""
    m = thawed(holding={"corpsicle": "gun briefcase"})
    do(m, "pick-up corpsicle nanogel")
    assert holds(m, "corpsicle") == ["gun", "nanogel", "briefcase"]


def test_her_helmet_protects_her() -> None:
    """card-corpsicle, 8.1.1: from hazards and Bludgeons, not from Guns."""
    m = thawed(at={"corpsicle": "aft-airlocks"})
    do(m, "airlock corpsicle outer-space")
    assert not is_down(m, "corpsicle")
    m = awake(
        station(
            at={"exile": "cryo-lab"},
            holding={"exile": "bludgeon gun"},
            acting="exile",
            cast="corpsicle",
        )
    )
    refused(m, "attack exile corpsicle bludgeon", "8.1.1")
    do(m, "attack exile corpsicle gun")
    assert is_down(m, "corpsicle")


def test_corpsicle_can_be_revived_in_a_fire() -> None:
    """card-corpsicle, 12.11.2: her Helmet is on."""
    m = station(at={"medical": "cryo-lab"}, fire=["cryo-lab"], acting="medical", cast="corpsicle")
    do(m, "heal medical corpsicle")
    assert not is_down(m, "corpsicle")


# Vengeful -----------------------------------------------------------------------------------------


def blackmail(**more: Any) -> deorbit.Match:
    """Seat 0, with Exile activated, has Corpsicle's Kompromat; Counselor is in Cryo Lab too."""
    position: dict[str, Any] = {
        "at": {"counselor": "cryo-lab"},
        "players": {0: {"hand": ["corpsicle"]}},
        "acting": "exile",
        "cubes": {0: {"exile": 1}},
    }
    return station(**position | more)


def test_kompromat_wakes_corpsicle_with_a_bludgeon() -> None:
    """card-vengeful, card-corpsicle, house-vengeful: at once, then she takes her action."""
    m = blackmail()
    do(m, "kompromat corpsicle")
    assert not is_down(m, "corpsicle")
    assert holds(m, "corpsicle") == ["bludgeon"]
    assert m.position()["asks"][-1] == {
        "ask": "act",
        "seat": 0,
        "character": "corpsicle",
        "source": "kompromat",
    }
    do(m, "attack corpsicle counselor bludgeon")
    assert is_down(m, "counselor")
    assert guilt(m, 0) == "suspect"
    assert m.position()["spent"] == ["corpsicle"]
    assert m.position()["turn"]["actions"] == 2


def test_a_live_corpsicle_gets_a_bludgeon_too() -> None:
    """card-vengeful."""
    m = awake(blackmail())
    events = do(m, "kompromat corpsicle")
    assert holds(m, "corpsicle") == ["bludgeon"]
    assert not told(events, "came-round")


@pytest.mark.parametrize("dropped", ["bludgeon", "gun", "nanogel", "briefcase"])
def test_with_full_hands_she_drops_something(dropped: str) -> None:
    """card-vengeful, 4.5.3: the player who uses the Kompromat chooses, then she acts."""
    m = blackmail(holding={"corpsicle": "gun nanogel briefcase"}, items={"cryo-lab": []})
    do(m, "kompromat corpsicle")
    assert (ask(m), asked(m)) == ("let-go", 0)
    do(m, f"drop corpsicle {dropped}")
    assert lying(m, "cryo-lab") == [dropped]
    assert ask(m) == "act"


def test_without_a_bludgeon_in_the_supply_she_just_revives() -> None:
    """card-vengeful, house-vengeful."""
    m = blackmail(removed={"bludgeon": 12}, holding={"troubleshooter": "bludgeon"})
    do(m, "kompromat corpsicle")
    assert (is_down(m, "corpsicle"), holds(m, "corpsicle")) == (False, [])


@pytest.mark.parametrize(
    "more",
    [{"fire": ["cryo-lab"]}, {"at": {"corpsicle": "outer-space"}}, {"damaged": ["cryo-lab"]}],
)
def test_nothing_around_her_keeps_her_down(more: dict[str, Any]) -> None:
    """card-vengeful, card-corpsicle: her Helmet is on."""
    m = blackmail(**more)
    do(m, "kompromat corpsicle")
    assert not is_down(m, "corpsicle")


@pytest.mark.parametrize(
    ("place", "more", "rule"),
    [
        (AWAY, {}, "4.6.6.3"),
        ("alcatraz", {"launched": ["alcatraz"]}, "4.6.6.3"),
        ("annihilated", {}, "4.6.5.2"),
        ("monster", SWALLOWED, "x-blob"),
    ],
)
def test_she_must_be_within_reach(place: str, more: dict[str, Any], rule: str) -> None:
    """card-vengeful, house-kompromat."""
    refused(blackmail(at={"corpsicle": place}, **more), "kompromat corpsicle", rule)


def test_only_her_own_kompromat_wakes_her() -> None:
    """card-vengeful, 8.5.2.1: and nobody else wakes by Kompromat."""
    m = blackmail(players={0: {"hand": ["counselor"]}}, down="counselor", cast="corpsicle")
    refused(m, "kompromat corpsicle", "8.5.2.1")
    refused(m, "kompromat counselor", "4.6.2")


def test_her_owner_refuses_only_the_action() -> None:
    """card-vengeful, house-vengeful, 15.5.5.2: she is awake and armed, the Kompromat goes back."""
    m = blackmail(pc={2: "corpsicle"})
    do(m, "kompromat corpsicle", "attack corpsicle counselor bludgeon")
    assert (ask(m), asked(m)) == ("consent", 2)
    do(m, "refuse")
    assert guilt(m, 2) == "suspect"
    assert player(m, 0)["hand"] == ["corpsicle"]
    assert (is_down(m, "corpsicle"), holds(m, "corpsicle")) == (False, ["bludgeon"])
    assert not is_down(m, "counselor")
    refused(m, "kompromat corpsicle", "15.5.5.1")


def test_her_own_player_wakes_her_too() -> None:
    """card-vengeful, 15.5.5.3: with another character activated."""
    m = blackmail(pc={0: "corpsicle"})
    do(m, "kompromat corpsicle", "step corpsicle bio-lab")
    assert where(m, "corpsicle") == "bio-lab"


def test_exile_wakes_her_again_and_again() -> None:
    """card-vengeful, card-blood-from-a-stone: every use gives a Bludgeon."""
    m = blackmail(pc={0: "exile"}, cubes={}, holding={"corpsicle": "bludgeon"})
    do(m, "kompromat corpsicle", "wait corpsicle")
    assert player(m, 0)["hand"] == ["corpsicle"]
    assert holds(m, "corpsicle") == ["bludgeon", "bludgeon"]


# Dying --------------------------------------------------------------------------------------------


def test_corpsicle_has_no_free_action() -> None:
    """card-dying: to pick up or drop takes an action."""
    m = awake(station(cubes={0: {"corpsicle": 1}}, holding={"corpsicle": "firebomb"}))
    do(m, "activate corpsicle")
    assert m.position()["turn"]["free"] is False
    do(m, "pick-up corpsicle nanogel")
    assert m.position()["turn"]["actions"] == 1
    do(m, "drop corpsicle nanogel")
    refused(m, "drop corpsicle firebomb", "15.5.2")
    refused(m, "ignite corpsicle cryo-lab", "15.5.2")
    assert legal(m, "end") == {"end"}


@pytest.mark.parametrize("seat", [0, 2])
def test_an_exhausted_corpsicle_cannot_be_activated(seat: int) -> None:
    """card-dying: whoever's disc it is, the own one too."""
    m = awake(station(cubes={0: {"corpsicle": 1}}, players={seat: {"disc": "corpsicle"}}))
    refused(m, "activate corpsicle", "card-dying")


def test_a_dying_pc_has_to_rest_as_well() -> None:
    """card-dying, 4.3.2."""
    m = awake(station(pc={0: "corpsicle"}, players={0: {"disc": "corpsicle"}}))
    refused(m, "activate corpsicle", "card-dying")
    m = awake(station(pc={0: "corpsicle"}, players={0: {"disc": "exile"}}))
    do(m, "activate corpsicle")
    assert m.position()["turn"]["actions"] == 2


def test_an_exhausted_corpsicle_can_still_be_bribed() -> None:
    """card-dying, 15.5.4.1: that is no activation."""
    m = awake(station(acting="exile", players={1: {"disc": "corpsicle"}}, cast="corpsicle"))
    do(m, "bribe corpsicle", "step corpsicle bio-lab")
    assert where(m, "corpsicle") == "bio-lab"


# Last Gasp ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("more", [{}, {"fire": ["cryo-lab"]}, {"at": {"corpsicle": "outer-space"}}])
def test_a_down_corpsicle_revives_by_her_reveal(more: dict[str, Any]) -> None:
    """card-last-gasp: and takes no action then."""
    m = secret(**more)
    assert told(do(m, "reveal"), "came-round")
    assert not is_down(m, "corpsicle")
    assert ask(m) == "turn"
    do(m, "activate corpsicle")
    assert m.position()["turn"]["actions"] == 2


def test_a_live_corpsicle_acts_at_once() -> None:
    """card-last-gasp, house-suspicion: one action, which makes nobody Suspect; the activation
    follows."""
    m = awake(secret(at={"exile": "cryo-lab"}, holding={"corpsicle": "gun"}))
    do(m, "reveal")
    assert ask(m) == "act"
    do(m, "attack corpsicle exile gun")
    assert is_down(m, "exile")
    assert [guilt(m, seat) for seat in range(4)] == ["innocent"] * 4
    assert m.position()["asks"] == [{"ask": "turn", "seat": 0, "step": "influence"}]
    do(m, "activate corpsicle")
    assert m.position()["turn"]["actions"] == 2


@pytest.mark.parametrize(
    "more",
    [
        {"at": {"corpsicle": AWAY}},
        {"at": {"corpsicle": "alcatraz"}, "launched": ["alcatraz"]},
    ],
)
@pytest.mark.parametrize("live", [False, True])
def test_an_escaped_corpsicle_is_past_gasping(more: dict[str, Any], live: bool) -> None:
    """card-last-gasp, 4.6.6.3."""
    m = secret(**more)
    if live:
        m = awake(m)
    do(m, "reveal")
    assert ask(m) == "turn"
    assert is_down(m, "corpsicle") is not live


def test_an_annihilated_corpsicle_stays_so() -> None:
    """card-last-gasp, 4.6.5.2."""
    m = secret(at={"corpsicle": "annihilated"})
    do(m, "reveal")
    assert (ask(m), where(m, "corpsicle")) == ("turn", "annihilated")


def test_corpsicle_revives_inside_the_blob() -> None:
    """card-last-gasp, x-blob: she is on board; but there she takes no actions."""
    m = secret(at={"corpsicle": "monster"}, **SWALLOWED)
    do(m, "reveal")
    assert (is_down(m, "corpsicle"), where(m, "corpsicle")) == (False, "monster")
    m = awake(secret(at={"corpsicle": "monster"}, **SWALLOWED))
    do(m, "reveal")
    assert ask(m) == "turn"


def test_no_gasp_at_stationfall() -> None:
    """card-last-gasp, 16.2."""
    m = secret(minute=0, active=3, re_entry="minute")
    end_turn(m)
    do(m, "reveal")
    assert is_down(m, "corpsicle")


# The agenda ---------------------------------------------------------------------------------------


def test_corpsicle_wants_to_get_away() -> None:
    """16.4.4.1: Live or Down."""
    row = "corpsicle-1"
    assert points(row, at={"corpsicle": AWAY}) == 3
    assert points(row, at={"corpsicle": "alcatraz"}, **POD) == 3
    for place in LEFT_BEHIND:
        assert points(row, at={"corpsicle": place}) == 0


@pytest.mark.parametrize("item", ["nanogel", "nanogel-used"])
def test_corpsicle_wants_nanogel(item: str) -> None:
    """16.4.4.2: used once or not, if she escapes with it."""
    row, loot = "corpsicle-2", {"corpsicle": item}
    assert points(row, at={"corpsicle": AWAY}, holding=loot) == 2
    assert points(row, at={"corpsicle": AWAY}, holding={"corpsicle": f"{item} nanogel"}) == 2
    assert points(row, holding=loot) == 0
    assert points(row, at={"corpsicle": AWAY}) == 0
    assert points(row, at=at(AWAY, "corpsicle", "exile"), holding={"exile": item}) == 0


def test_corpsicle_wants_the_secret_out() -> None:
    """16.4.4.1, 9.6.1: with anybody who escaped or at an Offsite, wherever she is herself."""
    row = "corpsicle-3"
    assert points(row, at={"exile": AWAY}, data={"exile": "x-secret"}) == 2
    assert points(row, at={"corpsicle": AWAY}, data={"corpsicle": "x-secret"}) == 2
    assert points(row, at={"exile": "alcatraz"}, data={"exile": "x-secret"}, **POD) == 2
    for offsite in ("news", "authorities"):
        assert points(row, offsites={offsite: ["x-secret"]}) == 2
        assert points(row, offsites={offsite: ["evidence"]}) == 0
    assert points(row, data={"exile": "x-secret"}) == 0
    assert points(row, at={"exile": AWAY}, data={"exile": "evidence"}) == 0


def test_corpsicle_wants_project_x_locked_up() -> None:
    """16.4.4.1: never released."""
    assert points("corpsicle-4") == 2
    assert points("corpsicle-4", project={"card": "mutagen", "released": True}) == 0


def test_corpsicle_is_a_friend_worth_three() -> None:
    """16.4.5.1."""
    friend = {0: {"bonus": ["corpsicle"]}}
    assert score(ended("astrochimp", players=friend, at={"corpsicle": AWAY}), 0)["bonus"] == 3
    assert "bonus" not in score(ended("astrochimp", players=friend), 0)


def test_a_brutal_blow_shatters_even_an_integral_helmet() -> None:
    """card-brutal, 8.4, card-corpsicle: Bludgeon and Helmet are gone, and fire reaches her then."""
    m = station(
        at={"cyborg": "kitchen", "corpsicle": "kitchen"},
        holding={"cyborg": "bludgeon gun"},
        acting="cyborg",
        active=2,
        first=2,
        pc={2: "cyborg"},
    )
    m = awake(m)
    do(m, "attack cyborg corpsicle bludgeon")
    position = m.position()
    assert position["shattered"] == {"corpsicle": ["helmet"]}
    assert position["removed"] == {"bludgeon": 1, "helmet": 1}
    assert is_down(m, "corpsicle")
    again = deorbit.scenario("stationfall", position, seed=1)
    assert again.fingerprint == m.fingerprint
