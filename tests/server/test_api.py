"""What the service answers: decisions, what helps with them, words and pictures."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import deorbit
from deorbit import server
from deorbit.core import recording, text
from deorbit.games import find
from server.site import Person, Site


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


def first(site: Site, table: str, seat: int) -> dict[str, object]:
    return site.room(table).match.legal(seat)[0].to_json()


def chosen(site: Site, anna: Person, *seats: str) -> str:
    """A hot-seat table at which everybody has chosen an identity."""
    table = anna.make(*seats)
    while len(site.room(table).match.to_act) > 1:
        anna.play_first(table, site.room(table).match.to_act[0])
    while site.room(table).match.legal(site.room(table).match.to_act[0])[0].kind == "choose":
        anna.play_first(table, site.room(table).match.to_act[0])
    return table


# Guests ----------------------------------------------------------------------------------------


def test_a_guest_has_a_name_and_a_secret_cookie(database: str) -> None:
    with Site(database) as site:
        anna = site.stranger()
        assert anna.ok("GET", "/api/me") == {"guest": None, "settings": {}}
        answer = anna.ask("POST", "/api/guests", {"name": "  Anna\u202e \x07 "}, scheme="https")
        assert answer.json()["guest"]["name"] == "Anna"
        cookie = answer.headers["set-cookie"].lower()
        assert all(word in cookie for word in ("httponly", "samesite=lax", "path=/", "secure"))
        secret = anna.cookie.partition(".")[2]
        assert len(secret) >= 30
        assert secret not in answer.text
        row = site.run(site.premises.rooms.guest(answer.json()["guest"]["id"]))
        assert row is not None
        assert secret not in str(row)
        changed = anna.ok("PATCH", "/api/me", {"name": "Ann", "settings": {"theme": "dark"}})
        assert changed == {
            "guest": {"id": row.id, "name": "Ann"},
            "settings": {"theme": "dark"},
        }
        assert anna.ok("POST", "/api/guests", {"name": "Anne"})["guest"]["id"] == row.id


@pytest.mark.parametrize("cookie", ["x", "x.y", "", ".", "a" * 500, "%00.%00", "a.%2e%2e"])
def test_a_wrong_cookie_is_nobody(file: str, cookie: str) -> None:
    with Site(file) as site:
        stranger = site.stranger()
        stranger.cookie = f"deorbit={cookie}"
        assert stranger.ok("GET", "/api/me")["guest"] is None
        assert stranger.refused(401, "GET", "/api/me/tables") == "server-no-guest"


def test_a_guest_cannot_take_the_secret_of_another(file: str) -> None:
    with Site(file) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        id = anna.ok("GET", "/api/me")["guest"]["id"]
        bert.cookie = f"deorbit={id}.{bert.cookie.partition('.')[2]}"
        assert bert.ok("GET", "/api/me")["guest"] is None


@pytest.mark.parametrize("name", ["", "   ", "\u202e", "\u200b\u200b", "x" * 300, 5, None])
def test_a_name_has_something_to_show(file: str, name: object) -> None:
    with Site(file) as site:
        site.stranger().refused(400, "POST", "/api/guests", {"name": name})


# Decisions -------------------------------------------------------------------------------------


def test_the_same_id_again_changes_nothing(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = anna.make("me", "me")
        action = first(site, table, 0)
        for _ in range(3):
            answer = anna.act(table, 0, action, "one", 0)
            assert (answer.status_code, answer.json()) == (200, {"version": 1})
        assert site.room(table).version == 1
        undo = {"seat": 0, "id": "two", "version": 1}
        for _ in range(2):
            assert anna.do(table, "undo", **undo) == {"version": 2}
        assert anna.act(table, 0, action, "one", 2).json() == {"version": 1}
        assert site.room(table).version == 2


def test_ids_of_one_seat_do_not_concern_another(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        assert anna.act(table, 0, first(site, table, 0), "one", 0).json() == {"version": 1}
        assert anna.act(table, 1, first(site, table, 1), "one", 1).json() == {"version": 2}


def test_a_stranger_cannot_act_for_a_seat(file: str) -> None:
    with Site(file) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open")
        bert.do(table, "join")
        anna.do(table, "start")
        action = first(site, table, 0)
        for other in (bert, site.person("Cleo")):
            answer = other.act(table, 0, action, "x", 0)
            assert answer.status_code == 403
            assert other.cannot(403, table, "undo", seat=0, id="y", version=0)
            assert other.cannot(403, table, "resign", seat=0)
            assert other.cannot(403, table, "leave", seat=0)
            assert other.cannot(403, table, "chat", seat=0, text="hello")
            other.refused(403, "PUT", f"/api/tables/{table}/notes", {"seat": 0, "text": ""})
            for path in ("consider?seat=0&action=end", "moments/0?seat=0", "record?seat=0"):
                other.refused(403, "GET", f"/api/tables/{table}/{path}")
            for path in ("notes?seat=0", "report?seat=0", "seats/0/link"):
                other.refused(403, "GET", f"/api/tables/{table}/{path}")
            for path in ("towards?seat=0&sort=section&name=x", "route?seat=0&start=x&goal=y"):
                other.refused(403, "GET", f"/api/tables/{table}/{path}")
        nobody = site.stranger()
        assert nobody.act(table, 0, action, "x", 0).status_code == 401
        assert site.room(table).version == 0


def test_a_decision_on_an_old_version_is_not_taken(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = chosen(site, anna, "me", "me", "me")
        match = site.room(table).match
        (seat,) = match.to_act
        action = first(site, table, seat)
        old = anna.act(table, seat, action, "old", match.version - 1)
        assert (old.status_code, old.json()["error"]["id"]) == (409, "server-moved-on")
        future = anna.act(table, seat, action, "future", match.version + 1)
        assert future.status_code == 409
        assert anna.act(table, seat, action, "now", match.version).status_code == 200


def test_who_chooses_beside_others_is_not_disturbed_by_them(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me", "me", "me")
        for seat in (2, 0, 3, 1):
            action = first(site, table, seat)
            assert anna.act(table, seat, action, "x", 0).status_code == 200
        assert site.room(table).version == 4


def test_a_refused_action_cites_its_rule(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = chosen(site, anna, "me", "me", "me")
        match = site.room(table).match
        (seat,) = match.to_act
        answer = anna.act(table, seat, {"kind": "end", "args": []}, "x", match.version)
        assert answer.status_code == 422
        error = answer.json()["error"]
        assert error["rule"]
        assert error["text"]
        other = (seat + 1) % 3
        assert anna.act(table, other, {"kind": "end"}, "y", match.version).status_code == 422
        for nonsense in ({"kind": "fly"}, {"kind": "step", "args": ["x"]}, {"kind": "a b"}):
            assert anna.act(table, seat, nonsense, "z", match.version).status_code == 400
        assert site.room(table).version == match.version


def test_what_can_be_taken_back_is_taken_back(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = anna.make("me", "me")
        before = site.room(table).match.view(0)
        anna.play_first(table, 0)
        assert anna.do(table, "undo", seat=0, id="u", version=1) == {"version": 2}
        assert site.room(table).match.view(0) == before
        assert anna.cannot(409, table, "undo", seat=0, id="v", version=2) == "server-undo-barred"
        assert anna.cannot(409, table, "undo", seat=0, id="w", version=0) == "server-moved-on"


def test_a_table_agrees_to_take_something_back(database: str) -> None:
    with Site(database) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open")
        bert.do(table, "join")
        anna.do(table, "start")
        rng = Random(2)
        while True:
            match = site.room(table).match
            seat = match.to_act[0]
            action = rng.choice(match.legal(seat))
            (anna, bert)[seat].act(table, seat, action.to_json(), f"a{len(match)}", match.version)
            match = site.room(table).match
            if not match.copy().undo(0) and match.copy().undo(0, agreed=True):
                break
        steps = len(match)
        assert bert.cannot(403, table, "propose", kind="undo", seat=0) == "server-not-your-seat"
        anna.do(table, "propose", kind="undo", seat=0)
        bert.do(table, "vote", yes=True)
        assert len(site.room(table).match) < steps
        assert site.room(table).entries[-1].sort == "agreed-undo"
        version, print_ = site.room(table).version, site.room(table).match.fingerprint
    with Site(database) as again:
        assert again.room(table).version == version
        assert again.room(table).match.fingerprint == print_


def test_an_action_ends_a_proposal_to_take_back(file: str) -> None:
    with Site(file) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open")
        bert.do(table, "join")
        anna.do(table, "start")
        anna.play_first(table, 0)
        anna.do(table, "propose", kind="undo", seat=0)
        bert.play_first(table, 1)
        assert anna.at(table)["proposal"] is None


# What helps to decide --------------------------------------------------------------------------


def test_considering_tells_why_not_and_what_is_final(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me", "me")
        action = str(site.room(table).match.legal(0)[0])
        found = anna.ok("GET", f"/api/tables/{table}/consider?seat=0&action={action}")
        assert found == {"reason": None, "final": False}
        found = anna.ok("GET", f"/api/tables/{table}/consider?seat=0&action=end")
        assert found["reason"]["rule"]
        anna.refused(400, "GET", f"/api/tables/{table}/consider?seat=0&action=nonsense")
        assert site.room(table).version == 0


def test_what_is_called_final_cannot_be_taken_back(file: str) -> None:
    rng = Random(4)
    with Site(file) as site:
        anna = site.person()
        table = chosen(site, anna, "me", "me")
        kinds = set()
        while site.room(table).match.to_act:
            match = site.room(table).match
            seat = match.to_act[0]
            action = rng.choice(match.legal(seat))
            found = anna.ok("GET", f"/api/tables/{table}/consider?seat={seat}&action={action}")
            anna.act(table, seat, action.to_json(), f"a{match.version}", match.version)
            assert found["final"] != site.room(table).match.copy().undo(seat), action
            kinds.add(found["final"])
        assert kinds == {True, False}


def test_who_is_careful_is_asked_before_what_is_final_and_only_then(file: str) -> None:
    rng = Random(4)
    with Site(file) as site:
        anna = site.person()
        table = chosen(site, anna, "me", "me")
        answers = set()
        while site.room(table).match.to_act:
            match = site.room(table).match
            seat, version = match.to_act[0], match.version
            action = rng.choice(match.legal(seat))
            body = {"seat": seat, "action": action.to_json(), "id": f"a{version}"}
            body |= {"version": version, "careful": True}
            found = anna.ok("GET", f"/api/tables/{table}/consider?seat={seat}&action={action}")
            done = anna.ok("POST", f"/api/tables/{table}/actions", body)
            if found["final"]:
                assert done == {"version": version, "confirm": True}
                assert site.room(table).version == version
                body["careful"] = False
                done = anna.ok("POST", f"/api/tables/{table}/actions", body)
            assert done == {"version": version + 1}
            answers.add(found["final"])
        assert answers == {True, False}


def test_care_is_no_way_around_a_rule(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = chosen(site, anna, "me", "me", "me")
        action = {"kind": "end", "args": []}
        seat = site.room(table).match.to_act[0]
        version = site.room(table).version
        body = {"seat": seat, "action": action, "id": "a", "version": version, "careful": True}
        why = anna.refused(422, "POST", f"/api/tables/{table}/actions", body)
        assert why.startswith("stationfall-not-")
        assert site.room(table).version == version


def test_the_board_can_be_seen_as_it_was(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = chosen(site, anna, "me", "me", "me")
        match = site.room(table).match
        for step in range(len(match) + 1):
            found = anna.at(table, f"/moments/{step}", 0)
            assert found["view"] == json.loads(json.dumps(match.at(step).view(0)))
            seen = site.stranger().at(table, f"/moments/{step}")
            assert seen["view"] == json.loads(json.dumps(match.at(step).view(None)))
        anna.refused(400, "GET", f"/api/tables/{table}/moments/999")
        assert anna.ask("GET", f"/api/tables/{table}/moments/-1").status_code in (400, 404)


def test_content_and_words_are_sent_once(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        for path in (f"/api/tables/{table}/content", "/api/words/en"):
            answer = anna.ask("GET", path)
            assert answer.status_code == 200
            tag = answer.headers["etag"]
            again = anna.ask("GET", path, headers={"If-None-Match": tag})
            assert (again.status_code, again.content) == (304, b"")
        assert "en" in anna.ok("GET", "/api/words")
        words = anna.ask("GET", "/api/words/en").text
        assert "server-moved-on = " in words
        assert "stationfall-player-red" in words
        assert "cli-" not in words.replace("cli-stationfall", "")
        anna.refused(404, "GET", "/api/words/xx")
        anna.refused(404, "GET", "/api/words/..")
        anna.refused(404, "GET", "/api/words/en?pack=abc")


def test_a_way_can_be_asked_for(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = chosen(site, anna, "me", "me")
        path = f"/api/tables/{table}/route?start=engineer&goal=reactor"
        for reader, more in ((anna, "&seat=0"), (site.stranger(), "")):
            found = reader.ok("GET", path + more)
            assert set(found) == {"lines", "legs"}
        anna.refused(400, "GET", f"/api/tables/{table}/route?start=nobody&goal=reactor")
        found = anna.ok("GET", f"/api/tables/{table}/towards?seat=0&sort=section&name=reactor")
        assert isinstance(found, list)


def test_an_invitation_is_a_picture_too(file: str) -> None:
    with Site(file, public_url="https://play.example.org") as site:
        answer = site.stranger().ask(
            "GET", "/api/qr?path=/t/abc", headers={"Host": "play.example.org"}
        )
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")
        for path in ("https://evil.example", "/about", "/t/../x", "//evil", "/s/" + "a" * 80):
            bad = site.stranger().ask(
                "GET", f"/api/qr?path={path}", headers={"Host": "play.example.org"}
            )
            assert bad.status_code == 400


def test_records_tell_only_what_their_reader_saw(file: str) -> None:
    with Site(file) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open")
        bert.do(table, "join")
        anna.do(table, "start")
        anna.play_first(table, 0)
        secret = site.room(table).row.secret
        assert secret
        for path in ("record", "report"):
            for reader, seat in ((anna, 0), (bert, 1), (site.stranger(), None)):
                query = "" if seat is None else f"?seat={seat}"
                answer = reader.ask("GET", f"/api/tables/{table}/{path}{query}")
                assert "attachment" in answer.headers["content-disposition"]
                assert secret not in answer.text
                found = recording.read(answer.text)
                assert found.view(seat)["to_act"] == list(site.room(table).match.to_act)


def test_a_report_of_a_running_hot_seat_table_tells_one_of_them_no_secret_of_the_other(
    file: str,
) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        answer = anna.ask("GET", f"/api/tables/{table}/report?seat=0")
        seen = recording.read(answer.text).view(0)["players"]
        assert None not in seen[0]["dealt"]
        assert set(seen[1]["dealt"]) == {None}


# Words at a table ------------------------------------------------------------------------------


def test_notes_belong_to_a_seat(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = anna.make("me", "me")
        anna.ok("PUT", f"/api/tables/{table}/notes", {"seat": 0, "text": "one\ntwo\x00"})
        assert anna.at(table, "/notes", 0) == {"text": "one\ntwo"}
        assert anna.at(table, "/notes", 1) == {"text": ""}
        anna.refused(400, "PUT", f"/api/tables/{table}/notes", {"seat": 0, "text": "x" * 20_001})
    with Site(database) as again:
        anna.site = again
        with anna.live(table, 0) as live:
            assert live.next()["notes"] == "one\ntwo"


def test_chat_reaches_everybody_and_can_be_taken_away(database: str) -> None:
    with Site(database) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open")
        bert.do(table, "join")
        with bert.live(table, 1) as live, site.stranger().live(table) as watcher:
            live.next()
            watcher.next()
            anna.do(table, "chat", seat=0, text="<b>hello</b>\u202e")
            for reader in (live, watcher):
                line = reader.until(lambda m: m["type"] == "chat")["line"]
                assert (line["text"], line["name"], line["seat"]) == ("<b>hello</b>", "Anna", 0)
            number = bert.do(table, "chat", seat=1, text="ho")["number"]
            assert bert.refused(403, "DELETE", f"/api/tables/{table}/chat/1") == "server-not-host"
            anna.ok("DELETE", f"/api/tables/{table}/chat/{number}")
            gone = live.until(lambda m: m["type"] == "chat-gone")
            assert gone["number"] == number
        assert bert.refused(404, "DELETE", f"/api/tables/{table}/chat/{number}")
        assert bert.cannot(400, table, "chat", seat=1, text=" \u200b ") == "server-empty-line"
        assert site.stranger().refused(401, "POST", f"/api/tables/{table}/chat", {"text": "x"})
        assert site.person("Cleo").cannot(403, table, "chat", text="x") == "server-not-host"
    with Site(database) as again:
        anna.site = again
        with anna.live(table, 0) as live:
            assert [line["text"] for line in live.next()["chat"]] == ["<b>hello</b>"]


def test_a_team_talks_alone(file: str) -> None:
    with Site(file) as site:
        people = [site.person(name) for name in ("Anna", "Bert", "Cleo", "Dora")]
        table = people[0].make("me", "open", "open", "open", options={"teams": True})
        for person in people[1:]:
            person.do(table, "join")
        people[0].do(table, "start")
        view = site.room(table).match.view(0)
        assert site.room(table).table.partner(0) == 2, view
        people[0].do(table, "chat", seat=0, text="psst", channel="team")
        people[0].do(table, "chat", seat=0, text="all", channel="table")
        heard = []
        for seat, person in enumerate(people):
            with person.live(table, seat) as live:
                heard.append([line["text"] for line in live.next()["chat"]])
        assert heard == [["psst", "all"], ["all"], ["psst", "all"], ["all"]]
        with people[1].live(table, 1) as other, people[2].live(table, 2) as partner:
            other.next()
            partner.next()
            people[0].do(table, "chat", seat=0, text="hm", channel="team")
            people[0].do(table, "chat", seat=0, text="end")
            partner.until(lambda m: m["type"] == "chat" and m["line"]["text"] == "end")
            other.until(lambda m: m["type"] == "chat" and m["line"]["text"] == "end")
            assert "hm" in [line["text"] for line in partner.chat]
            assert not any("hm" in raw for raw in other.raw)
        # The host may not take away what the host may not read.
        number = partner.chat[-2]["number"]
        people[1].refused(404, "DELETE", f"/api/tables/{table}/chat/{number}")


def test_without_teams_there_is_nobody_to_talk_to_alone(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        assert anna.cannot(409, table, "chat", seat=0, text="x", channel="team")


def test_the_host_mutes_and_kicks(file: str) -> None:
    with Site(file) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open", "open")
        bert.do(table, "join")
        assert bert.cannot(403, table, "mute", seat=0, muted=True) == "server-not-host"
        anna.do(table, "mute", seat=1, muted=True)
        assert bert.cannot(403, table, "chat", seat=1, text="x") == "server-muted"
        anna.do(table, "mute", seat=1, muted=False)
        bert.do(table, "chat", seat=1, text="x")
        assert bert.cannot(403, table, "kick", seat=0) == "server-not-host"
        assert anna.cannot(409, table, "kick", seat=0) == "server-no-person"
        anna.do(table, "kick", seat=1)
        assert bert.at(table)["yours"] == []
        assert bert.at(table)["seats"][1]["kind"] == "open"


# The documented interface ----------------------------------------------------------------------


def test_every_handler_is_documented(file: str) -> None:
    with Site(file) as site:
        described = site.stranger().ok("GET", "/schema/openapi.json")
        assert described["openapi"].startswith("3.1")
        for path, methods in described["paths"].items():
            for method, handler in methods.items():
                assert handler["summary"], path
                assert "200" in handler["responses"], path
                if method != "get":
                    assert {"400", "401", "403", "413", "429"} <= set(handler["responses"]), path
                for status, answer in handler["responses"].items():
                    if status != "200":
                        schema = answer["content"]["application/json"]["schema"]
                        assert schema == {"$ref": "#/components/schemas/ErrorAnswer"}
        assert not any("/live" in path for path in described["paths"])


# Games and options -----------------------------------------------------------------------------


def test_games_tell_their_options(file: str) -> None:
    with Site(file) as site:
        games = site.stranger().ok("GET", "/api/games")
        assert [game["name"] for game in games] == ["stationfall", "stationx", "intrepid"]
        assert games[0]["seats"] == [2, 9]
        assert games[0]["secrets"]
        assert not games[1]["secrets"]
        assert {"greedy", "random"} <= set(games[0]["agents"])
        options = {option["name"]: option for option in games[0]["options"]}
        assert options["tier"]["choices"] == [1, 2, 3, 4]
        assert options["pack"]["choices"][0] is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"options": {"tier": 9}},
        {"options": {"colour": "red"}},
        {"options": {"pack": "/etc"}},
        {"options": {"pack": {"name": "x", "hash": "y"}}},
        {"options": {"characters": ["nobody"]}},
        {"options": {"teams": True}},
        {"seats": [{"kind": "me"}]},
        {"seats": [{"kind": "me"}] * 10},
        {"seats": [{"kind": "me"}, {"kind": "agent", "agent": "nobody"}]},
        {"seats": [{"kind": "me"}, {"kind": "throne"}]},
        {"pace": "fast"},
        {"listed": "yes"},
        {"options": {str(n): 1 for n in range(100)}},
    ],
)
def test_a_table_that_cannot_be_is_refused(file: str, wrong: dict[str, object]) -> None:
    with Site(file) as site:
        body = {"game": "stationfall", "seats": [{"kind": "me"}, {"kind": "me"}], **wrong}
        site.person().refused(400, "POST", "/api/tables", body)


def test_a_pack_of_the_host_can_be_chosen(file: str) -> None:
    pack = Path(__file__).parents[2] / "packs" / "night-shift"
    with Site(file, packs=(str(pack),)) as site:
        anna = site.person()
        games = {game["name"]: game for game in anna.ok("GET", "/api/games")}
        options = {one["name"]: one for one in games["stationfall"]["options"]}
        tag = options["pack"]["choices"][-1]
        table = anna.make("me", "me", "me", "me", options={"pack": tag})
        assert anna.at(table)["options"]["pack"] == tag
        words = anna.ask("GET", f"/api/words/en?pack={tag['hash']}").text
        assert len(words) > len(anna.ask("GET", "/api/words/en").text)


def test_every_message_of_the_service_has_words() -> None:
    source = Path(server.__file__).parent
    used = set()
    for path in source.rglob("*.py"):
        used |= set(re.findall(r'"(server-[a-z-]*[a-z])"', path.read_text(encoding="utf-8")))
    assert len(used) > 40
    used |= {f"server-table-{status}" for status in ("waiting", "playing", "over", "closed")}
    used |= {f"server-clock-{find(game).clock}" for game in deorbit.games()}
    assert [id for id in sorted(used) if not text.has(id)] == []


def test_who_comes_back_is_known_for_another_year(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        given = anna.cookie
        answer = anna.ask("GET", "/api/me")
        assert "Max-Age=31536000" in answer.headers["set-cookie"]
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert anna.cookie == given
        assert "set-cookie" not in site.stranger().ask("GET", "/api/me").headers


def test_two_changes_at_once_are_both_kept(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        guests = site.premises.guests

        async def both() -> None:
            row = await guests.identify(anna.cookie.partition("=")[2])
            assert row is not None
            await asyncio.gather(
                guests.change(row, "Anne", None), guests.change(row, None, {"theme": "dark"})
            )

        site.run(both())
        me = anna.ok("GET", "/api/me")
        assert (me["guest"]["name"], me["settings"]) == ("Anne", {"theme": "dark"})


def test_a_download_holds_nobody_up(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = recording.sealed
    loop: list[bool] = []

    def noted(*given: Any) -> str:
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            loop.append(False)
        return written(*given)

    monkeypatch.setattr(recording, "sealed", noted)
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        anna.play_first(table, 0)
        anna.at(table, "/record", 0)
        anna.at(table, "/report")
        assert loop == [False, False]
