"""What the fields of moves and events hold."""

from tavoliere.engine.fields import FieldType, one_of

Card = FieldType("Card", "a card, called by its number")
Pebble = one_of("Pebble", "the colour of a pebble", "colours", word="pebble")
