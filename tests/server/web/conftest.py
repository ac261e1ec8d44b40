"""Everyone, as the tests of people have them."""

from tests.server.people.conftest import everyone

__all__ = ["everyone"]
