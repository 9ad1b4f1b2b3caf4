import Foundation

/// The views that a layout arranges. As no layout runs, no layout is given any.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  /// A part of the views, in the same form.
  public typealias SubSequence = LayoutSubviews

  private let elements: [LayoutSubview]
  private let bounds: Range<Int>

  /// The direction of writing: always from left to right.
  public var layoutDirection: LayoutDirection { .leftToRight }

  /// The position of the first view; in a part of the views, its position in the whole.
  public var startIndex: Int { bounds.lowerBound }
  /// The position after the last view.
  public var endIndex: Int { bounds.upperBound }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { elements[index] }

  /// The views in a range, which keep their positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(elements: elements, bounds: bounds) }

  /// The views at some positions, in that order, with positions from zero.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let chosen = indices.map { elements[$0] }
    return LayoutSubviews(elements: chosen, bounds: 0..<chosen.count)
  }

  private init(elements: [LayoutSubview], bounds: Range<Int>) {
    self.elements = elements
    self.bounds = bounds
  }
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
  /// What the view says of itself by `layoutValue(key:value:)`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { key.defaultValue }

  /// How early a layout should give the view its space: zero, whatever `layoutPriority(_:)` says.
  public var priority: Double { 0 }
  /// The distance that the view prefers to others: zero on all sides.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The size that the view chooses: zero, as no view is measured.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The view's size and guides, all of them zero.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }

  /// Does nothing, as no view has a place.
  ///
  /// - Parameters:
  ///   - position: Where the anchor goes, in points of the layout's bounds.
  ///   - anchor: The point of the view that goes there.
  ///   - proposal: The size that the view is offered.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}
