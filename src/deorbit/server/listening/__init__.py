"""Connections, below what is said over them."""
