import Foundation

/// An ellipse that touches the sides of its frame.
public struct Ellipse: InsettableShape {
  /// Makes an ellipse, which shows no element.
  nonisolated public init() {}
  /// An ellipse that touches all sides of the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The shape in a rectangle whose edges are moved inwards, in points.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
    _InsetShape(shape: self, amount: amount)
  }
}

extension Shape where Self == Ellipse { public static var ellipse: Ellipse { .init() } }
