extension Text {
  /// The text with a line through it, which pictures show; the label is the same.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: What the line looks like.
  ///   - color: The line's color, or nil for the text's.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with(.strikethrough(isActive)) }
}

extension View {
  /// Draws a line through the texts inside; their labels are the same.
  nonisolated public consuming func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { modifier(_TextLineDrawing(line: .strikethrough, isActive: isActive)) }
}
