"""What can happen. Each line declares an event and is the function that tells it."""

from pebbles.fields import Card, Pebble
from tavoliere.engine.events import EventTable

EVENTS = EventTable()

tell_washed_up = EVENTS.declare("washed-up", "PEB-2.1", reveals=True, pebble=Pebble)
tell_laid = EVENTS.declare("laid", "PEB-2.2")
tell_own_card = EVENTS.declare("own-card", "PEB-2.2", private=True, card=Card)
tell_turned_up = EVENTS.declare("turned-up", "PEB-2.3", reveals=True, card=Card)
tell_took = EVENTS.declare("took", "PEB-2.3", pebble=Pebble)
tell_drew = EVENTS.declare("drew", "PEB-2.4")
tell_got_card = EVENTS.declare("got-card", "PEB-2.4", private=True, reveals=True, card=Card)
tell_ended = EVENTS.declare("ended", "PEB-3.1")
