import Foundation
import UnderstudyLayout

extension Shape {
  /// A part of the shape's line, from one fraction of its length to another.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// Moves the outline along each axis, in points; the view keeps its place.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  /// Moves the outline by a width and a height, in points.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
  /// Moves the outline by the coordinates of a point.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Turns the outline around an anchor, the center by default; the view keeps its place.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Scales the outline by separate factors around an anchor; the view keeps its size.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  /// Scales the outline by one factor around an anchor; the view keeps its size.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Changes the coordinates of the outline, with the origin as the fixed point of scalings and rotations.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape in a size of its own, whatever room there is.
  nonisolated public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
  /// Gives the shape a fixed width and height, in points.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    _SizedShape(shape: self, size: CGSize(width: width, height: height))
  }
}

/// A shape whose line is drawn in part.
public struct _TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  let startFraction: CGFloat
  let endFraction: CGFloat

  nonisolated init(shape: Content, startFraction: CGFloat, endFraction: CGFloat) {
    (self.shape, self.startFraction, self.endFraction) = (shape, startFraction, endFraction)
  }
  /// The part of the original outline between the two fractions of its length.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
  /// The size of the original shape, as the change is one of the outline alone.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape in a size of its own.
public struct _SizedShape<Content: Shape>: Shape {
  let shape: Content
  let size: CGSize

  nonisolated init(shape: Content, size: CGSize) { (self.shape, self.size) = (shape, size) }
  /// The original outline in a rectangle of the fixed size, at the origin of the given one.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension CGAffineTransform {
  /// A change around a point of a rectangle, which stays where it is.
  static func around(
    _ anchor: UnitPoint, in rect: CGRect, _ change: (CGAffineTransform) -> CGAffineTransform
  ) -> CGAffineTransform {
    let point = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    return change(CGAffineTransform(translationX: point.x, y: point.y)).translatedBy(x: -point.x, y: -point.y)
  }
}
