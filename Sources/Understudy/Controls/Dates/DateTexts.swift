import Foundation

/// Dates in the words and by the calendar of a control's surroundings.
struct DateTexts {
  let calendar: Calendar
  let locale: Locale

  init(_ values: EnvironmentValues) {
    var calendar = values.calendar
    calendar.timeZone = values.timeZone
    calendar.locale = values.locale
    self.calendar = calendar
    locale = values.locale
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// As `Jan 2, 2025`.
  func day(_ date: Date) -> String { date.formatted(style.year().month(.abbreviated).day()) }
  /// As `9:41 AM`.
  func time(_ date: Date) -> String { date.formatted(style.hour().minute()) }
  /// As `Thursday, January 2`: how a day is read out in a calendar.
  func weekdayAndDay(_ date: Date) -> String { date.formatted(style.weekday(.wide).month(.wide).day()) }
  /// As `Today, Thursday, January 2`, of which the first word is the current day's alone (F-143).
  func dayOfCalendar(_ date: Date) -> String {
    isToday(date) ? "\(Self.today), \(weekdayAndDay(date))" : weekdayAndDay(date)
  }
  /// Whether a date is of the current day.
  func isToday(_ date: Date) -> Bool { calendar.isDate(date, inSameDayAs: Date()) }
  /// What the system calls the current day.
  static let today = "Today"
  /// As `Jan 2`.
  func shortDay(_ date: Date) -> String { date.formatted(style.month(.abbreviated).day()) }
  /// As `January 2025`.
  func month(_ date: Date) -> String { date.formatted(style.year().month(.wide)) }

  /// Whether hours are counted twice to twelve.
  var hasPeriods: Bool { locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven }

  /// The parts of a day in the order in which the locale writes them.
  var dayParts: [DatePart] {
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
    let parts: [(part: DatePart, letter: Character)] = [(.month, "M"), (.day, "d"), (.year, "y")]
    return parts.sorted {
      (pattern.firstIndex(of: $0.letter) ?? pattern.endIndex) < (pattern.firstIndex(of: $1.letter) ?? pattern.endIndex)
    }
    .map(\.part)
  }

  var timeParts: [DatePart] { hasPeriods ? [.hour, .minute, .period] : [.hour, .minute] }

  /// The date with one of its components replaced; a day that the month lacks becomes its last one.
  func date(_ date: Date, setting component: Calendar.Component, to value: Int) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
    let day = parts.day ?? 1
    parts.setValue(value, for: component)
    if component == .month || component == .year {
      parts.day = 1
      guard let first = calendar.date(from: parts) else { return date }
      parts.day = min(day, calendar.range(of: .day, in: .month, for: first)?.count ?? day)
    }
    return calendar.date(from: parts) ?? date
  }

  /// The day of one date at the time of day of another.
  func date(on day: Date, at time: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let clock = calendar.dateComponents([.hour, .minute, .second], from: time)
    (parts.hour, parts.minute, parts.second) = (clock.hour, clock.minute, clock.second)
    return calendar.date(from: parts) ?? day
  }
}
