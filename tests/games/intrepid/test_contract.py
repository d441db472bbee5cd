"""What is sent of a screen has the shapes of the contract."""

from __future__ import annotations

from msgspec import convert

import deorbit
from deorbit.games.intrepid.screen import contract
from games.intrepid import screens


def test_what_is_sent_reads_back_as_the_shapes_of_the_contract() -> None:
    match = deorbit.new("intrepid", 3, 1, disaster="toxic-leak")
    desk = screens.desk(match, 0)
    board, own = convert(desk, contract.Board), convert(desk, contract.Own)
    assert len(board.crews) == 3
    assert own.seat == 0
    content = convert(screens.content("toxic-leak"), contract.Content)
    assert content.board == contract.Plan(8, 4)
