"""Mailer: hands emails to an SMTP server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

PATIENCE: Final = 20.0
"""Seconds."""
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
LONGEST_ADDRESS: Final = 200


@dataclass(frozen=True, slots=True)
class Email:
    to: str
    subject: str
    text: str
    stop: str
    """The address that ends such emails."""


def address_in(settings: dict[str, object]) -> str | None:
    """Where somebody wants emails, as their settings say under `mail`.

    >>> address_in({"mail": "ann@games.example"}), address_in({"mail": "ann@x.example\\r\\nBcc: all"}), address_in({})
    ('ann@games.example', None, None)
    """
    wanted = settings.get("mail")
    if not isinstance(wanted, str) or len(wanted) > LONGEST_ADDRESS:
        return None
    return wanted if ADDRESS.fullmatch(wanted) else None


class Mailer:
    """`url` is `smtp://` for STARTTLS where it is offered, or `smtps://`; a name and a password may stand before @."""

    def __init__(self, url: str, sender: str) -> None:
        self.url = urlsplit(url)
        self.sender = sender

    async def send(self, email: Email) -> None:
        """OSError, of which SMTPException is one, if the email was not taken."""
        await asyncio.to_thread(self._send, email)

    def _send(self, email: Email) -> None:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, email.to, email.subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        message["List-Unsubscribe"] = f"<{email.stop}>"
        message.set_content(email.text)
        with self._connect() as server:
            server.send_message(message)

    def _connect(self) -> smtplib.SMTP:
        host, context = self.url.hostname or "localhost", ssl.create_default_context()
        if self.url.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, self.url.port or 465, timeout=PATIENCE, context=context)
        else:
            server = smtplib.SMTP(host, self.url.port or 587, timeout=PATIENCE)
            server.ehlo()
            # A password is never sent in the open.
            if server.has_extn("starttls") or self.url.username:
                server.starttls(context=context)
        if self.url.username:
            server.login(unquote(self.url.username), unquote(self.url.password or ""))
        return server
