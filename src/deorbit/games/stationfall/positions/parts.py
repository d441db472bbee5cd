"""What reading a position needs in more than one place."""

from deorbit.core.codec import Domain
from deorbit.core.position import Reader, index_of, wrong
from deorbit.games.stationfall.positions.write import NOBODY_KNOWS
from deorbit.games.stationfall.rules.state import UNSEEN, StationfallState


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


def read_corridors(state: StationfallState, reader: Reader, key: str) -> int:
    """A list of corridors, each by the two sections that it joins, as a mask."""
    names = state.edition.section_names
    mask = 0
    for ends, path in reader.items(key, len(state.edition.ends)):
        for corridor, (a, b) in enumerate(state.edition.ends):
            if ends in ([names[a], names[b]], [names[b], names[a]]):
                mask |= 1 << corridor
                break
        else:
            raise wrong(path, ends, "[section, section]")
    return mask
