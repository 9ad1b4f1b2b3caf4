import Combine

/// An observable object that the focused view, a view around it, or the active scene publishes; nil while none does.
///
/// Any change of the object evaluates the view again, as with `@ObservedObject` (SEM-053).
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var slot: FocusedObjectSlot<ObjectType>?

  /// Declares the property; the object is found by its type.
  public init() {}

  /// The object that was published at the view's last evaluation; nil where none was, and outside a view.
  public var wrappedValue: ObjectType? { slot?.object }

  /// Bindings to the properties of the object, nil while there is none.
  public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }
  /// The type of `$model` where there is an object: it makes a binding for each property.
  public typealias Wrapper = _ObservableObjectWrapper<ObjectType>
}

extension FocusedObject: InstallableProperty {
  package static var needsPreparation: Bool { true }

  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? {
    .value(address.assumingMemoryBound(to: FocusedObject.self).pointee.wrappedValue as Any)
  }

  package static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int
  ) {
    let kept: FocusedObjectSlot<ObjectType>
    if let slot {
      kept = unsafeDowncast(slot, to: FocusedObjectSlot<ObjectType>.self)
    } else {
      kept = FocusedObjectSlot(node: node, number: number)
      slot = kept
      node.host.focusedValues.add(kept)
    }
    address.assumingMemoryBound(to: FocusedObject.self).pointee.slot = kept
  }

  package static func prepare(at address: UnsafeMutableRawPointer, slot: (any PropertySlot)?, node: EvaluatingNode) {
    guard let slot else { return }
    unsafeDowncast(slot, to: FocusedObjectSlot<ObjectType>.self).resolve()
  }
}

/// What a node keeps of a focused object: the object of its last evaluation, which it follows.
@MainActor
final class FocusedObjectSlot<Object: ObservableObject>: PropertySlot, FocusedValuesReader {
  private unowned(unsafe) let node: EvaluatingNode
  private let number: Int
  private(set) var object: Object?
  private var subscription: ObjectSubscription?

  init(node: EvaluatingNode, number: Int) {
    self.node = node
    self.number = number
  }

  private var published: Object? { node.host.focusedValues.values.object(of: Object.self) }

  func resolve() {
    let new = published
    guard new !== object else { return }
    object = new
    subscription?.nodeDidUnmount()
    subscription = nil
    guard let new else { return }
    let made = ObjectSubscription(node: node, number: number)
    made.observe(new)
    subscription = made
  }

  var isBehind: Bool { published !== object }
  func follow() { node.invalidate(.property(number)) }

  package func nodeDidUnmount() {
    node.host.focusedValues.remove(self)
    subscription?.nodeDidUnmount()
    subscription = nil
    object = nil
  }
}
