"""The log of the server: its shape, and what never gets into it."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from deorbit.server.base import logs

COOKIE = "Zk3f9aQx81Lm.kJ2h8Dk3nS0pQ7vX1bYt5A"
TOKEN = "q8Zr0N5bXw2fVtYk3LmC7g"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    root = logging.getLogger()
    kept = (list(root.handlers), root.level, list(logs.LOGGER.handlers), logs.LOGGER.level)
    propagates = logs.LOGGER.propagate
    yield
    root.handlers, root.level, logs.LOGGER.handlers, logs.LOGGER.level = kept
    logs.LOGGER.propagate = propagates
    logging.getLogger().manager._clear_cache()  # type: ignore[attr-defined]


def test_a_line_is_a_json_object_with_time_level_event_and_fields() -> None:
    out = io.StringIO()
    logs.setup("info", out)
    logs.note("table-started", table=TOKEN, seats=4, listed=False)
    line = json.loads(out.getvalue())
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "info",
        "event": "table-started",
        "table": TOKEN[:6],
        "seats": 4,
        "listed": False,
    }


def test_levels_below_the_chosen_one_are_left_out() -> None:
    out = io.StringIO()
    logs.setup("warning", out)
    logs.debug("one")
    logs.note("two")
    logs.warn("three")
    assert [json.loads(line)["event"] for line in out.getvalue().splitlines()] == ["three"]


def test_a_terminal_gets_lines_that_a_person_can_read() -> None:
    out = Terminal()
    logs.setup("info", out)
    logs.note("table-started", seats=4)
    told = out.getvalue()
    assert told.endswith(" info    table-started seats=4\n")
    assert not told.startswith("{")


def test_an_error_tells_where_it_happened() -> None:
    out = io.StringIO()
    logs.setup("info", out)
    try:
        raise KeyError("seat")
    except KeyError as error:
        logs.fail("request-failed", error, route="/api/tables/{table}")
    line = json.loads(out.getvalue())
    assert line["error"] == "KeyError"
    assert line["at"][0].startswith("test_logs.py:")
    assert line["route"] == "/api/tables/{table}"


def test_a_line_stays_one_line() -> None:
    out = io.StringIO()
    logs.setup("info", out)
    logs.note("odd", problem='two\nlines and "quotes"', long="x " * 5000)
    (line,) = out.getvalue().splitlines()
    assert len(json.loads(line)["long"]) <= logs.LONGEST


@pytest.mark.parametrize(
    "fields",
    [
        {"cookie": COOKIE},
        {"token": TOKEN},
        {"link": f"/s/{TOKEN}"},
        {"text": TOKEN},
        {"secret": TOKEN},
        {"secret_hash": TOKEN},
        {"table": TOKEN},
        {"guest": TOKEN},
        {"problem": f"no seat at /s/{TOKEN}"},
        {"problem": f"Cookie: deorbit={COOKIE}; path=/"},
        {"problem": f"bad value {TOKEN}!"},
        {"problem": f"('{TOKEN}', 3)"},
        {"database": f"postgresql://me:{TOKEN}@host/games"},
        {"problem": f"INSERT failed [parameters: ('hello', '{TOKEN}')]"},
        {"at": f"https://games.example/t/{TOKEN}?seat=0"},
    ],
)
def test_what_opens_a_table_or_a_seat_is_never_written(fields: dict[str, str]) -> None:
    for out in (io.StringIO(), Terminal()):
        logs.setup("debug", out)
        logs.note("odd", **fields)
        told = out.getvalue()
        assert told
        for secret in (TOKEN, *COOKIE.split(".")):
            assert secret not in told


def test_the_message_of_an_error_is_cleaned_too() -> None:
    out = io.StringIO()
    logs.setup("info", out)
    try:
        raise RuntimeError(f"cookie deorbit={COOKIE} and /s/{TOKEN} [parameters: ('good luck',)]")
    except RuntimeError as error:
        logs.fail("request-failed", error)
    told = out.getvalue()
    assert "RuntimeError" in told
    for secret in (TOKEN, *COOKIE.split("."), "good luck"):
        assert secret not in told


def test_libraries_are_heard_only_when_something_is_wrong() -> None:
    out = io.StringIO()
    logs.setup("debug", out)
    logging.getLogger("uvicorn.access").info("GET /s/%s", TOKEN)
    assert out.getvalue() == ""
    logging.getLogger("uvicorn.error").error("closed /s/%s", TOKEN)
    line = json.loads(out.getvalue())
    assert line["event"] == "uvicorn.error"
    assert line["said"] == "closed /s/***"
