"""Positions of Intrepid: what each key says may be right and yet contradict another one. Here is
what no game can lead to, refused with the key that is wrong."""

from deorbit.core.dealer import silent
from deorbit.core.position import Reader, wrong
from deorbit.games.intrepid.content.dice import VALUE, in_space
from deorbit.games.intrepid.content.edition import (
    CANADA,
    CARD_SPACES,
    DISASTERS,
    MEDICAL_OFFICER,
    NAMED,
    SAME,
)
from deorbit.games.intrepid.positions.write import NONE, OPEN, card_name
from deorbit.games.intrepid.rules.rolling import store_odd
from deorbit.games.intrepid.rules.state import (
    DISASTER,
    EMPTY,
    MARK_CREW,
    NO_CARD,
    PLACING,
    RUNNING,
    SPENDING,
    WISHES,
    WON,
    IntrepidState,
)

METEORS = DISASTERS.index("meteor-shower")


def check(state: IntrepidState, reader: Reader, rows: list[Reader]) -> None:
    check_missions(state, reader)
    check_lasting(state, reader)
    check_resolving(state, reader)
    check_tiles(state)
    for crew, row in enumerate(rows):
        check_crew(state, crew, row)
    check_kept(state, rows)


def check_missions(state: IntrepidState, reader: Reader) -> None:
    """Once all are complete the results of that round end the game (house-win)."""
    done = state.missions_done() == state.dealt
    now = state.phase == PLACING and any(
        mark >> MARK_CREW for mark in state.marks[: state.dealt * CARD_SPACES]
    )
    if (state.ending == WON and not done) or (state.ending == RUNNING and done and not now):
        raise wrong("missions", reader.value.get("missions"), OPEN if done else "1 .. 6")


def check_lasting(state: IntrepidState, reader: Reader) -> None:
    """A card whose spaces are all filled leaves at the end of the round (5.4)."""
    for place in range(state.dealt, len(state.table)):
        marks = state.marks[place * CARD_SPACES : (place + 1) * CARD_SPACES]
        if state.is_filled(place) and not max(marks) >> MARK_CREW:
            number = place - state.dealt
            path = f"active[{number}].filled"
            raise wrong(path, reader.value["active"][number]["filled"], OPEN)


def check_resolving(state: IntrepidState, reader: Reader) -> None:
    """Cards are carried out in phase 3: persistent ones again, then the latest one."""
    facts = reader.value.get("resolving", {})
    if state.phase != DISASTER:
        for key, empty in (("card", NONE), ("queue", []), ("just", [])):
            if facts.get(key, empty) != empty:
                raise wrong(f"resolving.{key}", facts[key], str(empty))
        return
    lasting = state.table[state.dealt :]
    if state.card not in (NO_CARD, state.latest, *lasting):
        raise wrong("resolving.card", facts["card"], card_name(state, state.latest))
    for place, card in enumerate(state.queue):
        again = card in lasting and card != state.card
        new = place == len(state.queue) - 1 and card not in state.spent
        if state.queue.index(card) != place or not (again or new):
            raise wrong(f"resolving.queue[{place}]", card_name(state, card), "card")


def check_tiles(state: IntrepidState) -> None:
    for tile in state.slot:
        if tile == EMPTY:
            continue
        card = state.edition.tiles[tile]
        path = f"tiles.{card.name}"
        if not state.dice[tile]:
            continue
        if state.phase == PLACING and state.disabled(tile):
            raise wrong(f"{path}.disable", 1, "0")
        if card.resources[0] == NAMED and state.phase != PLACING and not state.named:
            raise wrong(f"{path}.produces", NONE, "power | oxygen | climate | nutrition")
        check_spaces(card.needs, state.dice[tile], f"{path}.dice")


def check_spaces(needs: list[int], dice: int, path: str) -> None:
    """A die lies in the first space that takes it (house-needs)."""
    for space in range(len(needs)):
        face = in_space(dice, space)
        for before in range(space):
            free = in_space(dice, before) < 0 and needs[before] < SAME
            if face >= 0 and free and needs[before] >> (VALUE[face] - 1) & 1:
                raise wrong(f"{path}[{space}]", VALUE[face], OPEN)


def check_crew(state: IntrepidState, crew: int, row: Reader) -> None:
    figures = state.edition.figures
    if state.disaster == METEORS and state.aid[crew]:
        raise wrong(row.at("aid"), state.aid[crew], "0")
    if state.phase == PLACING and state.barred[crew] and state.docking[crew]:
        raise wrong(row.at("docking"), row.value["docking"], OPEN)
    if state.used[crew] and state.round == 1 and state.phase != SPENDING:
        raise wrong(row.at("badge_used"), True, "false")
    if state.wish[crew] and state.wishes[crew] == WISHES:
        raise wrong(row.at("wishes"), WISHES, f"0 .. {WISHES - 1}")
    check_spaces(figures.habitation_needs, state.habitation[crew], row.at("habitation"))
    if state.country[crew] == CANADA and any(state.fresh):
        check_fresh(state, crew, row)


def check_fresh(state: IntrepidState, crew: int, row: Reader) -> None:
    """Before odd dice are stored Canada has used none (7.3.4). Dice that nobody speaks of are
    stored where that has come to pass."""
    owned = [state.dice[tile] for tile in state.slot if tile != EMPTY and state.owner[tile] == crew]
    placed = any(owned) or state.habitation[crew] or state.docking[crew]
    marked = any(mark >> MARK_CREW == crew + 1 for mark in state.marks)
    if state.phase != PLACING or placed or marked or state.aid[crew]:
        if "fresh" in row:
            raise wrong(row.at("fresh"), row.value["fresh"], "[]")
        store_odd(state, crew, silent())
    elif sum(state.storage):
        raise wrong(row.at("storage"), row.value["storage"], "[]")


def check_kept(state: IntrepidState, rows: list[Reader]) -> None:
    """A die is kept from the Medical Officer's use in phase 5 until the next roll (12.5)."""
    kept = [crew for crew in range(state.crews) if state.kept[crew]]
    if not kept:
        return
    row = rows[kept[-1]]
    officer = state.badge.index(MEDICAL_OFFICER) if MEDICAL_OFFICER in state.badge else -1
    if state.phase != SPENDING or len(kept) > 1 or officer < 0:
        raise wrong(row.at("kept"), row.value["kept"], NONE)
    if not state.used[officer]:
        if "badge_used" in rows[officer]:
            raise wrong(rows[officer].at("badge_used"), False, "true")
        state.used[officer] = 1


def same_as_options(key: str, named: list[str] | None, rows: list[Reader]) -> None:
    """Countries and badges that the options name are those of the crews."""
    for place, row in enumerate(rows if named is not None else []):
        if key in row and named is not None and row.value[key] != named[place]:
            raise wrong(row.at(key), row.value[key], named[place])
