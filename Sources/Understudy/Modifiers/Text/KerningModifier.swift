import Foundation

// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }
}

extension View {
  nonisolated public consuming func kerning(_ kerning: CGFloat) -> some View { self }
}
