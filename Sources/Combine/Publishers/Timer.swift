import Foundation
import UnderstudyTime

extension Timer {
  /// Publishes the date again and again, once it is connected.
  ///
  /// A timer of the main run loop follows the virtual clock of the app that publishes it or that the test has launched;
  /// without one it is real.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two dates.
  ///   - tolerance: By how many seconds a date may be late.
  ///   - runLoop: Where the timer runs.
  ///   - mode: The mode of the run loop in which it runs.
  ///   - options: Options of the run loop.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the date again and again.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The seconds between two dates.
    public let interval: TimeInterval
    /// By how many seconds a date may be late.
    public let tolerance: TimeInterval?
    /// Where the timer runs.
    public let runLoop: RunLoop
    /// The mode of the run loop in which the timer runs.
    public let mode: RunLoop.Mode
    /// Options of the run loop.
    public let options: RunLoop.SchedulerOptions?

    private let broadcast = Broadcast<Date, Never>("Timer")
    private let session = Caller.app
    private let lock = Lock()
    private var running: AnyCancellable?

    /// Makes what `publish(every:tolerance:on:in:options:)` returns.
    ///
    /// - Parameters:
    ///   - interval: The seconds between two dates.
    ///   - tolerance: By how many seconds a date may be late.
    ///   - runLoop: Where the timer runs.
    ///   - mode: The mode of the run loop in which it runs.
    ///   - options: Options of the run loop.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      broadcast.subscribe(subscriber)
    }

    /// Starts the timer; a second connection shares the first one's.
    public func connect() -> any Cancellable {
      if lock({ running == nil }) {
        let timer = start()
        let surplus = lock { () -> AnyCancellable? in
          guard running == nil else { return timer }
          running = timer
          return nil
        }
        surplus?.cancel()
      }
      return AnyCancellable { [self] in lock { take(&running) }?.cancel() }
    }

    private func start() -> AnyCancellable {
      let broadcast = UncheckedSendable(broadcast)
      let isMain = runLoop === RunLoop.main
      if isMain, let session = Caller.app ?? session ?? Caller.current?.session {
        let (clock, span) = (SessionClock(session), Duration.rounded(Swift.max(interval, 0.0001)))
        let origin = WorkOrigin("Timer.publish(every: \(interval))")
        return AnyCancellable(
          clock.schedule(after: span, repeating: span, for: origin) { broadcast.value.send(clock.date, storing: false) }
        )
      }
      if isMain {
        let span = RunLoop.SchedulerTimeType.Stride(Swift.max(interval, 0.0001))
        let timer = runLoop.schedule(
          after: runLoop.now.advanced(by: span), interval: span, tolerance: .init(tolerance ?? 0)
        ) { broadcast.value.send(Date(), storing: false) }
        return AnyCancellable(timer)
      }
      let timer = Timer(timeInterval: interval, repeats: true) { broadcast.value.send($0.fireDate, storing: false) }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      let running = UncheckedSendable(timer)
      return AnyCancellable { running.value.invalidate() }
    }
  }
}
