"""Battles before they are fought (chapter 7): sums, result, and who would die."""

from deorbit.games.stationx.edition import BASE_KEEP, UPGRADES
from deorbit.games.stationx.plan import Facts
from deorbit.games.stationx.sentences import sentence
from deorbit.games.stationx.sight import Sight

WIN, LOSS, TIE = "win", "loss", "tie"


def battle(sight: Sight, start: str, target: str) -> Facts:
    """The battle between two units that stand next to each other, as `desk.desk` tells it."""
    plan, units = sight.plan, sight.units
    seat, enemy = units[start]["player"], units[target]["player"]
    area = {start, target, *plan.around(start), *plan.around(target)}
    inside = [unit for cell, unit in units.items() if cell in area]
    mine = [unit for unit in inside if unit["player"] == seat]
    attackers = fighters(sight, [unit for unit in mine if not unit["attacked"]])
    defenders = fighters(sight, [unit for unit in inside if unit["player"] == enemy])
    attack = sum(unit["adds"] for unit in attackers)
    defence = sum(unit["adds"] for unit in defenders)
    result = WIN if attack > defence else LOSS if attack < defence else TIE
    dead, keeps = losses(sight, seat, enemy, result, attackers, defenders)
    out, gone, over = fates(sight, enemy, seat, dead)
    return {
        "from": start,
        "to": target,
        "player": seat,
        "enemy": enemy,
        "attack": attack,
        "defence": defence,
        "result": result,
        "attackers": attackers,
        "defenders": defenders,
        "spent": [unit["at"] for unit in mine if unit["attacked"]],
        "area": sorted(area),
        "dead": dead,
        "keeps": keeps,
        "out": out,
        "gone": gone,
        "over": over,
        "words": sentence(
            f"battle-{result}", player=seat, other_player=enemy, attack=attack, defence=defence
        ),
    }


def fighters(sight: Sight, units: list[Facts]) -> list[Facts]:
    """Units with what each adds to the sum (7.3)."""
    return [
        {
            "at": unit["at"],
            "unit": unit["unit"],
            "adds": sight.figures[unit["player"]].attack[unit["unit"]],
        }
        for unit in units
    ]


def losses(
    sight: Sight,
    seat: int,
    enemy: int,
    result: str,
    attackers: list[Facts],
    defenders: list[Facts],
) -> tuple[list[str], Facts | None]:
    """Who dies for certain, and of whom one is kept (7.4, 7.5, 7.7)."""
    dead: list[str] = []
    loser, losing = (enemy, defenders) if result == WIN else (seat, attackers)
    if result == TIE:
        dead = [unit["at"] for unit in defenders]
    cells = [unit["at"] for unit in losing]
    if result == TIE or UPGRADES[BASE_KEEP] in sight.players[loser]["upgrades"]:
        return dead, {"player": loser, "of": cells}
    return dead + cells, None


def fates(
    sight: Sight, enemy: int, seat: int, dead: list[str]
) -> tuple[list[int], list[str], bool]:
    """Who is out by it, the units elsewhere that leave the board with them, and whether the game is
    over (1.2, 1.3, house-conqueror)."""
    holder = sight.holders()
    out: list[int] = []
    for player in (enemy, seat):
        commander = sight.commander_of(player)
        if holder[player] != player and (commander is None or commander in dead):
            conqueror = holder[player]
            holder = [conqueror if held == player else held for held in holder]
            out.append(player)
    gone = [unit["at"] for player in out for unit in sight.units_of(player)]
    left = sum(not player["out"] for player in sight.players) - len(out)
    return out, [cell for cell in gone if cell not in dead], left <= 1
