"""The wheel installs in an empty environment, plays and serves."""

import re
import subprocess
import sys
import venv
from pathlib import Path

import httpx
import pytest

import deorbit

ROOT = Path(__file__).parent.parent


def run(*command: str | Path, **more: str) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        **more,  # type: ignore[call-overload]
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return str(done.stdout)


@pytest.mark.skipif(deorbit.compiled, reason="one wheel is enough")
def test_a_wheel_installs_in_an_empty_environment_plays_and_serves(tmp_path: Path) -> None:
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, ".")
    wheel = next(tmp_path.glob("*.whl"))
    venv.create(tmp_path / "empty", with_pip=True)
    python = tmp_path / "empty" / "bin" / "python"
    pip = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    run(*pip, "--require-hashes", "-r", "requirements/run.txt")
    run(*pip, "--no-deps", wheel)
    command = tmp_path / "empty" / "bin" / "deorbit"
    assert deorbit.__version__ in run(command, "--version")
    assert "house-respawn" in run(command, "rules", "stationx", "house-respawn")
    options = ["--option", "build=standard", "--option", "rounds=1", "--seats", "2", "--seed", "1"]
    played = run(command, "play", "stationx", *options, "--pace", "0", input="end\n")
    assert "Cyborgs" in played
    assert "Traceback" not in played
    serve = [command, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'games.db'}"]
    with subprocess.Popen(serve, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert address is not None
            page = httpx.get(address[0])
            assert page.status_code == 200
            script = re.search(r'src="(/assets/[^"]+)"', page.text)
            assert script is not None
            assert httpx.get(address[0] + script[1]).status_code == 200
            assert httpx.get(f"{address[0]}/health").json()["status"] == "ok"
        finally:
            server.terminate()
    assert server.returncode == 0
