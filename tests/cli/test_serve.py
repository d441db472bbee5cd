"""The commands of those who run a server."""

import dataclasses
import json
import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from deorbit.cli import main
from deorbit.cli.commands import serve
from deorbit.cli.terminal.screen import Screen
from deorbit.server.base.settings import Settings
from deorbit.server.storage.store import Store
from server.running import SOURCE, Running

OWN = {"X-Deorbit": "1"}
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def told(capsys: pytest.CaptureFixture[str]) -> str:
    shown = capsys.readouterr()
    return " ".join((shown.out + shown.err).split())


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    for name in list(os.environ):
        if name.startswith("DEORBIT_"):
            monkeypatch.delenv(name)


# Before it runs ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["serve", "backup", "restore", "check"])
def test_every_command_of_a_server_has_help_with_examples(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name, "--help"]) == 0
    assert f"deorbit {name} " in told(capsys)


def test_the_help_names_the_variable_of_every_flag(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    shown = told(capsys)
    flags = set(re.findall(r"--([a-z-]+) [A-Z]", shown)) - {"pack", "without-site"}
    assert len(flags) > 6
    for flag in flags:
        assert f"DEORBIT_{flag.upper().replace('-', '_')}" in shown
    assert "DEORBIT_PACKS" in shown


def test_the_page_on_hosting_lists_every_setting_with_its_default() -> None:
    rows = dict(
        re.findall(r"^\| `DEORBIT_(\w+)` \|[^|]*\| ([^|]*?) ?\|", HOSTING.read_text(), re.M)
    )
    expected = {}
    for field in dataclasses.fields(Settings):
        default = field.default
        if isinstance(default, bool):
            default = "on" if default else "off"
        elif isinstance(default, float):
            default = f"{default:g}"
        expected[field.name.upper()] = f"`{default}`" if default not in (None, ()) else ""
    assert rows == expected


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        (["serve", "--port", "99999"], "port cannot be"),
        (["serve", "--port", "many"], "--port"),
        (["serve", "--pace", "-1"], "pace cannot be"),
        (["serve", "--database", "mysql://here"], "is no database address"),
        (["serve", "--database", "sqlite:///no/such/folder/file"], "does not exist"),
        (["serve", "--host", "no.such.host.invalid"], "is no address of this machine"),
        (["serve", "--pack", "no-such-pack"], "no-such-pack"),
        (["backup", "out.backup"], "nothing to save"),
        (["restore", "none.backup"], "none.backup is not a backup"),
        (["check"], "holds nothing of Deorbit"),
    ],
)
def test_what_cannot_be_served_is_told_with_exit_code_2(
    argv: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--without-site"] if argv[0] == "serve" else []
    if argv[0] == "serve" and "--port" not in argv:
        more += ["--port", "0"]
    assert main([*argv, *more]) == 2
    shown = told(capsys)
    assert expected in shown
    assert "Traceback" not in shown


def test_a_bad_variable_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DEORBIT_WORKERS", "lots")
    assert main(["serve"]) == 2
    assert "DEORBIT_WORKERS cannot be" in told(capsys)


def test_a_port_in_use_is_told_before_anything_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--without-site", "--port", str(port)]) == 2
    assert f"--port {port + 1}" in told(capsys)
    assert list(tmp_path.iterdir()) == []


def test_a_database_in_use_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    store = Store.open("sqlite:///deorbit.db")
    try:
        assert main(["serve", "--without-site", "--port", "0"]) == 2
        assert "in use by another Deorbit" in told(capsys)
    finally:
        store.close()


def test_a_site_that_is_not_built_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "files", lambda package: tmp_path)
    assert main(["serve", "--port", "0"]) == 2
    assert "not built" in told(capsys)


def test_the_address_is_one_that_a_browser_takes() -> None:
    for host, shown in [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1")]:
        with serve.listen(host, 0) as own:
            port = own.getsockname()[1]
            assert serve.address_of(own) == f"http://{shown}:{port}"


# While it runs ----------------------------------------------------------------------------------


@pytest.fixture
def running(tmp_path: Path) -> Running:
    return Running(tmp_path, f"sqlite:///{tmp_path / 'games.db'}", pace="0")


def table_with_agents(client: httpx.Client) -> str:
    client.post("/api/guests", json={"name": "Ada"}, headers=OWN).raise_for_status()
    made = client.post(
        "/api/tables",
        json={
            "game": "stationfall",
            "options": {},
            "seats": [{"kind": "me"}, *({"kind": "agent", "agent": "random"},) * 3],
            "listed": True,
            "pace": "live",
            "start": True,
        },
        headers=OWN,
    )
    made.raise_for_status()
    return str(made.json()["id"])


def code_of_the_end(channel: ClientConnection) -> int | None:
    with suppress(ConnectionClosed):
        while True:
            channel.recv()
    return channel.close_code


def test_a_server_tells_its_address_and_is_healthy(running: Running) -> None:
    with running, httpx.Client(base_url=running.address) as client:
        health = client.get("/health")
        assert health.status_code == 200
        assert health.json()["status"] == "ok"
        assert "deorbit_requests_total" in client.get("/metrics").text
        assert client.get("/schema/openapi.json").json()["openapi"]


def test_a_stopped_server_tells_browsers_to_come_back_and_goes_on_where_it_was(
    running: Running,
) -> None:
    with running, httpx.Client(base_url=running.address) as client:
        table = table_with_agents(client)
        cookie = client.cookies["deorbit"]
        live = running.address.replace("http", "ws") + f"/api/tables/{table}/live?seat=0"
        with connect(live, additional_headers={"Cookie": f"deorbit={cookie}"}) as channel:
            hello = json.loads(channel.recv())
            assert hello["type"] == "hello"
            running.signal(signal.SIGTERM)
            assert code_of_the_end(channel) == 1012
        assert running.wait() == 0
        running.start()
        with httpx.Client(base_url=running.address, cookies={"deorbit": cookie}) as again:
            info = again.get(f"/api/tables/{table}").json()
            assert info["status"] == "playing"
            assert info["yours"] == [0]


def test_what_is_logged_is_one_object_in_each_line_and_no_secret(running: Running) -> None:
    running.settings["log_level"] = "debug"
    with running, httpx.Client(base_url=running.address) as client:
        table = table_with_agents(client)
        link = client.get(f"/api/tables/{table}/seats/0/link").json()["path"]
        client.post(
            f"/api/tables/{table}/chat",
            json={"seat": 0, "text": "xyzzy", "channel": "table"},
            headers=OWN,
        )
        client.get(link)
        client.get("/no/such/page")
        cookie = client.cookies["deorbit"]
        assert running.stop() == 0
    written = running.log.read_text()
    lines = [json.loads(line) for line in written.splitlines()]
    assert {"started", "stopped"} <= {line["event"] for line in lines}
    assert all({"time", "level", "event"} <= set(line) for line in lines)
    for secret in (*cookie.split("."), table, link.rpartition("/")[2], "xyzzy", "Ada"):
        assert secret not in written


def test_a_second_signal_ends_a_server_at_once(running: Running) -> None:
    """A request that never ends keeps a stopping server waiting for as long as it is told to."""
    running.settings["grace"] = "600"
    with running:
        port = int(running.address.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as slow:
            slow.sendall(
                b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Deorbit: 1\r\n"
                b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
            )
            httpx.get(f"{running.address}/health").raise_for_status()
            running.signal(signal.SIGTERM)
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port)).close()
                except ConnectionError:
                    break
            running.signal(signal.SIGINT)
            assert running.wait() == 128 + signal.SIGINT


def test_a_backup_of_a_running_server_can_be_restored_and_served(
    running: Running, tmp_path: Path
) -> None:
    def command(*argv: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "deorbit", *argv],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": SOURCE},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    restored = f"sqlite:///{tmp_path / 'restored.db'}"
    with running:
        with httpx.Client(base_url=running.address) as client:
            table = table_with_agents(client)
            cookie = client.cookies["deorbit"]
        assert "Saved" in command("backup", "all.backup", "--database", running.database)
        assert running.stop() == 0
    assert "Restored" in command("restore", "all.backup", "--database", restored)
    with Running(tmp_path, restored) as again:
        found = httpx.get(f"{again.address}/api/tables/{table}", cookies={"deorbit": cookie})
        assert found.json()["yours"] == [0]


def test_a_backup_overwrites_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    Store.open("sqlite:///deorbit.db").close()
    Path("all.backup").write_text("mine")
    assert main(["backup", "all.backup"]) == 2
    assert "exists already" in told(capsys)
    assert Path("all.backup").read_text() == "mine"


def test_the_bar_of_a_long_backup_is_only_for_terminals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    Store.open("sqlite:///deorbit.db").close()
    assert not Screen().console.is_terminal
    assert main(["backup", "all.backup"]) == 0
    assert "%" not in told(capsys)
