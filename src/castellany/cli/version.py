"""The version, and the form that runs."""

from __future__ import annotations

from importlib.metadata import version

from castellany.cli.arguments import PROGRAM
from castellany.core.catalogue import Catalogue
from castellany.form import form


def version_text(texts: Catalogue) -> str:
    """
    >>> from castellany.cli.language import texts_in
    >>> version_text(texts_in("en")).startswith("castellany ")
    True
    """
    return f"{PROGRAM} {version(PROGRAM)} ({texts.text(f'cli-form-{form()}')})"
