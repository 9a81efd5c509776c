"""What bots of each character like here beyond winning; how strong that makes them is measured (docs/strength.md)."""

from tavoliere.engine.features import Character, Liking

CHARACTERS = {
    "hunter": Character((Liking("prestige", 0.0022),), heat=0.0135),
    "blocker": Character((Liking("bonus spaces", -0.015, row=1),), heat=0.01),  # spaces that nobody else can use then
    "racer": Character((Liking("steps", 0.01),), heat=0.01),
}
