"""What screens show: facts that follow from what a seat sees."""
