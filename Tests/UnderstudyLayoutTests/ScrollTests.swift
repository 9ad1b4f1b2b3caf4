import Foundation
import Testing
import UnderstudyLayout

@Suite("Scroll views")
struct ScrollTests {
  private let bars = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

  private func screen(_ view: any TestView) -> LaidOut { LaidOut(view, width: 390, height: 844, safeArea: bars) }

  private func rule(_ node: LayoutNode) throws -> ScrollRule { try #require(node.rule as? ScrollRule) }

  @Test("LC-202: content size, first offset and range under bars")
  func range() throws {
    let laidOut = screen(ScrollView { VStack { ForEach(0..<100) { _ in Color.red.frame(height: 50) } } }.mark("s"))
    let layout = try rule(laidOut["s"]).layout(of: laidOut["s"])
    #expect(layout.contentSize == CGSize(width: 390, height: 5792))
    #expect(layout.offset == CGPoint(x: 0, y: -47))
    #expect(layout.range(.vertical) == -47...4982)
    #expect(layout.containerSize == CGSize(width: 390, height: 844))
  }

  @Test("LC-188: an offset beyond the range is clamped")
  func clamped() {
    let layout = ScrollLayout(
      size: CGSize(width: 50, height: 100), content: CGSize(width: 100, height: 200), growth: EdgeInsets(),
      margins: EdgeInsets(), axes: [.horizontal, .vertical])
    #expect(layout.clamped(CGPoint(x: 200, y: 300)) == CGPoint(x: 50, y: 100))
    #expect(layout.clamped(CGPoint(x: CGFloat.nan, y: -.infinity)) == .zero)
  }

  @Test("LAY-371: scrolling moves content and measures nothing")
  func scrolling() throws {
    let laidOut = screen(
      ScrollView { ForEach(0..<100) { Color.red.frame(height: 50).mark("row \($0)") } }.mark("s"))
    #expect(laidOut.frame("row 10").minY == 627)
    laidOut.scope.context.measureCount = 0
    let scroll = laidOut["s"]
    #expect(try rule(scroll).scroll(scroll, to: CGPoint(x: 0, y: 1000)))
    #expect(laidOut.frame("row 10").minY == -420)
    #expect(try !rule(scroll).scroll(scroll, to: CGPoint(x: 0, y: 1000)))
    #expect(try rule(scroll).scroll(scroll, to: CGPoint(x: 0, y: 99_999)))
    #expect(laidOut.frame("row 99").maxY == 810)
    #expect(laidOut["row 10"].visibleFrame == nil)
    #expect(laidOut.scope.context.measureCount == 0)
  }

  @Test("LAY-194: scrolling to a view is minimal without an anchor, and exact with one")
  func scrollTo() throws {
    let laidOut = screen(
      ScrollView { ForEach(0..<100) { Color.red.frame(height: 50).mark("row \($0)") } }.mark("s"))
    let layout = try rule(laidOut["s"]).layout(of: laidOut["s"])
    let row = CGRect(x: 0, y: 58 * 50, width: 390, height: 50)
    #expect(layout.offset(toShow: ScrollTarget(rect: row)).y == 2140)
    #expect(layout.offset(toShow: ScrollTarget(rect: row, anchor: .top)).y == 2853)
    #expect(layout.offset(toShow: ScrollTarget(rect: row, anchor: .center)).y == 2496.5)
    let visible = CGRect(x: 0, y: 100, width: 390, height: 50)
    #expect(layout.offset(toShow: ScrollTarget(rect: visible)) == layout.offset)
  }

  @Test("LAY-190: margins narrow the content and keep it free of the edges")
  func margins() {
    let margins = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let view = Container(rule: ScrollRule(.vertical, margins: margins), content: [Color.red.mark("a")])
    #expect(screen(view).frame("a") == CGRect(x: 20, y: 57, width: 330, height: 10))
  }

  @Test("LAY-191: an anchor at the bottom begins at the end, and puts shorter content there")
  func bottomAnchor() {
    let rule = ScrollRule(.vertical, anchor: .bottom)
    let long = Container(rule: rule, content: [Color.red.frame(height: 2000).mark("a")])
    #expect(screen(long).frame("a").maxY == 810)
    let short = Container(rule: rule, content: [Color.red.frame(height: 100).mark("a")])
    #expect(screen(short).frame("a") == CGRect(x: 0, y: 710, width: 390, height: 100))
  }

  @Test("LAY-193: paging rests at multiples of the container's length, alignment at a target's edge")
  func targets() throws {
    let laidOut = screen(
      ScrollView { ForEach(0..<100) { Color.red.frame(height: 50).mark("row \($0)") } }.mark("s"))
    let layout = try rule(laidOut["s"]).layout(of: laidOut["s"])
    #expect(layout.pagedOffset(near: CGPoint(x: 0, y: 1200)).y == 1479)
    #expect(layout.pagedOffset(near: CGPoint(x: 0, y: 200)).y == -47)
    let rows = (0..<100).map { CGRect(x: 0, y: CGFloat($0) * 58, width: 390, height: 50) }
    #expect(layout.alignedOffset(near: CGPoint(x: 0, y: 1000), to: rows).y == 997)
    #expect(layout.alignedOffset(near: CGPoint(x: 0, y: 99_999), to: rows).y == layout.range(.vertical).upperBound)
    #expect(layout.alignedOffset(near: CGPoint(x: 0, y: 10), to: []).y == 10)
  }

  @Test("LAY-373: a swipe scrolls by the finger's way and the way until rest")
  func swipe() {
    expect([ScrollLayout.swipeDistance(length: 763, velocity: 800)], [704.4], "swipe")
  }

  @Test("LC-108, LC-109: lengths relative to a container", arguments: [(4, 3, 10.0, 290.0), (3, 1, 8.0, 124.6667)])
  func relative(count: Int, span: Int, spacing: CGFloat, expected: CGFloat) {
    let view = Rectangle().containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing)
    let laidOut = screen(view.mark("a"))
    let size = laidOut["a"].size(in: ProposedViewSize(width: 500, height: 50))
    expect([size.width, size.height], [expected, 50], "relative")
  }

  @Test("LAY-165: a length follows the nearest container's, also when that changes")
  func relativeToScrollView() {
    let view = ScrollView {
      Rectangle().modified(ContainerRelativeFrameRule([.horizontal, .vertical])).mark("a")
    }.frame(width: 200, height: 100).mark("frame")
    let laidOut = screen(view)
    #expect(laidOut["a"].placedSize == CGSize(width: 200, height: 100))
    laidOut["frame"].setRule(FrameRule(width: 120, height: 80))
    #expect(laidOut["a"].placedSize == CGSize(width: 120, height: 80))
  }
}
