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
        """Bytes that the process itself holds."""
        text = self._read("statm")
        return int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE")

    @property
    def spent(self) -> float:
        """Seconds of CPU time so far."""
        fields = self._read("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _read(self, name: str) -> str:
        assert self._process is not None
        return Path(f"/proc/{self._process.pid}/{name}").read_text()
