"""Whole numbers as JSON has them."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator


def whole(value: Any) -> Any:
    """JSON knows no difference between 3.0 and 3."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = Annotated[int, BeforeValidator(whole)]
