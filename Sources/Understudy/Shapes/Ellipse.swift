import Foundation

/// An ellipse that touches the sides of its frame.
public struct Ellipse: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  nonisolated public func inset(by amount: CGFloat) -> Ellipse { self }
}

extension Shape where Self == Ellipse { public static var ellipse: Ellipse { .init() } }
