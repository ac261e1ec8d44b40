"""An owner's folder of components is named by a path or by a plain string."""

from __future__ import annotations

from pathlib import Path

import pytest

from castellany.games.registry import use_components


@pytest.mark.parametrize("kind", [str, Path])
def test_a_folder_is_a_path_or_a_string(tmp_path: Path, kind: type[str] | type[Path]) -> None:
    use_components(kind(tmp_path))
    with pytest.raises(OSError, match="nowhere"):
        use_components(kind(tmp_path / "nowhere"))
