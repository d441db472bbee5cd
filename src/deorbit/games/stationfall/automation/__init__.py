"""Station Automation: the language of scripts, and how a bot finds out what to do."""
