"""Positions as text: written, read, and described for the editor."""
