"""Measures: speed beside its yardsticks, and the bots' strength beside optimal play."""
