"""Tables that people look at, and the one way of whatever happens there: hear, decide, store, take, tell.

To follow a move, read `protocol.py`, `incoming.py`, `pipeline.py` and `fan_out.py`, in this order.
"""
