import Foundation

/// An ellipse that touches the sides of its frame.
public struct Ellipse: InsettableShape {
  /// Makes an ellipse, which shows no element.
  nonisolated public init() {}
  /// An ellipse that touches all sides of the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Asks for a smaller ellipse; the result is the ellipse itself, as nothing is drawn.
  nonisolated public func inset(by amount: CGFloat) -> Ellipse { self }
}

extension Shape where Self == Ellipse { public static var ellipse: Ellipse { .init() } }
