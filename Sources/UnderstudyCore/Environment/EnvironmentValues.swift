import Synchronization

/// What views inherit from those around them: a persistent list, so that a change shares the rest (SEM-240).
public struct EnvironmentValues: CustomStringConvertible {
  private var head: EnvironmentEntry?
  private var tracking: EnvironmentTracking?
  /// Whether a locale was written; otherwise it is the user's.
  var hasOwnLocale = false

  /// Begins without entries: each key has its default.
  public init() {}

  /// The value of a key: the nearest one set, else the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let entry = entry(for: ObjectIdentifier(key)) { return unsafeDowncast(entry, to: Entry<K.Value>.self).value }
      return K.defaultValue
    }
    set { head = Entry(key: ObjectIdentifier(key), value: newValue, next: head) }
  }

  /// The observable object that was put in under its static type (SEM-246).
  package func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    entry(for: ObjectIdentifier(type)).flatMap { unsafeDowncast($0, to: Entry<Object?>.self).value }
  }

  package mutating func setObject<Object: AnyObject>(_ object: Object?, of type: Object.Type) {
    head = Entry(key: ObjectIdentifier(type), value: object, next: head)
  }

  private func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    tracking?.note(key)
    var current = head
    while let entry = current {
      if entry.key == key { return entry }
      current = entry.next
    }
    return nil
  }

  /// These values, with their reads recorded.
  func tracking(_ tracking: EnvironmentTracking?) -> EnvironmentValues {
    var values = self
    values.tracking = tracking
    return values
  }

  /// Whether reads are recorded.
  package var isTracked: Bool { tracking != nil }

  /// Whether both hold the same entries, for a quick look.
  package func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

  /// Whether both differ by values under keys of the app's alone, by which nothing is laid out that no view reads.
  package func differsForTheAppAlone(from other: EnvironmentValues) -> Bool {
    var (mine, others) = (head, other.head)
    while mine !== others {
      guard let first = mine, let second = others, first.key == second.key, Self.isOfTheApp(first) else { return false }
      (mine, others) = (first.next, second.next)
    }
    return true
  }

  private static func isOfTheApp(_ entry: EnvironmentEntry) -> Bool {
    let name = _typeName(entry.keyType, qualified: true)
    return !name.hasPrefix("Understudy") && !name.hasPrefix("(extension in Understudy")
  }

  /// A number that only values with the same entries have, to recognize them without retaining what they hold; nil for values
  /// without entries.
  package var mark: UInt64? { head?.number }

  /// Whether a key's entry is the same one in both.
  package func hasSameEntry(for key: ObjectIdentifier, as other: EnvironmentValues) -> Bool {
    entry(for: key) === other.entry(for: key)
  }

  /// The keys and values that have been set, the newest first (F-07).
  public var description: String {
    var parts: [String] = []
    var current = head
    while let entry = current {
      parts.append("EnvironmentPropertyKey<\(entry.keyType)> = \(entry.text)")
      current = entry.next
    }
    return "[\(parts.joined(separator: ", "))]"
  }
}

extension EnvironmentValues: @unchecked Sendable {}

class EnvironmentEntry {
  let key: ObjectIdentifier
  let next: EnvironmentEntry?
  let number: UInt64
  private static let count = Atomic<UInt64>(0)
  var text: String { "" }
  /// The type that the key stands for: an identifier of a type is the type's address.
  var keyType: Any.Type { unsafeBitCast(key, to: Any.Type.self) }

  init(key: ObjectIdentifier, next: EnvironmentEntry?) {
    self.key = key
    self.next = next
    number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
  }
}

private final class Entry<Value>: EnvironmentEntry {
  let value: Value
  override var text: String { String(describing: value) }

  init(key: ObjectIdentifier, value: Value, next: EnvironmentEntry?) {
    self.value = value
    super.init(key: key, next: next)
  }
}

/// Records the keys that are read, for `@Environment(\.self)` (SEM-086).
final class EnvironmentTracking: @unchecked Sendable {
  var keys: Set<ObjectIdentifier> = []
  /// The key that was read first.
  private(set) var first: ObjectIdentifier?

  fileprivate func note(_ key: ObjectIdentifier) {
    if first == nil { first = key }
    keys.insert(key)
  }
}
