"""Pages with all animations, as most people see them; errors and requests to other hosts fail the test."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from browser.conftest import introduce
from browser.playing import TOO_LONG

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}


@contextmanager
def moving_page(browser: Any, service: str, **device: Any) -> Iterator[Any]:
    """The page of somebody who has a name, reads Italian and has animations on."""
    context = browser.new_context(base_url=service, locale="it-IT", reduced_motion="no-preference", **device)
    context.set_default_timeout(TOO_LONG)
    page = context.new_page()
    broken: list[str] = []
    asked: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    yield introduce(page)
    context.close()
    assert not broken
    assert not [url for url in asked if not url.startswith((service, "data:", "blob:"))]
