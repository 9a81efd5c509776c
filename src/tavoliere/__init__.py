"""Tavoliere: a digital table for four modern board games."""
