/// A value that views give the layout around them (LAY-148).
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
