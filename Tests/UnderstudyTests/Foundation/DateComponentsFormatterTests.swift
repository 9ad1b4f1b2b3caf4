import Foundation
import SwiftUI
import Testing

@Suite("DateComponentsFormatter, as Apple's pages describe it")
struct DateComponentsFormatterTests {
  private static func formatter(_ style: DateComponentsFormatter.UnitsStyle) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar?.locale = Locale(identifier: "en_US")
    return formatter
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
    (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
    (.spellOut, "nine hours, forty-one minutes, thirty seconds"), (.brief, "9hr 41min 30sec"),
  ])
  func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
    #expect(Self.formatter(style).string(from: 34_890) == text)
  }

  @Test(arguments: [
    (DateComponentsFormatter.ZeroFormattingBehavior.default, 3610.0, "1h 10s"), (.dropAll, 3600, "1h"),
    (.dropLeading, 600, "10m 0s"), (.dropMiddle, 3605, "0d 1h 5s"), (.dropTrailing, 3600, "0d 1h"),
    (DateComponentsFormatter.ZeroFormattingBehavior(), 60, "0d 0h 1m 0s"), (.default, 0, "0s"),
    (.pad, 0, "0d 0h 0m 0s"),
  ])
  func zeros(behavior: DateComponentsFormatter.ZeroFormattingBehavior, interval: TimeInterval, text: String) {
    let formatter = Self.formatter(.abbreviated)
    formatter.zeroFormattingBehavior = behavior
    #expect(formatter.string(from: interval) == text)
  }

  @Test(arguments: [
    (DateComponentsFormatter.ZeroFormattingBehavior.default, 4200.0, "1:10:00"), (.default, 3610, "1:00:10"),
    (.default, 90, "1:30"), (.default, 9, "9"), (.default, 0, "0"), (.pad, 90, "00:01:30"), (.default, -90, "-1:30"),
    (.dropLeading, 90, "1:30"), (.dropLeading.union(.pad), 90, "01:30"),
  ])
  func positional(behavior: DateComponentsFormatter.ZeroFormattingBehavior, interval: TimeInterval, text: String) {
    let formatter = Self.formatter(.positional)
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = behavior
    #expect(formatter.string(from: interval) == text)
  }

  @Test("a timer's minutes and seconds have two digits each")
  func padded() {
    let formatter = Self.formatter(.positional)
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    #expect(formatter.string(from: 6000) == "100:00")
  }

  @Test("units that are left out go to smaller ones, and the rest is cut off")
  func allowedUnits() {
    let formatter = Self.formatter(.full)
    formatter.allowedUnits = [.minute]
    #expect(formatter.string(from: 3659) == "60 minutes")
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 4230) == "1 hour, 10 minutes")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 7199) == "1 hour")
  }

  @Test("all units are written by default")
  func defaultUnits() {
    let formatter = Self.formatter(.full)
    formatter.allowedUnits = []
    #expect(formatter.string(from: DateComponents(month: 2, day: 31)) == "2 months, 31 days")
    let (start, end) = (Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 694_224_000))
    #expect(formatter.string(from: start, to: end) == "22 years")
    formatter.allowedUnits = [.weekOfMonth, .day]
    #expect(formatter.string(from: 10 * 86_400) == "1 week, 3 days")
  }

  @Test("the largest unit collapses")
  func collapsing() {
    let formatter = Self.formatter(.abbreviated)
    #expect(formatter.string(from: 63) == "1m 3s")
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
    #expect(formatter.string(from: 123) == "2m 3s")
  }

  @Test("phrases stand around the text")
  func phrases() {
    let formatter = Self.formatter(.full)
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    formatter.allowedUnits = .minute
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
  }

  @Test("another language has its own names")
  func language() {
    let formatter = Self.formatter(.full)
    formatter.calendar?.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: 3660) == "1 Stunde und 1 Minute")
  }

  @Test("what is no interval has no text")
  func badInput() {
    let formatter = Self.formatter(.full)
    #expect(formatter.string(from: .nan) == nil)
    #expect(formatter.string(from: .infinity) == nil)
    #expect(formatter.string(for: "text") == nil)
    #expect(formatter.string(for: 60.0) == "1 minute")
  }
}
