"""Plain data with its types said."""


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def mapped(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def listed(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return value
