import Combine

/// An observable object from outside: the view follows whichever object it is given (SEM-052, SEM-053).
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object that the view follows; a new value of the view may bring another one.
  public var wrappedValue: ObjectType

  /// Wraps the object that the property is set to.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Wraps an object, in an initializer that names the wrapper.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the properties of the object, as in `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
  /// The type of `$model`, which makes a binding for each property of the object.
  public typealias Wrapper = _ObservableObjectWrapper<ObjectType>
}

extension ObservedObject: InstallableProperty {
  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? {
    .value(address.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue)
  }

  package static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int
  ) {
    let subscription =
      slot.map { unsafeDowncast($0, to: ObjectSubscription.self) }
      ?? ObjectSubscription(node: node, number: number)
    slot = subscription
    subscription.observe(address.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue)
  }

  package nonisolated static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    nonisolated(unsafe) let (lhs, rhs) = (lhs, rhs)
    return assumeMain {
      lhs.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue
        === rhs.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue
    }
  }
}
