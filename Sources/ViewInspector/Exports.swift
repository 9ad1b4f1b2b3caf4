// Inspection of views under the name by which existing tests import it.
@_exported import UnderstudyTesting
