import Foundation

// Nothing is drawn, so there is nothing to observe.

extension View {
  nonisolated public consuming func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
}
