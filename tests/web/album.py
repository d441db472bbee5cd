"""Pictures of the screens in build/screenshots, each in light and in dark, and what axe finds."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

from web.accessibility import serious_findings

THEMES: tuple[Literal["dark", "light"], ...] = ("light", "dark")


class Album:
    """`album.show("home")` takes pictures of what is to be seen, and looks for barriers."""

    def __init__(self, folder: Path, page: Page, size: str) -> None:
        self.folder = folder
        self.page = page
        self.size = size
        self.findings: dict[str, list[str]] = {}

    def show(self, name: str) -> None:
        for theme in THEMES:
            self.page.emulate_media(color_scheme=theme)
            title = f"{name}-{self.size}-{theme}"
            self.page.screenshot(path=self.folder / f"{title}.png", animations="disabled")
            found = serious_findings(self.page)
            if found:
                self.findings[title] = found
