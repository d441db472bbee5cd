"""Sentences: what a message says to a reader, and what stands for what is not there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from deorbit.core import text
from deorbit.core.records import Event, IllegalAction, Outcome, Reason
from deorbit.core.screen import Sentence, sentence

SEATS = ("stationfall-player-yellow", "stationfall-player-blue")


@pytest.fixture
def packs() -> Iterator[None]:
    """Sentences of two packs, the second read last; they are gone again afterwards."""
    before = dict(text._added)
    text.add("one", {"stationx-title": "One", "only-one": "Alone", "both": "First"})
    named = ("list-aside", {"name": "stationfall-section-bridge", "words": "stationx-title"})
    text.add("two", {"both": "Second", "told": named})
    yield
    text._added.clear()
    text._added.update(before)


# Which words --------------------------------------------------------------------------------------


@pytest.mark.usefixtures("packs")
def test_readers_within_a_scope_get_its_sentences() -> None:
    assert text.within("pl", "one") == "pl-x-one"
    assert text.within("pl", "") == "pl"
    assert text.say("stationx-title", {}, "en-x-one") == "One"
    assert text.say("stationx-title", {}, "en-x-two") == "Station-X"
    assert text.say("stationx-title", {}, "en") == "Station-X"
    assert text.say("told", {}, "en-x-two") == "Bridge (Station-X)"
    polish = text.say("stationfall-section-bridge", {}, "pl")
    assert text.say("told", {}, "pl-x-two") == f"{polish} (Station-X)" != "Bridge (Station-X)"
    assert text.added("two", "en") == {"both": "Second", "told": "Bridge (Station-X)"}
    assert text.added("three", "en") == {}


@pytest.mark.usefixtures("packs")
def test_others_get_what_the_last_pack_says_only_where_nothing_else_is() -> None:
    assert text.say("only-one", {}, "ja") == "Alone"
    assert text.say("both", {}) == "Second"
    assert text.say("both", {}, "en-x-one") == "First"
    assert text.has("only-one")
    assert text.has("only-one", "ja-x-two")
    assert text.has("stationx-title")
    assert not text.has("no-such-message")
    assert text.say("no-such-message", {}) == "no-such-message"


def test_a_term_is_no_message_but_stands_in_some() -> None:
    """What begins with a dash is only for other messages."""
    words = text._words("en")
    words.sources["-crew"] = "-crew = the crew\n"
    words.sources["of-crew"] = "of-crew = Of { -crew }\n"
    try:
        assert not text.has("-crew")
        assert text.say("of-crew", {}) == "Of the crew"
    finally:
        del words.sources["-crew"], words.sources["of-crew"]


def test_a_message_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    real = text.FluentResource
    monkeypatch.setattr(
        text, "FluentResource", lambda source: (parsed.append(source), real(source))[1]
    )
    words = text._Words("en")
    for _ in range(2):
        words.bundle("stationx-title")
    assert len(parsed) == 1


def test_a_language_that_is_not_there_is_english() -> None:
    assert text.languages() == ("en", "ja", "pl")
    for language in ("tlh", "tlh-x-one", "-x-one", "en-x-"):
        assert text.say("stationx-title", {}, language) == "Station-X"
        assert text.rules("stationx", language) == text.rules("stationx")
    polish = text.rules("stationx", "pl")
    assert polish != text.rules("stationx")
    assert text.rules("stationx", "pl-x-one") == polish
    assert "\u00a0" in polish
    assert "\u00a0" not in text.rules("stationx")


def test_the_rules_of_a_game_without_a_translation_are_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    """As they are, without the spaces that another language binds words with."""
    for language in ("en", "pl"):
        (tmp_path / language / "rules").mkdir(parents=True)
    (tmp_path / "en" / "rules" / "moon.md").write_text("# I w moon\n", "utf-8")
    monkeypatch.setattr(text, "_root", lambda: tmp_path)
    assert text.rules("moon", "pl") == "# I w moon\n"
    with pytest.raises(FileNotFoundError):
        text.rules("mars", "pl")


def test_the_ids_of_messages_are_found_by_how_they_begin() -> None:
    assert "yellow" in text.messages("stationfall-player-")
    assert all(
        text.has(f"stationfall-player-{end}") for end in text.messages("stationfall-player-")
    )
    assert text.messages("no-such-") == []


def test_what_is_wrong_with_a_message_is_told() -> None:
    assert text.problems("stationx-title", {}, "en") == []
    assert text.problems("no-such", {}, "en") == ["en: no message no-such"]
    (told,) = text.problems("list-aside", {"name": "x"}, "en")
    assert told.startswith("en: list-aside: ")


# How words stand ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("one two", "One two"),
        ("x", "X"),
        ("", ""),
        ("b4 is", "b4 is"),
        ("ab12", "ab12"),
        ("é", "É"),
    ],
)
def test_a_sentence_begins_with_a_capital_but_no_name_of_a_cell(words: str, told: str) -> None:
    assert text.capital(words) == told


def test_names_are_said_in_the_case_that_a_sentence_needs() -> None:
    form = text._words("pl").form
    assert form("Żółty", "gen") == "Żółtego"
    assert form("▲ Żółty", "gen") == "▲ Żółtego"
    assert form("▲ Żółty", "gender") == "m"
    assert form("Żółty", "no-case") == "Żółty"
    assert form("Anna Żółty", "gen") == "Anna Żółty"
    assert form("▲ Anna", "gen") == "▲ Anna"


def test_an_unknown_value_is_a_question_mark() -> None:
    assert text.aside("Bridge", "dark") == "Bridge (dark)"
    assert text.say("list-aside", {"name": None, "words": "dark"}) == "? (dark)"
    assert text.listed(["a", "b"]) == "a, b"
    assert text.marked("a", "") == "a"
    assert text.marked("a", "[b]") != "a"
    assert text.sentences(["A.", "B."]) == "A. B."
    assert "a" in text.headed("a", "b") != "a"


def test_arguments_are_read_by_their_names() -> None:
    def read(**args: Any) -> dict[str, Any]:
        named = {name.replace("_", "-"): value for name, value in args.items()}
        return text.worded("stationfall", named, SEATS, "en")

    assert read(player=0, other_player=1) == {"player": "Yellow", "other-player": "Blue"}
    assert read(player=2) == {"player": 2}
    assert read(player=None, count=1) == {"player": None, "count": 1}
    assert read(player="exile")["player"] == "exile"
    assert read(section="bridge", from_section="bridge") == {
        "section": "Bridge",
        "from-section": "Bridge",
    }
    assert read(to="bridge") == {"to": "Bridge"}
    assert read(section="no-such") == {"section": "no-such"}
    assert read(text="{section-bridge}!", at="bridge") == {"text": "Bridge!", "at": "Bridge"}
    assert text.worded("stationfall", {"section": "bridge"}, (), "ja") != read(section="bridge")


def test_an_argument_may_be_a_list_or_a_sentence() -> None:
    bridge = {"id": "list-aside", "args": {"name": "x", "words": "y"}}
    said = {
        "id": "list-aside",
        "args": {"name": ["bridge", bridge, 3], "words": bridge},
    }
    assert text.told("stationfall", said) == "bridge, x (y), 3 (x (y))"
    named = {"id": "stationfall-why-chosen-section", "args": {"at": "bridge"}}
    assert "Bridge" in text.told("stationfall", named)
    assert "Bridge" not in text.told("stationfall", named, "ja")
    assert sentence("stationfall", "why-chosen-section", at="bridge").text() == text.told(
        "stationfall", named
    )
    assert sentence("x", "y", other_player=3) == Sentence("x-y", {"other-player": 3})
    assert Sentence("x-y").game == "x"


@pytest.mark.parametrize(
    ("told", "read"),
    [
        ("no part", "no part"),
        ("{section-bridge}", "Bridge"),
        ("{no-such}", "{no-such}"),
        ("{no-such thing}", "thing"),
        ("{no-such {section-bridge}}", "Bridge"),
        ("{section-bridge} {section-bridge}", "Bridge Bridge"),
        ("{UPPER}", "{UPPER}"),
    ],
)
def test_parts_of_a_text_are_told_from_the_inside_out(told: str, read: str) -> None:
    assert text.parts("stationfall", told) == read


def test_a_part_that_is_about_a_number_chooses_the_form_of_its_words() -> None:
    for count in (1, 2):
        wanted = text.say("stationfall-script-word-occupants", {"name": count})
        assert text.parts("stationfall", f"{{script-word-occupants {count}}}") == wanted


def test_parts_stand_within_each_other_only_so_deep() -> None:
    def nested(depth: int) -> str:
        return "{x " * depth + "core" + "}" * depth

    assert text.parts("stationfall", nested(6)) == "core"
    assert text.parts("stationfall", nested(7)) == "{x core}"


@pytest.mark.parametrize(
    ("words", "bound"),
    [
        ("i w Hełmie", "i\u00a0w\u00a0Hełmie"),
        ("A to", "A\u00a0to"),
        ("ma z", "ma z"),
        ("`i w` i w", "`i w` i\u00a0w"),
        ("to-i w", "to-i w"),
    ],
)
def test_a_word_of_one_letter_stays_with_the_next_in_polish(words: str, bound: str) -> None:
    assert text.bound(words, "pl") == bound
    assert text.bound(words, "en") == text.bound(words, "ja") == words


# What records say ---------------------------------------------------------------------------------


def peeked(readers: tuple[int, ...] | None = (1,)) -> Event:
    return Event("toy", "peeked", {"player": 0}, {"card": "red"}, readers, 4, ("a", "b"))


def test_what_is_secret_of_an_event_is_for_its_readers() -> None:
    assert peeked().read_by(1).args == {"player": 0, "card": "red"}
    assert peeked().read_by(1).secret == {}
    for reader in (0, None):
        assert peeked().read_by(reader).args == {"player": 0, "card": None}
    assert peeked(None).read_by(None).args == {"player": 0, "card": "red"}
    assert peeked().to_json() == {"id": "toy-event-peeked", "args": {"player": 0}, "step": 4}


def test_a_reason_is_told_with_its_rule() -> None:
    reason = Reason("4.1", "list-aside", {"name": "no", "words": "over"}, "toy", ())
    assert reason.text == "No (over)"
    assert str(reason) == "No (over) [4.1]"
    assert reason.to_json() == {
        "rule": "4.1",
        "id": "list-aside",
        "args": {"name": "no", "words": "over"},
        "text": "No (over)",
    }
    error = IllegalAction(reason)
    assert error.reason is reason
    assert error.args_named == {"rule": "4.1", "text": "No (over)"}
    assert error.args == ("illegal-action", error.args_named)
    for language in text.languages():
        assert "4.1" in error.say(language)


def test_an_outcome_is_plain_data() -> None:
    found = Outcome((3, 1), (0,), "done", ((("own", 3),), ()))
    assert found.to_json() == {
        "scores": [3, 1],
        "winners": [0],
        "ending": "done",
        "rows": [[["own", 3]], []],
    }
