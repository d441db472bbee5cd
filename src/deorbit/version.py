"""The version, where packaging can read it without importing anything."""

VERSION = "0.1.0"
