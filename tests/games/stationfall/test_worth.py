"""What agents find better and worse, part by part: the hill that a greedy one climbs."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from deorbit.games.stationfall.estimate import value as judge
from games.stationfall.station import station

ASTROCHIMP, COUNSELOR, CYBORG, DAREDEVIL = range(4)
"""The seats by who sits there."""


def rated(part: str, seat: int = ASTROCHIMP, **position: Any) -> int:
    """A part of what a position is worth to a seat."""
    match = station(**position)
    state = match._state
    found: int = getattr(judge, part)(state, seat, state.identity[seat])
    return found


def place(match: deorbit.Match, section: str) -> int:
    return list(match._state.edition.domains["section"].names).index(section)


def pawn(match: deorbit.Match, name: str) -> int:
    edition = match._state.edition
    return int(edition.pawn_of[list(edition.domains["character"].names).index(name)])


# Standing ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "more"),
    [
        ({"cubes": {0: {"exile": 1}}}, 9 - 3),
        ({"cubes": {0: {"exile": 2}}}, 9 - 6),
        ({"cubes": {0: {"exile": 1, "medical": 1}}}, 2 * (9 - 3)),
        ({"cubes": {0: {"exile": 1, "medical": 1, "security": 1}}}, 3 * (9 - 3)),
        ({"cubes": {0: {"exile": 1, "medical": 1, "security": 1, "stranger": 1}}}, 3 * 9 - 12),
        ({"cubes": {0: {"astrochimp": 1}}}, 25 + 9 - 3),
        ({"cubes": {1: {"exile": 1}}}, 0),
        ({"players": {0: {"guilt": "suspect"}}}, -40),
        ({"players": {0: {"guilt": "guilty"}}}, -250),
        ({"players": {0: {"disc": "exile"}, 1: {}}, "cubes": {0: {"exile": 1}}}, 9 - 3 + 12),
        ({"players": {0: {"disc": "astrochimp"}}, "cubes": {0: {"astrochimp": 1}}}, 31 + 12 + 4),
        ({"pc": {0: "astrochimp"}}, 25 + 9 - 4 * 13),
        ({"pc": {1: "counselor"}}, 0),
        ({"minute": 5}, -4 * 8),
    ],
)
def test_how_a_player_stands(position: dict[str, Any], more: int) -> None:
    assert rated("standing", kompromat={}, **position) - rated("standing", kompromat={}) == more


def test_kompromat_in_hand_is_worth_something_each() -> None:
    none = rated("standing", kompromat={})
    for count in (1, 2):
        hand = ["exile", "medical"][:count]
        assert rated("standing", kompromat={}, players={0: {"hand": hand}}) - none == 6 * count


def test_the_guilt_of_who_wins_guilty_costs_what_suspicion_does() -> None:
    cast = {"players": {0: {"identity": "stowaway", "guilt": "guilty"}}, "cast": "stowaway"}
    guilty = station(**cast)._state
    clean = station(**{**cast, "players": {0: {"identity": "stowaway"}}})._state
    wins = guilty.edition.guilty_wins[guilty.identity[0]]
    costs = judge.standing(guilty, 0, guilty.identity[0])
    costs -= judge.standing(clean, 0, clean.identity[0])
    assert costs == (-40 if wins else -250)


def test_a_turn_that_goes_on_without_end_is_worth_a_little_less() -> None:
    ended = rated("standing", kompromat={}, cubes={0: {"exile": 1}})
    begun = rated("standing", kompromat={}, cubes={0: {"exile": 1}}, acting="exile")
    theirs = rated("standing", COUNSELOR, kompromat={}, cubes={0: {"exile": 1}}, acting="exile")
    assert begun - ended == -1
    assert theirs == rated("standing", COUNSELOR, kompromat={}, cubes={0: {"exile": 1}})


def test_kompromat_that_lies_about_is_worth_more_the_nearer_an_ally_is() -> None:
    def lead(at: str, **more: Any) -> int:
        lies = {"kompromat": {"bridge": "unseen"}, "cubes": {0: {"exile": 1}}}
        state = station(at={"exile": at}, **{**lies, **more})._state
        return judge.leads(state, 0)

    assert lead("bridge") == 8
    assert lead("aft-hub") == (20 - 2 * 2) * 8 // 20
    assert lead("mainframe") == (20 - 2 * 4) * 8 // 20
    assert lead("bridge", cubes={1: {"exile": 1}}) == 0
    assert lead("bridge", kompromat={}) == 0


# Where pawns and Items are ---------------------------------------------------------------------


def test_nearness_falls_by_two_a_section_and_ends_at_nothing() -> None:
    match = station(at={"exile": "bridge"})
    state = match._state
    exile = pawn(match, "exile")
    for section, near in (("bridge", 20), ("rec-room", 18), ("medevac-pod", 6)):
        assert judge.nearness(state, exile, place(match, section)) == near
    assert judge.nearness(state, exile, place(match, "outer-space")) == 0
    assert judge.nearness(state, exile, -1) == 0
    launched = station(at={"exile": "houdini"}, launched=["houdini"])
    assert judge.nearness(launched._state, exile, place(launched, "houdini")) == 0
    away = station(at={"exile": "mesosphere"})
    assert judge.nearness(away._state, exile, place(away, "bridge")) == 0
    outside = station(at={"exile": "outer-space"}, holding={"exile": "helmet"})
    assert judge.nearness(outside._state, exile, place(outside, "outer-space")) == 20


def test_an_item_is_found_in_hands_or_where_it_lies() -> None:
    def found(item: str, **position: Any) -> tuple[int, int]:
        match = station(**position)
        number = list(match._state.edition.domains["item"].names).index(item)
        return judge.find_item(match._state, number)

    match = station()
    held = found("antimatter", at={"exile": "bridge"}, holding={"exile": "antimatter"})
    assert held == (pawn(match, "exile"), place(match, "bridge"))
    lying: dict[str, Any] = {"items": {"bridge": ["artifact"]}}
    assert found("artifact", **lying) == (-1, place(match, "bridge"))
    assert found("fletcher") == (-1, -1), "not in play"


def test_the_nearest_ally_counts_and_only_who_is_able() -> None:
    cubes = {0: {"exile": 1, "station-chief": 1}}
    match = station(at={"exile": "rec-room", "station-chief": "mainframe"}, cubes=cubes)
    state, bridge = match._state, place(match, "bridge")
    assert judge.nearest_ally(state, 0, bridge, 0) == 18
    assert judge.nearest_ally(state, 0, bridge, judge.OFFICER) == 12
    assert judge.nearest_ally(state, 1, bridge, 0) == 0


# Wishes ----------------------------------------------------------------------------------------


def hopes(match: deorbit.Match, name: str) -> int:
    return judge.hope(match._state, pawn(match, name))


def test_who_stands_in_a_pod_may_hope_and_more_so_when_it_is_about_to_leave() -> None:
    inside = {"at": {"exile": "houdini"}}
    assert hopes(station(**inside), "exile") == 45
    assert hopes(station(**inside, down="exile"), "exile") == 15
    leaving = {"markers": [{"player": 0, "effect": "launch", "minute": 12, "at": "houdini"}]}
    other = {"markers": [{"player": 0, "effect": "launch", "minute": 12, "at": "mcqueen"}]}
    fire = {"markers": [{"player": 0, "effect": "detonation", "minute": 12}]}
    assert hopes(station(**inside, **leaving), "exile") == 85
    assert hopes(station(**inside, **other), "exile") == 45
    assert hopes(station(**inside, **fire, antimatter="armed"), "exile") == 45 + 8, "Abandon Ship"
    assert hopes(station(**inside, abandon_ship=True), "exile") == 53
    assert hopes(station(**inside, launched=["houdini"]), "exile") == 0


def test_who_is_not_in_a_pod_hopes_for_the_nearest_with_room() -> None:
    near = {"at": {"exile": "fuel-cells"}}
    match = station(**near)
    state = match._state
    cells = place(match, "fuel-cells")
    pods = {pod: state.edition.distance[cells][place(match, pod)] for pod in ("houdini", "mcqueen")}
    assert hopes(match, "exile") == 36 - 3 * min(pods.values())
    assert hopes(station(at={"exile": "mesosphere"}), "exile") == 0
    assert hopes(station(at={"exile": "annihilated"}), "exile") == 0


def test_full_damaged_and_launched_pods_are_no_hope() -> None:
    at = {"exile": "bridge"}
    pods = ["alcatraz", "hail-mary", "houdini", "mcqueen", "medevac-pod"]
    assert hopes(station(at=at, damaged=[]), "exile") == 36 - 3 * 5
    assert hopes(station(at=at, damaged=["alcatraz", "hail-mary"], launched=pods[2:]), "exile") == 0
    assert hopes(station(at=at, damaged=["hail-mary"], launched=pods[2:]), "exile") == 36 - 3 * 5
    full = {"stranger": "houdini", "medical": "houdini"}
    rest = {"damaged": pods[:2], "launched": pods[3:]}
    assert hopes(station(at={**at, "stranger": "houdini"}, **rest), "exile") == 36 - 3 * 5
    assert hopes(station(at={**at, **full}, **rest), "exile") == 0


def test_what_one_wants_to_hold_is_worth_more_the_nearer_it_is_and_most_in_the_hand() -> None:
    """The Astrochimp wants briefcase, artifact and gun."""
    apart = {"kompromat": {}, "items": {"mainframe": ["artifact"], "bridge": ["briefcase"]}}
    apart["removed"] = {"gun": 2}
    near = {"at": {"astrochimp": "bridge"}, **apart}
    assert rated("wishes", **near) == 20 + 12
    held = {**near, "items": {"mainframe": ["artifact"]}}
    held["holding"] = {"astrochimp": "briefcase"}
    assert rated("wishes", **held) == 60 + 12


def test_an_item_that_has_to_get_away_is_best_with_an_ally_in_a_pod() -> None:
    """The Counselor wants the Artifact to escape."""
    lying = {"items": {"bridge": ["artifact"]}, "at": {"exile": "rec-room"}}
    ally = {"cubes": {1: {"exile": 1}}}
    assert rated("wishes", COUNSELOR, **lying) == 0
    assert rated("wishes", COUNSELOR, **lying, **ally) == 18
    held: dict[str, Any] = {"holding": {"exile": "artifact"}, "items": {}}
    assert rated("wishes", COUNSELOR, **held, at={"exile": "houdini"}, **ally) == 60 + 2 * 45
    assert rated("wishes", COUNSELOR, **held, at={"exile": "houdini"}) == 0


def test_who_wants_officers_down_wants_arms_in_the_hands_of_allies() -> None:
    """The Cyborg: and Project X released."""
    clear: dict[str, Any] = {"items": {}, "at": {"exile": "bridge"}}
    ally = {"cubes": {2: {"exile": 1}}}
    armed = {"holding": {"exile": "gun"}}
    before = rated("wishes", CYBORG, **clear, **ally)
    assert rated("wishes", CYBORG, **clear, **ally, **armed) - before == 12
    assert rated("wishes", CYBORG, **clear, **armed) == rated("wishes", CYBORG, **clear)


def test_project_x_is_waited_for_beside_the_vault_until_it_is_released() -> None:
    ally: dict[str, Any] = {"cubes": {2: {"exile": 1}}, "at": {"exile": "vault-x"}, "items": {}}
    ally["players"] = {CYBORG: {"bonus": []}}
    assert rated("wishes", CYBORG, **ally) == 20
    loose = {"project": {"card": "grey-goo", "released": True}}
    assert rated("wishes", CYBORG, **ally, **loose) == 0


def test_an_enemy_who_lives_is_to_be_reached_with_arms() -> None:
    """The Cyborg, with the Security Officer (an enemy) or the Stranger (a friend) as bonus."""

    def wished(bonus: str, security: str, **more: Any) -> int:
        at = {"exile": "bridge", "security": security}
        players = {seat: {"bonus": []} for seat in range(4)} | {CYBORG: {"bonus": [bonus]}}
        cubes = {CYBORG: {"exile": 1}}
        given = {"items": {}, "at": at, "players": players, "cubes": cubes, **more}
        return rated("wishes", CYBORG, **given)

    for section, near in (("bridge", 10), ("mainframe", 6), ("annihilated", 0)):
        assert wished("security", section) - wished("stranger", section) == near


def test_who_has_an_enemy_wants_arms() -> None:
    """The Astrochimp, who else has no use for them."""
    armed: dict[str, Any] = {"cubes": {0: {"exile": 1}}, "holding": {"exile": "bludgeon"}}
    armed |= {"items": {}, "kompromat": {}, "at": {"security": "annihilated"}}
    for bonus, more in (("security", 12), ("stranger", 0)):
        players = {seat: {"bonus": []} for seat in range(4)} | {0: {"bonus": [bonus]}}
        bare = {**armed, "players": players}
        unarmed = {**bare, "holding": {"stranger": "bludgeon"}}
        assert rated("wishes", **bare) - rated("wishes", **unarmed) == more


def test_the_bomb_is_best_armed_on_board() -> None:
    def bomb(**position: Any) -> int:
        return judge.bomb(station(**position)._state, 0)

    fuse = {"markers": [{"player": 0, "effect": "detonation", "minute": 3}]}
    chief = {"cubes": {0: {"station-chief": 1}}, "at": {"station-chief": "rec-room"}}
    assert bomb() == 0
    assert bomb(**chief) == 18
    armed: dict[str, Any] = {**fuse, "antimatter": "armed", "abandon_ship": True}
    assert bomb(**armed, items={"bridge": ["antimatter"]}) == 150
    assert bomb(**armed, items={"outer-space": ["antimatter"]}) == 0


# Escape ----------------------------------------------------------------------------------------


def test_the_own_escape_counts_by_its_points() -> None:
    """3 for the Astrochimp, 2 for the Counselor, none for the Cyborg."""
    inside = {"astrochimp": "houdini", "counselor": "mcqueen", "cyborg": "alcatraz"}
    for seat, points in ((ASTROCHIMP, 3), (COUNSELOR, 2), (CYBORG, 0)):
        bare = {"players": {one: {"bonus": []} for one in range(4)}}
        assert rated("escape_hopes", seat, at=inside, **bare) == points * 45


def test_that_of_friends_counts_too() -> None:
    """The Engineer and the Exile, by the points on their cards."""
    match = station()
    edition = match._state.edition
    names = list(edition.domains["identity"].names)
    alone = {"players": {one: {"bonus": []} for one in range(4)}}
    for name in ("exile", "engineer"):
        with_friend = {"players": {**alone["players"], CYBORG: {"bonus": [name]}}}
        points = edition.friend[names.index(name)]
        inside = {"at": {name: "mcqueen"}}
        assert rated("escape_hopes", CYBORG, **inside, **with_friend) == points * 45
        assert rated("escape_hopes", CYBORG, **inside, **alone) == 0


def test_the_order_to_abandon_ship_is_worth_more_with_each_minute() -> None:
    bare = {"players": {one: {"bonus": []} for one in range(4)}, "at": {"astrochimp": "bridge"}}
    for minute, hurry in ((13, 0), (9, 0), (8, 1), (3, 6)):
        given = {**bare, "minute": minute}
        ordered = rated("escape_hopes", **given, abandon_ship=True)
        assert ordered - rated("escape_hopes", **given) == 12 * hurry + 3 * 8


def test_until_it_is_given_an_officer_beside_the_bridge_is_worth_something() -> None:
    bare = {"players": {one: {"bonus": []} for one in range(4)}, "minute": 5}
    ally = {"cubes": {0: {"station-chief": 1}}}
    near = {"at": {"astrochimp": "bridge", "station-chief": "rec-room"}}
    assert (
        rated("escape_hopes", **bare, **near, **ally) - rated("escape_hopes", **bare, **near)
        == 2 * 18
    )
    assert rated("escape_hopes", CYBORG, **bare, **near, cubes={2: {"station-chief": 1}}) == 0
    early = {**bare, "minute": 9}
    assert rated("escape_hopes", **early, **near, **ally) == rated("escape_hopes", **early, **near)


def test_all_parts_count_for_every_colour_of_a_side() -> None:
    match = station(kompromat={})
    state = match._state
    parts = (judge.standing, judge.wishes, judge.escape_hopes)
    own = state.identity[0]
    whole = 100 * judge.score(state, 0, own) + sum(part(state, 0, own) for part in parts)
    assert match.worth(0) == judge.worth_of(state, 0, own) == whole
    state.lead = [0, 0, 2, 3]
    both = judge.worth_of(state, 0, own) + judge.worth_of(state, 1, state.identity[1])
    assert match.worth(0) == match.worth(1) == both
    state.identity[1] = -1
    assert match.worth(0) == judge.worth_of(state, 0, own), "nobody knows who the other is"
