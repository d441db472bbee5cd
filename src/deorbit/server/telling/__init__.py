"""What readers are told."""
