import Foundation

/// A map of points: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
package struct AffineMap: Equatable, Sendable {
  package var a: CGFloat = 1
  package var b: CGFloat = 0
  package var c: CGFloat = 0
  package var d: CGFloat = 1
  package var tx: CGFloat = 0
  package var ty: CGFloat = 0

  package init(a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  package static let identity = AffineMap()

  package static func translation(_ x: CGFloat, _ y: CGFloat) -> AffineMap { AffineMap(tx: x, ty: y) }

  /// The map with a fixed point instead of the origin.
  package func around(_ point: CGPoint) -> AffineMap {
    var map = self
    map.tx += point.x - a * point.x - c * point.y
    map.ty += point.y - b * point.x - d * point.y
    return map
  }

  /// This map after another one.
  package func after(_ first: AffineMap) -> AffineMap {
    AffineMap(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b,
      c: a * first.c + c * first.d, d: b * first.c + d * first.d,
      tx: a * first.tx + c * first.ty + tx, ty: b * first.tx + d * first.ty + ty)
  }

  /// Nil for a map that loses a dimension, such as a scale by zero.
  package var inverse: AffineMap? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let (ia, ib, ic, id) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
    return AffineMap(a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
  }

  package func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The bounding box of a mapped rectangle (LAY-033).
  package func apply(_ rect: CGRect) -> CGRect {
    let (left, top, right, bottom) = (rect.origin.x, rect.origin.y, rect.maxX, rect.maxY)
    if self == .translation(tx, ty) {
      return CGRect(x: left + tx, y: top + ty, width: right - left, height: bottom - top)
    }
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].map { apply(CGPoint(x: $0.0, y: $0.1)) }
    var low = corners[0]
    var high = corners[0]
    for corner in corners.dropFirst() {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether all points stay points: a map by numbers that are none leads nowhere.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// Whether rectangles stay rectangles, as under rotations by 90 degrees, scales and reflections.
  package var keepsRectangles: Bool { (abs(b) < 1e-9 && abs(c) < 1e-9) || (abs(a) < 1e-9 && abs(d) < 1e-9) }
}
