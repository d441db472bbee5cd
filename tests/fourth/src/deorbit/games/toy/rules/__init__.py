"""The rules, by their chapters."""
