@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Gives the view its ideal size, whatever room there is: a text is not cut off (LAY-171).
  nonisolated public consuming func fixedSize() -> some View {
    modifier(_FixedSizeLayout(horizontal: true, vertical: true))
  }
  /// Takes the axes along which the view has its ideal size.
  nonisolated public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}

public struct _FixedSizeLayout: Equatable, Sendable {
  let horizontal: Bool
  let vertical: Bool
}

extension _FixedSizeLayout: ViewModifier, LayoutModifier {
  package func makeRule(_ context: LayoutContext) -> any LayoutRule {
    FixedSizeRule(horizontal: horizontal, vertical: vertical)
  }
}
