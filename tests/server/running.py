"""A real server in a process of its own, on a free port of this machine."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType

import deorbit

SOURCE = str(Path(deorbit.__file__).parents[1])


def free_port() -> int:
    """A port that was free a moment ago, for a server that is to come back under it."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


class Running:
    """`deorbit serve` with these settings. Can be killed and started again."""

    def __init__(
        self, folder: Path, database: str, port: int = 0, source: str = SOURCE, **settings: str
    ) -> None:
        self.folder = folder
        self.database = database
        self.port = port
        self.source = source
        self.settings = settings
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Running:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    def start(self) -> None:
        """Start it and wait until it tells its address."""
        given = {f"DEORBIT_{name.upper()}": value for name, value in self.settings.items()}
        kept = {name: value for name, value in os.environ.items() if "DEORBIT" not in name}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "deorbit", "serve", "--port", str(self.port)),
                    *("--database", self.database, "--without-site"),
                ],
                cwd=self.folder,
                env={**kept, **given, "PYTHONPATH": self.source, "COLUMNS": "200"},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        while line := self.process.stdout.readline():
            found = re.search(r"http://127\.0\.0\.1:\d+", line)
            if found:
                self.address = found[0]
                return
        self.kill()
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def signal(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def wait(self) -> int:
        """The exit code."""
        assert self.process is not None
        code = self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code

    def stop(self) -> int:
        """End it gracefully."""
        self.signal(signal.SIGTERM)
        return self.wait()

    def kill(self) -> None:
        """End it as a crash would."""
        if self.process is not None:
            self.process.kill()
            self.wait()
