// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  /// Returns the text itself: a font changes neither its label nor its frame here.
  nonisolated public func font(_ font: Font?) -> Text { self }
  /// Returns the text itself, as the thickness of its strokes is not stored.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// Returns the text itself, as the width of its characters is not stored.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Returns the text itself, as its design, such as with serifs, is not stored.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { self }
}

extension View {
  /// The font of the texts inside is not stored; the environment value `font` keeps what it was.
  nonisolated public consuming func font(_ font: Font?) -> some View { self }
  /// The thickness of strokes is not part of a text's element.
  nonisolated public consuming func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// The width of characters does not change the frame of a text's element.
  nonisolated public consuming func fontWidth(_ width: Font.Width?) -> some View { self }
  /// The design, such as a font with serifs, cannot be seen in the element tree.
  nonisolated public consuming func fontDesign(_ design: Font.Design?) -> some View { self }
}
