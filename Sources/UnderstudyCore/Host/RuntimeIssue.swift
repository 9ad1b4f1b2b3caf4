import UnderstudyTime

/// Something that the runtime found wrong: what SwiftUI writes to its log, or what stops an app.
package struct RuntimeIssue: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case stateModifiedDuringUpdate, publishedDuringUpdate, publishedFromBackground, propertyOutsideView
    case duplicateID, constantData, tooManyUpdates, changedBodyProperties
    case missingEnvironmentObject, invalidView, runawayLoop, tooDeep
    case navigation, presentation, selection, focus
  }

  package let kind: Kind
  package let message: String
}

/// The runtime's log for what cannot be told to one host, as a wrapper read outside of any view.
package enum RuntimeLog {
  @MainActor static var hosts: [WeakHost] = []

  /// Records an issue with the host whose code runs, or with all that are running.
  static func log(_ kind: RuntimeIssue.Kind, _ message: String) {
    let record: @MainActor () -> Void = {
      if let host = currentEvaluation()?.host { return host.log(kind, message) }
      hosts.removeAll { $0.host == nil }
      for host in hosts.compactMap(\.host) where host.isRunning { host.log(kind, message) }
      orphans.append(RuntimeIssue(kind: kind, message: message))
      if orphans.count > 256 { orphans.removeFirst(128) }
    }
    if MainThread.isCurrent { assumeMain(record) } else { MainThread.enqueue(record) }
  }

  /// Issues found with no host in sight, newest last.
  @MainActor package private(set) static var orphans: [RuntimeIssue] = []
}

extension Host {
  /// The running app whose code runs now.
  package static var current: Host? {
    guard let session = ExecutionSession.current else { return nil }
    return RuntimeLog.hosts.lazy.compactMap(\.host).first { $0.session === session && $0.isRunning }
  }
}

@MainActor
struct WeakHost {
  weak var host: Host?
  init(_ host: Host) { self.host = host }
}
