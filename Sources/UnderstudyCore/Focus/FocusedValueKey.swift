/// A key for a custom focused value; it has no default, because there may be no view that publishes it.
public protocol FocusedValueKey {
  associatedtype Value
}
