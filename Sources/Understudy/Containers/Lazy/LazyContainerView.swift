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
  case vertical(HorizontalAlignment = .center, spacing: CGFloat? = nil)
  case horizontal(VerticalAlignment = .center, spacing: CGFloat? = nil)
  case columns([GridItem], HorizontalAlignment, spacing: CGFloat?)
  case rows([GridItem], VerticalAlignment, spacing: CGFloat?)

  /// How many views lie side by side.
  var rowsAcross: Int {
    switch self {
    case .vertical, .horizontal: 1
    case .columns(let items, _, _), .rows(let items, _, _): items.count
    }
  }

  func makeRule(_ rows: WindowedRows) -> any LayoutRule {
    switch self {
    case .vertical(let alignment, let spacing): WindowedStackRule(vertical: alignment, spacing: spacing, rows: rows)
    case .horizontal(let alignment, let spacing): WindowedStackRule(horizontal: alignment, spacing: spacing, rows: rows)
    case .columns(let items, let alignment, let spacing):
      WindowedGridRule(.vertical, items, alignment: alignment.key, spacing: spacing, rows: rows)
    case .rows(let items, let alignment, let spacing):
      WindowedGridRule(.horizontal, items, alignment: alignment.key, spacing: spacing, rows: rows)
    }
  }

  func isEqual(to other: LazyArrangement) -> Bool {
    switch (self, other) {
    case (.vertical(let alignment, let spacing), .vertical(let otherAlignment, let otherSpacing)):
      alignment == otherAlignment && spacing == otherSpacing
    case (.horizontal(let alignment, let spacing), .horizontal(let otherAlignment, let otherSpacing)):
      alignment == otherAlignment && spacing == otherSpacing
    default: false
    }
  }
}
