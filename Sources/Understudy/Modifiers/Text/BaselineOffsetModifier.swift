import Foundation

// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  /// Returns the text itself: the shift of its baseline is not stored.
  ///
  /// - Parameter baselineOffset: The distance in points; positive values move the text up.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

extension View {
  /// Takes the shift, in points, of the texts inside; their elements stay in place.
  nonisolated public consuming func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
}
