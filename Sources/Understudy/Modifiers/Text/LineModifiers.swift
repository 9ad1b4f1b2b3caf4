import Foundation

// The look of texts: there is nothing to observe, and a text stays a text.

extension View {
  nonisolated public consuming func lineLimit(_ number: Int?) -> some View { self }
  nonisolated public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  nonisolated public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
  nonisolated public consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  nonisolated public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  nonisolated public consuming func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
}
