import Foundation
import Testing

@testable import UnderstudyLayout

@Suite("Lines of texts")
struct TextLineTests {
  private static let fox = "The quick brown fox jumps over the lazy dog"

  static let sizes: [(id: String, width: CGFloat, expected: CGSize)] = [
    ("LC-246", 200, CGSize(width: 182.3333, height: 42.3333)),
    ("LC-248", 60, CGSize(width: 59.6667, height: 174.3333)),
  ]

  @Test("LAY-308, LAY-309: lines are filled greedily, and the text is as wide as the widest", arguments: sizes)
  func size(id: String, width: CGFloat, expected: CGSize) {
    var text = TextMeasurement(Self.fox)
    let size = text.measure(width: width, height: .infinity).size
    expect(size.width, expected.width, 0.001, id)
    expect(size.height, expected.height, 0.001, id)
  }

  @Test("LAY-308: lines break after spaces, which are ignored at the end of a line")
  func spaces() {
    let text = TextMeasurement("one   two")
    let lines = text.lines(width: 40)
    #expect(lines.map(\.shown) == ["one", "two"])
    #expect(lines.map(\.range) == [0..<6, 6..<9])
    var trailing = TextMeasurement("one   ")
    var word = TextMeasurement("one")
    #expect(trailing.measure().size == word.measure().size)
  }

  @Test("LAY-308: line breaks are mandatory", arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}"])
  func mandatory(separator: String) {
    #expect(TextMeasurement("a\(separator)b").shown() == ["a", "b"])
    #expect(TextMeasurement("a\(separator)\(separator)b").shown() == ["a", "", "b"])
    #expect(TextMeasurement("a\(separator)").shown() == ["a", ""])
  }

  static let breaks: [(String, [String])] = [
    ("well-known", ["well-", "known"]),
    ("Rhein–Main", ["Rhein–", "Main"]),
    ("2020-11-09", ["2020-11-", "09"]),
    ("aaaa\u{A0}bbbb", ["aaaa\u{A0}b", "bbb"]),
    ("aaaaa\u{200B}bbbbb", ["aaaaa\u{200B}", "bbbbb"]),
  ]

  @Test("LAY-308: hyphens between letters and zero-width spaces break; others do not", arguments: breaks)
  func opportunities(string: String, expected: [String]) {
    let text = TextMeasurement(string, font: LayoutFont(size: 10, design: .monospaced))
    // A character is 6 points wide; only digits and a no-break space are broken at characters.
    let width: CGFloat = string.hasPrefix("2") ? 48 : 40
    #expect(text.shown(width: width) == expected)
  }

  @Test("LAY-308: a URL breaks after slashes and question marks; another word does not")
  func urls() {
    let font = LayoutFont(size: 10, design: .monospaced)
    let url = TextMeasurement("http://example.com/path?query", font: font)
    #expect(url.shown(width: 90) == ["http://", "example.com/", "path?query"])
    let word = TextMeasurement("either/or", font: font)
    #expect(word.shown(width: 48) == ["either/o", "r"])
  }

  @Test("LAY-308: CJK breaks between characters, but not before closing or after opening punctuation")
  func ideographs() {
    let font = LayoutFont(size: 10)
    #expect(TextMeasurement("工作圈工作圈", font: font).shown(width: 40) == ["工作圈工", "作圈"])
    #expect(TextMeasurement("工作圈工。作", font: font).shown(width: 40) == ["工作圈", "工。作"])
    #expect(TextMeasurement("工作圈「工」", font: font).shown(width: 40) == ["工作圈", "「工」"])
    #expect(TextMeasurement("カカカキャ", font: font).shown(width: 40) == ["カカカ", "キャ"])
  }

  @Test("LAY-308: a word that is longer than a line begins its own and breaks at characters")
  func longWords() {
    let text = TextMeasurement("a abcdefgh b", font: LayoutFont(size: 10, design: .monospaced))
    #expect(text.shown(width: 30) == ["a", "abcde", "fgh b"])
    #expect(text.shown(width: 1).count == 10)
  }

  @Test("LAY-309: an empty text is one line high; a proposal of nothing gives nothing (LAY-234)")
  func empty() {
    var text = TextMeasurement("")
    expect(text.measure().size.height, 20.3333, 0.001)
    #expect(text.measure().size.width == 0)
    #expect(text.measure(width: 0, height: 0).size == .zero)
    var word = TextMeasurement("word")
    #expect(word.measure(width: 0, height: 0).size == .zero)
    #expect(word.measure(width: 0).size.width == 0)
    var none = TextMeasurement([])
    expect(none.measure().size.height, 20.3333, 0.001)
  }

  @Test("LAY-309: as many lines as the height has room for, at least one")
  func heights() {
    var text = TextMeasurement(Self.fox)
    #expect(text.measure(width: 60, height: 44).lineCount == 2)
    #expect(text.measure(width: 60, height: 43).isTruncated)
    #expect(text.measure(width: 60, height: 5).lineCount == 1)
    #expect(text.measure(width: 60, height: 200).lineCount == 8)
    #expect(!text.measure(width: 60, height: 200).isTruncated)
    #expect(text.measure(width: 60, height: 174.3333).lineCount == 8)
  }

  @Test("LAY-309: the last line that is shown ends with an ellipsis")
  func truncation() {
    let font = LayoutFont(size: 10, design: .monospaced)
    func shown(_ mode: TextParagraph.Truncation, _ width: CGFloat = 60, lines: Int = 1) -> [String] {
      let paragraph = TextParagraph(lineLimit: lines, truncation: mode)
      return TextMeasurement("abcd efgh ijkl", font: font, paragraph: paragraph).shown(width: width)
    }
    #expect(shown(.tail) == ["abcd efgh…"])
    #expect(shown(.tail, 36) == ["abcd…"])
    #expect(shown(.head) == ["…efgh ijkl"])
    #expect(shown(.middle) == ["abcd…ijkl"])
    #expect(shown(.tail, 36, lines: 2) == ["abcd", "efgh…"])
    #expect(shown(.tail, 100) == ["abcd efgh ijkl"])
    #expect(shown(.tail, 3) == ["…"])
  }

  @Test("LAY-309: a paragraph that is followed by another is cut too")
  func cutParagraphs() {
    for mode in [TextParagraph.Truncation.head, .middle, .tail] {
      let text = TextMeasurement("ab\ncd", paragraph: TextParagraph(lineLimit: 1, truncation: mode))
      #expect(text.shown() == ["ab…"])
    }
  }

  @Test("LAY-311: a limit of lines, one that reserves its space, and a range")
  func lineLimits() {
    func height(_ paragraph: TextParagraph, _ string: String = Self.fox) -> CGFloat {
      var text = TextMeasurement(string, paragraph: paragraph)
      return text.measure(width: 100).size.height
    }
    expect(height(TextParagraph(lineLimit: 2)), 42.3333, 0.001)
    expect(height(TextParagraph(lineLimit: 3, reservedLines: 3), "a"), 64.3333, 0.001)
    expect(height(TextParagraph(lineLimit: 3, reservedLines: 2), "a"), 42.3333, 0.001)
    expect(height(TextParagraph(lineLimit: 3, reservedLines: 2)), 64.3333, 0.001)
    expect(height(TextParagraph(lineLimit: -1)), 20.3333, 0.001)
  }

  @Test("LAY-302: line spacing is added between lines")
  func lineSpacing() {
    var text = TextMeasurement("a\nb\nc", paragraph: TextParagraph(lineSpacing: 5))
    expect(text.measure().size.height, 74.3333, 0.001)
    var unusual = TextMeasurement("a\nb\nc", paragraph: TextParagraph(lineSpacing: -5))
    expect(unusual.measure().size.height, 64.3333, 0.001)
  }

  @Test("LAY-311: a text is scaled in steps of 0.05 until it fits, then cut at the smallest scale")
  func scaling() {
    let paragraph = TextParagraph(lineLimit: 1, minimumScaleFactor: 0.5)
    var text = TextMeasurement("Hello, world!", font: LayoutFont(size: 20), paragraph: paragraph)
    let ideal = text.measure()
    #expect(ideal.scale == 1)
    let scaled = text.measure(width: ideal.size.width * 0.8)
    #expect(!scaled.isTruncated)
    #expect((0.7..<0.86).contains(scaled.scale))
    #expect(scaled.size.width <= ideal.size.width * 0.8)
    #expect(scaled.size.height < ideal.size.height)
    let cut = text.measure(width: ideal.size.width * 0.2)
    #expect(cut.isTruncated)
    #expect(cut.scale == 0.5)
  }

  @Test("LAY-311: alignment moves lines inside the text's own width only")
  func alignment() {
    for (alignment, share) in [(TextParagraph.Alignment.leading, 0.0), (.center, 0.5), (.trailing, 1)] {
      var text = TextMeasurement("a\nlonger", paragraph: TextParagraph(alignment: alignment))
      let width = text.measure(width: 300).size.width
      let lines = text.lines(width: 300)
      expect(lines[0].x, (width - lines[0].width) * share, 0.0001)
      #expect(lines[1].x <= 0.34)
    }
  }

  @Test("LAY-313: a result answers each proposal between its own and its size")
  func cachedProposals() {
    let size = CGSize(width: 120, height: 40)
    let result = MeasuredText(
      size: size, firstBaseline: 0, lastBaseline: 0, lineCount: 2, isTruncated: false, scale: 1)
    var cache = TextCache()
    cache.add(result, for: TextProposal(width: 200, height: nil))
    #expect(cache.result(for: TextProposal(width: 200, height: nil)) == result)
    #expect(cache.result(for: TextProposal(width: 120, height: 40)) == result)
    #expect(cache.result(for: TextProposal(width: 150, height: 1000)) == result)
    #expect(cache.result(for: TextProposal(width: 119, height: nil)) == nil)
    #expect(cache.result(for: TextProposal(width: 201, height: nil)) == nil)
    #expect(cache.result(for: TextProposal(width: 150, height: 39)) == nil)
    #expect(cache.result(for: TextProposal(width: 0, height: nil)) == nil)
  }

  @Test("LAY-313: the result of a text that is cut answers other heights, but no other width")
  func cachedCuts() {
    let size = CGSize(width: 120, height: 20)
    let result = MeasuredText(
      size: size, firstBaseline: 0, lastBaseline: 0, lineCount: 1, isTruncated: true, scale: 1)
    var cache = TextCache()
    cache.add(result, for: TextProposal(width: 200, height: 40))
    #expect(cache.result(for: TextProposal(width: 200, height: 30)) == result)
    #expect(cache.result(for: TextProposal(width: 150, height: 40)) == nil)
  }

  static let badLengths: [CGFloat] = [.nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .leastNonzeroMagnitude]

  @Test("LAY-309: bad lengths give a finite size and no trap", arguments: badLengths)
  func badInput(length: CGFloat) {
    var runs = [TextRun("A text\tof some\nwords", font: LayoutFont(size: length), tracking: length)]
    runs.append(TextRun(imageOfWidth: length, font: LayoutFont(size: 12)))
    for limit in [Int.min, 0, 2, Int.max] {
      let paragraph = TextParagraph(
        lineLimit: limit, reservedLines: limit, lineSpacing: length, truncation: .middle, minimumScaleFactor: length)
      var text = TextMeasurement(runs, paragraph: paragraph, displayScale: length)
      for width in Self.badLengths {
        let size = text.measure(width: width, height: length).size
        #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
        _ = text.lines(width: width, height: length)
      }
      let spacing = text.spacing
      #expect(spacing.fromOtherAbove.isFinite && spacing.fromOtherBelow.isFinite && spacing.fromTextAbove.isFinite)
    }
  }
}
