"""The crews of Intrepid beyond what a position tells."""

from deorbit.games.intrepid.content.edition import COUNTRIES
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
    dear = [tile for tile in offered(state, crew) if not can_pay(state, crew, tiles[tile].cost)]
    return Crew(
        crew=crew,
        country=COUNTRIES[state.country[crew]],
        player=seat,
        done=state.stack.rests(seat),
        asked=seat in asked,
        commander=seat == state.commander(),
        income=income,
        stipend=capacity_after(state, crew, coming) - has - income,
        die_price=die_price(state, crew) if has_step(state, crew) else None,
        dear=[tiles[tile].name for tile in dear],
        docks=state.edition.figures.docking,
    )
