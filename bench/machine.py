"""What all figures depend on: the machine they were measured on."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path


def machine(compiler: list[str] | None) -> dict[str, str]:
    """What all figures depend on."""
    found = {
        "processor": f"{processor()}, {os.cpu_count()} cores",
        "system": f"{platform.system()} {platform.machine()}",
        "Python": platform.python_version(),
    }
    if compiler is not None:
        asked = subprocess.run([*compiler, "--version"], check=True, capture_output=True, text=True)
        found["C compiler"] = asked.stdout.splitlines()[0]
    return found


def processor() -> str:
    """Its name, as far as the system tells."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text("utf-8").splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"
