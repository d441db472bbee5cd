"""Battles before they are fought (chapter 7): sums, result, and who would die."""

from deorbit.core.screen import sentence
from deorbit.games.stationx.content.edition import SLOT_KIND, SLOTS
from deorbit.games.stationx.rules import battle as rules
from deorbit.games.stationx.rules.state import NOWHERE, RUNNING, StationXState
from deorbit.games.stationx.screen.contract import Battle, Fighter, Keeps, Result
from deorbit.games.stationx.screen.players import kind_of


def battle(state: StationXState, one: int, other: int) -> Battle:
    """The battle that the unit on one cell could begin with the unit on the other."""
    told, after = rules.preview(state, one, other), rules.aftermath(state, one, other)
    seat, enemy = state.unit_on(one) // SLOTS, state.unit_on(other) // SLOTS
    result: Result = "tie"
    if told.attack != told.defence:
        result = "win" if told.attack > told.defence else "loss"
    gone = [
        slot
        for slot, cell in enumerate(state.cell)
        if cell != after.cell[slot] == NOWHERE and slot not in told.dead
    ]
    names = state.edition.cell_names
    doomed = after.doomed
    return Battle(
        start=names[one],
        goal=names[other],
        player=seat,
        enemy=enemy,
        attack=told.attack,
        defence=told.defence,
        result=result,
        attackers=fighters(state, told.attackers),
        defenders=fighters(state, told.defenders),
        spent=cells(state, rules.spent_units(state, one, other)),
        area=[names[cell] for cell in rules.area(state, one, other)],
        dead=cells(state, told.dead),
        keeps=Keeps(doomed[0] // SLOTS, cells(state, doomed)) if doomed else None,
        out=[player for player in (enemy, seat) if after.out[player]],
        gone=cells(state, gone),
        over=after.ending != RUNNING,
        words=sentence(
            "stationx",
            f"battle-{result}",
            player=seat,
            other_player=enemy,
            attack=told.attack,
            defence=told.defence,
        ),
    )


def by_cell(state: StationXState, slots: list[int]) -> list[int]:
    return sorted(slots, key=lambda slot: state.cell[slot])


def cells(state: StationXState, slots: list[int]) -> list[str]:
    return [state.edition.cell_names[state.cell[slot]] for slot in by_cell(state, slots)]


def fighters(state: StationXState, slots: list[int]) -> list[Fighter]:
    """Units with what each adds to the sum (7.3)."""
    names = state.edition.cell_names
    return [
        Fighter(
            names[state.cell[slot]],
            kind_of(slot),
            state.attack(slot // SLOTS, SLOT_KIND[slot % SLOTS]),
        )
        for slot in by_cell(state, slots)
    ]
