import Foundation

/// The views that a layout arranges, in their order (LAY-153).
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// A part of the views, in the same form.
  public typealias SubSequence = LayoutSubviews

  private let elements: [LayoutSubview]
  private let bounds: Range<Int>

  /// The direction of writing in the container. Layouts place from left to right; the result is mirrored (LAY-012).
  public var layoutDirection: LayoutDirection

  /// The position of the first view; in a part of the views, its position in the whole.
  public var startIndex: Int { bounds.lowerBound }
  /// The position after the last view.
  public var endIndex: Int { bounds.upperBound }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { elements[index] }

  /// The views in a range, which keep their positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements: elements, bounds: bounds, layoutDirection: layoutDirection)
  }

  /// The views at some positions, in that order, with positions from zero.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { elements[$0] }, layoutDirection)
  }

  private init(elements: [LayoutSubview], bounds: Range<Int>, layoutDirection: LayoutDirection) {
    self.elements = elements
    self.bounds = bounds
    self.layoutDirection = layoutDirection
  }

  init(_ elements: [LayoutSubview], _ layoutDirection: LayoutDirection) {
    self.init(elements: elements, bounds: 0..<elements.count, layoutDirection: layoutDirection)
  }

  /// The union of the views' distances, which is the spacing of a layout that declares none (LAY-150).
  package var combinedSpacing: ViewSpacing { .union(of: elements[bounds].map(\.node)) }

  /// The views' explicit values for a guide, combined (LAY-150).
  ///
  /// - Parameters:
  ///   - key: The guide.
  ///   - bounds: The bounds in which the views are placed.
  ///   - proposal: The proposal that the layout was placed with, for views that it does not place.
  ///   - place: Calls the layout's `placeSubviews`.
  package func combinedValue(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, place: () -> Void
  ) -> CGFloat? {
    guard key.isInherited, bounds.size[key.axis].isFinite, let run = elements.first?.run else { return nil }
    let placements = run.record(LayoutBounds(size: bounds.size, proposal: proposal), origin: bounds.origin, place)
    var result = AlignmentKey.Combination(of: key)
    for index in self.bounds {
      let placement = placements[elements[index].index]
      guard let value = elements[index].node.explicitValue(of: key, in: placement.bounds) else { continue }
      result.add(value + placement.origin[key.axis])
    }
    return result.value
  }
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable {
  package let node: LayoutNode
  let index: Int
  // Weak, because the run stores the subviews.
  private(set) weak var run: CustomLayoutRun?

  init(node: LayoutNode, index: Int, run: CustomLayoutRun) {
    self.node = node
    self.index = index
    self.run = run
  }

  /// The value that the view sets with `layoutValue(key:value:)`, also inside other modifiers (LAY-148).
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.layoutValue(of: ObjectIdentifier(key)) as? K.Value ?? key.defaultValue
  }

  /// How early a layout should give the view its space: zero unless `layoutPriority(_:)` sets another
  /// one; negative infinity for spacers.
  public var priority: Double { node.priority }
  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { node.spacing }

  /// The size that the view answers, in points; it may be larger than the proposal (LAY-006).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(in: proposal.sanitized) }

  /// The size that the view answers, together with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal.sanitized) }

  /// Places the view; the last call decides (LAY-147).
  ///
  /// - Parameters:
  ///   - position: The place of the anchor, in the space of the layout's bounds, in points.
  ///   - anchor: The point of the view at that place.
  ///   - proposal: The size that the view is offered, which decides its size.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    run?.place(self, at: position, anchor: anchor, proposal: proposal.sanitized)
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }
}

// A layout runs on one thread; the types of SwiftUI are sendable.
extension LayoutSubviews: @unchecked Sendable {}
extension LayoutSubview: @unchecked Sendable {}
