"""The content of Stationfall as flat tables: the characters in play, the station, the pieces.

An edition holds exactly what is in play, so every index runs over pieces that exist. Five indices
are never mixed: seat (a person), conspiracy (a colour), card (a character card), pawn, and identity
(an identity card).
"""

from typing import Any, Final

from deorbit.core.codec import Domain, numbers
from deorbit.core.game import Edition
from deorbit.games.stationfall.content.names import (
    CONDITIONS,
    DATA,
    EFFECTS,
    FAR,
    FIELD,
    HUMAN,
    ITEM_COLOURS,
    ITEMS,
    KINDS,
    KINDS_OF_ITEMS,
    LIVE_STREAMS,
    MADE_OF_DATA,
    MANUFACTURE,
    MOST_MINUTES,
    MOST_PLAYERS,
    NEEDS,
    NOWHERE,
    OFFERS,
    OFFSITES,
    ONE,
    OUTER_SPACE,
    POWERS,
    PROCESS_SERVER,
    PROJECTS,
    RAT,
    REMOTE_CONTROL,
    ROBOT,
    SECTION_LAUNCH,
    SHIFT,
    SOURCES,
    STANDING,
    TIMED_LAUNCH,
)
from deorbit.games.stationfall.content.script import Manoeuvre, Script


class Row:
    """A row of an agenda (16.4.4): points, condition and what it is about."""

    def __init__(self, row: dict[str, Any]) -> None:
        what: str = row.get("what", "")
        self.points: int = row["points"]
        self.condition: int = CONDITIONS.index(row["when"])
        self.item: int = ITEMS.index(what) if what in ITEMS else NOWHERE
        self.data: int = DATA.index(what) if what in DATA else NOWHERE
        self.per: bool = row.get("per", False)
        self.plus: bool = row.get("plus", False)


MOST_COUNTED: Final = 63
"""No argument that counts is larger."""


class StationfallEdition(Edition):
    """`facts` are the checked contents of the data files, cut down to the cast."""

    def __init__(self, facts: dict[str, Any]) -> None:
        characters: dict[str, Any] = facts["character"]
        sections: dict[str, Any] = facts["section"]
        self.cards: list[str] = list(characters)
        self.pawns: list[str] = []
        self.identities: list[str] = []
        for card in characters.values():
            self.pawns += card["pawns"]
            self.identities += list(card["identity"])
        self.pawns.append("monster")
        self.section_names: list[str] = list(sections)
        self.manoeuvres: list[Manoeuvre] = facts["manoeuvres"]
        super().__init__(
            [
                numbers("player", MOST_PLAYERS),
                numbers("count", MOST_COUNTED + 1),
                numbers("minute", MOST_MINUTES + 1),
                Domain("card", self.cards),
                Domain("identity", self.identities),
                Domain("character", self.pawns),
                Domain("section", self.section_names),
                Domain("item", list(ITEMS)),
                Domain("data", list(DATA)),
                Domain("ware", [*ITEMS, *DATA]),
                Domain("offsite", list(OFFSITES)),
                Domain("project", list(PROJECTS)),
                Domain("effect", list(EFFECTS)),
                Domain("switch", ["off", "on"]),
                Domain("source", list(SOURCES)),
                Domain("step", ["reveal", "influence", "activate"]),
                Domain("manoeuvre", [one.name for one in self.manoeuvres]),
            ]
        )
        self._lay_out_cards(list(characters.values()))
        self._lay_out_pawns(list(characters.values()))
        self._lay_out_identities(list(characters.values()))
        self._lay_out_sections(sections, facts)
        self._lay_out_ways(facts)
        self._lay_out_pieces(facts)
        self._lay_out_scripts(facts["scripts"])

    def _lay_out_cards(self, cards: list[dict[str, Any]]) -> None:
        """By card: its pawns and identity cards. Who has no identity card has no Kompromat token,
        cannot be influenced, and is nobody's PC."""
        self.pawns_of: list[list[int]] = []
        self.identities_of: list[list[int]] = []
        pawns = identities = 0
        for card in cards:
            self.pawns_of.append(list(range(pawns, pawns + len(card["pawns"]))))
            self.identities_of.append(list(range(identities, identities + len(card["identity"]))))
            pawns += len(card["pawns"])
            identities += len(card["identity"])
        self.pawn_of: list[int] = [own[0] for own in self.pawns_of]
        self.with_token: int = _bits([card["identity"] for card in cards])
        self.tokens: int = sum([1 for card in cards if card["identity"]])
        self.grey_bribes: int = sum([card.get("grey_bribes", 0) for card in cards])
        self.rich: int = _place_of([card.get("grey_bribes", 0) > 0 for card in cards])

    def _lay_out_pawns(self, cards: list[dict[str, Any]]) -> None:
        """By pawn. The Monster comes last and belongs to no card."""
        each = [card for card in cards for _ in card["pawns"]]
        self.monster: int = len(each)
        self.card_of: list[int] = [
            number for number, card in enumerate(cards) for _ in card["pawns"]
        ] + [NOWHERE]
        self.kind: list[int] = [KINDS[card["kind"]] for card in each] + [0]
        self.slots: list[int] = [card["slots"] for card in each] + [0]
        self.abilities: list[int] = [_mask(card["abilities"], STANDING) for card in each] + [0]
        self.integral: list[int] = [pile(card.get("integral", [])) for card in each] + [0]
        self.starts_with: list[int] = [pile(card.get("starts_with", [])) for card in each] + [0]
        self.starts: list[str] = [place for card in cards for place in card["starts"]]
        self.starts_down: int = _bits([card.get("starts_down", False) for card in each])
        self.starts_contaminated: int = _bits(
            [card.get("starts_contaminated", False) for card in each]
        )
        self.humans: int = _bits([kind & HUMAN for kind in self.kind])
        self.robots: int = _bits([kind & ROBOT for kind in self.kind])
        self.bodies: int = self.humans | self.robots | 1 << self.monster
        self.rat: int = _place_of([name == ITEMS[RAT] for name in self.pawns])
        self.assistant: int = _place_of([kind & MADE_OF_DATA for kind in self.kind])
        self.streamer: int = _place_of([one & LIVE_STREAMS for one in self.abilities])
        self.medic: int = _place_of([name == "medical" for name in self.pawns])
        self.under_nda: bool = any(one & PROCESS_SERVER for one in self.abilities)
        self.drones: list[int] = [
            pawn for pawn, one in enumerate(self.abilities) if one & REMOTE_CONTROL
        ]

    def _lay_out_identities(self, cards: list[dict[str, Any]]) -> None:
        """By identity card."""
        self.character_of: list[int] = [
            number for number, card in enumerate(cards) for _ in card["identity"]
        ]
        each = [one for card in cards for one in card["identity"].values()]
        self.influence: list[int] = [one["influence"] for one in each]
        self.reveal: list[int] = [
            _mask([name for name in one["reveal"] if name in STANDING], STANDING) for one in each
        ]
        self.powers: list[int] = [
            _mask([name for name in one["reveal"] if name in POWERS], POWERS) for one in each
        ]
        self.friend: list[int] = [one["bonus"].get("friend", 0) for one in each]
        self.friend_all: list[int] = [one["bonus"].get("all", 0) for one in each]
        self.friend_each: list[bool] = ["per" in one["bonus"] for one in each]
        self.friend_item: list[int] = [
            ITEMS.index(one["bonus"]["of"]) if "of" in one["bonus"] else NOWHERE for one in each
        ]
        self.grudge: list[int] = [one["bonus"].get("grudge", 0) for one in each]
        pays = [one.get("pays", []) for one in each]
        self.guilty_wins: list[int] = [int("guilty-wins" in one) for one in pays]
        self.bribe_pays: list[int] = [
            0 if "bribes-none" in one else 2 if "bribes-double" in one else 1 for one in pays
        ]
        self.agenda: list[list[Row]] = [[Row(row) for row in one["agenda"]] for one in each]
        self.bot_agenda: list[list[Row]] = [
            [Row(row) for row in one.get("bot_agenda", [])] for one in each
        ]
        """Empty where the bot side of a card has the same agenda (bot-scoring)."""

    def _lay_out_sections(self, sections: dict[str, Any], facts: dict[str, Any]) -> None:
        """By section."""
        names = self.section_names
        facets = list(sections.values())
        self.size: int = len(names)
        self.gravity: int = _bits([one.get("gravity", False) for one in facets])
        self.dark: int = _bits([one.get("dark", False) for one in facets])
        self.power: int = _bits([one.get("power", False) for one in facets])
        self.console: int = _bits([one.get("console", False) for one in facets])
        self.contaminates: int = _bits([one.get("contaminates", False) for one in facets])
        self.deletes_data: int = _bits([one.get("deletes_data", False) for one in facets])
        self.damaged: int = _bits([one.get("damaged", False) for one in facets])
        self.airless: int = _bits(["hazard" in one for one in facets])
        self.out: int = _bits(["out" in one.get("airlock", []) for one in facets])
        self.into: int = _bits(["in" in one.get("airlock", []) for one in facets])
        self.pods: int = _bits(["pod" in one for one in facets])
        self.dock: list[int] = [
            names.index(one["pod"]["dock"]) if "pod" in one else NOWHERE for one in facets
        ]
        self.docked: list[list[int]] = [
            [pod for pod in range(self.size) if self.dock[pod] == section]
            for section in range(self.size)
        ]
        self.keeper: list[int] = [
            self.pawn_of[self.cards.index(one["with"])] if "with" in one else NOWHERE
            for one in facets
        ]
        self.capacity: list[int] = [
            one["pod"]["capacity"] if "pod" in one else 99 for one in facets
        ]
        self.needs: list[int] = [
            NEEDS.index(one["pod"]["needs"]) if "pod" in one else NOWHERE for one in facets
        ]
        self.makes: list[list[int]] = [_wares(one.get("actions", [])) for one in facets]
        self.offers: list[int] = [
            self._offers(section, one.get("actions", [])) for section, one in enumerate(facets)
        ]
        self.offering: dict[int, list[int]] = {
            1 << place: [
                section for section in range(self.size) if self.offers[section] >> place & 1
            ]
            for place in range(len(OFFERS))
        }
        """By section action: the sections that have it."""
        self.vault: int = names.index("vault-x")
        self.bridge: int = names.index("bridge")
        self.containment: int = names.index(facts["antimatter"]["at"])
        self.icons: list[int] = _icons(facets, "purple") + _icons(facets, "green")
        self.places: list[tuple[int, int]] = [(one["at"][0], one["at"][1]) for one in facets]

    def _lay_out_ways(self, facts: dict[str, Any]) -> None:
        """From section to section. Corridors are numbered: a Lock lies on one of them."""
        names = self.section_names
        corridors = facts["corridor"]
        self.ends: list[tuple[int, int]] = [
            (names.index(one["a"]), names.index(one["b"])) for one in corridors
        ]
        self.locks: int = _bits([one.get("lock", False) for one in corridors])
        self.ends += [(self.dock[pod], pod) for pod in range(self.size) if self.pods >> pod & 1]
        self.near: list[list[int]] = [[] for _ in names]
        self.corridor: list[list[int]] = [[] for _ in names]
        for number, (a, b) in enumerate(self.ends):
            self.near[a].append(b)
            self.near[b].append(a)
            self.corridor[a].append(number)
            self.corridor[b].append(number)
        self.vents: list[list[int]] = [[] for _ in names]
        for vent in facts["vent"]:
            a, b = names.index(vent["a"]), names.index(vent["b"])
            self.vents[a].append(b)
            self.vents[b].append(a)
        self.distance: list[list[int]] = [self._distances(section) for section in range(self.size)]
        self.airlocks: list[list[int]] = [[] for _ in names]
        for section in range(self.size):
            if self.out >> section & 1:
                self.airlocks[section].append(OUTER_SPACE)
            if self.into >> section & 1:
                self.airlocks[OUTER_SPACE].append(section)
        self.airlocked: int = self.out | self.into | 1 << OUTER_SPACE
        self.corridors_from: list[int] = [_those(near) for near in self.near]
        self.vents_from: list[int] = [_those(near) for near in self.vents]
        self.airlocks_from: list[int] = [_those(near) for near in self.airlocks]
        """By section: the mask of those next to it."""

    def _distances(self, start: int) -> list[int]:
        """Steps to every section through corridors, Locks or not."""
        steps = [FAR] * self.size
        steps[start] = 0
        edge = [start]
        while edge:
            further: list[int] = []
            for section in edge:
                for other in self.near[section]:
                    if steps[other] == FAR:
                        steps[other] = steps[section] + 1
                        further.append(other)
            edge = further
        return steps

    def _offers(self, section: int, actions: list[str]) -> int:
        offers = _mask([action for action in actions if action in OFFERS], OFFERS)
        if self.makes[section]:
            offers |= MANUFACTURE
        if self.pods >> section & 1:
            offers |= TIMED_LAUNCH
        if self.docked[section]:
            offers |= SECTION_LAUNCH
        return offers

    def _lay_out_pieces(self, facts: dict[str, Any]) -> None:
        self.cubes: int = facts["player"]["cubes"]
        self.time_markers: int = facts["player"]["time_markers"]
        self.fuse: int = facts["antimatter"]["minutes"]
        self.re_entry: list[int] = [facts["re_entry"]["fireball"], facts["re_entry"]["minute"]]
        self.first_minute: dict[int, int] = facts["minutes"]
        self.dealt: dict[int, int] = facts["cards"]
        self.dealt_to_team: int = facts["team_cards"]
        self.winners: dict[int, int] = facts["winners"]
        self.projects: list[int] = [PROJECTS.index(name) for name in facts["projects"]]
        self.ship: bool = len(facts["ships"]) > 0
        self.stars: list[int] = facts["medical"]["stars"]
        self.lying: list[int] = [pile(one.get("items", [])) for one in facts["section"].values()]
        self.supply: list[int] = [0] * KINDS_OF_ITEMS
        self.colour: list[int] = [
            ITEM_COLOURS.index(facts["item"].get(name, {}).get("color", ITEM_COLOURS[-1]))
            for name in ITEMS
        ]
        for name, item in facts["item"].items():
            if "starts" in item:
                self.lying[self.section_names.index(item["starts"])] += ONE[ITEMS.index(name)]
            self.supply[ITEMS.index(name)] = item.get("supply", 1)
        self.total: list[int] = self.supply[:]
        for lying in [*self.lying, *self.starts_with, *self.integral]:
            for item in range(KINDS_OF_ITEMS):
                self.supply[item] -= (lying & FIELD[item]) >> SHIFT[item]
        if self.rat != NOWHERE:
            self.lying[self.section_names.index(self.starts[self.rat])] += ONE[RAT]
            self.supply[RAT] = 0

    def _lay_out_scripts(self, scripts: dict[str, Script]) -> None:
        """By identity card, and by name those that scripts go to. Who has none of their own has the
        default one."""
        self.scripts: list[Script] = [
            scripts.get(name, scripts["default"]) for name in self.identities
        ]
        self.standard: dict[str, Script] = {
            name: script for name, script in scripts.items() if name not in self.identities
        }


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    found: list[int] = []
    while mask:
        number = (mask & -mask).bit_length() - 1
        found.append(number)
        mask ^= 1 << number
    return found


def _those(numbers: list[int]) -> int:
    """The mask of numbers of bits."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def pile(names: list[str]) -> int:
    """Items by name, as one int."""
    return sum([ONE[ITEMS.index(name)] for name in names])


def _place_of(flags: list[Any]) -> int:
    """Where in a list the first thing is that counts, NOWHERE if none does."""
    for place, flag in enumerate(flags):
        if flag:
            return place
    return NOWHERE


def _mask(names: list[str], known: list[str]) -> int:
    return sum([1 << known.index(name) for name in names])


def _bits(flags: list[Any]) -> int:
    return sum([1 << place for place, flag in enumerate(flags) if flag])


def _wares(actions: list[str]) -> list[int]:
    """What can be manufactured: Items, then Data."""
    wares = [*ITEMS, *DATA]
    made = [action.partition("manufacture-")[2] for action in actions]
    return [wares.index(ware) for ware in made if ware]


def _icons(facets: list[dict[str, Any]], colour: str) -> list[int]:
    """Sections with a Kompromat icon of a colour, from the bottom up, left to right (2.2.3)."""
    found = [place for place, one in enumerate(facets) if one.get("kompromat") == colour]
    return sorted(found, key=lambda place: (facets[place]["at"][1], facets[place]["at"][0]))
