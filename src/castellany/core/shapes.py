"""Shapes: types of JSON that modules add fields to, for the schemas that a page is written against."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args, get_origin, get_type_hints

from typing_extensions import TypedDict, is_typeddict


def extended(shape: Any, parts: Sequence[Mapping[str, Any]]) -> Any:
    """A TypedDict, with all those that it is made of, and to each the fields that parts add under its name."""
    return _Extended(parts).of(shape)


class _Extended:
    def __init__(self, parts: Sequence[Mapping[str, Any]]) -> None:
        self.parts = parts
        self.known: dict[Any, Any] = {}

    def of(self, shape: Any) -> Any:
        if is_typeddict(shape):
            if shape not in self.known:
                self.known[shape] = self.whole(shape)
            return self.known[shape]
        inner = get_args(shape)
        return get_origin(shape)[tuple(self.of(one) for one in inner)] if inner else shape

    def whole(self, shape: Any) -> Any:
        fields: dict[str, Any] = {}
        for one in (shape, *(part[shape.__name__] for part in self.parts if shape.__name__ in part)):
            fields |= get_type_hints(one)
        # The functional form, for names that are only known now.
        found: Any = TypedDict(shape.__name__, {name: self.of(field) for name, field in fields.items()})  # type: ignore[misc]
        found.__doc__ = shape.__doc__
        found.__module__ = shape.__module__
        return found
