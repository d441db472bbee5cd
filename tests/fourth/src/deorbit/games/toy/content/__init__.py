"""What is printed: the orders."""
