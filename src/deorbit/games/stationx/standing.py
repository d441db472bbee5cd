"""The players of Station-X: what they have, what they will get, and how they stand at the end."""

from deorbit.games.stationx.edition import UNITS
from deorbit.games.stationx.plan import Facts
from deorbit.games.stationx.sentences import sentence
from deorbit.games.stationx.sight import COMMANDER, LIMITS, Sight

ROWS = ("bases", "units", "energy")


def players(sight: Sight) -> list[Facts]:
    """All players as `desk.desk` tells them."""
    alive = [dict.fromkeys(UNITS, 0) for _ in sight.players]
    for unit in sight.view["units"]:
        alive[unit["player"]][unit["unit"]] += 1
    victors = winners(sight) if sight.over else []
    return [player(sight, number, alive[number], victors) for number in range(sight.seats)]


def player(sight: Sight, number: int, alive: dict[str, int], victors: list[int]) -> Facts:
    facts = sight.players[number]
    figures = sight.figures[number]
    laid = number in sight.plan.base_rooms
    held = facts["base_held_by"] == number
    begun = facts["teleporter"] != "none" and sight.view["round"] > 0
    stipend = facts["stipend"]
    last = max((turn + 1 for turn, energy in enumerate(stipend) if energy), default=0)
    return {
        "player": number,
        "faction": sight.view["options"]["factions"][number],
        "energy": facts["energy"],
        "income": figures.income if laid and held and not facts["out"] else 0,
        "stipend": stipend[:last],
        "units": {unit: {"alive": alive[unit], "limit": LIMITS[unit]} for unit in UNITS},
        "bases": sight.bases_of(number),
        "holder": facts["base_held_by"] if laid else None,
        "teleporter": None if facts["teleporter"] == "none" else facts["teleporter"],
        "commander": "alive" if alive[COMMANDER] else "dead" if begun else "none",
        "upgrades": figures.upgrades,
        "tiles_left": {name: count for name, count in facts["tiles_left"].items() if count},
        "supplied": None if facts["supplied"] == "none" else facts["supplied"],
        "out": facts["out"],
        "active": sight.view["active"] == number and sight.view["round"] > 0 and not sight.over,
        "winner": number in victors,
    }


def scores(sight: Sight) -> list[tuple[int, int, int]]:
    """Bases, units and energy of each player (house-round-limit)."""
    return [
        (sight.bases_of(number), len(sight.units_of(number)), facts["energy"])
        for number, facts in enumerate(sight.players)
    ]


def winners(sight: Sight) -> list[int]:
    """The last one in the game (1.1), or who stands best after the last round."""
    everybody = list(range(sight.seats))
    if sight.view["ending"] == "conquest":
        return [number for number in everybody if not sight.players[number]["out"]] or everybody
    found = scores(sight)
    return [number for number in everybody if found[number] == max(found)]


def ending(sight: Sight) -> Facts:
    """How the game ended, the best player first."""
    found, victors = scores(sight), winners(sight)
    return {
        "ending": sight.view["ending"],
        "words": sentence(f"ending-{sight.view['ending']}"),
        "winners": victors,
        "order": sorted(
            range(sight.seats), key=lambda number: (number in victors, found[number]), reverse=True
        ),
        "players": [
            {
                "player": number,
                "rows": [
                    {"row": row, "points": points, "words": sentence(f"row-{row}")}
                    for row, points in zip(ROWS, found[number], strict=True)
                ],
                "score": found[number][0],
                "out": sight.players[number]["out"],
                "winner": number in victors,
            }
            for number in range(sight.seats)
        ],
    }
