import Foundation
import UnderstudyTime

/// How often something repeats. Source: Apple's page "EKRecurrenceFrequency".
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

/// A day of the week. Source: Apple's page "EKWeekday".
public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// A day of the week on which something repeats. Source: Apple's page "EKRecurrenceDayOfWeek".
public final class EKRecurrenceDayOfWeek: NSObject, Sendable {
  struct Values: Hashable, Sendable {
    let day: EKWeekday
    let week: Int
  }

  let values: Values
  init(_ values: Values) { self.values = values }

  /// Makes a day of each week.
  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek, weekNumber: 0) }
  /// Makes a day of one week.
  ///
  /// - Parameter weekNumber: Which one of the month or the year; less than 0 from the end, 0 for each week.
  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(Values(day: dayOfTheWeek, week: weekNumber))
  }

  /// The day.
  public var dayOfTheWeek: EKWeekday { values.day }
  /// Which week of the month or the year; less than 0 from the end, 0 for each week.
  public var weekNumber: Int { values.week }

  public override func isEqual(_ object: Any?) -> Bool { (object as? EKRecurrenceDayOfWeek)?.values == values }
  public override var hash: Int { values.hashValue }
}

/// When a repetition ends. Source: Apple's page "EKRecurrenceEnd".
public final class EKRecurrenceEnd: NSObject, Sendable {
  enum Values: Hashable, Sendable {
    case date(Date)
    case count(Int)
  }

  let values: Values
  init(_ values: Values) { self.values = values }

  /// Makes an end at a date, after which nothing repeats.
  public convenience init(end endDate: Date) { self.init(.date(endDate)) }
  /// Makes an end after a number of times.
  public convenience init(occurrenceCount: Int) { self.init(.count(max(occurrenceCount, 1))) }

  /// The date; nil for an end by a number.
  public var endDate: Date? { if case .date(let date) = values { date } else { nil } }
  /// How often it happens; 0 for an end by a date.
  public var occurrenceCount: Int { if case .count(let count) = values { count } else { 0 } }

  public override func isEqual(_ object: Any?) -> Bool { (object as? EKRecurrenceEnd)?.values == values }
  public override var hash: Int { values.hashValue }
}

/// How an event or a reminder repeats. Source: Apple's page "EKRecurrenceRule".
public final class EKRecurrenceRule: EKObject, @unchecked Sendable {
  struct Values: Hashable, Sendable {
    var frequency: EKRecurrenceFrequency
    var interval = 1
    var weekdays: [EKRecurrenceDayOfWeek.Values]?
    var daysOfTheMonth: [Int]?
    var months: [Int]?
    var weeks: [Int]?
    var daysOfTheYear: [Int]?
    var positions: [Int]?
    var end: EKRecurrenceEnd.Values?
  }

  private let stored: Guarded<Values>
  var values: Values {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  init(_ values: Values) { stored = Guarded(values) }

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - type: Whether it repeats by the day, week, month or year.
  ///   - interval: Each how many of them; at least 1.
  ///   - end: When it ends; nil for never.
  public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    self.init(Values(frequency: type, interval: max(interval, 1), end: end?.values))
  }

  /// Makes a rule for certain days.
  ///
  /// - Parameters:
  ///   - type: Whether it repeats by the day, week, month or year.
  ///   - interval: Each how many of them; at least 1.
  ///   - days: The days of the week.
  ///   - monthDays: The days of the month, 1 to 31; less than 0 from the end.
  ///   - months: The months, 1 to 12.
  ///   - weeksOfTheYear: The weeks, 1 to 53; less than 0 from the end.
  ///   - daysOfTheYear: The days, 1 to 366; less than 0 from the end.
  ///   - setPositions: Which of the days of each month or year; less than 0 from the end. Nil for all.
  ///   - end: When it ends; nil for never.
  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    self.init(
      Values(
        frequency: type, interval: max(interval, 1), weekdays: days?.map(\.values),
        daysOfTheMonth: monthDays?.map(\.intValue), months: months?.map(\.intValue),
        weeks: weeksOfTheYear?.map(\.intValue), daysOfTheYear: daysOfTheYear?.map(\.intValue),
        positions: setPositions?.map(\.intValue), end: end?.values))
  }

  /// Whether it repeats by the day, week, month or year.
  public var frequency: EKRecurrenceFrequency { values.frequency }
  /// Each how many days, weeks, months or years it repeats.
  public var interval: Int { values.interval }
  /// When it ends; nil for never.
  public var recurrenceEnd: EKRecurrenceEnd? {
    get { values.end.map(EKRecurrenceEnd.init) }
    set { values.end = newValue?.values }
  }
  /// The first day of a week, 1 for Sunday; 0 for the system's.
  public var firstDayOfTheWeek: Int { 0 }
  /// The name of the calendar by which days are counted.
  public var calendarIdentifier: String { "gregorian" }
  /// The days of the week; nil for that of the event.
  public var daysOfTheWeek: [EKRecurrenceDayOfWeek]? { values.weekdays?.map(EKRecurrenceDayOfWeek.init) }
  /// The days of the month; nil for that of the event.
  public var daysOfTheMonth: [NSNumber]? { values.daysOfTheMonth?.map { NSNumber(value: $0) } }
  /// The months of the year; nil for that of the event.
  public var monthsOfTheYear: [NSNumber]? { values.months?.map { NSNumber(value: $0) } }
  /// The weeks of the year; nil for that of the event.
  public var weeksOfTheYear: [NSNumber]? { values.weeks?.map { NSNumber(value: $0) } }
  /// The days of the year; nil for that of the event.
  public var daysOfTheYear: [NSNumber]? { values.daysOfTheYear?.map { NSNumber(value: $0) } }
  /// Which of the days of each month or year; nil for all.
  public var setPositions: [NSNumber]? { values.positions?.map { NSNumber(value: $0) } }

  public override func isEqual(_ object: Any?) -> Bool { (object as? EKRecurrenceRule)?.values == values }
  public override var hash: Int { values.hashValue }
}

extension EKRecurrenceRule.Values {
  /// When something that first is at a date is again, up to another date.
  ///
  /// - Parameters:
  ///   - first: The first time, which always belongs to them.
  ///   - range: Only times in it are made.
  ///   - timeZone: That in which days are counted.
  func dates(from first: Date, in range: Range<Date>, timeZone: TimeZone?) -> [Date] {
    let dates = Array(foundationRule(timeZone).recurrences(of: first, in: range))
    return range.contains(first) && dates.first != first ? [first] + dates : dates
  }

  /// How many times there are before a date.
  func count(from first: Date, before date: Date, timeZone: TimeZone?) -> Int {
    date > first ? dates(from: first, in: first..<date, timeZone: timeZone).count : 0
  }

  private func foundationRule(_ timeZone: TimeZone?) -> Calendar.RecurrenceRule {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .current
    calendar.firstWeekday = Calendar.current.firstWeekday
    let frequency: Calendar.RecurrenceRule.Frequency =
      switch frequency {
      case .daily: .daily
      case .weekly: .weekly
      case .monthly: .monthly
      case .yearly: .yearly
      }
    // The 31st of a month that has none is left out.
    var rule = Calendar.RecurrenceRule(
      calendar: calendar, frequency: frequency, interval: interval, matchingPolicy: .strict)
    switch end {
    case .date(let date): rule.end = .afterDate(date)
    case .count(let count): rule.end = .afterOccurrences(count)
    case nil: break
    }
    rule.weekdays = (weekdays ?? []).map { entry in
      let day: Locale.Weekday =
        switch entry.day {
        case .sunday: .sunday
        case .monday: .monday
        case .tuesday: .tuesday
        case .wednesday: .wednesday
        case .thursday: .thursday
        case .friday: .friday
        case .saturday: .saturday
        }
      return entry.week == 0 ? .every(day) : .nth(entry.week, day)
    }
    rule.daysOfTheMonth = daysOfTheMonth ?? []
    rule.months = (months ?? []).map { Calendar.RecurrenceRule.Month($0) }
    rule.weeks = weeks ?? []
    rule.daysOfTheYear = daysOfTheYear ?? []
    rule.setPositions = positions ?? []
    return rule
  }
}
