"""`python -m deorbit` is the `deorbit` command."""

import sys

from deorbit.cli import main

if __name__ == "__main__":
    sys.exit(main())
