"""What a screen is told."""
