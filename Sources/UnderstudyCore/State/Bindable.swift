import Observation

/// Bindings to the properties of an `@Observable` object (SEM-068, SEM-077).
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value>: DynamicProperty {
  /// The object whose properties have bindings.
  public var wrappedValue: Value
  /// The wrapper itself: `$model.name` makes the binding to `name`.
  public var projectedValue: Bindable<Value> { self }

  /// Not available: for values other than `@Observable` objects, the compiler says so here.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps the object that a property marked `@Bindable` is set to.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Wraps an object inside of a body, as in `Bindable(model).name`.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Takes over a wrapper that is passed as `$model`.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property. Making it reads the property, so a body that makes it depends on it (SEM-077).
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    _ = wrappedValue[keyPath: keyPath]
    return Binding(location: ObjectPropertyLocation(wrappedValue, keyPath))
  }
}

extension Bindable: ReadableProperty {
  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? {
    .value(address.assumingMemoryBound(to: Bindable.self).pointee.wrappedValue)
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
