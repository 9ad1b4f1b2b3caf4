import Foundation

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
  /// Makes a rectangle, which shows no element.
  nonisolated public init() {}
  /// The rectangle that is given.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Asks for a smaller rectangle; the result is the rectangle itself, as nothing is drawn.
  nonisolated public func inset(by amount: CGFloat) -> Rectangle { self }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { .init() } }
