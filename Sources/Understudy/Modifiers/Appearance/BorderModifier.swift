import Foundation

// Nothing is drawn, so there is nothing to observe.

extension View {
  nonisolated public consuming func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
}
