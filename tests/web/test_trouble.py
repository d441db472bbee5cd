"""A match that cannot be opened: what its people see, and how they get away from it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from server.running import Running, free_port
from web.person import Person
from web.test_managing import choose
from web.wording import say

Meet = Callable[..., Person]


def test_a_damaged_table_says_so_in_the_list_and_can_be_left(meet: Meet, tmp_path: Path) -> None:
    file = tmp_path / "deorbit.db"
    with Running(tmp_path, f"sqlite:///{file}", port=free_port(), limits="off") as running:
        anna = meet("Anna", address=running.address)
        path = anna.make("me", "me")
        running.stop()
        with closing(sqlite3.connect(file)) as database:
            database.execute("UPDATE tables SET options = '{'")
            database.commit()
        running.start()
        page = anna.page
        page.goto(running.address)
        own = page.get_by_role("region", name=say("web-my-games"))
        expect(own.get_by_text(say("web-trouble-damaged"))).to_be_visible()
        page.goto(running.address + path)
        expect(page.get_by_role("heading", name=say("web-trouble-title"))).to_be_visible()
        expect(page.get_by_text(say("server-table-damaged"))).to_be_visible()
        choose(page, "leave")
        page.get_by_role("heading", name=say("web-games")).wait_for()
        page.goto(running.address + path)
        expect(page.get_by_role("heading", name=say("web-table-closed"))).to_be_visible()
