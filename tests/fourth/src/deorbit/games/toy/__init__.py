"""Sealed Orders: a small game with secrets, complete in all its rooms."""
