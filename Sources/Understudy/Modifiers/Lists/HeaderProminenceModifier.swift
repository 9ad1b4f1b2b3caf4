// The look of lists and their rows: there is nothing to observe.

extension View {
  /// The prominence makes headers of sections larger on a screen; their texts do not change.
  nonisolated public consuming func headerProminence(_ prominence: Prominence) -> some View { self }
}

/// How much something stands out.
public enum Prominence: Sendable {
  case standard, increased
}
