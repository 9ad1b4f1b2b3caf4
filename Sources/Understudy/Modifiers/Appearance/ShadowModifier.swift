import Foundation

// Nothing is drawn, so there is nothing to observe.

extension View {
  nonisolated public consuming func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
}
