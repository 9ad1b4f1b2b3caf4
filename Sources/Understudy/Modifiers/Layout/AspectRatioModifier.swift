import Foundation

// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  /// The ratio of width to height does not change the frame of an element here.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; nil for the view's usual ratio.
  ///   - contentMode: Whether the view fits its room or fills it.
  nonisolated public consuming func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    self
  }
  /// Takes the ratio as a width and a height.
  nonisolated public consuming func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }
}
