"""What is sent as it is: with a tag to know it by, and packed once."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

SMALLEST_PACKED = 1000
PACKED_TYPES = ("text/", "application/json", "application/javascript", "image/svg", "font/ttf")


@dataclass(frozen=True, slots=True)
class File:
    body: bytes
    packed: bytes | None
    tag: str
    type: str = "application/octet-stream"

    @classmethod
    def of(cls, body: bytes, type: str = "text/plain") -> "File":
        packed = None
        if len(body) >= SMALLEST_PACKED and type.startswith(PACKED_TYPES):
            packed = gzip.compress(body, 6, mtime=0)
        return cls(body, packed, f'"{hashlib.sha256(body).hexdigest()[:32]}"', type)


class Client:
    """The built client, read once, and again when it was built anew."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or Path(str(files("deorbit.server").joinpath("site")))
        self._files: dict[str, File] = {}
        self._built = -1.0

    def find(self, path: str) -> File | None:
        """A file by its path below the folder; nothing outside of it can be named."""
        self._refresh()
        return self._files.get(path)

    def _refresh(self) -> None:
        index = self._folder / "index.html"
        built = index.stat().st_mtime if index.is_file() else 0.0
        if built == self._built:
            return
        self._built = built
        self._files = {}
        for file in sorted(self._folder.rglob("*")):
            if file.is_file() and not file.is_symlink():
                name = file.relative_to(self._folder).as_posix()
                self._files[name] = File.of(file.read_bytes(), _type_of(file.name))


def _type_of(name: str) -> str:
    known = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/json"}
    found = known.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
    return found or "application/octet-stream"
