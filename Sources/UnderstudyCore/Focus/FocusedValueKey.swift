/// A key for a value of one's own among the focused values; it has no default, as there may be nobody to publish it.
public protocol FocusedValueKey {
  associatedtype Value
}
