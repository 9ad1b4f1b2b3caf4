import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Gives the view's place a fixed size; the view itself may be smaller or larger (LAY-160, LAY-161).
  ///
  /// - Parameters:
  ///   - width: The width in points, or nil for the view's own.
  ///   - height: The height in points, or nil for the view's own.
  ///   - alignment: How the view lies in the frame.
  nonisolated public consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { modifier(_FrameLayout(width: width, height: height, alignment: alignment)) }

  /// Gives the view's place a size within bounds, in points (LAY-162, LAY-163).
  nonisolated public consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        width: [minWidth, idealWidth, maxWidth], height: [minHeight, idealHeight, maxHeight], alignment: alignment))
  }

  /// Gives the view the length of the container around it, such as a page of a scroll view (LAY-165).
  nonisolated public consuming func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  { modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment) { length, _ in length }) }

  /// Gives the view some of the equal parts into which the container is divided, `spacing` points apart.
  nonisolated public consuming func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _ContainerRelativeFrameLayout(axes: axes, alignment: alignment) { length, _ in
        let parts = CGFloat(max(count, 1))
        let part = (length - (parts - 1) * spacing) / parts
        return part * CGFloat(span) + (CGFloat(span) - 1) * spacing
      })
  }

  /// Gives the view a length made of the container's.
  ///
  /// - Parameter length: Gets the container's length in points and the axis.
  nonisolated public consuming func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length)) }
}

public struct _FrameLayout: Equatable, Sendable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
}

extension _FrameLayout: ViewModifier, LayoutModifier {
  package func makeRule(_ context: LayoutContext) -> any LayoutRule {
    FrameRule(width: width, height: height, alignment: alignment)
  }
  package var problem: String? { FrameRule.problem(width: width, height: height) }
}

public struct _FlexFrameLayout: Equatable, Sendable {
  /// The least, the ideal and the largest length.
  let width: [CGFloat?]
  let height: [CGFloat?]
  let alignment: Alignment
}

extension _FlexFrameLayout: ViewModifier, LayoutModifier {
  package func makeRule(_ context: LayoutContext) -> any LayoutRule {
    FlexibleFrameRule(width: limits(width), height: limits(height), alignment: alignment)
  }

  package var problem: String? { limits(width).problem ?? limits(height).problem }

  private func limits(_ lengths: [CGFloat?]) -> FlexibleFrameRule.Limits {
    FlexibleFrameRule.Limits(lengths[0], lengths[1], lengths[2])
  }
}

public struct _ContainerRelativeFrameLayout {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension _ContainerRelativeFrameLayout: ViewModifier, LayoutModifier {
  package func makeRule(_ context: LayoutContext) -> any LayoutRule {
    ContainerRelativeFrameRule(axes, alignment: alignment, length: length)
  }
  /// Closures cannot be compared.
  package func isEqual(to other: Self) -> Bool { false }
}
