/// A key for a custom value among the focused values; it has no default, as there may be no view that publishes it.
public protocol FocusedValueKey {
  /// The type of the value that views publish while they have the focus.
  associatedtype Value
}
