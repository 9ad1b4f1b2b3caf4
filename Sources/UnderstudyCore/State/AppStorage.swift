import Foundation

/// A value in the app's user defaults, shared by every view with the same key and store (SEM-091).
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  let key: String
  let store: UserDefaults?
  let fallback: Value
  let read: (Any) -> Value?
  let write: (Value) -> Any?
  var location: AppStorageLocation<Value>?

  init(
    key: String, store: UserDefaults?, fallback: Value, read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    self.key = key
    self.store = store
    self.fallback = fallback
    self.read = read
    self.write = write
  }

  /// The stored value, or the default where the key is absent or holds something else.
  ///
  /// Setting it writes to the store. Outside a view it gives the default, and setting it does nothing.
  public var wrappedValue: Value {
    get {
      guard let location else { return fallback }
      if let node = currentEvaluation() { assumeMain { location.addReader(node) } }
      return location.get()
    }
    nonmutating set { location?.set(newValue, transaction: .current) }
  }

  /// A binding to the stored value; outside a view, a constant one to the default.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(fallback) }
    return Binding(location: location)
  }
}

extension AppStorage: InstallableProperty {
  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? {
    address.assumingMemoryBound(to: AppStorage.self).pointee.location.map { .place($0) }
  }

  package static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int
  ) {
    let storage = address.assumingMemoryBound(to: AppStorage.self)
    let kept: AppStorageLocation<Value>
    if let slot {
      kept = unsafeDowncast(slot, to: AppStorageLocation<Value>.self)
    } else {
      let store =
        storage.pointee.store.map { node.host.defaults(for: $0) } ?? node.environment.values.defaultsStore
        ?? node.host.standardDefaults
      kept = AppStorageLocation(storage.pointee, store: store)
      slot = kept
    }
    storage.pointee.location = kept
  }

  package static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.assumingMemoryBound(to: AppStorage.self).pointee.key == rhs.assumingMemoryBound(to: AppStorage.self).pointee.key
  }
}

nonisolated final class AppStorageLocation<Value>: AnyLocation<Value>, PropertySlot, @unchecked Sendable {
  private let key: String
  private let store: DefaultsStore
  private let fallback: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?

  init(_ storage: AppStorage<Value>, store: DefaultsStore) {
    key = storage.key
    fallback = storage.fallback
    read = storage.read
    write = storage.write
    self.store = store
  }

  init(_ storage: SceneStorage<Value>, store: DefaultsStore) {
    key = storage.key
    fallback = storage.fallback
    read = storage.read
    write = storage.write
    self.store = store
  }

  override func get() -> Value { assumeMain { store.value(for: key).flatMap(read) ?? fallback } }

  override func set(_ value: Value, transaction: Transaction) {
    nonisolated(unsafe) let stored = write(value)
    assumeMain { store.set(stored, for: key) }
  }

  @MainActor
  override func addReader(_ node: any LocationReader) { store.addReader(node, of: key) }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? AppStorageLocation<Value> else { return false }
    return key == other.key && store === other.store
  }
}

extension AppStorage where Value: DefaultsValue {
  // Where an app gives such a type a raw value, that takes precedence (F-09).
  /// Stores a value that user defaults can hold.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the key is absent; it is not written.
  ///   - key: The key in the store.
  ///   - store: The user defaults to use, or nil for the app's.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key: key, store: store, fallback: wrappedValue, read: { Value.fromDefaults($0) }, write: { $0.forDefaults })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: DefaultsValue {
  /// Stores a value by its raw value; a raw value that the type does not have reads as the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key: key, store: store, fallback: wrappedValue,
      read: { Value.RawValue.fromDefaults($0).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue.forDefaults })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// An optional value: setting nil removes the key.
  @_disfavoredOverload
  public init<Wrapped: DefaultsValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(key: key, store: store, fallback: nil, read: { Wrapped.fromDefaults($0) }, write: { $0?.forDefaults })
  }

  /// Stores an optional value by its raw value; setting nil removes the key.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: DefaultsValue {
    self.init(
      key: key, store: store, fallback: nil,
      read: { Wrapped.RawValue.fromDefaults($0).flatMap(Wrapped.init(rawValue:)) }, write: { $0?.rawValue.forDefaults })
  }
}

extension Bool: DefaultsValue {
  /// Reads a Boolean; of strings, such as launch arguments give, only `YES`, `true` and `1` are true.
  public static func fromDefaults(_ stored: Any) -> Bool? {
    (stored as? Bool) ?? (stored as? String).map { ["YES", "true", "1"].contains($0) }
  }
}
extension Int: DefaultsValue {
  /// Reads a whole number, also from a string of digits, as launch arguments give it.
  public static func fromDefaults(_ stored: Any) -> Int? { (stored as? Int) ?? (stored as? String).flatMap(Int.init) }
}
extension Double: DefaultsValue {
  /// Reads a number, also a whole one or one in a string, as launch arguments give it.
  public static func fromDefaults(_ stored: Any) -> Double? {
    (stored as? Double) ?? (stored as? Int).map(Double.init) ?? (stored as? String).flatMap(Double.init)
  }
}
extension String: DefaultsValue {}
extension Data: DefaultsValue {}
extension Date: DefaultsValue {}
extension URL: DefaultsValue {
  /// Reads a URL, also from a string.
  public static func fromDefaults(_ stored: Any) -> URL? { (stored as? URL) ?? (stored as? String).flatMap(URL.init) }
}
