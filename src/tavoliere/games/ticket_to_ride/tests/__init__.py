"""Tests of Ticket to Ride: one test and more for every numbered rule."""
