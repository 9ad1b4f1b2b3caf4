import Foundation
import Testing

@testable import UnderstudyLayout

@Suite("Distances that texts prefer")
struct TextSpacingTests {
  static let gaps: [(TextStyle, CGFloat)] = [
    (.body, 2), (.headline, 2), (.footnote, 2.667), (.subheadline, 2.333), (.callout, 2), (.caption, 2), (.title2, 2),
    (.title3, 1.333), (.title, 0.667), (.largeTitle, 0.667), (.caption2, 0),
  ]

  @Test("LAY-074: the lower text decides the distance of two texts", arguments: gaps)
  func textAboveText(style: TextStyle, gap: CGFloat) {
    let lower = TextSpacing(LayoutFont(style))
    expect(TextSpacing.distance(from: TextSpacing(.body), to: lower), gap, 0.001)
    expect(TextSpacing.distance(from: TextSpacing(LayoutFont(.largeTitle)), to: lower), gap, 0.001)
  }

  @Test("LAY-074: texts whose leading is smaller than a line touch", arguments: TypeSize.allCases)
  func noNegativeGaps(typeSize: TypeSize) {
    for style in TextStyle.allCases {
      #expect(TextSpacing(LayoutFont(style, typeSize: typeSize)).fromTextAbove >= 0)
    }
    #expect(TextSpacing(LayoutFont(size: 20)).fromTextAbove == 0)
  }

  @Test("LAY-074, LC-238: a body text and two footnotes are 2.667 apart")
  func threeTexts() {
    var y: CGFloat = 209
    var tops: [CGFloat] = []
    var previous: TextSpacing?
    for font in [LayoutFont(.body), LayoutFont(.footnote), LayoutFont(.footnote)] {
      var text = TextMeasurement("x", font: font)
      if let previous { y += TextSpacing.distance(from: previous, to: text.spacing) }
      tops.append(y)
      y += text.measure().size.height
      previous = text.spacing
    }
    expect(tops[1], 232, 0.4, "LC-238")
    expect(tops[2], 250.3, 0.4, "LC-238")
  }

  @Test("LAY-075: another view below a text keeps a distance by the text's font")
  func otherBelow() {
    expect(TextSpacing(.body).fromOtherBelow, 10.642, 0.001)
    expect(TextSpacing(LayoutFont(.footnote)).fromOtherBelow, 8.021, 0.001)
    expect(TextSpacing(LayoutFont(.largeTitle)).fromOtherBelow, 20.951, 0.001)
  }

  @Test("LAY-076: another view above a text keeps a smaller one")
  func otherAbove() {
    expect(TextSpacing(.body).fromOtherAbove, 6.434, 0.001)
    expect(TextSpacing(LayoutFont(.footnote)).fromOtherAbove, 4.802, 0.001)
    expect(TextSpacing(LayoutFont(.headline)).fromOtherAbove, 6.434, 0.001)
  }

  @Test("LAY-074 to LAY-076, LC-249: a column of texts and a colour")
  func column() {
    var a = TextMeasurement("A")
    var b = TextMeasurement("B", font: LayoutFont(.footnote))
    var d = TextMeasurement("D")
    var y = 366.7727 + a.measure().size.height + TextSpacing.distance(from: a.spacing, to: b.spacing)
    expect(y, 389.7727, 0.001, "b")
    y += b.measure().size.height + b.spacing.fromOtherBelow
    expect(y, 413.46, 0.001, "c")
    y += 50 + d.spacing.fromOtherAbove
    expect(y, 469.894, 0.001, "d")
    expect(a.measure().size.width, 11.3333, 0.001, "a")
    expect(b.measure().size.width, 8.6667, 0.001, "b")
    expect(d.measure().size.width, 12, 0.001, "d")
  }

  @Test("LAY-074, LAY-075: a text of several fonts prefers by its first and its last")
  func severalFonts() {
    let runs = [TextRun("A", font: LayoutFont(.footnote)), TextRun("B", font: LayoutFont(.body))]
    let spacing = TextMeasurement(runs).spacing
    expect(spacing.fromTextAbove, 2.667, 0.001)
    expect(spacing.fromOtherBelow, 10.642, 0.001)
  }
}
