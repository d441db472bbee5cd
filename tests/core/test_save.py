"""Save files check themselves and outlive the rules they were played by."""

import json
from random import Random

import pytest

import deorbit
from conformance import suite
from conformance.cases import Case
from deorbit import SaveError
from deorbit.core import loading, save
from deorbit.games import find


@pytest.fixture
def saved() -> str:
    match = deorbit.new("stationx", seats=2, seed=4, build="standard")
    suite.play_some(match, Random(4), 130)
    match.undo(match.actions[-1][0])
    return match.dumps()


def test_a_saved_match_goes_on_as_if_never_saved(saved: str) -> None:
    match, other = deorbit.loads(saved), deorbit.loads(saved)
    assert match.version == other.version
    for rng, one in ((Random(1), match), (Random(1), other)):
        suite.play_some(one, rng, 200)
    assert match.fingerprint == other.fingerprint
    assert match.dumps() == other.dumps()


def test_a_file_names_its_format_rules_and_hidden_seed(saved: str) -> None:
    file = json.loads(saved)
    assert (file["format"], file["version"], file["game"]) == ("deorbit-save", 1, "stationx")
    assert file["segments"][-1]["rules"] == find("stationx").version
    assert [length for length, _ in file["segments"][-1]["checks"]][:2] == [50, 100]


@pytest.mark.parametrize("part", [0.1, 0.5, 0.99])
def test_a_truncated_file_is_recognised(saved: str, part: float) -> None:
    with pytest.raises(SaveError, match="cut off"):
        deorbit.loads(saved[: int(len(saved) * part)])


@pytest.mark.parametrize("foreign", ['{"a": 1}', "[]", "17", '"deorbit-save"', "null"])
def test_a_foreign_file_is_recognised(foreign: str) -> None:
    with pytest.raises(SaveError, match="no save file"):
        deorbit.loads(foreign)


@pytest.mark.parametrize("noise", ["", "hello", "\x00\x01", b"\xff\xfe\xfd"])
def test_noise_is_recognised(noise: str | bytes) -> None:
    with pytest.raises(SaveError):
        deorbit.loads(noise)


def test_a_file_of_a_newer_format_says_so(saved: str) -> None:
    file = json.loads(saved)
    file["version"] = 9
    with pytest.raises(SaveError, match="format 9"):
        deorbit.loads(json.dumps(file))


def test_an_edited_file_is_recognised(saved: str) -> None:
    file = json.loads(saved)
    file["segments"][0]["log"][3][1] = 1 - file["segments"][0]["log"][3][1]
    with pytest.raises(SaveError, match="checksum"):
        deorbit.loads(json.dumps(file))


def sealed(file: dict) -> str:  # type: ignore[type-arg]
    """The file with a checksum that fits, as a careful forger would leave it."""
    import msgspec

    made = msgspec.json.decode(json.dumps(file), type=save.File)
    made.checksum = save.checksum_of(made)
    return msgspec.json.encode(made).decode()


def test_a_forged_log_does_not_fold(saved: str) -> None:
    file = json.loads(saved)
    file["segments"][0]["log"][0][2] = "move a1 a2"
    with pytest.raises(SaveError, match="contradicts the rules"):
        deorbit.loads(sealed(file))


def test_a_forged_position_is_recognised(saved: str) -> None:
    file = json.loads(saved)
    file["segments"][0]["position"]["players"][0]["energy"] += 50
    with pytest.raises(SaveError, match="not the recorded one"):
        deorbit.loads(sealed(file))


def test_a_forged_seed_is_recognised() -> None:
    match = deorbit.new("stationx", seats=4, seed=1)
    file = json.loads(match.dumps())
    first = file["segments"][0]["position"]["first"]
    for seed in range(50):
        file["segments"][0]["keys"] = [[0, deorbit.core.chance.secret_of_seed(seed).hex()]]
        if deorbit.new("stationx", seats=4, seed=seed).position()["first"] != first:
            with pytest.raises(SaveError):
                deorbit.loads(sealed(file))
            return
    raise AssertionError("no seed with another first player")


def test_missing_and_surplus_keys_are_named(saved: str) -> None:
    file = json.loads(saved)
    del file["segments"][0]["log"]
    with pytest.raises(SaveError, match="log"):
        deorbit.loads(json.dumps(file))
    file = json.loads(saved)
    file["surplus"] = 1
    with pytest.raises(SaveError, match="surplus"):
        deorbit.loads(json.dumps(file))


def test_a_file_of_a_game_that_is_not_installed_says_so(saved: str) -> None:
    file = json.loads(saved)
    file["game"] = "spacechess"
    with pytest.raises(SaveError, match="spacechess"):
        deorbit.loads(sealed(file))


@pytest.mark.skipif(deorbit.compiled, reason="the toy game is interpreted")
class TestOlderRules:
    def played(self) -> tuple[str, list[str]]:
        from conformance import toy

        match = Case("toy", lambda: toy.Toy(version=1), 3).new(5)
        suite.play_some(match, Random(5), 7)
        return match.dumps(), [str(event) for event in match.log(0)]

    def test_a_file_that_still_folds_simply_opens(self) -> None:
        from conformance import toy

        text, _ = self.played()
        match = loading.loads(text, lambda name: toy.Toy(version=2))
        assert match.past == []
        assert len(match) == 7

    def test_a_file_that_does_not_fold_goes_on_from_its_snapshot(self) -> None:
        from conformance import toy

        class Stricter(toy.Toy):
            """Rules under which nobody may pass or peek any more."""

            def forbids(self, state: toy.ToyState, seat: int, move: int) -> int:
                if move & 127 in (1, 3):
                    return 3
                return super().forbids(state, seat, move)

        text, log = self.played()
        old = json.loads(text)
        match = loading.loads(text, lambda name: Stricter(version=2))
        position = old["segments"][0]["position"]
        assert match.position() == position
        assert len(match) == 0
        assert match.version == len(old["segments"][0]["log"])
        assert [str(event) for event in match.log(0)] == log
        again = loading.loads(match.dumps(), lambda name: Stricter(version=2))
        assert again.position() == position
        assert len(again.past) == 1
        assert [str(event) for event in again.log(0)] == log

    def test_under_the_same_version_it_is_an_error(self) -> None:
        from conformance import toy

        class Stricter(toy.Toy):
            def forbids(self, state: toy.ToyState, seat: int, move: int) -> int:
                return 3 if move & 127 in (1, 3) else super().forbids(state, seat, move)

        text, _ = self.played()
        with pytest.raises(SaveError, match="contradicts"):
            loading.loads(text, lambda name: Stricter(version=1))
