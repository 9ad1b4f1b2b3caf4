@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Decides how large the borders of buttons are, and the controls that look like buttons (LAY-235).
  nonisolated public consuming func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

/// The size of a control.
public enum ControlSize: Hashable, CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

extension EnvironmentValues {
  /// The size of the controls here; regular, unless `controlSize(_:)` sets another.
  @Entry public var controlSize: ControlSize = .regular
}

extension ControlSize {
  /// The size as metrics name it.
  var scale: ControlScale {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}
