"""Agendas (16.4.4): what each condition counts."""
