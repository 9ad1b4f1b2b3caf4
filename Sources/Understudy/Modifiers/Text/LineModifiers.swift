import Foundation

// The look of texts: there is nothing to observe, and a text stays a text.

extension View {
  /// The limit cuts no text here: a label contains all lines.
  ///
  /// - Parameter number: The largest number of lines, or nil for no limit.
  nonisolated public consuming func lineLimit(_ number: Int?) -> some View { self }
  /// Takes the least number of lines, for which a text field makes room on a screen.
  nonisolated public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  /// Takes the largest number of lines; labels contain the lines beyond it.
  nonisolated public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
  /// Takes the least and the largest number of lines, both without an effect on elements.
  nonisolated public consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  /// Takes the largest number of lines and whether there is always room for them.
  nonisolated public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  /// The distance between lines, in points, changes no frames here.
  nonisolated public consuming func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
}
