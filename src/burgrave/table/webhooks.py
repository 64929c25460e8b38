"""Webhooks: notify a person's own server that it is their turn. Off unless the host allows targets; private addresses need a
setting.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import socket
import ssl
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from burgrave.engine.errors import BadOption
from burgrave.table.json_types import Json
from burgrave.table.settings import Settings

if TYPE_CHECKING:
    from burgrave.table.room import Room
    from burgrave.table.service import TableService

LOG = logging.getLogger("burgrave.webhooks")
TIMEOUT = 5.0
MAX_URL = 500
MAX_PARALLEL = 8
NAT64 = ipaddress.ip_network("64:ff9b::/96")
"""The NAT64 prefix: in networks without IPv4, name servers return such addresses for public names too."""


def is_public(address: str) -> bool:
    """Return whether an address is public; for IPv6 forms of IPv4 addresses the inner address counts."""
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or (ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF) if ip in NAT64 else None)
        if inner is None and (ip.is_site_local or ip.is_reserved or ip.sixtofour or ip.teredo):
            return False
        ip = inner or ip
    return ip.is_global and not ip.is_multicast


class Webhooks:
    """Sends webhooks. The address of a host is resolved once and then used, so that a second lookup cannot give another one."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._tasks: set[asyncio.Task[None]] = set()
        self._limit = asyncio.Semaphore(MAX_PARALLEL)

    @property
    def is_on(self) -> bool:
        """Whether the host allows any target."""
        return bool(self._settings.webhook_hosts)

    async def check(self, url: Json) -> str:
        """Return the URL if webhooks may be sent to it; raises BadOption, which says why not. An empty URL is none."""
        if url == "":
            return ""
        if not self.is_on:
            raise BadOption("this host sends no webhooks")
        if not isinstance(url, str) or len(url) > MAX_URL:
            raise BadOption(f"a webhook is an address of at most {MAX_URL} characters")
        parts = self._split(url)
        await self._address(parts)
        return url

    def _split(self, url: str) -> SplitResult:
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise BadOption("this webhook is no valid address") from None
        if (
            parts.scheme not in ("http", "https")
            or not parts.hostname
            or "@" in parts.netloc
            or port == 0
            or not url.isascii()
            or not url.isprintable()
            or " " in url
        ):
            raise BadOption("a webhook is an address such as https://example.org/path, without user and password")
        allowed = [host.lower() for host in self._settings.webhook_hosts]
        if "*" not in allowed and parts.hostname not in allowed:
            raise BadOption("this host sends no webhooks there")
        return parts

    async def _address(self, parts: SplitResult) -> tuple[str, int]:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        try:
            addresses = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):  # nobody has it, or it is no name at all
            raise BadOption("the webhook's host cannot be found") from None
        for *_, address in addresses:
            if not self._settings.webhook_private and not is_public(str(address[0]).partition("%")[0]):
                raise BadOption("a webhook may not point to a private address")
        return str(addresses[0][4][0]), port

    def notify_turn(self, service: TableService, room: Room) -> None:
        """Notify those whose turn has begun with the last move."""
        for seat in room.to_act:
            if not room.history or room.history[-1].seat != seat:
                self.notify_seat(service, room, seat)

    def notify_seat(self, service: TableService, room: Room, seat: int) -> None:
        """Notify the person in a seat that it is their turn."""
        chair = room.chairs[seat]
        if self.is_on and chair.person is not None and not chair.plays_itself:
            task = asyncio.create_task(self._send(service, room, chair.person, seat))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send(self, service: TableService, room: Room, person_id: str, seat: int) -> None:
        person = await service.people.by_id(person_id)
        if person is None or not person.webhook:
            return
        link = f"{service.settings.base_url}/t/{room.id}"
        payload: dict[str, str | int] = {
            "event": "your_turn",
            "table": room.id,
            "game": room.game.name,
            "seat": seat,
            "link": link,
            "text": f"{room.game.title}: your turn. {link}",
        }
        async with self._limit:
            try:
                await asyncio.wait_for(self._post(person.webhook, payload), TIMEOUT)
            except (BadOption, OSError, ssl.SSLError, TimeoutError, asyncio.IncompleteReadError, ValueError) as error:
                LOG.info("a webhook failed", extra={"table": room.id, "reason": type(error).__name__})

    async def _post(self, url: str, payload: dict[str, str | int]) -> None:
        """Send a small POST to the address that was checked; redirects are not followed, the response is not read."""
        parts = self._split(url)
        address, port = await self._address(parts)
        context = ssl.create_default_context() if parts.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            address, port, ssl=context, server_hostname=parts.hostname if context else None
        )
        try:
            body = json.dumps(payload).encode()
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            lines = (
                f"POST {path} HTTP/1.1",
                f"Host: {parts.netloc}",
                "Content-Type: application/json",
                f"Content-Length: {len(body)}",
                "User-Agent: Burgrave",
                "Connection: close",
            )
            writer.write("\r\n".join((*lines, "", "")).encode("ascii") + body)
            await writer.drain()
            await reader.readline()
        finally:
            writer.close()

    async def close(self) -> None:
        """Cancel the notifications that are being sent."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
