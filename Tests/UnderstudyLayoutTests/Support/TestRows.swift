import Foundation
import UnderstudyLayout

/// Rows of different lengths, with the numbers of those that were made and that exist.
final class TestRows: LazyRows {
  var count: Int
  let scope = Scope()
  var made = 0
  var alive = 0
  var axis = Axis.vertical
  let length: (Int) -> CGFloat
  let sections: [LazySection]

  init(_ count: Int, sections: [LazySection] = [], length: @escaping (Int) -> CGFloat) {
    self.count = count
    self.sections = sections
    self.length = length
  }

  func makeRow(_ index: Int) -> LayoutNode {
    made += 1
    alive += 1
    let frame = FrameRule(
      width: axis == .horizontal ? length(index) : nil, height: axis == .vertical ? length(index) : nil)
    return scope.node(frame, [scope.node(FillRule())])
  }

  func removeRow(_ index: Int, _ node: LayoutNode) { alive -= 1 }

  func section(of row: Int) -> LazySection? { sections.first { $0.rows.contains(row) } }
}

/// A lazy stack in a scroll view that fills 400 by 800 points.
struct LazyScreen {
  let rows: TestRows
  let root: LayoutNode
  let scroll: LayoutNode
  let stack: LayoutNode
  let rule: LazyStackRule
  let scrollRule: ScrollRule

  init(
    _ rows: TestRows, axis: Axis = .vertical, estimate: CGFloat? = nil, spacing: CGFloat? = 0,
    pinned: LazyStackRule.PinnedViews = [], safeArea: EdgeInsets = EdgeInsets(), margins: EdgeInsets = EdgeInsets()
  ) {
    self.rows = rows
    rows.axis = axis
    rule =
      axis == .vertical
      ? LazyStackRule(vertical: .center, spacing: spacing, estimate: estimate, pinned: pinned, rows: rows)
      : LazyStackRule(horizontal: .center, spacing: spacing, estimate: estimate, pinned: pinned, rows: rows)
    scrollRule = ScrollRule(axis == .vertical ? .vertical : .horizontal, margins: margins)
    stack = rows.scope.node(rule)
    scroll = rows.scope.node(scrollRule, [stack])
    root = rows.scope.node(RootRule(SafeAreaInsets(container: safeArea)), [scroll])
    root.place(Placement(.zero, LayoutBounds(CGSize(width: 400, height: 800))))
    rule.update(stack)
  }

  /// Scrolls in steps, so that all rows on the way are measured.
  func scrollThrough(to offset: CGFloat) {
    for step in stride(from: 0, to: offset, by: 300) { scroll(to: step) }
    scroll(to: offset)
  }

  func scroll(to offset: CGFloat) {
    scrollRule.scroll(scroll, to: CGPoint(x: offset, y: offset))
    rule.update(stack)
  }

  func frame(_ row: Int) -> CGRect { stack.children[rule.realized(stack).place(of: row)!].frame() }
}
