import Foundation

/// The dates at which a timeline view makes its content again. Source: Apple's page "TimelineSchedule".
public protocol TimelineSchedule {
  /// How often dates may come.
  typealias Mode = TimelineScheduleMode
  /// The dates, in rising order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from around a start.
  ///
  /// - Parameters:
  ///   - startDate: Now; dates before it, but for the last of them, are skipped.
  ///   - mode: Always `normal` here.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often the dates of a schedule may come.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule wants.
  case normal
  /// Seldom, as on a screen that dims.
  case lowFrequency
}

/// Dates at a regular distance.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Dates at equal intervals.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: Seconds between two dates; a thousandth of a second at least.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  /// Returns regular dates without end, from the last one that is not after a date.
  ///
  /// - Parameters:
  ///   - startDate: The date from which on dates are needed; before the first date of the schedule it changes nothing.
  ///   - mode: Changes nothing.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // Half a microsecond: dates do not differ below that, and a date that has just come has passed.
    let passed = ((startDate.timeIntervalSince(start) + 5e-7) / interval).rounded(.down)
    return Entries(start: start, interval: interval, number: max(0, passed))
  }

  /// Dates at a regular distance, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    /// Counted and multiplied, as adding up would lose precision.
    fileprivate var number: Double

    /// Advances by one interval; the result is never nil.
    public mutating func next() -> Date? {
      defer { number += 1 }
      return start + number * interval
    }
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes a schedule of minutes, each at its second zero.
  public init() {}

  /// Returns the beginnings of minutes without end, from the minute of a date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      minutes: PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
        .entries(from: startDate, mode: mode))
  }

  /// The minutes, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var minutes: PeriodicTimelineSchedule.Entries

    /// Advances by a minute; the result is never nil.
    public mutating func next() -> Date? { minutes.next() }
  }
}

/// Dates that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// The dates of a sequence.
  ///
  /// - Parameter dates: In rising order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all the listed dates; the timeline view skips those that have passed.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// The frames of an animation: sixty a second of virtual time, unless it is paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool

  /// Dates for an animation, at most sixty a second.
  ///
  /// - Parameters:
  ///   - minimumInterval: Seconds between two frames at least; nil for a sixtieth.
  ///   - paused: Whether no frame comes.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 60)
    isPaused = paused
  }

  /// Returns the frames from a date; none if the schedule is paused or the mode is `lowFrequency`.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let frames = PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode)
    return Entries(frames: frames, left: isPaused || mode == .lowFrequency ? 0 : .max)
  }

  /// The frames from a start: none where the schedule is paused, nor at a low frequency (F-07).
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var frames: PeriodicTimelineSchedule.Entries
    fileprivate var left: Int

    /// Advances by one frame; the result is nil for a schedule without frames.
    public mutating func next() -> Date? {
      guard left > 0 else { return nil }
      left -= 1
      return frames.next()
    }
  }
}

// MARK: - Convenience

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at a regular distance, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule {
  /// Dates that are listed, in rising order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The frames of an animation.
  public static var animation: AnimationTimelineSchedule { .init() }

  /// The frames of an animation, at least some seconds apart.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}
