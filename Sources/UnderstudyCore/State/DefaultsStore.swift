import Foundation

/// User defaults of one host, in memory, with those who show their values (SEM-091).
@MainActor
package final class DefaultsStore {
  private var values: [String: Any]
  private var readers: [String: ReaderList] = [:]
  private let backing: UserDefaults?
  private weak var host: Host?

  /// - Parameters:
  ///   - arguments: Values given at launch as `-key value`, which win over stored ones.
  ///   - backing: User defaults that values are read from and written to, or nil to keep them in memory.
  init(host: Host, arguments: [String], backing: UserDefaults? = nil) {
    self.host = host
    self.backing = backing
    var values: [String: Any] = [:]
    for (key, value) in zip(arguments, arguments.dropFirst()) where key.hasPrefix("-") && !value.hasPrefix("-") {
      values[String(key.dropFirst())] = value
    }
    self.values = values
  }

  func value(for key: String) -> Any? { values[key] ?? backing?.object(forKey: key) }

  func set(_ value: Any?, for key: String) {
    host?.events.recordChange(.defaults, .key(key), from: self.value(for: key), to: value)
    values[key] = value
    backing?.set(value, forKey: key)
    host?.enqueueChange { self.readers[key]?.notify() }
  }

  func addReader(_ reader: any LocationReader, of key: String) {
    let list = readers[key] ?? ReaderList()
    readers[key] = list
    list.add(reader)
  }
}
