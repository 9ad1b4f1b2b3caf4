import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Sets where a horizontal guide of the view is, in points from its leading edge (LAY-100).
  ///
  /// - Parameter computeValue: Gets the size and the guides of the view.
  nonisolated public consuming func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue)) }
  /// Sets where a vertical guide of the view is, in points from its top.
  ///
  /// - Parameter computeValue: Gets the size and the guides of the view.
  nonisolated public consuming func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue)) }
}

public struct _AlignmentWritingModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
}

extension _AlignmentWritingModifier: ViewModifier, LayoutModifier {
  package func makeRule(_ context: LayoutContext) -> any LayoutRule { AlignmentGuideRule(key, computeValue) }
  /// Closures cannot be compared.
  package func isEqual(to other: Self) -> Bool { false }
}
