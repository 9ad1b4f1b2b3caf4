/// Something that views say of themselves to the layout around them (LAY-148).
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
