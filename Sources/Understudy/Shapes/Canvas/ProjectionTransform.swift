import Foundation

/// A change of coordinates that may be in perspective: a matrix of three rows, for rows `(x, y, 1)`.
///
/// Source: Apple's page "ProjectionTransform".
public struct ProjectionTransform: Equatable, Sendable {
  /// The numbers by row and column; `m31` and `m32` are in points.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row, whose last number is 1 unless there is a perspective.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// The change that leaves every point where it is.
  public init() {}

  /// A change without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether every point stays where it is, compared exactly.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether there is no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Becomes the way back, where there is one.
  ///
  /// - Returns: Whether there is one; the change stays as it is otherwise.
  public mutating func invert() -> Bool {
    let cofactors = (
      m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22,
      m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23,
      m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21
    )
    let determinant = m11 * cofactors.0 + m12 * cofactors.3 + m13 * cofactors.6
    guard determinant != 0, determinant.isFinite else { return false }
    (m11, m12, m13) = (cofactors.0 / determinant, cofactors.1 / determinant, cofactors.2 / determinant)
    (m21, m22, m23) = (cofactors.3 / determinant, cofactors.4 / determinant, cofactors.5 / determinant)
    (m31, m32, m33) = (cofactors.6 / determinant, cofactors.7 / determinant, cofactors.8 / determinant)
    return true
  }

  /// The way back; the change itself where there is none.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }

  /// This change first, then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + z * rhs.m31, x * rhs.m12 + y * rhs.m22 + z * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + z * rhs.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// What is left of it without perspective.
  var affine: CGAffineTransform { CGAffineTransform(m11, m12, m21, m22, m31, m32) }
}

extension CGPoint {
  /// The point to which a change of coordinates takes this one.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let depth = m.m13 * x + m.m23 * y + m.m33
    guard depth != 0 else { return self }
    return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / depth, y: (m.m12 * x + m.m22 * y + m.m32) / depth)
  }
}
