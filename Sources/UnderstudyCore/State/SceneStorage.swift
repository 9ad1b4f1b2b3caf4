/// A value that a scene keeps for all its views with the same key (SEM-092).
///
/// A launch begins with an empty scene: nothing is restored.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  fileprivate var entry: StoredEntry<Value>

  /// The scene's value, or the default where nothing suitable is stored under the key.
  ///
  /// Outside a view it gives the default, and setting it does nothing.
  public var wrappedValue: Value {
    get { entry.value }
    nonmutating set { entry.value = newValue }
  }

  /// A binding to the scene's value; outside a view, a constant one to the default.
  public var projectedValue: Binding<Value> { entry.binding }
}

extension SceneStorage: InstallableProperty {
  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? {
    address.assumingMemoryBound(to: SceneStorage.self).pointee.entry.access
  }

  package static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int
  ) {
    address.assumingMemoryBound(to: SceneStorage.self).pointee.entry.install(in: &slot) { node.host.sceneStorage }
  }

  package static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.assumingMemoryBound(to: SceneStorage.self).pointee.entry.key
      == rhs.assumingMemoryBound(to: SceneStorage.self).pointee.entry.key
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
    self.init(entry: StoredEntry(key, wrappedValue))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: DefaultsValue {
  /// Stores a value by its raw value; a raw value that the type does not have reads as the default.
  public init(wrappedValue: Value, _ key: String) {
    self.init(entry: StoredEntry(raw: key, wrappedValue))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// An optional value: setting nil removes the key.
  @_disfavoredOverload
  public init<Wrapped: DefaultsValue>(_ key: String) where Value == Wrapped? {
    self.init(entry: StoredEntry(optional: key))
  }

  /// Stores an optional value by its raw value; setting nil removes the key.
  public init<Wrapped: RawRepresentable>(_ key: String) where Value == Wrapped?, Wrapped.RawValue: DefaultsValue {
    self.init(entry: StoredEntry(optionalRaw: key))
  }
}
