import Foundation

extension Text {
  /// Adds space after each character of the text, in place of kerning (LAY-307).
  ///
  /// - Parameter tracking: The space in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
}

extension View {
  /// Adds space after each character of the texts inside, in place of kerning (LAY-307).
  ///
  /// - Parameter tracking: The space in points.
  nonisolated public consuming func tracking(_ tracking: CGFloat) -> some View {
    modifier(_TextLookModifier(.tracking(tracking)))
  }
}
