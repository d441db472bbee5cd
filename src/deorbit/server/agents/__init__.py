"""Agents at tables: worker processes and who owes them a decision."""
