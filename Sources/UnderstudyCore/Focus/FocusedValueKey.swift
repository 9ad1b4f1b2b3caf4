/// A key for a custom value among the focused values; it has no default, as there may be nobody to publish it.
public protocol FocusedValueKey {
  associatedtype Value
}
