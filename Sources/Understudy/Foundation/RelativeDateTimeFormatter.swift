import Foundation

/// Writes dates as seen from another one, such as "2 days ago" or "tomorrow", in the largest unit that has an amount; what is
/// less than that unit is left out.
///
/// Source: Apple's page "RelativeDateTimeFormatter".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether days next to now have names.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers always: "1 day ago".
    case numeric
    /// Names where the language has some: "yesterday".
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// Names: "2 months ago".
    case full
    /// Numbers and names in words: "two months ago".
    case spellOut
    /// Short names: "2 mo. ago".
    case short
    /// The shortest names that the language has.
    case abbreviated
  }

  /// Whether days next to now have names; by default they have none.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written, ``UnitsStyle/full`` by default.
  open var unitsStyle = UnitsStyle.full
  /// Where the text is used, for its first letter.
  open var formattingContext = Context.unknown
  /// The calendar in which units are counted; nil for the current one.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The locale whose language is written; nil for the current one.
  open var locale: Locale! = .autoupdatingCurrent

  /// Makes a formatter of numbers and full names.
  public override init() { super.init() }
  /// Makes a formatter of numbers and full names: what an archive contains is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes a date as seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units = Set(RelativeUnit.allCases.map(\.component))
    return localizedString(from: (calendar ?? .current).dateComponents(units, from: referenceDate, to: date))
  }

  /// Writes an interval from now on.
  ///
  /// - Parameter timeInterval: in seconds, negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Writes the largest of some components, negative ones for the past.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let amounts = RelativeUnit.allCases.map { ($0, dateComponents.value(for: $0.component)) }
    let given = amounts.filter { $0.1 != nil }
    let (unit, amount) = given.first { $0.1 != 0 } ?? given.last ?? (.second, 0)
    let text = RelativeWriting(
      locale: locale ?? .current, width: unitsStyle.width, spellsOut: unitsStyle == .spellOut,
      isNamed: dateTimeStyle == .named
    ).text(of: Double(amount ?? 0), unit: unit)
    return capitalized(text ?? Self.plainText(amount ?? 0, unit))
  }

  /// The text of a date, seen from now; nil for any other value.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func capitalized(_ text: String) -> String {
    switch formattingContext {
    case .standalone, .beginningOfSentence, .listItem:
      text.prefix(1).uppercased(with: locale) + text.dropFirst()
    default: text
    }
  }

  private static func plainText(_ amount: Int, _ unit: RelativeUnit) -> String {
    let text = "\(abs(amount)) \(unit)\(abs(amount) == 1 ? "" : "s")"
    return amount < 0 ? text + " ago" : "in " + text
  }
}

extension RelativeDateTimeFormatter.UnitsStyle {
  fileprivate var width: RelativeWriting.Width {
    switch self {
    case .full, .spellOut: .long
    case .short: .short
    case .abbreviated: .narrow
    }
  }
}
