"""Whole numbers as JSON has them."""

from __future__ import annotations

from typing import Any, Final

from pydantic import BeforeValidator


def whole(value: Any) -> Any:
    """JSON knows no difference between 3.0 and 3."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE: Final = BeforeValidator(whole)
"""The last mark of a whole number: what comes before it stays in the schema."""
