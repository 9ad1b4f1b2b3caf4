import Foundation

// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  /// A fixed size does not change the frame of the element that a test reads.
  ///
  /// - Parameters:
  ///   - width: The width in points, or nil for the view's own.
  ///   - height: The height in points, or nil for the view's own.
  ///   - alignment: How the view lies in the frame.
  nonisolated public consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// A flexible size with bounds does not change the frame of the element, even where it is infinite.
  nonisolated public consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// A size relative to the container around, such as a page of a scroll view, has no effect on frames here.
  nonisolated public consuming func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  { self }
  /// Divides the container into equal parts, which do not affect frames here.
  nonisolated public consuming func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  /// Takes a closure that calculates the size; it is never called, as no layout runs here.
  nonisolated public consuming func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }
}
