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

  /// Whether this is an ordinary view's spacing.
  var isOrdinary: Bool { table == nil }

  /// Whether both are one value in memory. Equal spacings may be two.
  func isIdentical(to other: ViewSpacing) -> Bool {
    switch (table, other.table) {
    case (let own?, let others?): own.isIdentical(to: others)
    case (nil, nil): true
    default: false
    }
  }

  /// This spacing with an ordinary view's on some sides (LAY-080).
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    guard let table, !edges.isEmpty else { return self }
    return ViewSpacing(table.resetting(edges))
  }
}
