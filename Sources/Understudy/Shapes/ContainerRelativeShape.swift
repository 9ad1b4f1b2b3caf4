import Foundation

/// The shape that the container around the view has.
public struct ContainerRelativeShape: InsettableShape {
  /// Makes a shape that follows its container, which has no form to follow here.
  nonisolated public init() {}
  /// The rectangle itself, as containers have no form here.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Asks for a smaller shape; the result is the shape itself, as nothing is drawn.
  nonisolated public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

extension Shape where Self == ContainerRelativeShape { public static var containerRelative: Self { .init() } }
