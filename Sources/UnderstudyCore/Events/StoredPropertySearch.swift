import Combine
import UnderstudyTime

/// Finds which stored property is behind a property of an `@Observable` object, whose key path says nothing of the name.
///
/// It is the one that holds, bit for bit, what the accessor gives, before and after a change. An accessor that computes its
/// value has none; after a change that leaves the bits as they were, it is still open.
enum StoredPropertySearch {
  /// A change of a property whose storage is not known, from its beginning to its end.
  private struct Change: Sendable {
    let object: ObjectIdentifier
    let old: [UInt8]
    /// The stored properties that held the old value.
    let candidates: [ReflectedField]
  }

  /// By property.
  private static let changes = Guarded<[ObjectIdentifier: Change]>([:])

  /// Notes which stored properties hold the old value of a property that is about to change.
  ///
  /// - Parameters:
  ///   - property: One without a name.
  ///   - object: The object that is about to change.
  ///   - old: What the property's accessor gives.
  static func willSet<Value>(_ property: ObservedProperty, of object: AnyObject, from old: Value) {
    let bytes = withUnsafeBytes(of: old) { [UInt8]($0) }
    let candidates = FieldReflection.fields(ofClass: property.owner).filter {
      $0.type == Value.self && holds($0, of: object, bytes)
    }
    guard !bytes.isEmpty, !candidates.isEmpty else { return }
    let change = Change(object: ObjectIdentifier(object), old: bytes, candidates: candidates)
    changes.withLock { $0[ObjectIdentifier(property)] = change }
  }

  /// Compares the noted properties with the new value: one that holds it now has the property's name.
  ///
  /// - Parameters:
  ///   - property: One without a name.
  ///   - object: The object that has changed.
  ///   - new: What the property's accessor gives now.
  static func didSet<Value>(_ property: ObservedProperty, of object: AnyObject, to new: Value) {
    let bytes = withUnsafeBytes(of: new) { [UInt8]($0) }
    guard
      let change = changes.withLock({ $0.removeValue(forKey: ObjectIdentifier(property)) }),
      change.object == ObjectIdentifier(object), change.old != bytes
    else { return }
    let candidates = change.candidates.filter { holds($0, of: object, bytes) }
    if candidates.count == 1 { property.isStored(as: candidates[0].name) }
  }

  private static func holds(_ field: ReflectedField, of object: AnyObject, _ bytes: [UInt8]) -> Bool {
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + field.offset
    return UnsafeRawBufferPointer(start: start, count: bytes.count).elementsEqual(bytes)
  }
}
