import Foundation

/// How a property wrapper keeps a value in a store under a key, and where, once it is installed.
struct StoredEntry<Value> {
  let key: String
  fileprivate let fallback: Value
  fileprivate let read: (Any) -> Value?
  fileprivate let write: (Value) -> Any?
  fileprivate var location: StoredLocation<Value>?

  private init(
    key: String, fallback: Value, read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?
  ) {
    (self.key, self.fallback, self.read, self.write) = (key, fallback, read, write)
  }

  var value: Value {
    get {
      guard let location else { return fallback }
      if let node = currentEvaluation() { assumeMain { location.addReader(node) } }
      return location.get()
    }
    nonmutating set { location?.set(newValue, transaction: .current) }
  }

  var binding: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(fallback) }
  var isInstalled: Bool { location != nil }
  var access: PropertyAccess? { location.map { .place($0) } }

  /// Connects the entry with its place in a store, which the slot keeps.
  ///
  /// - Parameter store: asked for the first time.
  mutating func install(in slot: inout (any PropertySlot)?, store: () -> DefaultsStore) {
    let installed =
      slot.map { unsafeDowncast($0, to: StoredLocation<Value>.self) } ?? StoredLocation(self, store: store())
    slot = installed
    location = installed
  }
}

// MARK: - Outside of views

extension StoredEntry {
  /// The value in user defaults that the calling code has, whichever view or object the entry stands in (F-112).
  func value(in defaults: UserDefaults) -> Value { defaults.object(forKey: key).flatMap(read) ?? fallback }

  func set(_ value: Value, in defaults: UserDefaults) { defaults.set(write(value), forKey: key) }

  /// A binding to the value, whose getter and setter go to user defaults.
  func binding(in defaults: UserDefaults) -> Binding<Value> {
    Binding(location: DefaultsLocation(self, in: defaults))
  }
}

/// The place of an entry that stands outside of views.
private nonisolated final class DefaultsLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let entry: StoredEntry<Value>
  private let defaults: UserDefaults

  init(_ entry: StoredEntry<Value>, in defaults: UserDefaults) { (self.entry, self.defaults) = (entry, defaults) }

  override func get() -> Value { entry.value(in: defaults) }

  override func set(_ value: Value, transaction: UpdateTransaction) {
    UpdateTransaction.$scoped.withValue(transaction) { entry.set(value, in: defaults) }
  }

  /// Views that have a binding follow the defaults of their own app.
  @MainActor
  override func addReader(_ node: any LocationReader) {
    node.host.defaults(for: defaults).addReader(node, of: entry.key)
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? DefaultsLocation<Value> else { return false }
    return entry.key == other.entry.key && defaults === other.defaults
  }
}

// MARK: - Forms in the store

extension StoredEntry where Value: DefaultsValue {
  init(_ key: String, _ fallback: Value) {
    self.init(key: key, fallback: fallback, read: { Value.fromDefaults($0) }, write: { $0.forDefaults })
  }
}

extension StoredEntry where Value: RawRepresentable, Value.RawValue: DefaultsValue {
  init(raw key: String, _ fallback: Value) {
    self.init(
      key: key, fallback: fallback, read: { Value.RawValue.fromDefaults($0).flatMap(Value.init(rawValue:)) },
      write: { $0.rawValue.forDefaults })
  }
}

extension StoredEntry {
  init<Wrapped: DefaultsValue>(optional key: String) where Value == Wrapped? {
    self.init(key: key, fallback: nil, read: { Wrapped.fromDefaults($0) }, write: { $0?.forDefaults })
  }

  init<Wrapped: RawRepresentable>(optionalRaw key: String) where Value == Wrapped?, Wrapped.RawValue: DefaultsValue {
    self.init(
      key: key, fallback: nil, read: { Wrapped.RawValue.fromDefaults($0).flatMap(Wrapped.init(rawValue:)) },
      write: { $0?.rawValue.forDefaults })
  }
}

// MARK: - The place

/// The place of an entry in a store.
nonisolated final class StoredLocation<Value>: AnyLocation<Value>, PropertySlot, @unchecked Sendable {
  private let entry: StoredEntry<Value>
  private let store: DefaultsStore

  fileprivate init(_ entry: StoredEntry<Value>, store: DefaultsStore) {
    var entry = entry
    entry.location = nil
    self.entry = entry
    self.store = store
  }

  override func get() -> Value { assumeMain { store.value(for: entry.key).flatMap(entry.read) ?? entry.fallback } }

  override func set(_ value: Value, transaction: UpdateTransaction) {
    nonisolated(unsafe) let stored = entry.write(value)
    assumeMain { store.set(stored, for: entry.key) }
  }

  @MainActor
  override func addReader(_ node: any LocationReader) { store.addReader(node, of: entry.key) }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    return entry.key == other.entry.key && store === other.store
  }
}
