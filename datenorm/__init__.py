"""datenorm: dates as people write them, in any language, into ISO 8601."""

__version__ = "0.1.0"
