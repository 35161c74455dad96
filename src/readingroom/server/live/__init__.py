"""Tables that people look at: what comes in over a WebSocket, the one way of a move, and what goes out again."""
