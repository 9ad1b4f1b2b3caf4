import Foundation

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> Rectangle { self }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { .init() } }
