import Foundation
import UnderstudyTime

/// What an installed app keeps between its launches: its user defaults, its files, and what parts of the system keep of it. A test
/// begins with a fresh one (F-08).
package final class Installation: Sendable {
  private let suites = Guarded<[String: DefaultsSuite]>([:])
  private let madeContainer = Guarded<AppContainer?>(nil)
  private let parts = Guarded<[ObjectIdentifier: any SystemPart]>([:])
  /// For code of the test, whose process is the test's.
  let volatileDefaults = VolatileDefaults()

  package init() {}

  /// The user defaults of a name; the standard ones have the empty name.
  func suite(_ name: String) -> DefaultsSuite {
    suites.withLock { suites in
      if let known = suites[name] { return known }
      let made = DefaultsSuite(name)
      suites[name] = made
      return made
    }
  }

  /// The app's folders, which are made when they are first asked for.
  var container: AppContainer {
    madeContainer.withLock { made in
      if let made { return made }
      let container = AppContainer()
      made = container
      return container
    }
  }

  /// The corresponding place in the app's own folders, if an address lies in those of another test's app.
  package func relocated(_ url: URL) -> URL { container.relocated(url) }

  /// What a part of the system keeps of the app, made when it is first asked for.
  package func part<Part: SystemPart>(_ type: Part.Type) -> Part {
    parts.withLock { parts in
      if let known = parts[ObjectIdentifier(type)] as? Part { return known }
      let made = Part()
      parts[ObjectIdentifier(type)] = made
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

  /// The installation of the running test, with or without an app.
  package static var ofTest: Installation? { finder.withLock { $0.find }?() }

  /// The installation of the app that calls, or of the test that does; nil outside of tests.
  package static var current: Installation? {
    if let session = Caller.app { return session.installation }
    return ofTest ?? Caller.current?.session.installation
  }
}

/// The values under one name of user defaults, which any thread may read and write.
package final class DefaultsSuite: Sendable {
  private struct State {
    var values: [String: Any] = [:]
    var observers: [WeakObserver] = []
  }

  private let state = Guarded(unchecked: State())
  private let name: String

  init(_ name: String) { self.name = name }

  private struct WeakObserver {
    weak var observer: (any DefaultsObserver)?
  }

  // MARK: Followers of a name

  private static let followers = Guarded(unchecked: [String: [WeakObserver]]())

  /// - Parameter name: whose values it follows, in all installations.
  static func addFollower(_ observer: any DefaultsObserver, of name: String) {
    followers.withUncheckedLock { followers in
      followers[name, default: []].removeAll { $0.observer == nil }
      followers[name, default: []].append(WeakObserver(observer: observer))
    }
  }

  private var followers: [any DefaultsObserver] {
    Self.followers.withUncheckedLock { $0[name]?.compactMap(\.observer) ?? [] }
  }

  // MARK: Values

  func value(for key: String) -> Any? { state.withUncheckedLock { $0.values[key] } }
  var all: [String: Any] { state.withUncheckedLock { $0.values } }

  /// Stores a value, or removes it where it is nil, and notifies what shows it.
  func set(_ value: Any?, for key: String) {
    for follower in followers { follower.defaultsWillChange(key) }
    let old = state.withUncheckedLock { state in
      defer { state.values[key] = value }
      return state.values[key]
    }
    notify(key, from: old, to: value)
  }

  func replaceAll(by new: [String: Any]) {
    for key in all.keys where new[key] == nil { set(nil, for: key) }
    for (key, value) in new { set(value, for: key) }
  }

  /// Notifies what shows values that were registered for keys that have none.
  func notify(ofRegistered defaults: [String: Any]) {
    for follower in followers { for key in defaults.keys { follower.defaultsWillChange(key) } }
    for (key, value) in defaults { notify(key, from: nil, to: value) }
  }

  func addObserver(_ observer: any DefaultsObserver) {
    state.withUncheckedLock { state in
      state.observers.removeAll { $0.observer == nil }
      state.observers.append(WeakObserver(observer: observer))
    }
  }

  private func notify(_ key: String, from old: Any?, to new: Any?) {
    let current = state.withUncheckedLock { $0.observers.compactMap(\.observer) }
    for observer in current { observer.defaultsDidChange(key, from: old, to: new) }
  }
}

/// Follows the values under one name of user defaults; what it is notified of is called on the thread of the change.
protocol DefaultsObserver: AnyObject {
  func defaultsWillChange(_ key: String)
  func defaultsDidChange(_ key: String, from old: Any?, to new: Any?)
}

extension DefaultsObserver {
  func defaultsWillChange(_ key: String) {}
  func defaultsDidChange(_ key: String, from old: Any?, to new: Any?) {}
}
