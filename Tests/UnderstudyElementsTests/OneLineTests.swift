import Testing
import UnderstudyElements

@Suite("Texts on a line") struct OneLineTests {
  @Test(
    "What breaks the line, cannot be seen or turns the line around is written as in Swift",
    arguments: [
      ("a\nb\r\tc", "a\\nb\\r\\tc"), ("a\u{202E}b", "a\\u{202E}b"), ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"),
      ("a\u{200B}b\u{FEFF}", "a\\u{200B}b\\u{FEFF}"), ("\u{1}\u{7F}\u{85}", "\\u{1}\\u{7F}\\u{85}"),
      ("a\u{2028}b", "a\\u{2028}b"), ("soft\u{AD}", "soft\\u{AD}"), ("\u{61C}a\u{200F}", "\\u{61C}a\\u{200F}"),
      ("a\u{200D}b", "a\\u{200D}b"), ("\u{200D}é", "\\u{200D}é"), ("é\u{200D}", "é\\u{200D}"),
      ("a\u{E0041}", "a\\u{E0041}"),
    ])
  func controls(text: String, shown: String) {
    #expect(text.onOneLine == shown)
  }

  @Test(
    "What belongs to a character or a word stays",
    arguments: [
      "plain", "שלום, مرحبا", "👨‍👩‍👧 ❤️ 👍🏽", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "می\u{200C}خواهم",
      "“quoted” — 5 €",
      "<b>&amp;</script><!-- ]]>", "e\u{301}", "",
    ])
  func texts(text: String) {
    #expect(text.onOneLine == text)
    #expect(text.onVisibleLines == text)
  }

  @Test("A text of several lines keeps them")
  func lines() {
    #expect("a\nb\u{202E}\r\n".onVisibleLines == "a\nb\\u{202E}\\r\n")
  }
}
