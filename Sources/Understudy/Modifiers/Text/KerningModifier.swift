import Foundation

extension Text {
  /// Adds space after each character of the text, unless there is tracking, which replaces it (LAY-307).
  ///
  /// - Parameter kerning: The space in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
}

extension View {
  /// Adds space after each character of the texts inside, unless there is tracking, which replaces it (LAY-307).
  ///
  /// - Parameter kerning: The space in points.
  nonisolated public consuming func kerning(_ kerning: CGFloat) -> some View {
    modifier(_TextLookModifier(.kerning(kerning)))
  }
}
