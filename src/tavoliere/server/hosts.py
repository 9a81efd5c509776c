"""The host names under which browsers may reach the server.

Another site's page can make its own name point at this machine (DNS rebinding); the browser then lets it read what we
answer. So we answer only to names that are ours. A number is nobody's name: whoever types an address means it.
"""

import ipaddress
import re
import socket
from functools import lru_cache
from urllib.parse import urlsplit

from tavoliere.server.settings import Settings, names

HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]{1,253})(?::[0-9]{1,5})?")
HOME = (".local", ".lan", ".home.arpa")  # endings that nobody else can register


class Hosts:
    """The names a server answers to."""

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower().rstrip(".").partition(".")[0]
        allowed = {"localhost", settings.host.lower(), own, *(own + ending for ending in HOME)}
        allowed |= {socket.gethostname().lower().rstrip("."), name_in(settings.public_url), *names(settings.hosts)}
        self.allowed = frozenset(allowed) - {""}
        self.is_open = "*" in self.allowed
        self.allow = lru_cache(maxsize=1000)(self._allow)

    def _allow(self, host: str) -> bool:
        """Whether a Host header names this server. Programs may send none; browsers always send one."""
        if not host:
            return True
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = found[1].lower().rstrip(".")
        return self.is_open or name in self.allowed or name.endswith(".localhost") or is_number(name)


def name_in(url: str) -> str:
    """The name in an address; empty if there is none or it is no address."""
    try:
        return (urlsplit(url).hostname or "").lower()
    except ValueError:
        return ""


def is_number(name: str) -> bool:
    """Whether a host is written as a number rather than as a name."""
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
