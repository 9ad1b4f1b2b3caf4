import Foundation

/// A value that a scene keeps for all its views with the same key (SEM-092).
///
/// A launch begins with an empty scene: nothing is restored.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  let key: String
  let fallback: Value
  let read: (Any) -> Value?
  let write: (Value) -> Any?
  private var location: AppStorageLocation<Value>?

  init(key: String, fallback: Value, read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?) {
    self.key = key
    self.fallback = fallback
    self.read = read
    self.write = write
  }

  /// The scene's value, or the default where nothing suitable is stored under the key.
  ///
  /// Outside a view it gives the default, and setting it does nothing.
  public var wrappedValue: Value {
    get {
      guard let location else { return fallback }
      if let node = currentEvaluation() { assumeMain { location.addReader(node) } }
      return location.get()
    }
    nonmutating set { location?.set(newValue, transaction: .current) }
  }

  /// A binding to the scene's value; outside a view, a constant one to the default.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(fallback) }
    return Binding(location: location)
  }
}

extension SceneStorage: InstallableProperty {
  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? {
    address.assumingMemoryBound(to: SceneStorage.self).pointee.location.map { .place($0) }
  }

  package static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int
  ) {
    let storage = address.assumingMemoryBound(to: SceneStorage.self)
    let kept =
      slot.map { unsafeDowncast($0, to: AppStorageLocation<Value>.self) }
      ?? AppStorageLocation(storage.pointee, store: node.host.sceneStorage)
    slot = kept
    storage.pointee.location = kept
  }

  package static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.assumingMemoryBound(to: SceneStorage.self).pointee.key
      == rhs.assumingMemoryBound(to: SceneStorage.self).pointee.key
  }
}

extension SceneStorage where Value: DefaultsValue {
  // Where an app gives such a type a raw value, that takes precedence (F-09).
  /// Stores a value that user defaults can hold.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while nothing is stored under the key; it is not written.
  ///   - key: The key in the scene.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, fallback: wrappedValue, read: { Value.fromDefaults($0) }, write: { $0.forDefaults })
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: DefaultsValue {
  /// Stores a value by its raw value; a raw value that the type does not have reads as the default.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key: key, fallback: wrappedValue, read: { Value.RawValue.fromDefaults($0).flatMap(Value.init(rawValue:)) },
      write: { $0.rawValue.forDefaults })
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// An optional value: setting nil removes the key.
  @_disfavoredOverload
  public init<Wrapped: DefaultsValue>(_ key: String) where Value == Wrapped? {
    self.init(key: key, fallback: nil, read: { Wrapped.fromDefaults($0) }, write: { $0?.forDefaults })
  }

  /// Stores an optional value by its raw value; setting nil removes the key.
  public init<Wrapped: RawRepresentable>(_ key: String) where Value == Wrapped?, Wrapped.RawValue: DefaultsValue {
    self.init(
      key: key, fallback: nil, read: { Wrapped.RawValue.fromDefaults($0).flatMap(Wrapped.init(rawValue:)) },
      write: { $0?.rawValue.forDefaults })
  }
}
