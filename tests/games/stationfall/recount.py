"""The score of a finished game, counted again from its last position and its log alone.

Written from the character cards and chapters 16 to 18, not from the engine: it shares no code with
it and knows the cards by heart, so that a slip in either shows. A player here is a conspiracy: who
plays two colours is two of them, and a seat has all that its players have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import deorbit

CLONES = ("clone-1", "clone-2", "clone-3")
DRONES = ("drone-1", "drone-2")
RAT = "telepathic-rat"
ASSISTANT = "digital-assistant"

HUMANS = (
    "astrochimp",
    "billionaire",
    "boarder",
    "botanist",
    "colonel",
    "corpsicle",
    "counselor",
    "cyborg",
    "daredevil",
    "doctor",
    "engineer",
    "exile",
    "inspector",
    *CLONES,
    "microbiologist",
    "operative",
    "station-chief",
    "stowaway",
    "stranger",
    "troubleshooter",
)
ROBOTS = ("consort", "cyborg", *DRONES, "legal", "medical", "security")
OFFICERS = ("colonel", "counselor", "engineer", "operative", "station-chief")
FUGITIVES = ("boarder", "cyborg")
FRIENDS = {
    "astrochimp": 2,
    "billionaire": 2,
    "boarder": 1,
    "botanist": 2,
    "colonel": 2,
    "consort": 2,
    "corpsicle": 3,
    "counselor": 2,
    "daredevil": 2,
    "digital-assistant": 2,
    "doctor-hyde": 2,
    "doctor-jekyll": 2,
    "exile": 2,
    "inspector": 2,
    "microbiologist": 2,
    "stowaway": 2,
    "stranger": 2,
    "telepathic-rat": 2,
    "troubleshooter": 2,
}
GRUDGES = {
    "cyborg": 2,
    "engineer": 2,
    "legal": 1,
    "medical": 1,
    "operative": 2,
    "security": 3,
    "station-chief": 2,
}
KEEPSAKES = {"billionaire": "fletcher", "botanist": "fang-moss"}
"""The Item that has to escape in place of a Bonus Character."""
LIMITS = {
    "astrochimp": 5,
    "billionaire": 3,
    "boarder": 4,
    "botanist": 5,
    "colonel": 4,
    "consort": 6,
    "corpsicle": 5,
    "counselor": 6,
    "cyborg": 4,
    "daredevil": 5,
    "digital-assistant": 5,
    "doctor-hyde": 5,
    "doctor-jekyll": 5,
    "engineer": 5,
    "exile": 6,
    "inspector": 4,
    "legal": 4,
    "maintenance-clones": 5,
    "medical": 4,
    "microbiologist": 5,
    "operative": 5,
    "security": 4,
    "station-chief": 5,
    "stowaway": 4,
    "stranger": 6,
    "telepathic-rat": 8,
    "troubleshooter": 6,
}
BOTS_LIMIT = 8
GUILTY_WINS = ("boarder", "cyborg", "digital-assistant", "engineer", "telepathic-rat")
BRIBES_DOUBLE = ("boarder", "consort", "doctor-hyde", "inspector")
BRIBES_NONE = ("billionaire",)
STARS = (1, 2, 3, 4, 6, 8, 11)
WINNERS = {2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 3}


def card_of(identity: str) -> str:
    """Both identities of the Doctor are on one card."""
    return "doctor" if identity.startswith("doctor-") else identity


def pawns_of(card: str) -> Sequence[str]:
    return {"maintenance-clones": CLONES, "drones": DRONES}.get(card, (card,))


@dataclass
class Fall:
    """The station after Stationfall, all that was told about the way there, and the position in
    which that way began."""

    position: dict[str, Any]
    events: Sequence[deorbit.Event]
    before: dict[str, Any]
    seats: int
    teams: bool
    bots: Sequence[int] = ()
    cooperative: bool = False

    def who(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.position["characters"][name]
        return found

    def player(self, number: int) -> dict[str, Any]:
        found: dict[str, Any] = self.position["players"][number]
        return found

    @property
    def players(self) -> range:
        return range(len(self.position["players"]))

    def seat_of(self, player: int) -> int:
        """Two people play two colours each, in turn (17.2.2.2)."""
        return player % self.seats

    def lead(self, player: int) -> int:
        """Who keeps what a pair has in common: the two colours of a seat, or the two of a team.
        Bots are of no team (house-bot-teams)."""
        people = [one for one in self.players if one not in self.bots]
        if player in self.bots or not (self.teams or self.seats == 2):
            return player
        return people[people.index(player) % (len(people) // 2)]

    # Where everybody and everything is ------------------------------------------------------------

    def present(self, names: Iterable[str]) -> list[str]:
        """Those of them who are in play."""
        return [name for name in names if name in self.position["characters"]]

    def place(self, name: str) -> str:
        """Where somebody is; who was swallowed is where the Monster is."""
        at: str = self.who(name)["at"]
        return self.position["monster"]["at"] if at == "monster" else at

    def away(self, place: str) -> bool:
        return place == "mesosphere" or place in self.position["launched"]

    def aboard(self, place: str) -> bool:
        """On board is every section but Outer Space and launched pods (5.1.6)."""
        elsewhere = ("card", "mesosphere", "annihilated", "outer-space")
        return place not in elsewhere and not self.away(place)

    def escaped(self, name: str) -> bool:
        """One pawn. Of the Digital Assistant any copy counts, an Item is where it is."""
        if name == ASSISTANT:
            return self.data_escaped(ASSISTANT)
        return self.item_escaped(RAT) if name == RAT else self.away(self.place(name))

    def card_escaped(self, card: str) -> bool:
        return any(map(self.escaped, pawns_of(card)))

    def is_down(self, name: str) -> bool:
        """The annihilated count as Down (16.4.2)."""
        return bool(self.who(name)["down"]) or self.who(name)["at"] == "annihilated"

    def down_on_board(self, name: str) -> bool:
        return self.is_down(name) and self.aboard(self.place(name))

    def spot(self, name: str) -> tuple[str, str]:
        """Who and what has the same spot is colocated. Outside pods the escaped share nothing but
        what they hold (16.4.3), the swallowed are among themselves, the annihilated nowhere."""
        if name == RAT:
            return self.item_spot(RAT)
        at: str = self.who(name)["at"]
        return (at, name if at in ("mesosphere", "annihilated", "card") else "")

    def item_spot(self, item: str) -> tuple[str, str]:
        for name in self.position["characters"]:
            if item in self.who(name)["holds"]:
                return self.spot(name)
        for section, items in self.position["items"].items():
            if item in items:
                return (section, "")
        return ("annihilated", item)

    def item_escaped(self, item: str) -> bool:
        at, _ = self.item_spot(item)
        return self.away(self.position["monster"]["at"] if at == "monster" else at)

    def data_escaped(self, data: str) -> bool:
        """An escaped character possesses it, or an offsite (9.6.1)."""
        carried = any(data in self.who(name)["data"] for name in self.everybody if self.gone(name))
        return carried or any(data in kept for kept in self.offsites().values())

    def gone(self, name: str) -> bool:
        return self.away(self.place(name))

    @property
    def everybody(self) -> list[str]:
        return list(self.position["characters"])

    @property
    def pcs(self) -> dict[str, list[int]]:
        """The pawns of revealed characters and whose they are; the Doctor may be two players'."""
        found: dict[str, list[int]] = {}
        for player in self.players:
            for pawn in pawns_of(card_of(self.player(player)["pc"])):
                found.setdefault(pawn, []).append(player)
        return found

    # What was told --------------------------------------------------------------------------------

    def told(self, *names: str, before_the_fall: bool = False) -> list[deorbit.Event]:
        found = []
        for event in self.events:
            if before_the_fall and event.name == "station-falls":
                break
            if event.name in names:
                found.append(event)
        return found

    def since_the_fall(self, *names: str) -> list[deorbit.Event]:
        early = len(self.told(*names, before_the_fall=True))
        return self.told(*names)[early:]

    def released(self) -> bool:
        return bool(self.before["project"]["released"] or self.told("released"))

    def revealed_early(self, player: int) -> bool:
        early = self.told("revealed", "schroedinger", before_the_fall=True)
        known = "pc" in self.before["players"][player]
        return known or any(event.args["player"] == player for event in early)

    def guilt(self) -> list[str]:
        """Of every player, by what was said about them."""
        found: list[str] = [one["guilt"] for one in self.before["players"]]
        now = {
            "suspected": "suspect",
            "convicted": "guilty",
            "cleared": "suspect",
            "lawyered-up": "suspect",
        }
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

    def eaten(self) -> int:
        """Humans whom Fang Moss annihilated."""
        eaten = sum(event.args["character"] in HUMANS for event in self.told("eaten"))
        return int(self.before.get("eaten", 0)) + eaten

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

    def others_escaped(self, name: str, group: Iterable[str]) -> int:
        return sum(self.escaped(other) for other in self.present(group) if other != name)

    def contaminated_escaped(self) -> list[str]:
        return [n for n in self.everybody if self.who(n)["contaminated"] and self.escaped(n)]

    def hand(self, player: int) -> list[str]:
        """Two colours of one seat share their Kompromat (17.2.6)."""
        found: list[str] = self.player(self.seat_of(player))["hand"]
        return found

    def most_kompromat(self, player: int) -> bool:
        own = self.seat_of(player)
        hands = [len(self.hand(seat)) for seat in range(self.seats)]
        return all(hands[own] > hand for other, hand in enumerate(hands) if other != own)

    def fewest_betrayed(self, player: int) -> bool:
        betrayed = [int(one["betrayal"]) for one in self.position["players"]]
        return betrayed[player] == min(betrayed)

    def wanted(self) -> int:
        """Down Fugitives, Monsters and PCs of players who are not Innocent, on board."""
        guilt = self.guilt()
        found = set(self.present(FUGITIVES))
        for name, players in self.pcs.items():
            if any(guilt[player] != "innocent" for player in players):
                found.add(name)
        monster = self.position.get("monster")
        return sum(map(self.down_on_board, found)) + bool(
            monster and monster["down"] and self.aboard(monster["at"])
        )

    def armed_and_down(self) -> int:
        return sum(
            self.down_on_board(name) and bool({"bludgeon", "gun"} & set(self.who(name)["holds"]))
            for name in self.present(HUMANS)
        )

    def live_robots(self) -> int:
        return sum(not self.is_down(name) for name in self.present(ROBOTS))

    def damaged_sections(self) -> set[str]:
        """A launched pod is no section any more."""
        return {place for place in self.position["damaged"] if not self.away(place)}

    def alone(self, name: str) -> bool:
        """No other Live Human or Robot in the same place."""
        return not any(
            self.spot(other) == self.spot(name) and not self.is_down(other)
            for other in self.present({*HUMANS, *ROBOTS} - {name})
        )

    def together(self, name: str, item: str) -> bool:
        return self.escaped(name) and self.item_spot(item) == self.spot(name)

    def spaced(self) -> list[str]:
        """Who was in Outer Space when the ship came."""
        found: list[str] = self.position["spaced"]["characters"]
        return found

    def live_humans_in_space(self) -> int:
        return sum(name in HUMANS and not self.is_down(name) for name in self.spaced())

    def robots_with_assistant(self) -> int:
        return sum(
            self.gone(name) and ASSISTANT in self.who(name)["data"] for name in self.present(ROBOTS)
        )

    def other_assistants(self) -> int:
        """At offsites, and with escaped Humans who are no Robots."""
        humans = self.present(set(HUMANS) - set(ROBOTS))
        carried = sum(self.gone(name) and ASSISTANT in self.who(name)["data"] for name in humans)
        return carried + sum(ASSISTANT in kept for kept in self.offsites().values())

    def escaped_humans(self) -> list[str]:
        return [name for name in self.present(HUMANS) if self.escaped(name)]

    def cruel_trip(self) -> bool:
        """The Doctor Live in a launched pod with a Down Human."""
        pod = self.who("doctor")["at"]
        return (
            pod in self.position["launched"]
            and not self.is_down("doctor")
            and any(self.who(n)["at"] == pod and self.is_down(n) for n in self.present(HUMANS))
        )

    def innocent_pc_escaped(self) -> bool:
        guilt = self.guilt()
        return any(
            self.escaped(name) and any(guilt[player] == "innocent" for player in players)
            for name, players in self.pcs.items()
        )

    def prey(self) -> list[str]:
        """Down Humans and Robots in one place with the Rat."""
        return [
            name
            for name in self.present({*HUMANS, *ROBOTS})
            if self.spot(name) == self.spot(RAT) and self.is_down(name)
        ]

    def kompromat_of_prey(self, player: int) -> int:
        prey = self.prey()
        return sum(any(n in prey for n in pawns_of(card)) for card in self.hand(player))

    # Bonus Characters -----------------------------------------------------------------------------

    def with_bonus(self, player: int) -> bool:
        """Stranger Live and in one place with a Bonus Character."""
        here = self.spot("stranger")
        return not self.is_down("stranger") and any(
            self.spot(pawn) == here
            for name in self.bonus_characters(player)
            for pawn in pawns_of(card_of(name))
        )

    def bonus_characters(self, player: int) -> list[str]:
        """A Schroedinger Reveal leaves none (3.5.1), but for Enigma before Stationfall. A pair has
        one in common (17.2.1, 18.2)."""
        found: list[str] = self.player(self.lead(player))["bonus"]
        told = any(event.args["player"] == player for event in self.told("schroedinger"))
        if told or self.before["players"][player]["schroedinger"]:
            enigma = self.player(player)["pc"] == "stranger" and self.revealed_early(player)
            return found if enigma else []
        return found

    def friendship(self, name: str) -> int:
        if name == "maintenance-clones":
            away = sum(map(self.escaped, CLONES))
            return away + (away == len(CLONES))
        if name in KEEPSAKES:
            return FRIENDS[name] if self.item_escaped(KEEPSAKES[name]) else 0
        return FRIENDS.get(name, 0) if self.card_escaped(card_of(name)) else 0

    def bonus(self, player: int) -> int:
        points = 0
        for name in self.bonus_characters(player):
            points += self.friendship(name)
            if name in GRUDGES and self.is_down(name) and not self.escaped(name):
                points += GRUDGES[name]
        return points


Row = tuple[int, bool, Callable[[Fall, int], int]]
"""Points, whether it begins with a plus, and how many times it is fulfilled."""


def escapes(name: str) -> Callable[[Fall, int], int]:
    return lambda fall, player: fall.escaped(name)


def holds(name: str, *items: str) -> Callable[[Fall, int], int]:
    return lambda fall, player: bool(set(items) & set(fall.who(name)["holds"]))


def possesses(name: str, data: str) -> Callable[[Fall, int], int]:
    return lambda fall, player: data in fall.who(name)["data"]


def contaminated(name: str) -> Callable[[Fall, int], int]:
    return lambda fall, player: fall.who(name)["contaminated"]


def taken(item: str) -> Callable[[Fall, int], int]:
    return lambda fall, player: fall.item_escaped(item)


def left(item: str) -> Callable[[Fall, int], int]:
    return lambda fall, player: not fall.item_escaped(item)


def known(data: str) -> Callable[[Fall, int], int]:
    return lambda fall, player: fall.data_escaped(data)


def unknown(data: str) -> Callable[[Fall, int], int]:
    return lambda fall, player: not fall.data_escaped(data)


def sent(data: str, offsite: str) -> Callable[[Fall, int], int]:
    return lambda fall, player: data in fall.offsites()[offsite]


def with_the_rat(item: str) -> Callable[[Fall, int], int]:
    return lambda fall, player: fall.item_spot(item) == fall.spot(RAT)


def alone(name: str) -> Callable[[Fall, int], int]:
    return lambda fall, player: fall.alone(name)


def clean(fall: Fall, player: int) -> bool:
    return not fall.contaminated_escaped()


def released(fall: Fall, player: int) -> bool:
    return fall.released()


def never_released(fall: Fall, player: int) -> bool:
    return not fall.released()


def incognito(fall: Fall, player: int) -> bool:
    return not fall.revealed_early(player)


AGENDAS: dict[str, list[Row]] = {
    "astrochimp": [
        (3, False, escapes("astrochimp")),
        (2, True, holds("astrochimp", "briefcase")),
        (2, True, holds("astrochimp", "artifact")),
        (2, True, holds("astrochimp", "gun")),
    ],
    "billionaire": [
        (4, False, escapes("billionaire")),
        (1, True, alone("billionaire")),
        (2, False, taken("fletcher")),
        (1, True, lambda fall, player: fall.together("billionaire", "fletcher")),
    ],
    "boarder": [
        (2, False, escapes("boarder")),
        (
            4,
            True,
            lambda fall, player: (
                "briefcase" in fall.who("boarder")["holds"] or fall.position["spaced"]["briefcase"]
            ),
        ),
        (1, True, lambda fall, player: fall.live_humans_in_space()),
    ],
    "botanist": [
        (2, False, lambda fall, player: fall.eaten()),
        (2, False, taken("fang-moss")),
        (2, False, escapes("botanist")),
        (1, True, contaminated("botanist")),
    ],
    "colonel": [
        (3, False, escapes("colonel")),
        (2, False, lambda fall, player: bool(set(fall.contaminated_escaped()) - set(fall.pcs))),
        (2, False, released),
        (2, False, known("x-secret")),
    ],
    "consort": [
        (0, False, escapes("consort")),
        (3, True, alone("consort")),
        (3, True, holds("consort", "briefcase")),
        (1, True, incognito),
    ],
    "corpsicle": [
        (3, False, escapes("corpsicle")),
        (2, True, holds("corpsicle", "nanogel", "nanogel-used")),
        (2, False, known("x-secret")),
        (2, False, never_released),
    ],
    "counselor": [
        (2, False, escapes("counselor")),
        (4, False, taken("artifact")),
        (2, False, Fall.most_kompromat),
        (1, False, Fall.fewest_betrayed),
    ],
    "cyborg": [
        (1, False, lambda fall, player: sum(map(fall.is_down, fall.present(OFFICERS)))),
        (2, False, lambda fall, player: not any(n in fall.pcs for n in fall.escaped_humans())),
        (2, False, clean),
        (2, False, released),
    ],
    "daredevil": [
        (3, False, escapes("daredevil")),
        (2, True, lambda fall, player: fall.others_escaped("daredevil", HUMANS) == 0),
        (
            2,
            True,
            lambda fall, player: (
                "artifact" in fall.who("daredevil")["holds"]
                or fall.who("daredevil")["contaminated"]
            ),
        ),
        (1, False, released),
    ],
    "digital-assistant": [
        (2, False, lambda fall, player: fall.robots_with_assistant()),
        (1, False, lambda fall, player: fall.other_assistants()),
        (
            2,
            False,
            lambda fall, player: fall.robots_with_assistant() + fall.other_assistants() >= 2,
        ),
    ],
    "doctor-hyde": [
        (2, False, escapes("doctor")),
        (3, True, holds("doctor", "briefcase")),
        (4, True, lambda fall, player: fall.cruel_trip()),
    ],
    "doctor-jekyll": [
        (1, False, escapes("doctor")),
        (3, True, contaminated("doctor")),
        (3, True, holds("doctor", "artifact")),
        (
            3,
            False,
            lambda fall, player: not any("evidence" in kept for kept in fall.offsites().values()),
        ),
    ],
    "engineer": [
        (3, False, lambda fall, player: bool(fall.told("detonated", before_the_fall=True))),
        (3, False, clean),
        (2, False, left("artifact")),
        (1, False, lambda fall, player: fall.guilt()[player] == "innocent"),
    ],
    "exile": [
        (2, False, escapes("exile")),
        (2, True, lambda fall, player: sum(map(fall.card_escaped, fall.hand(player)))),
        (
            3,
            True,
            lambda fall, player: (
                "evidence" in fall.who("exile")["data"]
                and "evidence" not in fall.offsites()["news"]
            ),
        ),
    ],
    "inspector": [
        (2, False, escapes("inspector")),
        (4, True, holds("inspector", "briefcase")),
        (1, False, sent("evidence", "authorities")),
        (2, True, lambda fall, player: "evidence" not in fall.offsites()["news"]),
    ],
    "legal": [
        (
            1,
            False,
            lambda fall, player: sum("nda" in fall.who(n)["data"] for n in fall.escaped_humans()),
        ),
        (
            4,
            False,
            lambda fall, player: all("nda" in fall.who(n)["data"] for n in fall.escaped_humans()),
        ),
        (2, False, unknown("evidence")),
        (1, False, lambda fall, player: fall.guilt().count("suspect")),
    ],
    "maintenance-clones": [
        (1, False, lambda fall, player: any(map(fall.escaped, CLONES))),
        (4, True, lambda fall, player: sum(map(fall.escaped, CLONES)) >= 2),
        (2, True, sent("evidence", "news")),
    ],
    "medical": [
        (2, False, lambda fall, player: not any(map(fall.down_on_board, fall.present(HUMANS)))),
        (1, False, lambda fall, player: sum(fall.track() >= star for star in STARS)),
    ],
    "microbiologist": [
        (2, False, escapes("microbiologist")),
        (1, False, lambda fall, player: len(fall.contaminated_escaped())),
        (2, False, known("x-secret")),
    ],
    "operative": [
        (2, False, unknown("evidence")),
        (2, False, unknown("x-secret")),
        (2, False, lambda fall, player: not fall.innocent_pc_escaped()),
        (2, False, clean),
        (1, False, lambda fall, player: fall.others_escaped("", ROBOTS) == 0),
    ],
    "security": [
        (1, False, lambda fall, player: fall.wanted()),
        (1, False, lambda fall, player: fall.armed_and_down()),
        (1, False, left("briefcase")),
        (1, False, left("artifact")),
        (
            1,
            True,
            lambda fall, player: (
                not (fall.item_escaped("briefcase") or fall.item_escaped("artifact"))
            ),
        ),
    ],
    "station-chief": [
        (1, False, lambda fall, player: fall.others_escaped("station-chief", HUMANS)),
        (
            1,
            True,
            lambda fall, player: fall.others_escaped(
                "station-chief", [name for name in OFFICERS if name not in fall.pcs]
            ),
        ),
        (
            2,
            False,
            lambda fall, player: (
                fall.aboard(fall.place("station-chief")) and not fall.is_down("station-chief")
            ),
        ),
    ],
    "stowaway": [
        (2, False, sent("x-secret", "news")),
        (2, False, sent("evidence", "news")),
        (2, False, escapes("stowaway")),
        (
            3,
            True,
            lambda fall, player: (
                [
                    name
                    for name in fall.everybody
                    if fall.gone(name) and "evidence" in fall.who(name)["data"]
                ]
                == ["stowaway"]
            ),
        ),
    ],
    "stranger": [
        (1, False, incognito),
        (1, False, possesses("stranger", "x-secret")),
        (2, False, lambda fall, player: fall.bonus(player) > 0),
        (2, False, Fall.with_bonus),
    ],
    "telepathic-rat": [
        (1, False, lambda fall, player: len(fall.prey())),
        (2, True, Fall.kompromat_of_prey),
        (2, False, with_the_rat("artifact")),
        (2, False, with_the_rat("briefcase")),
    ],
    "troubleshooter": [
        (2, False, lambda fall, player: fall.position["antimatter"] == "stable"),
        (2, False, never_released),
        (2, False, lambda fall, player: not fall.damaged_sections()),
        (1, False, lambda fall, player: fall.live_robots()),
    ],
    "troubleshooter-bot": [
        (3, False, escapes("troubleshooter")),
        (1, False, lambda fall, player: fall.others_escaped("troubleshooter", HUMANS)),
    ],
}


def bribes(fall: Fall, player: int) -> dict[str, int]:
    """16.4.6, 17.2.8, and what three cards make of it."""
    one = fall.player(player)
    if one["pc"] in BRIBES_NONE:
        return {}
    each = 2 if one["pc"] in BRIBES_DOUBLE else 1
    card = card_of(one["pc"])
    held = sum(
        fall.player(other)["bribe"] == card
        for other in fall.players
        if fall.seat_of(other) != fall.seat_of(player)
    )
    grey = fall.position.get("grey_bribes", {"on": {}})["on"].get(card, 0)
    return {
        "bribe-unused": int(one["bribe"] == "unused"),
        "bribes-held": each * held,
        "grey-bribes": each * grey if grey and fall.escaped("billionaire") else 0,
    }


def rows(fall: Fall, player: int) -> dict[str, int]:
    """All rows of a player that gave or took points."""
    one = fall.player(player)
    pc = one["pc"]
    found: dict[str, int] = {}
    fulfilled = 0
    side = f"{pc}-bot" if player in fall.bots and f"{pc}-bot" in AGENDAS else pc
    for number, (points, plus, condition) in enumerate(AGENDAS[side], start=1):
        times = int(condition(fall, player))
        if not plus:
            fulfilled = times
        if fulfilled:
            found[f"{side}-{number}"] = points * times
    if fall.lead(player) == player:
        found["bonus"] = fall.bonus(player)
    found |= bribes(fall, player)
    outside = one["betrayal"] + sum(one["cubes"].values())
    limit = BOTS_LIMIT if player in fall.bots else LIMITS[pc]
    found["penalty"] = -max(0, outside - limit)
    return {name: points for name, points in found.items() if points}


def rows_of_seat(fall: Fall, seat: int) -> dict[str, int]:
    """Of both colours that a person plays (17.2.9); in a team the partner's points too (18.5)."""
    found: Counter[str] = Counter()
    for player in fall.players:
        if fall.seat_of(player) == seat:
            found.update(rows(fall, player))
        elif fall.teams and (
            fall.lead(player) == fall.lead(seat) or {player, seat} <= set(bots_team(fall))
        ):
            found["partner"] = sum(rows(fall, player).values())
    return {name: points for name, points in found.items() if points}


def barred(fall: Fall, player: int) -> bool:
    """The Guilty cannot win, unless their card says so (10.2.3)."""
    return fall.guilt()[player] == "guilty" and fall.player(player)["pc"] not in GUILTY_WINS


def bots_team(fall: Fall) -> list[int]:
    """The two best bots, in a game of teams (bot-team-game)."""
    ranked = [
        (-sum(rows(fall, bot).values()), fall.player(bot)["betrayal"], -fall.player(bot)["pool"])
        + (bot,)
        for bot in fall.bots
    ]
    return [bot for *_, bot in sorted(ranked)[:2]]


def against_bots(fall: Fall, scores: Sequence[int]) -> tuple[int, ...]:
    """Who wins a game of people against bots (bot-cooperative, bot-team-game)."""
    people = [seat for seat in range(fall.seats) if seat not in fall.bots]
    if fall.cooperative:
        good = not any(barred(fall, seat) for seat in people)
        if good and all(scores[one] > scores[bot] for one in people for bot in fall.bots):
            return tuple(people)
        return best(fall, scores, fall.bots, 1)
    team = bots_team(fall)
    found = best(fall, scores, people, 2)
    if found and scores[found[0]] > scores[team[0]]:
        return found
    return () if any(barred(fall, bot) for bot in team) else tuple(sorted(team))


def winners(fall: Fall, scores: Sequence[int]) -> tuple[int, ...]:
    """The best among those who may win (16.4.8, 16.4.9): one of them, two of 6 to 8, three of 9
    (17.4, 17.5), or the best team (18.5); who is not beaten by the last of them wins as well."""
    if fall.cooperative or (fall.teams and fall.bots):
        return against_bots(fall, scores)
    people = fall.seats - len(fall.bots)
    return best(fall, scores, range(fall.seats), 2 if fall.teams else WINNERS.get(people, 1))


def best(fall: Fall, scores: Sequence[int], seats: Iterable[int], count: int) -> tuple[int, ...]:
    standing: dict[int, tuple[int, int, int]] = {}
    for seat in seats:
        own = [n for n in fall.players if fall.lead(n) == fall.lead(seat)]
        if not any(barred(fall, player) for player in own):
            betrayal = sum(fall.player(player)["betrayal"] for player in own)
            pool = sum(fall.player(player)["pool"] for player in own)
            standing[seat] = (scores[seat], -betrayal, pool)
    ranks = sorted(standing.values(), reverse=True)[:count]
    return tuple(seat for seat, rank in standing.items() if rank >= ranks[-1])


def check_outcome(m: deorbit.Match) -> None:
    """The outcome of a finished match is what its position and log add up to."""
    outcome = m.outcome
    assert outcome is not None
    options = m.options
    fall = Fall(
        m.position(),
        m.log(None),
        m.at(0).position(),
        m.seats,
        options["teams"],
        options.get("bots", ()),
        options.get("cooperative", False),
    )
    counted = [rows_of_seat(fall, seat) for seat in range(m.seats)]
    assert [dict(one) for one in outcome.rows] == counted
    scores = [sum(one.values()) for one in counted]
    assert list(outcome.scores) == scores
    assert outcome.winners == winners(fall, scores)
    check_history(fall)


def check_history(fall: Fall) -> None:
    """What the position says about the past is what was told."""
    position = fall.position
    assert [one["guilt"] for one in position["players"]] == fall.guilt()
    assert [one["seat"] for one in position["players"]] == [*map(fall.seat_of, fall.players)]
    assert {name: set(data) for name, data in position["offsites"].items()} == fall.offsites()
    assert position["medical"] == fall.track()
    assert position.get("eaten", 0) == fall.eaten()
    assert position["project"]["released"] == fall.released()
    assert (position["ending"] == "detonation") == bool(
        fall.told("detonated", before_the_fall=True)
    )
    if "boarder" in position["characters"]:
        check_space(fall)


def check_space(fall: Fall) -> None:
    """The Rescue Ship takes the Live from Outer Space, the Pirate Ship whoever holds the Briefcase
    there, and nobody else; where the Briefcase was they still have it."""
    bodies = fall.present({*HUMANS, *ROBOTS})
    floating = {name for name in bodies if fall.place(name) == "outer-space"}
    rescued = {str(event.args["character"]) for event in fall.since_the_fall("escaped")}
    spaced = set(fall.spaced())
    assert floating <= spaced <= floating | rescued
    assert rescued - spaced <= {"daredevil", RAT}
    pirates = fall.before["pirate"] or bool(fall.told("pirates"))
    assert fall.position["pirate"] == pirates
    holder = {name for name in spaced if "briefcase" in fall.who(name)["holds"]}
    taken = holder if pirates else {name for name in spaced if not fall.is_down(name)}
    assert spaced - floating - taken <= {"daredevil"}
    assert taken <= spaced - floating
    adrift = "briefcase" in fall.position["items"].get("outer-space", [])
    assert fall.position["spaced"]["briefcase"] == (adrift or bool(holder))
