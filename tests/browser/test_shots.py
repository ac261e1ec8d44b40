"""Pictures can be taken."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from tests.browser.people import MIDDLE, PHONE, WIDE, Company, Device
from tests.browser.screens import SCREENS
from tests.browser.shots import shoot_screen
from tests.soaking import in_soak

HOME = next(screen for screen in SCREENS if screen.name == "home")


@pytest.mark.parametrize("device", [MIDDLE, in_soak(WIDE), in_soak(PHONE)], ids=str)
async def test_a_picture_of_each_theme(come: Company, tmp_path: Path, device: Device) -> None:
    taken = [path for path in await shoot_screen(come, HOME, device, "pl", tmp_path) if "whole" not in path.name]
    assert [path.name for path in taken] == [f"home-{device}-pl-day.png", f"home-{device}-pl-evening.png"]
    day, evening = (path.read_bytes() for path in taken)
    assert struct.unpack(">II", day[16:24]) == (device.width, device.height)
    assert day != evening
