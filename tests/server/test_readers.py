"""Those who read at a table, without a service around it: what each is told, and for how long."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from deorbit.core.records import Action
from deorbit.server.base.refusals import TOO_MANY, Refusal
from deorbit.server.rooms import actions, chat, lobby, proposals
from deorbit.server.rooms import room as rooms
from deorbit.server.rooms.room import Room
from deorbit.server.storage.rows import GuestRow
from deorbit.server.telling import audience as telling
from deorbit.server.telling import lines, views
from deorbit.server.telling import reader as reading
from deorbit.server.telling.audience import Audience, Audiences
from deorbit.server.telling.reader import Reader, attend
from server.hall import Hall, within
from server.site import patched

Json = Any


class Plug:
    """The other end of a live channel, with what it has pieced together."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.told: list[Json] = []
        self.code: int | None = None
        self.version = -1
        self.log: list[Json] = []
        self.desk: Json = None
        self.view: Json = None
        self.broken = False

    async def send_text(self, data: str) -> None:
        if self.broken:
            raise ConnectionResetError
        message = json.loads(data)
        self.told.append(message)
        game = message.get("game") if message["type"] == "hello" else message
        if message["type"] in ("hello", "game") and game is not None:
            self.version = game["version"]
            self.log = self.log[: game["log"]["at"]] + game["log"]["events"]
            self.desk = game.get("desk") or patched(self.desk, game["desk_patch"])
            if "patch" in game:
                self.view = patched(self.view, game["patch"])
            self.view = game.get("view", self.view)

    async def receive_text(self) -> str | None:
        return await self.said.get()

    async def close(self, code: int) -> None:
        self.code = code

    def says(self, message: Json) -> None:
        text = message if message is None or isinstance(message, str) else json.dumps(message)
        self.said.put_nowait(text)

    @property
    def kinds(self) -> list[str]:
        return [message["type"] for message in self.told]

    def last(self, kind: str) -> Json:
        return next(one for one in reversed(self.told) if one["type"] == kind)


async def settle() -> None:
    """Let everybody do what there is to do."""
    for _ in range(30):
        await asyncio.sleep(0)


class House:
    """A hall with a table of two, and those who read there."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.audiences = Audiences(hall.rooms)
        self.charged: list[str] = []

    async def open(self, *names: str, seats: int = 2, **more: Any) -> Room:
        self.people: list[GuestRow] = await self.hall.guests(*names)
        free = ["open"] * (seats - 1)
        self.room = await self.hall.table(self.people[0], "me", *free, **more)
        for person in self.people[1:seats]:
            await lobby.join(self.hall.rooms, self.room.id, person, None)
        return self.room

    async def begin(self, *names: str, **more: Any) -> Room:
        room = await self.open(*names, **more)
        await lobby.start(self.hall.rooms, room.id, self.people[0].id, None)
        return room

    @property
    def audience(self) -> Audience:
        return self.audiences.at(self.room)

    async def comes(
        self,
        guest: str | None,
        seat: int | None,
        view: bool = True,
        version: int = -1,
        length: int = 0,
        charge: Callable[[str], None] | None = None,
    ) -> Plug:
        plug = Plug()
        reader = Reader(
            self.hall.rooms, self.audience, guest, seat, charge or self.charged.append, view
        )
        plug.version = version
        plug.stay = asyncio.ensure_future(  # type: ignore[attr-defined]
            attend(reader, plug, version, length, lambda stay: stay)
        )
        plug.reader = reader  # type: ignore[attr-defined]
        await settle()
        return plug


def whole(house: House, seat: int | None, view: bool = True) -> Json:
    """The state of play as somebody gets it who comes just now."""
    found = Audience(house.hall.rooms, house.room, lambda: None)
    found.readers = {house.audience.readers.copy().pop()}
    found._follow(house.room.match)
    return json.loads(msgspec.json.encode(found.game(seat, view, -1, 0)))


def test_whoever_comes_is_greeted_with_all_that_is_theirs() -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        room = await house.begin("Ann", "Bob", "Cleo")
        await hall.play(room, 3)
        await chat.write_notes(hall.rooms, room.id, "ann", 0, "careful")
        await chat.seen(hall.rooms, room.id, "ann", 0, 2)
        await chat.say(hall.rooms, room.id, house.people[0], 0, "hello", "table")
        ann, watcher = await house.comes("ann", 0), await house.comes("cleo", None)
        hello = ann.told[0]
        assert (hello["type"], hello["notes"], hello["seen"]) == ("hello", "careful", 2)
        assert [line["text"] for line in hello["chat"]] == ["hello"]
        assert hello["table"]["yours"] == [0]
        assert hello["game"] == whole(house, 0)
        assert (hello["game"]["version"], hello["game"]["step"]) == (3, 3)
        hello = watcher.told[0]
        assert (hello["notes"], hello["seen"], hello["table"]["yours"]) == (None, 0, [])
        assert hello["game"] == whole(house, None)
        assert hello["game"]["undo"] is False
        assert room.told == house.audience._lines.size if house.audience._lines else True
        assert ann.kinds[0] == "hello"
        assert watcher.kinds == ["hello"], "there is nothing new behind the greeting"

    within(job)


@pytest.mark.parametrize("game", ["stationx", "stationfall"])
def test_what_readers_piece_together_is_what_there_is(game: str) -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        room = await house.begin("Ann", "Bob", game=game)
        plugs = {
            (0, True): await house.comes("ann", 0),
            (1, True): await house.comes("bob", 1),
            (None, True): await house.comes(None, None),
            (0, False): await house.comes("ann", 0, view=False),
        }
        for turn in range(24):
            seat = room.entries[-1].seat if room.entries else 0
            if turn % 3 == 2 and room.match.may_undo(seat):
                mover, version = ("ann", "bob")[seat], room.version
                await actions.undo(hall.rooms, room.id, mover, seat, f"u{turn}", version)
            else:
                await hall.play(room)
            if turn % 4 == 3:
                continue
            await settle()
            for (seat_read, view), plug in plugs.items():
                found = whole(house, seat_read, view)
                assert plug.version == room.version
                assert plug.desk == found["desk"]
                assert plug.view == found.get("view")
                assert plug.log == found["log"]["events"]
                told = plug.last("game")
                assert told["undo"] == (seat_read is not None and room.match.may_undo(seat_read))
                assert told["step"] == len(room.match)
        assert any("desk_patch" in one for one in plugs[0, True].told[1:])
        assert not any("view" in one or "patch" in one for one in plugs[0, False].told[1:])

    within(job)


def test_of_a_match_that_is_over_everything_is_told_with_its_scores() -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        (ann,) = await hall.guests("Ann")
        house.room = room = await hall.table(ann, "random", "random")
        plug = await house.comes(None, None)
        assert plug.told[0]["game"]["outcome"] is None
        while room.match.to_act:
            await hall.play(room, 1)
        await settle()
        told = plug.last("game")
        assert told["outcome"] == json.loads(json.dumps(room.row.outcome))
        assert told["scores"] == told["outcome"]["rows"]
        assert told["log"]["at"] > 0, "who was there to the end is told only what is new"
        assert plug.view["legal"] == []
        assert plug.last("table")["table"]["status"] == "over"

    within(job)


def test_who_comes_and_goes_is_told_to_everybody_else() -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        await house.open("Ann", "Bob")
        ann = await house.comes("ann", 0)
        assert ann.kinds == ["hello"]
        assert ann.told[0]["game"] is None
        watcher = await house.comes(None, None)
        assert ann.kinds == ["hello", "table"]
        assert ann.last("table")["table"]["watchers"] == 1
        assert watcher.kinds == ["hello"]
        bob = await house.comes("bob", 1)
        assert ann.last("table")["table"]["seats"][1]["present"]
        bob.says(None)
        await settle()
        assert not ann.last("table")["table"]["seats"][1]["present"]
        assert house.room.present(0)
        assert not house.room.present(1)
        assert ann.kinds.count("table") == 3
        await lobby.start(hall.rooms, house.room.id, "ann", None)
        await settle()
        assert ann.last("table")["table"]["status"] == "playing"
        assert ann.last("game")["version"] == 0
        assert watcher.last("game")["version"] == 0

    within(job)


def test_what_is_said_is_heard_and_what_is_taken_away_is_gone() -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        room = await house.begin(
            "Ann", "Bob", "Cleo", "Dora", seats=4, game="stationfall", options={"teams": True}
        )
        partner = room.table.partner(0)
        assert partner is not None
        plugs = [await house.comes(one.id, number) for number, one in enumerate(house.people)]
        plugs.append(await house.comes(None, None))
        number = await chat.say(hall.rooms, room.id, house.people[0], 0, "psst", "team")
        await settle()
        assert [("chat" in plug.kinds) for plug in plugs] == [
            seat in (0, partner) for seat in range(5)
        ]
        open_line = await chat.say(hall.rooms, room.id, house.people[0], 0, "hello", "table")
        await chat.delete(hall.rooms, room.id, "ann", number)
        await chat.delete(hall.rooms, room.id, "ann", open_line)
        await settle()
        for seat, plug in enumerate(plugs):
            gone = [one["number"] for one in plug.told if one["type"] == "chat-gone"]
            assert gone == ([number, open_line] if seat in (0, partner) else [open_line])
            assert plug.last("chat")["line"]["text"] == "hello"
        revisions = [plug.kinds.count("table") for plug in plugs]
        await chat.say(hall.rooms, room.id, house.people[0], 0, "again", "table")
        await settle()
        assert [plug.kinds.count("table") for plug in plugs] == revisions

    within(job)


def test_who_is_away_for_a_while_gets_only_what_was_missed() -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        room = await house.begin("Ann", "Bob")
        stays = await house.comes("bob", 1)
        await hall.play(room, 4)
        await settle()
        known, length = room.version, len(stays.log)
        await hall.play(room, 2)
        await settle()
        found = await house.comes("ann", 0, version=known, length=length)
        game = found.told[0]["game"]
        assert game["log"]["at"] == length
        assert "desk" in game, "the first state is told whole"
        for version, said in ((room.version + 1, length), (-1, length), (known, -5)):
            other = await house.comes("ann", 0, version=version, length=said)
            assert other.told[0]["game"]["log"]["at"] == 0
        beyond = await house.comes("ann", 0, version=room.version, length=10_000)
        assert beyond.told[0]["game"]["log"] == {"at": len(stays.log), "events": []}

    within(job)


def test_who_returns_across_what_was_taken_back_before_anybody_read_gets_the_whole_log() -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        room = await house.begin("Ann", "Bob")
        await hall.play(room, 3)
        seat = room.entries[-1].seat
        mover = ("ann", "bob")[seat]
        await actions.undo(hall.rooms, room.id, mover, seat, "u", room.version)
        await hall.play(room, 2)
        for version, at in ((3, 0), (4, 2), (room.version, 2)):
            plug = await house.comes("ann", 0, version=version, length=2)
            assert plug.told[0]["game"]["log"]["at"] == at, version
            plug.says(None)
            await settle()

    within(job)


def test_who_loses_a_seat_is_told_so_and_sees_nothing_more() -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        room = await house.begin("Ann", "Bob")
        bob = await house.comes("bob", 1)
        await chat.kick(hall.rooms, room.id, "ann", 1)
        await hall.play(room)
        await settle()
        assert (bob.told[-1]["type"], bob.code) == ("error", 4403)
        assert bob.told[-1]["error"]["id"] == "server-not-your-seat"
        assert "game" not in bob.kinds
        assert not house.audience.readers

    within(job)


def test_readers_are_sent_to_come_again_where_the_table_is_not_kept() -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        room = await house.begin("Ann", "Bob")
        ann = await house.comes("ann", 0)
        hall.rooms.forget(room)
        await settle()
        assert ann.code == 1012
        house.room = again = await hall.rooms.room(room.id)
        assert house.audience.room is again
        ann = await house.comes("ann", 0)
        hall.rooms.send_home()
        await settle()
        late = await house.comes("bob", 1)
        assert (ann.code, late.code) == (1012, 1012)

    within(job)


def test_an_audience_is_that_of_its_room_and_forgotten_with_it() -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        room = await house.begin("Ann", "Bob")
        first = house.audience
        assert house.audience is first
        ann = await house.comes("ann", 0)
        await hall.play(room)
        await settle()
        assert room.told > 0
        ann.says(None)
        await settle()
        assert (room.told, first._lines, first._states, first._before) == (0, None, {}, {})
        hall.rooms.forget(room)
        assert house.audiences._known == {}
        assert house.audiences.at(room) is not first
        assert house.audiences._known == {}, "a room that is gone is not kept"

    within(job)


def test_what_a_client_says_is_answered() -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        room = await house.begin("Ann", "Bob", options={"build": "standard"})
        seat = room.match.to_act[0]
        mover = ("ann", "bob")[seat]
        plug, watcher = await house.comes(mover, seat), await house.comes(None, None)
        action = room.match.legal(seat)[0].to_json()
        act = {"type": "act", "seat": seat, "action": action, "id": "a", "version": 0}
        plug.says({"type": "ping"})
        plug.says(act)
        plug.says(act)
        await settle()
        assert [kind for kind in plug.kinds if kind in ("pong", "acted")][:2] == ["pong", "acted"]
        assert [one for one in plug.told if one["type"] == "acted"] == [
            {"type": "acted", "id": "a", "version": 1}
        ] * 2
        assert house.charged == [mover] * 2
        plug.says({"type": "seen", "step": 1})
        plug.says({**act, "id": "b", "action": {"kind": "dance", "args": []}, "version": 1})
        plug.says({**act, "id": "c", "seat": 1 - seat, "version": 1})
        plug.says({"type": "undo", "seat": seat, "id": "d", "version": 1})
        watcher.says(act)
        await settle()
        assert room.seats[seat].seen == 1
        refused = [one for one in plug.told if one["type"] == "refused"]
        assert [(one["id"], one["status"]) for one in refused] == [
            ("b", refused[0]["status"]),
            ("c", 403),
        ]
        assert refused[0]["status"] in (400, 422)
        assert plug.last("acted") == {"type": "acted", "id": "d", "version": 2}
        told = watcher.last("refused")
        assert (told["status"], told["error"]["id"]) == (403, "server-not-your-seat")
        assert told.get("after") is None
        assert len(house.charged) == 5

    within(job)


def test_a_careful_decision_is_confirmed_first() -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        room = await house.begin("Ann", "Bob", game="stationfall")
        while room.match.legal(room.match.to_act[0])[0].kind != "reveal":
            await hall.play(room)
        seat, version = room.match.to_act[0], room.version
        plug = await house.comes(("ann", "bob")[seat], seat)
        act = {"type": "act", "seat": seat, "id": "a", "version": version, "careful": True}
        plug.says({**act, "action": Action("reveal").to_json()})
        await settle()
        assert (plug.last("confirm")["id"], room.version) == ("a", version)

    within(job)


def test_who_decides_too_often_is_told_when_to_come_again() -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        room = await house.begin("Ann", "Bob")
        seat = room.match.to_act[0]

        def too_many(guest: str) -> None:
            raise Refusal(TOO_MANY, "server-too-often", retry=7, seconds=7)

        plug = await house.comes(("ann", "bob")[seat], seat, charge=too_many)
        plug.says({"type": "undo", "seat": seat, "id": "u", "version": 0})
        await settle()
        told = plug.last("refused")
        assert (told["status"], told["after"]) == (429, 7)

    within(job)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("nonsense", 1008),
        ('{"type": "dance"}', 1008),
        ("[" * 4000, 1008),
        ('"' + "x" * reading.LARGEST, 1009),
        (json.dumps({"type": "ping", "more": "x" * (reading.LARGEST - 28)})[: reading.LARGEST], 0),
    ],
)
def test_nonsense_closes_a_channel(said: str, code: int) -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        await house.begin("Ann", "Bob")
        plug = await house.comes(None, None)
        plug.says(said)
        await settle()
        assert plug.code == (code or plug.code)
        assert code or plug.code != 1009

    within(job)


@pytest.mark.parametrize("limits", [True, False])
def test_who_talks_too_much_is_sent_away_where_there_are_limits(limits: bool) -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        await house.begin("Ann", "Bob")
        plug = await house.comes(None, None)
        for _ in range(30):
            plug.says({"type": "ping"})
        for _ in range(5):
            await settle()
        assert (plug.kinds.count("pong"), plug.code) == (30, None)
        hall.clock.time += 1
        for _ in range(5):
            plug.says({"type": "ping"})
        await settle()
        assert (plug.kinds.count("pong"), plug.code) == (35, None)
        hall.clock.time -= 100
        plug.says({"type": "ping"})
        await settle()
        assert plug.code == (1008 if limits else None)

    within(job, limits=limits)


def test_a_reader_for_whom_too_much_waits_has_to_come_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def job(hall: Hall) -> None:
        monkeypatch.setattr(reading, "MOST_LINES", 3)
        house = House(hall)
        await house.begin("Ann", "Bob")
        reader = Reader(hall.rooms, house.audience, None, None)
        for _ in range(3):
            reader.answer({})
        assert not reader.parting
        reader.answer({})
        assert reader.parting
        plug = Plug()
        await reader.tell(plug)
        assert plug.code == 1012

    within(job)


def test_who_was_sent_away_first_for_one_reason_is_not_told_another() -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        await house.begin("Ann", "Bob")
        reader = Reader(hall.rooms, house.audience, None, None)
        reader.part(1009)
        reader.send_away()
        plug = Plug()
        await reader.tell(plug)
        assert plug.code == 1009

    within(job)


def test_a_line_that_breaks_ends_the_stay_without_a_failure_of_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def job(hall: Hall) -> None:
        failed: list[str] = []
        monkeypatch.setattr(reading.logs, "fail", lambda event, **more: failed.append(event))
        house = House(hall)
        room = await house.begin("Ann", "Bob")
        plug, other = await house.comes("ann", 0), await house.comes(None, None)
        plug.broken = True
        await hall.play(room)
        await settle()
        assert plug.stay.done()  # type: ignore[attr-defined]
        assert failed == []
        assert other.version == 1
        assert len(house.audience.readers) == 1

    within(job)


def test_a_long_past_is_taken_in_beside_play(monkeypatch: pytest.MonkeyPatch) -> None:
    async def job(hall: Hall) -> None:
        monkeypatch.setattr(telling, "MOST_AT_ONCE", 3)
        house = House(hall)
        room = await house.begin("Ann", "Bob")
        await hall.play(room, 8)
        audience = house.audience
        reader = Reader(hall.rooms, audience, None, None)
        audience.add(reader)
        audience._follow(room.match)
        assert audience._lines is None
        assert audience._taking_in is not None
        assert audience.knows_all(0, 0), "nothing can be told yet"
        first = audience._taking_in
        audience._follow(room.match)
        assert audience._taking_in is first
        await audience.ready()
        assert audience._taking_in is None
        assert audience._lines is not None
        assert room.told == audience._lines.size > 0
        assert reader._game, "who waits for it is told"
        assert not audience.knows_all(room.version, 0)
        assert audience.knows_all(room.version, len(audience._lines))
        assert not audience.knows_all(room.version - 1, len(audience._lines))

    within(job)


def test_what_may_be_taken_back_is_told_while_the_match_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        room = await house.begin("Ann", "Bob", options={"build": "standard"})

        def may(seat: int) -> bool:
            return Audience(hall.rooms, room, lambda: None)._may_undo(seat)

        seat = room.match.to_act[0]
        assert not may(seat)
        await hall.play(room)
        assert may(seat)
        assert not may(1 - seat)
        monkeypatch.setattr(rooms, "MOST_ENTRIES", 1)
        assert not may(seat)
        monkeypatch.undo()
        for status in ("over", "closed"):
            room.table = room.table.changed(status=status)
            assert not may(seat)

    within(job)


def test_the_match_before_the_last_action_alone_is_kept_to_compare() -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        room = await house.begin("Ann", "Bob")
        ann = await house.comes("ann", 0)
        before = room.match
        await hall.play(room)
        assert house.audience._previous is before
        seat = room.entries[-1].seat
        mover = ("ann", "bob")[seat]
        await actions.undo(hall.rooms, room.id, mover, seat, "u", room.version)
        assert house.audience._previous is None
        await hall.play(room)
        await hall.play(room)
        assert house.audience._previous is not None
        assert house.audience._previous.version == room.version - 1
        await settle()
        assert ann.version == room.version

    within(job)


def test_readers_who_see_the_same_share_what_is_made_for_them() -> None:
    async def job(hall: Hall) -> None:
        house = House(hall)
        room = await house.begin("Ann", "Bob")
        plugs = [await house.comes(None, None) for _ in range(2)]
        await hall.play(room)
        await settle()
        audience = house.audience
        at = len(plugs[0].log)
        first, length = audience.text(None, True, 0, 0)
        assert audience.text(None, True, 0, 0)[0] is first
        assert length == at
        assert audience.text(None, False, 0, 0)[0] != first
        assert audience.notice(None) is audience.notice("somebody")
        await proposals.propose(hall.rooms, room.id, "ann", "close", 0)
        await settle()
        assert plugs[0].last("table") == plugs[1].last("table")
        assert plugs[0].last("table")["table"]["proposal"]["kind"] == "close"

    within(job)


def test_a_long_log_comes_in_parts_one_behind_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async def job(hall: Hall) -> None:
        monkeypatch.setattr(lines, "LARGEST_CUT", 200)
        house = House(hall)
        room = await house.begin("Ann", "Bob")
        await hall.play(room, 6)
        plug = await house.comes("ann", 0)
        await settle()
        parts = [one["log"] for one in plug.told if one["type"] == "game"]
        assert len(parts) >= 2
        assert all(len(one["events"]) <= 3 for one in parts)
        assert plug.log == whole_log(room)

    within(job)


def whole_log(room: Room) -> Json:
    return json.loads(msgspec.json.encode(views.log_for(room.match, 0)))
