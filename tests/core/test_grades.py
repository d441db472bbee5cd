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


def test_a_datum_knows_file_group_and_value() -> None:
    (found,) = data_of("x.toml", {"gun": {"cost": 2, "note": "old"}}, {}, ["note"])
    assert found.to_json() == {
        "file": "x.toml",
        "group": "",
        "entry": "gun",
        "field": "cost",
        "value": 2,
        "grade": "house",
    }


def test_the_nearest_grade_counts_also_of_parts_of_parts() -> None:
    page = {
        "pod": {"dock": {"aft": {"x": 1, "y": 2}}, "grade": {"dock.aft": "card", "dock": "play"}}
    }
    assert graded(page) == {"pod.dock.aft.x": "card", "pod.dock.aft.y": "card"}
    assert stated({"dock": "play", "rest": "rule"}, "docks") == "rule"
    assert stated({"dock": "play"}, "dock.aft.x") == "play"
    assert stated(3, "dock") is None
    assert stated({"rest": "rule"}, "") == "rule"


def test_a_grade_names_a_field_and_not_the_beginning_of_one() -> None:
    kept = {"gun": {"cost": 2, "grade": {"cost": "card"}}}
    assert [(one.field, one.value) for one in data_of("x.toml", kept, {})] == [("cost", 2)]
    page = {"gun": {"costs": 2, "grade": {"cost": "card"}}}
    assert graded(page) == {"gun.costs": "house", "gun.cost": "card"}
    both = {"gun": {"cost": 2, "costs": {"a": 1}, "grade": {"cost": "card", "costs": "play"}}}
    assert graded(both) == {"gun.cost": "card", "gun.costs.a": "play"}


def test_other_lists_and_empty_tables_are_one_datum() -> None:
    table = {"mixed": ["gun", 2], "numbers": [1, 2], "none": [], "nothing": {}, "word": "gun"}
    assert parts(table) == {"mixed": ["gun", 2], "numbers": [1, 2], "none": [], "word": "gun"}
    assert parts({"half": [{"n": 1}, 2]}) == {"half": [{"n": 1}, 2]}


def test_what_stands_in_a_page_is_an_entry_a_list_of_them_or_a_group() -> None:
    def found(page: dict[str, Any]) -> list[tuple[str, str, str]]:
        return [(one.group, one.entry, one.field) for one in data_of("x.toml", page, {})]

    assert found({"empty": {}}) == []
    assert found({"deep": {"cards": {"gun": {"cost": 1}}}}) == [("cards", "gun", "cost")]
    assert found({"cards": {"gun": [{"name": "big", "cost": 1}]}}) == [
        ("gun", "big", "name"),
        ("gun", "big", "cost"),
    ]
    graded_one = {"gun": {"part": {"cost": 1}, "grade": "card"}}
    assert found(graded_one) == [("", "gun", "part.cost")]
    assert found({"gun": {"part": {"cost": 1}, "size": 2}}) == [
        ("", "gun", "part.cost"),
        ("", "gun", "size"),
    ]
    assert found({"list": [1, 2], "more": []}) == [("", "", "list"), ("", "", "more")]
    assert found({"cards": {"loose": 1, "gun": {"x": 1}}}) == [
        ("", "cards", "loose"),
        ("", "cards", "gun.x"),
    ]


def test_an_entry_of_a_list_is_called_by_its_first_words() -> None:
    assert label({"x": "one", "n": 4, "y": "two", "z": "three"}) == "one - two"
    assert label({"b": "hub", "x": "one"}) == "hub"
    assert label({"n": 4}) == ""
    assert label({"name": 7, "a": "b"}) == "7"
