import Foundation

/// What `@NSManaged` properties hold in copies of sources: Core Data makes them at run time, which needs Objective-C.
extension Standin {
  /// Reads a property of an object.
  ///
  /// - Parameters:
  ///   - name: The property.
  ///   - object: The object that has it.
  /// - Returns: what was set last, else the default of the type.
  public static func managedValue<Value>(_ name: String, of object: AnyObject) -> Value {
    ManagedValues.all.value(name, of: object) as? Value ?? value(of: Value.self, for: "The managed property \(name)")
  }

  /// Sets a property of an object.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - name: The property.
  ///   - object: The object that has it.
  public static func setManagedValue<Value>(_ value: Value, _ name: String, of object: AnyObject) {
    ManagedValues.all.set(value, name, of: object)
  }
}

/// The values by object; those of an object that has gone are dropped when another one has its place.
///
/// It is sendable, as the lock is held wherever the entries are.
private final class ManagedValues: @unchecked Sendable {
  static let all = ManagedValues()

  private struct Entry {
    weak var object: AnyObject?
    var values: [String: Any] = [:]
  }
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func value(_ name: String, of object: AnyObject) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.values[name]
    }
  }

  func set(_ value: Any, _ name: String, of object: AnyObject) {
    lock.withLock {
      let id = ObjectIdentifier(object)
      if entries[id]?.object !== object { entries[id] = Entry(object: object) }
      entries[id]?.values[name] = value
    }
  }
}
