/// A key of the environment, with the value that holds where none is set.
public protocol EnvironmentKey {
  /// The type of the value, inferred from `defaultValue`.
  associatedtype Value
  /// What views read where no view around them sets the value.
  static var defaultValue: Value { get }
}
