@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Cuts off what is drawn outside the view's frame. Layout is the same, and no element is left out of the tree (LAY-179).
  nonisolated public consuming func clipped(antialiased: Bool = false) -> some View { modifier(_ClipLayout()) }
  /// Limits what is drawn to a shape; elements outside it stay in the tree, and tests can use them (LAY-179).
  nonisolated public consuming func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipLayout())
  }
}

public struct _ClipLayout: Equatable, Sendable {}

extension _ClipLayout: ViewModifier, LayoutModifier {
  package func makeRule(_ context: LayoutContext) -> any LayoutRule { PassThroughRule(.clips) }
}
