/// A key for a custom value among the focused values; it has no default, as there may be no view that publishes it.
public protocol FocusedValueKey {
  associatedtype Value
}
