"""Chapter 16: Stationfall, points and winners."""

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
    is_down,
    legal,
    player,
    refused,
    score,
    station,
    told,
    where,
)

EVERYBODY = {0: "astrochimp", 1: "counselor", 2: "cyborg", 3: "daredevil"}


def fall(**more: Any) -> deorbit.Match:
    """Minute 0 is over, and nothing of Stationfall has been answered yet."""
    m = station(**{"minute": 0, "active": 3, "re_entry": "minute", **more})
    end_turn(m)
    return m


def finish(m: deorbit.Match) -> deorbit.Match:
    """Everybody reveals as the Secret Identity; nobody delivers anything."""
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done")
    return m


def ended(**more: Any) -> deorbit.Match:
    """Everybody had revealed before."""
    return finish(fall(**{"pc": EVERYBODY, **more}))


def scores(m: deorbit.Match) -> tuple[int, ...]:
    assert m.outcome is not None
    return m.outcome.scores


def winners(m: deorbit.Match) -> tuple[int, ...]:
    assert m.outcome is not None
    return m.outcome.winners


# The order of things (16.1, 16.2) -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "ending"),
    [
        ({"minute": 1, "active": 3, "re_entry": "fireball"}, "re-entry"),
        ({"minute": 0, "active": 3, "re_entry": "minute"}, "minute-zero"),
        (
            {
                "antimatter": "armed",
                "markers": [{"player": 0, "effect": "detonation", "minute": 13}],
            },
            "detonation",
        ),
    ],
)
def test_stationfall_is_the_same_however_the_game_ends(
    position: dict[str, Any], ending: str
) -> None:
    """16.1: players reveal, deliver and score."""
    m = station(at={"astrochimp": "mesosphere"}, data={"astrochimp": "x-secret"}, **position)
    assert told(end_turn(m), "station-falls")
    for seat in range(4):
        assert m.position()["asks"] == [{"ask": "last-reveal", "seat": seat}]
        do(m, "reveal")
    assert m.position()["asks"] == [{"ask": "deliver", "seat": 0}]
    do(m, "done")
    assert m.to_act == ()
    assert m.outcome is not None
    assert m.outcome.ending == ending
    assert len(m.outcome.scores) == 4


def test_there_is_no_outcome_before_the_last_answer() -> None:
    """16.1."""
    m = fall(pc={0: "astrochimp", 1: "counselor", 2: "cyborg"})
    assert m.outcome is None
    do(m, "reveal")
    assert m.outcome is not None


def test_nobody_acts_after_the_fall() -> None:
    """16.1: the turn is over for good."""
    m = ended()
    assert m.to_act == ()
    for seat in range(4):
        assert m.legal(seat) == []
        reason = m.why_not(seat, deorbit.Action.parse("renegotiate"))
        assert reason is not None
        assert reason.rule == "16.1"


def test_nobody_goes_down_or_becomes_live_at_stationfall() -> None:
    """16.1: not even Cyborg, who reveals now."""
    m = finish(fall(down="cyborg exile", at={"exile": "bridge"}))
    assert is_down(m, "cyborg")
    assert is_down(m, "exile")
    assert not is_down(m, "astrochimp")


def test_armed_antimatter_detonates_first_and_takes_who_is_with_it_in_space() -> None:
    """house-stationfall-order, house-antimatter: even Daredevil beside the Rocket Wings."""
    position: dict[str, Any] = {
        "at": {"daredevil": "outer-space"},
        "holding": {"daredevil": "helmet rocket-wings"},
        "pc": EVERYBODY,
    }
    assert where(fall(**position), "daredevil") == "mesosphere"
    m = fall(items={"outer-space": ["antimatter"]}, antimatter="armed", **position)
    assert where(m, "daredevil") == "annihilated"
    assert m.position()["antimatter"] == "detonated"


def test_armed_antimatter_detonates_in_an_escaped_pod_too() -> None:
    """house-antimatter: before anybody delivers or scores."""
    m = fall(
        at={"astrochimp": "alcatraz"},
        data={"astrochimp": "evidence"},
        items={"alcatraz": ["antimatter"]},
        launched=["alcatraz"],
        antimatter="armed",
        pc=EVERYBODY,
    )
    assert m.to_act == ()
    assert where(m, "astrochimp") == "annihilated"
    assert "astrochimp-1" not in score(m, 0)


def test_a_detonation_at_stationfall_is_not_one_before_stationfall() -> None:
    """house-antimatter: Engineer gets the three points only for the other."""
    armed: dict[str, Any] = {"items": {"kitchen": ["antimatter"]}, "antimatter": "armed"}
    assert "engineer-1" not in score(finish(fall(pc={0: "engineer"}, **armed)), 0)
    m = station(
        pc={0: "engineer"},
        markers=[{"player": 0, "effect": "detonation", "minute": 13}],
        **armed,
    )
    end_turn(m)
    assert score(finish(m), 0)["engineer-1"] == 3


def test_antimatter_that_is_not_armed_does_nothing() -> None:
    """house-stationfall-order."""
    m = fall(at={"medical": "magnetic-containment"}, pc=EVERYBODY)
    assert m.position()["antimatter"] == "stable"
    assert where(m, "medical") == "magnetic-containment"


@pytest.mark.parametrize("first", [0, 2])
def test_players_reveal_in_turn_order(first: int) -> None:
    """16.2, house-order: from the first player on, those who have not yet."""
    hidden = [seat for turn in range(4) if (seat := (first + turn) % 4) != 1]
    m = fall(first=first, active=(first + 3) % 4, pc={1: "counselor"})
    order = []
    while m.to_act:
        order.append(asked(m))
        do(m, "reveal")
    assert order == hidden


def test_everybody_must_reveal() -> None:
    """16.2: there is nothing else to do."""
    m = fall()
    assert {str(action) for action in m.legal(0)} == {"reveal", "schroedinger engineer"}
    refused(m, "renegotiate", "15.2")


def test_a_schroedinger_reveal_is_possible_at_stationfall() -> None:
    """16.2: its agenda counts, and there are no bonus points."""
    m = fall(at={"stowaway": "mesosphere"}, players={0: {"bonus": ["stowaway"]}})
    do(m, "schroedinger stowaway")
    finish(m)
    assert player(m, 0)["pc"] == "stowaway"
    assert score(m, 0) == {"stowaway-3": 2, "bribe-unused": 1}


def test_cubes_move_at_the_last_reveal_as_at_any_other() -> None:
    """16.2, 15.3.1: own ones home, others to Betrayal."""
    m = fall(cubes={0: {"astrochimp": 7}, 1: {"astrochimp": 3}})
    do(m, "reveal")
    assert player(m, 0)["pool"] == 8
    assert player(m, 1)["betrayal"] == 3
    finish(m)
    assert "penalty" not in score(m, 0)


def test_cubes_betrayed_at_the_last_reveal_count_on_medicals_track() -> None:
    """16.2, card-medical."""
    m = fall(
        players={0: {"identity": "medical"}, 2: {"bonus": ["astrochimp"]}},
        cubes={1: {"medical": 1}, 3: {"medical": 1}},
    )
    finish(m)
    assert m.position()["medical"] == 2
    assert score(m, 0)["medical-2"] == 2


@pytest.mark.parametrize(
    "name", ["counselor", "engineer", "medical", "stowaway", "stranger", "security"]
)
def test_reveal_powers_do_nothing_at_stationfall(name: str) -> None:
    """16.2: nothing is asked, nobody gains anything."""
    m = fall(
        players={
            0: {"identity": name, "bonus": ["troubleshooter"]},
            1: {"identity": "astrochimp", "bonus": ["exile"]},
            2: {"identity": "cyborg", "bonus": []},
            3: {"identity": "daredevil", "bonus": []},
        },
        at={"exile": "therapy-garden"},
        cubes={2: {"exile": 1}},
    )
    do(m, "reveal")
    assert m.position()["asks"] == [{"ask": "last-reveal", "seat": 1}]
    assert m.position()["markers"] == []
    assert holds(m, name) == []
    assert guilt(m, 2) == "innocent"


def test_stranger_keeps_no_cards_by_a_schroedinger_reveal_at_stationfall() -> None:
    """16.2, card-enigma: Enigma is a Reveal Power."""
    m = fall(players={0: {"bonus": ["stranger"]}})
    do(m, "schroedinger stranger")
    assert player(m, 0)["bonus"] == []
    assert player(m, 0)["aside"] == ["astrochimp"]


def test_who_reveals_at_stationfall_has_not_revealed_early() -> None:
    """16.2."""
    m = fall(pc={1: "counselor"})
    finish(m)
    assert [player(m, seat)["revealed_early"] for seat in range(4)] == [False, True, False, False]


def test_point_break_works_only_if_daredevil_revealed_before() -> None:
    """house-point-break, 16.2."""
    position: dict[str, Any] = {
        "at": {"daredevil": "print-shop"},
        "holding": {"daredevil": "helmet"},
    }
    m = finish(fall(**position))
    assert where(m, "daredevil") == "print-shop"
    m = finish(fall(pc={3: "daredevil"}, **position))
    assert where(m, "daredevil") == "mesosphere"
    assert score(m, 3)["daredevil-1"] == 3


@pytest.mark.parametrize(
    ("position", "escapes"),
    [
        ({"holding": {"daredevil": "helmet"}}, True),
        ({"holding": {"daredevil": "helmet rocket-wings"}}, True),
        ({"holding": {"daredevil": "helmet", "exile": "rocket-wings"}}, True),
        ({"holding": {"daredevil": ""}}, False),
        ({"holding": {"daredevil": "helmet"}, "down": "daredevil"}, False),
        ({"holding": {"daredevil": "helmet"}, "items": {"suite": ["rocket-wings"]}}, False),
    ],
)
def test_what_point_break_needs(position: dict[str, Any], escapes: bool) -> None:
    """card-point-break: Live, with a Helmet, in one section with the Rocket Wings."""
    m = fall(at={"daredevil": "print-shop", "exile": "print-shop"}, pc=EVERYBODY, **position)
    assert (where(m, "daredevil") == "mesosphere") == escapes


def test_point_break_moves_nobody_who_has_escaped_already() -> None:
    """card-point-break, 16.4.3: Daredevil stays in the pod, with those who are there."""
    m = fall(
        at={"daredevil": "alcatraz"},
        holding={"daredevil": "helmet rocket-wings"},
        launched=["alcatraz"],
        pc=EVERYBODY,
    )
    assert where(m, "daredevil") == "alcatraz"


def test_point_break_comes_before_the_delivery() -> None:
    """house-stationfall-order: Daredevil delivers what she escaped with."""
    m = fall(
        at={"daredevil": "print-shop"},
        holding={"daredevil": "helmet"},
        data={"daredevil": "evidence"},
        pc=EVERYBODY,
    )
    assert m.position()["asks"] == [{"ask": "deliver", "seat": 3}]


# Delivering Data (16.3) ---------------------------------------------------------------------------


@pytest.mark.parametrize("down", ["", "astrochimp"])
@pytest.mark.parametrize("at", ["mesosphere", "alcatraz"])
def test_an_escaped_pc_delivers_live_or_down(down: str, at: str) -> None:
    """16.3.1."""
    m = fall(
        at={"astrochimp": at},
        data={"astrochimp": "evidence"},
        down=down,
        launched=["alcatraz"],
        pc=EVERYBODY,
    )
    do(m, "deliver evidence news")
    assert m.position()["offsites"] == {"news": ["evidence"], "authorities": []}


def test_any_data_goes_to_any_number_of_offsites() -> None:
    """16.3.1: copies, so the PC keeps its own."""
    m = fall(
        at={"astrochimp": "mesosphere"}, data={"astrochimp": "evidence x-secret"}, pc=EVERYBODY
    )
    assert legal(m, "deliver") == {
        "deliver evidence news",
        "deliver evidence authorities",
        "deliver x-secret news",
        "deliver x-secret authorities",
    }
    do(m, *sorted(legal(m, "deliver")))
    everything = ["evidence", "x-secret"]
    assert m.position()["offsites"] == {"news": everything, "authorities": everything}
    assert character(m, "astrochimp")["data"] == everything


def test_delivery_is_voluntary() -> None:
    """16.3.1."""
    m = fall(at={"astrochimp": "mesosphere"}, data={"astrochimp": "evidence"}, pc=EVERYBODY)
    do(m, "done")
    assert m.position()["offsites"] == {"news": [], "authorities": []}
    assert m.to_act == ()


def test_only_what_the_pc_possesses_is_delivered() -> None:
    """16.3.1."""
    m = fall(at={"astrochimp": "mesosphere"}, data={"astrochimp": "evidence"}, pc=EVERYBODY)
    refused(m, "deliver x-secret news", "16.3.1")


@pytest.mark.parametrize("guilt", ["innocent", "suspect", "guilty"])
def test_what_an_offsite_has_is_not_delivered_again_unless_it_clears(guilt: str) -> None:
    """16.3.1, 16.3.2, house-delete: an Offsite holds one copy of each type."""
    everything = ["evidence", "x-secret"]
    m = fall(
        at={"astrochimp": "mesosphere"},
        data={"astrochimp": "evidence x-secret"},
        offsites={"news": everything, "authorities": everything},
        players={0: {"guilt": guilt}},
        pc=EVERYBODY,
    )
    clears = {"deliver evidence authorities"} if guilt == "guilty" else set()
    assert legal(m, "deliver") == clears
    assert legal(m, "done") == {"done"}


@pytest.mark.parametrize("at", ["kitchen", "alcatraz", "outer-space", "annihilated"])
def test_a_pc_that_has_not_escaped_delivers_nothing(at: str) -> None:
    """16.3.1: a docked pod is not enough."""
    data = {} if at == "annihilated" else {"astrochimp": "evidence"}
    helmet = {} if at == "annihilated" else {"astrochimp": "helmet"}
    m = fall(at={"astrochimp": at}, holding=helmet, data=data, pc=EVERYBODY)
    assert m.to_act == ()


def test_npcs_deliver_nothing() -> None:
    """16.3.1: Exile has escaped with Data but is nobody's PC."""
    m = fall(at={"exile": "mesosphere"}, data={"exile": "evidence"}, pc=EVERYBODY)
    assert m.to_act == ()


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (3, [3, 0, 1])])
def test_pcs_deliver_in_turn_order(first: int, order: list[int]) -> None:
    """16.3.1, house-order."""
    names = ["astrochimp", "counselor", "daredevil"]
    m = fall(
        first=first,
        active=(first + 3) % 4,
        at=dict.fromkeys(names, "mesosphere"),
        data=dict.fromkeys(names, "x-secret"),
        pc=EVERYBODY,
    )
    found = []
    while m.to_act:
        found.append(asked(m))
        do(m, "done")
    assert found == order


def test_a_pc_revealed_at_stationfall_delivers_too() -> None:
    """16.3.1, 16.2."""
    m = fall(at={"astrochimp": "mesosphere"}, data={"astrochimp": "x-secret"})
    do(m, "reveal", "reveal", "reveal", "reveal", "deliver x-secret news")
    assert m.position()["offsites"]["news"] == ["x-secret"]


def test_what_is_delivered_counts_for_the_points() -> None:
    """16.3.1, 9.6.1: Stowaway's scoop is in the News."""
    m = fall(
        at={"stowaway": "mesosphere"}, data={"stowaway": "evidence x-secret"}, pc={0: "stowaway"}
    )
    do(m, "reveal", "reveal", "reveal", "deliver evidence news", "deliver x-secret news", "done")
    assert score(m, 0) == {
        "stowaway-1": 2,
        "stowaway-2": 2,
        "stowaway-3": 2,
        "stowaway-4": 3,
        "bribe-unused": 1,
    }


def test_a_guilty_pc_that_delivers_evidence_to_the_authorities_is_suspect_again() -> None:
    """16.3.2: and can win."""
    m = fall(
        at={"astrochimp": "mesosphere"},
        data={"astrochimp": "evidence"},
        pc=EVERYBODY,
        players={0: {"guilt": "guilty"}},
    )
    assert told(do(m, "deliver evidence authorities"), "cleared")
    assert guilt(m, 0) == "suspect"
    do(m, "done")
    assert winners(m) == (0,)


@pytest.mark.parametrize("before", ["innocent", "suspect"])
def test_delivery_changes_nothing_for_who_is_not_guilty(before: str) -> None:
    """16.3.2."""
    m = fall(
        at={"astrochimp": "mesosphere"},
        data={"astrochimp": "evidence"},
        pc=EVERYBODY,
        players={0: {"guilt": before}},
    )
    do(m, "deliver evidence authorities", "done")
    assert guilt(m, 0) == before


# What counts as what (16.4.1 to 16.4.3) -----------------------------------------------------------


@pytest.mark.parametrize("down", ["", "astrochimp"])
def test_who_is_in_the_mesosphere_has_escaped(down: str) -> None:
    """16.4.1: Live or Down."""
    m = ended(at={"astrochimp": "mesosphere"}, down=down)
    assert score(m, 0)["astrochimp-1"] == 3


def test_a_docked_pod_is_not_the_mesosphere() -> None:
    """16.4.1: nor is Outer Space."""
    for at in ("alcatraz", "outer-space"):
        m = ended(at={"astrochimp": at}, holding={"astrochimp": "helmet"})
        assert "astrochimp-1" not in score(m, 0)


def test_the_annihilated_count_as_down() -> None:
    """16.4.2: for Cyborg's officers and for a grudge."""
    m = ended(at={"engineer": "annihilated"})
    assert score(m, 2)["cyborg-1"] == 1
    assert score(m, 0)["bonus"] == 2


def test_the_annihilated_are_not_live() -> None:
    """16.4.2: Troubleshooter counts Live Robots; of Medical, Security and Cyborg one is left."""
    m = finish(
        fall(pc={0: "troubleshooter"}, at={"medical": "annihilated", "security": "annihilated"})
    )
    assert score(m, 0)["troubleshooter-4"] == 1


@pytest.mark.parametrize(
    ("stranger", "engineer", "together"),
    [
        ("alcatraz", "alcatraz", True),
        ("alcatraz", "mcqueen", False),
        ("alcatraz", "mesosphere", False),
        ("mesosphere", "mesosphere", False),
        ("kitchen", "kitchen", True),
        ("kitchen", "quarters", False),
    ],
)
def test_in_the_mesosphere_only_the_same_section_is_colocated(
    stranger: str, engineer: str, together: bool
) -> None:
    """16.4.3: who sits in a pod is not with those outside it."""
    m = finish(
        fall(
            at={"stranger": stranger, "engineer": engineer},
            launched=["alcatraz", "mcqueen"],
            pc={0: "stranger"},
        )
    )
    assert ("stranger-4" in score(m, 0)) == together


# Points (16.4.4 to 16.4.7) ------------------------------------------------------------------------


def test_the_agenda_of_the_pc_is_what_pays() -> None:
    """16.4.4.1: the rows that are fulfilled, and only these."""
    m = ended(at={"counselor": "mesosphere"})
    assert score(m, 1) == {"counselor-1": 2, "counselor-4": 1, "bribe-unused": 1}


def test_a_row_with_a_plus_needs_the_row_above_it() -> None:
    """16.4.4.2: the manual's example: Astrochimp gets nothing for what he holds if he stays."""
    loot = {"astrochimp": "briefcase artifact gun"}
    m = ended(at={"astrochimp": "mesosphere"}, holding=loot)
    assert score(m, 0) == {
        "astrochimp-1": 3,
        "astrochimp-2": 2,
        "astrochimp-3": 2,
        "astrochimp-4": 2,
        "bribe-unused": 1,
    }
    m = ended(holding=loot)
    assert score(m, 0) == {"bribe-unused": 1}


def test_a_plus_row_hangs_on_the_nearest_row_without_a_plus_not_on_its_neighbour() -> None:
    """16.4.4.2: the Gun counts without Briefcase and Artifact."""
    m = ended(at={"astrochimp": "mesosphere"}, holding={"astrochimp": "gun"})
    assert score(m, 0) == {"astrochimp-1": 3, "astrochimp-4": 2, "bribe-unused": 1}


def test_a_plus_row_does_not_hang_on_an_earlier_row_without_a_plus() -> None:
    """16.4.4.2: Security's last row hangs on the Artifact's, not on the Briefcase's."""
    m = finish(fall(at={"exile": "mesosphere"}, holding={"exile": "artifact"}, pc={0: "security"}))
    assert score(m, 0)["security-3"] == 1
    assert "security-4" not in score(m, 0)
    assert "security-5" not in score(m, 0)


def test_an_escaped_friend_pays() -> None:
    """16.4.5.1: two symbols, two points."""
    m = ended(at={"exile": "mesosphere"})
    assert score(m, 1)["bonus"] == 2


@pytest.mark.parametrize("down", ["", "exile"])
def test_a_friend_that_stayed_does_not_pay(down: str) -> None:
    """16.4.5.1."""
    assert "bonus" not in score(ended(down=down), 1)


def test_a_friend_pays_live_or_down() -> None:
    """16.4.5.1, 16.4.1."""
    m = ended(at={"exile": "mesosphere"}, down="exile")
    assert score(m, 1)["bonus"] == 2


def test_an_enemy_that_is_down_and_stayed_pays() -> None:
    """16.4.5.2."""
    assert score(ended(down="engineer"), 0)["bonus"] == 2
    assert score(ended(down="security"), 3)["bonus"] == 3


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"at": {"engineer": "mesosphere"}},
        {"at": {"engineer": "mesosphere"}, "down": "engineer"},
    ],
)
def test_an_enemy_that_is_live_or_has_escaped_does_not_pay(position: dict[str, Any]) -> None:
    """16.4.5.2: Down, and not escaped: both."""
    assert "bonus" not in score(ended(**position), 0)


def test_bonus_characters_of_others_pay_nothing() -> None:
    """16.4.5.1, 16.4.5.2."""
    m = ended(at={"exile": "mesosphere"}, down="engineer")
    assert "bonus" not in score(m, 2)
    assert "bonus" not in score(m, 3)


def test_a_bribe_that_was_never_used_is_worth_a_point() -> None:
    """16.4.6.1."""
    m = ended(players={1: {"bribe": "exile"}})
    assert score(m, 0)["bribe-unused"] == 1
    assert "bribe-unused" not in score(m, 1)


def test_a_refused_bribe_was_not_used() -> None:
    """16.4.6.1, 15.5.4.3."""
    m = station(minute=0, first=1, active=0, re_entry="minute", pc={1: "counselor"}, acting="exile")
    do(m, "bribe counselor", "wait counselor", "refuse", "wait exile")
    finish(m)
    assert score(m, 0)["bribe-unused"] == 1
    assert "bribes-held" not in score(m, 1)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_bribe_of_another_player_on_the_pc_is_worth_a_point(count: int) -> None:
    """16.4.6.2: also when it was laid there while the character was an NPC."""
    m = finish(fall(players={seat: {"bribe": "astrochimp"} for seat in (1, 2, 3)[:count]}))
    assert score(m, 0)["bribes-held"] == count


def test_the_own_bribe_on_the_own_pc_is_worth_nothing() -> None:
    """16.4.6.2, house-scoring: given while it was an NPC."""
    m = finish(fall(players={0: {"bribe": "astrochimp"}}))
    assert "bribes-held" not in score(m, 0)
    assert "bribe-unused" not in score(m, 0)


def test_bribes_on_npcs_are_worth_nothing_to_anybody() -> None:
    """16.4.6.2: nor those on the Bonus Character."""
    m = ended(players={1: {"bribe": "engineer"}})
    assert all("bribes-held" not in score(m, seat) for seat in range(4))


@pytest.mark.parametrize(
    ("cubes", "betrayal", "penalty"),
    [(5, 0, 0), (6, 0, 1), (0, 6, 1), (3, 3, 1), (4, 4, 3), (0, 5, 0)],
)
def test_every_cube_outside_the_pool_above_the_limit_costs_a_point(
    cubes: int, betrayal: int, penalty: int
) -> None:
    """16.4.7, 15.4.2: on cards or in Betrayal. Astrochimp's limit is 5."""
    m = ended(cubes={0: {"exile": cubes}}, players={0: {"betrayal": betrayal}})
    assert score(m, 0).get("penalty", 0) == -penalty
    assert ("penalty" in score(m, 0)) == (penalty > 0)


def test_cubes_on_who_is_gone_count_as_well() -> None:
    """16.4.7: they are outside the pool."""
    m = ended(
        at={"exile": "annihilated", "engineer": "mesosphere"},
        cubes={0: {"exile": 3, "engineer": 3}},
    )
    assert score(m, 0)["penalty"] == -1


def test_the_limit_is_that_of_the_pc_not_of_the_discarded_identity() -> None:
    """16.4.7, 3.5.1: Stowaway's limit is 4, Astrochimp's 5."""
    m = fall(cubes={0: {"exile": 5}}, players={0: {"bonus": ["stowaway"]}})
    do(m, "schroedinger stowaway")
    assert score(finish(m), 0)["penalty"] == -1


def test_a_score_can_be_negative() -> None:
    """16.4.7."""
    m = ended(cubes={3: {"exile": 8}}, players={3: {"bribe": "exile"}})
    assert scores(m)[3] == -3


# Winners (16.4.8, 16.4.9) -------------------------------------------------------------------------


def test_the_score_is_the_sum_of_its_rows() -> None:
    """16.4.8."""
    m = ended(at={"daredevil": "mesosphere"}, contaminated="daredevil", cubes={3: {"exile": 6}})
    assert scores(m)[3] == sum(score(m, 3).values()) == 3 + 2 + 2 + 1 - 1


def test_the_player_with_the_most_points_wins() -> None:
    """16.4.8."""
    for seat, name in EVERYBODY.items():
        if name != "cyborg":
            m = ended(
                at={name: "mesosphere"},
                players={other: {"bribe": "exile"} for other in range(4) if other != seat},
                contaminated="exile",
            )
            assert winners(m) == (seat,)


def test_the_guilty_are_passed_over() -> None:
    """16.4.8: the best of the others wins, however far behind."""
    m = ended(
        at={"astrochimp": "mesosphere", "daredevil": "mesosphere"},
        holding={"astrochimp": "briefcase gun"},
        players={0: {"guilt": "guilty"}},
    )
    assert scores(m)[0] == 8
    assert winners(m) == (3,)


def test_when_all_are_guilty_nobody_wins() -> None:
    """16.4.8, house-scoring."""
    m = finish(
        fall(
            pc={0: "astrochimp", 1: "counselor", 2: "stranger", 3: "daredevil"},
            players={seat: {"guilt": "guilty"} for seat in range(4)},
        )
    )
    assert winners(m) == ()
    assert len(scores(m)) == 4


def level(**more: Any) -> deorbit.Match:
    """Astrochimp and Daredevil have escaped and have four points each, more than the others."""
    position: dict[str, Any] = {
        "at": {"astrochimp": "mesosphere", "daredevil": "mesosphere"},
        "pc": EVERYBODY,
    }
    return finish(fall(**position | more))


def test_a_tie_goes_to_who_has_fewer_cubes_in_betrayal() -> None:
    """16.4.9."""
    m = level(players={0: {"betrayal": 2}, 3: {"betrayal": 1}})
    assert scores(m)[0] == scores(m)[3] == 4
    assert winners(m) == (3,)


def test_betrayal_comes_before_unused_cubes() -> None:
    """16.4.9: more cubes in the pool do not help."""
    m = level(players={0: {"betrayal": 1}}, cubes={3: {"exile": 5}})
    assert player(m, 0)["pool"] > player(m, 3)["pool"]
    assert winners(m) == (3,)


def test_a_further_tie_goes_to_who_has_more_unused_cubes() -> None:
    """16.4.9."""
    m = level(
        players={0: {"betrayal": 1}, 3: {"betrayal": 1}},
        cubes={0: {"exile": 1}, 3: {"exile": 3}},
    )
    assert scores(m)[0] == scores(m)[3] == 4
    assert winners(m) == (0,)


def test_who_is_still_level_shares_the_victory() -> None:
    """16.4.9."""
    m = level(players={0: {"betrayal": 1}, 3: {"betrayal": 1}})
    assert winners(m) == (0, 3)


def test_a_tie_break_does_not_beat_points() -> None:
    """16.4.9: it is between equals only."""
    m = level(players={0: {"betrayal": 5}, 3: {"bribe": "exile"}})
    assert scores(m)[0] == scores(m)[3] + 1
    assert winners(m) == (0,)


def test_a_guilty_player_does_not_take_part_in_the_tie() -> None:
    """16.4.8, 16.4.9."""
    m = level(players={0: {"guilt": "guilty"}, 3: {"betrayal": 2}})
    assert scores(m)[0] == scores(m)[3] == 4
    assert winners(m) == (3,)
