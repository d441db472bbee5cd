"""What is printed: data files as tables, editions, options, names as numbers."""
