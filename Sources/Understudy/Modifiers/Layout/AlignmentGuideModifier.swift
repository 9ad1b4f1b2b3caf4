import Foundation

// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  /// The closure that moves a horizontal guide is never called, as no layout runs here.
  nonisolated public consuming func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  /// The closure that moves a vertical guide is never called, as no layout runs here.
  nonisolated public consuming func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
}
