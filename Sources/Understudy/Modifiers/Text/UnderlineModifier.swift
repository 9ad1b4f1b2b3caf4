extension Text {
  /// The text with a line below it, which pictures show; the label is the same.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: What the line looks like.
  ///   - color: The line's color, or nil for the text's.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with(.underline(isActive)) }
}

extension View {
  /// Draws a line below the texts inside; their labels are the same.
  nonisolated public consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { modifier(_TextLineDrawing(line: .underline, isActive: isActive)) }
}
