import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// What decides how columns lie beside each other.
struct NavigationSplitLayout {
  /// The widths of the columns before the last one that are shown.
  var widths: [CGFloat] = []
  var isOver = false

  func differs(from other: NavigationSplitLayout) -> Bool { widths != other.widths || isOver != other.isOver }
}

extension NavigationSplitNode {
  /// The columns that are shown, of which the last one gets what the others leave.
  func makeLayout(_ tree: LayoutTree) -> LayoutNode {
    for scope in scopes { scope.flags.remove(.needsLayout) }
    var items = LayoutItems()
    let shown = scopes.suffix(shownCount)
    if let last = shown.last { last.appendLayoutNodes(to: &items, tree) }
    for scope in shown.dropLast() { scope.appendLayoutNodes(to: &items, tree) }
    let new = layout(of: scopes)
    let differs = laidOut.differs(from: new)
    laidOut = new
    let own = ownLayout(tree, items.nodes) { $0 == nil ? SplitViewRule(widths: new.widths, isOver: new.isOver) : nil }
    if differs { own.setRule(SplitViewRule(widths: new.widths, isOver: new.isOver)) }
    return own
  }

  /// How columns lie by what they ask for now.
  func layout(of scopes: [ScopeNode]) -> NavigationSplitLayout {
    let bit = host.preferenceBit(of: NavigationSplitColumnWidthKey.self)
    let widths = scopes.suffix(shownCount).dropLast().map { scope in
      (scope.preference(NavigationSplitColumnWidthKey.self, bit: bit) ?? nil) ?? SplitViewRule.columnWidth
    }
    return NavigationSplitLayout(widths: widths, isOver: columnsLieOver)
  }
}
