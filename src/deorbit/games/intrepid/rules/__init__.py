"""The rules by the chapters of the manual: the state and all that changes it."""
