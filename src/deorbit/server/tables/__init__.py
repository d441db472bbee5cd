"""The rules of a table, without input or output."""
