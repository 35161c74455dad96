def replay() -> None:
    """x"""
