"""What no test would notice: small changes of the source, and whether a test fails for each."""
