import Foundation

/// A shape in changed coordinates.
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}
