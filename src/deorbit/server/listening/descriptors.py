"""How many files and connections this process may have open."""

import resource

MOST = 65_536
KEPT_BACK = 128
"""For the database, for workers and for the pages."""


def raised() -> int:
    """As many descriptors as the system grants without being asked by its administrator."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def for_connections(descriptors: int) -> int:
    return max(descriptors // 2, descriptors - KEPT_BACK)
