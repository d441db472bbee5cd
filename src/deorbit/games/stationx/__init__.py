"""Station-X: factions build a station tile by tile and fight for it on a grid."""
