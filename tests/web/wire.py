"""The line between a browser and the server, which a test can cut and mend."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from urllib.parse import urlsplit

HOST = "127.0.0.1"
PIECE = 65536


class Wire:
    """Carries bytes both ways. `with Wire(address) as wire: ... wire.address`

    A browser's own switch to go offline leaves open WebSockets alone, so the line is cut here.
    """

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        assert parts.hostname
        assert parts.port
        self._server = (parts.hostname, parts.port)
        self._port = 0
        self._ends: set[socket.socket] = set()
        self._door: socket.socket | None = None
        self._lock = threading.Lock()

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self._port}"

    def __enter__(self) -> Wire:
        self.mend()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.cut()

    def mend(self) -> None:
        """Connections are taken, always at the same port."""
        door = socket.create_server((HOST, self._port))
        self._port = door.getsockname()[1]
        self._door = door
        threading.Thread(target=self._open, args=(door,), daemon=True).start()

    def cut(self) -> None:
        """What is open ends without a word, and nothing new is taken."""
        with self._lock:
            door, self._door = self._door, None
            ends, self._ends = self._ends, set()
        for end in [*([door] if door else []), *ends]:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _open(self, door: socket.socket) -> None:
        while True:
            try:
                near, _ = door.accept()
            except OSError:
                return
            far = socket.create_connection(self._server)
            with self._lock:
                if door is not self._door:
                    near.close()
                    far.close()
                    return
                self._ends |= {near, far}
            for start, end in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(start, end), daemon=True).start()

    def _carry(self, start: socket.socket, end: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while piece := start.recv(PIECE):
                end.sendall(piece)
        for one in (start, end):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        with self._lock:
            self._ends -= {start, end}
