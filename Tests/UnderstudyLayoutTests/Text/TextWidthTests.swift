import Foundation
import Testing

@testable import UnderstudyLayout

@Suite("Widths of texts")
struct TextWidthTests {
  static let sizes: [(id: String, string: String, font: LayoutFont, width: CGFloat, height: CGFloat)] = [
    ("LC-242", "Hello, world!", .body, 94.3333, 20.3333),
    ("LC-244", "Settings", LayoutFont(.largeTitle), 122, 40.6667),
    ("LC-245", "Hello", LayoutFont(.caption), 29, 14.3333),
  ]

  @Test("LAY-304: the width of a text is the sum of its characters' widths, rounded up to a pixel", arguments: sizes)
  func size(id: String, string: String, font: LayoutFont, width: CGFloat, height: CGFloat) {
    var text = TextMeasurement(string, font: font)
    expect(text.measure().size.width, width, 0.001, id)
    expect(text.measure().size.height, height, 0.001, id)
  }

  @Test("LAY-305, LC-240: the label that Apple's system reported, by the pairs of letters too")
  func buttonLabel() {
    var text = TextMeasurement("Tap me!")
    expect(text.measure().size.width, 60.7, 0.4, "LC-240")
    expect(text.measure().size.height, 20.3, 0.4, "LC-240")
  }

  @Test("LAY-304: between 17 and 28 points the width is linear between the cuts")
  func opticalSizes() {
    // "o" is 597 in the cut for text and 551 in the one for display; the tracking of 22 points is -12.
    var text = TextMeasurement("oooooooooo", font: LayoutFont(size: 22), displayScale: 1000)
    expect(text.measure().size.width, 10 * (597 - (597 - 551) * 5.0 / 11 - 12) * 0.022, 0.002)
  }

  @Test("LAY-304: tracking is linear between the sizes of Apple's table and constant beyond them")
  func tracking() {
    #expect(TrackingTable.tracking(ofSize: 17) == -26)
    #expect(TrackingTable.tracking(ofSize: 55) == 6)
    #expect(TrackingTable.tracking(ofSize: 57) == 5.5)
    #expect(TrackingTable.tracking(ofSize: 2) == 41)
    #expect(TrackingTable.tracking(ofSize: 200) == 0)
  }

  @Test("LAY-306: an accented letter is as wide as its base")
  func accents() {
    for (accented, base) in [("é", "e"), ("Å", "A"), ("ñ", "n"), ("ế", "e"), ("Ž", "Z"), ("e\u{301}", "e")] {
      expect(width(accented), width(base), 0.0001, accented)
    }
  }

  @Test("LAY-306: other scripts have a width for each character, CJK and emoji without tracking")
  func scripts() {
    expect(width("工作圈"), 51, 0.001)
    expect(width("カナ"), 34, 0.001)
    expect(width("ｶﾅ"), 17, 0.001)
    expect(width("한국"), 34, 0.001)
    expect(width("👨‍👩‍👧‍👦"), 21.25, 0.34, "a family is one emoji")
    expect(width("👍🏽"), 21.25, 0.34, "a skin tone")
    expect(width("🇩🇪🇫🇷"), 42.5, 0.34, "two flags")
    expect(width("1️⃣"), 21.25, 0.34, "a keycap")
    expect(width("❤️"), 21.25, 0.34, "a selector")
    expect(width("бб"), 2 * (600 - 26) * 0.017, 0.34)
    expect(width("ББ"), 2 * (700 - 26) * 0.017, 0.34)
    expect(width("שש"), 2 * (550 - 26) * 0.017, 0.34)
    expect(width("กก"), 2 * (600 - 26) * 0.017, 0.34)
  }

  @Test(
    "LAY-306: marks, joiners and controls have no width",
    arguments: ["\u{301}", "\u{200D}", "\u{200F}", "\u{FE0F}", "\u{7}"])
  func zeroWidth(character: String) {
    #expect(width("a" + character) == width("a"))
    #expect(width(character) == 0)
  }

  @Test("LAY-306: a tab goes to the next multiple of 28 points")
  func tabs() {
    expect(width("\ti"), 28 + width("i"), 0.34)
    expect(width("Hello\ti"), 56 + width("i"), 0.34)
    expect(width("\t\ti"), 56 + width("i"), 0.34)
  }

  @Test("LAY-307: weights and designs")
  func designs() {
    let word = "Measurement"
    let regular = width(word)
    #expect(width(word, LayoutFont(size: 17, weight: .light)) == regular)
    #expect(width(word, LayoutFont(size: 17, weight: .heavy)) == width(word, LayoutFont(size: 17, weight: .bold)))
    let medium = width(word, LayoutFont(size: 17, weight: .medium))
    expect(medium, (regular + width(word, LayoutFont(size: 17, weight: .semibold))) / 2, 0.34)
    var italic = LayoutFont.body
    italic.isItalic = true
    #expect(width(word, italic) == regular)
    expect(width(word, LayoutFont(size: 17, design: .monospaced)), CGFloat(word.count) * 600 * 0.017, 0.34)
    expect(width(word, LayoutFont(size: 17, design: .serif)), regular * 0.97, 0.34)
    expect(width(word, LayoutFont(size: 17, design: .rounded)), regular + CGFloat(word.count) * 40 * 0.017, 0.34)
  }

  @Test("LAY-307: monospaced digits are as wide as a zero")
  func digits() {
    var font = LayoutFont.body
    font.hasMonospacedDigits = true
    #expect(width("1111", font) == width("0000", font))
    #expect(width("0000", font) == width("0000"))
    #expect(width("1111") < width("0000"))
  }

  @Test("LAY-307: the app's tracking is added to each character")
  func ownTracking() {
    var text = TextMeasurement([TextRun("Hello", font: .body, tracking: 2)])
    expect(text.measure().size.width, width("Hello") + 10, 0.001)
    var unusual = TextMeasurement([TextRun("Hello", font: .body, tracking: .nan)])
    expect(unusual.measure().size.width, width("Hello"), 0.001)
  }

  @Test("LAY-312: each run has its own font; the highest and its leading decide the line")
  func runs() {
    let runs = [TextRun("Hello, ", font: .body), TextRun("world", font: LayoutFont(.largeTitle))]
    var text = TextMeasurement(runs)
    let sum = width("Hello, i") - width("i") + width("world", LayoutFont(.largeTitle))
    expect(text.measure().size.width, sum, 0.67)
    expect(text.measure().size.height, 40.6667, 0.001)
    expect(text.measure().firstBaseline, 32.3333, 0.001)
    var twoLines = TextMeasurement([runs[0], TextRun("\n", font: .body), runs[1]])
    expect(twoLines.measure().size.height, 61.3333, 0.001)
  }

  @Test("LAY-312: an image in a text has its own width")
  func image() {
    var text = TextMeasurement([TextRun("a"), TextRun(imageOfWidth: 20.5), TextRun("b")])
    expect(text.measure().size.width, width("a") + 20.5 + width("b"), 0.67)
  }

  private func width(_ string: String, _ font: LayoutFont = .body) -> CGFloat {
    var text = TextMeasurement(string, font: font)
    return text.measure().size.width
  }
}
