"""Attacks a running table service while two people play at it."""
