def ladder() -> None:
    """x"""
