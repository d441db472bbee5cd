"""Stationfall: a dozen characters on a station with minutes to live."""
