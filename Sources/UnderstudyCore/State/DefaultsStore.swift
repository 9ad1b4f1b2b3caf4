import Foundation
import UnderstudyTime

/// User defaults as one host shows them: the values, with those who show them (SEM-091, F-08).
///
/// Values of an app under test come from its ``DefaultsSuite``, so that writes of its models by `UserDefaults` show. Scene
/// storage keeps its own, and user defaults that are none of the app's are asked at each read.
@MainActor
package final class DefaultsStore {
  private enum Backing {
    case memory
    case suite(DefaultsSuite, AppDefaults)
    case foreign(UserDefaults)
  }

  private var values: [String: Any] = [:]
  private var readers: [String: ReaderList] = [:]
  private let backing: Backing
  private weak var host: Host?
  private var follower: Follower?

  /// Makes the store of a host; it follows an app's own defaults, whichever code writes them.
  ///
  /// - Parameter defaults: where values are read and written; nil keeps them in memory.
  init(host: Host, defaults: UserDefaults?) {
    self.host = host
    switch defaults {
    case let defaults as AppDefaults: backing = .suite(defaults.suite(of: host.session.installation), defaults)
    case let defaults?: backing = .foreign(defaults)
    case nil: backing = .memory
    }
    guard case .suite(let suite, _) = backing else { return }
    let follower = Follower(self, session: host.sessionReference)
    self.follower = follower
    suite.addObserver(follower)
  }

  func value(for key: String) -> Any? {
    switch backing {
    case .memory: values[key]
    case .foreign(let defaults): defaults.object(forKey: key)
    case .suite(_, let defaults):
      host.flatMap { defaults.value(for: key, in: $0.session.installation, arguments: $0.session.appProcess) }
    }
  }

  func set(_ value: Any?, for key: String) {
    switch backing {
    case .suite(_, let defaults):
      guard let host else { return }
      host.session.perform { defaults.set(value, forKey: key) }
    case .foreign(let defaults):
      let old = defaults.object(forKey: key)
      defaults.set(value, forKey: key)
      didChange(key, from: old, to: value)
    case .memory:
      let old = values[key]
      values[key] = value
      didChange(key, from: old, to: value)
    }
  }

  func addReader(_ reader: any LocationReader, of key: String) {
    let list = readers[key] ?? ReaderList()
    readers[key] = list
    list.add(reader)
  }

  private func didChange(_ key: String, from old: Any?, to new: Any?) {
    guard let host, host.isRunning else { return }
    host.events.recordChange(.defaults, .key(key), from: old, to: new)
    host.enqueueChange { self.readers[key]?.notify() }
  }

  /// Brings changes to the host, from whatever thread or app they come.
  private final class Follower: DefaultsObserver, @unchecked Sendable {
    private weak var store: DefaultsStore?
    private let session: SessionReference

    init(_ store: DefaultsStore, session: SessionReference) {
      self.store = store
      self.session = session
    }

    func defaultsDidChange(_ key: String, from old: Any?, to new: Any?) {
      nonisolated(unsafe) let (old, new) = (old, new)
      let caller = Caller.app
      guard let session = session.session else { return }
      guard !MainThread.isCurrent || caller != nil && caller !== session else {
        return assumeMain { store?.didChange(key, from: old, to: new) }
      }
      session.enqueue { self.store?.didChange(key, from: old, to: new) }
    }
  }
}
