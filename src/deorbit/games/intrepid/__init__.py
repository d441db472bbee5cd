"""Intrepid: dice that keep a space station alive, together."""
