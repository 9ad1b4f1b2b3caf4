import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Scales the view, with its element's frame, and leaves its place in the layout as it was (LAY-175).
  ///
  /// - Parameters:
  ///   - scale: The factors for the width and the height.
  ///   - anchor: The point that stays in place.
  nonisolated public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }
  /// Takes one factor for the width and the height.
  nonisolated public consuming func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
  }
  /// Takes the factors for the width and the height separately; 1 changes nothing.
  nonisolated public consuming func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { modifier(_ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor)) }
}

public struct _ScaleEffect: Equatable, Sendable {
  let scale: CGSize
  let anchor: UnitPoint
}

extension _ScaleEffect: ViewModifier, LayoutModifier {
  package var mayCover: Bool { true }
  package func makeRule(_ context: LayoutContext) -> any LayoutRule {
    EffectRule(.scale(x: scale.width, y: scale.height, anchor: anchor))
  }
}
