"""QR codes (runs in worker processes)."""

import gzip
import io

import segno

from tavoliere.server.worker import WorkerContext


def qr_code(context: WorkerContext, url: str) -> bytes:
    """The address of a page as a QR code: compressed SVG."""
    drawing = io.BytesIO()
    code = segno.make(url, micro=False)
    code.save(drawing, kind="svg", scale=4, border=2, xmldecl=False, svgns=True, nl=False)
    return gzip.compress(drawing.getvalue(), mtime=0)
