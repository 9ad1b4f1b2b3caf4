import Observation

/// A value of the environment; the view runs again only when this value differs (SEM-085).
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An object by its type: gives the value, or nil where there is none and the property is not optional.
    case object(name: String, (EnvironmentValues) -> Value?)
  }

  let source: Source
  private var slot: EnvironmentSlot<Value>?

  /// Reads an entry of the environment, such as `\.dismiss`.
  ///
  /// - Parameter keyPath: The value to read.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// The value, nil outside of a view.
  package var installedValue: Value? { slot.map { $0.current() } }

  /// The value as the view's place in the tree has it.
  ///
  /// Outside a view, the read is logged and gives the default; for an object that must be there it stops.
  public var wrappedValue: Value {
    if let slot { return slot.current() }
    RuntimeLog.log(
      .propertyOutsideView,
      "Accessing Environment<\(Value.self)>'s value outside of being installed on a View. This will always read the default"
        + " value and will not update.")
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(let name, let read):
      if let value = read(EnvironmentValues()) { return value }
      preconditionFailure(Self.missing(name))
    }
  }

  fileprivate static func missing(_ name: String) -> String {
    "No Observable object of type \(name) found. A View.environmentObject(_:) for \(name) may be missing as an ancestor of"
      + " this view."
  }
}

extension Environment {
  /// An `@Observable` object that an ancestor put in with `environment(_:)` (SEM-244); its absence stops the use (SEM-245).
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(name: "\(Value.self)") { $0.object(of: Value.self) }
  }

  /// An `@Observable` object that may be absent (SEM-244).
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(name: "\(T.self)") { .some($0.object(of: T.self)) }
  }
}

extension Environment: @unchecked Sendable {}

extension Environment: InstallableProperty {
  package static var needsPreparation: Bool { true }

  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? {
    let environment = address.assumingMemoryBound(to: Environment.self).pointee
    if let slot = environment.slot, slot.isMissing { return nil }
    return .environment(environment.wrappedValue)
  }

  package static func identity(at address: UnsafeMutableRawPointer) -> AnyObject? {
    address.assumingMemoryBound(to: Environment.self).pointee.slot
  }

  package static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int
  ) {
    let environment = address.assumingMemoryBound(to: Environment.self)
    let kept: EnvironmentSlot<Value>
    if let slot {
      kept = unsafeDowncast(slot, to: EnvironmentSlot<Value>.self)
    } else {
      kept = EnvironmentSlot(node: node)
      slot = kept
      node.environment.addReader(node)
    }
    kept.source = environment.pointee.source
    environment.pointee.slot = kept
  }

  package static func prepare(at address: UnsafeMutableRawPointer, slot: (any PropertySlot)?, node: EvaluatingNode) {
    guard let slot else { return }
    unsafeDowncast(slot, to: EnvironmentSlot<Value>.self).resolve()
  }

  package static func environmentDidChange(
    at address: UnsafeMutableRawPointer, slot: (any PropertySlot)?, node: EvaluatingNode
  ) -> Bool {
    guard let slot else { return false }
    return unsafeDowncast(slot, to: EnvironmentSlot<Value>.self).isOutOfDate
  }

  package static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    switch (
      lhs.assumingMemoryBound(to: Environment.self).pointee.source,
      rhs.assumingMemoryBound(to: Environment.self).pointee.source
    ) {
    case (.keyPath(let lhs), .keyPath(let rhs)): lhs == rhs
    case (.object(let lhs, _), .object(let rhs, _)): lhs == rhs
    default: false
    }
  }
}

/// What a node keeps of an environment value: the value of its last evaluation.
nonisolated final class EnvironmentSlot<Value>: PropertySlot, @unchecked Sendable {
  private unowned(unsafe) var node: EvaluatingNode?
  @exclusivity(unchecked) var source: Environment<Value>.Source?
  @exclusivity(unchecked) private var resolved: Value?
  @exclusivity(unchecked) private var tracked: (values: EnvironmentValues, keys: EnvironmentTracking)?

  @MainActor
  init(node: EvaluatingNode) { self.node = node }

  /// The value for a read: live outside an update, so that actions see what holds now.
  func current() -> Value {
    if currentEvaluation() == nil || resolved == nil { assumeMain { resolve() } }
    if let resolved { return resolved }
    guard case .object(let name, _)? = source else { preconditionFailure("An environment value has no source.") }
    assumeMain { MissingObject.stop(Environment<Value>.missing(name), node: node) }
  }

  /// Whether it is an object that must be there and is not, so that a read stops.
  @MainActor
  var isMissing: Bool {
    guard let node, case .object(_, let read)? = source else { return false }
    return read(node.environment.values) == nil
  }

  @MainActor
  func resolve() {
    guard let node, let source else { return }
    let values = node.environment.values
    switch source {
    case .keyPath(let keyPath):
      if Value.self == EnvironmentValues.self {
        tracked = (values, EnvironmentTracking())
        resolved = values.tracking(tracked?.keys) as? Value
      } else {
        resolved = values[keyPath: keyPath]
      }
    case .object(_, let read): resolved = read(values)
    }
  }

  @MainActor
  var isOutOfDate: Bool {
    guard let node, let source else { return false }
    let values = node.environment.values
    switch source {
    case .keyPath(let keyPath):
      if let tracked {
        return !tracked.keys.keys.allSatisfy { values.hasSameEntry(for: $0, as: tracked.values) }
      }
      guard let resolved else { return true }
      return !Comparison.areEqual(values[keyPath: keyPath], resolved)
    case .object(_, let read):
      return !Comparison.areEqual(read(values), resolved)
    }
  }

  package func nodeDidUnmount() { node = nil }
}
