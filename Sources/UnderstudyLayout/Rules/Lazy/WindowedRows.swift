import Foundation

/// The rows of a list or lazy container, of which some have nodes: the container's children.
package struct WindowedRows: Equatable {
  /// What of a row a child of the container is: all of it, or one of several views.
  package struct Row: Equatable {
    /// The place of the row among all rows.
    package var index: Int
    /// What is kept free above in points; nil for the distance of all rows.
    package var gap: CGFloat?
    /// What the child is in its section; nil outside of sections.
    package var part: ListCellRule.Kind?
    /// The rows of the section that the child is the header or footer of.
    package var section: Range<Int>?

    package init(
      index: Int, gap: CGFloat? = nil, part: ListCellRule.Kind? = nil, section: Range<Int>? = nil
    ) {
      self.index = index
      self.gap = gap
      self.part = part
      self.section = section
    }
  }

  /// In ascending order, one for each child.
  package var rows: [Row] = []
  /// The rows that are made and have no view.
  package var emptyRows: [Int] = []
  /// The number of all rows.
  package var count = 0

  package init() {}

  /// As long as there is no row's length to estimate others by, there are always more to be made.
  var moreThanMade: Range<Int> { 0..<min(max(2 * (rows.count + emptyRows.count), 64), count) }

  func row(of child: Int) -> Row { rows.indices.contains(child) ? rows[child] : Row(index: child) }
}
