"""Why the store could not do something."""


class StoreError(Exception):
    """The store could not do what was asked."""


class Busy(StoreError):
    """Too many jobs wait. Nothing was written; ask again later."""


class Unavailable(Busy):
    """The database cannot be used now; the cause says why. Nothing was written."""


class Closed(StoreError):
    """The store has been closed. Nothing was written."""


class Unsure(StoreError):
    """The connection broke while committing: the job may be written or not. Read to know."""
