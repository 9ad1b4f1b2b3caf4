// Nothing is drawn, so there is nothing to observe.

extension View {
  nonisolated public consuming func hueRotation(_ angle: Angle) -> some View { self }
}
