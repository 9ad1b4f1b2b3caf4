/// A key for a custom value in the container values.
public protocol ContainerValueKey {
  /// The type of the value, inferred from `defaultValue`.
  associatedtype Value
  /// What a container reads of a view that sets no value.
  static var defaultValue: Value { get }
}
