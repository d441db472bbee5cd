"""The service under load: many tables, each with two people, beside a server of another make."""
