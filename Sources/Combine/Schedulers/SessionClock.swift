import Dispatch
import Foundation
import UnderstudyTime

/// A session's virtual time as the platform's schedulers spell it.
///
/// Dates are those that `Date()` gives in the app. Uptimes run on from the real one at which a scheduler first asked
/// (`ExecutionSession.uptimeNanoseconds`), so what an app computes with `DispatchTime.now()` stays close, and spans between
/// two answers are exact.
struct SessionClock {
  /// The subscription that awaits what is scheduled while this is bound: once it has ended, no report names the work, which
  /// cannot be taken back.
  ///
  /// An object, as an optimised `withValue` of a closure crashes.
  @TaskLocal static var subscription: WeakSubscription?

  private let session: ExecutionSession

  /// The origin of a piece of work that an operator such as `debounce`, or `schedule`, schedules now. Each piece has its own, since
  /// an origin belongs to one launch of the app.
  private var work: WorkOrigin {
    guard let subscription = Self.subscription else { return WorkOrigin("Scheduler of Combine") }
    return WorkOrigin("Scheduler of Combine", isCancelled: { subscription.isOver })
  }

  init(_ session: ExecutionSession) { self.session = session }

  var date: Date { Date(timeIntervalSinceReferenceDate: session.secondsSinceReferenceDate) }

  var uptime: DispatchTime {
    DispatchTime(uptimeNanoseconds: session.uptimeNanoseconds)
  }

  /// A `Date` is not exact to the nanosecond, so spans are rounded to microseconds: 0.1 s is 100 ms.
  func delay(until date: Date) -> Duration { .rounded(date.timeIntervalSince(self.date)) }

  func delay(until time: DispatchTime) -> Duration {
    let (deadline, now) = (time.uptimeNanoseconds, uptime.uptimeNanoseconds)
    return deadline <= now ? .zero : .nanoseconds(Int64(clamping: deadline - now))
  }

  func schedule(after delay: Duration, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    session.schedule(after: delay, for: work) { action.value() }
  }

  func schedule(
    after delay: Duration, repeating: Duration, for origin: WorkOrigin? = nil, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = UncheckedSendable(action)
    let timer = session.schedule(after: delay, repeating: repeating, for: origin ?? work) { action.value() }
    return AnyCancellable { timer.cancel() }
  }

  func schedule(_ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    session.enqueue(for: work) { action.value() }
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }

  /// A number of seconds, rounded to microseconds, not below zero and at most some thousand years.
  static func rounded(_ seconds: Double) -> Duration {
    let microseconds = (seconds * 1e6).rounded()
    return .microseconds(microseconds > 0 ? Int64(min(microseconds, 1e17)) : 0)
  }
}
