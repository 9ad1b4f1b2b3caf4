import Foundation
import UnderstudyCore
import UnderstudyTime

/// Where something is that plays, by the app's clock. Where no app and no test runs there is no clock, and nothing moves.
package final class Playhead: Sendable {
  private struct Values {
    var position = 0.0
    var rate = 0.0
    var since = Duration.zero
    weak var session: ExecutionSession?
    var timers: [SessionTimer] = []
  }

  private let values = Guarded(unchecked: Values())

  package init() {}

  deinit { stop() }

  /// Where it is, in seconds. To set it while it plays keeps timers as they are.
  package var position: Double {
    values.withUncheckedLock { values in
      guard values.rate != 0, let session = values.session else { return values.position }
      return values.position + (session.now - values.since) / .seconds(1) * values.rate
    }
  }

  /// Seconds of what plays in a second of the clock; zero while it does not.
  package var rate: Double { values.withUncheckedLock { $0.rate } }

  /// Stops at the present position.
  package func stop() {
    let position = position
    let timers = values.withUncheckedLock { values in
      (values.position, values.rate) = (position, 0)
      defer { values.timers = [] }
      return values.timers
    }
    for timer in timers { timer.cancel() }
  }

  /// Stops, and moves to a position in seconds.
  package func move(to position: Double) {
    stop()
    values.withUncheckedLock { $0.position = position }
  }

  /// Plays from the present position.
  ///
  /// - Parameter rate: Seconds of what plays in a second of the clock.
  package func start(at rate: Double) {
    stop()
    let session = Caller.current?.session
    values.withUncheckedLock { values in
      (values.rate, values.session) = (rate, session)
      values.since = session?.now ?? .zero
    }
  }

  /// Runs work when what plays reaches a position; never if it does not move there, or stops before.
  ///
  /// - Parameters:
  ///   - position: In seconds.
  ///   - name: What plays, for reports.
  package func schedule(
    at position: Double, _ name: String, _ work: @escaping @MainActor @Sendable () -> Void
  ) {
    let (now, rate) = (self.position, rate)
    guard rate != 0, position.isFinite, let session = values.withUncheckedLock({ $0.session }) else { return }
    let delay = (position - now) / rate
    guard delay >= 0 else { return }
    let timer = session.schedule(after: .seconds(delay), for: WorkOrigin("Playback", name: name), work)
    values.withUncheckedLock { $0.timers.append(timer) }
  }
}

/// Calls code of the app in its next turn.
package enum MediaTurn {
  package static func enqueue(_ work: @escaping @MainActor @Sendable () -> Void) {
    if let session = Caller.current?.session { session.enqueue(work) } else { MainThread.enqueue(work) }
  }
}
