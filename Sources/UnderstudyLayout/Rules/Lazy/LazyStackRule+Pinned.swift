import Foundation

// Headers and footers that stay in view as long as their section is visible (LAY-136).
extension LazyStackRule {
  /// Whether a row stays in view, so that it lies over the other rows.
  package func isPinned(_ row: Int) -> Bool {
    guard let section = section(of: row) else { return false }
    return row == pinnedHeader(of: section) || row == pinnedFooter(of: section)
  }

  private func section(of row: Int) -> LazySection? {
    guard let section = rows.section(of: row), section.rows.contains(row), section.rows.upperBound <= rows.count
    else { return nil }
    return section
  }

  private func pinnedHeader(of section: LazySection) -> Int? { pinned.contains(.headers) ? section.header : nil }
  private func pinnedFooter(of section: LazySection) -> Int? { pinned.contains(.footers) ? section.footer : nil }

  /// The rows near the visible part, with the header and the footer that are pinned from further away.
  func withPinnedRows(_ near: Range<Int>, _ node: LayoutNode) -> RealizedRows {
    var result = RealizedRows(near: near)
    guard !pinned.isEmpty, let visible = node.uncoveredSpan(along: axis) else { return result }
    if let section = row(at: visible.lowerBound, in: node).flatMap(section(of:)),
      let header = pinnedHeader(of: section), header < near.lowerBound
    {
      result.header = header
    }
    if let section = row(at: visible.upperBound, in: node).flatMap(section(of:)),
      let footer = pinnedFooter(of: section), footer >= near.upperBound
    {
      result.footer = footer
    }
    return result
  }

  /// Moves a pinned row to the edge of the visible part, as far as its section reaches.
  func pin(_ placement: inout Placement, of row: Int, in node: LayoutNode) {
    guard isPinned(row), let section = section(of: row), let visible = node.uncoveredSpan(along: axis) else { return }
    let length = placement.bounds.size[axis]
    let place = placement.origin[axis]
    if row == pinnedHeader(of: section) {
      let last = position(of: section.rows.upperBound - 1, in: node).upperBound - length
      placement.origin[axis] = max(place, min(visible.lowerBound, last))
    } else {
      let first = position(of: section.rows.lowerBound, in: node).lowerBound
      placement.origin[axis] = min(place, max(visible.upperBound - length, first))
    }
  }
}
