import Combine

/// An observable object that an ancestor put into the environment with `environmentObject(_:)` (SEM-245, SEM-246).
@propertyWrapper
@MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var viewPath: String?
  private unowned(unsafe) var node: EvaluatingNode?

  /// Declares the property; the object comes from the environment when the view is shown.
  public init() {}

  /// The object. Where no ancestor provides one, the use is reported with the views on the way to it, and stops.
  public var wrappedValue: ObjectType {
    if let object { return object }
    let message =
      "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be"
      + " missing as an ancestor of this view."
    MissingObject.stop(message, node: node)
  }

  /// Bindings to the properties of the object, as in `$model.name`; without an object the use stops.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
  /// The type of `$model`, which makes a binding for each property of the object.
  public typealias Wrapper = _ObservableObjectWrapper<ObjectType>
}

extension EnvironmentObject: InstallableProperty {
  package static var needsPreparation: Bool { true }

  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? {
    // One that is missing stops its use, and looking at a view is none.
    address.assumingMemoryBound(to: EnvironmentObject.self).pointee.object.map { .value($0) }
  }

  package static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int
  ) {
    if slot == nil {
      slot = ObjectSubscription(node: node, number: number)
      node.environment.addReader(node)
    }
    prepare(at: address, slot: slot, node: node)
  }

  package static func prepare(at address: UnsafeMutableRawPointer, slot: (any PropertySlot)?, node: EvaluatingNode) {
    let wrapper = address.assumingMemoryBound(to: EnvironmentObject.self)
    wrapper.pointee.node = node
    guard let slot else { return }
    let object = node.environment.values.object(of: ObjectType.self)
    wrapper.pointee.object = object
    if let object { unsafeDowncast(slot, to: ObjectSubscription.self).observe(object) }
  }

  package static func environmentDidChange(
    at address: UnsafeMutableRawPointer, slot: (any PropertySlot)?, node: EvaluatingNode
  ) -> Bool {
    guard let slot else { return false }
    return node.environment.values.object(of: ObjectType.self)
      !== unsafeDowncast(slot, to: ObjectSubscription.self).object
  }
}

/// Ends the use of an object that the environment lacks: a test failure with the place, then a stop (SEM-245).
@MainActor
enum MissingObject {
  static func stop(_ message: String, node: EvaluatingNode?) -> Never {
    if let node { node.host.stop(.missingEnvironmentObject, message, at: node) }
    preconditionFailure(message)
  }
}
