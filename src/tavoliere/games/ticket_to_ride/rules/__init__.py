"""The numbered rules of Ticket to Ride, as functions that numba compiles."""
