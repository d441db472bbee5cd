"""Many games at once: benchmarks, and the pages that are made from the games themselves."""
