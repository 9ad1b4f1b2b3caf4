/// A key of the environment, with the value that holds where none is set.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
