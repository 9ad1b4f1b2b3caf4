import Combine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An observable object that the runtime makes once for a view's identity, at its first evaluation (SEM-050).
@propertyWrapper
@MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Declares the property; the object is made when the view is first evaluated.
  ///
  /// - Parameter thunk: Makes the object; called at most once per identity.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object of the view's identity; outside a view, the read is logged and makes a new object each time.
  public var wrappedValue: ObjectType {
    if let object { return object }
    RuntimeLog.log(
      .propertyOutsideView,
      "Accessing StateObject's object without being installed on a View. This will create a new instance each time.")
    return make()
  }

  /// Bindings to the properties of the object, as in `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: InstallableProperty {
  /// By what makes the object: closures that capture anything differ (SEM-112, SEM-113).
  ///
  /// They do so even if they capture the same object, in place of which the compiler stores no new context: views of public suites are
  /// evaluated with their parent if their model is made of an object that the parent observes (F-156).
  package nonisolated static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    // The closure is the first that a value stores: its code, then its context.
    let context = MemoryLayout<UnsafeRawPointer>.size
    return lhs.load(fromByteOffset: context, as: UInt.self) == 0
      && memcmp(lhs, rhs, MemoryLayout<() -> ObjectType>.size) == 0
  }

  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? {
    .value(address.assumingMemoryBound(to: StateObject.self).pointee.wrappedValue)
  }

  package static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int
  ) {
    let wrapper = address.assumingMemoryBound(to: StateObject.self)
    if let existing = slot, let object = unsafeDowncast(existing, to: ObjectSubscription.self).object {
      wrapper.pointee.object = unsafeDowncast(object, to: ObjectType.self)
    } else {
      let subscription = ObjectSubscription(node: node, number: number)
      let object = wrapper.pointee.make()
      subscription.observe(object)
      slot = subscription
      wrapper.pointee.object = object
    }
  }
}
