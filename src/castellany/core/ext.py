"""Ext: what a module remembers, beside the base game's state."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Ext:
    """Typed data of one module. A state with modules keeps a list of them and clones them with itself.

    Subclasses hold integers and lists of integers and take every field in the constructor.
    """

    def clone(self) -> Ext:
        raise NotImplementedError

    def fields(self) -> tuple[object, ...]:
        """Every constructor argument, in order."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ext) and type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        raise TypeError("a module's data change")

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.fields())
