import Foundation
import UnderstudyTime

/// Ends a wait without an answer: on the virtual clock in an app and in a test with one, in real time elsewhere.
enum FallbackTimer: Sendable {
  case virtual(SessionTimer)
  case real(Task<Void, Never>)

  /// Starts the timer on the clock of the calling app or test, or in real time where there is neither.
  ///
  /// - Parameters:
  ///   - delay: seconds; zero or less means the next turn.
  ///   - call: the call that waits, for reports.
  ///   - work: runs once, unless the timer is cancelled before.
  static func start(
    after delay: TimeInterval, of call: PendingCall, _ work: @escaping @Sendable () -> Void
  ) -> FallbackTimer {
    let duration = Duration(timeout: delay)
    if let caller = Caller.current {
      return .virtual(caller.schedule(after: duration, for: call.origin) { work() })
    }
    return .real(
      Task.detached {
        try? await Task.sleep(for: duration)
        if !Task.isCancelled { work() }
      })
  }

  func cancel() {
    switch self {
    case .virtual(let timer): timer.cancel()
    case .real(let task): task.cancel()
    }
  }
}

/// A call that waits for its answer, as reports name it; texts are made when a report is.
struct PendingCall: Sendable {
  /// What waits, such as `an unresolved Pendable<String>`.
  let name: @MainActor @Sendable () -> String
  /// How a test answers it.
  let remedy: @MainActor @Sendable () -> String

  var origin: WorkOrigin { WorkOrigin("Fallback", view: name, remedy: remedy) }
}
