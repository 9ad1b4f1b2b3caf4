import Foundation
import Testing
import UnderstudyLayout

@Suite("Lazy stacks")
struct LazyStackTests {
  @Test("LAY-134: rows near the visible part have nodes, the others have lengths by estimate")
  func opening() {
    let screen = LazyScreen(TestRows(100_000) { _ in 40 })
    #expect(screen.rule.realized(screen.stack) == RealizedRows(near: 0..<31))
    #expect(screen.stack.placedSize == CGSize(width: 400, height: 4_000_000))
    #expect(screen.frame(7) == CGRect(x: 0, y: 280, width: 400, height: 40))
    #expect(screen.rows.made == 31)
  }

  @Test("LAY-134: scrolling makes rows and removes others; as many are alive as before")
  func scrolling() {
    let screen = LazyScreen(TestRows(100_000) { CGFloat(30 + $0 % 7 * 5) })
    let alive = screen.rows.alive
    screen.scroll(to: 2_000_000)
    #expect(screen.rows.alive <= alive + 10)
    #expect(screen.rows.alive == screen.stack.children.count)
    #expect(screen.rows.made < 200)
    screen.scroll(to: .infinity)
    #expect(screen.rule.realized(screen.stack).near.upperBound == 100_000)
    screen.scroll(to: .infinity)
    #expect(abs(screen.frame(99_999).maxY - 800) < 0.001)
    #expect(screen.rows.made < 400)
  }

  @Test("LAY-135: the first visible row stays where it is when rows differ from their estimate")
  func anchoring() {
    let screen = LazyScreen(TestRows(1_000) { $0 < 30 ? 50 : 90 })
    screen.scrollRule.scroll(screen.scroll, to: CGPoint(x: 0, y: 20_000))
    let before = screen.rule.position(of: 400, in: screen.stack).lowerBound
    let offset = screen.scrollRule.layout(of: screen.scroll).offset.y
    #expect(before == 20_000)
    screen.rule.update(screen.stack)
    #expect(screen.rule.realized(screen.stack).near.contains(400))
    #expect(abs(screen.frame(400).minY - (before - offset)) < 0.001)
  }

  @Test("LAY-133: rows keep their gaps, and the widest row decides an open width")
  func gapsAndWidth() {
    let scope = Scope()
    let rows = TestRows(3) { _ in 40 }
    let rule = LazyStackRule(vertical: .leading, spacing: nil, rows: rows)
    let stack = scope.node(rule)
    let root = scope.node(RootRule(), [stack])
    root.place(Placement(.zero, LayoutBounds(CGSize(width: 300, height: 300))))
    rule.update(stack)
    #expect(stack.children.count == 3)
    #expect(stack.placedSize == CGSize(width: 300, height: 136))
    #expect(stack.children[2].frame(in: stack).minY == 96)
    #expect(stack.size(in: .unspecified) == CGSize(width: 10, height: 136))
  }

  @Test("LAY-402: a row that changes moves the rows below it, and only it is measured")
  func changingRow() {
    let screen = LazyScreen(TestRows(1_000) { _ in 40 })
    _ = screen.frame(10)
    screen.stack.children[5].setRule(FrameRule(height: 100))
    #expect(screen.frame(4).minY == 160)
    #expect(screen.frame(10).minY == 460)
  }

  @Test("LAY-134: rows without a length do not hide those after them")
  func rowsWithoutLength() {
    let screen = LazyScreen(TestRows(1_000) { $0 < 100 ? 0 : 40 })
    #expect(screen.rule.realized(screen.stack).near.upperBound > 110)
    #expect(screen.frame(100).minY == 0)
  }

  @Test("LAY-133: rows that the source no longer has are removed with the next update")
  func fewerRows() {
    let rows = TestRows(1_000) { _ in 40 }
    let screen = LazyScreen(rows)
    screen.scroll(to: 30_000)
    rows.count = 10
    screen.stack.invalidate()
    #expect(screen.stack.children.allSatisfy { $0.frame().minY.isFinite })
    screen.rule.update(screen.stack)
    #expect(screen.rule.realized(screen.stack) == RealizedRows(near: 0..<10))
    #expect(screen.rows.alive == 10)
    #expect(screen.frame(9).minY == 360)
  }

  @Test("LAY-012, LAY-134: from right to left, the first rows of a horizontal stack are at the right")
  func rightToLeft() {
    let rows = TestRows(1_000) { _ in 40 }
    rows.scope.isRightToLeft = true
    let screen = LazyScreen(rows, axis: .horizontal)
    #expect(screen.rule.realized(screen.stack) == RealizedRows(near: 0..<16))
    #expect(screen.frame(0) == CGRect(x: 360, y: 0, width: 40, height: 800))
    screen.scroll(to: 1_000)
    #expect(screen.frame(25) == CGRect(x: 360, y: 0, width: 40, height: 800))
  }

  @Test("LAY-403: sums of estimated lengths are those of a list of all lengths")
  func estimatedLengths() {
    var generator = SeededGenerator(seed: 403)
    var lengths = EstimatedLengths(count: 1_000, estimate: 44)
    #expect(lengths.length == 44_000)
    var measured = [CGFloat?](repeating: nil, count: 1_000)
    for _ in 0..<300 {
      let row = Int.random(in: 0..<1_000, using: &generator)
      let length = CGFloat(Int.random(in: 1...90, using: &generator))
      lengths.measure(row, length)
      measured[row] = length
      let known = measured.compactMap { $0 }
      let mean = known.reduce(0, +) / CGFloat(known.count)
      let probe = Int.random(in: 0...1_000, using: &generator)
      let start = measured[..<probe].reduce(0) { $0 + ($1 ?? mean) }
      #expect(abs(lengths.start(of: probe) - start) < 0.001)
      let found = lengths.row(at: start + 0.01)
      #expect(found == min(probe, 999))
    }
    #expect(lengths.row(at: -5) == 0)
    #expect(lengths.row(at: .infinity) == 999)
    var empty = EstimatedLengths(count: 0, estimate: 44)
    #expect(empty.row(at: 0) == nil)
    #expect(empty.start(of: 0) == 0)
  }
}
