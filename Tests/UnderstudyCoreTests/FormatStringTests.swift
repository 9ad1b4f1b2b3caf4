import Foundation
import Testing
import UnderstudyCore

@Suite("Formats of texts")
struct FormatStringTests {
  private func text(_ format: String, _ arguments: FormatArgument...) -> String {
    FormatString.text(format, arguments, locale: Locale(identifier: "en_US"))
  }

  @Test("Places are filled in order or by their numbers, and stay empty without a value")
  func places() {
    #expect(text("%@ of %lld", .string("two"), .signed(1_234_567)) == "two of 1,234,567")
    #expect(text("%2$@ %1$lld", .signed(-999), .string("é")) == "é -999")
    #expect(text("%03d|%.1f", .signed(7), .double(0.25)) == "007|0.2")
    #expect(text("a%@b%lld%0$@", .string("-")) == "a-b")
  }

  @Test("A percent sign that begins no place stays, beside any letters and at the end")
  func percentSigns() {
    #expect(text("") == "")
    #expect(text("größer → ✓") == "größer → ✓")
    #expect(text("100%% – %lld%%", .signed(5)) == "100% – 5%")
    #expect(text("é % ö %lld %", .signed(-1_000)) == "é % ö -1,000 %")
    #expect(text("%ll %é%", .signed(1)) == "%ll %é%")
  }
}
