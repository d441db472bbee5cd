"""What a form needs in order to offer the characters of a game."""

from pathlib import Path
from typing import Any

import pytest

from deorbit.core import text
from deorbit.games.stationfall.content import book
from server.site import Person, Site

PACK = Path(__file__).parents[2] / "packs" / "night-shift"


@pytest.fixture(autouse=True)
def no_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Packs that other tests have read are not offered here, nor ours there."""
    monkeypatch.setattr(book, "_shelf", {})


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.db'}"


def options_of(person: Person, game: str = "stationfall") -> list[dict[str, Any]]:
    games = person.ok("GET", "/api/games")
    found: list[dict[str, Any]] = next(g for g in games if g["name"] == game)["options"]
    return found


def rosters(person: Person) -> list[dict[str, Any]]:
    options = options_of(person)
    found: list[dict[str, Any]] = next(o for o in options if o["name"] == "characters")["rosters"]
    return found


def test_a_form_knows_every_character_and_how_many_are_wanted(file: str) -> None:
    with Site(file) as site:
        [printed] = rosters(site.stranger())
    assert printed["pack"] is None
    assert set(printed["wanted"]) == {str(seats) for seats in range(2, 10)}
    assert printed["wanted"]["5"] == 14
    cards = {card["name"]: card for card in printed["characters"]}
    assert len(cards) == 27
    assert cards["cyborg"] == {
        "name": "cyborg",
        "kind": "human+robot",
        "tier": 1,
        "tutorial": True,
        "identities": ["cyborg"],
    }
    assert sum(card["tutorial"] for card in cards.values()) == 12
    assert all(text.has(f"stationfall-character-{name}") for name in cards)


def test_a_table_is_played_with_the_chosen_characters(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        [printed] = rosters(anna)
        chosen = [card["name"] for card in printed["characters"]][-printed["wanted"]["2"] :]
        table = anna.make("me", "me", options={"characters": chosen})
        assert anna.at(table)["options"]["characters"] == chosen
        assert set(site.room(table).match.view(None)["cast"]) == set(chosen)


def test_too_few_characters_are_refused_with_the_number_that_is_wanted(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        seats = [{"kind": "me"}, {"kind": "me"}]
        body = {"game": "stationfall", "seats": seats, "options": {"characters": ["exile"]}}
        assert anna.refused(400, "POST", "/api/tables", body) == "stationfall-wrong-cast"


def test_a_pack_has_a_roster_of_its_own(file: str) -> None:
    with Site(file, packs=(str(PACK),)) as site:
        anna = site.person()
        options = {one["name"]: one for one in options_of(anna)}
        tag = options["pack"]["choices"][-1]
        of_pack = next(one for one in rosters(anna) if one["pack"] == tag["hash"])
        chosen = [card["name"] for card in of_pack["characters"]][-of_pack["wanted"]["4"] :]
        table = anna.make("me", "me", "me", "me", options={"pack": tag, "characters": chosen})
        assert set(site.room(table).match.view(None)["cast"]) == set(chosen)


def test_another_person_at_the_same_screen_takes_an_open_seat(file: str) -> None:
    with Site(file) as site:
        anna = site.person("Anna")
        table = anna.make("me", "open", "open")
        taken = anna.ok("POST", f"/api/tables/{table}/join", {"seat": 2, "name": " Ben "})
        assert taken == {"seat": 2}
        seats = anna.at(table)["seats"]
        assert [seat["name"] for seat in seats] == ["Anna", "", "Ben"]
        assert anna.at(table)["yours"] == [0, 2]


def test_a_form_knows_the_names_of_which_each_seat_gets_one(file: str) -> None:
    with Site(file) as site:
        anna = site.stranger()
        crews = {one["name"]: one for one in options_of(anna, "intrepid")}
        factions = {one["name"]: one for one in options_of(anna, "stationx")}["factions"]
    assert crews["countries"]["each"] == {
        "names": ["russia", "japan", "canada", "united-states"],
        "least": 2,
        "lot": True,
    }
    assert crews["badges"]["each"]["lot"]
    assert "each" not in crews["difficulty"]
    assert (factions["each"]["least"], factions["each"]["lot"]) == (1, False)
