"""What the service answers: handlers by subject, and the shapes of requests and answers."""
