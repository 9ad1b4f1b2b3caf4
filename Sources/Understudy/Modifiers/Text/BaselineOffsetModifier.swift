import Foundation

// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

extension View {
  nonisolated public consuming func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
}
