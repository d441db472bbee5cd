"""What outlives the process: one database, one writer, append-only logs of matches."""
