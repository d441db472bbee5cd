"""What abilities and reveal powers do beyond standing rules."""
