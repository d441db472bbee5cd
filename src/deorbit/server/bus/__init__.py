"""What processes of one site tell each other."""
