extension View {
  /// Lets characters stand closer to each other where room is short; texts are measured without that (LAY-311).
  nonisolated public consuming func allowsTightening(_ flag: Bool) -> some View {
    modifier(_TextLookModifier(.tightening(flag)))
  }
}
