"""3.3 and all else that is secret: what each seat may see, and what it may not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    IDENTITIES,
    do,
    end_turn,
    pass_turns,
    player,
    station,
)

READERS: list[int | None] = [None, 0, 1, 2, 3]
"""A spectator and the four seats."""
PROJECTS = {
    "grey-goo",
    "combat-swarm",
    "blob",
    "assassin",
    "wormhole",
    "lurker",
    "rogue-core",
    "mutagen",
}


def others(*seats: int) -> list[int | None]:
    return [reader for reader in READERS if reader not in seats]


def seen(m: deorbit.Match, reader: int | None, seat: int) -> dict[str, Any]:
    """What a reader sees of a player."""
    found: dict[str, Any] = m.view(reader)["players"][seat]
    return found


def read(m: deorbit.Match, reader: int | None, name: str) -> list[dict[str, Any]]:
    """The events of a name, as a reader may read them."""
    return [dict(event.args) for event in m.log(reader) if event.name == name]


def alike(one: deorbit.Match, other: deorbit.Match, *readers: int | None) -> bool:
    """Whether two matches look exactly the same to all these readers: view, questions, legal
    actions, log, and who is asked."""
    for reader in readers:
        if one.view(reader) != other.view(reader):
            return False
        if [e.to_json() for e in one.log(reader)] != [e.to_json() for e in other.log(reader)]:
            return False
        if reader is not None and one.legal(reader) != other.legal(reader):
            return False
    return one.to_act == other.to_act


def choosing(*hands: list[str]) -> deorbit.Match:
    return deorbit.scenario(
        "stationfall", {"seats": 4, "players": [{"dealt": hand} for hand in hands]}, seed=1
    )


HANDS = (
    ["exile", "medical"],
    ["cyborg", "engineer"],
    ["stranger", "stowaway"],
    ["daredevil", "security"],
)


# Identities and Bonus Characters ------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(4))
def test_dealt_cards_are_seen_by_who_holds_them(seat: int) -> None:
    """3.3: others see how many there are."""
    m = choosing(*HANDS)
    assert seen(m, seat, seat)["dealt"] == sorted(HANDS[seat])
    for reader in others(seat):
        assert seen(m, reader, seat)["dealt"] == [None, None]
        assert "identity" not in seen(m, reader, seat)


def test_others_cannot_tell_which_card_was_chosen() -> None:
    """3.3, 3.4: only that a choice was made."""
    one, other = choosing(*HANDS), choosing(*HANDS)
    one.play(0, deorbit.Action.parse("choose exile"))
    other.play(0, deorbit.Action.parse("choose medical"))
    assert alike(one, other, *others(0))
    assert one.view(0) != other.view(0)
    assert read(one, 0, "chose") == [{"player": 0, "identity": "exile"}]
    for reader in others(0):
        assert read(one, reader, "chose") == [{"player": 0, "identity": None}]
        assert seen(one, reader, 0)["identity"] is None
        assert seen(one, reader, 0)["bonus"] == [None]


def test_the_event_of_a_choice_keeps_its_card_apart() -> None:
    """3.3: a secret argument with its readers."""
    m = choosing(*HANDS)
    event = m.play(2, deorbit.Action.parse("choose stranger"))[0]
    assert event.args == {"player": 2}
    assert event.secret == {"identity": "stranger"}
    assert event.readers == (2,)


def test_cards_of_others_that_are_not_known_could_be_any() -> None:
    """3.3: with other cards in the hands of others all looks the same."""
    one = choosing(*HANDS)
    other = choosing(HANDS[0], HANDS[2], HANDS[3], ["astrochimp", "counselor"])
    assert alike(one, other, None, 0)


@pytest.mark.parametrize("seat", range(4))
def test_a_secret_identity_and_a_bonus_character_are_the_players_own(seat: int) -> None:
    """3.3, 3.4."""
    m = station()
    assert seen(m, seat, seat)["identity"] == player(m, seat)["identity"]
    assert seen(m, seat, seat)["bonus"] == player(m, seat)["bonus"]
    for reader in others(seat):
        assert seen(m, reader, seat)["identity"] is None
        assert seen(m, reader, seat)["bonus"] == [None]


def test_identity_and_bonus_character_cannot_be_told_apart_by_others() -> None:
    """3.3: swapped, nobody else notices, whatever is done in the turn."""
    one = station(active=1)
    other = station(active=1, players={1: {"identity": "exile", "bonus": ["counselor"]}})
    assert alike(one, other, *others(1))
    assert not alike(one, other, 1)
    for m in (one, other):
        do(m, "influence medical 1", "activate medical", "bribe counselor")
        do(m, "step counselor aft-hub", "wait medical")
    assert alike(one, other, *others(1))


def test_a_reveal_opens_the_identity_and_nothing_else() -> None:
    """3.5, 3.3: the Bonus Character remains secret."""
    m = station()
    do(m, "reveal")
    for reader in READERS:
        assert seen(m, reader, 0)["pc"] == "astrochimp"
        assert seen(m, reader, 0)["identity"] == "astrochimp"
        assert read(m, reader, "revealed") == [{"player": 0, "identity": "astrochimp"}]
        assert seen(m, reader, 1)["identity"] == ("counselor" if reader == 1 else None)
    for reader in others(0):
        assert seen(m, reader, 0)["bonus"] == [None]
    assert seen(m, 0, 0)["bonus"] == ["engineer"]


def test_a_card_discarded_by_a_schroedinger_reveal_is_known_to_its_owner_only() -> None:
    """3.5.1: it goes unseen, but who had it remembers."""
    m = station(active=1)
    do(m, "schroedinger exile")
    assert seen(m, 1, 1)["aside"] == ["counselor"]
    for reader in others(1):
        assert seen(m, reader, 1)["aside"] == [None]
        assert seen(m, reader, 1)["pc"] == "exile"
    end_turn(m)
    assert seen(m, 1, 1)["aside"] == ["counselor"]


def test_a_schroedinger_reveal_tells_nobody_what_was_discarded() -> None:
    """3.5.1: whichever it was, others see the same, log included."""
    one = station(active=1)
    other = station(active=1, players={1: {"identity": "stranger", "bonus": ["exile"]}})
    for m in (one, other):
        do(m, "schroedinger exile")
    assert alike(one, other, *others(1))
    assert read(one, 0, "schroedinger") == [{"player": 1, "identity": "exile"}]


def test_the_cards_that_stranger_keeps_stay_secret() -> None:
    """3.3, card-enigma."""
    m = station(players={0: {"identity": "astrochimp", "bonus": ["stranger"]}})
    do(m, "schroedinger stranger")
    assert seen(m, 0, 0)["bonus"] == ["astrochimp"]
    for reader in others(0):
        assert seen(m, reader, 0)["bonus"] == [None]


def test_a_bonus_character_that_was_shown_stays_known() -> None:
    """card-homework: to everybody."""
    m = station(players={0: {"identity": "stranger", "bonus": ["engineer"]}})
    do(m, "reveal", "show engineer", "wait engineer")
    end_turn(m)
    for reader in READERS:
        assert seen(m, reader, 0)["bonus"] == ["engineer"]


def test_a_bonus_character_that_was_not_shown_stays_secret() -> None:
    """card-homework: it is optional."""
    m = station(players={0: {"identity": "stranger", "bonus": ["engineer"]}})
    do(m, "reveal", "decline")
    for reader in others(0):
        assert seen(m, reader, 0)["bonus"] == [None]


def test_at_the_last_reveal_those_who_wait_are_still_hidden() -> None:
    """16.2, 3.3: in turn order, one after another."""
    m = station(minute=0, active=3, re_entry="minute")
    end_turn(m)
    do(m, "reveal")
    assert seen(m, None, 0)["identity"] == "astrochimp"
    assert seen(m, None, 1)["identity"] is None
    assert seen(m, 3, 1)["identity"] is None


def test_after_the_end_all_cards_are_open() -> None:
    """16.2: the tutorial: all players reveal their Bonus Characters too."""
    m = station(minute=0, active=3, re_entry="minute", players={2: {"hand": ["exile"]}})
    end_turn(m)
    do(m, "reveal", "reveal", "reveal", "reveal")
    for reader in READERS:
        assert [seen(m, reader, seat)["bonus"] for seat in range(4)] == [
            ["engineer"],
            ["exile"],
            ["medical"],
            ["security"],
        ]
        assert seen(m, reader, 2)["hand"] == ["exile"]


# Kompromat ----------------------------------------------------------------------------------------


def test_a_hand_is_seen_by_its_owner_and_counted_by_others() -> None:
    """3.3, 8.5.2.1."""
    m = station(players={1: {"hand": ["medical", "stranger"]}})
    assert seen(m, 1, 1)["hand"] == ["medical", "stranger"]
    for reader in others(1):
        assert seen(m, reader, 1)["hand"] == [None, None]


def test_hands_of_the_same_size_look_the_same_to_others() -> None:
    """3.3."""
    one = station(players={1: {"hand": ["medical", "stranger"]}})
    other = station(players={1: {"hand": ["exile", "security"]}})
    assert alike(one, other, *others(1))
    assert not alike(one, other, 1)


def test_nobody_sees_the_kompromat_on_the_board() -> None:
    """2.2.3: face down for all, even where a position has fixed what lies there."""
    m = station(kompromat={"kitchen": "medical", "bridge": "unseen", "chem-lab": "astrochimp"})
    for reader in READERS:
        assert set(m.view(reader)["kompromat"].values()) == {"unseen"}


def test_only_the_finder_learns_what_was_picked_up() -> None:
    """3.3, 12.2.3: others see who took it where."""
    m = station(kompromat={"kitchen": "medical"}, acting="astrochimp")
    event = do(m, "pick-up-kompromat astrochimp")[0]
    public = {"player": 0, "character": "astrochimp", "at": "kitchen"}
    assert event.args == public
    assert event.secret == {"kompromat": "medical"}
    assert event.readers == (0,)
    assert read(m, 0, "kompromat-found") == [{**public, "kompromat": "medical"}]
    assert seen(m, 0, 0)["hand"] == ["medical"]
    for reader in others(0):
        assert read(m, reader, "kompromat-found") == [{**public, "kompromat": None}]
        assert seen(m, reader, 0)["hand"] == [None]


def test_others_cannot_tell_two_finds_apart() -> None:
    """3.3."""
    matches = []
    for card in ("medical", "exile"):
        m = station(kompromat={"kitchen": card}, acting="astrochimp")
        do(m, "pick-up-kompromat astrochimp")
        matches.append(m)
    assert alike(matches[0], matches[1], *others(0))


def test_a_kompromat_found_by_a_bribed_pc_is_shown_to_the_briber_alone() -> None:
    """12.2.3, 3.3: the owner of the PC does not see it."""
    m = station(kompromat={"kitchen": "medical"}, pc={1: "astrochimp"}, acting="exile")
    do(m, "bribe astrochimp", "pick-up-kompromat astrochimp", "accept")
    assert seen(m, 0, 0)["hand"] == ["medical"]
    assert seen(m, 1, 0)["hand"] == [None]


def test_used_kompromat_is_seen_by_all() -> None:
    """15.5.5.1: it lies on the card."""
    m = station(players={0: {"hand": ["medical", "exile"]}}, acting="engineer")
    do(m, "kompromat medical", "step medical storage")
    for reader in READERS:
        assert m.view(reader)["spent"] == ["medical"]
    for reader in others(0):
        assert seen(m, reader, 0)["hand"] == [None]


def test_a_refused_kompromat_stays_known_in_the_hand() -> None:
    """15.5.5.2, 3.3: everybody saw it go back, beside what is still secret."""
    m = station(
        pc={1: "counselor"},
        players={0: {"hand": ["counselor", "medical"]}},
        acting="exile",
        cubes={0: {"exile": 1}},
    )
    do(m, "kompromat counselor", "step counselor aft-hub", "refuse")
    for reader in others(0):
        assert seen(m, reader, 0)["hand"] == ["counselor", None]
        assert seen(m, reader, 0)["shown"] == ["counselor"]
    do(m, "wait exile")
    pass_turns(m, until=0, minute=12)
    for reader in others(0):
        assert seen(m, reader, 0)["hand"] == ["counselor", None]
    do(m, "activate exile", "kompromat counselor", "step counselor aft-hub", "accept")
    for reader in others(0):
        assert seen(m, reader, 0)["hand"] == [None]
        assert seen(m, reader, 0)["shown"] == []


def test_kompromat_that_blood_from_a_stone_gives_back_stays_known() -> None:
    """card-blood-from-a-stone, 3.3."""
    m = station(pc={0: "exile"}, players={0: {"hand": ["medical"]}}, acting="exile")
    do(m, "kompromat medical", "wait medical")
    for reader in READERS:
        assert seen(m, reader, 0)["hand"] == ["medical"]


def test_kompromat_taken_from_a_card_is_known() -> None:
    """map-shred-room, card-tradecraft: it lay there for all to see."""
    m = station(at={"exile": "shred-room"}, spent=["medical"], acting="exile")
    do(m, "reassemble exile medical")
    for reader in READERS:
        assert seen(m, reader, 0)["hand"] == ["medical"]


def test_tradecraft_opens_what_it_discards() -> None:
    """house-tradecraft: two leave the game openly, the third is known in the hand."""
    m = station(
        pc={0: "exile"},
        players={0: {"hand": ["engineer", "medical", "stranger"]}},
        spent=["security"],
        acting="exile",
    )
    do(m, "tradecraft exile engineer medical security")
    for reader in others(0):
        assert m.view(reader)["discarded"] == ["engineer", "medical"]
        assert seen(m, reader, 0)["hand"] == ["security", None]


# Project X and the Re-entry token -----------------------------------------------------------------


def peeking(**more: Any) -> deorbit.Match:
    """The disc of seat 0 lies on Exile, who possesses the X-Secret."""
    return station(
        **{
            "data": {"exile": "x-secret"},
            "players": {0: {"disc": "exile"}},
            "project": {"card": "grey-goo"},
            **more,
        }
    )


def test_nobody_sees_project_x_even_where_a_position_has_fixed_it() -> None:
    """2.3."""
    m = station(project={"card": "grey-goo"})
    for reader in READERS:
        assert m.view(reader)["project"]["card"] == "unseen"


def test_who_looks_sees_project_x_and_nobody_else_does() -> None:
    """9.4.1, house-x-secret: others read that it was shown."""
    m = peeking(players={}, cubes={0: {"exile": 1}})
    event = do(m, "activate exile")[-1]
    assert event.args == {"player": 0}
    assert event.secret == {"project": "grey-goo"}
    assert event.readers == (0,)
    assert event.text() == "Red looks at Project X."
    assert event.read_by(0).text() == "Red looks at Project X (Grey Goo)."
    assert m.view(0)["project"]["card"] == "grey-goo"
    assert read(m, 0, "peeked") == [{"player": 0, "project": "grey-goo"}]
    for reader in others(0):
        assert m.view(reader)["project"]["card"] is None
        assert read(m, reader, "peeked") == [{"player": 0, "project": None}]


def test_others_cannot_tell_which_card_was_seen() -> None:
    """9.4.1."""
    one, other = peeking(), peeking(project={"card": "combat-swarm"})
    assert alike(one, other, *others(0))
    assert not alike(one, other, 0)


def test_what_was_seen_stays_known() -> None:
    """9.4.1: when the disc is back and the Data is gone too."""
    m = peeking()
    do(m, "renegotiate")
    end_turn(m)
    assert m.view(0)["project"]["card"] == "grey-goo"
    assert m.view(1)["project"]["card"] is None


def test_each_looker_sees_the_same_card() -> None:
    """9.4.1: drawn when the first one looks."""
    m = peeking(
        data={"exile": "x-secret", "engineer": "x-secret"},
        players={0: {"disc": "exile"}},
        cubes={0: {"astrochimp": 1}, 1: {"engineer": 1}},
        project={},
    )
    card = m.view(0)["project"]["card"]
    assert card in PROJECTS
    assert m.view(1)["project"]["card"] is None
    do(m, "renegotiate", "activate engineer")
    assert m.view(0)["project"]["card"] == m.view(1)["project"]["card"] == card
    assert m.view(0)["project"]["peeked"] == [0, 1]
    assert m.view(2)["project"]["card"] is None


def test_what_somebody_has_seen_is_open_when_the_game_is_over() -> None:
    """9.4.1, 16.4.1: like the identity cards; what nobody has seen stays unseen."""
    over = {"minute": 1, "first": 1, "re_entry": "fireball", "pc": dict(enumerate(IDENTITIES))}
    for position, card in ((peeking(**over), "grey-goo"), (station(**over), "unseen")):
        while position.to_act:
            end_turn(position)
        for reader in READERS:
            assert position.view(reader)["project"]["card"] == card


def test_a_released_project_x_is_seen_by_all() -> None:
    """7.6.1."""
    m = station(at={"engineer": "bridge"}, project={"card": "combat-swarm"}, acting="engineer")
    do(m, "release engineer")
    for reader in READERS:
        assert m.view(reader)["project"]["card"] == "combat-swarm"


@pytest.mark.parametrize("token", ["fireball", "minute"])
def test_nobody_sees_the_re_entry_token_before_minute_zero(token: str) -> None:
    """2.2.11."""
    m = station(minute=1, re_entry=token)
    for reader in READERS:
        assert m.view(reader)["re_entry"] == "unseen"
    pass_turns(m, until=3)
    end_turn(m)
    for reader in READERS:
        assert m.view(reader)["re_entry"] == token


# Questions and legal actions ----------------------------------------------------------------------


def test_only_who_is_asked_has_legal_actions_and_a_question() -> None:
    """15.1: nobody learns the options of another."""
    m = station(players={0: {"hand": ["medical"]}}, acting="exile")
    assert m.view(0)["prompt"]["id"] == "stationfall-ask-activation"
    for seat in (1, 2, 3):
        assert m.legal(seat) == []
        assert m.view(seat)["legal"] == []
        assert m.view(seat)["prompt"] is None
    assert m.view(None)["legal"] == []
    assert m.view(None)["prompt"] is None


def test_reasons_do_not_tell_what_others_hold() -> None:
    """3.3: whoever asks gets the same answer, whatever is hidden."""
    one = station(players={1: {"hand": ["medical"]}}, acting="exile")
    other = station(players={1: {"hand": ["stranger"]}}, acting="exile")
    for notation in ("kompromat medical", "kompromat stranger", "schroedinger exile"):
        action = deorbit.Action.parse(notation)
        for seat in (0, 2, 3):
            assert one.why_not(seat, action) == other.why_not(seat, action)


def test_an_announced_action_is_heard_by_everybody() -> None:
    """15.5.4.3: it is said aloud; only the owner of the PC is asked."""
    m = station(pc={1: "counselor"}, acting="exile")
    do(m, "bribe counselor", "step counselor aft-hub")
    for reader in READERS:
        assert m.view(reader)["turn"]["pending"] == "step counselor aft-hub"
    assert m.view(1)["prompt"]["args"]["action"] == "step counselor aft-hub"
    assert m.view(0)["prompt"] is None


def test_the_record_of_a_seat_holds_its_view_and_no_more() -> None:
    """3.3."""
    one = station(players={1: {"hand": ["medical"]}})
    other = station(players={1: {"hand": ["stranger"]}})
    assert one.record(0) == other.record(0)
    assert one.record(1) != other.record(1)


# Worlds that a seat may imagine -------------------------------------------------------------------


def worlds(m: deorbit.Match, seat: int, count: int = 40) -> list[dict[str, Any]]:
    return [m.seat(seat).imagine(Random(number)).position() for number in range(count)]


def test_imagined_worlds_look_the_same_to_who_imagines_them() -> None:
    """3.3: all that the seat knows is kept."""
    m = station(
        pc={2: "cyborg"},
        players={0: {"hand": ["exile"]}, 1: {"hand": ["medical", "stranger"]}},
    )
    for number in range(10):
        world = m.seat(0).imagine(Random(number))
        assert world.view(0) == m.view(0)


def test_worlds_can_be_imagined_while_others_still_choose() -> None:
    """3.3, 3.4: seat 0 has chosen, the others hold both cards."""
    m = choosing(*HANDS)
    m.play(0, deorbit.Action.parse("choose exile"))
    for number in range(10):
        world = m.seat(1).imagine(Random(number))
        assert world.view(1) == m.view(1)
        people = world.position()["players"]
        cards = [people[0]["identity"], *people[0]["bonus"]]
        cards += [card for one in people[1:] for card in one["dealt"]]
        assert len(cards) == len(set(cards)) == 8


def test_in_imagined_worlds_no_identity_card_exists_twice() -> None:
    """2.1.2, 3.3: a discarded card is somewhere too."""
    m = station(active=1)
    do(m, "schroedinger exile")
    end_turn(m)
    for world in worlds(m, 0):
        cards: list[str] = []
        for one in world["players"]:
            cards += [one["identity"], *one["bonus"], *one.get("aside", [])]
        assert len(cards) == len(set(cards)) == 8
        assert None not in cards
        assert world["players"][0]["identity"] == "astrochimp"
        assert world["players"][1]["pc"] == "exile"


def test_unknown_cards_differ_from_world_to_world() -> None:
    """3.3: all that could be, comes; the own cards never in another hand."""
    m = station(players={1: {"hand": ["medical"]}})
    found = worlds(m, 0, 200)
    identities = {world["players"][1]["identity"] for world in found}
    every = set(m.position()["characters"])
    assert identities == every - {"astrochimp", "engineer"}
    assert {world["players"][1]["hand"][0] for world in found} == every


def test_what_is_known_of_a_hand_is_kept_in_all_worlds() -> None:
    """15.5.5.2, 3.3: a refused Kompromat."""
    m = station(
        pc={1: "counselor"}, players={0: {"hand": ["counselor", "medical"]}}, acting="exile"
    )
    do(m, "kompromat counselor", "wait counselor", "refuse")
    found = worlds(m, 2)
    assert all("counselor" in world["players"][0]["hand"] for world in found)
    assert len({tuple(world["players"][0]["hand"]) for world in found}) > 1


def test_a_peeked_project_x_is_fixed_for_the_peeker_and_open_for_others() -> None:
    """9.4.1."""
    m = peeking()
    assert {world["project"]["card"] for world in worlds(m, 0)} == {"grey-goo"}
    assert {world["project"]["card"] for world in worlds(m, 1, 200)} == PROJECTS


def test_the_own_discarded_card_is_in_no_other_hand() -> None:
    """3.5.1: its owner knows that nobody else can be Astrochimp."""
    m = station()
    do(m, "schroedinger engineer", "overload suite")
    for world in worlds(m, 0):
        assert world["players"][0]["aside"] == ["astrochimp"]
        for one in world["players"][1:]:
            assert "astrochimp" not in [one["identity"], *one["bonus"]]
    hidden = {world["players"][0]["aside"][0] for world in worlds(m, 1, 200)}
    assert hidden == set(m.position()["characters"]) - {"engineer", "counselor", "exile"}
