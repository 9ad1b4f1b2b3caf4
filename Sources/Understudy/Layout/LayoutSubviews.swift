import Foundation

/// The views that a layout arranges. As no layout runs, no layout is given any.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews

  private let elements: [LayoutSubview]
  private let bounds: Range<Int>

  public var layoutDirection: LayoutDirection { .leftToRight }

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> LayoutSubview { elements[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(elements: elements, bounds: bounds) }

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

  public var priority: Double { 0 }
  public var spacing: ViewSpacing { ViewSpacing() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}
