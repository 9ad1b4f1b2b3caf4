import Foundation

// The look of texts: there is nothing to observe, and a text stays a text.

extension View {
  /// The factor says how small text may become to fit its room; it always fits here, at its full size.
  nonisolated public consuming func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
}
