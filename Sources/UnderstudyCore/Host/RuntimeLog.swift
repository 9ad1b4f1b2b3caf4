import Foundation
import UnderstudyTime

/// The way to a host's log for code that knows none, as a wrapper read outside of any view.
package enum RuntimeLog {
  /// Hosts that have not ended, by their sessions: tests that run at the same time may have hundreds.
  @MainActor @exclusivity(unchecked) private static var entries: [ObjectIdentifier: [Entry]] = [:]
  @MainActor @exclusivity(unchecked) private static var count = 0

  private struct Entry {
    /// In the order of launches.
    let number: Int
    let host: WeakHost
  }

  @MainActor
  static func add(_ host: Host) {
    count += 1
    entries[ObjectIdentifier(host.session), default: []].append(Entry(number: count, host: WeakHost(host)))
  }

  /// The host has ended: nothing more is recorded with it.
  @MainActor
  static func remove(_ host: Host) {
    let session = ObjectIdentifier(host.session)
    guard var others = entries[session] else { return }
    others.removeAll { $0.host.host === host || $0.host.host == nil }
    entries[session] = others.isEmpty ? nil : others
  }

  @MainActor static var hasHosts: Bool { !entries.isEmpty }

  /// All that run, the newest last.
  @MainActor package static var running: [Host] {
    entries.values.joined().sorted { $0.number < $1.number }.compactMap(\.host.host).filter(\.isRunning)
  }

  /// The hosts of a session: one, but for tests with several apps at once.
  @MainActor
  static func running(in session: ExecutionSession) -> [Host] {
    guard let entries = entries[ObjectIdentifier(session)] else { return [] }
    var result: [Host] = []
    for entry in entries {
      // The session may have been destroyed, and another one made in its place.
      if let host = entry.host.host, host.session === session, host.isRunning { result.append(host) }
    }
    return result
  }

  /// Records an issue with the host whose code runs, else with those of the running test; without any it is written.
  package static func log(_ kind: RuntimeIssue.Kind, _ message: String) {
    let record: @MainActor () -> Void = {
      let concerned = concernedHosts
      for host in concerned { host.log(kind, message) }
      if concerned.isEmpty { write(RuntimeIssue(kind: kind, message: message)) }
    }
    if MainThread.isCurrent { assumeMain(record) } else { MainThread.enqueue(record) }
  }

  /// Fails the test of the app whose code runs, where a device would stop the app; without any app the program traps.
  package static func fail(_ kind: RuntimeIssue.Kind, _ message: String) {
    let report: @MainActor () -> Void = {
      let concerned = concernedHosts
      if concerned.isEmpty { fatalError(message) }
      for host in concerned { host.fail(kind, message) }
    }
    if MainThread.isCurrent { return assumeMain(report) }
    if Caller.app == nil { fatalError(message) }
    MainThread.enqueue(report)
  }

  /// The hosts whose code runs, else those of the running test.
  @MainActor
  static var concernedHosts: [Host] {
    if let host = currentEvaluation()?.host { return [host] }
    if let session = Caller.app { return running(in: session) }
    return running.filter { $0.configuration.isOfRunningTest?() ?? true }
  }

  /// The host whose code an action or a view has called, where there is no other host at all.
  @MainActor
  static var onlyHostAtWork: Host? {
    guard entries.count == 1, let only = entries.first?.value, only.count == 1, let host = only[0].host.host,
      host.events.origin != nil
    else { return nil }
    return host
  }

  /// Writes an issue to standard error, where SwiftUI's log appears too.
  ///
  /// - Parameter session: that of the app; its name is the test's.
  package static func write(_ issue: RuntimeIssue, in session: ExecutionSession? = nil) {
    let test = session.map { "  test: \($0.name)\n" } ?? ""
    FileHandle.standardError.write(Data("SwiftUI: \(issue)\n\(test)".utf8))
  }
}

extension Host {
  /// The running app whose code runs now.
  package static var current: Host? {
    guard let session = Caller.app else { return nil }
    return running(in: session)
  }

  /// The app that runs in a session, the first where there are several.
  package static func running(in session: ExecutionSession) -> Host? { RuntimeLog.running(in: session).first }
}

/// An app that others retain.
@MainActor package struct WeakHost {
  package private(set) weak var host: Host?

  package init(_ host: Host) { self.host = host }
}
