import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout
import UnderstudyPictures

extension ListNode: DrawnNode {
  /// A row of the list as it is drawn.
  private struct Row {
    let cell: ListCellNode
    let frame: CGRect
    /// Where the text of the row begins: the line below it does, too.
    let textX: CGFloat
  }

  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    guard let scroll = place.node.rule as? ScrollRule else { return }
    let viewport = place.frame(of: scroll.viewport(of: place.node))
    let colors = place.look.colors
    let isPlain = style == .plain
    let shows = !place.look.hidesScrollBackground
    if shows { canvas.fill(.rectangle(viewport), isPlain ? colors.background : colors.groupedBackground) }
    canvas.group(PictureGroup(clip: .rectangle(viewport))) { canvas in
      for group in groups(place) {
        let frame = group.reduce(CGRect.null) { $0.union($1.frame) }
        if !isPlain { canvas.fill(.rounded(frame, radius: 10), colors.groupedRow) }
        canvas.group(PictureGroup(clip: isPlain ? nil : .rounded(frame, radius: 10))) { canvas in
          for (index, row) in group.enumerated() {
            draw(row, isLast: index == group.count - 1 && !isPlain, colors, into: &canvas)
          }
        }
      }
    }
  }

  private func draw(_ row: Row, isLast: Bool, _ colors: SystemColors, into canvas: inout PictureCanvas) {
    if row.cell.element.isSelected {
      canvas.fill(.rectangle(row.frame), PictureColor(colors.isDark ? 0x3A3A3C : 0xD1D1D6))
    }
    guard !isLast else { return }
    let height = 1 / canvas.scale
    let line = CGRect(
      x: isRightToLeft ? row.frame.minX : row.textX, y: row.frame.maxY - height,
      width: isRightToLeft ? row.textX - row.frame.minX : row.frame.maxX - row.textX, height: height)
    canvas.fill(.rectangle(line), colors.separator)
  }

  /// The rows that are shown, those without a gap between them together.
  private func groups(_ place: DrawnPlace) -> [[Row]] {
    guard let stack = place.node.children.first else { return [] }
    var result: [[Row]] = []
    var bottom = -CGFloat.infinity
    for child in stack.children {
      guard let (cell, node) = Self.cell(child), let rule = node.rule as? ListCellRule else { continue }
      let frame = place.frame(of: node.frame(in: place.node)).snapped(scale: host.layoutTree.context.displayScale)
      guard rule.cell.kind == .row else {
        bottom = -CGFloat.infinity
        continue
      }
      let text = node.children.first.map { place.frame(of: Self.text(in: $0).frame(in: place.node)) } ?? frame
      let row = Row(cell: cell, frame: frame, textX: isRightToLeft ? text.maxX : text.minX)
      if abs(frame.minY - bottom) < 0.5 { result[result.count - 1].append(row) } else { result.append([row]) }
      bottom = frame.maxY
    }
    return result
  }

  /// The cell whose layout a node is, or is around.
  fileprivate static func cell(_ node: LayoutNode) -> (ListCellNode, LayoutNode)? {
    var node: LayoutNode? = node
    while let current = node {
      if let cell = current.owner as? ListCellNode { return (cell, current) }
      node = current.children.count == 1 ? current.children[0] : nil
    }
    return nil
  }

  /// The first text of a row; the row's content where there is none.
  private static func text(in content: LayoutNode) -> LayoutNode {
    var pending = [content]
    while let node = pending.popLast() {
      if node.rule is TextRule { return node }
      pending += node.children.reversed()
    }
    return content
  }
}

extension ListCellNode: DrawnNode {
  /// The text of headers and footers is that of details; buttons beside the row have the tint that is written on them alone.
  package func changeLook(_ look: inout DrawnLook, at child: Int) {
    if child > 0 { look.resetTint() }
    guard let rule = layout?.own?.rule as? ListCellRule, rule.cell.kind != .row, look.foreground == nil else { return }
    look.setForeground(HierarchicalShapeStyle.secondary)
  }

  /// What a swipe has moved is seen inside the row alone, with the corners of the row's group.
  package func clip(_ place: DrawnPlace) -> Outline? {
    guard let rule = place.node.rule as? ListCellRule, rule.contentShift(of: place.node) != 0 else { return nil }
    return rowOutline(place, rule)
  }

  private func rowOutline(_ place: DrawnPlace, _ rule: ListCellRule) -> Outline {
    guard rule.cell.style != .plain else { return .rectangle(place.frame) }
    let radius: CGFloat = 10
    let (above, below) = neighbours(of: place.node)
    // Corners that are not rounded are beyond what there is to draw.
    let (top, bottom) = (above ? radius : 0, below ? radius : 0)
    var frame = place.frame
    frame.origin.y -= top
    frame.size.height += top + bottom
    return .rounded(frame, radius: radius)
  }

  /// Whether another row of the list is directly above this one, and below it.
  private func neighbours(of node: LayoutNode) -> (above: Bool, below: Bool) {
    var entry = node
    while let parent = entry.parent, !(parent.rule is any LazyContainerRule) { entry = parent }
    guard let rows = entry.parent?.children, let place = rows.firstIndex(where: { $0 === entry }) else {
      return (false, false)
    }
    let frame = entry.frame(in: entry.parent)
    func isRow(_ index: Int, at y: CGFloat, _ edge: (CGRect) -> CGFloat) -> Bool {
      guard rows.indices.contains(index), let rule = ListNode.cell(rows[index])?.1.rule as? ListCellRule,
        rule.cell.kind == .row
      else { return false }
      return abs(edge(rows[index].frame(in: entry.parent)) - y) < 0.5
    }
    return (isRow(place - 1, at: frame.minY, \.maxY), isRow(place + 1, at: frame.maxY, \.minY))
  }

  package func drawFront(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    guard let rule = place.node.rule as? ListCellRule else { return }
    if rule.cell.partWidth > 0 {
      canvas.group(PictureGroup(clip: rowOutline(place, rule))) {
        drawDelete(place, width: rule.cell.partWidth, into: &$0)
      }
    }
    guard rule.cell.hasChevron else { return }
    let side: CGFloat = 12
    let shift = rule.contentShift(of: place.node)
    let x = isRightToLeft ? place.frame.minX + 16 - shift : place.frame.maxX - 16 - side + shift
    let mark = CGRect(x: x, y: place.frame.midY - side / 2, width: side, height: side)
    canvas.add(
      .symbol(
        SymbolMark(
          isRightToLeft ? "chevron.left" : "chevron.right", in: mark, color: place.look.colors.tertiaryLabel,
          weight: .semibold)))
  }

  /// The button that deletes the row.
  private func drawDelete(_ place: DrawnPlace, width: CGFloat, into canvas: inout PictureCanvas) {
    let x = isRightToLeft ? place.frame.minX : place.frame.maxX - width
    let frame = CGRect(x: x, y: place.frame.minY, width: width, height: place.frame.height)
    canvas.fill(.rectangle(frame), place.look.colors.red)
    DrawnTitle(deleteButton?.texts.label ?? "", .body, .white).draw(in: frame, into: &canvas)
  }
}
