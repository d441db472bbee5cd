"""Chapter 14: Console Actions."""

from typing import Any

import pytest

import deorbit
from games.stationfall.station import allowed, do, is_down, legal, refused, station


def console(section: str = "mainframe", name: str = "medical", **more: Any) -> deorbit.Match:
    return station(at={name: section}, acting=name, **more)


# Hazard Suppression (14.1) -----------------------------------------------------------------------


def test_fire_becomes_asphyxiation() -> None:
    """14.1: two actions are needed to get rid of it (Launch Manual, Minute 9)."""
    m = console(fire=["tanks"])
    do(m, "suppress medical tanks")
    assert m.position()["fire"] == []
    assert "tanks" in m.position()["asphyxiation"]
    do(m, "suppress medical tanks")
    assert "tanks" not in m.position()["asphyxiation"]
    refused(m, "suppress medical tanks", "14.1")


def test_asphyxiation_is_removed() -> None:
    """14.1: far away from the console."""
    m = console()
    do(m, "suppress medical magnetic-containment")
    assert m.position()["asphyxiation"] == ["outer-space"]


def test_one_section_is_treated_at_a_time() -> None:
    """14.1."""
    m = console(fire=["tanks", "bridge"], asphyxiation=["reactor", "suite"])
    do(m, "suppress medical bridge")
    assert m.position()["fire"] == ["tanks"]
    assert set(m.position()["asphyxiation"]) == {"outer-space", "reactor", "suite", "bridge"}
    do(m, "suppress medical suite")
    assert m.position()["fire"] == ["tanks"]
    assert set(m.position()["asphyxiation"]) == {"outer-space", "reactor", "bridge"}


def test_there_must_be_a_hazard() -> None:
    """14.1."""
    m = console()
    refused(m, "suppress medical tanks", "14.1")
    assert legal(m, "suppress") == {"suppress medical magnetic-containment"}


def test_a_burning_console_is_damaged_and_cannot_help_itself() -> None:
    """14.1, 6.5, 11.6: the other one can."""
    m = console("mainframe", fire=["mainframe"])
    refused(m, "suppress medical mainframe", "5.1.4")
    m = console("security-station", fire=["mainframe"])
    assert allowed(m, "suppress medical mainframe")


def test_a_console_without_air_works() -> None:
    """14.1: a hazard that does no damage does not stop it."""
    m = console("mainframe", asphyxiation=["mainframe"])
    do(m, "suppress medical mainframe")
    assert m.position()["asphyxiation"] == ["outer-space"]


def test_hazards_in_docked_pods_are_suppressed() -> None:
    """14.1, 5.1.1: a pod is a section."""
    m = console(fire=["mcqueen"])
    assert allowed(m, "suppress medical mcqueen")


def test_suppression_revives_nobody() -> None:
    """14.1."""
    m = console(asphyxiation=["tanks"], down="stranger")
    do(m, "suppress medical tanks")
    assert is_down(m, "stranger")


def test_outer_space_stays_without_air() -> None:
    """14.1, 6.4."""
    m = console()
    refused(m, "suppress medical outer-space", "6.4")


# Jammers (14.2) ----------------------------------------------------------------------------------


@pytest.mark.parametrize("section", ["mainframe", "security-station"])
def test_jammers_are_turned_off_and_on(section: str) -> None:
    """14.2, 7.4."""
    m = console(section)
    do(m, "jammers medical")
    assert m.position()["jammers"] is False
    do(m, "jammers medical")
    assert m.position()["jammers"] is True
    assert m.position()["cameras"] is True


def test_anybody_uses_a_console() -> None:
    """14.2, 11.6: an Officer is not needed."""
    for name in ("exile", "medical", "cyborg", "engineer"):
        m = console(name=name)
        assert allowed(m, f"jammers {name}")


def test_a_console_action_costs_an_action() -> None:
    """11.6, 14.1, 14.2: a Hacker's first one does not (card-hacker)."""
    m = console()
    do(m, "jammers medical")
    assert m.position()["turn"]["actions"] == 1
    assert m.position()["turn"]["free"]
    m = console(actions=0)
    refused(m, "jammers medical", "15.5.2")
    refused(m, "suppress medical magnetic-containment", "15.5.2")
    m = console(name="exile", actions=0)
    do(m, "jammers exile")
    refused(m, "suppress exile magnetic-containment", "15.5.2")


def test_jammers_are_a_console_action_and_cameras_are_not() -> None:
    """14.2, 13.14: in Mainframe there is a console only."""
    m = console("mainframe")
    assert allowed(m, "jammers medical")
    refused(m, "cameras medical", "11.5")


def test_without_jammers_only_hackers_do_without_a_console() -> None:
    """11.6, 14.2, card-hacker."""
    for name in ("engineer", "medical", "troubleshooter"):
        m = console("kitchen", name, jammers=False)
        refused(m, f"jammers {name}", "11.6")
    for name in ("exile", "stowaway"):
        m = console("kitchen", name, jammers=False)
        assert allowed(m, f"jammers {name}")
