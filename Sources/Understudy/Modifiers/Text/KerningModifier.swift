import Foundation

// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  /// Returns the text itself: the space between its characters, in points, is not stored.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }
}

extension View {
  /// The space between characters, in points, is not part of the labels inside.
  nonisolated public consuming func kerning(_ kerning: CGFloat) -> some View { self }
}
