"""The state of the station in a few lines: what is on, what ticks, what has got out."""

from rich.text import Text

from deorbit.cli import palette
from deorbit.cli.stationfall_station import Station
from deorbit.core.text import say
from deorbit.games.stationfall.terms import CORE_LOCKS


def systems(station: Station) -> list[Text]:
    """Power, Cameras, Jammers, Antimatter, and all that has come into play."""
    view = station.view
    power = Text(say(f"stationfall-power-{view['power']}", {}, station.language))
    if view["power"] != "normal":
        power.stylize(f"bold {palette.DANGER}")
    lines = [power]
    switches = Text()
    for name in ("cameras", "jammers"):
        state = "on" if view[name] else "off"
        words = station.say(name, state=state)
        switches.append(words + "  ", palette.TEXT if view[name] else palette.NOW)
    lines.append(switches)
    armed = [marker for marker in view["markers"] if marker["effect"] == "detonation"]
    state = "ticking" if armed and view["antimatter"] == "armed" else view["antimatter"]
    minute = armed[0]["minute"] if armed else 0
    style = palette.QUIET if state == "stable" else f"bold {palette.DANGER}"
    lines.append(Text(station.say(f"antimatter-{state}", minute=minute), style))
    lines += [Text(words, f"bold {palette.DANGER}") for words in dangers(station)]
    lines += project(station)
    for offsite, data in view["offsites"].items():
        if data:
            words = f"{station.name(offsite)}: {station.names(data)}"
            lines.append(Text(words, palette.NOW))
    lines += [Text(words, palette.NOW) for words in pieces(station)]
    return lines


def dangers(station: Station) -> list[str]:
    """Missiles under way."""
    return [
        station.say("missile", at=station.short(marker["at"]), minute=marker["minute"])
        for marker in station.view["markers"]
        if marker["effect"] == "missile"
    ]


def project(station: Station) -> list[Text]:
    """Project X and what it does just now."""
    view = station.view
    card = view["project"]["card"]
    if not view["project"]["released"]:
        known = card not in (None, "unseen")
        words = station.say("project-seen", project=card) if known else ""
        return [Text(words, palette.POSSIBLE)] if known else []
    lines = [Text(station.say("project", project=card), f"bold {palette.DANGER}")]
    return lines + [Text(f"  {words}", palette.DANGER) for words in doings(station)]


def doings(station: Station) -> list[str]:
    """Where the Monster is, whom it has and whom it wants; the Wormhole; the Locks of the Core."""
    found = []
    monster = station.view.get("monster")
    if monster is not None:
        at = station.section_of("monster")
        place = station.short(at) if at else station.say(f"place-{monster['at']}")
        found.append(station.say("monster-down" if monster["down"] else "monster-at", at=place))
        if station.inside:
            tags = " ".join(station.tag(pawn) for pawn in station.inside)
            found.append(station.say("monster-inside", names=tags))
        if "mark" in monster:
            found.append(station.say("monster-mark", character=monster["mark"]))
    if station.mouths:
        found.append(station.say("wormhole", at=station.short(station.mouths[1])))
    if "core_locks" in station.view:
        used = len(station.view["core_locks"])
        found.append(station.say("core-locks", used=used, most=CORE_LOCKS))
    return found


def pieces(station: Station) -> list[str]:
    """What single characters have brought into play."""
    view = station.view
    found = []
    grey = view.get("grey_bribes")
    if grey is not None:
        found.append(station.say("grey-bribes", left=grey["left"]))
    if "traps" in view:
        signs = {"real": "▣"}
        tokens = [
            signs.get(station.trap(section) or "", "□") + station.short(section)
            for section in view["traps"]["at"]
        ]
        found += [station.say("traps", names=" ".join(tokens))] if tokens else []
    if view.get("eaten"):
        found.append(station.say("eaten", count=view["eaten"]))
    spaced = view.get("spaced", {}).get("characters", [])
    if spaced:
        tags = " ".join(station.tag(pawn) for pawn in spaced)
        found.append(station.say("spaced", names=tags))
    elif view.get("pirate"):
        found.append(station.say("pirate"))
    return found
