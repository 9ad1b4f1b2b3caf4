import Foundation
import Testing

@testable import UnderstudyLayout

@Suite("Fonts")
struct FontTests {
  @Test("LAY-300: styles have Apple's sizes and leadings for each setting of Dynamic Type")
  func styles() {
    #expect(TextStyle.body.pointSize() == 17)
    #expect(TextStyle.body.leading() == 22)
    #expect(TextStyle.headline.pointSize() == 17)
    #expect(TextStyle.largeTitle.pointSize(.xSmall) == 31)
    #expect(TextStyle.largeTitle.leading(.accessibility5) == 70)
    #expect(TextStyle.caption2.pointSize(.medium) == 11)
    #expect(TextStyle.footnote.leading(.accessibility3) == 40)
    #expect(TextStyle.subheadline.pointSize(.xxxLarge) == 21)
    #expect(TextStyle.callout.leading(.accessibility5) == 60)
  }

  @Test("LAY-300: sizes never fall as the setting grows", arguments: TextStyle.allCases)
  func sizesGrow(style: TextStyle) {
    for (smaller, larger) in zip(TypeSize.allCases, TypeSize.allCases.dropFirst()) {
      #expect(style.pointSize(smaller) <= style.pointSize(larger))
      #expect(style.leading(smaller) <= style.leading(larger))
    }
  }

  @Test("LAY-300: bold is bold for titles and semibold for other styles; the headline is semibold")
  func bold() {
    #expect(LayoutFont(.title2).bold().weight == .bold)
    #expect(LayoutFont(.footnote).bold().weight == .semibold)
    #expect(LayoutFont(.headline).weight == .semibold)
    #expect(LayoutFont(.headline).bold().weight == .semibold)
    #expect(LayoutFont(size: 20).bold().weight == .bold)
    #expect(LayoutFont(size: 20, weight: .black).bold().weight == .black)
  }

  @Test("LAY-300: a font of a size has no leading, and bad sizes become the nearest that are possible")
  func sizes() {
    #expect(LayoutFont(size: 20).leading == 0)
    #expect(LayoutFont(size: -3).size == 0)
    #expect(LayoutFont(size: .nan).size == 0)
    #expect(LayoutFont(size: .infinity).size == 10_000)
  }

  @Test("LAY-300: a size that is relative to a style grows in the style's proportion")
  func relativeSizes() {
    #expect(TextStyle.body.factor(.large) == 1)
    #expect(LayoutFont(size: 34, relativeTo: .body, typeSize: .accessibility5).size == 106)
    #expect(LayoutFont(size: 34, relativeTo: .body, typeSize: .accessibility5).leading == 0)
  }

  /// Heights of one line that swift-snapshot-testing recorded on Apple's system, at 3x.
  static let heights: [(id: String, font: LayoutFont, height: CGFloat)] = [
    ("LC-076", LayoutFont(size: 14), 17),
    ("LC-077", LayoutFont(size: 15), 18),
    ("LC-078", LayoutFont(size: 16), 19.3333),
    ("LC-080", LayoutFont(.title, typeSize: .xSmall), 30),
    ("LC-081", LayoutFont(.title, typeSize: .small), 31.3333),
    ("LC-082", LayoutFont(.title, typeSize: .medium), 32.3333),
    ("LC-084", LayoutFont(.title, typeSize: .xLarge), 36),
    ("LC-085", LayoutFont(.title, typeSize: .xxLarge), 38.3333),
    ("LC-086", LayoutFont(.title, typeSize: .xxxLarge), 40.6667),
    ("LC-088", LayoutFont(.title, typeSize: .accessibility2), 51.3333),
    ("LC-089", LayoutFont(.title, typeSize: .accessibility3), 57.3333),
    ("LC-090", LayoutFont(.title, typeSize: .accessibility4), 63.3333),
    ("LAY-301, 17", LayoutFont(size: 17), 20.3333),
    ("LAY-301, 13", LayoutFont(size: 13), 15.6667),
    ("LAY-301, 34", LayoutFont(size: 34), 40.6667),
    ("LAY-301, 28", LayoutFont(size: 28), 33.6667),
  ]

  @Test("LAY-301: one line is as high as the font's line, rounded up to a pixel", arguments: heights)
  func lineHeight(id: String, font: LayoutFont, height: CGFloat) {
    var text = TextMeasurement("x", font: font)
    expect(text.measure().size.height, height, 0.001, id)
    expect(FontMetrics(font).height(), height, 0.001, id)
  }

  @Test("LAY-302, LC-241: lines of a style are as far apart as its leading; others as high as a line")
  func lines() {
    let body = FontMetrics(.body)
    expect(body.height(ofLines: 2), 42.333, 0.001)
    expect(body.height(ofLines: 3), 64.333, 0.001)
    expect(FontMetrics(LayoutFont(.headline)).height(ofLines: 3), 64.3333, 0.001, "LC-241, 3x")
    expect(FontMetrics(LayoutFont(.headline)).height(ofLines: 3, displayScale: 2), 64.5, 0.001, "LC-241, 2x")
    expect(FontMetrics(LayoutFont(.headline)).height(ofLines: 5, displayScale: 2), 108.5, 0.001, "LC-241, 2x")
    expect(FontMetrics(LayoutFont(size: 17)).height(ofLines: 2), 40.6667, 0.001)
  }

  @Test("LAY-303: the first baseline is the nearest pixel, the last one is rounded up")
  func baselines() {
    var body = TextMeasurement("one\ntwo")
    let result = body.measure()
    expect(result.firstBaseline, 16.3333, 0.001)
    expect(result.lastBaseline, 38.3333, 0.001)
    var caption = TextMeasurement("one", font: LayoutFont(.caption))
    expect(caption.measure().firstBaseline, 11.3333, 0.001)
    expect(caption.measure().lastBaseline, 11.6667, 0.001)
  }

  @Test("LAY-303, LC-250: two fonts on one baseline are 21 points apart")
  func alignedBaselines() {
    var title = TextMeasurement("A", font: LayoutFont(.largeTitle))
    var caption = TextMeasurement("B", font: LayoutFont(.caption))
    expect(title.measure().firstBaseline - caption.measure().firstBaseline, 429.1667 - 408.1667, 0.001)
    expect(title.measure().size.width, 23, 0.001)
    expect(caption.measure().size.width, 8, 0.001)
    expect(caption.measure().size.height, 14.3333, 0.001)
  }
}
