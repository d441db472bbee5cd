"""Tables in use: loaded, written, and what is done at them."""
