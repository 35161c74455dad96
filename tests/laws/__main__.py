"""`make laws MATCHES=100000`."""

import sys

from tests.laws.at_length import main

if __name__ == "__main__":
    sys.exit(main())
