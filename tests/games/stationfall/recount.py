"""The score of a finished game, counted again from its last position and its log alone.

Written from the character cards and chapter 16, not from the engine: it shares no code with it and
knows the cards by heart, so that a slip in either shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import deorbit

HUMANS = (
    "astrochimp",
    "counselor",
    "cyborg",
    "daredevil",
    "engineer",
    "exile",
    "station-chief",
    "stowaway",
    "stranger",
    "troubleshooter",
)
ROBOTS = ("cyborg", "medical", "security")
OFFICERS = ("counselor", "engineer", "station-chief")
FUGITIVES = ("cyborg",)
FRIENDS = {
    "astrochimp": 2,
    "counselor": 2,
    "daredevil": 2,
    "exile": 2,
    "stowaway": 2,
    "stranger": 2,
    "troubleshooter": 2,
}
GRUDGES = {"cyborg": 2, "engineer": 2, "medical": 1, "security": 3, "station-chief": 2}
LIMITS = {
    "astrochimp": 5,
    "counselor": 6,
    "cyborg": 4,
    "daredevil": 5,
    "engineer": 5,
    "exile": 6,
    "medical": 4,
    "security": 4,
    "station-chief": 5,
    "stowaway": 4,
    "stranger": 6,
    "troubleshooter": 6,
}
GUILTY_WINS = ("cyborg", "engineer")
STARS = (1, 2, 3, 4, 6, 8, 11)


@dataclass
class Fall:
    """The station after Stationfall, all that was told about the way there, and the position in
    which that way began."""

    position: dict[str, Any]
    events: Sequence[deorbit.Event]
    before: dict[str, Any]

    def who(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.position["characters"][name]
        return found

    def player(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.position["players"][seat]
        return found

    # Where everybody and everything is ------------------------------------------------------------

    def away(self, place: str) -> bool:
        return place == "mesosphere" or place in self.position["launched"]

    def aboard(self, place: str) -> bool:
        """On board is every section but Outer Space and launched pods (5.1.6)."""
        elsewhere = ("card", "mesosphere", "annihilated", "outer-space")
        return place not in elsewhere and not self.away(place)

    def escaped(self, name: str) -> bool:
        return self.away(self.who(name)["at"])

    def is_down(self, name: str) -> bool:
        """The annihilated count as Down (16.4.2)."""
        return bool(self.who(name)["down"]) or self.who(name)["at"] == "annihilated"

    def down_on_board(self, name: str) -> bool:
        return self.is_down(name) and self.aboard(self.who(name)["at"])

    def item_escaped(self, item: str) -> bool:
        held = any(item in self.who(name)["holds"] for name in self.everybody if self.escaped(name))
        lying = any(
            item in items for place, items in self.position["items"].items() if self.away(place)
        )
        return held or lying

    @property
    def everybody(self) -> list[str]:
        return list(self.position["characters"])

    @property
    def pcs(self) -> dict[str, int]:
        return {one["pc"]: seat for seat, one in enumerate(self.position["players"])}

    # What was told --------------------------------------------------------------------------------

    def told(self, *names: str, before_the_fall: bool = False) -> list[deorbit.Event]:
        found = []
        for event in self.events:
            if before_the_fall and event.name == "station-falls":
                break
            if event.name in names:
                found.append(event)
        return found

    def released(self) -> bool:
        return bool(self.before["project"]["released"] or self.told("released"))

    def revealed_early(self, seat: int) -> bool:
        early = self.told("revealed", "schroedinger", before_the_fall=True)
        known = "pc" in self.before["players"][seat]
        return known or any(event.args["player"] == seat for event in early)

    def guilt(self) -> list[str]:
        """Of every player, by what was said about them."""
        found: list[str] = [one["guilt"] for one in self.before["players"]]
        now = {"suspected": "suspect", "convicted": "guilty", "cleared": "suspect"}
        for event in self.told(*now):
            found[int(str(event.args["player"]))] = now[event.name]
        return found

    def offsites(self) -> dict[str, set[object]]:
        found: dict[str, set[object]] = {
            name: set(data) for name, data in self.before["offsites"].items()
        }
        for event in self.told("transmitted", "delivered"):
            found[str(event.args["offsite"])].add(event.args["data"])
        return found

    def track(self) -> int:
        """Medical's track: Humans whom Medical revived, cubes that the reveal betrayed."""
        revived = sum(
            event.args["character"] == "medical" and event.args["other-character"] in HUMANS
            for event in self.told("revived")
        )
        betrayed = sum(
            int(str(event.args["count"]))
            for event in self.told("cubes-betrayed")
            if event.args["card"] == "medical"
        )
        return int(self.before["medical"]) + revived + betrayed

    # The rows of the cards ------------------------------------------------------------------------

    def others_escaped(self, name: str, group: Sequence[str]) -> int:
        return sum(self.escaped(other) for other in group if other != name)

    def contamination_escaped(self) -> bool:
        return any(self.who(name)["contaminated"] and self.escaped(name) for name in self.everybody)

    def most_kompromat(self, seat: int) -> bool:
        hands = [len(one["hand"]) for one in self.position["players"]]
        return all(hands[seat] > hand for other, hand in enumerate(hands) if other != seat)

    def fewest_betrayed(self, seat: int) -> bool:
        betrayed = [int(one["betrayal"]) for one in self.position["players"]]
        return betrayed[seat] == min(betrayed)

    def wanted(self) -> int:
        """Down Fugitives, Monsters and PCs of players who are not Innocent, on board."""
        found = {name for name in FUGITIVES if self.down_on_board(name)}
        for name, seat in self.pcs.items():
            if self.down_on_board(name) and self.guilt()[seat] != "innocent":
                found.add(name)
        monster = self.position.get("monster")
        return len(found) + bool(monster and monster["down"] and self.aboard(monster["at"]))

    def armed_and_down(self) -> int:
        return sum(
            self.down_on_board(name) and bool({"bludgeon", "gun"} & set(self.who(name)["holds"]))
            for name in HUMANS
        )

    def live_robots(self) -> int:
        return sum(not self.is_down(name) for name in ROBOTS)

    def damaged_sections(self) -> set[str]:
        """A launched pod is no section any more."""
        return {place for place in self.position["damaged"] if not self.away(place)}

    def with_bonus(self, seat: int) -> bool:
        """Stranger Live and in one place with a Bonus Character."""
        here = self.who("stranger")
        return not self.is_down("stranger") and any(
            self.who(name)["at"] == here["at"] for name in self.bonus_characters(seat)
        )

    def bonus_characters(self, seat: int) -> list[str]:
        """A Schroedinger Reveal leaves none (3.5.1), but for Enigma before Stationfall."""
        found: list[str] = self.player(seat)["bonus"]
        told = any(event.args["player"] == seat for event in self.told("schroedinger"))
        if told or self.before["players"][seat]["schroedinger"]:
            enigma = self.player(seat)["pc"] == "stranger" and self.revealed_early(seat)
            return found if enigma else []
        return found

    def bonus(self, seat: int) -> int:
        points = 0
        for name in self.bonus_characters(seat):
            if self.escaped(name):
                points += FRIENDS.get(name, 0)
            elif self.is_down(name):
                points += GRUDGES.get(name, 0)
        return points


Row = tuple[int, bool, Callable[[Fall, int], int]]
"""Points, whether it begins with a plus, and how many times it is fulfilled."""


def escapes(name: str) -> Callable[[Fall, int], int]:
    return lambda fall, seat: fall.escaped(name)


def holds(name: str, item: str) -> Callable[[Fall, int], int]:
    return lambda fall, seat: item in fall.who(name)["holds"]


def possesses(name: str, data: str) -> Callable[[Fall, int], int]:
    return lambda fall, seat: data in fall.who(name)["data"]


AGENDAS: dict[str, list[Row]] = {
    "astrochimp": [
        (3, False, escapes("astrochimp")),
        (2, True, holds("astrochimp", "briefcase")),
        (2, True, holds("astrochimp", "artifact")),
        (2, True, holds("astrochimp", "gun")),
    ],
    "counselor": [
        (2, False, escapes("counselor")),
        (4, False, lambda fall, seat: fall.item_escaped("artifact")),
        (2, False, Fall.most_kompromat),
        (1, False, Fall.fewest_betrayed),
    ],
    "cyborg": [
        (1, False, lambda fall, seat: sum(map(fall.is_down, OFFICERS))),
        (2, False, lambda fall, seat: not any(fall.escaped(n) for n in fall.pcs if n in HUMANS)),
        (2, False, lambda fall, seat: not fall.contamination_escaped()),
        (2, False, lambda fall, seat: fall.released()),
    ],
    "daredevil": [
        (3, False, escapes("daredevil")),
        (2, True, lambda fall, seat: fall.others_escaped("daredevil", HUMANS) == 0),
        (
            2,
            True,
            lambda fall, seat: (
                "artifact" in fall.who("daredevil")["holds"]
                or fall.who("daredevil")["contaminated"]
            ),
        ),
        (1, False, lambda fall, seat: fall.released()),
    ],
    "engineer": [
        (3, False, lambda fall, seat: bool(fall.told("detonated", before_the_fall=True))),
        (3, False, lambda fall, seat: not fall.contamination_escaped()),
        (2, False, lambda fall, seat: not fall.item_escaped("artifact")),
        (1, False, lambda fall, seat: fall.guilt()[seat] == "innocent"),
    ],
    "exile": [
        (2, False, escapes("exile")),
        (2, True, lambda fall, seat: sum(map(fall.escaped, fall.player(seat)["hand"]))),
        (
            3,
            True,
            lambda fall, seat: (
                "evidence" in fall.who("exile")["data"]
                and "evidence" not in fall.offsites()["news"]
            ),
        ),
    ],
    "medical": [
        (2, False, lambda fall, seat: not any(map(fall.down_on_board, HUMANS))),
        (1, False, lambda fall, seat: sum(fall.track() >= star for star in STARS)),
    ],
    "security": [
        (1, False, lambda fall, seat: fall.wanted()),
        (1, False, lambda fall, seat: fall.armed_and_down()),
        (1, False, lambda fall, seat: not fall.item_escaped("briefcase")),
        (1, False, lambda fall, seat: not fall.item_escaped("artifact")),
        (
            1,
            True,
            lambda fall, seat: (
                not (fall.item_escaped("briefcase") or fall.item_escaped("artifact"))
            ),
        ),
    ],
    "station-chief": [
        (1, False, lambda fall, seat: fall.others_escaped("station-chief", HUMANS)),
        (
            1,
            True,
            lambda fall, seat: fall.others_escaped(
                "station-chief", [name for name in OFFICERS if name not in fall.pcs]
            ),
        ),
        (
            2,
            False,
            lambda fall, seat: (
                fall.aboard(fall.who("station-chief")["at"]) and not fall.is_down("station-chief")
            ),
        ),
    ],
    "stowaway": [
        (2, False, lambda fall, seat: "x-secret" in fall.offsites()["news"]),
        (2, False, lambda fall, seat: "evidence" in fall.offsites()["news"]),
        (2, False, escapes("stowaway")),
        (
            3,
            True,
            lambda fall, seat: (
                [
                    name
                    for name in fall.everybody
                    if fall.escaped(name) and "evidence" in fall.who(name)["data"]
                ]
                == ["stowaway"]
            ),
        ),
    ],
    "stranger": [
        (1, False, lambda fall, seat: not fall.revealed_early(seat)),
        (1, False, possesses("stranger", "x-secret")),
        (2, False, lambda fall, seat: fall.bonus(seat) > 0),
        (2, False, Fall.with_bonus),
    ],
    "troubleshooter": [
        (2, False, lambda fall, seat: fall.position["antimatter"] == "stable"),
        (2, False, lambda fall, seat: not fall.released()),
        (2, False, lambda fall, seat: not fall.damaged_sections()),
        (1, False, lambda fall, seat: fall.live_robots()),
    ],
}


def rows(fall: Fall, seat: int) -> dict[str, int]:
    """All rows of a player that gave or took points."""
    one = fall.player(seat)
    pc = one["pc"]
    found: dict[str, int] = {}
    fulfilled = 0
    for number, (points, plus, condition) in enumerate(AGENDAS[pc], start=1):
        times = int(condition(fall, seat))
        if not plus:
            fulfilled = times
        if fulfilled:
            found[f"{pc}-{number}"] = points * times
    found["bonus"] = fall.bonus(seat)
    found["bribe-unused"] = int(one["bribe"] == "unused")
    found["bribes-held"] = sum(
        other["bribe"] == pc
        for number, other in enumerate(fall.position["players"])
        if number != seat
    )
    outside = one["betrayal"] + sum(one["cubes"].values())
    found["penalty"] = -max(0, outside - LIMITS[pc])
    return {name: points for name, points in found.items() if points}


def winners(fall: Fall, scores: Sequence[int]) -> tuple[int, ...]:
    """The best among those who are not Guilty or win all the same (16.4.8, 16.4.9)."""
    standing = {
        seat: (scores[seat], -one["betrayal"], one["pool"])
        for seat, one in enumerate(fall.position["players"])
        if fall.guilt()[seat] != "guilty" or one["pc"] in GUILTY_WINS
    }
    return tuple(seat for seat, rank in standing.items() if rank == max(standing.values()))


def check_outcome(m: deorbit.Match) -> None:
    """The outcome of a finished match is what its position and log add up to."""
    outcome = m.outcome
    assert outcome is not None
    fall = Fall(m.position(), m.log(None), m.at(0).position())
    counted = [rows(fall, seat) for seat in range(m.seats)]
    assert [dict(one) for one in outcome.rows] == counted
    scores = [sum(one.values()) for one in counted]
    assert list(outcome.scores) == scores
    assert outcome.winners == winners(fall, scores)
    assert [one["guilt"] for one in fall.position["players"]] == fall.guilt()
    assert {name: set(data) for name, data in fall.position["offsites"].items()} == fall.offsites()
    assert fall.position["medical"] == fall.track()
    assert fall.position["project"]["released"] == fall.released()
    assert (fall.position["ending"] == "detonation") == bool(
        fall.told("detonated", before_the_fall=True)
    )
