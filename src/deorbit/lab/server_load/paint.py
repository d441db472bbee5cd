"""How soon the first page is seen, in a browser slowed down to the pace of a phone."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any

SLOWDOWN = 4
VISITS = 5
BOUND = 1.0
"""Seconds within which something has to be seen."""
PHONE = {"width": 390, "height": 844}
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FIRST = """() => new Promise((done) => {
  const look = () => {
    const [found] = performance.getEntriesByName("first-contentful-paint");
    if (found) done(found.startTime / 1000);
    else setTimeout(look, 20);
  };
  look();
})"""


def browser_at_hand() -> str | None:
    """A browser to measure with, if there is one, and something to drive it."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return None
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


@contextmanager
def opened(browser: str) -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        window = driver.chromium.launch(executable_path=browser, args=QUIET)
        try:
            yield window
        finally:
            window.close()


def first_paint(browser: str, address: str) -> float:
    """Seconds until the first page shows something: the median of several visits, each by somebody
    who has never been here."""
    times = []
    with opened(browser) as window:
        for _ in range(VISITS):
            context = window.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
            page = context.new_page()
            session = context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
            page.goto(address)
            times.append(float(page.evaluate(FIRST)))
            context.close()
    return median(times)
