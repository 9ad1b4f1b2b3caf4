import Foundation

/// The shape that the container around the view has.
public struct ContainerRelativeShape: InsettableShape {
  /// Makes a shape that follows its container, which has no form to follow here.
  nonisolated public init() {}
  /// The rectangle itself, as containers have no form here.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The shape in a rectangle whose edges are moved inwards, in points.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(shape: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape { public static var containerRelative: Self { .init() } }
