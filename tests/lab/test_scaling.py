"""A day of a hundred processes, played through, comes to what the arithmetic of docs/scaling.md
says."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from deorbit.lab import scaling
from deorbit.lab.scaling import DAY, Action, Costs
from deorbit.server.storage import records
from deorbit.server.storage.store import Store
from server.rows import entry, furnish

COSTS = Costs()


@pytest.fixture(scope="module")
def day() -> list[Action]:
    return scaling.made_up(1_500, Random(1))


@pytest.mark.parametrize("processes", [1, 2, 10, 100])
@pytest.mark.parametrize("sticky", [False, True])
def test_a_day_played_through_costs_what_was_worked_out(
    day: list[Action], processes: int, sticky: bool
) -> None:
    found = scaling.play(day, processes, 4, Random(2), sticky)
    assert found.actions == len(day)
    assert found.each == pytest.approx(scaling.each(COSTS, processes, 4, sticky), rel=0.02)


def test_a_hundred_processes_share_the_work_alike(day: list[Action]) -> None:
    found = scaling.play(day, 100, 4, Random(3))
    decided = [
        sum(minute.decided.get(one, 0) for minute in found.minutes.values()) for one in range(100)
    ]
    assert sum(decided) == len(day)
    assert max(decided) < 1.5 * len(day) / 100


def test_the_evening_is_fuller_than_the_night(day: list[Action]) -> None:
    assert all(0 <= action.moment < DAY for action in day)
    found = scaling.play(day, 10, 2, Random(4))

    def of(minute: int) -> int:
        return found.minutes[minute].actions if minute in found.minutes else 0

    evening = sum(of(minute) for minute in range(19 * 60, 21 * 60))
    night = sum(of(minute) for minute in range(2 * 60, 4 * 60))
    assert evening > 3 * night
    assert found.fullest.actions == max(minute.actions for minute in found.minutes.values())


def test_one_process_reads_what_nobody_else_wrote() -> None:
    assert scaling.elsewhere(1, 9) == 0
    assert scaling.elsewhere(2, 2) == pytest.approx(0.5)
    assert scaling.elsewhere(1_000, 3) == pytest.approx(2, rel=0.01)
    assert scaling.each(COSTS, 1, 4) == COSTS.decide


def test_more_processes_carry_more_until_all_they_do_is_listen() -> None:
    rates = [scaling.carried(COSTS, count, 4) for count in (1, 2, 3, 10, 30, 100)]
    assert rates == sorted(rates)
    assert scaling.carried(COSTS, 100, 4, sticky=True) > rates[-1]
    deaf = COSTS._replace(hear=1.0)
    assert scaling.carried(deaf, 100, 4) < scaling.carried(deaf, 1, 4)


def test_a_day_is_read_from_a_database(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'games.db'}"
    store = Store.open(address)
    store.submit(furnish).result()
    for number, at in enumerate((10.0, DAY, DAY + 5.0), start=2):
        row = entry(number, at=at)
        store.submit(lambda c, row=row: records.add_entry(c, row)).result()
    store.close()
    assert [action.moment for action in scaling.recorded(address)] == [5.0, DAY - 5.0, DAY]


def test_it_is_told_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert scaling.main(["--tables", "40", "--readers", "2"]) == 0
    told = capsys.readouterr().out
    assert "600" in told
    assert " 100 " in told
