/// A binding that the focused view, a view around it, or the active scene publishes, seen through to its value.
///
/// The value is nil while none is published; writing nil, or writing then, changes nothing.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// Follows a binding that is published by `focusedValue(_:_:)` or `focusedSceneValue(_:_:)`.
  ///
  /// - Parameter keyPath: The entry with the binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

  /// The value that is published now, or nil; setting it writes through the binding if there is one.
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { binding.wrappedValue?.wrappedValue = newValue }
    }
  }

  /// A binding to the value that is published now.
  public var projectedValue: Binding<Value?> { binding.wrappedValue.map { Binding<Value?>($0) } ?? .constant(nil) }
}

extension FocusedBinding: Sendable where Value: Sendable {}

extension FocusedBinding: SinglePropertyWrapper {}
