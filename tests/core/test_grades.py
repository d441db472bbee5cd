"""Where each datum comes from: what a grade says, and what it leaves to others."""

from typing import Any

from deorbit.core.grades import data_of, label, parts, stated


def graded(page: dict[str, Any], **default: str) -> dict[str, str]:
    """Every datum as entry.field, with its grade."""
    return {f"{one.entry}.{one.field}": one.grade for one in data_of("x.toml", page, default)}


def test_an_entry_says_more_than_the_default_and_the_default_more_than_nothing() -> None:
    page = {"gun": {"cost": 2, "grade": "card"}, "rope": {"cost": 1, "where": "dock"}}
    found = graded(page, cost="play")
    assert found == {"gun.cost": "card", "rope.cost": "play", "rope.where": "house"}


def test_one_word_stands_for_all_fields_and_rest_for_those_not_named() -> None:
    assert stated("rule", "anything") == "rule"
    spec = {"cost": "card", "rest": "play"}
    assert stated(spec, "cost") == "card"
    assert stated(spec, "cost.least") == "card", "the nearest part counts"
    assert stated(spec, "where") == "play"
    assert stated({"cost": "card"}, "where") is None
    assert stated(None, "where") is None


def test_lists_of_words_and_of_tables_are_told_by_element() -> None:
    table = {"items": ["gun", "rope"], "pod": {"dock": "aft"}, "rows": [{"n": 1}, {"n": 2}]}
    assert parts({**table, "grade": "card", "note": "x", "none": []}, ["note"]) == {
        "items.gun": True,
        "items.rope": True,
        "pod.dock": "aft",
        "rows.1": {"n": 1},
        "rows.2": {"n": 2},
        "none": [],
    }


def test_a_grade_of_something_that_is_not_there_is_a_datum_too() -> None:
    page = {"gun": {"cost": 2, "items": ["a"], "grade": {"cost": "card", "owner": "rule"}}}
    assert graded(page) == {"gun.cost": "card", "gun.items.a": "house", "gun.owner": "rule"}
    part = {"gun": {"items": ["a"], "grade": {"items": "card"}}}
    assert graded(part) == {"gun.items.a": "card"}


def test_entries_are_found_loose_in_lists_and_in_groups() -> None:
    page = {
        "seats": 4,
        "corridor": [{"a": "aft", "b": "hub"}, {"from": "x", "to": "y", "also": "z"}],
        "cards": {"gun": {"cost": 2}, "rope": {"cost": 1}},
        "dock": {"size": 3},
    }
    found = [(one.group, one.entry, one.field) for one in data_of("x.toml", page, {})]
    assert ("", "", "seats") in found
    assert ("corridor", "aft - hub", "a") in found
    assert ("corridor", "x - y", "from") in found
    assert ("cards", "gun", "cost") in found
    assert ("", "dock", "size") in found
    assert label({"name": "gun", "a": "b"}) == "gun"
    assert label({"grade": "card", "a": "one"}) == "one"
