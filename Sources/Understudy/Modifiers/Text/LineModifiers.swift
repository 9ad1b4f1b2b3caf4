import Foundation

extension View {
  /// Limits how many lines the texts inside take; their labels contain all lines (LAY-309).
  ///
  /// - Parameter number: The largest number of lines, or nil for no limit.
  nonisolated public consuming func lineLimit(_ number: Int?) -> some View { lines(number, reserved: 1) }
  /// Takes the least number of lines, for which there is always room (LAY-311).
  nonisolated public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(nil, reserved: limit.lowerBound)
  }
  /// Takes the largest number of lines; labels contain the lines beyond it.
  nonisolated public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(limit.upperBound, reserved: 1)
  }
  /// Takes the least number of lines, for which there is always room, and the largest (LAY-311).
  nonisolated public consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit.upperBound, reserved: limit.lowerBound)
  }
  /// Takes the largest number of lines and whether there is always room for them (LAY-311).
  nonisolated public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(limit, reserved: reservesSpace ? limit : 1)
  }

  nonisolated private consuming func lines(_ limit: Int?, reserved: Int) -> some View {
    modifier(_TextLookModifier(.lines(limit: limit, reserved: reserved)))
  }

  /// Adds a distance between the lines of the texts inside, in points (LAY-302).
  nonisolated public consuming func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(_TextLookModifier(.lineSpacing(lineSpacing)))
  }
}
