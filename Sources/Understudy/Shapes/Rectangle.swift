import Foundation

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
  /// Makes a rectangle, which shows no element.
  nonisolated public init() {}
  /// The rectangle that is given.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The shape in a rectangle whose edges are moved inwards, in points.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(shape: self, amount: amount)
  }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { .init() } }
