import Foundation
import Testing
import UnderstudyLayout

@testable import UnderstudyPictures

@Suite("The font of pictures, and symbols")
struct StrokeFontTests {
  @Test("The shapes of all characters of ASCII differ")
  func ascii() {
    let shapes = (33..<127).compactMap { StrokeFont.shape(of: Character(UnicodeScalar(UInt8($0)))) }
    #expect(shapes.count == 94)
    #expect(Set(shapes.map { "\($0.lines)" }).count == 94)
  }

  @Test("A text is as wide as the layout says")
  func width() {
    let narrow = TextMark("HHHH", at: .zero, width: 40, font: .body, color: .black)
    var wide = narrow
    wide.width = 80
    func right(_ mark: TextMark) -> CGFloat {
      let surface = Surface.drawn(
        Picture(
          size: CGSize(width: 100, height: 20), scale: 1,
          items: [.group(.init(map: .translation(0, 18)), [.text(mark)])]))
      return (0..<20).map { y in CGFloat((0..<100).last { surface.row(y)[$0] != .max } ?? 0) }.max() ?? 0
    }
    #expect((33...40).contains(right(narrow)))
    #expect((70...80).contains(right(wide)))
  }

  @Test("Narrow letters are wide in monospaced fonts, and zeros have a line")
  func monospaced() {
    var font = LayoutFont(size: 24)
    func count(_ text: String) -> Int {
      let mark = TextMark(text, at: CGPoint(x: 2, y: 30), width: 20, font: font, color: .black)
      let surface = Surface.drawn(Picture(size: CGSize(width: 24, height: 40), scale: 1, items: [.text(mark)]))
      return (0..<24).filter { x in (0..<40).contains { surface.row($0)[x] != .max } }.count
    }
    let plain = ["i", "l", "r", "I"].map(count)
    font.design = .monospaced
    let wide = ["i", "l", "r", "I"].map(count)
    #expect(zip(plain, wide).allSatisfy { $0 < $1 })
    #expect("\(StrokeFont.monospaced("0")?.lines.count ?? 0)" == "2")
  }

  @Test("Accented letters are letters with a mark; what the font lacks is a frame")
  func accents() {
    func count(_ text: String) -> Int {
      let mark = TextMark(text, at: CGPoint(x: 2, y: 30), width: 20, font: LayoutFont(size: 24), color: .black)
      let surface = Surface.drawn(Picture(size: CGSize(width: 24, height: 40), scale: 1, items: [.text(mark)]))
      return (0..<40).reduce(0) { sum, y in sum + (0..<24).filter { surface.row(y)[$0] != .max }.count }
    }
    #expect(count("ü") > count("u"))
    #expect(count("日") == count("本"))
    #expect(count(" ") == 0)
    #expect(count("\u{2011}") == count("-"))
  }

  @Test(
    "Symbols are drawn, filled or framed as their names say; unknown ones have a frame",
    arguments: [
      "plus", "plus.slash.minus", "star.fill", "person.circle", "xmark.circle.fill", "made.up.name", "", "..",
      "heart.text.square",
    ])
  func symbols(name: String) {
    let mark = SymbolMark(name, in: CGRect(x: 0, y: 0, width: 20, height: 20), color: .black)
    #expect(!SymbolDrawing.items(of: mark).isEmpty)
  }
}
