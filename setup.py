"""Builds the wheel: compiled by mypyc where a C compiler is found, plain where none is."""

import os
import runpy
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}


class AllOrNothing(build_ext):
    """Builds every extension, or none: half a compiled package would be neither form."""

    def run(self) -> None:
        self.forget_strangers()
        try:
            super().run()
        except Exception as error:
            if os.environ.get("CASTELLANY_BUILD") == "compiled":
                raise
            print(f"castellany: no compiled form ({error}); building the plain one", file=sys.stderr)
            self.extensions.clear()
            self.forget_strangers()

    def forget_strangers(self) -> None:
        """Remove what an earlier build left of modules that are no longer compiled."""
        wanted = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        for left in Path(self.build_lib).rglob("*.so"):
            if left not in wanted:
                left.unlink()


def compiled_extensions() -> list[Any]:
    """One mypyc group per package, so that both cores build and a change rebuilds its own group only."""
    from mypyc.build import mypycify

    form = runpy.run_path("src/castellany/form.py")
    groups: dict[str, list[str]] = form["compilation_groups"](Path("src/castellany"))
    separate = [(files, name) for name, files in groups.items()]
    return mypycify(
        [file for files in groups.values() for file in files],
        separate=separate,
        opt_level="3",
        debug_level="0",
        target_dir="build/mypyc",
    )


if COMPILING_COMMANDS & set(sys.argv) and not Path("src/castellany/server/page/index.html").exists():
    print(
        "castellany: the page has not been built (make setup does); the server will have none to show", file=sys.stderr
    )

# An editable install, or a mere look at the metadata, stays plain: no extension ever lies beside the sources.
wants_compiling = COMPILING_COMMANDS & set(sys.argv) and os.environ.get("CASTELLANY_BUILD") != "plain"

setup(
    ext_modules=compiled_extensions() if wants_compiling else [],
    cmdclass={"build_ext": AllOrNothing},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
