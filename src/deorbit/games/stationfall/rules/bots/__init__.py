"""Station Automation: what bots never do, and what they answer to their turn."""
