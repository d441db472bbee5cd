"""The words of the script language: verbs, tests, and the names in a book.

Words are compared without regard to case, spaces and dashes: `Zero-Born` is `ZeroBorn`.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from deorbit.games.stationfall.content import script as m
from deorbit.games.stationfall.content.names import DATA, HUMAN, ITEMS, OFFSITES, ROBOT, STANDING

# Sorts of things that a verb can be about.
WHO = "who"
WHERE = "where"
STATION = "station"
ITEM = "item"
DATUM = "data"
OFFSITE = "offsite"
SWITCH = "switch"
KOMPROMAT = "kompromat"

ANY_USE = ("nanogel",)
"""Items that a script speaks of whether they have been used or not."""


@dataclass(frozen=True, slots=True)
class Verb:
    """What a script can tell somebody to do. `acts` are the kinds of actions that count as it, by
    the sort of thing they are about where that makes a difference; `takes` the sorts of things that
    may be named with it, `needs` those of which each must be (one of each group). `controls`: it
    makes somebody else act."""

    words: str
    acts: dict[str, tuple[str, ...]]
    takes: tuple[str, ...]
    needs: tuple[tuple[str, ...], ...] = ()
    code: int = m.ACT
    controls: bool = False

    @property
    def told(self) -> str:
        """The message that tells it."""
        return f"script-do-{slug(self.words)}"

    def acts_for(self, sorts: Iterable[str]) -> list[str]:
        for sort in sorts:
            if sort in self.acts:
                return [*self.acts[sort]]
        known = self.acts.get("")
        return [*known] if known else [act for acts in self.acts.values() for act in acts]


def _verb(words: str, *acts: str, takes: tuple[str, ...] = (), **more: Any) -> Verb:
    return Verb(words, {"": acts}, (*takes, WHERE), **more)


VERBS = [
    Verb("Step", {}, (WHERE,), ((WHERE,),), m.STEP),
    Verb("Step Away", {}, (WHO,), (), m.STEP_AWAY),
    Verb(
        "Pick Up",
        {ITEM: ("pick-up", "take"), KOMPROMAT: ("pick-up-kompromat", "investigate")},
        (ITEM, KOMPROMAT, WHO, WHERE),
        ((ITEM, KOMPROMAT),),
    ),
    _verb("Drop", "drop", takes=(ITEM,), needs=((ITEM,),)),
    _verb("Give", "give", takes=(ITEM, WHO), needs=((ITEM,), (WHO,))),
    _verb("Throw", "throw", "airlock-throw", takes=(ITEM,), needs=((ITEM,),)),
    _verb("Copy", "copy", takes=(DATUM, WHO), needs=((DATUM,), (WHO,))),
    _verb("Delete", "delete", takes=(DATUM,), needs=((DATUM,),)),
    _verb("Attack", "attack", "ignite", "airlock-ignite", takes=(WHO,)),
    Verb("Rob", {ITEM: ("rob",), DATUM: ("rob-data",)}, (ITEM, DATUM, WHO, WHERE)),
    _verb("Sabotage", "sabotage", "ignite", "airlock-ignite"),
    _verb("Revive", "revive", "heal", "self-repair", takes=(WHO,)),
    _verb("Repair", "repair", "mend", "disassemble-for", takes=(WHO,)),
    _verb("Jury Rig", "jury-rig", "disassemble"),
    _verb("Trigger Abandon Ship", "abandon-ship"),
    _verb("Transmit", "transmit", takes=(DATUM, OFFSITE), needs=((DATUM,), (OFFSITE,))),
    _verb("Release Project X", "release"),
    _verb("Decontaminate", "decontaminate", takes=(WHO,)),
    _verb("Jettison", "jettison"),
    _verb("Launch", "timed-launch", "section-launch", "bridge-launch"),
    _verb("Timed Launch", "timed-launch"),
    _verb("Section Launch", "section-launch"),
    _verb("Bridge Launch", "bridge-launch"),
    _verb("Manufacture", "manufacture", "draw-up", takes=(ITEM, DATUM), needs=((ITEM, DATUM),)),
    _verb("Meditate", "meditate"),
    _verb("Self Destruct", "self-destruct"),
    _verb("Airlock Push", "airlock-push", takes=(WHO,)),
    _verb("Cameras", "cameras", takes=(SWITCH,), needs=((SWITCH,),)),
    _verb("Jammers", "jammers", takes=(SWITCH,), needs=((SWITCH,),)),
    _verb("Hazard Suppression", "suppress"),
    _verb("Reassemble", "reassemble", takes=(WHO,)),
    Verb("Cargo Claw", {ITEM: ("claw-item",), WHO: ("claw",)}, (ITEM, WHO, WHERE)),
    _verb("Scram", "scram"),
    _verb("Rocket Wings Launch", "rocket-wings"),
    _verb("Breach", "breach"),
    _verb("Wormtongue", "wormtongue", takes=(WHO,)),
    _verb("Tradecraft", "tradecraft"),
    _verb("Missile", "missile"),
    _verb("EMP Burst", "emp-burst"),
    _verb("Nerve Gas", "nerve-gas"),
    _verb("Infect", "infect", takes=(WHO,)),
    _verb("Process Server", "process-server"),
    _verb("Hardcopy", "hardcopy"),
    _verb("Lawyer Up", "lawyer-up", takes=(WHO,)),
    _verb("Feed", "feed", takes=(WHO,)),
    _verb("Disassemble", "disassemble"),
    _verb("Moss Step", "moss-step"),
    _verb("Moss Feed", "moss-feed", takes=(WHO,)),
    _verb("Wait", "wait"),
    Verb("Renegotiate", {}, (WHO,), (), m.RENEGOTIATE),
    _verb("Remote Control", "remote-control", takes=(WHO,), controls=True),
    _verb("Telepathy", "telepathy", takes=(WHO,), controls=True),
    _verb("Root Access", "root-access", takes=(WHO,), controls=True),
    _verb("Forceful Presence", "command", takes=(WHO,), controls=True),
]


def word_of(words: str) -> str:
    """The message for a word of the script language: `This Minute` is `script-word-this-minute`."""
    return f"script-word-{slug(words)}"


def slug(words: str) -> str:
    """Words as a part of the id of a message."""
    return "-".join(re.findall(r"[a-z0-9]+", words.lower()))


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a phrase stands for: a thing of some sort, or a test with its argument. `name` is a
    character or a section, which has a number only in an edition that has it in play."""

    sort: str
    code: int
    argument: int = 0
    name: str = ""
    told: str = ""
    """The message that tells it."""


FIXED: list[tuple[str, Meaning]] = [
    ("Human", Meaning(WHO, m.IS_KIND, HUMAN)),
    ("Robot", Meaning(WHO, m.IS_KIND, ROBOT)),
    ("Down", Meaning(WHO, m.IS_DOWN)),
    ("Live", Meaning(WHO, m.IS_LIVE)),
    ("Contaminated", Meaning(WHO, m.IS_CONTAMINATED)),
    ("PC", Meaning(WHO, m.IS_PC)),
    ("Other", Meaning(WHO, m.IS_PC | m.NOT)),
    ("Any PC", Meaning(WHO, m.IS_ANY_PC)),
    ("NPC", Meaning(WHO, m.IS_NPC)),
    ("Human Player", Meaning(WHO, m.IS_PERSONS_PC)),
    ("Bot", Meaning(WHO, m.IS_BOTS_PC)),
    ("Armed", Meaning(WHO, m.IS_ARMED)),
    ("Helmeted", Meaning(WHO, m.IS_HELMETED)),
    ("In Pod", Meaning(WHO, m.IS_IN_POD)),
    ("Suspect", Meaning(WHO, m.IS_SUSPECT)),
    ("Guilty", Meaning(WHO, m.IS_GUILTY)),
    ("Innocent", Meaning(WHO, m.IS_INNOCENT)),
    ("Escaped", Meaning(WHO, m.HAS_ESCAPED)),
    ("Influenced", Meaning(WHO, m.IS_INFLUENCED)),
    ("Full", Meaning(WHO, m.IS_FULL)),
    ("Alone", Meaning(WHO, m.IS_ALONE)),
    ("Monster", Meaning(WHO, m.IS_MONSTER)),
    ("Pod", Meaning(WHERE, m.IS_POD)),
    ("Damaged", Meaning(WHERE, m.IS_DAMAGED)),
    ("Zero Gravity", Meaning(WHERE, m.IS_ZERO_GRAVITY)),
    ("Dark", Meaning(WHERE, m.IS_DARK)),
    ("Power", Meaning(WHERE, m.IS_POWER)),
    ("Burning", Meaning(WHERE, m.IS_BURNING)),
    ("Hazard", Meaning(WHERE, m.IS_HAZARDOUS)),
    ("Timed", Meaning(WHERE, m.IS_TIMED)),
    ("Abandon Ship", Meaning(STATION, m.IS_ABANDONED)),
    ("Project X", Meaning(STATION, m.IS_RELEASED)),
    ("Antimatter Armed", Meaning(STATION, m.IS_ARMED_ANTIMATTER)),
    ("Jammers ON", Meaning(STATION, m.JAMMERS_ON)),
    ("Jammers OFF", Meaning(STATION, m.JAMMERS_ON | m.NOT)),
    ("Cameras ON", Meaning(STATION, m.CAMERAS_ON)),
    ("Cameras OFF", Meaning(STATION, m.CAMERAS_ON | m.NOT)),
    ("Blackout", Meaning(STATION, m.IS_BLACKOUT)),
    ("ON", Meaning(SWITCH, 0, 1, told="switch-on")),
    ("OFF", Meaning(SWITCH, 0, 0, told="switch-off")),
    ("Kompromat", Meaning(KOMPROMAT, 0)),
]
"""Tests and things that are the same in all books."""


def squeezed(words: str) -> str:
    """Words as they are compared."""
    return re.sub(r"['’]s\b|[^a-z0-9]", "", words.lower())


class Vocabulary:
    """Everything that scripts of a book can speak of. `below` is the book that it is laid over: a
    script may name somebody whom a pack has taken out."""

    def __init__(self, pages: dict[str, Any], below: dict[str, Any]) -> None:
        self.meanings: dict[str, list[Meaning]] = {}
        self.told: dict[str, list[str]] = {}
        """The phrases for each sort of thing, as they are suggested."""
        self.verbs = {squeezed(verb.words): verb for verb in VERBS}
        characters = {**below["characters"], **pages["characters"]}
        sections = {**below["map"]["section"], **pages["map"]["section"]}
        for words, meaning in FIXED:
            self._add(replace(meaning, told=meaning.told or word_of(words)), words)
        for name, card in characters.items():
            told = f"character-{name}"
            self._add(Meaning(WHO, m.IS_CARD, 0, name, told), *_called(name, card))
        for number, name in enumerate(STANDING):
            self._add(Meaning(WHO, m.IS_ABLE, number, "", f"ability-{name}"), *_called(name))
        for name, one in sections.items():
            told = f"section-{name}"
            self._add(Meaning(WHERE, m.IS_SECTION, 0, name, told), *_called(name, one))
        for sort, names in ((ITEM, ITEMS), (DATUM, DATA), (OFFSITE, OFFSITES)):
            for number, name in enumerate(names):
                told = word_of(name) if name in ANY_USE else f"{sort}-{name}"
                self._add(Meaning(sort, 0, number, "", told), *_called(name))

    def _add(self, meaning: Meaning, *phrases: str) -> None:
        self.told.setdefault(meaning.sort, []).append(phrases[0])
        for key in dict.fromkeys(map(squeezed, phrases)):
            self.meanings.setdefault(key, []).append(meaning)

    def find(self, words: str, sorts: Iterable[str]) -> Meaning | None:
        """The first thing of these sorts that is called so."""
        known = self.meanings.get(squeezed(words), [])
        for sort in sorts:
            for meaning in known:
                if meaning.sort == sort:
                    return meaning
        return None


def _called(name: str, entry: Any = None) -> list[str]:
    """How a thing is called: in a pack's words, and by its name in the data."""
    words = entry.get("text") if isinstance(entry, dict) else None
    own = words.get("name") if isinstance(words, dict) else None
    plain = name.replace("-", " ").title()
    return [own, plain] if isinstance(own, str) else [plain]
