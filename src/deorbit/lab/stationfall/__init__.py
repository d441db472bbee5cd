"""How well the bots of Stationfall play."""
