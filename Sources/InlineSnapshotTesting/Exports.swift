// The library has its assertions on texts in the source in a module of their own.
@_exported import SnapshotTesting
