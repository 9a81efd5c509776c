"""The table service: HTTP and websocket, tables, lobby; games and bots are handed in by the composition root."""
