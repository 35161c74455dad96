"""`python -m readingroom` is the command `readingroom`."""

import sys

from readingroom.cli import main

if __name__ == "__main__":
    sys.exit(main())
