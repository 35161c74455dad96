def verify() -> None:
    """x"""
