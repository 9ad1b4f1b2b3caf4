import Foundation
import SwiftUI
import Testing

@Suite("RelativeDateTimeFormatter, as Apple's pages describe it")
struct RelativeDateTimeFormatterTests {
  private static func formatter(
    _ unitsStyle: RelativeDateTimeFormatter.UnitsStyle = .full, _ style: RelativeDateTimeFormatter.DateTimeStyle
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    (formatter.unitsStyle, formatter.dateTimeStyle) = (unitsStyle, style)
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }

  @Test(arguments: [
    (DateComponents(day: -1), "1 day ago", "yesterday"), (DateComponents(day: 1), "in 1 day", "tomorrow"),
    (DateComponents(month: -2), "2 months ago", "2 months ago"), (DateComponents(year: 1), "in 1 year", "next year"),
    (DateComponents(second: 0), "in 0 seconds", "now"), (DateComponents(weekOfMonth: -1), "1 week ago", "last week"),
    (DateComponents(day: 2, hour: 5), "in 2 days", "in 2 days"),
    (DateComponents(hour: -3), "3 hours ago", "3 hours ago"),
  ])
  func styles(components: DateComponents, numeric: String, named: String) {
    #expect(Self.formatter(.full, .numeric).localizedString(from: components) == numeric)
    #expect(Self.formatter(.full, .named).localizedString(from: components) == named)
  }

  @Test(arguments: [
    (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago"), (.spellOut, "two months ago"), (.short, "2 mo. ago"),
    (.abbreviated, "2mo ago"),
  ])
  func units(style: RelativeDateTimeFormatter.UnitsStyle, text: String) {
    #expect(Self.formatter(style, .numeric).localizedString(from: DateComponents(month: -2)) == text)
  }

  @Test(
    "what is less than the unit is cut off", arguments: [(-119.0, "1 minute ago"), (7199, "in 1 hour"), (0, "now")])
  func intervals(interval: TimeInterval, text: String) {
    let formatter = Self.formatter(.full, .named)
    #expect(formatter.localizedString(fromTimeInterval: interval) == text)
    let date = Date(timeIntervalSinceReferenceDate: 1000)
    #expect(formatter.localizedString(for: date.addingTimeInterval(interval), relativeTo: date) == text)
  }

  @Test("a sentence begins with a capital letter, another language has its own names")
  func context() {
    let formatter = Self.formatter(.full, .named)
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    formatter.formattingContext = .unknown
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(from: DateComponents(day: -2)) == "vorgestern")
  }
}
