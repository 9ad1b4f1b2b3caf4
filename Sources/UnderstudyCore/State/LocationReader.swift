/// A node that shows a location's value. The location does not keep it (``ReaderList``).
@MainActor
package protocol LocationReader: Node {
  /// The value changed, in the batch that is being applied.
  func locationDidChange()
  /// The value is about to change, outside any batch: look again in the next one.
  func locationWillChange()
}

extension LocationReader {
  package var isReading: Bool { !flags.contains(.isUnmounted) }
}

extension EvaluatingNode: LocationReader {
  package func locationDidChange() {
    changes.formUnion(bindingChange())
    markDirty()
  }
  package func locationWillChange() { invalidate(bindingChange()) }
}
