"""Sends answers that were compressed in advance, unpacked for clients that do not accept gzip."""

import gzip

from fastapi import Request, Response


def unpacked(request: Request, packed: bytes, media_type: str = "application/json") -> Response:
    """An answer in the encoding the client accepts: compressed, as nearly all do, or not."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type=media_type, headers=headers)
    return Response(packed, media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})
