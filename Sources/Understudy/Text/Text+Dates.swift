import Foundation

extension Text {
  /// A date in a style, as the locale of the text's place has it; styles that depend on now follow the app's clock (F-14).
  public init(_ date: Date, style: DateStyle) { self.init(DateSource(date, style)) }

  /// From one date to another.
  public init(_ dates: ClosedRange<Date>) { self.init(IntervalSource(dates)) }

  /// From the start of an interval to its end.
  public init(_ interval: DateInterval) { self.init(IntervalSource(interval.start...interval.end)) }

  /// The time within an interval that is left or has passed, by the app's clock (F-14).
  ///
  /// - Parameters:
  ///   - timerInterval: Between which dates the timer runs.
  ///   - pauseTime: When it stands still; nil where it runs on.
  ///   - countsDown: Whether it shows what is left.
  ///   - showsHours: Whether there are hours, or only minutes, from the first hour on.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(TimerSource(timerInterval, pauseTime, countsDown, showsHours))
  }

  /// How a text shows a date.
  public struct DateStyle: Equatable, Sendable, Codable {
    enum Kind: String, Codable { case date, time, relative, offset, timer }
    let kind: Kind

    /// "April 1, 2020".
    public static let date = DateStyle(kind: .date)
    /// "9:41 AM".
    public static let time = DateStyle(kind: .time)
    /// How long until or since, in two units: "11 min, 14 sec".
    public static let relative = DateStyle(kind: .relative)
    /// How long since, in one unit: "+2 hours", and "-11 minutes" before the date.
    public static let offset = DateStyle(kind: .offset)
    /// How long until or since, as a clock: "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }
}

private final class DateSource: TextSource, @unchecked Sendable {
  private let date: Date
  private let style: Text.DateStyle

  init(_ date: Date, _ style: Text.DateStyle) { (self.date, self.style) = (date, style) }

  override func resolve(in context: TextContext) -> ResolvedText {
    switch style.kind {
    case .date: ResolvedText(plain(.long, .omitted, context))
    case .time: ResolvedText(plain(.omitted, .shortened, context))
    case .relative: ResolvedText(TimeWords(context).relative(from: context.now, to: date))
    case .offset: ResolvedText(TimeWords(context).offset(from: date, to: context.now))
    case .timer: ResolvedText(TimeWords.clock(seconds(context), showsHours: true))
    }
  }

  private func plain(
    _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ context: TextContext
  ) -> String {
    date.formatted(
      Date.FormatStyle(
        date: day, time: time, locale: context.locale, calendar: context.calendar, timeZone: context.timeZone))
  }

  /// What is left is rounded up, what has passed down: at the date itself it is zero.
  private func seconds(_ context: TextContext) -> Double {
    let passed = context.now.timeIntervalSince(date)
    return passed < 0 ? wholeSeconds(-passed, up: true) : wholeSeconds(passed, up: false)
  }

  override var followsClock: Bool { style != .date && style != .time }

  override func nextChange(in context: TextContext) -> Date? {
    followsClock ? nextSecond(after: context.now, from: date) : nil
  }

  override func isEqual(to other: TextSource) -> Bool {
    guard let other = other as? DateSource else { return false }
    return date == other.date && style == other.style
  }
}

/// Dates are inexact by less than a microsecond.
private func wholeSeconds(_ seconds: Double, up: Bool) -> Double {
  (seconds + (up ? -1e-5 : 1e-5)).rounded(up ? .up : .down)
}

/// The next date that is whole seconds away from another one; nil where that is so far that seconds do not matter (A-14).
private func nextSecond(after now: Date, from date: Date) -> Date? {
  let passed = now.timeIntervalSince(date)
  guard abs(passed) < 1e13 else { return nil }
  return date.addingTimeInterval((passed + 1e-5).rounded(.down) + 1)
}

private final class TimerSource: TextSource, @unchecked Sendable {
  private let interval: ClosedRange<Date>
  private let pauseTime: Date?
  private let countsDown: Bool
  private let showsHours: Bool

  init(_ interval: ClosedRange<Date>, _ pauseTime: Date?, _ countsDown: Bool, _ showsHours: Bool) {
    (self.interval, self.pauseTime, self.countsDown, self.showsHours) = (interval, pauseTime, countsDown, showsHours)
  }

  override func resolve(in context: TextContext) -> ResolvedText {
    let now = min(max(pauseTime ?? context.now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? wholeSeconds(interval.upperBound.timeIntervalSince(now), up: true)
      : wholeSeconds(now.timeIntervalSince(interval.lowerBound), up: false)
    return ResolvedText(TimeWords.clock(max(seconds, 0), showsHours: showsHours))
  }

  override var followsClock: Bool { pauseTime == nil }

  override func nextChange(in context: TextContext) -> Date? {
    guard pauseTime == nil, context.now < interval.upperBound else { return nil }
    guard context.now >= interval.lowerBound else { return interval.lowerBound }
    return nextSecond(after: context.now, from: countsDown ? interval.upperBound : interval.lowerBound)
  }

  override func isEqual(to other: TextSource) -> Bool {
    guard let other = other as? TimerSource else { return false }
    return interval == other.interval && pauseTime == other.pauseTime && countsDown == other.countsDown
      && showsHours == other.showsHours
  }
}

private final class IntervalSource: TextSource, @unchecked Sendable {
  private let dates: ClosedRange<Date>

  init(_ dates: ClosedRange<Date>) { self.dates = dates }

  /// A day is written only where there are two.
  override func resolve(in context: TextContext) -> ResolvedText {
    var calendar = context.calendar
    calendar.timeZone = context.timeZone
    let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    let style = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: context.locale, calendar: calendar,
      timeZone: context.timeZone)
    return ResolvedText(style.format(dates.lowerBound..<dates.upperBound))
  }

  override func isEqual(to other: TextSource) -> Bool { dates == (other as? IntervalSource)?.dates }
}

/// Spans of time in words, in English: this Foundation has no formatter for them in other languages.
struct TimeWords {
  private let calendar: Calendar

  init(_ context: TextContext) {
    var calendar = context.calendar
    calendar.timeZone = context.timeZone
    self.calendar = calendar
  }

  private static let units: [(component: Calendar.Component, short: String, shortPlural: String, long: String)] = [
    (.year, "yr", "yrs", "year"), (.month, "mth", "mths", "month"), (.day, "day", "days", "day"),
    (.hour, "hr", "hr", "hour"), (.minute, "min", "min", "minute"), (.second, "sec", "sec", "second"),
  ]

  /// The units of a span that are not zero, the largest first.
  private func parts(from start: Date, to end: Date) -> [(unit: Int, value: Int)] {
    let (first, last) = (min(start, end), max(start, end))
    let whole = first.addingTimeInterval(wholeSeconds(last.timeIntervalSince(first), up: end > start))
    let found = calendar.dateComponents(Set(Self.units.map(\.component)), from: first, to: whole)
    let values = Self.units.enumerated().map { ($0.offset, found.value(for: $0.element.component) ?? 0) }
    return Array(values.drop { $0.1 == 0 })
  }

  /// Two units next to each other: "2 hr, 23 min".
  func relative(from now: Date, to date: Date) -> String {
    let shown = parts(from: now, to: date).prefix(2).filter { $0.value > 0 }
    guard !shown.isEmpty else { return "0 sec" }
    return shown.map { part in
      let unit = Self.units[part.unit]
      return "\(part.value) \(part.value == 1 ? unit.short : unit.shortPlural)"
    }.joined(separator: ", ")
  }

  /// The largest unit with a sign: "+2 hours".
  func offset(from date: Date, to now: Date) -> String {
    guard let first = parts(from: date, to: now).first else { return "0 seconds" }
    let unit = Self.units[first.unit].long
    return "\(now < date ? "-" : "+")\(first.value) \(unit)\(first.value == 1 ? "" : "s")"
  }

  static func clock(_ seconds: Double, showsHours: Bool) -> String {
    guard let seconds = Int(exactly: seconds) else { return "" }
    let (minutes, rest) = (seconds / 60, seconds % 60)
    func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    guard showsHours, minutes >= 60 else { return "\(minutes):\(padded(rest))" }
    return "\(minutes / 60):\(padded(minutes % 60)):\(padded(rest))"
  }
}
