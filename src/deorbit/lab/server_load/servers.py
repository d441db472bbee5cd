"""Starts a server in a process of its own, watches what it takes, and ends it."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
from pathlib import Path
from types import TracebackType

from deorbit.lab.server_load.wire import HOST, Failed

PATIENCE = 60.0
"""Seconds that a server may take to start, or to end."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class Server:
    """`async with Server(command, folder, environment) as server: ...`"""

    def __init__(self, command: list[str], log: Path, environment: dict[str, str]) -> None:
        self._command = command
        self._log = log
        self._environment = environment
        self._process: subprocess.Popen[bytes] | None = None

    async def __aenter__(self) -> "Server":
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=log, env={**os.environ, **self._environment}
            )
        return self

    async def ready(self, port: int) -> None:
        """Until it takes connections."""
        assert self._process is not None
        for _ in range(round(PATIENCE / 0.05)):
            if self._process.poll() is not None:
                raise Failed(f"{self._command[0]}: {self._log.read_text()[-500:]}")
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(HOST, port)
                writer.close()
                return
            await asyncio.sleep(0.05)
        raise Failed(f"{self._command[0]} does not start")

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        process = self._process
        if process is None or process.poll() is not None:
            return
        process.send_signal(signal.SIGTERM)
        try:
            await asyncio.to_thread(process.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    @property
    def memory(self) -> int:
        """Bytes that the process holds, and those that it has begun."""
        pages = [int(text.split()[1]) for text in self._read("statm")]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def spent(self) -> float:
        """Seconds of CPU time so far."""
        fields = [text.rpartition(")")[2].split() for text in self._read("stat")]
        return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")

    def _read(self, name: str) -> list[str]:
        """Of every process of the server."""
        assert self._process is not None
        found = []
        for pid in family(self._process.pid):
            with contextlib.suppress(OSError):
                found.append(Path(f"/proc/{pid}/{name}").read_text())
        return found


def family(pid: int) -> list[int]:
    """A process, and all that it has begun, and those have."""
    begun: dict[int, list[int]] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parent = int(status.read_text().rpartition(")")[2].split()[1])
            begun.setdefault(parent, []).append(int(status.parent.name))
    found = [pid]
    for one in found:
        found += begun.get(one, [])
    return found
