"""What counts for how much in the worth of a state of Stationfall, beside points in hundredths."""

from typing import Final

SUSPECTED: Final = -40
CONVICTED: Final = -250
CONSPIRATOR: Final = 9
OWN_CHARACTER: Final = 25
CUBE_OUT: Final = -3
KOMPROMAT: Final = 6
ACTIVE: Final = 12
OWN_ACTIVE: Final = 4
SECRET: Final = 4
UNDECIDED: Final = -1
WANTED: Final = 12
ABANDONED: Final = 12
ALARM: Final = 9
"""The Minute from which on the order to abandon ship is worth something, more with each Minute."""
LEAD: Final = 8
