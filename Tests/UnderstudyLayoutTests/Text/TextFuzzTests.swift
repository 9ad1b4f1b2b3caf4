import Foundation
import Testing

@testable import UnderstudyLayout

/// Random numbers that are the same in each run.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Makes texts of words, scripts, and what is rare: joiners, marks, controls, line breaks.
private struct RandomText {
  var numbers: Numbers

  private static let pieces: [String] = [
    "a", "word", "Truncation", "AVATAR", " ", "  ", "\t", "\n", "\r\n", "\r", "-", "/", "?", "https://a.b/c?d", ".",
    "(",
    "é", "e\u{301}", "\u{301}", "\u{200D}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{FE0F}", "\u{0}", "\u{7F}", "\u{85}",
    "工", "作。", "（圈", "キャ", "한국", "\u{1100}\u{1161}\u{11A8}", "ｶﾞ", "שלום", "سلام", "\u{202E}", "नमस्ते", "ก็",
    "👍🏽", "👨‍👩‍👧", "🇩🇪", "🇩", "1️⃣", "❤️", "🏽", "\u{E0061}",
    "\u{2028}", "\u{AD}", "\u{10FFFF}", "\u{E000}", "Ω", "Ж", "ß",
  ]

  mutating func string() -> String {
    let count = Int.random(in: 0...30, using: &numbers)
    return (0..<count).map { _ in
      Bool.random(using: &numbers) ? Self.pieces.randomElement(using: &numbers) ?? "" : scalar()
    }.joined()
  }

  private mutating func scalar() -> String {
    let limit: UInt32 = Bool.random(using: &numbers) ? 0x300 : 0x1_FFFF
    return Unicode.Scalar(UInt32.random(in: 0...limit, using: &numbers)).map { String(Character($0)) } ?? "x"
  }

  mutating func font() -> LayoutFont {
    var font = LayoutFont(TextStyle.allCases.randomElement(using: &numbers) ?? .body)
    font.weight = LayoutFont.Weight.allCases.randomElement(using: &numbers) ?? .regular
    font.design = LayoutFont.Design.allCases.randomElement(using: &numbers) ?? .standard
    return Bool.random(using: &numbers) ? font : LayoutFont(size: .random(in: 1...60, using: &numbers))
  }

  mutating func runs() -> [TextRun] {
    var runs = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in TextRun(string(), font: font()) }
    if Int.random(in: 0..<4, using: &numbers) == 0 { runs.append(TextRun(imageOfWidth: 20, font: font())) }
    return runs
  }

  mutating func paragraph() -> TextParagraph {
    TextParagraph(
      lineLimit: Bool.random(using: &numbers) ? nil : Int.random(in: 1...4, using: &numbers),
      lineSpacing: Bool.random(using: &numbers) ? 0 : 3,
      truncation: [.head, .middle, .tail].randomElement(using: &numbers) ?? .tail,
      minimumScaleFactor: Int.random(in: 0..<5, using: &numbers) == 0 ? 0.7 : 1,
      alignment: [.leading, .center, .trailing].randomElement(using: &numbers) ?? .leading
    )
  }

  mutating func length() -> CGFloat? {
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: nil
    case 1: .infinity
    case 2: 0
    default: .random(in: 0...400, using: &numbers)
    }
  }
}

@Suite("Random texts")
struct TextFuzzTests {
  @Test(
    "LAY-308, LAY-309: sizes are finite and within the proposal, and lines cover the text", arguments: RandomCases.seeds
  )
  func sizes(seed: UInt64) {
    var random = RandomText(numbers: Numbers(state: seed))
    for _ in 0..<50 {
      let runs = random.runs()
      var text = TextMeasurement(runs, paragraph: random.paragraph())
      for _ in 0..<6 {
        let (width, height) = (random.length(), random.length())
        let result = text.measure(width: width, height: height)
        #expect(result.size.width.isFinite && result.size.height.isFinite)
        #expect(result.size.width >= 0 && result.size.height >= 0)
        // No character here is wider than 80 points: 1.25 times the largest font.
        if let width, width >= 80 || width == 0 { #expect(result.size.width <= width + 0.0001) }
        if let height, result.lineCount > 1, result.scale == 1 { #expect(result.size.height <= height + 0.34) }
        expectLines(of: text, width: width, height: height, result)
        var another = TextMeasurement(runs, paragraph: text.paragraph)
        #expect(another.measure(width: width, height: height) == result, "\(runs) \(width ?? -1) \(height ?? -1)")
      }
    }
  }

  private func expectLines(of text: TextMeasurement, width: CGFloat?, height: CGFloat?, _ result: MeasuredText) {
    let lines = text.lines(width: width, height: height)
    guard width != 0 else {
      #expect(lines.isEmpty)
      return
    }
    #expect(lines.count == result.lineCount)
    var position = 0
    for line in lines {
      #expect(line.range.lowerBound == position)
      #expect(line.width <= result.size.width + 0.001)
      #expect(line.x >= -0.001 && line.x + line.width <= result.size.width + 0.001)
      position = line.range.upperBound
    }
    let length = text.runs.reduce(0) { $0 + $1.string.utf8.count }
    if !result.isTruncated { #expect(position == length) }
    #expect(lines.last?.isTruncated == result.isTruncated)
    #expect(lines.dropLast().allSatisfy { !$0.isTruncated })
  }

  @Test("LAY-308: more width never means more lines", arguments: RandomCases.seeds)
  func monotonic(seed: UInt64) {
    var random = RandomText(numbers: Numbers(state: 1000 + seed))
    for _ in 0..<20 {
      let runs = random.runs()
      var previous = Int.max
      for width in stride(from: CGFloat(1), through: 500, by: 13) {
        var text = TextMeasurement(runs)
        let count = text.measure(width: width).lineCount
        #expect(count <= previous, "\(runs) at \(width)")
        previous = count
      }
    }
  }

  @Test("LAY-313: results do not depend on what was measured before", arguments: RandomCases.seeds)
  func pure(seed: UInt64) {
    var random = RandomText(numbers: Numbers(state: 2000 + seed))
    for _ in 0..<20 {
      let runs = random.runs()
      let paragraph = random.paragraph()
      var used = TextMeasurement(runs, paragraph: paragraph)
      for _ in 0..<20 {
        let (width, height) = (random.length(), random.length())
        var fresh = TextMeasurement(runs, paragraph: paragraph)
        #expect(used.measure(width: width, height: height) == fresh.measure(width: width, height: height))
      }
    }
  }

  @Test(
    "LAY-401: the limits of a text's width are what it answers at 0 and without limit", arguments: RandomCases.seeds)
  func limits(seed: UInt64) {
    var random = RandomText(numbers: Numbers(state: 5000 + seed))
    var known = 0
    for _ in 0..<50 {
      let text = TextMeasurement(random.runs(), paragraph: random.paragraph())
      guard let limits = TextRule(text).limits(along: .horizontal) else { continue }
      known += 1
      for height in [nil, 0, random.length(), random.length()] {
        let content = TextRule(text)
        #expect(content.size(in: ProposedViewSize(width: 0, height: height)).width == limits.minimum)
        #expect(content.size(in: ProposedViewSize(width: .infinity, height: height)).width == limits.maximum)
      }
    }
    #expect(known > 3)
  }

  @Test("LAY-309: a text fits in the size that it answered", arguments: RandomCases.seeds)
  func ownSize(seed: UInt64) {
    var random = RandomText(numbers: Numbers(state: 3000 + seed))
    for _ in 0..<100 {
      let runs = random.runs()
      var text = TextMeasurement(runs)
      let width = random.length() ?? .infinity
      let size = text.measure(width: width, height: nil).size
      // A character that is wider than the proposal makes the text wider too.
      guard size.width > 0, size.width <= width else { continue }
      var fresh = TextMeasurement(runs)
      #expect(fresh.measure(width: size.width, height: size.height).size == size)
    }
  }

  @Test("LAY-308: the end of a line is never inside a character of UTF-8", arguments: RandomCases.seeds)
  func characterBoundaries(seed: UInt64) {
    var random = RandomText(numbers: Numbers(state: 4000 + seed))
    for _ in 0..<50 {
      let string = random.string()
      for line in TextMeasurement(string).lines(width: 9) where line.range.upperBound <= string.utf8.count {
        let index = string.utf8.index(string.utf8.startIndex, offsetBy: line.range.upperBound)
        #expect(index.samePosition(in: string.unicodeScalars) != nil)
      }
    }
  }

  @Test("LAY-312: many runs take linear time too")
  func manyRuns() {
    let fonts = [LayoutFont.body, LayoutFont(.footnote)]
    let runs = (0..<20_000).map { TextRun("word", font: fonts[$0 % 2]) }
    var text = TextMeasurement(runs)
    #expect(text.measure(width: 20).lineCount > 20_000)
    #expect(text.measure(width: 20, height: 1000).isTruncated)
    let separate = TextMeasurement(runs.map { TextRun(" " + $0.string, font: $0.font) })
    #expect(separate.lines(width: 20).count > 40_000)
  }

  static let extremes: [String] = [
    String(repeating: "a", count: 50_000),
    String(repeating: "word ", count: 10_000),
    "e" + String(repeating: "\u{301}", count: 25_000),
    String(repeating: "👨‍👩‍👧", count: 2_500),
    String(repeating: "\u{200D}", count: 15_000),
    String(repeating: "\n", count: 15_000),
    String(repeating: "工", count: 15_000),
    String(repeating: "🇩", count: 10_000),
    String(repeating: "\t", count: 15_000),
  ]

  @Test(
    "LAY-308: a long text takes linear time in each mode; a quadratic one would not end", arguments: extremes.indices)
  func extreme(index: Int) {
    let string = Self.extremes[index]
    var text = TextMeasurement(string)
    #expect(text.measure().size.width.isFinite)
    #expect(text.measure(width: 300).size.height > 0)
    #expect(text.measure(width: 0.5).size.height > 0)
    for mode in [TextParagraph.Truncation.head, .middle, .tail] {
      var cut = TextMeasurement(string, paragraph: TextParagraph(lineLimit: 2, truncation: mode))
      #expect(cut.measure(width: 100).size.width <= 100)
    }
  }
}
