/// A value that views send up to those around them.
public protocol PreferenceKey {
  /// The type of one contribution, and of what all contributions are reduced to.
  associatedtype Value

  /// What holds where nothing contributes; it is not the beginning of a reduction (SEM-211, SEM-212).
  static var defaultValue: Self.Value { get }

  /// Adds the next contribution to what came before, in tree order.
  ///
  /// - Parameters:
  ///   - value: What the contributions so far gave; at first the first contribution as it is.
  ///   - nextValue: Computes the next contribution; not calling it skips that view (SEM-213).
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Optional preferences begin as nil (SEM-219).
  public static var defaultValue: Value { nil }
}
