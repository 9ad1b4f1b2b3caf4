import Foundation

// How things move and turn: there is nothing to observe.

extension View {
  nonisolated public consuming func transformEffect(_ transform: CGAffineTransform) -> some View { self }
}
