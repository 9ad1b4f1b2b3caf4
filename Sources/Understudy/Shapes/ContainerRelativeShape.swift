import Foundation

/// The shape that the container around the view has.
public struct ContainerRelativeShape: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

extension Shape where Self == ContainerRelativeShape { public static var containerRelative: Self { .init() } }
