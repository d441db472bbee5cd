"""The bots of Stationfall in a terminal: who they are, what they follow, what beats them."""

from deorbit.cli.games.stationfall.words import Station, plain
from deorbit.cli.terminal.face import View, Watched
from deorbit.core.errors import BadInput
from deorbit.core.match import Match
from deorbit.core.records import Event
from deorbit.core.text import has, parts, say
from deorbit.games.stationfall.content.editions import page
from deorbit.games.stationfall.screen.content import ScriptLine
from deorbit.games.stationfall.screen.printed import script

DEFAULT = "default"
"""The script of those who have none of their own."""

PARTS = ("start", "focus", "main", "end")
HERE, NOT_HERE = "▸ ", "  "
DECISIONS = ("manoeuvre", "regroup")
"""What a bot does of its own accord, once in its turn."""

AIM = "aim-"
"""How events begin that tell what it is about."""


def announced(match: Match) -> dict[int, tuple[str, Event | None]]:
    """By player: the line of its script that a bot followed last, and what it was about then; none
    where it could follow none."""
    found: dict[int, tuple[str, Event | None]] = {}
    aim: Event | None = None
    if not match.options.get("bots"):
        return found
    for event in match.log(None):
        if event.name in DECISIONS:
            player = int(str(event.args["player"]))
            found.pop(player, None)
            if "manoeuvre" in event.args:
                found[player] = str(event.args["manoeuvre"]), aim
        # What it is about is told just before.
        aim = event if event.name.startswith(AIM) else None
    return found


def seat_named(station: Station, word: str) -> int | None:
    """The seat of a player that is meant by colour, or by its PC."""
    for player, one in enumerate(station.players):
        names = [station.player(player), *([one["pc"]] if "pc" in one else [])]
        spellings = [plain(station.name(name)) for name in names] + [plain(name) for name in names]
        if any(spelling.startswith(plain(word)) for spelling in spellings):
            seat: int = one["seat"]
            return seat
    return None


# Scripts ------------------------------------------------------------------------------------------


def scripts(view: View, seat: int, rest: str, language: str) -> list[str]:
    """The script of one bot, or of all."""
    station = Station(view, language)
    if not station.bots:
        raise BadInput("cli-stationfall-no-bots")
    chosen = [seat_named(station, rest)] if rest else []
    players = [
        player for player in station.bots if not rest or station.players[player]["seat"] in chosen
    ]
    if not players:
        raise BadInput("cli-stationfall-no-bot", word=rest[:40])
    return [line for player in players for line in script_lines(station, player)]


def script_lines(station: Station, player: int) -> list[str]:
    """The script that a bot follows, with the line that it followed last, and the standard scripts
    that lines go on to."""
    identity = station.players[player].get("pc")
    if identity is None:
        return []
    found = script(identity if identity in page("scripts", station.book) else DEFAULT, station.book)
    now, _ = station.view.get("announced", {}).get(player, (None, None))
    who = station.signed(player)
    lines = [station.say("script", who=who, identity=identity)]
    lines.append(station.say(f"script-{found.grade}"))
    told: dict[str, list[ScriptLine]] = {part: getattr(found, part) for part in PARTS}
    parts = [part for part in PARTS if told[part]]
    standard: dict[str, None] = {}
    for part in parts:
        if part != "main" or len(parts) > 1:
            lines.append(station.say(f"script-{part}"))
        lines += marked(station, told[part], now)
        standard |= dict.fromkeys(line.goto for line in told[part] if line.goto)
    for name in standard:
        lines.append(station.say("script-standard", name=script_name(station, name)))
        lines += marked(station, script(name, station.book).main, now)
    return lines


def marked(station: Station, lines: list[ScriptLine], now: str | None) -> list[str]:
    found = []
    for line in lines:
        here = line.name == now
        words = parts("stationfall", line.text, station.language)
        told = f"{HERE if here else NOT_HERE}{words}"
        found.append(f"{told}  [{station.say('script-last')}]" if here else told)
    return found


def script_name(station: Station, name: str) -> str:
    message = f"stationfall-script-{name}"
    return say(message, {}, station.language) if has(message) else name


# The end ------------------------------------------------------------------------------------------


def verdict(match: Watched, language: str) -> list[str]:
    """What it took to win together, or in teams, against bots; and whether they are beaten."""
    station = Station(match.view(None), language)
    outcome = match.outcome
    mode = "cooperative" if station.view["options"].get("cooperative") else ""
    mode = mode or ("teams" if station.teams else "")
    if outcome is None or not station.bots or not mode:
        return []
    bots = {station.players[player]["seat"] for player in station.bots}
    by = "bots" if bots & set(outcome.winners) else "people"
    return [station.say(f"won-by-{by}"), station.say(f"won-{mode}")]


def bot_mark(station: Station, player: int) -> str:
    """How a bot is told from a person, behind its name."""
    return " " + station.say("bot") if player in station.bots else ""
