import Foundation

/// The distances that a view prefers to its neighbours, by side and by the kind of neighbour (LAY-071).
public struct ViewSpacing: Sendable {
  /// Nil for an ordinary view, which most views are: such a spacing costs no allocation.
  private var table: SpacingTable?

  package init(_ table: SpacingTable) { self.table = table.isOrdinary ? nil : table }

  /// No distance on any side, whatever the neighbour is.
  public static let zero = ViewSpacing(SpacingTable(plain: 0, on: .all))

  /// The spacing of an ordinary view: 8 points to others, and the text's own distance above and below a text
  /// (LAY-072).
  public init() {}

  package var contents: SpacingTable { table ?? .ordinary }

  /// Takes the larger distance of this spacing and another one on some sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if table == nil, other.table == nil { return }
    var result = contents
    result.formUnion(other.contents, edges)
    self = ViewSpacing(result)
  }

  /// This spacing with the larger distance of both on some sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to the view that follows along an axis, in points: 8 where neither prefers another (LAY-070).
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if table == nil, next.table == nil { return SpacingTable.standardDistance }
    return contents.distance(from: .end(of: axis), to: next.contents, at: .start(of: axis))
  }

  /// That of views that follow each other along an axis: the first one's on the leading side, the last one's on the
  /// trailing one, the union of all across (LAY-079).
  static func of(_ views: [LayoutNode], along axis: Axis) -> ViewSpacing {
    guard let last = views.indices.last else { return .zero }
    if views.indices.allSatisfy({ views.with($0) { $0.spacing.table == nil } }) { return ViewSpacing() }
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    // Made in one piece, as each row of a list has its own.
    var result = SpacingTable(capacity: 16)
    for index in views.indices {
      var edges = across
      if index == 0 { edges.insert(Edge.Set(.start(of: axis))) }
      if index == last { edges.insert(Edge.Set(.end(of: axis))) }
      views.with(index) { result.formUnion($0.spacing.contents, edges) }
    }
    return ViewSpacing(result)
  }

  /// This spacing with an ordinary view's on some sides (LAY-080).
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    guard let table, !edges.isEmpty else { return self }
    return ViewSpacing(table.resetting(edges))
  }
}
