"""The cards as data, and what is in the box."""
