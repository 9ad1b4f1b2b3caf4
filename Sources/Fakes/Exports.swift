// Test doubles under the name by which existing tests import them.
@_exported import UnderstudyTesting
