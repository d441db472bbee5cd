"""`python -m deorbit.server`: the bare service, for work on the client."""

import argparse
import os

import uvicorn

from deorbit.server.app import create_app
from deorbit.server.live import LARGEST
from deorbit.server.settings import Settings


def main() -> None:
    parser = argparse.ArgumentParser(prog="deorbit.server")
    for name in ("host", "port", "database", "pace", "workers"):
        parser.add_argument(f"--{name}")
    settings = Settings.read(os.environ, **vars(parser.parse_args()))
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
    )


if __name__ == "__main__":
    main()
