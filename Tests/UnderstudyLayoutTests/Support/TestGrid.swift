import Foundation
import UnderstudyLayout

struct GridRow: TestView {
  let alignment: VerticalAlignment?
  let cells: [any TestView]

  init(alignment: VerticalAlignment? = nil, @TestViewBuilder _ cells: () -> [any TestView]) {
    self.alignment = alignment
    self.cells = cells()
  }

  func nodes(_ scope: Scope) -> [LayoutNode] { cells.nodes(scope) }
}

struct Grid: TestView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: [any TestView]

  init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @TestViewBuilder _ content: () -> [any TestView]
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  func nodes(_ scope: Scope) -> [LayoutNode] {
    var rows: [GridRule.Row] = []
    var cells: [LayoutNode] = []
    for view in content {
      let nodes = view.nodes(scope)
      cells += nodes
      if let row = view as? GridRow {
        rows.append(GridRule.Row(nodes.count, alignment: row.alignment))
      } else {
        rows += nodes.map { _ in .single }
      }
    }
    let rule = GridRule(
      rows, alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    return [scope.node(rule, cells)]
  }
}

extension TestView {
  func gridCellColumns(_ count: Int) -> Modified { modified(LayoutValueRule(GridCellColumns.self, count)) }
  func gridCellUnsizedAxes(_ axes: Axis.Set) -> Modified { modified(LayoutValueRule(GridCellUnsizedAxes.self, axes)) }
  func gridCellAnchor(_ anchor: UnitPoint) -> Modified { modified(LayoutValueRule(GridCellAnchor.self, anchor)) }
  func gridColumnAlignment(_ guide: HorizontalAlignment) -> Modified {
    modified(LayoutValueRule(GridColumnAlignment.self, guide))
  }
}
