@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Leaves the view's room empty (LAY-176): its elements are not in the tree.
  nonisolated public consuming func hidden() -> some View {
    modifier(_OpacityEffect(isInvisible: true)).modifier(_HiddenLayout())
  }
}

public struct _HiddenLayout: Equatable, Sendable {}

extension _HiddenLayout: ViewModifier, LayoutModifier {
  package func makeRule(_ context: LayoutContext) -> any LayoutRule { PassThroughRule(.isHidden) }
}
