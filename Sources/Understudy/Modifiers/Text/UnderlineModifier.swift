// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  /// Returns the text itself: a line below it does not appear in the label.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: What the line looks like.
  ///   - color: The line's color, or nil for the text's.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }
}

extension View {
  /// A line below the texts inside does not appear in their labels.
  nonisolated public consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
}
