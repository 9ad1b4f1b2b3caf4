import Foundation

/// The columns of a lazy vertical grid, or the rows of a horizontal one (LAY-130, LAY-131).
package struct LazyGridColumns: Equatable {
  package struct Column: Equatable {
    package var start: CGFloat
    package var length: CGFloat
    /// How views lie in the column; nil for the center.
    package var alignment: Alignment?
  }

  package private(set) var columns: [Column] = []
  /// The sum of the columns and of the gaps between them.
  package private(set) var total: CGFloat = 0

  /// - Parameters:
  ///   - items: The descriptions of the columns, of which adaptive ones stand for as many as fit.
  ///   - length: The length to distribute, in points; nil for the least one.
  package init(_ items: [GridItem], in length: CGFloat?) {
    let items = items.map(Self.withNumbers)
    func gap(_ item: GridItem) -> CGFloat { item.spacing.finite ?? SpacingTable.standardDistance }
    var remaining = length ?? 0
    var flexibleCount = 0
    for (index, item) in items.enumerated() {
      if index + 1 < items.count { remaining -= gap(item) }
      if case .fixed(let length) = item.size { remaining -= length } else { flexibleCount += 1 }
    }
    for (index, item) in items.enumerated() {
      let share = flexibleCount > 0 ? remaining / CGFloat(flexibleCount) : 0
      let lengths = Self.lengths(item, share: share, gap: gap(item))
      if case .fixed = item.size {
      } else {
        remaining -= Self.used(item, share: share)
        flexibleCount -= 1
      }
      for (place, length) in lengths.enumerated() {
        columns.append(Column(start: total, length: length, alignment: item.alignment))
        total += length
        if place + 1 < lengths.count { total += gap(item) }
      }
      if index + 1 < items.count { total += gap(item) }
    }
  }

  /// The item without lengths that are no numbers, which its standard ones replace.
  private static func withNumbers(_ item: GridItem) -> GridItem {
    func least(_ length: CGFloat) -> CGFloat { Optional(length).finite ?? 10 }
    func most(_ length: CGFloat) -> CGFloat { length.isNaN ? .infinity : length }
    var item = item
    item.size =
      switch item.size {
      case .fixed(let length): .fixed(Optional(length).finite ?? 0)
      case .flexible(let minimum, let maximum): .flexible(minimum: least(minimum), maximum: most(maximum))
      case .adaptive(let minimum, let maximum): .adaptive(minimum: least(minimum), maximum: most(maximum))
      }
    return item
  }

  /// What of the share an item takes.
  private static func used(_ item: GridItem, share: CGFloat) -> CGFloat {
    switch item.size {
    case .fixed(let length): max(length, 0)
    case .flexible(let minimum, let maximum): share.clamped(max(minimum, 0), maximum)
    case .adaptive(let minimum, _): max(share, minimum, 0)
    }
  }

  private static func lengths(_ item: GridItem, share: CGFloat, gap: CGFloat) -> [CGFloat] {
    let used = used(item, share: share)
    guard case .adaptive(let minimum, let maximum) = item.size else { return [used] }
    let fitting = ((used + gap) / (max(minimum, 0) + gap)).rounded(.down)
    let count = fitting.isFinite ? max(min(Int(fitting), 10_000), 1) : 1
    let length = min((used - CGFloat(count - 1) * gap) / CGFloat(count), maximum)
    return Array(repeating: length, count: count)
  }
}
