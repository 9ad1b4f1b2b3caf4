import UnderstudyTime

extension View {
  /// Runs an action each time the view ceases to be visible (SEM-170 … SEM-172).
  nonisolated public consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: nil, disappear: action))
  }
}
