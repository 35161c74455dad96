"""The lab: many matches, what came of them, and how sure one can be of it."""
