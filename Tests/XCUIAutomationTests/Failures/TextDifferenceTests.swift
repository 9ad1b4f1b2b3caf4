import Testing

@testable import XCUIAutomation

@Suite("F-134: Texts that look alike")
struct TextDifferenceTests {
  @Test(
    "What stands in place of what, and where",
    arguments: [
      ("Total: 5", "Total:\u{a0}5", "a no-break space (U+00A0) instead of a space after \"Total:\""),
      ("Total", "Total ", "a space more after \"Total\""), ("Total ", "Total", "without a space after \"Total\""),
      ("Don't", "Don\u{2019}t", "right single quotation mark (U+2019) instead of apostrophe (U+0027) after \"Don\""),
      ("Tea", "\u{200b}Tea", "zero width space (U+200B) instead of latin capital letter t (U+0054) at its beginning"),
      ("Save", "Save\n", "a line break more after \"Save\""), ("sav", "save", nil), ("Load", "Loaded", nil),
    ] as [(String, String, String?)])
  func hidden(wanted: String, found: String, difference: String?) {
    #expect(TextDifference.hidden(between: wanted, and: found) == difference)
  }
}
