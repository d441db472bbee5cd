"""What every game in the terminal shares."""
