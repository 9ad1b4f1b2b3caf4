import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Puts the view's center at a point of the room that it gets, all of which it takes (LAY-177).
  nonisolated public consuming func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }
  /// Takes the position as two coordinates in points.
  nonisolated public consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_PositionLayout(position: CGPoint(x: x, y: y)))
  }
}

public struct _PositionLayout: Equatable, Sendable {
  let position: CGPoint
}

extension _PositionLayout: ViewModifier, LayoutModifier {
  package var mayCover: Bool { true }
  package func makeRule(_ context: LayoutContext) -> any LayoutRule { PositionRule(position) }
}
