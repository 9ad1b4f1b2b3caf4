/// A stored property of a view that brings state or values from outside into it.
///
/// Custom properties contain others; those are connected first, then `update()` runs, before each evaluation of the
/// body (SEM-095).
public protocol DynamicProperty {
  /// Prepares the property for the evaluation that follows.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing, for properties that need no preparation.
  public mutating func update() {}
}

/// A dynamic property that can be inspected from outside its view.
@MainActor
package protocol ReadableProperty: DynamicProperty {
  /// What the property of a mounted view gives, nil for nothing.
  static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess?
}

/// A dynamic property that is made of another one, and has its name for both.
package protocol SinglePropertyWrapper: DynamicProperty {}

/// A dynamic property that the runtime connects itself, by its address in the view's value.
@MainActor
package protocol InstallableProperty: ReadableProperty {
  /// Whether `prepare` has something to do before each evaluation.
  static var needsPreparation: Bool { get }

  /// Connects a new value of the view with what the node keeps in `slot`, made at the first time.
  static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int)

  /// Brings the property up to date before an evaluation.
  static func prepare(at address: UnsafeMutableRawPointer, slot: (any PropertySlot)?, node: EvaluatingNode)

  /// Whether an environment change reaches this property.
  static func environmentDidChange(
    at address: UnsafeMutableRawPointer, slot: (any PropertySlot)?, node: EvaluatingNode
  ) -> Bool

  /// What the node keeps for the property of a connected value, if that identifies its node.
  static func identity(at address: UnsafeMutableRawPointer) -> AnyObject?

  /// Compares two values as they were initialized, before they were connected (SEM-113).
  nonisolated static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool
}

extension InstallableProperty {
  package static var needsPreparation: Bool { false }
  package static func prepare(at address: UnsafeMutableRawPointer, slot: (any PropertySlot)?, node: EvaluatingNode) {}
  package static func environmentDidChange(
    at address: UnsafeMutableRawPointer, slot: (any PropertySlot)?, node: EvaluatingNode
  ) -> Bool { false }
  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? { nil }
  package static func identity(at address: UnsafeMutableRawPointer) -> AnyObject? { nil }
  package nonisolated static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool { true }
}
