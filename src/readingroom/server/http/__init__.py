"""The web application: the HTTP API and the page, with their limits and headers."""
