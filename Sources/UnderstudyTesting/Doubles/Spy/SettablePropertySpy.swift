/// A property of a fake: reads and writes are calls of its spies, `$property.getter` and `$property.setter`.
@propertyWrapper
public struct SettablePropertySpy<T, U> {
  /// The spies of a property.
  public struct ProjectedValue {
    /// Records what was written.
    public let setter: Spy<U, Void>
    /// Records the reads, and can be stubbed.
    public let getter: Spy<Void, T>
  }

  /// The spies of the reads and of the writes.
  public let projectedValue: ProjectedValue
  /// Makes the property's value of what the getter's spy returns.
  public let getMapping: @Sendable (T) -> U
  /// Makes what the getter's spy returns from now on of a value that is written.
  public let setMapping: @Sendable (U) -> T

  /// Reads what the getter's spy returns; a write is recorded and becomes what it returns.
  public var wrappedValue: U {
    get { getMapping(projectedValue.getter.answer(to: ())) }
    set {
      projectedValue.setter.answer(to: newValue)
      projectedValue.getter.replace(stubs: [.value(setMapping(newValue))])
    }
  }

  /// Makes a property of another type than its getter's spy returns, for instance of a protocol's.
  public init(
    _ value: T, getMapping: @escaping @Sendable (T) -> U, setMapping: @escaping @Sendable (U) -> T
  ) {
    projectedValue = ProjectedValue(setter: Spy(stubs: [.value(())]), getter: Spy(stubs: [.value(value)]))
    (self.getMapping, self.setMapping) = (getMapping, setMapping)
  }

  /// Makes a property of the type that its getter's spy returns.
  public init(_ value: T) where T == U { self.init(value, getMapping: { $0 }, setMapping: { $0 }) }
}

extension SettablePropertySpy: Sendable where T: Sendable, U: Sendable {}

extension SettablePropertySpy.ProjectedValue: Sendable where T: Sendable, U: Sendable {}
