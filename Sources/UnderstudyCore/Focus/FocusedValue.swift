import Observation

/// A value that the focused view, a view around it, or the active scene publishes; nil while none does.
///
/// The body runs again when the value is another one, in the update after the one that moved the focus.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// What is read: an entry by its key path, or an object by its type.
  private let source: AnyHashable
  private let read: (FocusedValues) -> Value?
  private var slot: FocusedValueSlot<Value>?

  /// Follows an entry of the focused values.
  ///
  /// - Parameter keyPath: The entry to read.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    source = keyPath
    read = { $0[keyPath: keyPath] }
  }

  /// Follows a published object by its type.
  ///
  /// - Parameter objectType: The type of an `@Observable` object that is published by `focusedValue(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = ObjectIdentifier(objectType)
    read = { $0.object(of: Value.self) }
  }

  /// The value that is published now, or nil; outside a view, the read is logged and gives nil.
  public var wrappedValue: Value? {
    if let slot { return slot.current() }
    RuntimeLog.log(
      .propertyOutsideView,
      "Accessing FocusedValue<\(Value.self)>'s value outside of being installed on a View. This will always be nil and will"
        + " not update.")
    return nil
  }
}

extension FocusedValue: @unchecked Sendable {}

extension FocusedValue: InstallableProperty {
  package static var needsPreparation: Bool { true }

  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? {
    .value(address.assumingMemoryBound(to: FocusedValue.self).pointee.wrappedValue as Any)
  }

  package static func identity(at address: UnsafeMutableRawPointer) -> AnyObject? {
    address.assumingMemoryBound(to: FocusedValue.self).pointee.slot
  }

  package static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int
  ) {
    let property = address.assumingMemoryBound(to: FocusedValue.self)
    let kept: FocusedValueSlot<Value>
    if let slot {
      kept = unsafeDowncast(slot, to: FocusedValueSlot<Value>.self)
    } else {
      kept = FocusedValueSlot(node: node, number: number)
      slot = kept
      node.host.focusedValues.add(kept)
    }
    kept.read = property.pointee.read
    property.pointee.slot = kept
  }

  package static func prepare(at address: UnsafeMutableRawPointer, slot: (any PropertySlot)?, node: EvaluatingNode) {
    guard let slot else { return }
    unsafeDowncast(slot, to: FocusedValueSlot<Value>.self).resolve()
  }

  package static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.assumingMemoryBound(to: FocusedValue.self).pointee.source
      == rhs.assumingMemoryBound(to: FocusedValue.self).pointee.source
  }
}

/// What a node keeps of a focused value: the value of its last evaluation.
nonisolated final class FocusedValueSlot<Value>: PropertySlot, FocusedValuesReader, @unchecked Sendable {
  private unowned(unsafe) var node: EvaluatingNode?
  private let number: Int
  var read: (FocusedValues) -> Value? = { _ in nil }
  private var resolved: Value?

  @MainActor
  init(node: EvaluatingNode, number: Int) {
    self.node = node
    self.number = number
  }

  /// The value for a read: live outside an update, so that actions see what holds now.
  func current() -> Value? {
    if currentEvaluation() == nil { assumeMain { resolve() } }
    return resolved
  }

  @MainActor
  func resolve() { resolved = node.flatMap { read($0.host.focusedValues.values) } }

  @MainActor
  var isBehind: Bool { node.map { !Comparison.areEqual(read($0.host.focusedValues.values), resolved) } ?? false }

  @MainActor
  func follow() { node?.invalidate(.property(number)) }

  @MainActor
  package func nodeDidUnmount() {
    node?.host.focusedValues.remove(self)
    node = nil
  }
}
