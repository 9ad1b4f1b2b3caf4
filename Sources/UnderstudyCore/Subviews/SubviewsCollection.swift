/// The views that a container resolved. As a view it shows them all, in order.
public struct SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  /// The number of a subview, from 0, in the order of the container's content.
  public typealias Index = Int
  /// A range of the subviews, which is a view too.
  public typealias SubSequence = SubviewsCollectionSlice

  private let elements: Elements

  init(_ elements: [Subview]) { self.elements = Elements(all: elements) }

  /// Zero, the position of the first subview.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { elements.all.count }
  /// The subview at a position; a position outside of the collection stops the process.
  public subscript(index: Int) -> Subview { elements.all[index] }
  /// The subviews in a range, which must lie in the collection.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

/// Told apart by their elements, wherever the collection was made.
private struct Elements: Equatable {
  let all: [Subview]

  static func == (lhs: Elements, rhs: Elements) -> Bool {
    lhs.all.elementsEqual(rhs.all) { $0.resolved === $1.resolved }
  }
}

/// Some of the views that a container resolved. As a view it shows them, in order.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  /// The position of a subview in the whole collection: a slice does not begin at 0.
  public typealias Index = Int
  /// A range of a slice is a slice of the whole collection.
  public typealias SubSequence = SubviewsCollectionSlice

  private let base: SubviewsCollection
  private let bounds: Range<Int>

  init(base: SubviewsCollection, bounds: Range<Int>) {
    precondition(
      bounds.lowerBound >= 0 && bounds.upperBound <= base.count,
      "The range \(bounds) lies outside of the \(base.count) subviews.")
    self.base = base
    self.bounds = bounds
  }

  /// The position of the slice's first subview in the whole collection.
  public var startIndex: Int { bounds.lowerBound }
  /// The position in the whole collection after the slice's last subview.
  public var endIndex: Int { bounds.upperBound }
  /// The subview at a position of the whole collection.
  public subscript(index: Int) -> Subview { base[index] }
  /// The subviews in a range of positions of the whole collection.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollection: Sendable {}
extension SubviewsCollectionSlice: Sendable {}

extension SubviewsCollection: View, StructuralView {
  public static func _makeView(_ view: SubviewsCollection, inputs: inout _ViewInputs) {
    inputs.placements(of: view)
  }
}

extension SubviewsCollectionSlice: View, StructuralView {
  public static func _makeView(_ view: SubviewsCollectionSlice, inputs: inout _ViewInputs) {
    inputs.placements(of: view)
  }
}

extension _ViewInputs {
  fileprivate mutating func placements<Subviews: RandomAccessCollection<Subview>>(of subviews: Subviews) {
    let rows = ForEach(subviews) { $0 }
    type(of: rows)._makeView(rows, inputs: &self)
  }
}
