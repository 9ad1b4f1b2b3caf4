// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { self }
}

extension View {
  nonisolated public consuming func font(_ font: Font?) -> some View { self }
  nonisolated public consuming func fontWeight(_ weight: Font.Weight?) -> some View { self }
  nonisolated public consuming func fontWidth(_ width: Font.Width?) -> some View { self }
  nonisolated public consuming func fontDesign(_ design: Font.Design?) -> some View { self }
}
