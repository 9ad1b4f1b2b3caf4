import Foundation
import Testing
import UnderstudyLayout

@Suite("Pinned headers and footers")
struct PinnedViewsTests {
  /// Sections of a header of 30 points, rows of 40, and a footer of 20.
  private func rows(_ sections: [Int]) -> TestRows {
    var parts: [LazySection] = []
    var start = 0
    for count in sections {
      parts.append(LazySection(start..<start + count + 2, hasHeader: true, hasFooter: true))
      start += count + 2
    }
    return TestRows(start, sections: parts) { row in
      if parts.contains(where: { $0.rows.lowerBound == row }) { return 30 }
      return parts.contains { $0.rows.upperBound == row + 1 } ? 20 : 40
    }
  }

  @Test("LAY-136: a pinned header stays at the top until the end of its section pushes it out")
  func header() {
    let screen = LazyScreen(rows([20, 30, 20]), pinned: .headers)
    #expect(screen.frame(0) == CGRect(x: 0, y: 0, width: 400, height: 30))
    screen.scroll(to: 500)
    #expect(screen.frame(0).minY == 0)
    expect([screen.frame(10).minY], [-110], "row")
    // The section ends at 30 + 20 * 40 + 20.
    screen.scroll(to: 830)
    #expect(screen.frame(0).minY == -10)
    #expect(screen.frame(22).minY == 20)
    screen.scroll(to: 860)
    #expect(screen.frame(22).minY == 0)
    screen.scroll(to: 0)
    #expect(screen.frame(0).minY == 0)
    #expect(screen.frame(1).minY == 30)
  }

  @Test("LAY-136: without pinning, headers and footers scroll with their sections")
  func notPinned() {
    let screen = LazyScreen(rows([20, 30]))
    screen.scroll(to: 100)
    #expect(screen.frame(0).minY == -100)
    #expect(!screen.rule.isPinned(0))
  }

  @Test("LAY-136: a pinned footer stays at the bottom as long as its section is visible")
  func footer() {
    let screen = LazyScreen(rows([30, 30]), pinned: .footers)
    #expect(screen.frame(31).maxY == 800)
    #expect(screen.frame(0).minY == 0)
    // The second section begins at 30 + 30 * 40 + 20 = 1,250: 10 points of it are visible.
    screen.scroll(to: 460)
    #expect(screen.frame(31).maxY == 790)
    #expect(screen.frame(63) == CGRect(x: 0, y: 790, width: 400, height: 20))
    screen.scrollThrough(to: 1_650)
    #expect(screen.frame(63).maxY == 800)
  }

  @Test("LAY-134, LAY-136: the header and the footer of a long section have nodes, the rows between do not")
  func longSection() {
    let screen = LazyScreen(rows([10_000, 10]), pinned: [.headers, .footers])
    screen.scroll(to: 200_000)
    let realized = screen.rule.realized(screen.stack)
    #expect(realized.header == 0)
    #expect(realized.footer == 10_001)
    #expect(realized.near.count < 50)
    #expect(screen.rows.alive == realized.count)
    #expect(screen.stack.children.count == realized.count)
    #expect(screen.frame(0) == CGRect(x: 0, y: 0, width: 400, height: 30))
    #expect(screen.frame(10_001) == CGRect(x: 0, y: 780, width: 400, height: 20))
    for (place, child) in screen.stack.children.enumerated() {
      #expect(realized.place(of: realized.row(at: place)) == place)
      #expect(screen.frame(realized.row(at: place)) == child.frame())
    }
    screen.scroll(to: 0)
    #expect(screen.rule.realized(screen.stack).header == nil)
    #expect(screen.frame(0).minY == 0)
  }

  @Test("LAY-136: pinned rows lie over the others, and only the kinds that are pinned")
  func kinds() {
    let headers = LazyScreen(rows([3, 3]), pinned: .headers)
    #expect((0..<10).filter(headers.rule.isPinned) == [0, 5])
    let both = LazyScreen(rows([3, 3]), pinned: [.headers, .footers])
    #expect((0..<10).filter(both.rule.isPinned) == [0, 4, 5, 9])
  }

  @Test("LAY-056, LAY-136: bars and margins do not cover a pinned header")
  func bars() {
    let bars = EdgeInsets(top: 91, leading: 0, bottom: 34, trailing: 0)
    let margins = EdgeInsets(top: 9, leading: 0, bottom: 6, trailing: 0)
    let screen = LazyScreen(rows([40]), pinned: [.headers, .footers], safeArea: bars, margins: margins)
    #expect(screen.frame(0).minY == 100)
    screen.scroll(to: 200)
    #expect(screen.frame(0).minY == 100)
    #expect(screen.frame(41).maxY == 760)
  }

  @Test("LAY-012, LAY-136: the header of a row stays at the leading edge", arguments: [false, true])
  func horizontal(isRightToLeft: Bool) {
    let rows = rows([40, 40])
    rows.scope.isRightToLeft = isRightToLeft
    let screen = LazyScreen(rows, axis: .horizontal, pinned: .headers)
    screen.scroll(to: 300)
    #expect(screen.frame(0) == CGRect(x: isRightToLeft ? 370 : 0, y: 0, width: 30, height: 800))
    // The section ends at 30 + 40 * 40 + 20.
    screen.scrollThrough(to: 1_630)
    #expect(screen.frame(0).minX == (isRightToLeft ? 380 : -10))
  }

  @Test("LAY-136: scrolling measures nothing, and a header's content moves with it")
  func content() {
    let screen = LazyScreen(rows([40]), pinned: .headers)
    let header = screen.stack.children[0].children[0]
    #expect(header.frame().minY == 0)
    screen.rows.scope.context.measureCount = 0
    screen.scrollRule.scroll(screen.scroll, to: CGPoint(x: 0, y: 100))
    #expect(header.frame() == CGRect(x: 0, y: 0, width: 400, height: 30))
    #expect(screen.stack.children[1].frame().minY == -70)
    #expect(screen.rows.scope.context.measureCount == 0)
  }

  @Test("LAY-136: every header and footer is where a list of all lengths puts it")
  func model() {
    var generator = SeededGenerator(seed: 136)
    for _ in 0..<100 {
      let sizes = (0..<Int.random(in: 1...4, using: &generator)).map { _ in Int.random(in: 0...7, using: &generator) }
      let rows = rows(sizes)
      let starts = (0...rows.count).map { row in (0..<row).reduce(0) { $0 + rows.length($1) + 5 } }
      let screen = LazyScreen(rows, spacing: 5, pinned: [.headers, .footers])
      screen.rule.update(screen.stack)
      screen.root.place(Placement(.zero, LayoutBounds(CGSize(width: 400, height: 300))))
      let offset = CGFloat(Int.random(in: 0...300, using: &generator))
      screen.scrollRule.scroll(screen.scroll, to: CGPoint(x: 0, y: offset))
      let top = screen.scrollRule.layout(of: screen.scroll).offset.y
      for row in screen.rule.realized(screen.stack).near {
        var expected = starts[row]
        let section = rows.section(of: row)!.rows
        let end = starts[section.upperBound] - 5
        if row == section.lowerBound {
          expected = max(expected, min(top, end - 30))
        } else if row == section.upperBound - 1 {
          expected = min(expected, max(top + 300 - 20, starts[section.lowerBound]))
        }
        #expect(abs(screen.frame(row).minY + top - expected) < 0.001, "\(sizes) \(offset) \(row)")
      }
    }
  }

  @Test("LAY-099, LAY-136: baselines do not depend on where a header is pinned")
  func baselines() throws {
    let rows = TestRows(60, sections: [LazySection(0..<60, hasHeader: true)]) { _ in 40 }
    let rule = LazyStackRule(vertical: .center, spacing: 0, pinned: .headers, rows: rows)
    let stack = rows.scope.node(rule)
    let label = Text(50).nodes(rows.scope)[0]
    let row = rows.scope.node(StackRule(horizontal: .firstTextBaseline), [stack, label])
    let scrollRule = ScrollRule(.vertical)
    let scroll = rows.scope.node(scrollRule, [row])
    let root = rows.scope.node(RootRule(), [scroll])
    root.place(Placement(.zero, LayoutBounds(CGSize(width: 400, height: 800))))
    root.updateLazyStacks()
    stack.children[0].children[0].setRule(MeasuredRule(TestText(20)))
    scrollRule.scroll(scroll, to: CGPoint(x: 0, y: 100))
    root.updateLazyStacks()
    #expect(stack.children[0].frame().minY == 0)
    // The header is 40 points high with a text of 20.333 in the middle, and begins 100 points above the visible part.
    expect([label.frame().minY], [9.8333 - 100], "label")
    stack.children[3].setRule(FrameRule(height: 41))
    #expect(stack.children[0].frame().minY == 0)
    expect([label.frame().minY], [9.8333 - 100], "label after a change")
    withExtendedLifetime(root) {}
  }

  @Test("Sections that do not fit the rows pin nothing")
  func badSections() {
    let sections = [LazySection(0..<0, hasHeader: true), LazySection(0..<90, hasHeader: true, hasFooter: true)]
    let screen = LazyScreen(TestRows(50, sections: sections) { _ in 40 }, pinned: [.headers, .footers])
    screen.scroll(to: 100)
    #expect(screen.frame(0).minY == -100)
  }
}
