"""The instruments of the station: power, Cameras, Antimatter, Project X, the minute track."""

from typing import Any

from deorbit.games.stationfall.sentences import Sentence, sentence
from deorbit.games.stationfall.sight import MONSTER, Sight
from deorbit.games.stationfall.terms import CORE_LOCKS

PLAIN, QUIET, NOW, POSSIBLE, DANGER = "plain", "quiet", "now", "possible", "danger"
"""In which tone a line is told: as everything, faintly, as news, as what is known, as a danger."""

KEYS = (
    "minute",
    "seats",
    "power",
    "cameras",
    "jammers",
    "antimatter",
    "abandon_ship",
    "markers",
    "project",
    "monster",
    "wormhole",
    "core_locks",
    "offsites",
    "grey_bribes",
    "traps",
    "eaten",
    "spaced",
    "pirate",
    "medical",
)
"""The keys of a view that instruments are read from."""

Line = tuple[str, Sentence]
"""A sentence with its tone."""

AT_STATIONFALL = -1
"""The Minute of a marker that comes due at Stationfall."""


def power(sight: Sight) -> Line:
    state = sight.view["power"]
    return (PLAIN if state == "normal" else DANGER), sentence(f"power-{state}")


def switches(sight: Sight) -> list[Line]:
    """Cameras and Jammers; OFF is news."""
    return [
        (PLAIN, sentence(name, state="on"))
        if sight.view[name]
        else (NOW, sentence(name, state="off"))
        for name in ("cameras", "jammers")
    ]


def antimatter(sight: Sight) -> Line:
    minute = detonation(sight)
    state = sight.view["antimatter"]
    if state == "armed" and minute is not None:
        return DANGER, sentence("antimatter-ticking", minute=minute)
    return (QUIET if state == "stable" else DANGER), sentence(f"antimatter-{state}")


def detonation(sight: Sight) -> int | None:
    """The Minute in which the Antimatter goes off."""
    for marker in sight.view["markers"]:
        if marker["effect"] == "detonation":
            minute: int = marker["minute"]
            return minute
    return None


def dangers(sight: Sight) -> list[Sentence]:
    """Missiles under way."""
    return [
        sentence("missile", at=marker["at"], minute=marker["minute"])
        for marker in sight.view["markers"]
        if marker["effect"] == "missile"
    ]


def project(sight: Sight) -> Line | None:
    """Project X, released or seen."""
    card = sight.known_project()
    if sight.view["project"]["released"]:
        return DANGER, sentence("x-loose", project=card)
    return None if card is None else (POSSIBLE, sentence("x-seen", project=card))


def doings(sight: Sight) -> list[Sentence]:
    """Where the Monster is, whom it has and whom it wants; the Wormhole; the Locks of the Core."""
    found = []
    monster = sight.view.get("monster")
    if monster is not None:
        at = sight.section_of(MONSTER)
        place = sentence("place-section", at=at) if at else sentence(f"place-{monster['at']}")
        found.append(sentence("monster-down" if monster["down"] else "monster-at", at=place))
        if sight.inside:
            found.append(sentence("monster-inside", character=sight.inside))
        if "mark" in monster:
            found.append(sentence("monster-mark", character=monster["mark"]))
    if sight.mouths:
        found.append(sentence("wormhole", at=sight.mouths[1]))
    if "core_locks" in sight.view:
        found.append(sentence("core-locks", used=len(sight.view["core_locks"]), most=CORE_LOCKS))
    return found if sight.view["project"]["released"] else []


def sent(sight: Sight) -> list[Sentence]:
    """What Data the offsites have."""
    offsites = sight.view["offsites"].items()
    return [sentence("sent", offsite=name, data=data) for name, data in offsites if data]


def pieces(sight: Sight) -> list[Sentence]:
    """What single characters have brought into play."""
    view = sight.view
    found = []
    grey = view.get("grey_bribes")
    if grey is not None:
        found.append(sentence("grey-bribes", left=grey["left"]))
    tokens = [
        sentence(f"trap-{sight.trap(section)}", at=section)
        for section in view.get("traps", {"at": ()})["at"]
    ]
    if tokens:
        found.append(sentence("traps", tokens=tokens))
    if view.get("eaten"):
        found.append(sentence("eaten", count=view["eaten"]))
    spaced = view.get("spaced", {}).get("characters", [])
    if spaced:
        found.append(sentence("spaced", character=spaced))
    elif view.get("pirate"):
        found.append(sentence("pirate"))
    return found


def lines(sight: Sight) -> list[Line]:
    """All that there is to tell, the most important first."""
    found = [power(sight), *switches(sight), antimatter(sight)]
    found += [(DANGER, one) for one in dangers(sight)]
    card = project(sight)
    found += [card] if card else []
    found += [(DANGER, one) for one in doings(sight)]
    return found + [(NOW, one) for one in (*sent(sight), *pieces(sight))]


def clock(sight: Sight) -> Sentence:
    """How far the game is; where a person has two colours, also which of them is meant."""
    view = sight.view
    message = "clock-abandon" if view["abandon_ship"] else "clock"
    told = sentence(message, minute=view["minute"])
    if len(sight.players) == view["seats"]:
        return told
    chooser = sight.chooser()
    if chooser is not None:
        return sentence("choice-of", clock=told, player=chooser)
    return sentence("turn-of", clock=told, player=view["active"]) if view["asks"] else told


# The minute track ---------------------------------------------------------------------------------


def track(sight: Sight) -> list[dict[str, Any]]:
    """Every Minute from the first to Minute 0, then Stationfall (-1), each with the markers that
    come due in it; at Minute 0 the re-entry token is turned over."""
    view = sight.view
    first = max(sight.edition.first_minute[view["seats"]], view["minute"])
    return [
        {
            "minute": minute,
            "now": minute == view["minute"],
            "past": minute > view["minute"],
            "re_entry": minute == 0,
            "markers": [
                {**marker, "words": marker_words(marker)}
                for marker in view["markers"]
                if marker["minute"] == minute
            ],
        }
        for minute in range(first, AT_STATIONFALL - 1, -1)
    ]


def marker_words(marker: dict[str, Any]) -> Sentence:
    """A Time marker as the list of a Minute tells it."""
    facts = {name: marker[name] for name in ("player", "effect", "at") if name in marker}
    return sentence("marker-at" if "at" in marker else "marker", **facts)


def systems(sight: Sight) -> dict[str, Any]:
    """All instruments, in words and as plain facts."""
    view = sight.view
    card = sight.known_project()
    released = view["project"]["released"]
    known = "released" if released else "unknown" if card is None else "seen"
    edition = sight.edition
    return {
        "lines": [{**told, "tone": tone} for tone, told in lines(sight)],
        "power": view["power"],
        "cameras": view["cameras"],
        "jammers": view["jammers"],
        "abandon_ship": view["abandon_ship"],
        "antimatter": {"state": view["antimatter"], "minute": detonation(sight)},
        "project": {"card": card, "known": known},
        "wormhole": list(sight.mouths) if sight.mouths else None,
        "medical": {"at": view["medical"], "stars": list(edition.stars)}
        if "medical" in edition.cards
        else None,
        "track": track(sight),
    }
