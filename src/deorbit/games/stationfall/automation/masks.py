"""The station in one position, for whoever looks for something to do there."""

from typing import Final

from deorbit.games.stationfall.automation.distances import Ground
from deorbit.games.stationfall.automation.priorities import section_key
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.rules.actions.base import (
    BREAKAGE,
    COMPANY,
    KOMPROMAT,
    LITTER,
    SOMEONE_DOWN,
    Act,
    offered,
)
from deorbit.games.stationfall.rules.state import NO_KOMPROMAT, StationfallState

NOBODY: Final[list[int]] = []


class Terrain:
    """Who is where and what can be done there, as it was when the terrain was made: characters
    whom the state has put elsewhere since do not count."""

    def __init__(self, state: StationfallState, ground: Ground) -> None:
        edition = state.edition
        self.state = state
        self.ground = ground
        self.peopled = 0
        """Sections with anybody in them."""
        self.with_down = 0
        """Those with anybody who is Down."""
        self.with_down_human = 0
        self._where = state.where[:]
        self._people: dict[int, list[int]] = {}
        self._places: dict[int, int] = {}
        self._keys: list[int] = []
        for pawn in bits(edition.bodies):
            section = state.where[pawn]
            if section >= 0:
                bit = 1 << section
                self.peopled |= bit
                if state.down >> pawn & 1:
                    self.with_down |= bit
                    if edition.humans >> pawn & 1:
                        self.with_down_human |= bit
        self.full = 0
        """Pods without room."""
        for pod in bits(edition.pods & self.peopled):
            if len(self.people(pod)) >= edition.capacity[pod]:
                self.full |= 1 << pod

    def people(self, section: int) -> list[int]:
        """Who is in a section."""
        if section < 0 or not self.peopled >> section & 1:
            return NOBODY
        found = self._people.get(section)
        if found is None:
            where = self._where
            bodies = self.state.edition.bodies
            found = [
                pawn for pawn in range(len(where)) if where[pawn] == section and bodies >> pawn & 1
            ]
            self._people[section] = found
        return found

    def keys(self) -> list[int]:
        """By section: what puts it before others (General Priorities)."""
        if not self._keys:
            keys = self.ground.keys[:]
            pods = self.state.edition.pods
            for pod in bits(pods & self.peopled):
                keys[pod] = section_key(self.state.edition, pod, len(self.people(pod)))
            self._keys = keys
        return self._keys

    def places(self, act: Act) -> int:
        """The sections that have what an action needs: a quick sieve."""
        found = self._places.get(act.number)
        if found is None:
            found = self._places[act.number] = self._sift(act)
        return found

    def _sift(self, act: Act) -> int:
        state = self.state
        edition = state.edition
        found = (1 << edition.size) - 1
        if act.offer:
            found = 0
            for section in edition.offering[act.offer]:
                if offered(state, section) & act.offer:
                    found |= 1 << section
        if act.at_hand & BREAKAGE:
            found &= state.damaged
        if act.at_hand & COMPANY:
            found &= self.peopled
        if act.at_hand & SOMEONE_DOWN:
            found &= self.with_down
        if act.at_hand & (LITTER | KOMPROMAT):
            for section in range(edition.size):
                if (act.at_hand & LITTER and not state.lying[section]) or (
                    act.at_hand & KOMPROMAT and state.face[section] == NO_KOMPROMAT
                ):
                    found &= ~(1 << section)
        return found
