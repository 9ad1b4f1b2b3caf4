import Foundation

// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }
}

extension View {
  nonisolated public consuming func tracking(_ tracking: CGFloat) -> some View { self }
}
