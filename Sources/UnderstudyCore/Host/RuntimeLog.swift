import Foundation
import UnderstudyTime

/// The way to a host's log for code that knows none, as a wrapper read outside of any view.
package enum RuntimeLog {
  @MainActor @exclusivity(unchecked) private(set) static var hosts: [WeakHost] = []

  @MainActor
  static func add(_ host: Host) { hosts.append(WeakHost(host)) }

  /// The host has ended: nothing more is recorded with it.
  @MainActor
  static func remove(_ host: Host) { hosts.removeAll { $0.host === host || $0.host == nil } }

  /// Records an issue with the host whose code runs, else with those of the running test; without any it is written.
  static func log(_ kind: RuntimeIssue.Kind, _ message: String) {
    let record: @MainActor () -> Void = {
      let concerned = concernedHosts
      for host in concerned { host.log(kind, message) }
      if concerned.isEmpty { write(RuntimeIssue(kind: kind, message: message)) }
    }
    if MainThread.isCurrent { assumeMain(record) } else { MainThread.enqueue(record) }
  }

  /// Fails the test of the app whose code runs, where a device would stop the app; without any app the program traps.
  static func fail(_ kind: RuntimeIssue.Kind, _ message: String) {
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
    hosts.removeAll { $0.host == nil }
    let running = hosts.compactMap(\.host).filter(\.isRunning)
    if let session = Caller.app { return running.filter { $0.session === session } }
    return running.filter { $0.configuration.isOfRunningTest?() ?? true }
  }

  /// The host whose code an action or a view has called, where there is no other host at all.
  @MainActor
  static var onlyHostAtWork: Host? {
    guard hosts.count == 1, let host = hosts[0].host, host.events.origin != nil else { return nil }
    return host
  }

  /// The running hosts of a session: one, but for tests with several apps at once.
  @MainActor
  static func running(in session: ExecutionSession) -> [Host] {
    if let last = hosts.last?.host, last.session === session, last.isRunning, hosts.count == 1 { return [last] }
    hosts.removeAll { $0.host == nil }
    return hosts.compactMap { $0.host.flatMap { $0.session === session && $0.isRunning ? $0 : nil } }
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
    return RuntimeLog.hosts.lazy.compactMap(\.host).first { $0.session === session && $0.isRunning }
  }
}

/// An app that others retain.
@MainActor package struct WeakHost {
  package private(set) weak var host: Host?

  package init(_ host: Host) { self.host = host }
}
