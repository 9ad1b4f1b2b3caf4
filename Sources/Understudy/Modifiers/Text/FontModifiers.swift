extension Text {
  /// Sets the font of the text, unless one was set before; nil leaves it as it is.
  nonisolated public func font(_ font: Font?) -> Text { font == nil ? self : with(.font(font)) }
  /// Sets how heavy the strokes of the text are; nil takes back what weights further out say.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
  /// Returns the text itself: it is measured at the standard width of its font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Sets the design of the text, such as with serifs; nil leaves that to the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
}

extension View {
  /// Sets the font of the texts and symbols inside, which decides their sizes (LAY-300); nil stands for running text.
  nonisolated public consuming func font(_ font: Font?) -> some View { modifier(_TextLookModifier(.font(font))) }
  /// Sets how heavy the strokes of the texts inside are; nil takes back what weights further out say.
  nonisolated public consuming func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(_TextLookModifier(.weight(weight)))
  }
  /// The width of letters changes no sizes here: texts are measured at the standard width of their fonts.
  nonisolated public consuming func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Sets the design of the texts inside, such as with serifs; nil leaves that to their fonts.
  nonisolated public consuming func fontDesign(_ design: Font.Design?) -> some View {
    modifier(_TextLookModifier(.design(design)))
  }
}
