"""What can be taken back: placements of one's own, beside others; never a roll."""

from games.intrepid.crews import act, crew, station, tile

TILES = {"tinned-rations": "1-1", "electrolysis-chamber": "1-2", "aluminum-shielding": "2-1"}


def begun():
    crews = {"russia": {"pool": [4, 6]}, "united-states": {"pool": [2, 3]}}
    return station(crews, TILES)


def test_a_placement_can_be_taken_back_even_when_another_seat_has_acted_since() -> None:
    match = begun()
    act(match, "0 place russia 4 tinned-rations", "1 place united-states 2 habitation")
    assert match.undo(0)
    assert tile(match, "tinned-rations")["dice"] == ["open"]
    assert crew(match, "united-states")["pool"] == [3]


def test_new_dice_cannot_be_taken_back() -> None:
    match = begun()
    act(match, "0 place russia 4 electrolysis-chamber")
    assert not match.undo(0)


def test_a_choice_that_draws_nothing_can_be_taken_back() -> None:
    match = begun()
    act(match, "1 place united-states 3 aluminum-shielding", "1 gain 4")
    assert match.undo(1)
    assert match.undo(1)
    assert crew(match, "united-states")["pool"] == [2, 3]


def test_a_gift_stays_when_the_receiver_has_used_it() -> None:
    match = begun()
    act(match, "0 dock russia 6 united-states", "1 place united-states 6 habitation")
    assert not match.undo(0)


def test_the_end_of_a_phase_cannot_be_taken_back() -> None:
    match = begun()
    act(match, "0 done", "1 done")
    assert not match.undo(1)
