"""Launch Manual, Station Automation, Running the Bots: plans of bots, case by case."""

from __future__ import annotations

from games.stationfall.automated import automated, deeds


def test_data_is_manufactured_where_it_is_made_and_then_transmitted() -> None:
    """9.5, bot-then: Data is a ware as Items are, but has no colour among the priorities. Doctor
    makes it for free, takes off the first Lock on the way to Array Control and passes it."""
    m = automated(
        "[Doctor] Manufacture X-Secret THEN Transmit X-Secret to News",
        at={"doctor": "bio-lab"},
        cubes={0: {"doctor": 2}},
    )
    assert deeds(m)[1:] == [
        "manufacture doctor x-secret",
        "breach doctor vault-x",
        "step doctor vault-x",
    ]


def test_of_an_item_and_data_that_are_equally_close_the_script_prefers_the_first() -> None:
    """bot-priorities: between an Item and Data no colour decides, but the order in the script."""
    m = automated(
        "[Engineer] Manufacture Evidence > Gun",
        at={"engineer": "security-station"},
        cubes={0: {"engineer": 1}},
    )
    assert deeds(m)[1:] == ["manufacture engineer evidence"]
