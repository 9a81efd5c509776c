"""What bots of each character like here beyond winning; how strong that makes them is measured (docs/strength.md)."""

from tavoliere.engine.features import Character, Liking
from tavoliere.games.ticket_to_ride.knowledge.feature_layout import NEARNESS

IMPOSSIBLE = NEARNESS - 1
CHARACTERS = {
    "hunter": Character((Liking("tickets kept", 0.035),), heat=0.017),  # one ticket more
    "blocker": Character((Liking("rivals/ticket", 0.009, row=NEARNESS, only=IMPOSSIBLE),), heat=0.017),
    "racer": Character((Liking("vehicles", -0.013),), heat=0.017),  # fewer vehicles left: the end is near
}
