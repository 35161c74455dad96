"""How long bots think, measured while they play."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Thinking:
    """Seconds and decisions, by the bots' names."""

    seconds: dict[str, float] = field(default_factory=dict)
    decisions: dict[str, int] = field(default_factory=dict)

    def note(self, name: str, seconds: float, decisions: int = 1) -> None:
        """One decision, or several."""
        self.seconds[name] = self.seconds.get(name, 0.0) + seconds
        self.decisions[name] = self.decisions.get(name, 0) + decisions

    def add(self, other: Thinking) -> None:
        """Another process's decisions too."""
        for name, seconds in other.seconds.items():
            self.note(name, seconds, other.decisions[name])

    def milliseconds(self) -> dict[str, float]:
        """The mean time of a decision, by the bots' names."""
        return {name: round(1000 * self.seconds[name] / count, 3) for name, count in self.decisions.items()}
