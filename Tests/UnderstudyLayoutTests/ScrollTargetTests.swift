import Foundation
import Testing
import UnderstudyLayout

@Suite("Scroll positions by target")
struct ScrollTargetTests {
  /// A hundred rows of 50 points, 8 apart, below a padding of 20, on the screen.
  private struct Column {
    let laidOut: LaidOut
    let node: LayoutNode
    let rule: ScrollRule
    let views: ScrollTargetViews

    init() throws {
      let rows = VStack { ForEach(0..<100) { _ in Color.red.frame(height: 50) } }
      let bars = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
      laidOut = LaidOut(
        ScrollView { rows.padding(.top, 20).mark("targets") }.mark("scroll"), width: 390, height: 844, safeArea: bars)
      node = laidOut["scroll"]
      rule = try #require(node.rule as? ScrollRule)
      views = try #require(ScrollTargetViews(in: laidOut["targets"]))
    }

    var visible: CGRect { rule.layout(of: node).insetRect }

    @discardableResult
    func scroll(to destination: ScrollDestination) -> Bool { rule.scroll(node, to: destination) }
  }

  @Test("LAY-192: the views of the outermost layout in the mark are the targets")
  func targets() throws {
    let column = try Column()
    let views = column.views
    #expect(views.count == 100)
    #expect(views.rect(of: 3) == CGRect(x: 0, y: 20 + 3 * 58, width: 390, height: 50))
    #expect(views.rect(of: 100) == nil)
    #expect(views.rect(of: -1) == nil)
    #expect(ScrollTargetViews(in: column.laidOut.root) == nil)
  }

  @Test("LAY-192: the position is the topmost visible view, with an anchor the view there")
  func reading() throws {
    let column = try Column()
    let views = column.views
    #expect(views.index() == 0)
    // The first 30 points of row 10 are above the visible part: it begins at 600.
    column.scroll(to: .point(x: nil, y: 630))
    #expect(views.index() == 10)
    #expect(views.index(at: .top) == 10)
    // 630 + 763 is in row 23, from 1354 to 1404; the center, 1011.5, in row 17.
    #expect(views.index(at: .bottom) == 23)
    #expect(views.index(at: .center) == 17)
    // Between two rows, the one above is not visible.
    column.scroll(to: .point(x: nil, y: 652))
    #expect(views.index() == 11)
    column.scroll(to: .edge(.bottom))
    #expect(views.index(at: .bottom) == 99)
  }

  @Test("LAY-192: what was written is read", arguments: [UnitPoint.top, .center, .bottom, UnitPoint(x: 0.3, y: 0.7)])
  func roundTrip(anchor: UnitPoint) throws {
    let column = try Column()
    let views = column.views
    for index in [20, 21, 60, 33] {
      #expect(column.scroll(to: .view(index, views, anchor: anchor)))
      #expect(views.index(at: anchor) == index)
      let rect = try #require(views.rect(of: index))
      let visible = column.visible
      let distance = rect.minY + 50 * anchor.y - visible.minY - visible.height * anchor.y
      #expect(abs(distance) < 0.001)
    }
  }

  @Test("LAY-192: without an anchor, the scroll is the least that shows the view")
  func leastScroll() throws {
    let column = try Column()
    let views = column.views
    #expect(!column.scroll(to: .view(5, views)))
    column.scroll(to: .view(50, views))
    #expect(column.visible.maxY == 2970)
    column.scroll(to: .view(5, views))
    #expect(column.visible.minY == 310)
  }

  @Test("LAY-192: points, edges and rectangles are destinations too")
  func otherDestinations() throws {
    let column = try Column()
    let views = column.views
    func offset() -> CGFloat { column.rule.layout(of: column.node).offset.y }
    column.scroll(to: .point(x: nil, y: 500))
    #expect(offset() == 453)
    #expect(!column.scroll(to: .point(x: 90, y: nil)))
    #expect(offset() == 453)
    column.scroll(to: .edge(.bottom))
    #expect(offset() == column.rule.layout(of: column.node).range(.vertical).upperBound)
    #expect(!column.scroll(to: .edge(.trailing)))
    column.scroll(to: .edge(.top))
    #expect(offset() == -47)
    let target = ScrollTarget(rect: CGRect(x: 0, y: 3_000, width: 10, height: 100), anchor: .bottom)
    column.scroll(to: .target(target))
    #expect(offset() == 2290)
    #expect(!column.scroll(to: .view(500, views)))
    column.scroll(to: .point(x: nil, y: .nan))
    #expect(offset() == -47)
    column.scroll(to: .point(x: nil, y: .infinity))
    #expect(offset() == column.rule.layout(of: column.node).range(.vertical).upperBound)
  }

  private func lazyScreen(_ count: Int = 10_000) throws -> (screen: LazyScreen, views: ScrollTargetViews) {
    let screen = LazyScreen(TestRows(count) { CGFloat(30 + $0 * 7 % 50) }, spacing: 5)
    return (screen, try #require(ScrollTargetViews(in: screen.stack)))
  }

  @Test("LAY-192: a row without a node is at its anchor exactly", arguments: [UnitPoint.top, .center, .bottom])
  func lazyRows(anchor: UnitPoint) throws {
    let (screen, views) = try lazyScreen()
    for row in [5_000, 17, 9_000, 4_999] {
      screen.scrollRule.scroll(screen.scroll, to: .view(row, views, anchor: anchor))
      #expect(views.index(at: anchor) == row)
      let frame = screen.frame(row)
      #expect(abs(frame.minY + frame.height * anchor.y - 800 * anchor.y) < 0.001)
    }
    #expect(screen.rows.alive < 60)
  }

  @Test("LAY-192: jumps among rows of any lengths are exact", arguments: RandomCases.seeds)
  func jumps(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 192 + seed)
    let most = [1, 20, 300, 2_000].randomElement(using: &generator) ?? 1
    let lengths = (0..<3_000).map { _ in CGFloat(Int.random(in: 0...most, using: &generator)) }
    let screen = LazyScreen(TestRows(lengths.count) { lengths[$0] }, spacing: 3)
    let views = try #require(ScrollTargetViews(in: screen.stack))
    for _ in 0..<20 {
      let row = Int.random(in: 0..<lengths.count, using: &generator)
      let anchor = UnitPoint(x: 0, y: CGFloat(Int.random(in: 0...4, using: &generator)) / 4)
      screen.scrollRule.scroll(screen.scroll, to: .view(row, views, anchor: anchor))
      let layout = screen.scrollRule.layout(of: screen.scroll)
      let range = layout.range(.vertical)
      guard layout.offset.y > range.lowerBound, layout.offset.y < range.upperBound else { continue }
      let distance = screen.frame(row).minY + (lengths[row] - 800) * anchor.y
      #expect(abs(distance) < 0.001, "row \(row) of \(lengths[row]) at \(anchor.y): \(distance)")
    }
  }

  @Test("LAY-192: the least scroll to a row without a node ends with the row at the near edge")
  func leastScrollToLazyRow() throws {
    let (screen, views) = try lazyScreen()
    screen.scrollRule.scroll(screen.scroll, to: .view(5_000, views))
    #expect(abs(screen.frame(5_000).maxY - 800) < 0.001)
    screen.scrollRule.scroll(screen.scroll, to: .view(200, views))
    #expect(abs(screen.frame(200).minY) < 0.001)
  }

  @Test("LAY-192: the bottom edge of a lazy stack is that of its last row")
  func lazyEdge() throws {
    let (screen, views) = try lazyScreen()
    screen.scrollRule.scroll(screen.scroll, to: .edge(.bottom))
    #expect(abs(screen.frame(9_999).maxY - 800) < 0.001)
    #expect(views.index(at: .bottom) == 9_999)
    screen.scrollRule.scroll(screen.scroll, to: .edge(.top))
    #expect(screen.frame(0).minY == 0)
    #expect(views.index() == 0)
  }

  @Test("LAY-193: views near the end of a swipe are candidates for alignment")
  func alignment() throws {
    let (screen, views) = try lazyScreen()
    let layout = screen.scrollRule.layout(of: screen.scroll)
    let end = layout.alignedOffset(near: CGPoint(x: 0, y: 500), to: views.rects(near: CGPoint(x: 0, y: 500)))
    let starts = (0..<30).compactMap { views.rect(of: $0)?.minY }
    let nearest = try #require(starts.min { abs($0 - 500) < abs($1 - 500) })
    #expect(end.y == nearest)
  }

  @Test("LAY-012, LAY-192: from right to left, positions are from the leading edge", arguments: [false, true])
  func horizontal(isRightToLeft: Bool) throws {
    let rows = TestRows(1_000) { CGFloat(30 + $0 * 7 % 50) }
    rows.scope.isRightToLeft = isRightToLeft
    let screen = LazyScreen(rows, axis: .horizontal)
    let views = try #require(ScrollTargetViews(in: screen.stack))
    screen.scrollRule.scroll(screen.scroll, to: .view(600, views, anchor: .leading))
    #expect(views.index(at: .leading) == 600)
    let frame = screen.frame(600)
    #expect(abs(isRightToLeft ? frame.maxX - 400 : frame.minX) < 0.001)
    screen.scrollRule.scroll(screen.scroll, to: .edge(.leading))
    #expect(views.index() == 0)
  }

  @Test("LAY-136, LAY-192: the position of a pinned header is that of its section's start")
  func pinnedTarget() throws {
    let rows = TestRows(100, sections: [LazySection(0..<100, hasHeader: true)]) { _ in 40 }
    let screen = LazyScreen(rows, pinned: .headers)
    let views = try #require(ScrollTargetViews(in: screen.stack))
    screen.scroll(to: 410)
    #expect(screen.frame(0).minY == 0)
    #expect(views.rect(of: 0)?.minY == 0)
    #expect(views.index() == 10)
  }

  @Test("LAY-192: the nearest scroll view decides")
  func nestedScrollViews() throws {
    let inner = ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<20) { _ in FixedImage(100, 50) } }.mark("targets")
    }.mark("inner")
    let laidOut = LaidOut(
      ScrollView {
        VStack(spacing: 0) {
          FixedImage(10, 500); inner
        }
      }.mark("scroll"), width: 400, height: 400)
    let views = try #require(ScrollTargetViews(in: laidOut["targets"]))
    let rule = try #require(laidOut["inner"].rule as? ScrollRule)
    rule.scroll(laidOut["inner"], to: .view(7, views, anchor: .leading))
    #expect(rule.layout(of: laidOut["inner"]).offset == CGPoint(x: 700, y: 0))
    #expect(views.index() == 7)
  }
}
