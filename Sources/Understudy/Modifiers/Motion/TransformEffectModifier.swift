import Foundation

// How things move and turn: there is nothing to observe.

extension View {
  /// The transform applies to what is drawn; the element's frame does not follow it.
  nonisolated public consuming func transformEffect(_ transform: CGAffineTransform) -> some View { self }
}
