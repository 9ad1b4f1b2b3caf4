import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Gives the view the largest size with a ratio in its room, or the smallest that fills the room (LAY-172).
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; nil for the view's usual ratio.
  ///   - contentMode: Whether the view fits its room or fills it.
  nonisolated public consuming func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, fills: contentMode == .fill))
  }
  /// Takes the ratio as a width and a height.
  nonisolated public consuming func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio.width / aspectRatio.height, fills: contentMode == .fill))
  }
}

public struct _AspectRatioLayout: Equatable, Sendable {
  let ratio: CGFloat?
  let fills: Bool
}

extension _AspectRatioLayout: ViewModifier, LayoutModifier {
  package func makeRule(_ context: LayoutContext) -> any LayoutRule { AspectRatioRule(ratio, fills: fills) }
}
