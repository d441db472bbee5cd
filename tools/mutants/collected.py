"""Tests that are collected once for many mutants, by a process that `mutants.forking` forks."""

from __future__ import annotations

import json
import select
import socket
import subprocess
from typing import Any

from mutants import plugin
from mutants.groups import began, end
from mutants.overlay import environment, pytest_command
from mutants.project import Project


class Collected:
    """A running pytest that has collected these files, or what an expression names of them."""

    def __init__(self, project: Project, files: list[str], named: str = "") -> None:
        ours, theirs = socket.socketpair()
        number = theirs.fileno()
        variables = {plugin.CHANNEL: str(number), plugin.SOURCE: str(project.source)}
        choice = ["--continue-on-collection-errors", *(["-k", named] if named else [])]
        self._process = subprocess.Popen(
            ["nice", "-n", "10", *pytest_command(project, project.source), *choice, *files],
            cwd=project.root,
            env=environment(project, project.source, **variables),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            pass_fds=[number],
        )
        began(self._process.pid)
        theirs.close()
        self._socket = ours
        # Without a buffer: what was told is still in the socket, where `select` sees it.
        self._lines = ours.makefile("rb", buffering=0)

    def run(self, request: dict[str, Any], clock: float | None = None) -> int | None:
        """The exit code of the tests; None where a mutant wants a process of its own."""
        self._socket.sendall(json.dumps(request).encode() + b"\n")
        child = self._answer()
        if child is None:
            return None
        began(child)
        try:
            if not select.select([self._socket], [], [], clock)[0]:
                end(child)
                self._answer()
                raise TimeoutError
            return self._answer()
        finally:
            end(child)

    def _answer(self) -> int | None:
        line = self._lines.readline()
        if not line:
            raise RuntimeError("the tests were not collected: `pytest --collect-only` tells why")
        answer: int | None = json.loads(line)
        return answer

    def close(self) -> None:
        end(self._process.pid)
        self._process.wait()
        self._lines.close()
        self._socket.close()
