import Foundation

// Nothing is drawn, so there is nothing to observe.

extension View {
  /// A border is a drawing around the view, without an element.
  ///
  /// - Parameters:
  ///   - content: The color or other style of the border.
  ///   - width: The thickness in points.
  nonisolated public consuming func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
}
