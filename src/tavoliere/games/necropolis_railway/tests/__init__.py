"""Tests of London Necropolis Railway: one test and more for every numbered rule."""
