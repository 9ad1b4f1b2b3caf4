/// A key for a custom container value.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
