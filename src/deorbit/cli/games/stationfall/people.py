"""What `who`, `players` and `agenda` tell about Stationfall."""

from deorbit.cli.games.stationfall.cards import place_words
from deorbit.cli.games.stationfall.look import identity_lines, text
from deorbit.cli.games.stationfall.panel import in_full, own_cards
from deorbit.cli.games.stationfall.words import Station
from deorbit.cli.terminal import palette
from deorbit.cli.terminal.face import View
from deorbit.cli.terminal.widths import filled, wide
from deorbit.core.text import listed

WIDE = 60
"""Players are told in full words here."""


def possessions(station: Station, name: str) -> str:
    """In a few words: Items, Data, Contamination."""
    pawn = station.characters[name]
    found = [station.name(one) for one in [*station.holds(name), *pawn["data"]]]
    if pawn["contaminated"]:
        found.append(station.say("is-contaminated"))
    return listed(found, station.language)


def discs_on(station: Station, card: str) -> str:
    signs = "".join(palette.SIGNS[player] for player in station.on(card).discs)
    return station.say("disc-of", who=signs) if signs else ""


def who(view: View, seat: int, rest: str, language: str) -> list[str]:
    """Everybody, where, with whose cubes and discs, and with what."""
    station = Station(view, language)
    names = 1 + max(wide(station.name(name)) for name in station.pawns)
    places = 2 + max(wide(place_words(station, name)) for name in station.pawns)
    return [who_line(station, name, names, places) for name in station.pawns]


def who_line(station: Station, name: str, names: int, places: int) -> str:
    cubes, discs, held = "", "", ""
    if name != "monster":
        card = station.card(name)
        first = station.pawns_of(card)[0] == name
        if first:
            cubes, discs = station.cubes_in_signs(card), discs_on(station, card)
        held = possessions(station, name)
    owners = station.owners(name)
    if owners:
        cubes = " ".join(station.signed(player) for player in owners)
    down = station.say("is-down", character=name) if station.pawn(name)["down"] else ""
    mark = station.view.get("monster", {}).get("mark") == name
    marked = station.say("is-marked") if mark else ""
    facts = "  ".join(fact for fact in (cubes, discs, down, marked, held) if fact)
    called, place = filled(station.name(name), names), filled(place_words(station, name), places)
    return f"{station.tag(name)} {called}{place}{facts}".rstrip()


def players(view: View, seat: int, rest: str, language: str) -> list[str]:
    """Every player in full: PC, guilt, cubes and where they lie, Bribe, Kompromat."""
    station = Station(view, language)
    lines = []
    for player, one in enumerate(station.players):
        head, facts = in_full(station, player, WIDE)
        lines.append(f"{head.plain} {facts.plain.strip()}")
        _, aim = station.view.get("announced", {}).get(player, (None, None))
        if aim is not None:
            lines.append("   " + aim.text(language))
        cubes = [f"{station.name(card)} {count}" for card, count in one["cubes"].items()]
        if cubes:
            lines.append(
                "   " + station.say("players-cubes", cubes=listed(cubes, station.language))
            )
        on = [] if one["bribe"] in ("unused", "none") else [one["bribe"]]
        words = [station.say("players-bribe", card=card) for card in on]
        words += [station.say("players-disc", card=one["disc"])] if "disc" in one else []
        if one["shown"]:
            words.append(station.say("players-shown", cards=station.names(one["shown"])))
        if one.get("shown_bonus"):
            words.append(station.say("players-bonus", cards=station.names(one["shown_bonus"])))
        lines += ["   " + " ".join(words)] if words else []
    return lines


def own_agenda(view: View, seat: int, rest: str, language: str) -> list[str]:
    """The own identities in full, with what would score now, and the partner's."""
    station = Station(view, language)
    lines = []
    for words, rows in own_cards(station, seat):
        lines += [words, *rows]
    for player in station.own(seat):
        paid: dict[str, int] = view.get("paid", {}).get(player, {})
        if paid:
            scores = [f"{text(station, 'row', row)} {points}" for row, points in paid.items()]
            lines.append(
                station.say(
                    "agenda-now", who=station.signed(player), rows=listed(scores, station.language)
                )
            )
        partner = station.partner(player)
        identity = None if partner is None else station.players[partner].get("identity")
        if identity is not None:
            lines += identity_lines(station, identity)
    return lines or [station.say("agenda-none")]
