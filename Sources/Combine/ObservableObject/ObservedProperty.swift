import UnderstudyTime

/// A property of a type of observable object.
package final class ObservedProperty: Sendable {
  /// The type of the object.
  package let owner: Any.Type
  private let value: Any.Type
  private let naming: Guarded<Naming>

  /// What is known of the name.
  private enum Naming: Sendable {
    case known(String)
    /// Who set the property when that was seen first: the accessor is one of the callers.
    case setter(CallTrace?)
    case unknown
  }

  /// A property whose name is known.
  ///
  /// - Parameters:
  ///   - label: its name, or that of what stores it, with an additional underscore.
  ///   - owner: the type of the object.
  ///   - value: the type of the property.
  package init(_ label: String, of owner: Any.Type, value: Any.Type) {
    (self.owner, self.value) = (owner, value)
    isReported = true
    naming = Guarded(.known(Self.name(of: label)))
  }

  private init(setBy trace: CallTrace?, of owner: Any.Type, value: Any.Type) {
    (self.owner, self.value) = (owner, value)
    naming = Guarded(.setter(trace))
    isReported = !(owner is any UnreportedObject.Type)
  }

  private static func name(of label: String) -> String { label.hasPrefix("_") ? String(label.dropFirst()) : label }

  /// The name as the source has it; nil where it cannot be found.
  @MainActor package var name: String? {
    naming.withLock { naming in
      if case .setter(let trace) = naming {
        naming = trace?.accessedProperty.map(Naming.known) ?? .unknown
      }
      return if case .known(let name) = naming { name } else { nil }
    }
  }

  /// Whether it is not known yet where the object stores the property.
  package var isNameless: Bool {
    naming.withLock { naming in
      if case .known = naming { false } else { true }
    }
  }

  /// Takes the name of what stores the property.
  ///
  /// - Parameter label: its name, with an additional underscore if a macro generated it.
  package func isStored(as label: String) {
    naming.withLock { $0 = .known(Self.name(of: label)) }
  }

  /// The type of the property's values.
  package var valueType: Any.Type { value }

  /// Whether observers are notified of changes.
  let isReported: Bool

  // MARK: - By key path

  private struct Known {
    var properties: [AnyKeyPath: ObservedProperty] = [:]
    /// The one that was asked for last: a change asks twice, and code often changes the same again.
    var last: (keyPath: AnyKeyPath, property: ObservedProperty)?
  }

  private static let known = Guarded(unchecked: Known())

  /// The property of a key path; called by what its accessor calls.
  ///
  /// A key path of an object does not contain the property's name, but at the first change the accessor is on the stack.
  static func of<Subject, Value>(_ keyPath: KeyPath<Subject, Value>) -> ObservedProperty {
    let keyPath: AnyKeyPath = keyPath
    return known.withUncheckedLock { known in
      if let last = known.last, last.keyPath === keyPath { return last.property }
      let property =
        known.properties[keyPath]
        ?? ObservedProperty(setBy: .ofCaller(beyond: -1, limit: 16), of: Subject.self, value: Value.self)
      known.properties[keyPath] = property
      known.last = (keyPath, property)
      return property
    }
  }
}
