import Foundation
import Testing
import UnderstudyLayout

@Suite("Coordinate spaces, transforms and pixels")
struct SpaceTests {
  private func probe(_ view: any TestView) -> LaidOut { LaidOut(view, width: 200, height: 200) }

  private var base: Layered { Color.clear.frame(width: 100, height: 100).background(Color.clear.mark("probe")) }

  @Test("LC-189: a reader's size, local and global frames")
  func global() {
    let laidOut = probe(base)
    #expect(laidOut["probe"].placedSize == CGSize(width: 100, height: 100))
    #expect(laidOut["probe"].localBounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(laidOut.frame("probe") == CGRect(x: 50, y: 50, width: 100, height: 100))
  }

  @Test("LC-190: a frame in a named space, and the space's bounds in the reader's")
  func named() throws {
    let laidOut = probe(base.padding(10).mark("s"))
    let (reader, space) = (laidOut["probe"], laidOut["s"])
    #expect(reader.frame(in: space) == CGRect(x: 10, y: 10, width: 100, height: 100))
    let bounds = try #require(space.convert(space.localBounds, to: reader))
    #expect(bounds == CGRect(x: -10, y: -10, width: 120, height: 120))
  }

  @Test("LC-192: a background outside of an offset does not move")
  func offset() {
    let view = Color.clear.frame(width: 100, height: 100).offset(x: 20, y: 5).background(Color.clear.mark("probe"))
    #expect(probe(view).frame("probe") == CGRect(x: 50, y: 50, width: 100, height: 100))
  }

  @Test("LC-193, LC-194: a scale changes the global frame, not the size")
  func scale() {
    let double = probe(base.scaleEffect(2))
    #expect(double["probe"].placedSize == CGSize(width: 100, height: 100))
    #expect(double.frame("probe") == CGRect(x: 0, y: 0, width: 200, height: 200))
    let half = probe(base.scaleEffect(0.5, anchor: .topLeading))
    #expect(half.frame("probe") == CGRect(x: 50, y: 50, width: 50, height: 50))
  }

  @Test("LAY-033: the frame of a rotated view is the bounding box")
  func rotation() {
    let side = 100 * 2.0.squareRoot()
    let laidOut = probe(base.rotationEffect(degrees: 45))
    expect(laidOut.frame("probe").numbers, [100 - side / 2, 100 - side / 2, side, side], "rotated")
  }

  @Test("LC-196, LC-197: anchors are resolved in the space of the view that reads them")
  func anchors() throws {
    let view = Color.clear.frame(width: 100, height: 100).mark("source").padding(10)
      .overlay(GeometryReader { _ in Color.clear }.mark("reader"))
    let laidOut = probe(view)
    let (source, reader) = (laidOut["source"], laidOut["reader"])
    let bounds = try #require(source.convert(source.localBounds, to: reader))
    #expect(bounds == CGRect(x: 10, y: 10, width: 100, height: 100))
    let corner = try #require(source.convert(CGPoint(x: 100, y: 100), to: reader))
    #expect(corner == CGPoint(x: 110, y: 110))
  }

  @Test("LAY-035: a space that is scaled to nothing has no points")
  func noInverse() {
    let laidOut = probe(
      ZStack {
        base.scaleEffect(0); Color.red.mark("other")
      })
    #expect(laidOut["other"].convert(CGPoint.zero, to: laidOut["probe"]) == nil)
    #expect(laidOut["probe"].convert(CGPoint.zero, to: laidOut["other"]) == CGPoint(x: 100, y: 100))
  }

  @Test("LAY-022: both corners are on the nearest pixel, halves up")
  func snapping() {
    let rect = CGRect(x: 0.5, y: 1.1, width: 10, height: 0.5)
    #expect(rect.snapped(scale: 1) == CGRect(x: 1, y: 1, width: 10, height: 1))
    expect(CGRect(x: 10.2, y: 0, width: 0.2, height: 1).snapped(scale: 3).numbers, [31.0 / 3, 0, 0, 1], "at 3x")
  }

  @Test("LAY-023: a reader's size is exact, and on whole pixels inside of effects")
  func readerSize() {
    let view = Color.red.frame(width: 10.1, height: 20).mark("a")
    let plain = probe(view)
    #expect(plain["a"].readerSize == CGSize(width: 10.1, height: 20))
    let moved = probe(view.offset(x: 1))
    let size = moved["a"].readerSize
    expect([size.width, size.height], [10, 20], "inside an offset")
  }

  @Test("LAY-350: the visible part is what ancestors that clip leave")
  func visiblePart() {
    let view = Color.red.frame(width: 100, height: 100).mark("a").frame(width: 50, height: 40)
      .modified(PassThroughRule(.clips)).offset(x: 80)
    let laidOut = probe(view)
    #expect(laidOut.frame("a") == CGRect(x: 130, y: 50, width: 100, height: 100))
    #expect(laidOut["a"].visibleFrame == CGRect(x: 155, y: 80, width: 45, height: 40))
    let gone = probe(Color.red.frame(width: 20, height: 20).mark("a").offset(x: 300))
    #expect(gone["a"].visibleFrame == nil)
  }

  @Test("LAY-176: a hidden view is laid out")
  func hidden() {
    let laidOut = probe(
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).mark("a").hidden(); Color.blue.mark("b")
      })
    #expect(laidOut["a"].isHidden)
    #expect(!laidOut["b"].isHidden)
    #expect(laidOut.frame("b").width == 180)
  }
}
