"""Who belongs together: the two colours of a person (17.2), or partners, who sit opposite each
other (18.2). Bots belong to nobody (house-bot-teams)."""


def partner(persons: list[int], person: int) -> int:
    """The other one of a pair."""
    return persons[(persons.index(person) + len(persons) // 2) % len(persons)]


def leader(persons: list[int], person: int) -> int:
    """The first one of a pair, who keeps what belongs to both."""
    return persons[persons.index(person) % (len(persons) // 2)]
