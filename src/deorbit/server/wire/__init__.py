"""The shapes of requests, answers and live messages."""
