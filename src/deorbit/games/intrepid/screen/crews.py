"""The crews of Intrepid."""

from deorbit.games.intrepid.positions.write import NONE, crew_to_position
from deorbit.games.intrepid.rules.capacity import can_pay, die_price, has_step, offered
from deorbit.games.intrepid.rules.results import capacity_after
from deorbit.games.intrepid.rules.state import DISASTER, PLACING, RUNNING, IntrepidState
from deorbit.games.intrepid.screen.contract import Crew


def crews(state: IntrepidState, asked: tuple[int, ...], gained: list[int]) -> list[Crew]:
    """All crews, of which the results bring so much Capacity."""
    return [crew_facts(state, crew, asked, gained[4 + crew]) for crew in range(state.crews)]


def crew_facts(state: IntrepidState, crew: int, asked: tuple[int, ...], gained: int) -> Crew:
    seat, has = state.seat_of(crew), state.capacity[crew]
    tiles = state.edition.tiles
    income = capacity_after(state, crew, gained) - has
    early = state.ending == RUNNING and state.phase in (PLACING, DISASTER)
    coming = income + (state.edition.figures.capacity_round if early else 0)
    told = crew_to_position(state, crew)
    dear = [tile for tile in offered(state, crew) if not can_pay(state, crew, tiles[tile].cost)]
    return Crew(
        crew=crew,
        country=told["country"],
        player=seat,
        light=told["light"],
        badge=told["badge"],
        badge_used=told["badge_used"],
        done=state.stack.rests(seat),
        asked=seat in asked,
        commander=seat == state.commander(),
        track=told["track"],
        supply=told["supply"],
        pool=told["pool"],
        fresh=told["fresh"],
        storage=told["storage"],
        kept=None if told["kept"] == NONE else told["kept"],
        habitation=told["habitation"],
        docking=told["docking"],
        docking_disabled=told["docking_disabled"],
        capacity=has,
        income=income,
        stipend=capacity_after(state, crew, coming) - has - income,
        converters=told["converters"],
        amplify=told["amplify"],
        wish=told["wish"],
        die_price=die_price(state, crew) if has_step(state, crew) else None,
        offer=told["offer"],
        dear=[tiles[tile].name for tile in dear],
        docks=state.edition.figures.docking,
    )
