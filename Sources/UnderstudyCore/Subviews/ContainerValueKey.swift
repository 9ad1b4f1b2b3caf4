/// A key for a custom value in the container values.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
