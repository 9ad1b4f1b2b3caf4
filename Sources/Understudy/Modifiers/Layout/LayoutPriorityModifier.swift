@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Decides which views of a stack get room first: those of a higher priority (LAY-092).
  nonisolated public consuming func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(priority: value))
  }
}

public struct _LayoutPriorityModifier: Equatable, Sendable {
  let priority: Double
}

extension _LayoutPriorityModifier: ViewModifier, LayoutModifier {
  package func makeRule(_ context: LayoutContext) -> any LayoutRule { LayoutPriorityRule(priority) }
}
