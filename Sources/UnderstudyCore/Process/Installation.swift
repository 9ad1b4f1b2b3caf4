import Foundation
import UnderstudyTime

/// What an installed app keeps between its launches: its user defaults. A test begins with a fresh one (F-08).
package final class Installation: @unchecked Sendable {
  private let lock = NSLock()
  private var suites: [String: DefaultsSuite] = [:]

  package init() {}

  /// The user defaults of a name; the standard ones have the empty name.
  func suite(_ name: String) -> DefaultsSuite {
    lock.withLock {
      if let known = suites[name] { return known }
      let made = DefaultsSuite()
      suites[name] = made
      return made
    }
  }

  // MARK: The calling code's

  private struct Finder: Sendable {
    var find: (@Sendable () -> Installation?)?
  }

  private static let finder = Guarded(Finder())

  /// Says how the installation of the running test is found; called by the test support.
  ///
  /// - Parameter find: called on any thread; nil where no test is running.
  package static func findOfTest(by find: @escaping @Sendable () -> Installation?) {
    finder.withLock { $0.find = find }
  }

  /// That of the running test, with or without an app.
  package static var ofTest: Installation? { finder.withLock { $0.find }?() }

  /// That of the app that calls, or of the test that does; nil outside of tests.
  package static var ofCaller: Installation? {
    if let session = ExecutionSession.ofCaller { return session.installation }
    return ofTest ?? ExecutionSession.ofCallerOrTest?.installation
  }
}

/// The values under one name of user defaults, which any thread may read and write.
package final class DefaultsSuite: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  private var registered: [String: Any] = [:]
  private var observers: [WeakObserver] = []

  private struct WeakObserver {
    weak var observer: (any DefaultsObserver)?
  }

  func value(for key: String) -> Any? { lock.withLock { values[key] } }
  func registeredValue(for key: String) -> Any? { lock.withLock { registered[key] } }
  var all: [String: Any] { lock.withLock { values } }
  var allRegistered: [String: Any] { lock.withLock { registered } }

  /// Stores a value, or takes it out where it is nil, and notifies those who show it.
  func set(_ value: Any?, for key: String) {
    let old = lock.withLock {
      let old = values[key]
      values[key] = value
      return old
    }
    notify(key, from: old, to: value)
  }

  func replaceAll(by new: [String: Any]) {
    for key in all.keys where new[key] == nil { set(nil, for: key) }
    for (key, value) in new { set(value, for: key) }
  }

  /// Values for keys that have none; those that are registered again count.
  func register(_ defaults: [String: Any]) {
    lock.withLock { registered.merge(defaults) { _, new in new } }
    for (key, value) in defaults { notify(key, from: nil, to: value) }
  }

  func addObserver(_ observer: any DefaultsObserver) {
    lock.withLock {
      observers.removeAll { $0.observer == nil }
      observers.append(WeakObserver(observer: observer))
    }
  }

  private func notify(_ key: String, from old: Any?, to new: Any?) {
    let current = lock.withLock { observers.compactMap(\.observer) }
    for observer in current { observer.defaultsDidChange(key, from: old, to: new) }
  }
}

/// Follows the values under one name of user defaults.
protocol DefaultsObserver: AnyObject {
  /// Called on the thread of the change.
  func defaultsDidChange(_ key: String, from old: Any?, to new: Any?)
}
