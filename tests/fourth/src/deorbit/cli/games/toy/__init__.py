"""Sealed Orders in a terminal."""
