"""Doctor, one body with two identities, and the Maintenance Clones, one card with three bodies."""

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
    pass_turns,
    player,
    refused,
    score,
    station,
    told,
    where,
)
from games.stationfall.test_agendas import ended, points

JEKYLL, HYDE = "doctor-jekyll", "doctor-hyde"
BOTH = {0: JEKYLL, 1: HYDE}
CARD = "maintenance-clones"
CLONES = ("clone-1", "clone-2", "clone-3")
AWAY = "mesosphere"
POD: dict[str, Any] = {"launched": ["alcatraz"]}


def ask(m: deorbit.Match) -> str:
    kind: str = m.position()["asks"][-1]["ask"]
    return kind


def actions_left(m: deorbit.Match) -> int:
    left: int = m.position()["turn"]["actions"]
    return left


def split(**more: Any) -> deorbit.Match:
    """Seats 0 and 1 have revealed as Jekyll and Hyde; seat 2 acts with Exile."""
    position: dict[str, Any] = {"pc": BOTH, "active": 2, "acting": "exile"}
    return station(**position | more)


def unmasking(name: str, **more: Any) -> deorbit.Match:
    """Seat 0 reveals as Jekyll or Hyde."""
    m = station(players={0: {"identity": name}} | more.pop("players", {}), **more)
    do(m, "reveal")
    return m


# Doctor: one card, two identities -----------------------------------------------------------------


def test_doctor_is_one_card_with_one_pawn_and_two_identities() -> None:
    """card-doctor, 2.1.2: thirteen identity cards for twelve characters, and twelve Kompromat."""
    cast = station(cast="doctor").position()["cast"]
    dealt = set()
    for seed in range(12):
        m = deorbit.new("stationfall", seats=4, seed=seed, characters=cast)
        position = m.position()
        assert len(position["kompromat"]) == 12
        assert position["characters"]["doctor"]["at"] == "forward-hub"
        dealt |= {name for one in position["players"] for name in one["dealt"]}
    assert {JEKYLL, HYDE} <= dealt
    assert "doctor" not in dealt


def test_doctor_is_revealed_twice() -> None:
    """card-split, card-doctor: each reveal brings its own power, and both players may act."""
    m = station(players={0: {"identity": JEKYLL}, 1: {"identity": HYDE}})
    do(m, "reveal")
    assert holds(m, "doctor") == ["artifact"]
    do(m, "activate doctor")
    assert actions_left(m) == 2
    do(m, "wait doctor")
    do(m, "reveal")
    assert sorted(holds(m, "doctor")) == ["artifact", "gun"]
    assert (player(m, 0)["pc"], player(m, 1)["pc"]) == (JEKYLL, HYDE)
    do(m, "activate doctor")
    assert actions_left(m) == 1
    do(m, "wait doctor")
    refused(m, "activate doctor", "4.3.2")
    refused(m, "influence doctor 1", "15.4.1")


def test_the_first_reveal_betrays_the_other_self() -> None:
    """15.3.1, card-split: Hyde's cubes on Doctor go to Betrayal when Jekyll reveals first."""
    m = unmasking(
        JEKYLL, players={1: {"identity": HYDE}}, cubes={0: {"doctor": 1}, 1: {"doctor": 3}}
    )
    assert (player(m, 0)["betrayal"], player(m, 1)["betrayal"]) == (0, 3)
    do(m, "renegotiate")
    refused(m, "activate doctor", "4.3.2")
    do(m, "reveal", "activate doctor")
    assert player(m, 1)["betrayal"] == 3


def test_one_player_may_have_both_cards() -> None:
    """card-split, 3.5.1: Jekyll as Secret Identity and Hyde as Bonus Character."""
    m = station(players={0: {"identity": JEKYLL, "bonus": [HYDE]}})
    do(m, f"schroedinger {HYDE}")
    assert player(m, 0)["pc"] == HYDE
    assert player(m, 0)["aside"] == [JEKYLL]
    assert holds(m, "doctor") == ["gun"]


def test_doctor_has_one_free_section_action() -> None:
    """card-scientist: in place of the free Pick Up or Drop."""
    m = station(at={"doctor": "chem-lab"}, acting="doctor", items={"chem-lab": ["helmet"]})
    do(m, "manufacture doctor firebomb")
    assert actions_left(m) == 2
    do(m, "pick-up doctor helmet")
    assert actions_left(m) == 1
    do(m, "manufacture doctor firebomb")
    assert actions_left(m) == 0
    refused(m, "drop doctor helmet", "15.5.2")


# Fake Artifact and Zip Gun ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"items": {"outer-space": ["artifact"]}},
        {"items": {"alcatraz": ["artifact"]}, **POD},
        {"holding": {"exile": "artifact"}},
        {"holding": {"exile": "artifact"}, "down": "exile"},
        {"holding": {"exile": "artifact"}, "at": {"exile": AWAY}},
        {"holding": {"doctor": "artifact"}},
        {"items": {"physics-lab": []}, "removed": {"artifact": 1}},
        {"down": "doctor"},
    ],
    ids=["lab", "space", "pod", "npc", "down", "escaped", "doctor", "annihilated", "doctor-down"],
)
def test_fake_artifact_brings_the_artifact_to_doctor(more: dict[str, Any]) -> None:
    """card-fake-artifact, house-fake-artifact: wherever it was, with escaped NPCs too, even if it
    had been annihilated."""
    m = unmasking(JEKYLL, **more)
    assert holds(m, "doctor") == ["artifact"]
    position = m.position()
    assert "artifact" not in position["removed"]
    assert not any("artifact" in items for items in position["items"].values())
    holders = [name for name, one in position["characters"].items() if "artifact" in one["holds"]]
    assert holders == ["doctor"]


def test_fake_artifact_robs_no_pc() -> None:
    """card-fake-artifact."""
    m = unmasking(JEKYLL, pc={1: "counselor"}, holding={"counselor": "artifact"})
    assert holds(m, "counselor") == ["artifact"]
    assert holds(m, "doctor") == []


@pytest.mark.parametrize("place", [AWAY, "annihilated"])
@pytest.mark.parametrize(("name", "item"), [(JEKYLL, "artifact"), (HYDE, "gun")])
def test_a_doctor_who_is_away_gets_nothing(place: str, name: str, item: str) -> None:
    """house-gains."""
    m = unmasking(name, at={"doctor": place})
    assert item not in holds(m, "doctor")
    assert lying(m, "physics-lab") == ["artifact"]


@pytest.mark.parametrize(("name", "item"), [(JEKYLL, "artifact"), (HYDE, "gun")])
def test_a_doctor_with_full_hands_drops_an_item_at_once(name: str, item: str) -> None:
    """4.5.3.1: the revealing player chooses, and may drop what just came."""
    m = unmasking(name, holding={"doctor": "helmet nanogel bludgeon"})
    assert (ask(m), asked(m)) == ("let-go", 0)
    assert legal(m, "drop") == {
        f"drop doctor {one}" for one in ("helmet", "nanogel", "bludgeon", item)
    }
    do(m, f"drop doctor {item}")
    assert item in lying(m, "forward-hub")
    assert ask(m) == "turn"


def test_zip_gun_gives_a_down_doctor_a_gun_and_no_second_one_later() -> None:
    """card-zip-gun: on reveal, once."""
    m = unmasking(HYDE, down="doctor")
    assert holds(m, "doctor") == ["gun"]
    assert told(do(m, "renegotiate"), "turn-begun")
    assert holds(m, "doctor") == ["gun"]


def test_zip_gun_without_a_gun_in_the_supply_gives_none() -> None:
    """house-gains, house-supplies: five lie about and one is part of Security."""
    m = unmasking(HYDE, items={"kitchen": ["gun"] * 5})
    assert holds(m, "doctor") == []
    assert holds(unmasking(HYDE, items={"kitchen": ["gun"] * 4}), "doctor") == ["gun"]


@pytest.mark.parametrize("name", [JEKYLL, HYDE])
def test_doctor_has_no_reveal_power_at_stationfall(name: str) -> None:
    """16.2."""
    m = station(players={0: {"identity": name}}, minute=0, active=3, re_entry="minute")
    end_turn(m)
    do(m, "reveal")
    assert holds(m, "doctor") == []


# Who answers for Doctor ---------------------------------------------------------------------------


def test_the_one_who_offers_picks_who_of_the_two_answers() -> None:
    """card-split, house-doctor: after naming the action."""
    for picked in (0, 1):
        m = split()
        do(m, "bribe doctor", "step doctor tanks")
        assert (ask(m), asked(m)) == ("answerer", 2)
        assert legal(m, "ask") == {"ask 0", "ask 1"}
        refused(m, "ask 3", "card-split")
        do(m, f"ask {picked}")
        assert (ask(m), asked(m)) == ("consent", picked)
        do(m, "accept")
        assert where(m, "doctor") == "tanks"
        assert player(m, 2)["bribe"] == "doctor"


def test_a_refused_bribe_of_doctor_comes_back() -> None:
    """15.5.4.3, card-split: and makes neither of them Suspect."""
    m = split()
    do(m, "bribe doctor", "step doctor tanks", "ask 1", "refuse")
    assert where(m, "doctor") == "forward-hub"
    assert player(m, 2)["bribe"] == "unused"
    assert [guilt(m, seat) for seat in range(4)] == ["innocent"] * 4
    refused(m, "bribe doctor", "15.5.4.1")


@pytest.mark.parametrize("picked", [0, 1])
def test_refused_kompromat_makes_both_suspect(picked: int) -> None:
    """card-split, 15.5.5.2: whoever of the two refuses."""
    m = split(players={2: {"hand": ["doctor"]}})
    do(m, "kompromat doctor", "step doctor tanks", f"ask {picked}", "refuse")
    assert [guilt(m, seat) for seat in range(4)] == ["suspect", "suspect", "innocent", "innocent"]
    assert player(m, 2)["hand"] == ["doctor"]
    refused(m, "kompromat doctor", "15.5.5.1")


def test_refused_kompromat_does_not_soften_guilt() -> None:
    """10.1.1, card-split."""
    m = split(players={2: {"hand": ["doctor"]}, 1: {"guilt": "guilty"}})
    do(m, "kompromat doctor", "step doctor tanks", "ask 1", "refuse")
    assert (guilt(m, 0), guilt(m, 1)) == ("suspect", "guilty")


def test_accepted_kompromat_stays_on_doctor() -> None:
    """15.5.5.2."""
    m = split(players={2: {"hand": ["doctor"]}})
    do(m, "kompromat doctor", "step doctor tanks", "ask 0", "accept")
    assert where(m, "doctor") == "tanks"
    assert m.position()["spent"] == ["doctor"]
    assert [guilt(m, seat) for seat in range(4)] == ["innocent"] * 4


@pytest.mark.parametrize("active", [0, 1])
def test_neither_asks_the_other(active: int) -> None:
    """house-doctor, 15.5.5.3: Kompromat on the own PC, whoever else it belongs to."""
    m = split(active=active, acting="exile", players={active: {"hand": ["doctor"]}})
    do(m, "kompromat doctor", "step doctor tanks")
    assert where(m, "doctor") == "tanks"
    assert (ask(m), asked(m)) == ("activation", active)


@pytest.mark.parametrize("active", [0, 1])
def test_neither_can_bribe_doctor(active: int) -> None:
    """house-doctor, 15.5.4.4."""
    refused(split(active=active), "bribe doctor", "15.5.4.4")


def test_while_one_has_revealed_only_that_one_is_asked() -> None:
    """15.5.5.2, card-split: the other one is nobody's business yet."""
    players = {1: {"identity": HYDE}, 2: {"hand": ["doctor"]}}
    m = split(pc={0: JEKYLL}, players=players)
    do(m, "kompromat doctor", "step doctor tanks")
    assert (ask(m), asked(m)) == ("consent", 0)
    do(m, "refuse")
    assert [guilt(m, seat) for seat in range(4)] == ["suspect", "innocent", "innocent", "innocent"]


def test_the_hidden_other_half_can_still_bribe_doctor() -> None:
    """15.5.4.4: Doctor is not Hyde's PC before Hyde reveals; Jekyll's player is asked."""
    m = split(pc={0: JEKYLL}, active=1, players={1: {"identity": HYDE}})
    do(m, "bribe doctor", "step doctor tanks")
    assert (ask(m), asked(m)) == ("consent", 0)


def test_two_colours_of_one_player_share_doctor_without_a_question() -> None:
    """house-conspiracies, house-doctor: with two players both halves can be one person's."""
    people = [{"identity": JEKYLL, "pc": JEKYLL, "hand": ["doctor"]}, {"identity": "counselor"}]
    people += [{"identity": HYDE, "pc": HYDE}, {"identity": "daredevil"}]
    m = deorbit.scenario(
        "stationfall",
        {
            "seats": 2,
            "cast": station(cast="doctor").position()["cast"],
            "players": people,
            "active": 2,
            "turn": {"actions": 2, "free": True},
            "asks": [{"ask": "activation", "seat": 0, "character": "doctor"}],
        },
        seed=1,
    )
    refused(m, "bribe doctor", "17.2.7")
    do(m, "kompromat doctor", "step doctor tanks")
    assert where(m, "doctor") == "tanks"


def test_security_may_attack_doctor_when_one_half_is_not_innocent() -> None:
    """card-peacekeeper, card-split."""
    at = {"security": "kitchen", "doctor": "kitchen"}
    refused(split(at=at, acting="security"), "attack security doctor gun", "card-peacekeeper")
    suspect = split(at=at, acting="security", players={1: {"guilt": "suspect"}})
    assert allowed(suspect, "attack security doctor gun")


# Points of Doctor ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("row", "worth"), [(f"{JEKYLL}-1", 1), (f"{HYDE}-1", 2)])
def test_both_halves_are_paid_for_escaping(row: str, worth: int) -> None:
    """16.4.4.1."""
    assert points(row, at={"doctor": AWAY}) == worth
    assert points(row, at={"doctor": "alcatraz"}, down="doctor", **POD) == worth
    for place in ("kitchen", "alcatraz", "outer-space", "annihilated"):
        assert points(row, at={"doctor": place}) == 0


def test_jekyll_wants_to_bring_home_contamination_and_the_artifact() -> None:
    """16.4.4.2: only if Doctor escapes."""
    away = {"doctor": AWAY}
    assert points(f"{JEKYLL}-2", at=away, contaminated="doctor") == 3
    assert points(f"{JEKYLL}-2", at=away) == 0
    assert points(f"{JEKYLL}-2", contaminated="doctor") == 0
    assert points(f"{JEKYLL}-3", at=away, holding={"doctor": "artifact"}) == 3
    assert points(f"{JEKYLL}-3", holding={"doctor": "artifact"}) == 0
    beside = {"doctor": "alcatraz", "exile": "alcatraz"}
    assert points(f"{JEKYLL}-3", at=beside, holding={"exile": "artifact"}, **POD) == 0


@pytest.mark.parametrize(
    ("offsites", "worth"),
    [
        ({}, 3),
        ({"news": ["x-secret"], "authorities": ["x-secret"]}, 3),
        ({"news": ["evidence"]}, 0),
        ({"authorities": ["evidence"]}, 0),
    ],
)
def test_jekyll_wants_no_evidence_at_an_offsite(offsites: dict[str, list[str]], worth: int) -> None:
    """16.4.4.1: whether or not Doctor escapes."""
    for place in (AWAY, "kitchen"):
        assert points(f"{JEKYLL}-4", at={"doctor": place}, offsites=offsites) == worth


def test_hyde_wants_the_briefcase() -> None:
    """16.4.4.2."""
    assert points(f"{HYDE}-2", at={"doctor": AWAY}, holding={"doctor": "briefcase"}) == 3
    assert points(f"{HYDE}-2", holding={"doctor": "briefcase"}) == 0
    assert points(f"{HYDE}-2", at={"doctor": AWAY}) == 0


@pytest.mark.parametrize(
    ("more", "worth"),
    [
        ({"down": "exile"}, 4),
        ({"down": "cyborg"}, 4),
        ({"down": "exile cyborg"}, 4),
        ({}, 0),
        ({"down": "medical"}, 0),
        ({"down": "exile doctor"}, 0),
    ],
    ids=["human", "cyborg", "two", "live", "robot", "both-down"],
)
def test_hyde_wants_a_down_human_for_company(more: dict[str, Any], worth: int) -> None:
    """16.4.4.2: in the pod in which Doctor escapes Live."""
    at = dict.fromkeys(("doctor", "exile", "cyborg", "medical"), "alcatraz")
    assert points(f"{HYDE}-3", at=at, **more, **POD) == worth
    assert points(f"{HYDE}-3", at=at, **more) == 0


def test_hyde_needs_the_down_human_in_the_same_pod() -> None:
    """16.4.3: outside a pod nobody is colocated."""
    down = {"down": "exile"}
    assert points(f"{HYDE}-3", at={"doctor": AWAY, "exile": AWAY}, **down) == 0
    at = {"doctor": "alcatraz", "exile": "mcqueen"}
    assert points(f"{HYDE}-3", at=at, **down, launched=["alcatraz", "mcqueen"]) == 0


def test_bribes_on_doctor_count_for_both_by_the_own_card() -> None:
    """card-doctor, 16.4.6.2: Hyde counts them twice."""
    m = ended(HYDE, pc={0: HYDE, 1: JEKYLL}, players={2: {"bribe": "doctor"}})
    assert score(m, 0)["bribes-held"] == 2
    assert score(m, 1)["bribes-held"] == 1
    two = ended(
        HYDE,
        pc={0: HYDE, 1: JEKYLL},
        players={2: {"bribe": "doctor"}, 3: {"bribe": "doctor"}},
    )
    assert (score(two, 0)["bribes-held"], score(two, 1)["bribes-held"]) == (4, 2)


def test_a_bribe_of_the_other_half_counts_too() -> None:
    """16.4.6.2, house-scoring: paid before Jekyll revealed; to Jekyll it is the own Bribe."""
    m = ended(HYDE, pc={0: HYDE, 1: JEKYLL}, players={1: {"bribe": "doctor"}})
    assert score(m, 0)["bribes-held"] == 2
    assert "bribes-held" not in score(m, 1)


def test_an_unused_bribe_is_not_doubled() -> None:
    """16.4.6.1: bribes-double is about those that Hyde possesses."""
    assert score(ended(HYDE), 0)["bribe-unused"] == 1


@pytest.mark.parametrize("name", [JEKYLL, HYDE])
def test_either_half_is_a_friend_that_has_to_escape(name: str) -> None:
    """16.4.5.1."""
    for place, worth in ((AWAY, 2), ("kitchen", 0), ("annihilated", 0)):
        m = ended("astrochimp", players={0: {"bonus": [name]}}, at={"doctor": place})
        assert score(m, 0).get("bonus", 0) == worth


@pytest.mark.parametrize("name", [JEKYLL, HYDE])
def test_a_guilty_doctor_does_not_win(name: str) -> None:
    """10.2.3: guilt is the player's, not Doctor's."""
    m = ended(name, at={"doctor": AWAY}, players={0: {"guilt": "guilty"}})
    assert m.outcome is not None
    assert 0 not in m.outcome.winners


# Maintenance Clones -------------------------------------------------------------------------------


def cloned(clone: str = "clone-1", **more: Any) -> deorbit.Match:
    """Seat 0 has activated a Clone."""
    return station(acting=clone, **{"cubes": {0: {CARD: 1}}} | more)


def test_the_clones_are_one_card_with_three_pawns() -> None:
    """card-maintenance-clones, 2.2.4."""
    m = station(cast=CARD)
    assert [where(m, name) for name in CLONES] == ["fuel-cells", "kitchen", "quarters"]
    assert CARD in m.position()["cast"]


def test_an_activation_acts_with_one_clone() -> None:
    """card-maintenance-clones: any of them, and it has to be that one for both actions."""
    m = station(cubes={0: {CARD: 1}})
    assert {f"activate {name}" for name in CLONES} <= legal(m, "activate")
    do(m, "activate clone-2")
    assert player(m, 0)["disc"] == CARD
    assert actions_left(m) == 2
    refused(m, "step clone-3 suite", "15.5.2")
    do(m, "step clone-2 quarters", "step clone-2 suite")
    assert [where(m, name) for name in CLONES] == ["fuel-cells", "suite", "quarters"]


def test_the_clones_are_exhausted_together() -> None:
    """15.5.1, card-maintenance-clones: a disc lies on the card."""
    m = station(cubes={0: {CARD: 1}}, players={1: {"disc": CARD}})
    do(m, "activate clone-3")
    assert actions_left(m) == 1


def test_each_clone_has_its_own_items_and_data() -> None:
    """card-maintenance-clones, 4.5.3: two slots each."""
    m = cloned(
        at=dict.fromkeys(CLONES, "kitchen"),
        holding={"clone-2": "helmet", "clone-3": "gun nanogel"},
        data={"clone-2": "evidence"},
        items={"kitchen": ["bludgeon", "helmet", "briefcase"]},
    )
    do(m, "pick-up clone-1 bludgeon", "pick-up clone-1 helmet")
    refused(m, "pick-up clone-1 briefcase", "4.5.3")
    refused(m, "give clone-1 helmet clone-3", "12.4.2")
    refused(m, "copy clone-1 evidence clone-3", "12.6.1")
    do(m, "give clone-1 bludgeon clone-2")
    assert [sorted(holds(m, name)) for name in CLONES] == [
        ["helmet"],
        ["bludgeon", "helmet"],
        ["gun", "nanogel"],
    ]
    assert [character(m, name)["data"] for name in CLONES] == [[], ["evidence"], []]


def test_clones_copy_data_to_each_other() -> None:
    """12.6.1, 9.2: one copy for each Clone."""
    m = cloned(at=dict.fromkeys(CLONES, "kitchen"), data={"clone-1": "evidence"})
    do(m, "copy clone-1 evidence clone-2")
    refused(m, "copy clone-1 evidence clone-2", "9.2")
    assert allowed(m, "copy clone-1 evidence clone-3")


def test_contamination_is_of_one_clone() -> None:
    """8.5.1, map-bio-lab."""
    m = cloned(at={"clone-1": "chem-lab"}, holding={"clone-1": "gun helmet"})
    do(m, "step clone-1 bio-lab")
    assert ask(m) == "let-go"
    do(m, "drop clone-1 gun")
    assert [character(m, name)["contaminated"] for name in CLONES] == [True, False, False]


def test_clones_can_even_harm_each_other() -> None:
    """12.8.1, 10.1.2: they are Humans like others, and can drag each other too (12.1.2)."""
    m = cloned(at=dict.fromkeys(CLONES, "kitchen"), holding={"clone-1": "bludgeon"})
    do(m, "attack clone-1 clone-2 bludgeon")
    assert guilt(m, 0) == "suspect"
    do(m, "drag clone-1 clone-2 quarters")
    assert [where(m, name) for name in CLONES] == ["quarters", "quarters", "kitchen"]


def test_clones_are_zero_born() -> None:
    """card-zero-born: a free Step into a section without gravity."""
    m = cloned("clone-1", at={"clone-1": "hydroponics"})
    do(m, "step clone-1 fuel-cells")
    assert actions_left(m) == 2
    do(m, "step clone-1 reactor")
    assert actions_left(m) == 1


def test_clones_have_jury_rig() -> None:
    """card-jury-rig."""
    m = cloned("clone-2", damaged=["kitchen"], at={"medical": "kitchen"}, down="medical")
    do(m, "jury-rig clone-2", "mend clone-2 medical")
    assert "kitchen" not in m.position()["damaged"]
    assert not is_down(m, "medical")


def test_a_down_clone_waits_for_the_others() -> None:
    """4.6.2, card-maintenance-clones: the card can be influenced, the Live ones activated."""
    m = station(down="clone-1 clone-2")
    do(m, f"influence {CARD} 2")
    refused(m, "activate clone-1", "4.6.2")
    refused(m, "activate clone-2", "4.6.2")
    do(m, "activate clone-3")
    refused(m, "bribe clone-1", "4.6.2")


def test_a_clone_that_is_left_behind_goes_on() -> None:
    """card-maintenance-clones, 4.6.6.3."""
    m = station(
        at={"clone-1": "alcatraz", "clone-3": AWAY}, cubes={1: {CARD: 1}}, cast="exile", **POD
    )
    do(m, f"influence {CARD} 1")
    refused(m, "activate clone-1", "4.6.6.3")
    refused(m, "activate clone-3", "4.6.6.3")
    do(m, "activate clone-2", "step clone-2 quarters")
    assert where(m, "clone-2") == "quarters"


@pytest.mark.parametrize(
    ("at", "down", "rule"),
    [
        ({}, "clone-1 clone-2 clone-3", "4.6.2"),
        (dict.fromkeys(CLONES, AWAY), "", "4.6.6.3"),
        (dict.fromkeys(CLONES, "annihilated"), "", "4.6.5.2"),
        ({"clone-2": AWAY, "clone-3": "annihilated"}, "clone-1", "4.6.2"),
    ],
    ids=["down", "escaped", "gone", "all-sorts"],
)
def test_without_a_live_clone_on_the_station_the_card_is_out(
    at: dict[str, str], down: str, rule: str
) -> None:
    """15.4.1, 4.6.2, 4.6.6.3, 4.6.5.2."""
    m = station(at=at, down=down, cubes={0: {CARD: 2}})
    refused(m, f"influence {CARD} 1", "15.4.1" if down else rule)
    refused(m, "activate clone-1", rule)


@pytest.mark.parametrize(
    ("at", "down", "back"),
    [
        ({}, "clone-1 clone-2 clone-3", True),
        ({"clone-2": AWAY, "clone-3": "annihilated"}, "clone-1", True),
        ({"clone-1": AWAY, "clone-2": AWAY}, "", True),
        (dict.fromkeys(CLONES, AWAY), "", False),
    ],
    ids=["down", "all-sorts", "left-behind", "escaped"],
)
def test_a_cube_comes_back_while_a_clone_is_on_the_station(
    at: dict[str, str], down: str, back: bool
) -> None:
    """15.6.2, house-exhaustion: also from Down ones."""
    m = station(at=at, down=down, cubes={0: {CARD: 2}})
    if back:
        do(m, f"withdraw {CARD}")
        assert player(m, 0)["cubes"] == {CARD: 1}
    else:
        refused(m, f"withdraw {CARD}", "4.6.6.3")


def test_a_bribe_is_for_one_clone_and_lies_on_the_card() -> None:
    """15.5.4.2, card-maintenance-clones."""
    m = station(acting="exile", cast=CARD)
    do(m, "bribe clone-3")
    refused(m, "step clone-2 quarters", "15.5.2")
    do(m, "step clone-3 suite")
    assert player(m, 0)["bribe"] == CARD
    refused(m, "bribe clone-2", "15.5.4.1")


def test_kompromat_is_for_one_clone() -> None:
    """house-kompromat: there is one Kompromat for all three."""
    m = station(acting="exile", players={0: {"hand": [CARD]}}, down="clone-1", cast=CARD)
    refused(m, "kompromat clone-1", "4.6.2")
    do(m, "kompromat clone-2", "step clone-2 quarters")
    assert m.position()["spent"] == [CARD]
    assert where(m, "clone-2") == "quarters"


def test_the_player_of_the_clones_answers_for_each() -> None:
    """15.5.4.3."""
    m = station(acting="exile", pc={1: CARD})
    do(m, "bribe clone-2", "step clone-2 quarters")
    assert (ask(m), asked(m)) == ("consent", 1)
    do(m, "accept")
    assert where(m, "clone-2") == "quarters"


def test_any_clone_with_x_secret_lets_its_player_look() -> None:
    """9.4.1, card-maintenance-clones: the disc lies on the card of all three."""
    m = station(players={0: {"disc": CARD}}, data={"clone-3": "x-secret"}, cast=CARD)
    assert m.position()["project"]["peeked"] == [0]
    m = station(players={0: {"disc": CARD}}, cast=CARD)
    assert m.position()["project"]["peeked"] == []


def test_every_clone_takes_a_seat_in_a_pod() -> None:
    """5.5.3."""
    m = cloned(
        "clone-3", at={"clone-1": "houdini", "clone-2": "houdini", "clone-3": "aft-airlocks"}
    )
    refused(m, "step clone-3 houdini", "5.5.3")


# Go Go Go -----------------------------------------------------------------------------------------


def going(**more: Any) -> deorbit.Match:
    """Seat 0 reveals as the Clones."""
    m = station(players={0: {"identity": CARD}}, **more)
    do(m, "reveal")
    return m


def test_go_go_go_takes_an_action_with_each_clone() -> None:
    """card-go-go-go, house-go-go-go: in any order, and then the turn goes on."""
    m = going()
    assert legal(m, "call") == {f"call {name}" for name in CLONES}
    do(m, "call clone-3")
    assert ask(m) == "act"
    refused(m, "step clone-1 reactor", "15.5.2")
    do(m, "step clone-3 suite")
    assert legal(m, "call") == {"call clone-1", "call clone-2"}
    refused(m, "call clone-3", "card-go-go-go")
    do(m, "call clone-1", "step clone-1 reactor", "call clone-2", "step clone-2 quarters")
    assert [where(m, name) for name in CLONES] == ["reactor", "quarters", "suite"]
    assert ask(m) == "turn"
    do(m, "influence exile 1", "activate clone-1")
    assert actions_left(m) == 2


def test_go_go_go_may_pass_with_any_clone() -> None:
    """house-go-go-go: one of them waits, or all that are left do without."""
    m = going()
    do(m, "call clone-2", "wait clone-2", "call clone-1", "step clone-1 reactor", "decline")
    assert [where(m, name) for name in CLONES] == ["reactor", "kitchen", "quarters"]
    assert ask(m) == "turn"
    refused(m, "step clone-3 suite", "15.2")


def test_go_go_go_is_for_live_clones_that_have_not_escaped() -> None:
    """card-go-go-go."""
    m = going(down="clone-1", at={"clone-2": AWAY})
    assert legal(m, "call") == {"call clone-3"}
    refused(m, "call clone-1", "card-go-go-go")
    refused(m, "call clone-2", "card-go-go-go")
    refused(m, "call exile", "card-go-go-go")
    do(m, "call clone-3", "step clone-3 suite")
    assert ask(m) == "turn"


def test_go_go_go_asks_nothing_when_no_clone_can_go() -> None:
    """card-go-go-go."""
    assert ask(going(down="clone-1 clone-2", at={"clone-3": AWAY})) == "turn"


def test_a_clone_that_another_puts_down_does_not_go() -> None:
    """card-go-go-go, house-suspicion: what happens during Reveal makes nobody Suspect."""
    m = going(at=dict.fromkeys(CLONES, "kitchen"), holding={"clone-1": "bludgeon"})
    do(m, "call clone-1", "attack clone-1 clone-2 bludgeon")
    assert is_down(m, "clone-2")
    assert guilt(m, 0) == "innocent"
    assert legal(m, "call") == {"call clone-3"}
    do(m, "call clone-3", "drag clone-3 clone-2 quarters")
    assert where(m, "clone-2") == "quarters"


def test_a_drone_that_a_clone_steers_in_go_go_go_makes_nobody_suspect() -> None:
    """house-suspicion, card-go-go-go, card-remote-control: it is still the Reveal phase."""
    m = going(at={"clone-1": "mainframe", "drone-1": "kitchen", "engineer": "kitchen"})
    do(m, "call clone-1", "remote-control clone-1 drone-1", "attack drone-1 engineer bludgeon")
    assert is_down(m, "engineer")
    assert guilt(m, 0) == "innocent"


def test_a_clone_can_get_another_one_going() -> None:
    """card-go-go-go: who is revived in time takes an action as well."""
    m = going(at=dict.fromkeys(CLONES, "kitchen"), holding={"clone-1": "nanogel"}, down="clone-2")
    do(m, "call clone-1", "revive clone-1 clone-2 nanogel")
    assert legal(m, "call") == {"call clone-2", "call clone-3"}


def test_a_single_action_of_go_go_go_is_not_free_of_self_preservation() -> None:
    """11.2, 15.5.3: nothing comes on top of it either."""
    m = going(fire=["quarters"], items={"kitchen": ["helmet"]})
    do(m, "call clone-2")
    refused(m, "step clone-2 quarters", "11.2")
    do(m, "pick-up clone-2 helmet")
    assert ask(m) == "call"


def test_no_go_go_go_at_stationfall() -> None:
    """16.2."""
    m = station(players={0: {"identity": CARD}}, minute=0, active=3, re_entry="minute")
    end_turn(m)
    do(m, "reveal")
    assert (ask(m), asked(m)) == ("last-reveal", 1)


# The Clones as a Bonus Character ------------------------------------------------------------------


def studied(**more: Any) -> deorbit.Match:
    """Stranger has revealed and shows the Clones."""
    m = station(players={0: {"identity": "stranger", "bonus": [CARD]}}, **more)
    do(m, "reveal", f"show {CARD}")
    return m


def test_homework_with_the_clones_calls_one_of_them() -> None:
    """card-homework, card-maintenance-clones: one action with one Clone."""
    m = studied(down="clone-1")
    assert legal(m, "call") == {"call clone-2", "call clone-3"}
    do(m, "call clone-3", "step clone-3 suite")
    assert where(m, "clone-3") == "suite"
    assert ask(m) == "turn"


def test_homework_may_show_the_clones_and_leave_it_at_that() -> None:
    """house-homework, card-go-go-go."""
    m = studied()
    do(m, "decline")
    assert ask(m) == "turn"
    assert player(m, 0)["shown_bonus"] == [CARD]


def test_homework_finds_no_clone_that_has_left() -> None:
    """house-homework: the card is shown, and that is all."""
    assert ask(studied(at=dict.fromkeys(CLONES, AWAY))) == "turn"


@pytest.mark.parametrize(("count", "worth"), [(0, 0), (1, 1), (2, 2), (3, 4)])
def test_the_clones_pay_for_each_one_and_once_more_for_all(count: int, worth: int) -> None:
    """card-maintenance-clones, 16.4.5.1: Down ones too."""
    at = {name: AWAY if place < count else "kitchen" for place, name in enumerate(CLONES)}
    bonus = {0: {"bonus": [CARD]}}
    for down in ("", "clone-1"):
        m = ended("astrochimp", players=bonus, at=at, down=down)
        assert score(m, 0).get("bonus", 0) == worth


def test_annihilated_clones_do_not_pay() -> None:
    """4.6.5.2."""
    at = dict.fromkeys(CLONES, AWAY) | {"clone-2": "annihilated"}
    assert score(ended("astrochimp", players={0: {"bonus": [CARD]}}, at=at), 0)["bonus"] == 2


# Points of the Clones -----------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "first", "second"), [(0, 0, 0), (1, 1, 0), (2, 1, 4), (3, 1, 4)])
def test_the_clones_want_two_to_escape(count: int, first: int, second: int) -> None:
    """16.4.4.1, 16.4.4.2: whichever."""
    for order in (CLONES, CLONES[::-1]):
        at = {name: AWAY if place < count else "kitchen" for place, name in enumerate(order)}
        assert points(f"{CARD}-1", at=at) == first
        assert points(f"{CARD}-2", at=at) == second


def test_the_clones_want_evidence_in_the_news() -> None:
    """16.4.4.2: if one of them got away."""
    news = {"news": ["evidence"]}
    assert points(f"{CARD}-3", at={"clone-3": AWAY}, offsites=news) == 2
    assert points(f"{CARD}-3", at={"clone-3": AWAY}) == 0
    assert points(f"{CARD}-3", at={"clone-3": AWAY}, offsites={"authorities": ["evidence"]}) == 0
    assert points(f"{CARD}-3", offsites=news) == 0


def test_an_escaped_clone_delivers_its_own_data() -> None:
    """16.3.1: what a Clone on the station possesses stays there."""
    m = station(
        pc={0: CARD},
        at={"clone-1": AWAY},
        data={"clone-1": "evidence", "clone-2": "x-secret"},
        minute=0,
        active=3,
        re_entry="minute",
    )
    end_turn(m)
    while ask(m) == "last-reveal":
        do(m, "reveal")
    assert (ask(m), asked(m)) == ("deliver", 0)
    refused(m, "deliver x-secret news", "16.3.1")
    do(m, "deliver evidence news", "done")
    assert score(m, 0)[f"{CARD}-3"] == 2


def test_each_clone_is_a_human_for_the_agendas_of_others() -> None:
    """16.4.4.1: Station Chief counts three, Cyborg sees a Human PC escape, Exile one card."""
    at = dict.fromkeys(CLONES, AWAY)
    assert points("station-chief-1", at=at) == 3
    assert points("cyborg-2", pc={0: "cyborg", 1: CARD}, at={"clone-3": AWAY}) == 0
    assert points("cyborg-2", pc={0: "cyborg", 1: CARD}) == 2
    hand = {0: {"hand": [CARD]}}
    assert points("exile-2", at=at | {"exile": AWAY}, players=hand) == 2
    assert points("exile-2", at={"exile": AWAY, "clone-2": AWAY}, players=hand) == 2
    assert points("exile-2", at={"exile": AWAY}, players=hand) == 0


def test_stranger_may_be_with_any_clone() -> None:
    """16.4.4.1: colocated with the Bonus Character."""
    bonus = {0: {"bonus": [CARD]}}
    assert points("stranger-4", at={"stranger": "suite", "clone-3": "suite"}, players=bonus) == 2
    assert points("stranger-4", at={"stranger": "suite"}, players=bonus) == 0


def test_the_own_disc_tires_the_other_clones_as_well() -> None:
    """house-exhaustion: who acted with one Clone has one action with the next."""
    m = station(cubes={0: {CARD: 1}})
    do(m, "activate clone-1", "wait clone-1")
    pass_turns(m, until=0)
    do(m, "activate clone-2")
    assert actions_left(m) == 1
