import Combine
import Foundation
import UnderstudyTime

/// A value in the app's user defaults, shared by all code with the same key and store (SEM-091).
///
/// It may stand anywhere: views follow it where it is a property of theirs, and an `ObservableObject` says before each change of
/// the value, also one by other code, that it will change (F-112).
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  fileprivate var entry: StoredEntry<Value>
  fileprivate let store: UserDefaults?

  /// The stored value, or the default where the key is absent or holds something else.
  ///
  /// Outside of a view that is shown it is that of the given store, otherwise of `UserDefaults.standard`: the store of
  /// `defaultAppStorage(_:)` is for views.
  public var wrappedValue: Value {
    get { entry.isInstalled ? entry.value : entry.value(in: defaults) }
    nonmutating set { if entry.isInstalled { entry.value = newValue } else { entry.set(newValue, in: defaults) } }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { entry.isInstalled ? entry.binding : entry.binding(in: defaults) }

  private var defaults: UserDefaults { store ?? processDefaults(nil) ?? .standard }
}

extension AppStorage: FollowedField {
  package func follow(_ publisher: ObservableObjectPublisher) -> AnyObject? {
    guard let defaults = defaults as? AppDefaults else { return nil }
    let follower = DefaultsPublisher(of: entry.key, publisher)
    defaults.addFollower(follower)
    return follower
  }
}

/// Says for an object that a value in user defaults is about to change.
private final class DefaultsPublisher: DefaultsObserver, @unchecked Sendable {
  private let key: String
  private weak var publisher: ObservableObjectPublisher?

  init(of key: String, _ publisher: ObservableObjectPublisher) { (self.key, self.publisher) = (key, publisher) }

  func defaultsWillChange(_ key: String) {
    guard key == self.key, let publisher else { return }
    if MainThread.isCurrent { return publisher.send() }
    let sendable = UncheckedSendable(publisher)
    MainThread.enqueue { sendable.value.send() }
  }
}

extension AppStorage: InstallableProperty {
  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? {
    address.assumingMemoryBound(to: AppStorage.self).pointee.entry.access
  }

  package static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int
  ) {
    let storage = address.assumingMemoryBound(to: AppStorage.self)
    let store = storage.pointee.store
    storage.pointee.entry.install(in: &slot) {
      store.map { node.host.defaults(for: $0) } ?? node.environment.values.defaultsStore ?? node.host.standardDefaults
    }
  }

  package static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.assumingMemoryBound(to: AppStorage.self).pointee.entry.key
      == rhs.assumingMemoryBound(to: AppStorage.self).pointee.entry.key
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
    self.init(entry: StoredEntry(key, wrappedValue), store: store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: DefaultsValue {
  /// Stores a value by its raw value; a raw value that the type does not have reads as the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(entry: StoredEntry(raw: key, wrappedValue), store: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// An optional value: setting nil removes the key.
  @_disfavoredOverload
  public init<Wrapped: DefaultsValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(entry: StoredEntry(optional: key), store: store)
  }

  /// Stores an optional value by its raw value; setting nil removes the key.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: DefaultsValue {
    self.init(entry: StoredEntry(optionalRaw: key), store: store)
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
