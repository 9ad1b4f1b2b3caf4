import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Moves the view, with its element's frame, and leaves its place in the layout as it was (LAY-175).
  nonisolated public consuming func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
  /// Takes the shift as two distances in points.
  nonisolated public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }
}

public struct _OffsetEffect: Equatable, Sendable {
  let offset: CGSize
}

extension _OffsetEffect: ViewModifier, LayoutModifier {
  package var mayCover: Bool { true }
  package func makeRule(_ context: LayoutContext) -> any LayoutRule { EffectRule(.offset(offset)) }
}
