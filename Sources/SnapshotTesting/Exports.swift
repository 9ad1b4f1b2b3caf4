@_exported import UnderstudyTesting
