"""The server: HTTP and websocket, tables, lobby. Games and bots are passed in by the composition root (app)."""
