import Foundation

/// A change of coordinates that keeps lines straight: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Core Graphics has the name; Linux lacks that library. Source: Apple's page "CGAffineTransform".
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The numbers of the equations above; `tx` and `ty` are in points.
  public var a, b, c, d, tx, ty: CGFloat

  /// Makes a change of coordinates from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes a change of coordinates from its six numbers, in the order `a`, `b`, `c`, `d`, `tx`, `ty`.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// All zeros, as Core Graphics has it: not the identity.
  public init() { self.init(0, 0, 0, 0, 0, 0) }

  /// Makes a translation by a distance along each axis.
  ///
  /// - Parameters:
  ///   - tx: How far to move along x, in points.
  ///   - ty: How far to move along y, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(1, 0, 0, 1, tx, ty) }
  /// Makes a scaling around the origin, with a factor for each axis.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(sx, 0, 0, sy, 0, 0) }

  /// Makes a rotation around the origin.
  ///
  /// - Parameter angle: In radians; a positive one turns the x axis towards the y axis.
  public init(rotationAngle angle: CGFloat) {
    self.init(cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0)
  }

  /// The change that leaves every point where it is.
  public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)
  /// Whether the change leaves every point where it is, compared exactly.
  public var isIdentity: Bool { self == .identity }

  /// This change first, then another.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * t2.a + b * t2.c, a * t2.b + b * t2.d, c * t2.a + d * t2.c, c * t2.b + d * t2.d,
      tx * t2.a + ty * t2.c + t2.tx, tx * t2.b + ty * t2.d + t2.ty)
  }

  /// A move first, then this change.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// A scaling first, then this change.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// A rotation by radians first, then this change.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The way back; the change itself where there is none.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      d / determinant, -b / determinant, -c / determinant, a / determinant,
      (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The point where the change takes this one.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size under the change's scaling and rotation, without its move.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the corners where the change takes them.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ].map { $0.applying(t) }
    let xs = corners.map(\.x).sorted()
    let ys = corners.map(\.y).sorted()
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}

// The names that Core Graphics has for C, which Swift also calls.

/// Makes a move by distances in points.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}
/// Makes a scaling around the origin, with a factor for each axis.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}
/// Makes a rotation around the origin by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}
/// A move by distances in points first, then a given change.
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  t.translatedBy(x: tx, y: ty)
}
/// A scaling first, then a given change.
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  t.scaledBy(x: sx, y: sy)
}
/// A rotation by an angle in radians first, then a given change.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}
/// The first change, followed by the second.
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
  t1.concatenating(t2)
}
/// The way back from a change; the change itself where there is none.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
