import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// An entry whose content is made as it comes into view. It states the content.
@MainActor
protocol LazyContainerView: EntryView {
  associatedtype Content: View
  @_borrowed var content: Content { get }

  var arrangement: LazyArrangement { get }
}

extension LazyContainerView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.lazyStack(view.arrangement) { Content._makeView(view.content, inputs: &$0) }
  }
}

/// How a lazy container arranges its views.
package enum LazyArrangement {
  case vertical(HorizontalAlignment = .center, spacing: CGFloat? = nil, pinned: PinnedScrollableViews = [])
  case horizontal(VerticalAlignment = .center, spacing: CGFloat? = nil, pinned: PinnedScrollableViews = [])
  case columns([GridItem], HorizontalAlignment, spacing: CGFloat?)
  case rows([GridItem], VerticalAlignment, spacing: CGFloat?)

  /// How many views lie side by side.
  var rowsAcross: Int {
    switch self {
    case .vertical, .horizontal: 1
    case .columns(let items, _, _), .rows(let items, _, _): items.count
    }
  }

  /// The axis along which the views follow each other.
  var axis: Axis {
    switch self {
    case .vertical, .columns: .vertical
    case .horizontal, .rows: .horizontal
    }
  }

  /// The parts of sections that stay in view (LAY-136). In grids they scroll with the others.
  var pinnedViews: PinnedScrollableViews {
    switch self {
    case .vertical(_, _, let pinned), .horizontal(_, _, let pinned): pinned
    case .columns, .rows: []
    }
  }

  func makeRule(_ rows: WindowedRows) -> any LayoutRule {
    switch self {
    case .vertical(let alignment, let spacing, let pinned):
      WindowedStackRule(vertical: alignment, spacing: spacing, pinned: .init(rawValue: pinned.rawValue), rows: rows)
    case .horizontal(let alignment, let spacing, let pinned):
      WindowedStackRule(horizontal: alignment, spacing: spacing, pinned: .init(rawValue: pinned.rawValue), rows: rows)
    case .columns(let items, let alignment, let spacing):
      WindowedGridRule(.vertical, items, alignment: alignment.key, spacing: spacing, rows: rows)
    case .rows(let items, let alignment, let spacing):
      WindowedGridRule(.horizontal, items, alignment: alignment.key, spacing: spacing, rows: rows)
    }
  }

  func isEqual(to other: LazyArrangement) -> Bool {
    switch (self, other) {
    case (.vertical(let alignment, let spacing, let pinned), .vertical(let alignment2, let spacing2, let pinned2)):
      alignment == alignment2 && spacing == spacing2 && pinned == pinned2
    case (.horizontal(let alignment, let spacing, let pinned), .horizontal(let alignment2, let spacing2, let pinned2)):
      alignment == alignment2 && spacing == spacing2 && pinned == pinned2
    default: false
    }
  }
}
