"""Answers that were compressed when they were made, for whoever takes them so."""

import gzip

from fastapi import Request, Response


def unpacked(request: Request, packed: bytes, media_type: str = "application/json") -> Response:
    """An answer as a client takes it: compressed, as nearly all do, or not."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type=media_type, headers=headers)
    return Response(packed, media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})
