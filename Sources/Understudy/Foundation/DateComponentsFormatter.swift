import Foundation

/// Writes quantities of time, such as "1 hour, 10 minutes" or "1:10:00", in the language of a locale.
///
/// Units that are not allowed go to smaller ones, and what is less than the smallest one is left out.
///
/// Source: Apple's page "DateComponentsFormatter".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers with colons: "9:41:30".
    case positional
    /// One or two letters: "9h 41m 30s".
    case abbreviated
    /// Short names: "9 hr, 41 min, 30 sec".
    case short
    /// Names: "9 hours, 41 minutes, 30 seconds".
    case full
    /// Numbers and names in words.
    case spellOut
    /// Short names without spaces: "9hr 41min 30sec".
    case brief
  }

  /// What becomes of units with the amount 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    /// Combines options by the bits of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// ``dropLeading`` and ``pad`` for positional units, ``dropAll`` for others.
    public static let `default` = Self(rawValue: 1 << 0)
    /// Drops those before the first unit that has an amount.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// Drops those between units that have amounts.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// Drops those after the last unit that has an amount.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// Drops all of them.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Writes them, and positional units with two digits.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// How units are written, ``UnitsStyle/positional`` by default.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are written; with none, as by default, years, months, weeks, days, hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units with the amount 0.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar in which units are counted, whose locale has the language; nil for the current one.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which an interval is counted; nil for the beginning of 2001.
  open var referenceDate: Date?
  /// Kept, without effect, as on a device.
  open var allowsFractionalUnits = false
  /// How many units are written at most; 0, as by default, for any number.
  open var maximumUnitCount = 0
  /// Whether a largest unit of less than two goes to the next one: 90 minutes in place of 1 hour and 30 minutes.
  open var collapsesLargestUnit = false
  /// Whether "About" stands before the text.
  open var includesApproximationPhrase = false
  /// Whether "remaining" stands after the text.
  open var includesTimeRemainingPhrase = false
  /// Where the text is used. Kept, without effect.
  open var formattingContext = Context.unknown

  /// Makes a formatter of positional units.
  public override init() { super.init() }
  /// Makes a formatter of positional units: what an archive contains is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes an interval.
  ///
  /// - Parameter ti: in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Writes the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = writtenUnits
    let components = currentCalendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    return string(of: units.map { ($0, $0.value(in: components) ?? 0) })
  }

  /// Writes components as they are; where they have other units than the allowed ones, what these make of them.
  open func string(from components: DateComponents) -> String? {
    let given = TimeUnit.allCases.filter { $0.value(in: components) != nil }
    let units = writtenUnits
    if given.allSatisfy(units.contains) { return string(of: units.map { ($0, $0.value(in: components) ?? 0) }) }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return currentCalendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// The text of `DateComponents`; nil for any other value.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  /// Writes components in a style, with the units of the default.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: - Units

  private typealias Part = (unit: TimeUnit, value: Int)
  private var currentCalendar: Calendar { calendar ?? .autoupdatingCurrent }
  private var locale: Locale { currentCalendar.locale ?? .current }

  private var writtenUnits: [TimeUnit] {
    let allowed = TimeUnit.allCases.filter { !allowedUnits.isDisjoint(with: $0.calendarUnits) }
    return allowed.isEmpty ? TimeUnit.allCases : allowed
  }

  private func string(of all: [Part]) -> String? {
    var parts = collapsesLargestUnit ? Self.collapsed(all) : all
    let isNegative = parts.contains { $0.value < 0 }
    parts = parts.map { ($0.unit, abs($0.value)) }
    parts = droppingZeros(of: parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    guard let text = write(parts) else { return nil }
    return phrase(around: isNegative ? "-" + text : text)
  }

  private func phrase(around text: String) -> String {
    let about = includesApproximationPhrase ? "About " : ""
    return about + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  private static func collapsed(_ parts: [Part]) -> [Part] {
    guard let first = parts.firstIndex(where: { $0.value != 0 }), first + 1 < parts.count, abs(parts[first].value) < 2,
      let ratio = parts[first].unit.ratio(to: parts[first + 1].unit), parts[first + 1].value != 0
    else { return parts }
    var result = parts
    result[first + 1].value += result[first].value * ratio
    result[first].value = 0
    return result
  }

  private func droppingZeros(of parts: [Part]) -> [Part] {
    let isPositional = unitsStyle == .positional
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior = isPositional ? .dropLeading : .dropAll }
    guard let first = parts.firstIndex(where: { $0.value != 0 }), let last = parts.lastIndex(where: { $0.value != 0 })
    else { return behavior.isDisjoint(with: [.dropLeading, .dropTrailing]) ? parts : parts.suffix(1) }
    return parts.enumerated().filter { index, part in
      if part.value != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      // A number between colons means its place.
      return isPositional || !behavior.contains(.dropMiddle)
    }.map(\.element)
  }

  // MARK: - Text

  private func write(_ parts: [Part]) -> String? {
    guard unitsStyle == .positional else { return write(parts, unitsStyle.width) }
    // Calendar units stand before the clock's with their letters.
    let days = parts.filter { $0.unit < .hour }
    let clock = parts.filter { $0.unit >= .hour }.enumerated().map { index, part in
      let pads = index > 0 || zeroFormattingBehavior.contains(.pad) && parts.count > 1
      return (pads && part.value < 10 ? "0" : "") + String(part.value)
    }.joined(separator: ":")
    if days.isEmpty { return clock }
    guard let text = write(days, .narrow) else { return nil }
    return clock.isEmpty ? text : text + " " + clock
  }

  private func write(_ parts: [Part], _ width: UnitWriting.Width) -> String? {
    let writing = UnitWriting(locale: locale, width: width)
    let amounts = parts.map { UnitWriting.Amount(value: Double($0.value), unit: $0.unit.number) }
    guard let text = writing.text(of: amounts) else {
      return parts.map { "\($0.value) \($0.unit)" }.joined(separator: " ")
    }
    return unitsStyle == .spellOut ? spellingOut(amounts, in: text, by: writing) : text
  }

  /// Puts words in the place of the numbers of each amount in a text.
  private func spellingOut(_ amounts: [UnitWriting.Amount], in text: String, by writing: UnitWriting) -> String {
    let words = NumberFormatter()
    words.numberStyle = .spellOut
    words.locale = locale
    var (result, rest) = ("", text[...])
    for amount in amounts {
      guard let plain = writing.text(of: [amount]), let range = rest.range(of: plain),
        let number = words.string(from: NSNumber(value: amount.value)),
        let spelled = writing.text(of: amount, number: number)
      else { continue }
      result += rest[..<range.lowerBound] + spelled
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension DateComponentsFormatter.UnitsStyle {
  fileprivate var width: UnitWriting.Width {
    switch self {
    case .positional: .numeric
    case .abbreviated: .narrow
    case .short: .short
    case .full, .spellOut: .wide
    case .brief: .shorter
    }
  }
}

/// A unit of time that the formatter knows, from the largest one on.
private enum TimeUnit: Int, CaseIterable, Comparable {
  case year, month, week, day, hour, minute, second

  static func < (lhs: TimeUnit, rhs: TimeUnit) -> Bool { lhs.rawValue < rhs.rawValue }

  /// ICU's number.
  var number: Int32 { 4 << 8 + Int32(rawValue) }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  func value(in components: DateComponents) -> Int? {
    components.value(for: component) ?? (self == .week ? components.weekOfMonth : nil)
  }

  var calendarUnits: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: [.weekOfMonth, .weekOfYear]
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// How many of a smaller unit it has; nil where that varies.
  func ratio(to smaller: TimeUnit) -> Int? {
    switch (self, smaller) {
    case (.year, .month): 12
    case (.week, .day): 7
    case (.day, .hour): 24
    case (.hour, .minute), (.minute, .second): 60
    default: nil
    }
  }
}
