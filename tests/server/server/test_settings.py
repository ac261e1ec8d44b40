"""Settings come from the environment, say what is wrong in one sentence, and are all in the document."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest

from castellany.cli.language import texts_in
from castellany.core.catalogue import LANGUAGES
from castellany.server.setting_types import Rate
from castellany.server.settings import PREFIX, SettingError, Settings, read_settings, variable

CHECKOUT = Path(__file__).parents[3]

WRONG = [
    ("port", "65536", "setting-number"),
    ("port", "eight", "setting-number"),
    ("bot_workers", "0", "setting-number"),
    ("bot_seconds", "0", "setting-seconds"),
    ("limit_login", "ten", "setting-rate"),
    ("limit_login", "0/minute", "setting-rate"),
    ("limit_login", "10/week", "setting-rate"),
    ("public_url", "castle.example", "setting-origin"),
    ("public_url", "https://games.example/castellany", "setting-origin"),
    ("public_url", "https://anna:secret@games.example", "setting-origin"),
    ("trusted_proxies", "10.0.0.0/8,proxy", "setting-networks"),
    ("log_level", "loud", "setting-choice"),
    ("log_format", "xml", "setting-choice"),
    ("metrics_public", "perhaps", "setting-flag"),
    ("data", "~nobody-of-this-name/x", "setting-folder"),
    ("database_url", "mysql://anna:secret@host/x", "setting-database"),
    ("smtp_url", "http://anna:secret@host", "setting-smtp"),
    ("redis_url", "http://anna:secret@host", "setting-redis"),
]


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in list(os.environ):
        if name.startswith(PREFIX):
            monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_the_defaults_need_nothing(tmp_path: Path) -> None:
    settings = read_settings()
    assert settings.data == tmp_path / "castellany"
    assert settings.database_url == f"sqlite+aiosqlite:///{tmp_path}/castellany/castellany.sqlite"
    assert (settings.host, settings.port, settings.redis_url, settings.sqlite) == ("127.0.0.1", 8000, None, True)
    assert settings.limit_login == Rate(10, 60)
    assert settings.bot_workers >= 1


def test_the_environment_is_read_and_what_is_given_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CASTELLANY_PORT", "9000")
    monkeypatch.setenv("CASTELLANY_HOST", "::1")
    monkeypatch.setenv("CASTELLANY_TRUSTED_PROXIES", "127.0.0.1, 10.0.0.0/8")
    monkeypatch.setenv("CASTELLANY_LIMIT_MOVES", "3/second")
    monkeypatch.setenv("CASTELLANY_PUBLIC_URL", "https://Games.Example:443/")
    monkeypatch.setenv("CASTELLANY_DATABASE_URL", "postgresql://anna:secret@db/castellany")
    settings = read_settings(port=9001, data=tmp_path / "here")
    assert (settings.port, settings.host, settings.data) == (9001, "::1", tmp_path / "here")
    assert [str(network) for network in settings.trusted_proxies] == ["127.0.0.1/32", "10.0.0.0/8"]
    assert settings.limit_moves == Rate(3, 1)
    assert settings.public_url == "https://games.example"
    assert settings.database_url == "postgresql+asyncpg://anna:secret@db/castellany"
    assert not settings.sqlite
    assert "secret" not in repr(settings)


def test_an_empty_variable_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CASTELLANY_REDIS_URL", "")
    assert read_settings().redis_url is None


def test_no_file_is_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("CASTELLANY_PORT=9000\n")
    monkeypatch.chdir(tmp_path)
    assert read_settings().port == 8000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "value", "key"), WRONG)
def test_a_wrong_value_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, key: str, language: str
) -> None:
    monkeypatch.setenv(variable(name), value)
    with pytest.raises(SettingError) as caught:
        read_settings()
    said = texts_in(language).text(caught.value.key, **caught.value.arguments)
    assert caught.value.key == key
    assert variable(name) in said
    assert (value in said) == ("://" not in value and name != "public_url")


def test_a_wrong_value_that_was_given_is_said_too() -> None:
    with pytest.raises(SettingError) as caught:
        read_settings(port=70000)
    assert caught.value.arguments["value"] == "70000"


def test_the_document_lists_every_setting_with_its_default_and_meaning() -> None:
    document = (CHECKOUT / "docs" / "hosting.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(CASTELLANY_\w+)` \| (.+?) \| (.+) \|$", document, re.MULTILINE)
    meant = [(variable(name), said_default(name), field.description) for name, field in Settings.model_fields.items()]
    assert rows == meant


def said_default(name: str) -> str:
    """The default of a setting as the documents say it."""
    field = Settings.model_fields[name]
    extra: Any = field.json_schema_extra
    if field.default_factory is not None:
        return str(extra["default"])
    default: Any = field.default
    if default in (None, ""):
        return "none"
    if isinstance(default, bool):
        return f"`{str(default).lower()}`"
    return f"`{default:g}`" if isinstance(default, float) else f"`{default}`"
