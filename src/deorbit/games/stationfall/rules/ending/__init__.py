"""Stationfall (16): deliveries, points and winners."""
