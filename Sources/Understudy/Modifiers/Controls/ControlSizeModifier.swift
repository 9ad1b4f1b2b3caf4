// The look of a control: there is nothing to observe.

extension View {
  /// The size of controls is a matter of looks; their elements and frames do not depend on it.
  nonisolated public consuming func controlSize(_ controlSize: ControlSize) -> some View { self }
}

/// The size of a control.
public enum ControlSize: Hashable, CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
