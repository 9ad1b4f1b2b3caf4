/// The views that a container resolved. As a view it shows them all, in order.
public struct SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  private let elements: Elements

  init(_ elements: [Subview]) { self.elements = Elements(all: elements) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.all.count }
  public subscript(index: Int) -> Subview { elements.all[index] }
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
  public typealias Index = Int
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

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { base[index] }
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
