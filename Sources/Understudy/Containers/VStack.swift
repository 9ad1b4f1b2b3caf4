import Foundation

/// Views one below the other.
public struct VStack<Content: View> {
  package let content: Content
}

extension VStack: View, ContainerView {
  /// - Parameters:
  ///   - alignment: How the views line up with each other.
  ///   - spacing: The distance between two views in points, or nil for the usual one.
  ///   - content: The views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}
