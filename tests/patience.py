"""How long a test waits for something that comes in a moment: long, because other work may slow the machine down.

What must be quick is measured in seconds of the processor, which neighbours do not take away.
"""

from __future__ import annotations

PATIENCE = 300.0  # seconds; after that it will never come
