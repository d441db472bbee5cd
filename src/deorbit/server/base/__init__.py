"""What every part of the service stands on: settings, limits, logs, metrics, refusals."""
