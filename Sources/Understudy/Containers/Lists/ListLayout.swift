import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The layout node of rows of which some are made: it gets another rule only where what the rule depends on is another.
@MainActor
struct RowsLayout<Key: Equatable> {
  private var node: LayoutNode?
  private var key: Key?

  /// Makes the next update create the rule again.
  mutating func forgetRule() { key = nil }

  mutating func update(
    _ tree: LayoutTree, _ key: Key, _ children: [LayoutNode], rule: () -> any LayoutRule
  ) -> LayoutNode {
    guard let node else {
      let made = tree.makeNode(rule(), children)
      (node, self.key) = (made, key)
      return made
    }
    if self.key != key { node.setRule(rule()) }
    self.key = key
    if !node.isAround(children) { node.setChildren(children) }
    node.isRightToLeft = tree.isRightToLeft
    return node
  }
}

extension ListNode {
  /// What the places of a list's rows depend on.
  struct RowsKey: Equatable {
    let style: ListMetrics.Style
    let spacing: CGFloat
    let rows: WindowedRows
  }

  var style: ListMetrics.Style { isForm ? .insetGrouped : environment.values.listLayoutStyle }

  /// The rows in a scroll view that fills its proposal (LAY-270).
  func makeLayout(_ tree: LayoutTree) -> LayoutNode {
    let rows = WindowLayout(of: self, tree)
    let values = environment.values
    isLaidOutBelowLargeTitle = isBelowLargeTitle
    let gaps = ListGaps(rows, style: style, in: values, isBelowLargeTitle: isBelowLargeTitle)
    let key = RowsKey(
      style: style, spacing: values.listRowSpacing ?? 0, rows: rows.rows { gaps.above($0) })
    let stack = rowsLayout.update(tree, key, rows.nodes) {
      WindowedStackRule(list: key.style, spacing: key.spacing, rows: key.rows)
    }
    return ownLayout(tree, [stack]) { _ in values.scrollRule(.vertical) }
  }

  /// The bar above says how much room the first section keeps from it.
  private var isBelowLargeTitle: Bool {
    environment.values.navigationPage?.stack?.bar.hasLargeTitle ?? false
  }
}

/// The distances between the sections of a list (LAY-274).
@MainActor
private struct ListGaps {
  private let rows: WindowLayout
  private let style: ListMetrics.Style
  private let sectionGap: CGFloat
  private let firstGap: CGFloat

  init(_ rows: WindowLayout, style: ListMetrics.Style, in values: EnvironmentValues, isBelowLargeTitle: Bool) {
    self.rows = rows
    self.style = style
    sectionGap = values.listSectionGap ?? ListSectionMetrics.gap
    firstGap = isBelowLargeTitle ? ListSectionMetrics.gapBelowLargeTitle : ListSectionMetrics.gap
  }

  /// What is kept free above a row; nil for the distance of all rows.
  func above(_ place: Int) -> CGFloat? {
    let row = rows.rows.rows[place]
    let above = place > 0 ? rows.rows.rows[place - 1] : nil
    let isFirst = above == nil && row.index == 0
    let beginsGroup = rows.groupStarts.contains(place)
    if style == .plain { return isFirst || beginsGroup ? 0 : nil }
    guard isFirst || beginsGroup else {
      // The distance between rows applies neither below a header nor above a footer.
      return row.part == .footer || above?.part == .header ? 0 : nil
    }
    // A header keeps its own distance to what is above it, and a footer to what is below.
    if row.part == .header { return 0 }
    if isFirst { return firstGap }
    return above?.part == .footer ? 0 : sectionGap
  }
}

extension EnvironmentValues {
  /// How lists inside place their rows.
  @Entry var listLayoutStyle: ListMetrics.Style = .insetGrouped
  /// The distance of rows in points; nil for none.
  @Entry var listRowSpacing: CGFloat? = nil
  /// The distance of sections without header and footer in points; nil for the usual one.
  @Entry var listSectionGap: CGFloat? = nil
}
