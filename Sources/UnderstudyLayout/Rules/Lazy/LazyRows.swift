import Foundation

/// Where the rows of a lazy stack come from.
package protocol LazyRows: AnyObject {
  var count: Int { get }
  /// Makes the node of a row that comes near the visible part.
  func makeRow(_ index: Int) -> LayoutNode
  /// The row is far from the visible part: its node is no longer a child.
  func removeRow(_ index: Int, _ node: LayoutNode)
  /// The section of a row; nil for a row outside of sections.
  func section(of row: Int) -> LazySection?
}

extension LazyRows {
  package func section(of row: Int) -> LazySection? { nil }
}

/// A section of a lazy stack: rows that follow each other.
package struct LazySection: Equatable {
  /// All rows of the section, with its header and its footer.
  package var rows: Range<Int>
  /// Whether the first of the rows is the header.
  package var hasHeader: Bool
  /// Whether the last of the rows is the footer.
  package var hasFooter: Bool

  package init(_ rows: Range<Int>, hasHeader: Bool = false, hasFooter: Bool = false) {
    self.rows = rows
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }

  var header: Int? { hasHeader ? rows.lowerBound : nil }
  var footer: Int? { hasFooter ? rows.upperBound - 1 : nil }
}

/// The rows of a lazy stack that have nodes, in the order of the stack's children.
package struct RealizedRows: Equatable {
  /// The rows near the visible part.
  package var near: Range<Int>
  /// The pinned header of the first visible section, if it is before these.
  package var header: Int?
  /// The pinned footer of the last visible section, if it is after these.
  package var footer: Int?

  package init(near: Range<Int> = 0..<0, header: Int? = nil, footer: Int? = nil) {
    self.near = near
    self.header = header
    self.footer = footer
  }

  package var count: Int { near.count + (header == nil ? 0 : 1) + (footer == nil ? 0 : 1) }

  /// The row of a child.
  package func row(at place: Int) -> Int {
    let place = header == nil ? place : place - 1
    if place < 0, let header { return header }
    if place >= near.count, let footer { return footer }
    return near.lowerBound + place
  }

  /// The place of a row among the children; nil for a row without a node.
  package func place(of row: Int) -> Int? {
    if row == header { return 0 }
    if row == footer { return count - 1 }
    return near.contains(row) ? row - near.lowerBound + (header == nil ? 0 : 1) : nil
  }

  /// The rows in ascending order.
  var all: [Int] { [header].compactMap { $0 } + Array(near) + [footer].compactMap { $0 } }
}
