"""Clients that break the rules: raw bytes on a socket, read or not."""

import base64
import json
import os
import re
import socket
import struct
from contextlib import suppress
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING, PONG, CONTINUATION = 1, 2, 8, 9, 10, 0
WAIT = 15


def connect(url, source=None, receive_bytes=None):
    """A plain connection; `source` is another address of this machine."""
    to = urlsplit(url)
    made = socket.socket()
    if receive_bytes:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
    if source:
        made.bind((source, 0))
    made.settimeout(WAIT)
    made.connect((to.hostname, to.port))
    return made


def read_all(made, seconds=WAIT):
    """Everything until the other side closes the connection; None if it does not."""
    made.settimeout(seconds)
    read = b""
    try:
        while more := made.recv(65_536):
            read += more
    except TimeoutError:
        return None
    except OSError:
        pass
    return read


def read_answer(made):
    """One HTTP answer, whole."""
    read = b""
    while b"\r\n\r\n" not in read and (more := made.recv(65_536)):
        read += more
    head, _, body = read.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)content-length: (\d+)", head)
    while length and len(body) < int(length[1]) and (more := made.recv(65_536)):
        body += more
    return head + b"\r\n\r\n" + body


def status_of(answer):
    """The status code of an HTTP answer; None if there was none."""
    found = re.match(rb"HTTP/1\.1 (\d+)", answer or b"")
    return int(found[1]) if found else None


def body_of(answer):
    """The JSON of an HTTP answer."""
    return json.loads(answer.split(b"\r\n\r\n", 1)[1])


def request(url, path="/healthz", **headers):
    """A request as bytes."""
    lines = [f"GET {path} HTTP/1.1", f"Host: {headers.pop('Host', urlsplit(url).netloc)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(opcode, data=b"", fin=True):
    """A masked frame."""
    head = bytes([opcode | (0x80 if fin else 0)])
    length = len(data)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack("!H", length)
    return head + size + bytes(4) + data  # a mask of zeros leaves the data as it is


class RawWebsocket:
    """A websocket that sends and reads only what it is told to."""

    def __init__(self, url, cookie="", source=None, receive_bytes=None, wrap=None, **headers):
        self.socket = connect(url, source, receive_bytes)
        if wrap:  # TLS
            self.socket = wrap.wrap_socket(self.socket, server_hostname=urlsplit(url).hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        asked = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec_WebSocket_Key": key}
        asked |= {"Sec_WebSocket_Version": "13"} | ({"Cookie": cookie} if cookie else {}) | headers
        self.socket.sendall(request(url, "/ws", **asked))
        self.answer = b""
        while b"\r\n\r\n" not in self.answer:
            more = self.socket.recv(1)
            if not more:
                break
            self.answer += more

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.socket.close()

    def send(self, *frames):
        """Send frames, whether or not they arrive."""
        with suppress(OSError):
            self.socket.sendall(b"".join(frames))

    def say(self, **message):
        """Send a message."""
        self.send(frame(TEXT, json.dumps(message).encode()))

    def frames(self):
        """Every frame that comes until the end: opcode and data."""
        while len(head := self._take(2)) == 2:
            length = head[1] & 127
            if length >= 126:
                length = int.from_bytes(self._take(2 if length == 126 else 8), "big")
            yield head[0] & 15, self._take(length)

    def _take(self, count):
        taken = b""
        with suppress(OSError):
            while len(taken) < count and (more := self.socket.recv(count - len(taken))):
                taken += more
        return taken

    def read(self, count):
        """The next frames."""
        frames = self.frames()
        return [next(frames) for _ in range(count)]

    def close_code(self):
        """The code it is closed with; None if it is not closed or only cut off."""
        for opcode, data in self.frames():
            if opcode == CLOSE:
                return struct.unpack("!H", data[:2])[0]
        return None
