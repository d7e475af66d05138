"""Tables over HTTP and websocket, kept in a database; the only place that knows rules and secrets of a table."""
