@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Decides which of a container's views is in front where they overlap (LAY-178). Elements stay in the order in which they
  /// are written.
  ///
  /// - Parameter value: The view with the higher value is in front; 0 for views without one.
  nonisolated public consuming func zIndex(_ value: Double) -> some View { modifier(_ZIndexLayout(value: value)) }
}

public struct _ZIndexLayout: Equatable, Sendable {
  let value: Double
}

extension _ZIndexLayout: ViewModifier, LayoutModifier {
  package var mayCover: Bool { true }
  package func makeRule(_ context: LayoutContext) -> any LayoutRule {
    context.usesLayerOrder = true
    return LayoutValueRule(LayerOrder.self, value)
  }
}
