/// A value that views give the layout around them (LAY-148).
public protocol LayoutValueKey {
  /// The type of the value, inferred from `defaultValue`.
  associatedtype Value
  /// What a layout reads of a subview that sets no value.
  static var defaultValue: Value { get }
}
