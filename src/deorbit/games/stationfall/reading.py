"""What reading a position needs in more than one place."""

from deorbit.core.codec import Domain
from deorbit.core.position import Reader, index_of, wrong
from deorbit.games.stationfall.position import NOBODY_KNOWS
from deorbit.games.stationfall.state import (
    UNSEEN,
)


def read_choice(reader: Reader, key: str, names: list[str], default: str) -> int:
    value = reader.value.get(key, default)
    if value not in names:
        raise wrong(reader.at(key), value, " | ".join(names))
    return names.index(value)


def read_mask(reader: Reader, key: str, domain: Domain, default: int) -> int:
    """A list of names, complete when it is given."""
    if key not in reader:
        return default
    mask = 0
    for item, path in reader.items(key, domain.size):
        mask |= 1 << index_of(item, domain, path)
    return mask


def read_hidden(reader: Reader, key: str, names: list[str]) -> int:
    value = reader.value.get(key, NOBODY_KNOWS)
    if value == NOBODY_KNOWS:
        return UNSEEN
    return read_choice(reader, key, names, NOBODY_KNOWS)
