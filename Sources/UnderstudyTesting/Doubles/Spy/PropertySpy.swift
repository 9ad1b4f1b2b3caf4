/// A property of a fake that is read only: each read is a call of its spy, `$property`.
@propertyWrapper
public struct PropertySpy<T, U> {
  /// What the spy returns, mapped to the property's type.
  public var wrappedValue: U { mapping(projectedValue.answer(to: ())) }
  /// Records the reads, and can be stubbed.
  public let projectedValue: Spy<Void, T>
  /// Makes the property's value of what the spy returns.
  public let mapping: @Sendable (T) -> U

  /// Makes a property of another type than its spy returns, for instance of a protocol's.
  public init(_ value: T, as mapping: @escaping @Sendable (T) -> U) {
    (projectedValue, self.mapping) = (Spy(stubs: [.value(value)]), mapping)
  }

  /// Makes a property of the type that its spy returns.
  public init(_ value: T) where T == U { self.init(value, as: { $0 }) }
}

extension PropertySpy: Sendable where T: Sendable {}
