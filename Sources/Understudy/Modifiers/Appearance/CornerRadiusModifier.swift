import Foundation

// Nothing is drawn, so there is nothing to observe.

extension View {
  nonisolated public consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
}
