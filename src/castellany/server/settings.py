"""Settings: what whoever runs the server may choose, each by one variable of the environment.

docs/hosting.md lists them; a test compares that list with this model.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Final, Literal

from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from castellany.server.folder import data_folder
from castellany.server.setting_types import (
    DatabaseUrl,
    Folder,
    Networks,
    Origin,
    RateSetting,
    RedisUrl,
    SmtpUrl,
    database_url,
)

PREFIX: Final = "CASTELLANY_"
OTHERS: Final = {"CASTELLANY_BUILD", "CASTELLANY_COMPONENTS", "CASTELLANY_EXPECT_FORM", "CASTELLANY_SOAK"}
"""Variables of the build, the tests and every command."""
DATABASE: Final = "castellany.sqlite"


class SettingError(Exception):
    """A variable whose value cannot be used; the key of the sentence that says what can, with its arguments."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(f"{key} {arguments}")
        self.key = key
        self.arguments = arguments


def whole(default: int, least: int, most: int, description: str) -> Any:
    """A whole number within limits."""
    shown: Any = {"kind": "number", "least": least, "most": most}
    return Field(default, ge=least, le=most, description=description, json_schema_extra=shown)


def limit(default: str, description: str) -> Any:
    """How often something may be done before an answer says to wait."""
    return Field(default, validate_default=True, description=description, json_schema_extra={"kind": "rate"})


def other(default: Any, kind: str, description: str, **more: Any) -> Any:
    """A setting of another kind; `kind` names the sentence for a wrong value."""
    return Field(default, description=description, json_schema_extra={"kind": kind}, **more)


def computed(make: Any, said: str, description: str, shown: dict[str, Any], **more: Any) -> Any:
    """A setting whose default depends on the machine, with words for it."""
    return Field(default_factory=make, description=description, json_schema_extra={"default": said, **shown}, **more)


def processors() -> int:
    """Those that this process may use, less one for the server itself."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, usable - 1)


class Settings(BaseSettings):
    """Read from the environment; what is handed in wins over it. Never read from a file."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_ignore_empty=True, frozen=True, extra="forbid", hide_input_in_errors=True
    )

    data: Folder = computed(
        lambda: data_folder(os.environ),
        "`castellany` in `$XDG_DATA_HOME` or `~/.local/share`",
        "the folder that everything is kept in",
        {"kind": "folder"},
    )
    host: str = Field(
        default="127.0.0.1", description="the address to listen on; `0.0.0.0` is every IPv4 address of the machine"
    )
    port: int = whole(8000, 0, 65535, "the port to listen on; 0 takes any that is free")
    database_url: DatabaseUrl = computed(
        lambda known: database_url(f"sqlite:///{known['data'] / DATABASE}"),
        f"`{DATABASE}` in the data folder",
        "the database: `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`",
        {"kind": "database"},
        repr=False,
    )
    redis_url: RedisUrl | None = other(
        None, "redis", "the Redis that carries news between nodes, `redis://HOST:PORT/0`; none: one node", repr=False
    )
    public_url: Origin | None = other(
        None, "origin", "the address under which people reach the server, such as `https://games.example`, no path"
    )
    trusted_proxies: Networks = other(
        "",
        "networks",
        "addresses and networks, separated by commas, whose `X-Forwarded-` headers are believed",
        validate_default=True,
    )
    log_level: Literal["debug", "info", "warning", "error"] = other(
        "info", "choice", "how much is logged: `debug`, `info`, `warning` or `error`"
    )
    log_format: Literal["auto", "text", "json"] = other(
        "auto", "choice", "`json`: one object a line; `text`: lines for people; `auto`: text on a terminal, else JSON"
    )
    metrics_public: bool = other(
        False, "flag", "whether `/metrics` answers everyone, not only this machine and the trusted networks"
    )
    bot_workers: int = computed(
        processors,
        "one less than the processors, at least 1",
        "processes in which bots think",
        {"kind": "number", "least": 1, "most": 256},
        ge=1,
        le=256,
    )
    bot_seconds: float = Field(
        default=5.0,
        gt=0,
        le=600,
        description="the most seconds that a bot may think about one move",
        json_schema_extra={"kind": "seconds", "most": 600},
    )
    smtp_url: SmtpUrl | None = other(
        None,
        "smtp",
        "the server that takes letters, `smtp://USER:PASSWORD@HOST:587` or `smtps://`; none: no letters are sent",
        repr=False,
    )
    mail_from: str = Field(default="", description="the sender of letters; `castellany@` and the public name if empty")
    mail_after: int = whole(
        30, 1, 10_000, "minutes after which somebody who is away gets a letter that it is their turn"
    )
    limit_login: RateSetting = limit("10/minute", "attempts to log in, for each address and for each name")
    limit_guests: RateSetting = limit("60/minute", "new guests from one address")
    limit_accounts: RateSetting = limit("5/minute", "new accounts from one address")
    limit_tables: RateSetting = limit("60/hour", "tables that one person creates")
    limit_tables_address: RateSetting = limit("300/hour", "tables that people at one address create")
    limit_moves: RateSetting = limit("20/second", "moves of one person")
    limit_chat: RateSetting = limit("20/minute", "lines of chat of one person")
    limit_commands: RateSetting = limit("120/minute", "everything else that one person does at tables")
    limit_previews: RateSetting = limit("600/minute", "questions of one person what moves would do, or why one may not")
    limit_hints: RateSetting = limit("20/minute", "moves that one person asks a bot to suggest")
    limit_mails: RateSetting = limit("10/day", "letters that one person has sent to try whether they arrive")
    limit_requests: RateSetting = limit("1200/minute", "requests from one address, whatever they ask for")
    max_body: int = whole(65_536, 1024, 100_000_000, "bytes that a request may hold")
    max_record: int = whole(4_000_000, 1024, 100_000_000, "bytes that an uploaded game record may hold")
    max_frame: int = whole(16_384, 1024, 10_000_000, "bytes that one WebSocket message to the server may hold")
    max_tables_open: int = whole(50, 1, 100_000, "unfinished tables that one person may have created")
    max_sockets: int = whole(20, 1, 100_000, "WebSockets that one person may have open")
    max_sockets_address: int = whole(
        200, 1, 1_000_000, "WebSockets and long polls that may be open from one address, which a whole club may share"
    )
    max_sockets_total: int = whole(5000, 1, 1_000_000, "WebSockets that may be open in all on one node")
    tables_cached: int = whole(2000, 1, 1_000_000, "tables that are kept in memory; others are read when asked for")

    @property
    def sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """Names that look like settings and are none, such as misspelt ones.

    >>> unknown_variables({"CASTELLANY_PORT": "1", "CASTELLANY_PROT": "2", "PATH": "/bin"})
    ['CASTELLANY_PROT']
    """
    known = {variable(name) for name in Settings.model_fields} | OTHERS
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def read_settings(**given: Any) -> Settings:
    """The settings of this environment, with those given in place; SettingError if one cannot be used."""
    try:
        return Settings(**given)
    except RuntimeError:  # there is no home
        raise setting_error("data", given) from None
    except ValidationError as error:
        first = error.errors(include_context=False)[0]
        raise setting_error(str(first["loc"][0]), given) from None


def setting_error(name: str, given: dict[str, Any]) -> SettingError:
    """What is wrong with a value; addresses that may hold a password are not repeated."""
    extra: dict[str, Any] = dict(Settings.model_fields[name].json_schema_extra or {})  # type: ignore[arg-type]
    kind = extra.pop("kind")
    extra.pop("default", None)
    if kind == "choice":
        known = Settings.model_json_schema()["properties"][name]["enum"]
        extra["known"] = ", ".join(known)
    if kind not in ("database", "redis", "origin", "smtp"):
        value = given[name] if name in given else os.environ.get(variable(name), "")
        extra["value"] = str(value)[:60]
    return SettingError(f"setting-{kind}", variable=variable(name), **{key: str(value) for key, value in extra.items()})


def variable(name: str) -> str:
    """
    >>> variable("port")
    'CASTELLANY_PORT'
    """
    return PREFIX + name.upper()
