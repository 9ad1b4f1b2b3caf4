import Foundation
import UnderstudyLayout

/// A shape in changed coordinates.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape before the change.
  public var shape: Content
  /// The change of the outline's coordinates.
  public var transform: CGAffineTransform

  /// Makes a shape whose outline is in changed coordinates.
  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }
  /// The original outline under the change.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  /// The size of the original shape, as the change is one of the outline alone.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
