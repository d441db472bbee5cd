"""The words of a content pack as messages: names, stories, rows of agendas, and lessons."""

from deorbit.core import text
from deorbit.core.lessons import message_of
from deorbit.games.stationfall.content.book import Book, Page, built_in
from deorbit.games.stationfall.content.packs.lenient import identities_of, pawns_of, table
from deorbit.games.stationfall.content.packs.lessons import WORDS
from deorbit.games.stationfall.content.packs.shapes import TEXT

TAG = 3
_OF_IDENTITY = (("name", "character"), ("agenda", "agenda"), ("tip", "tip"))


def messages_of(book: Book) -> dict[str, text.Added]:
    """Every message that reads otherwise with this book."""
    printed = built_in().pages
    found: dict[str, text.Added] = {}
    for name, card in book.pages["characters"].items():
        if card != printed["characters"].get(name):
            _card(found, name, card, printed["characters"].get(name, {}))
    for name, section in book.pages["map"]["section"].items():
        words = table(section, TEXT)
        if "name" in words:
            found[f"stationfall-section-{name}"] = words["name"]
        if "short" in words:
            found[f"stationfall-short-{name}"] = words["short"]
    for name, lesson in book.lessons.items():
        for end, sentence in table(lesson, WORDS).items():
            found[message_of(f"stationfall-lesson-{name}", end)] = sentence
    return found


def _card(found: dict[str, text.Added], name: str, card: Page, printed: Page) -> None:
    words = table(card, TEXT)
    for key, message in (*_OF_IDENTITY, ("story", "story"), ("note", "note")):
        if key in words:
            found[f"stationfall-{message}-{name}"] = words[key]
    pawns = pawns_of(name, card)
    called = [words["name"]] if pawns == [name] and "name" in words else []
    for pawn, full in zip(pawns, words.get("pawns", called), strict=False):
        found[f"stationfall-character-{pawn}"] = full
        tag = words.get("tag", full[:TAG])
        found[f"stationfall-tag-{pawn}"] = tag if len(pawns) == 1 else f"{tag[:2]}{pawn[-1]}"
    before = identities_of(name, printed)
    for identity, one in identities_of(name, card).items():
        own = words if one is card else table(one, TEXT)
        if one is not card:
            for key, message in _OF_IDENTITY:
                if key in own:
                    found[f"stationfall-{message}-{identity}"] = own[key]
        if "rows" in own:
            rows = own["rows"]
        elif one["agenda"] != before.get(identity, {}).get("agenda"):
            rows = [row_words(row) for row in one["agenda"]]
        else:
            rows = []
        for place, row in enumerate(rows, 1):
            found[f"stationfall-row-{identity}-{place}"] = row
        bot = one.get("bot_agenda", [])
        if bot != before.get(identity, {}).get("bot_agenda", []):
            for place, row in enumerate(bot, 1):
                found[f"stationfall-row-{identity}-bot-{place}"] = row_words(row)


def row_words(row: Page) -> text.Added:
    """A row of an agenda, told from its condition in the reader's language."""
    args = {"per": "each" if row.get("per") else "once"}
    args["what"] = f"stationfall-thing-{row['what']}" if "what" in row else ""
    return f"stationfall-when-{row['when']}", args
