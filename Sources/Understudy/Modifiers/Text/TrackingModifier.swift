import Foundation

// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  /// Returns the text itself: the space that is added after each character, in points, is not stored.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }
}

extension View {
  /// The space after each character, in points, is not part of the labels inside.
  nonisolated public consuming func tracking(_ tracking: CGFloat) -> some View { self }
}
