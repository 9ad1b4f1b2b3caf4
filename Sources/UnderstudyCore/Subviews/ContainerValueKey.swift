/// A key for a value of one's own in the container values.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
