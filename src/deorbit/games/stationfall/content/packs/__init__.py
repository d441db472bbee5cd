"""Content packs: folders of data files that are laid over the built-in ones."""
