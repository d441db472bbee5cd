"""The rules as the service tells them, and its promise of fair chance."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from deorbit import server
from deorbit.core import text
from deorbit.core.rulebook import rulebook
from deorbit.games import NAMES, glossary
from deorbit.server.api.languages import preferred
from server.site import Person, Site


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'rules.db'}"


def finished(site: Site, person: Person) -> str:
    options = {"build": "standard", "rounds": 1}
    table = person.make("random", "random", game="stationx", options=options)
    with site.stranger().live(table) as live:
        while live.game is None or live.game["outcome"] is None:
            assert live.next() is not None
    return str(table)


def test_the_rules_of_every_game_come_in_chapters_and_paragraphs(file: str) -> None:
    with Site(file) as site:
        for game in NAMES:
            told = site.stranger().ok("GET", f"/api/rules/{game}")
            book = rulebook(game)
            assert book is not None
            assert (told["game"], told["title"]) == (game, book.title)
            numbers = [one["number"] for part in told["chapters"] for one in part["paragraphs"]]
            assert numbers == [one.number for one in book.paragraphs]
            assert [part["id"] for part in told["chapters"]] == [part.id for part in book.chapters]


def test_rules_that_a_browser_has_are_not_sent_again(file: str) -> None:
    with Site(file) as site:
        first = site.stranger().ask("GET", "/api/rules/stationx?language=en")
        known = {"If-None-Match": first.headers["etag"]}
        again = site.stranger().ask("GET", "/api/rules/stationx", headers=known)
        assert (again.status_code, again.content) == (304, b"")


def test_the_terms_of_every_game_lead_to_its_rules(file: str) -> None:
    with Site(file) as site:
        for game in NAMES:
            told = site.stranger().ok("GET", f"/api/glossary/{game}")
            assert (told["game"], told["language"]) == (game, "en")
            assert [one["id"] for one in told["terms"]] == [one.id for one in glossary(game)]
            assert all(one["means"] and one["name"] in one["forms"] for one in told["terms"])


@pytest.mark.parametrize("path", ["chess", "stationx?language=tlh"])
def test_terms_that_do_not_exist_are_refused(file: str, path: str) -> None:
    with Site(file) as site:
        answer = site.stranger().ask("GET", f"/api/glossary/{path}")
        assert (answer.status_code, answer.json()["error"]["id"]) == (404, "server-no-rules")


@pytest.mark.parametrize(
    ("header", "language"),
    [("", "en"), ("de", "en"), ("ja-JP", "ja"), ("de, pl;q=0.5, en;q=0.4", "pl"), ("pl;q=x", "pl")],
)
def test_rules_come_in_the_language_of_the_browser(
    monkeypatch: pytest.MonkeyPatch, header: str, language: str
) -> None:
    monkeypatch.setattr(text, "languages", lambda: ("en", "ja", "pl"))
    assert preferred(header) == language


def test_a_language_that_is_asked_for_goes_before_that_of_the_browser(file: str) -> None:
    with Site(file) as site:
        headers = {"Accept-Language": "ja, pl;q=0.9"}
        answer = site.stranger().ask("GET", "/api/rules/stationx?language=en", headers=headers)
        assert answer.json()["language"] == "en"


@pytest.mark.parametrize("path", ["chess", "..", "stationx?language=tlh", "stationfall.md"])
def test_rules_that_do_not_exist_are_refused(file: str, path: str) -> None:
    with Site(file) as site:
        answer = site.stranger().ask("GET", f"/api/rules/{path}")
        assert answer.status_code == 404
        assert answer.json()["error"]["id"] in ("server-no-rules", "server-no-page")


def test_a_refusal_names_a_paragraph_of_the_rules(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me", game="stationx", options={"build": "standard"})
        seat = site.room(table).match.to_act[0]
        action = {"kind": "buy", "args": ["droid", "a1"]}
        refusal = anna.act(table, seat, action, "a", site.room(table).version)
        assert refusal.status_code == 422
        book = rulebook("stationx")
        assert book is not None
        assert book.paragraph(refusal.json()["error"]["rule"]) is not None


def test_after_the_end_anybody_may_check_the_shuffle(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = finished(site, anna)
        published = anna.at(table)["commitment"]
        told = site.stranger().ok("GET", f"/api/tables/{table}/verify")
        assert hashlib.sha256(bytes.fromhex(told["secret"])).hexdigest() == published
        assert told == {
            "commitment": published,
            "secret": told["secret"],
            "steps": len(site.room(table).match),
            "inherited": 0,
            "earlier": 0,
            "kept": True,
            "folded": True,
            "problem": None,
        }


def test_while_a_match_runs_nothing_is_told_of_its_secret(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        path = f"/api/tables/{anna.make('me', 'me')}/verify"
        assert anna.refused(409, "GET", path) == "server-verify-running"
        waiting = f"/api/tables/{anna.make('me', 'open')}/verify"
        assert anna.refused(409, "GET", waiting) == "server-not-started"


def test_checking_counts_as_downloads_do(file: str) -> None:
    """Both make the whole match again, one after the other: nobody else's may wait for hundreds."""
    with Site(file, limits=True, limit_chat=1) as site:
        anna = site.person()
        path = f"/api/tables/{anna.make('me', 'me')}/verify"
        assert anna.refused(409, "GET", path) == "server-verify-running"
        assert anna.refused(429, "GET", path) == "server-too-often"


def test_only_the_table_of_desks_names_a_game() -> None:
    """What is the same for every game is the same in the code of the service."""
    folder = Path(server.__file__).parent
    for path in set(folder.rglob("*.py")) - {folder / "telling" / "screens.py"}:
        source = path.read_text(encoding="utf-8")
        assert not [game for game in NAMES if game in source], path.name
