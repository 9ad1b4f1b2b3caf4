@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

// What scroll views show, and where their content is first.

extension View {
  /// Sets two values of the environment, one for each axis; no element appears or disappears.
  ///
  /// - Parameters:
  ///   - visibility: Whether the indicators are visible.
  ///   - axes: The directions that it is for.
  nonisolated public consuming func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(_ScrollIndicatorsModifier(visibility: visibility, axes: axes))
  }
  /// The flash of scroll indicators when the view appears cannot be seen in a test.
  nonisolated public consuming func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// The flash of scroll indicators on each change of a value cannot be seen in a test.
  nonisolated public consuming func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// The background of a list or an editor has no element, whether it is visible or not.
  nonisolated public consuming func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(_ScrollBackgroundDrawing(isHidden: visibility == .hidden))
  }
  /// Lets content be visible outside the scroll views inside: an element there can be hit (LAY-377).
  nonisolated public consuming func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }
  /// The point of the content that is first at the same point of the visible part; shorter content lies there (LAY-191).
  nonisolated public consuming func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.firstScrollAnchor, anchor)
  }
}

/// Sets the visibility of scroll indicators for some axes.
public struct _ScrollIndicatorsModifier: Equatable {
  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set
}

extension _ScrollIndicatorsModifier: ViewModifier, EnvironmentModifier {
  package func apply(to values: inout EnvironmentValues) {
    if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
    if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
  }

  package func isEqual(to other: Self) -> Bool { self == other }
}

extension EnvironmentValues {
  /// What `scrollIndicators(_:axes:)` asks of views that scroll horizontally; automatic without it.
  @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  /// What `scrollIndicators(_:axes:)` asks of views that scroll vertically; automatic without it.
  @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
}
