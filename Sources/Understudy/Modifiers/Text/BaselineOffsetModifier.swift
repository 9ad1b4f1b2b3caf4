import Foundation

extension Text {
  /// Moves the characters of the text up; its size stays (LAY-311).
  ///
  /// - Parameter baselineOffset: The distance in points; negative values move the text down.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }
}

extension View {
  /// Moves the characters of the texts inside up, in points; their sizes stay (LAY-311).
  nonisolated public consuming func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(_TextLookModifier(.baselineOffset(baselineOffset)))
  }
}
